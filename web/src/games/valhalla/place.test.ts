import { expect, test } from "vitest";
import { choice, sample, zone } from "../sample";
import { valhalla } from ".";

test("warriors of a squad are armed, seats attacked", () => {
  const view = sample({}, { squad: zone("wolf") }, { squad: zone("wolf") });
  const spots = (verb: string, args: Record<string, string>) => valhalla.place?.(choice(verb, args), view);
  expect(spots("arm", { card: "wolf", with: "dice" })).toEqual([["card:0/squad:wolf", "card:1/squad:wolf"]]);
  expect(spots("attack", { target: "1" })).toEqual([["seat:1"]]);
  expect(spots("attack", { target: "monster" })).toEqual([]);
});

test("alike cards in the piles are left alone", () => {
  const view = sample({ discard: zone("fury"), turned_up: zone("egil"), placing: zone("egil") }, { hand: zone("fury"), drawn: zone("fury") });
  const at = (verb: string, card: string) => valhalla.place?.(choice(verb, { card }), view);
  expect(at("aside", "fury")).toEqual([["card:0/hand:fury"]]);
  expect(at("sacrifice", "fury")).toEqual([["card:0/hand:fury"]]);
  expect(at("keep", "fury")).toEqual([["card:0/drawn:fury"]]);
  expect(at("recover", "fury")).toEqual([["card:t/discard:fury"]]);
  expect(at("take", "egil")).toEqual([["card:t/placing:egil"]]);
});
