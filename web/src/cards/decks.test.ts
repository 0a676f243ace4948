import { describe, expect, it } from "vitest";
import { sampleFace } from "../games/sample";
import { changed, coverOf, curve, fromCode, listOf, namedIn, rows, sizeOf, textOf, toCode, totals, type Deck } from "./decks";
import { facets } from "./filter";

const faces = {
  slime: sampleFace({ id: "slime", kind: "hero", name: "Матушка Тина", numbers: { lives: 25 } }),
  ray: sampleFace({ id: "ray", kind: "spell", name: "Луч", numbers: { cost: 2 } }),
  wolf: sampleFace({ id: "wolf", kind: "creature", name: "Волк", numbers: { cost: 3 } }),
  rat: sampleFace({ id: "rat", kind: "creature", name: "Крыса", numbers: { cost: 2 } }),
};
const by = facets(Object.values(faces));
const deck: Deck = { id: "1", game: "x", name: "Яды; и №1", lead: "slime", cards: { wolf: 2, ray: 3 }, unread: ["2 Нечто"], cover: "", at: 0 };

describe("decks", () => {
  it("are lists for a set-up and texts for people, with every line that could not be read", () => {
    expect(listOf(deck)).toBe("slime;2 wolf;3 ray;2 Нечто");
    expect(textOf(deck, faces, by)).toBe("# Яды; и №1\nМатушка Тина\n3 Луч\n2 Волк\n2 Нечто");
    expect(namedIn(textOf(deck, faces, by))).toBe(deck.name);
    expect(namedIn("3 Волк # big")).toBe("");
  });

  it("count copies, not who leads them", () => {
    expect(sizeOf(deck)).toBe(5);
    expect(rows(deck, faces, by).map(({ face, n }) => [face.id, n])).toEqual([["ray", 3], ["wolf", 2]]);
    expect(changed(deck.cards, "rat", 1)).toEqual({ wolf: 2, ray: 3, rat: 1 });
    expect(changed({ wolf: 1 }, "wolf", -1)).toEqual({});
    expect(changed({}, "wolf", -1)).toEqual({});
  });

  it("are shown by a chosen card, by who leads them, or by the dearest", () => {
    expect(coverOf(deck, faces, by)?.id).toBe("slime");
    expect(coverOf({ ...deck, cover: "ray" }, faces, by)?.id).toBe("ray");
    expect(coverOf({ ...deck, lead: "" }, faces, by)?.id).toBe("wolf");
  });

  it("have a curve of costs made of types, and totals", () => {
    const full = { ...deck, cards: { ...deck.cards, rat: 1 } };
    expect(curve(full, faces, by)).toEqual([
      { cost: "2", n: 4, parts: { spell: 3, creature: 1 } },
      { cost: "3", n: 2, parts: { creature: 2 } },
    ]);
    expect(totals(full, faces, by, (face) => face.kind)).toEqual([["creature", 3], ["spell", 3]]);
  });

  it("travel in a link", () => {
    expect(toCode(deck)).toMatch(/^[\w-]+$/);
    expect(fromCode(toCode(deck))).toEqual({ name: deck.name, list: listOf(deck) });
    expect(fromCode("никакой")).toBeNull();
  });
});
