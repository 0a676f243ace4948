import { expect, test } from "vitest";
import type { View, ZoneView } from "../../table/view";
import { rowsAround } from "./rows";

/** A table seen from a seat, with so many cards in each row. */
function table(seat: number | null, counts: number[]): View {
  const zones: Record<string, ZoneView> = {};
  counts.forEach((count, row) => (zones[`row${row}`] = { count, cards: [] }));
  const players = counts.map(() => ({ zones: {} }));
  return { game: "cthulhu_realms", seat, asked: [], active: 0, turn: 1, ending: "", numbers: {}, flags: {}, zones, players } as unknown as View;
}

test("rows lie clockwise from the viewer on", () => {
  expect(rowsAround(table(2, [3, 3, 3, 3]))).toEqual([
    { row: 2, place: "row0" },
    { row: 3, place: "row1" },
    { row: 0, place: "row2" },
    { row: 1, place: "row3" },
  ]);
  expect(rowsAround(table(null, [3, 3, 3])).map(({ row }) => row)).toEqual([0, 1, 2]);
});

test("after an elimination every row that is left is shown, the new one too (CR-4.180, CR-4.183)", () => {
  expect(rowsAround(table(1, [3, 3, 0, 3])).map(({ row }) => row)).toEqual([1, 3, 0]);
  expect(rowsAround(table(0, [3, 0, 3])).map(({ row }) => row)).toEqual([0, 2]);
  expect(rowsAround(table(0, [3, 0, 3, 0])).map(({ row }) => row)).toEqual([0, 2]);
});
