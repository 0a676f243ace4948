/** How each game's options are placed; only what the general way would get wrong. */

import { cardSpot, seatSpot, type Placer } from "../table/place";
import { TABLE } from "../table/view";

const cthulhuRealms: Placer = ({ verb, args }, view) => {
  const me = view.seat ?? 0;
  const card = args.card ?? "";
  switch (verb) {
    case "play":
    case "discard":
      return [[cardSpot(`${me}/hand`, card)]];
    case "activate":
      return [[cardSpot(`${me}/play`, card)]];
    case "buy":
      return [[cardSpot(`${TABLE}/${args.place}`, card)]];
    case "abjure":
      return [[cardSpot(args.place?.startsWith("row") || args.place === "stack" ? `t/${args.place}` : `${me}/${args.place}`, card)]];
    case "return":
      return [[cardSpot("t/abjured", card)]];
    case "destroy":
      return [[cardSpot(`${args.seat}/play`, card)]];
    case "choose":
      return [[seatSpot(args.seat ?? "")]];
    default:
      return null;
  }
};

const PLACERS: Record<string, Placer> = { cthulhu_realms: cthulhuRealms };

export function placerOf(game: string): Placer | undefined {
  return PLACERS[game];
}
