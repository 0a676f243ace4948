import { expect, test } from "vitest";
import { choice, sample } from "../sample";
import { berserkHeroes } from ".";

const spots = (verb: string, card: string) => berserkHeroes.place?.(choice(verb, { card }), sample({}, {}, {}));

test("units are known by their number, cards by their hand", () => {
  expect(spots("attack", "marauder#4")).toEqual([["unit:4"]]);
  expect(spots("play", "ghoul")).toEqual([["card:0/hand:ghoul"]]);
});
