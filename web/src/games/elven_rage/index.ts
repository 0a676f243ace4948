import type { Choice } from "../../net/wire";
import { cellSpot, inZones, seatSpot, type Spot } from "../../table/place";
import { oneCard, TABLE, type ZoneView } from "../../table/view";
import { parts } from "../parts";
import type { ElvenRageView } from "./view";

export const elvenRage = parts<ElvenRageView>({
  board: () => import("./Board.svelte"),
  frame: "forest",
  corners: { initiative: ["left", "top", "star"], lives: ["right", "top", "heart"], price: ["right", "bottom", "coin"] },
  place,
  cells,
});

function place({ args }: Choice, view: ElvenRageView): Spot[] {
  if (args.land !== undefined) return [[cellSpot(args.land)]];
  if (args.squad !== undefined) return [[`squad:${args.squad}`]];
  if (args.place !== undefined) return [[`place:${args.place}`]];
  if (args.seat !== undefined) return [[seatSpot(args.seat)]];
  if (args.card === undefined) return [];
  const me = String(view.seat ?? 0);
  const own = inZones(args.card, view, (owner, zone) => owner === me && ["hand", "artifacts"].includes(zone));
  return own ?? inZones(args.card, view, (owner, zone) => owner === TABLE && zone.startsWith("dragons")) ?? [];
}

/** The places of the battle board that hold a card. */
function cells(view: ElvenRageView): [string, ZoneView][] {
  const laid = view.battle?.places.filter((place) => place.card !== null) ?? [];
  return laid.map((place) => [`place/${place.place}`, oneCard(place)]);
}
