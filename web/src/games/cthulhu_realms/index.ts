import { cardSpot, seatSpot, type Spot } from "../../table/place";
import { TABLE } from "../../table/view";
import type { Choice } from "../../net/wire";
import { parts } from "../parts";
import type { CthulhuRealmsView } from "./view";

export const cthulhuRealms = parts<CthulhuRealmsView>({
  board: () => import("./Board.svelte"),
  frame: "green",
  ground: ["#12473c", "#061013", "#7fe3a2"],
  corners: { cost: ["left", "top", "coin"], sanity: ["right", "bottom", "mind"] },
  gems: { sanctum: "shield", gate: "gate" },
  place,
});

function place({ verb, args }: Choice, view: CthulhuRealmsView): Spot[] | null {
  const me = view.seat ?? 0;
  const card = args.card ?? "";
  const place = args.place ?? "";
  switch (verb) {
    case "play":
    case "discard":
      return [[cardSpot(`${me}/hand`, card)]];
    case "activate":
      return [[cardSpot(`${me}/play`, card)]];
    case "buy":
      return [[cardSpot(`${TABLE}/${place}`, card)]];
    case "abjure":
      return [[cardSpot(place.startsWith("row") || place === "stack" ? `${TABLE}/${place}` : `${me}/${place}`, card)]];
    case "return":
      return [[cardSpot(`${TABLE}/abjured`, card)]];
    case "destroy":
      return [[cardSpot(`${args.seat}/play`, card)]];
    case "choose":
      return [[seatSpot(args.seat ?? "")]];
    default:
      return null;
  }
}
