import { describe, expect, it } from "vitest";
import { gist, lead, parts, weight } from "./line";
import { ems, longest, rows, soft } from "./names";
import { corners, unplaced } from "./numbers";
import { frame, hash, tint } from "./palette";

describe("card faces", () => {
  it("have the colours of their frame, also of one never heard of", () => {
    expect(frame("unheard-of")).toEqual(frame("unheard-of"));
    expect(tint({ tint: "pirate", frame: "darkness" })).toBe("pirate");
    expect(tint({ tint: "", frame: "darkness" })).toBe("darkness");
    expect(hash("a")).not.toBe(hash("b"));
  });

  it("go below the stones where a name does not fit between them", () => {
    expect(ems("ШШШ")).toBeGreaterThan(ems("iii"));
    expect(longest("Призрак-плакальщик")).toBe(ems("плакальщик"));
    expect(rows("Король в жёлтом", 8)).toBe(2);
    expect(rows("Дагон", 8)).toBe(1);
    expect(soft("Глубоководные").split("\u00ad").length).toBeGreaterThan(2);
    expect(soft("Мискатоникская библиотека").replaceAll("\u00ad", "")).toBe("Мискатоникская библиотека");
    expect(soft("Король в жёлтом")).toBe("Король в жёлтом");
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
    expect(corners({ cost: 4, sanity: 5 }, "cthulhu_realms", ["gate"]).map(({ gem }) => gem)).toEqual(["coin", "gate"]);
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
    expect(parts("[shot]1·2·2 цели")[0]).toEqual({ glyph: "shot", text: "1·2·2" });
    expect(parts("[conj]+3 или [lose]−4").map((part) => part.text)).toEqual(["+3", " или ", "−4"]);
  });

  it("keep the effects for a small face, not their conditions", () => {
    expect(gist(["[conj]+2", "[green]: [draw]2"], 9).map((part) => part.glyph)).toEqual(["conj", "draw"]);
    expect(gist(["[conj]+2 [draw]1 [lose]−1 [gain]+1"], 9)).toHaveLength(3);
    expect(gist(["[conj]+2 [draw]1 [lose]−1 [gain]+1"], 5)).toHaveLength(2);
    expect(gist(["[lose]−4", "[lose]−2"], 9)).toEqual([{ glyph: "lose", text: "−4" }]);
  });

  it("weigh a glyph as two letters and lead a sentence by its conditions", () => {
    expect(weight(["[green]: [draw]2"])).toBe(7);
    expect(lead("[green]+[discarded]: [draw]2")).toEqual(["green", "discarded"]);
    expect(lead("[conj]+3 или [lose]−4")).toEqual(["conj"]);
  });
});
