import { describe, expect, it } from "vitest";
import { gist, parts } from "./line";
import { estimated, fit, wrap } from "./lines";
import { corners, unplaced } from "./numbers";
import { hash, palette } from "./palette";

describe("card faces", () => {
  it("have the colours of their frame, also of one never heard of", () => {
    expect(palette("unheard-of")).toEqual(palette("unheard-of"));
    expect(hash("a")).not.toBe(hash("b"));
  });

  it("wrap text without losing a word", () => {
    const text = "Мискатоникский университет открывает двери всем желающим";
    const lines = wrap(text, 12);
    expect(lines.join(" ")).toBe(text);
    expect(lines.length).toBeGreaterThan(2);
  });

  it("choose the largest size that fits", () => {
    expect(fit("Ox", 100, 1, [20, 10]).size).toBe(20);
    expect(fit("An uncommonly long name of a card", 100, 2, [20, 10]).size).toBe(10);
    expect(fit("x".repeat(200) + " y z", 50, 1, [10]).lines).toHaveLength(1);
  });

  it("estimate capitals wider than narrow letters", () => {
    expect(estimated("ШШШ")).toBeGreaterThan(estimated("iii"));
  });

  it("put numbers where the rules of the game put them and tell of the rest", () => {
    const numbers = { cost: 3, strike: 2, lives: 5, armour: 1 };
    expect(corners(numbers, "berserk_heroes").map(({ name, x, y }) => [name, x, y])).toEqual([
      ["cost", "left", "top"],
      ["strike", "left", "bottom"],
      ["lives", "right", "bottom"],
    ]);
    expect(unplaced(numbers, "berserk_heroes")).toEqual([["armour", 1]]);
    expect(corners({ cost: 4 }, "cthulhu_realms")[0]).toMatchObject({ x: "left", y: "top" });
    expect(corners({ strength: 2, lives: 1, age: 7 }, "an outsider's").map(({ name, x, y }) => [name, x, y])).toEqual([
      ["strength", "left", "top"],
      ["lives", "right", "bottom"],
      ["age", "left", "bottom"],
    ]);
    expect(corners({ weak: 1, medium: 2, strong: 3 }, "berserk")[0]).toMatchObject({ name: "strike", value: "1-2-3" });
  });

  it("part a line into glyphs with their numbers and words", () => {
    expect(parts("[green]: [draw]2")).toEqual([
      { glyph: "green", text: "" },
      { glyph: "", text: ": " },
      { glyph: "draw", text: "2" },
    ]);
    expect(parts("[conj]+3 или [lose]−4").map((part) => part.text)).toEqual(["+3", " или ", "−4"]);
  });

  it("keep the effects for a small face, not their conditions", () => {
    expect(gist(["[conj]+2", "[green]: [draw]2"], 3).map((part) => part.glyph)).toEqual(["conj", "draw"]);
    expect(gist(["[conj]+2 [draw]1 [lose]−1 [gain]+1"], 3)).toHaveLength(3);
  });
});
