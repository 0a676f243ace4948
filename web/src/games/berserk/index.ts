import type { Choice } from "../../net/wire";
import { ASK_ME, cardSpot, cellSpot, unitSpot, type Spot } from "../../table/place";
import { livesLeft, oneCard } from "../../table/view";
import { parts } from "../parts";
import type { BerserkView } from "./view";

export const berserk = parts<BerserkView>({
  board: () => import("./Board.svelte"),
  frame: "mountains",
  ground: ["#484c33", "#12130d", "#e58a3c"],
  corners: { cost: ["left", "top", "coin"], move: ["right", "top", "foot"], strike: ["left", "bottom", "hex"], lives: ["right", "bottom", "heart"] },
  place,
  cells: (view) => view.board.map((unit) => [`cell/${unit.cell}`, oneCard(unit)]),
  numbers: (view) => livesLeft([...view.board, ...view.players.flatMap((player) => player.zones.additional.cards)]),
  level: (view) => (view.phase === "battle" ? view.stop : null),
});

function place({ verb, args }: Choice, view: BerserkView): Spot[] | null {
  const me = view.seat ?? 0;
  if (verb === "take") return [[cardSpot(`${me}/deal`, args.card ?? "")]];
  if (verb === "stop") return [[ASK_ME]];
  if (verb === "bring" || verb === "order") return [];
  if (verb === "deploy" || verb === "hide" || verb === "cell") return [[cellSpot(args.cell ?? "")]];
  if (args.unit === undefined) return null;
  const spots: Spot[] = [[unitSpot(args.unit)]];
  if (args.cell !== undefined) spots.push([cellSpot(args.cell)]);
  if (args.target !== undefined) spots.push([unitSpot(args.target)]);
  return spots;
}
