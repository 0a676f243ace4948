import { expect, test } from "vitest";
import type { Zone } from "../../table/shape";
import { rowsAround } from "./rows";
import type { CthulhuRealmsView, Player } from "./view";

const zone = (count: number): Zone => ({ count, cards: [] });
const player: Player = {
  alive: true,
  numbers: { sanity: 50 },
  zones: { hand: zone(5), picked: zone(0), deck: zone(5), unseen: zone(5), play: { count: 0, cards: [] }, discard: zone(0) },
};

/** A table seen from a seat, with so many cards in each row. */
function table(seat: number | null, counts: [number, number, number, number?]): CthulhuRealmsView {
  const [row0, row1, row2, row3] = counts.map((count = 0) => zone(count));
  return {
    game: "cthulhu_realms",
    seat,
    asked: [],
    active: 0,
    turn: 1,
    ending: "",
    numbers: { conjuring: 0 },
    flags: { discarded: false, abjured: false },
    zones: { row0: row0 ?? zone(0), row1, row2, row3, stack: zone(0), common: zone(0), box: zone(0), abjured: zone(0) },
    players: counts.map(() => player),
    rows: [],
  };
}

test("rows lie clockwise from the viewer on", () => {
  expect(rowsAround(table(2, [3, 3, 3, 3])).map(({ row, place }) => [row, place])).toEqual([
    ["row2", "row0"],
    ["row3", "row1"],
    ["row0", "row2"],
    ["row1", "row3"],
  ]);
  expect(rowsAround(table(null, [3, 3, 3])).map(({ row }) => row)).toEqual(["row0", "row1", "row2"]);
});

test("after an elimination every row that is left is shown, the new one too (CR-4.180, CR-4.183)", () => {
  expect(rowsAround(table(1, [3, 3, 0, 3])).map(({ row }) => row)).toEqual(["row1", "row3", "row0"]);
  expect(rowsAround(table(0, [3, 0, 3])).map(({ row }) => row)).toEqual(["row0", "row2"]);
  expect(rowsAround(table(0, [3, 0, 3, 0])).map(({ row }) => row)).toEqual(["row0", "row2"]);
});
