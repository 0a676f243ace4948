import type { Choice } from "../../net/wire";
import { cellSpot, inZones, seatSpot, type Spot } from "../../table/place";
import { oneCard, TABLE, type ZoneView } from "../../table/view";
import { parts } from "../parts";
import type { ElvenRageView } from "./view";

export const elvenRage = parts<ElvenRageView>({
  board: () => import("./Board.svelte"),
  frame: "forest",
  ground: ["#1f5038", "#08120d", "#e7c35a"],
  corners: { initiative: ["left", "top", "diamond"], lives: ["right", "bottom", "heart"], price: ["left", "bottom", "coin"] },
  frames: { black: "drow" },
  row: { S: "simple_strike", P: "piercing_strike", SH: "side_shield", FS: "fire_shield", CA: "counterattack", MV: "movement", none: "" },
  slots: true,
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
