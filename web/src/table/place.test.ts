import { describe, expect, it } from "vitest";
import { placerOf } from "../games/placers";
import type { Choice } from "../net/wire";
import { ASK_ME, placeAll, tidy } from "./place";
import type { View } from "./view";

function choice(verb: string, args: Record<string, string>): Choice {
  return { action: [verb, ...Object.values(args)].join(" "), verb, args, text: verb };
}

const zone = (...cards: string[]) => ({ count: cards.length, cards: cards.map((card) => ({ card })) });
const view = {
  game: "x",
  seat: 0,
  asked: [0],
  active: 0,
  turn: 1,
  ending: "",
  numbers: {},
  flags: {},
  zones: { row0: zone("ghoul", "ghast"), stack: zone("initiate") },
  players: [
    { alive: true, numbers: {}, zones: { hand: zone("ghoul"), play: zone("arkham"), squad: zone("wolf") } },
    { alive: true, numbers: {}, zones: { hand: zone(), play: zone("arkham"), squad: zone("wolf") } },
  ],
} as unknown as View;

function spots(game: string, verb: string, args: Record<string, string>): string[][] {
  return placeAll([choice(verb, args)], view, placerOf(game))[0]?.spots ?? [];
}

describe("placing options", () => {
  it("plays from the hand and buys from the row", () => {
    expect(spots("cthulhu_realms", "play", { card: "ghoul" })).toEqual([["card:0/hand:ghoul"]]);
    expect(spots("cthulhu_realms", "buy", { card: "ghoul", place: "row0" })).toEqual([["card:t/row0:ghoul"]]);
    expect(spots("cthulhu_realms", "destroy", { seat: "1", card: "arkham" })).toEqual([["card:1/play:arkham"]]);
  });

  it("in general finds a card wherever it lies", () => {
    expect(spots("unknown", "touch", { card: "ghoul" })).toEqual([["card:t/row0:ghoul", "card:0/hand:ghoul"]]);
    expect(spots("unknown", "ask", { seat: "1" })).toEqual([["seat:1"]]);
    expect(spots("unknown", "end", {})).toEqual([]);
  });

  it("asks for a unit first and then for its target", () => {
    expect(spots("berserk", "strike", { unit: "c3", target: "c4" })).toEqual([["unit:c3"], ["unit:c4"]]);
    expect(spots("berserk", "step", { unit: "c3", cell: "c2" })).toEqual([["unit:c3"], ["cell:c2"]]);
    expect(spots("berserk", "deploy", { card: "f01", cell: "b1" })).toEqual([["cell:b1"]]);
  });

  it("knows units of heroes by their number", () => {
    expect(spots("berserk_heroes", "attack", { card: "marauder#4" })).toEqual([["unit:4"]]);
    expect(spots("berserk_heroes", "play", { card: "ghoul" })).toEqual([["card:0/hand:ghoul"]]);
  });

  it("leaves alike cards in the piles of Valhalla alone", () => {
    const table = { ...view, zones: { discard: zone("fury"), turned_up: zone("egil"), placing: zone("egil") }, players: [{ alive: true, numbers: {}, zones: { hand: zone("fury"), drawn: zone("fury") } }] } as unknown as View;
    const at = (verb: string, card: string) => placeAll([choice(verb, { card })], table, placerOf("valhalla"))[0]?.spots;
    expect(at("aside", "fury")).toEqual([["card:0/hand:fury"]]);
    expect(at("sacrifice", "fury")).toEqual([["card:0/hand:fury"]]);
    expect(at("keep", "fury")).toEqual([["card:0/drawn:fury"]]);
    expect(at("recover", "fury")).toEqual([["card:t/discard:fury"]]);
    expect(at("take", "egil")).toEqual([["card:t/placing:egil"]]);
  });

  it("puts lands, squads and places where they are", () => {
    expect(spots("elven_rage", "attack", { land: "A2" })).toEqual([["cell:A2"]]);
    expect(spots("elven_rage", "fight", { squad: "2" })).toEqual([["squad:2"]]);
    expect(spots("elven_rage", "act", { place: "N" })).toEqual([["place:N"]]);
  });

  it("arms warriors of a squad", () => {
    expect(spots("valhalla", "arm", { card: "wolf", with: "dice" })).toEqual([["card:0/squad:wolf", "card:1/squad:wolf"]]);
    expect(spots("valhalla", "attack", { target: "1" })).toEqual([["seat:1"]]);
    expect(spots("valhalla", "attack", { target: "monster" })).toEqual([]);
  });
});

describe("texts of options", () => {
  const said = (...texts: string[]) => tidy(texts.map((text, i) => ({ action: `a${i}`, verb: "a", args: {}, text }))).map((choice) => choice.text);

  it("lose the numbers of copies that nobody needs", () => {
    expect(said("Hydra #9 attacks", "Imp #3 attacks")).toEqual(["Hydra attacks", "Imp attacks"]);
  });

  it("keep them where two options would read alike", () => {
    expect(said("Hydra #9 attacks", "Hydra #3 attacks", "Imp #1 attacks")).toEqual(["Hydra #9 attacks", "Hydra #3 attacks", "Imp attacks"]);
  });
});

describe("the setting of when to be asked", () => {
  it("has its place at the table, not among the options", () => {
    const [placed] = placeAll([choice("stop", { setting: "never" })], { ...view, game: "berserk" }, placerOf("berserk"));
    expect(placed?.spots).toEqual([[ASK_ME]]);
  });
});
