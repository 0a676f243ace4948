import { describe, expect, it } from "vitest";
import { cardMoves, numberChanges } from "./motion";
import type { CardMark, PlayerView, View } from "./view";

function player(zones: Record<string, [number, string[]]>, numbers: Record<string, number> = {}): PlayerView {
  const made = Object.entries(zones).map(([name, [count, cards]]) => [name, { count, cards: cards.map((card): CardMark => ({ card })) }]);
  return { alive: true, numbers, zones: Object.fromEntries(made) as PlayerView["zones"] };
}

function view(players: PlayerView[], more: Partial<View> = {}): View {
  return { game: "x", seat: 0, asked: [], active: 0, turn: 1, ending: "", numbers: {}, flags: {}, zones: {}, players, ...more };
}

describe("card moves", () => {
  it("sees a card go from hand to play", () => {
    const before = view([player({ hand: [2, ["ox", "cow"]], play: [0, []] })]);
    const after = view([player({ hand: [1, ["cow"]], play: [1, ["ox"]] })]);
    expect(cardMoves(before, after)).toEqual([{ card: "ox", from: "0/hand", to: "0/play" }]);
  });

  it("sees a hidden card turn up where it is laid", () => {
    const before = view([player({ hand: [2, []], play: [0, []] })]);
    const after = view([player({ hand: [1, []], play: [1, ["ox"]] })]);
    expect(cardMoves(before, after)).toEqual([{ card: "ox", from: "0/hand", to: "0/play" }]);
  });

  it("sees face-down cards drawn", () => {
    const before = view([player({ deck: [5, []], hand: [1, []] })]);
    const after = view([player({ deck: [3, []], hand: [3, []] })]);
    expect(cardMoves(before, after)).toEqual([
      { card: null, from: "0/deck", to: "0/hand" },
      { card: null, from: "0/deck", to: "0/hand" },
    ]);
  });

  it("sees nothing where nothing moved", () => {
    const same = view([player({ hand: [2, ["ox", "ox"]] })]);
    expect(cardMoves(same, structuredClone(same))).toEqual([]);
  });

  it("sees a unit step from cell to cell", () => {
    const at = (cell: string) => view([player({})], { board: [{ card: "ox", cell, unit: 3 }] });
    expect(cardMoves(at("a1"), at("a2"))).toEqual([{ card: "ox", from: "cell/a1", to: "cell/a2" }]);
  });

  it("does not let what is merely known count as a place", () => {
    const before = view([player({ unseen: [1, ["ox"]], hand: [0, []] })]);
    const after = view([player({ unseen: [0, []], hand: [1, ["ox"]] })]);
    expect(cardMoves(before, after)).toEqual([]);
  });
});

describe("number changes", () => {
  it("tells how much", () => {
    expect(numberChanges(view([player({}, { sanity: 50 })]), view([player({}, { sanity: 47 })]))).toEqual([{ path: "0/sanity", by: -3 }]);
  });

  it("counts wounds against lives", () => {
    const hurt = (wounds: number) => view([player({})], { board: [{ card: "ox", cell: "a1", unit: 3, lives: 8, wounds }] });
    expect(numberChanges(hurt(0), hurt(5))).toEqual([{ path: "u3/lives", by: -5 }]);
  });
});
