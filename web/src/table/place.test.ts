import { describe, expect, it } from "vitest";
import { partsOf } from "../games";
import { choice, sample, zone } from "../games/sample";
import { placeAll, tidy } from "./place";

describe("placing options", () => {
  it("in general finds a card wherever it lies", () => {
    const view = sample({ row0: zone("ghoul", "ghast") }, { hand: zone("ghoul") }, { play: zone("arkham") });
    const spots = (verb: string, args: Record<string, string>) => placeAll([choice(verb, args)], view, partsOf("unknown"))[0]?.spots;
    expect(spots("touch", { card: "ghoul" })).toEqual([["card:t/row0:ghoul", "card:0/hand:ghoul"]]);
    expect(spots("ask", { seat: "1" })).toEqual([["seat:1"]]);
    expect(spots("end", {})).toEqual([]);
  });
});

describe("texts of options", () => {
  const said = (...texts: string[]) => tidy(texts.map((text, i) => ({ action: `a${i}`, verb: "a", args: {}, text }))).map((choice) => choice.text);

  it("lose the numbers of copies that nobody needs", () => {
    expect(said("Hydra #9 attacks", "Imp #3 attacks")).toEqual(["Hydra attacks", "Imp attacks"]);
  });

  it("keep them where two options would read alike", () => {
    expect(said("Hydra #9 attacks", "Hydra #3 attacks", "Imp #1 attacks")).toEqual(["Hydra #9 attacks", "Hydra #3 attacks", "Imp attacks"]);
  });
});
