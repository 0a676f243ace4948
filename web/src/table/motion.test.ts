import { describe, expect, it } from "vitest";
import { partsOf } from "../games";
import { cardMoves, numberChanges } from "./motion";
import type { CardMark, PlayerView, View } from "./view";

function player(zones: Record<string, [number, string[]]>, numbers: Record<string, number> = {}): PlayerView {
  const made = Object.entries(zones).map(([name, [count, cards]]) => [name, { count, cards: cards.map((card): CardMark => ({ card })) }]);
  return { alive: true, numbers, zones: Object.fromEntries(made) as PlayerView["zones"] };
}

function view(players: PlayerView[]): View {
  return { game: "x", seat: 0, asked: [], active: 0, turn: 1, ending: "", numbers: {}, flags: {}, zones: {}, players };
}

const ANY = partsOf("x");

describe("card moves", () => {
  it("sees a card go from hand to play", () => {
    const before = view([player({ hand: [2, ["ox", "cow"]], play: [0, []] })]);
    const after = view([player({ hand: [1, ["cow"]], play: [1, ["ox"]] })]);
    expect(cardMoves(before, after, ANY)).toEqual([{ card: "ox", from: "0/hand", to: "0/play" }]);
  });

  it("sees a hidden card turn up where it is laid", () => {
    const before = view([player({ hand: [2, []], play: [0, []] })]);
    const after = view([player({ hand: [1, []], play: [1, ["ox"]] })]);
    expect(cardMoves(before, after, ANY)).toEqual([{ card: "ox", from: "0/hand", to: "0/play" }]);
  });

  it("sees face-down cards drawn", () => {
    const before = view([player({ deck: [5, []], hand: [1, []] })]);
    const after = view([player({ deck: [3, []], hand: [3, []] })]);
    expect(cardMoves(before, after, ANY)).toEqual([
      { card: null, from: "0/deck", to: "0/hand" },
      { card: null, from: "0/deck", to: "0/hand" },
    ]);
  });

  it("sees nothing where nothing moved", () => {
    const same = view([player({ hand: [2, ["ox", "ox"]] })]);
    expect(cardMoves(same, structuredClone(same), ANY)).toEqual([]);
  });

  it("does not let what is merely known count as a place", () => {
    const before = view([player({ unseen: [1, ["ox"]], hand: [0, []] })]);
    const after = view([player({ unseen: [0, []], hand: [1, ["ox"]] })]);
    expect(cardMoves(before, after, ANY)).toEqual([]);
  });
});

describe("number changes", () => {
  it("tells how much", () => {
    expect(numberChanges(view([player({}, { sanity: 50 })]), view([player({}, { sanity: 47 })]), ANY)).toEqual([{ path: "0/sanity", by: -3 }]);
  });
});
