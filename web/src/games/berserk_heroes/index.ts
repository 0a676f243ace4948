import type { Choice } from "../../net/wire";
import { cardSpot, unitSpot, type Spot } from "../../table/place";
import { livesLeft } from "../../table/view";
import { parts } from "../parts";
import type { HeroesView } from "./view";

export const berserkHeroes = parts<HeroesView>({
  board: () => import("./Board.svelte"),
  frame: "fire",
  ground: ["#5a3320", "#150d08", "#e6b45e"],
  corners: { cost: ["left", "top", "coin"], strike: ["left", "bottom", "hex"], lives: ["right", "bottom", "heart"] },
  place,
  numbers: (view) => livesLeft(view.players.flatMap((player) => player.zones.play.cards)),
});

const HAND_VERBS = ["play", "bottom", "discard"];
const LISTED_VERBS = ["take", "order"];

function place({ verb, args }: Choice, view: HeroesView): Spot[] | null {
  const card = args.card ?? "";
  const me = view.seat ?? 0;
  if (LISTED_VERBS.includes(verb)) return [];
  if (HAND_VERBS.includes(verb)) return [[cardSpot(`${me}/hand`, card)]];
  const unit = card.split("#")[1];
  return unit === undefined ? null : [[unitSpot(unit)]];
}
