import { expect, test } from "vitest";
import type { Line } from "../net/wire";
import { gathered } from "./log";

function said(text: string, clause = "VA-4.501"): Line {
  return { key: "rolled", clause, args: {}, parts: [text] };
}

test("a line said again is counted with the one before", () => {
  const lines = [said("rolls X"), said("rolls X"), said("rolls sword"), said("rolls X")];
  expect(gathered(lines, 9).map((one) => [one.line.parts[0], one.times, one.at])).toEqual([
    ["rolls X", 2, 0],
    ["rolls sword", 1, 2],
    ["rolls X", 1, 3],
  ]);
});

test("lines by different clauses, or about different cards, stay apart", () => {
  const card = (unit: number): Line => ({ ...said(""), parts: ["opens ", ["bk_orc", "Orc", unit]] });
  expect(gathered([said("draws"), said("draws", "VA-4.1")], 9)).toHaveLength(2);
  expect(gathered([card(1), card(2)], 9)).toHaveLength(2);
});

test("only the last lines are shown, under the numbers they have", () => {
  const lines = [said("a"), said("b"), said("b"), said("c")];
  expect(gathered(lines, 2).map((one) => one.at)).toEqual([1, 3]);
});

test("what happens to many cards that are not in play is one line", () => {
  const milled = (id: string): Line => ({ ...said(""), parts: ["Discarded from the deck: ", [id, id, -1], "."] });
  const [line, ...rest] = gathered([milled("a"), milled("b"), milled("c")], 9);
  expect(rest).toEqual([]);
  expect([line!.line.parts[1], line!.also.map((card) => card[0]), line!.at]).toEqual([["a", "a", -1], ["b", "c"], 0]);
});
