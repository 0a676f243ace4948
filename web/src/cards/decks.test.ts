import { describe, expect, it } from "vitest";
import type { Face } from "../net/wire";
import { readDeck, sizeOf, writeDeck } from "./decks";

const face = (id: string, kind: string, name: string): Face => ({ id, name, nick: "", kind, frame: "", art: "", tint: "", line: "", short: "", signs: "", text: [], lines: [], terms: [], numbers: {}, marks: [], copies: 1 });
const faces = { slime: face("slime", "hero", "Mother Slime"), ray: face("ray", "spell", "Poison Ray"), f01: face("f01", "creature", "Wolf") };

describe("deck lists", () => {
  it("are written with the hero first and without what is not taken", () => {
    const deck = new Map([["ray", 3], ["slime", 1], ["f01", 0]]);
    expect(writeDeck(deck, faces)).toBe("slime;3 ray");
  });

  it("are read back, by id or by name, in lines or in one line", () => {
    expect(readDeck("Mother Slime # the hero\n3 poison ray", faces)).toEqual(new Map([["slime", 1], ["ray", 3]]));
    expect(readDeck("2 f01;f01", faces)).toEqual(new Map([["f01", 3]]));
    expect(readDeck("2 unheard of", faces).size).toBe(0);
  });

  it("do not count the hero", () => {
    expect(sizeOf(new Map([["ray", 3], ["slime", 1]]), faces)).toBe(3);
  });
});
