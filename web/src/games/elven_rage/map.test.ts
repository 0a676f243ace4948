import { describe, expect, it } from "vitest";
import { layout } from "./map";

describe("the map of Elven Rage", () => {
  it("lays squares out by column and row", () => {
    const map = layout(["A1", "B1", "B3"]);
    expect(map.hexagon).toBe(false);
    expect(map.at.get("B3")).toEqual({ x: 1, y: 2 });
    expect([map.width, map.height]).toEqual([2, 3]);
  });

  it("lays hexagons out in shifted rows", () => {
    const map = layout(["a1", "b1", "d1", "d7"]);
    expect(map.hexagon).toBe(true);
    expect(map.at.get("a1")?.x).toBe((map.at.get("b1")?.x ?? 0) + 0.5);
    expect(map.width).toBe(7);
  });
});
