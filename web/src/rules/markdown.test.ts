import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { anchor, blocks, clauseText, inline } from "./markdown";

describe("rulebooks", () => {
  it("give every clause an anchor", () => {
    expect(anchor("**CR-4.12** A player draws.")).toBe("CR-4.12");
    expect(anchor("- **ER-R3** Ruling.")).toBe("ER-R3");
    expect(anchor("See **CR-4.12**.")).toBe("");
  });

  it("link clauses that are mentioned", () => {
    expect(inline("see CR-4.1, `x` and **y**")).toEqual([
      { kind: "text", text: "see " },
      { kind: "clause", text: "CR-4.1" },
      { kind: "text", text: ", " },
      { kind: "code", text: "x" },
      { kind: "text", text: " and " },
      { kind: "bold", text: "y" },
    ]);
  });

  it("read headings, lists, tables and paragraphs", () => {
    const kinds = blocks("# A\n\ntext\nmore\n\n- one\n  - two\n\n| h | i |\n|---|---|\n| 1 | 2 |\n\n---\n").map((block) => block.kind);
    expect(kinds).toEqual(["heading", "paragraph", "list", "table", "rule"]);
  });

  it("keep two clauses on neighbouring lines apart", () => {
    expect(blocks("**CR-1.1** a\n**CR-1.2** b").map((block) => "id" in block && block.id)).toEqual(["CR-1.1", "CR-1.2"]);
  });

  it("give the text of a clause from paragraph, list or table", () => {
    const all = blocks("**CR-1.1** a\n\n- **CR-1.2** b\n\n| id | what |\n|---|---|\n| **CR-1.3** | c |");
    const said = (id: string) => clauseText(all, id)?.map((part) => part.text).join("");
    expect([said("CR-1.1"), said("CR-1.2"), said("CR-1.3"), said("CR-9.9")]).toEqual(["CR-1.1 a", "CR-1.2 b", "CR-1.3 · c", undefined]);
  });

  it("find the clauses of every game's own rulebook", () => {
    const games = join(__dirname, "../../../src/koloda/games");
    for (const game of readdirSync(games)) {
      const path = join(games, game, "RULES.md");
      if (!existsSync(path)) continue;
      const text = readFileSync(path, "utf8");
      const found = JSON.stringify(blocks(text)).match(/"id":"[A-Z]{2,3}-\d/g) ?? [];
      expect(found.length, game).toBeGreaterThan(100);
    }
  });
});
