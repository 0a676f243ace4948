/** Views and options for the tests of games. */

import type { Choice, Face } from "../net/wire";
import type { View, ZoneView } from "../table/view";

export function choice(verb: string, args: Record<string, string>): Choice {
  return { action: [verb, ...Object.values(args)].join(" "), verb, args, text: verb };
}

export function zone(...cards: string[]): ZoneView {
  return { count: cards.length, cards: cards.map((card) => ({ card })) };
}

/** What seat 0 sees of a table of any game: its zones, and those of each player. */
export function sample(zones: Record<string, ZoneView>, ...players: Record<string, ZoneView>[]): View {
  return {
    game: "x",
    seat: 0,
    asked: [0],
    active: 0,
    turn: 1,
    ending: "",
    numbers: {},
    flags: {},
    zones,
    players: players.map((held) => ({ alive: true, numbers: {}, zones: held })),
  };
}

/** A card's face with what a test needs of it. */
export function sampleFace(given: Partial<Face>): Face {
  return { id: "x", name: "", nick: "", kind: "", frame: "", art: "", tint: "", line: "", short: "", signs: "", text: [], lines: [], terms: [], numbers: {}, marks: [], copies: 1, ...given };
}
