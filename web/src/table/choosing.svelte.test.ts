import { describe, expect, it } from "vitest";
import type { Choice } from "../net/wire";
import { Choosing } from "./choosing.svelte";
import type { Placed } from "./place";

function placed(action: string, ...spots: string[][]): Placed {
  return { choice: { action, verb: action, args: {}, text: action }, spots };
}

function choosing(...offered: Placed[]): { it: Choosing; taken: string[] } {
  const taken: string[] = [];
  const it = new Choosing((choice: Choice) => taken.push(choice.action));
  it.offer(offered);
  return { it, taken };
}

const later = () => new Promise((done) => setTimeout(done));

describe("choosing", () => {
  it("takes the only option of a place at once", () => {
    const { it: one, taken } = choosing(placed("play ox", ["card:0/hand:ox"]));
    one.touch("card:0/hand:ox", "ox", false);
    expect(taken).toEqual(["play ox"]);
    expect(one.isOffered("card:0/hand:ox")).toBe(false);
  });

  it("shows what a finger would do before doing it", () => {
    const { it: one, taken } = choosing(placed("play ox", ["card:0/hand:ox"]));
    one.touch("card:0/hand:ox", "ox", true);
    expect(taken).toEqual([]);
    expect(one.sheet?.choices.map((choice) => choice.action)).toEqual(["play ox"]);
  });

  it("asks for the target after the unit, and lets go of it again", () => {
    const { it: one, taken } = choosing(placed("strike a b", ["unit:a"], ["unit:b"]), placed("strike a c", ["unit:a"], ["unit:c"]), placed("rest a", ["unit:a"]));
    one.touch("unit:a", "a", false);
    expect(one.isPicked("unit:a")).toBe(true);
    expect(one.isOffered("unit:b")).toBe(true);
    expect(one.loose.map((choice) => choice.action)).toContain("rest a");
    one.touch("unit:a", "a", false);
    expect(one.picked).toEqual([]);
    one.touch("unit:a", "a", false);
    one.touch("unit:c", "c", false);
    expect(taken).toEqual(["strike a c"]);
  });

  it("lists several options of one place", () => {
    const { it: one } = choosing(placed("use 1", ["unit:a"]), placed("use 2", ["unit:a"]));
    one.touch("unit:a", "a", false);
    expect(one.sheet?.choices).toHaveLength(2);
  });

  it("lets a second copy stand for its kind unless copies are told apart", () => {
    const kind = choosing(placed("play ox", ["card:0/hand:ox"])).it;
    expect(kind.isOffered("card:0/hand:ox#2")).toBe(true);
    const copies = choosing(placed("use ox", ["card:0/play:ox"]), placed("use ox#3", ["card:0/play:ox#3"])).it;
    expect(copies.isOffered("card:0/play:ox#2")).toBe(false);
    expect(copies.isOffered("card:0/play:ox#3")).toBe(true);
  });

  it("makes buttons of what has no place on the screen", async () => {
    const { it: one } = choosing(placed("end"), placed("play ox", ["card:0/hand:ox"]), placed("take cow", ["card:0/deck:cow"]));
    const hide = one.show("card:0/hand:ox");
    await later();
    expect(one.loose.map((choice) => choice.action)).toEqual(["end", "take cow"]);
    hide();
    await later();
    expect(one.loose).toHaveLength(3);
  });

  it("offers nothing while an action is under way, and everything again when it was refused", () => {
    const { it: one } = choosing(placed("play ox", ["card:0/hand:ox"]));
    one.take({ action: "play ox", verb: "play", args: {}, text: "" });
    expect(one.isOffered("card:0/hand:ox")).toBe(false);
    one.release();
    expect(one.isOffered("card:0/hand:ox")).toBe(true);
  });
});
