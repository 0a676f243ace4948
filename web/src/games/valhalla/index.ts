import type { Choice } from "../../net/wire";
import { inZones, seatSpot, type Spot } from "../../table/place";
import { TABLE } from "../../table/view";
import { parts } from "../parts";
import type { ValhallaView } from "./view";

export const valhalla = parts<ValhallaView>({
  board: () => import("./Board.svelte"),
  frame: "water",
  ground: ["#2b4460", "#0b1219", "#e2b65a"],
  corners: { strength: ["left", "bottom", "force"], vp: ["right", "top", "star"], maximum: ["right", "bottom", "shield"] },
  row: { sword: "die_sword", axe: "die_axe", spear: "die_spear", bow: "die_bow", shield: "die_shield" },
  told: /^(\[die_\w+\])+: \[might\]\+\d+$/,
  place,
});

const SQUAD_VERBS = ["arm", "discard_warrior", "return_warrior", "name", "send", "hold", "block"];
const HAND_VERBS = ["add", "add_return", "add_two", "play", "pay", "help", "thor", "discard", "aside", "sacrifice", "errand", "tuck"];
const DRAWN_VERBS = ["keep", "down"];
const DISCARD_VERBS = ["points", "recover"];
const LOOKED_AT = ["discard", "turned_up"]; // piles to read: a like card in them is not the one that is meant
const DIE_VERBS = ["reroll", "die", "turn", "cover"];

function place(choice: Choice, view: ValhallaView): Spot[] {
  const { verb, args } = choice;
  const me = String(view.seat ?? 0);
  if (verb === "attack") return args.target === "monster" ? [] : [[seatSpot(args.target ?? "")]];
  if (verb === "slot") return [[`slot:${me}:${args.slot}`]];
  if (verb === "keep_die") return [[`die:${args.face}`]];
  if (DIE_VERBS.includes(verb)) return [dieSpots(args.die ?? "")];
  const card = args.card;
  if (card === undefined) return [];
  const there = inZones(card, view, (owner, zone) => {
    if (SQUAD_VERBS.includes(verb)) return zone === "squad";
    if (HAND_VERBS.includes(verb)) return owner === me && zone === "hand";
    if (DRAWN_VERBS.includes(verb)) return owner === me && zone === "drawn";
    if (DISCARD_VERBS.includes(verb)) return owner === TABLE && zone === "discard";
    return (owner === TABLE && !LOOKED_AT.includes(zone)) || owner === me;
  });
  return there ? [...there, ...secondStep(choice, me)] : [];
}

function dieSpots(die: string): Spot {
  return [`die:${die}:0`, `die:${die}:1`, `die:${die}`];
}

function secondStep({ args }: Choice, me: string): Spot[] {
  if (args.slot !== undefined) return [[`slot:${me}:${args.slot}`]];
  if (args.seat !== undefined) return [[seatSpot(args.seat)]];
  if (args.die !== undefined) return [dieSpots(args.die)];
  return [];
}
