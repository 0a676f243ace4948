import { expect, test } from "vitest";
import { choice, sample } from "../sample";
import { cthulhuRealms } from ".";

const spots = (verb: string, args: Record<string, string>) => cthulhuRealms.place?.(choice(verb, args), sample({}, {}, {}));

test("cards are played from the hand, bought from the row, destroyed in play", () => {
  expect(spots("play", { card: "ghoul" })).toEqual([["card:0/hand:ghoul"]]);
  expect(spots("buy", { card: "ghoul", place: "row0" })).toEqual([["card:t/row0:ghoul"]]);
  expect(spots("destroy", { seat: "1", card: "arkham" })).toEqual([["card:1/play:arkham"]]);
});
