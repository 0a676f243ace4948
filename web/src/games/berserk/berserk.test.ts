import { expect, test } from "vitest";
import { cardMoves, numberChanges } from "../../table/motion";
import { ASK_ME } from "../../table/place";
import { choice } from "../sample";
import { berserk } from ".";
import type { BerserkView, Player, Unit } from "./view";

const player: Player = {
  alive: true,
  numbers: { cards: 30, deal: 15, redeals: 0 },
  zones: { grave: { count: 0, cards: [] }, additional: { count: 0, cards: [] } },
  progress: "deployed",
};

function battle(...board: Unit[]): BerserkView {
  return {
    game: "berserk",
    seat: 0,
    asked: [0],
    active: 0,
    turn: 1,
    ending: "",
    numbers: {},
    flags: {},
    zones: {},
    players: [player, player],
    phase: "battle",
    first: 0,
    board,
    stack: [],
    dice: [],
    stop: "always",
  };
}

function ox(cell: string, wounds = 0): Unit {
  return { card: "ox", unit: 3, owner: 0, hidden: false, place: cell, cell, lives: 8, wounds };
}

test("a unit steps from cell to cell", () => {
  expect(cardMoves(battle(ox("a1")), battle(ox("a2")), berserk)).toEqual([{ card: "ox", from: "cell/a1", to: "cell/a2" }]);
});

test("wounds are counted against lives", () => {
  expect(numberChanges(battle(ox("a1")), battle(ox("a1", 5)), berserk)).toEqual([{ path: "u3/lives", by: -5 }]);
});

test("a unit is asked for first and then its target", () => {
  const spots = (verb: string, args: Record<string, string>) => berserk.place?.(choice(verb, args), battle());
  expect(spots("strike", { unit: "c3", target: "c4" })).toEqual([["unit:c3"], ["unit:c4"]]);
  expect(spots("step", { unit: "c3", cell: "c2" })).toEqual([["unit:c3"], ["cell:c2"]]);
  expect(spots("deploy", { card: "f01", cell: "b1" })).toEqual([["cell:b1"]]);
});

test("when to be asked has its place at the table, not among the options, and is shown in battle", () => {
  expect(berserk.place?.(choice("stop", { setting: "never" }), battle())).toEqual([[ASK_ME]]);
  expect(berserk.level?.(battle())).toBe("always");
  const placing: BerserkView = { ...battle(), phase: "placing" };
  expect(berserk.level?.(placing)).toBeNull();
});
