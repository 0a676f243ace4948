import { describe, expect, it } from "vitest";
import { sampleFace } from "../games/sample";
import { facets, flipped, NOTHING, readFilter, sifted, writeFilter } from "./filter";

const faces = [
  sampleFace({ id: "wolf", kind: "creature", frame: "forest", name: "Волк чащобы", line: "Существо, зверь", numbers: { cost: 3 }, terms: ["keyword-armour"] }),
  sampleFace({ id: "ray", kind: "spell", frame: "swamps", name: "Ядовитый луч", text: ["Отравите существо."], numbers: { cost: 2 } }),
  sampleFace({ id: "cat", kind: "creature", frame: "neutral", marks: ["forest", "swamps"], name: "Ёжик", numbers: { cost: 2 } }),
  sampleFace({ id: "hero", kind: "hero", frame: "forest", name: "Вожак", numbers: { lives: 25 } }),
];
const by = facets(faces);
const ids = (filter: Partial<typeof NOTHING>) => sifted(faces, { ...NOTHING, ...filter }, by).map((face) => face.id);

describe("filters of cards", () => {
  it("come from the faces, the commonest first, costs in their order", () => {
    expect(by.number).toBe("cost");
    expect(by.cost).toEqual([["2", 2], ["3", 1]]);
    expect(by.frame).toEqual([["forest", 3], ["swamps", 2]]);
    expect(by.kind[0]).toEqual(["creature", 2]);
    expect(by.term).toEqual([["keyword-armour", 1]]);
  });

  it("find a card under each of its elements", () => {
    const two = [sampleFace({ id: "centaur", frame: "forest", marks: ["steppe"] }), sampleFace({ id: "orc", frame: "steppe" })];
    expect(facets(two).frame).toEqual([["steppe", 2], ["forest", 1]]);
  });

  it("take the number most cards have where there is no cost, and tell many values in one", () => {
    const strong = Array.from({ length: 12 }, (_, n) => sampleFace({ id: `s${n}`, numbers: { strength: n } }));
    const other = facets(strong);
    expect(other.number).toBe("strength");
    expect(other.cost[other.cost.length - 1]).toEqual(["8+", 4]);
    expect(sifted(strong, { ...NOTHING, cost: ["8+"] }, other)).toHaveLength(4);
  });

  it("leave what meets all of them, by cost, type and name", () => {
    expect(ids({})).toEqual(["hero", "cat", "ray", "wolf"]);
    expect(ids({ frame: ["forest"], cost: ["2", "3"] })).toEqual(["cat", "wolf"]);
    expect(ids({ term: ["keyword-armour"] })).toEqual(["wolf"]);
    expect(ids({ kind: ["spell", "hero"] })).toEqual(["hero", "ray"]);
  });

  it("search in names, classes and sentences, ё or е", () => {
    expect(ids({ q: "ежик" })).toEqual(["cat"]);
    expect(ids({ q: "ЗВЕРЬ" })).toEqual(["wolf"]);
    expect(ids({ q: "отравите  луч" })).toEqual(["ray"]);
  });

  it("are kept in the address", () => {
    const filter = { cost: ["2", "8+"], frame: ["forest"], kind: [], term: [], q: "луч света" };
    expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
    expect(writeFilter(NOTHING)).toBe("");
    expect(flipped(flipped(NOTHING, "cost", "2"), "cost", "2")).toEqual(NOTHING);
  });
});
