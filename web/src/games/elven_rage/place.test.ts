import { expect, test } from "vitest";
import { choice, sample } from "../sample";
import { elvenRage } from ".";

const spots = (verb: string, args: Record<string, string>) => elvenRage.place?.(choice(verb, args), sample({}, {}, {}));

test("lands, squads and places are where they are", () => {
  expect(spots("attack", { land: "A2" })).toEqual([["cell:A2"]]);
  expect(spots("fight", { squad: "2" })).toEqual([["squad:2"]]);
  expect(spots("act", { place: "N" })).toEqual([["place:N"]]);
});
