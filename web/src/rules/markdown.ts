/** The little of Markdown that rulebooks use, as blocks; nothing is ever set as HTML. */

export type Inline = { kind: "text" | "bold" | "code" | "em" | "clause"; text: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string; plain: string }
  | { kind: "paragraph"; text: Inline[]; id: string }
  | { kind: "list"; items: { text: Inline[]; id: string; depth: number }[]; ordered: boolean }
  | { kind: "table"; head: Inline[][]; rows: { cells: Inline[][]; id: string }[] }
  | { kind: "rule" };

const CLAUSE = /\b[A-Z]{2,3}-(?:R\d+|\d+(?:\.\d+)+[a-z]?)\b/;
const TOKEN = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{2,3}-(?:R\d+|\d+(?:\.\d+)+[a-z]?)\b)/;
const DEFINED = /^\s*(?:[-*]\s+|\d+\.\s+|\|\s*)?\*\*([A-Z]{2,3}-(?:R\d+|\d+(?:\.\d+)+[a-z]?))\*\*/;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  for (const part of text.split(TOKEN)) {
    if (!part) continue;
    if (part.startsWith("**")) parts.push({ kind: "bold", text: part.slice(2, -2) });
    else if (part.startsWith("`")) parts.push({ kind: "code", text: part.slice(1, -1) });
    else if (part.startsWith("*") && part.length > 2) parts.push({ kind: "em", text: part.slice(1, -1) });
    else if (CLAUSE.test(part) && part.length < 16) parts.push({ kind: "clause", text: part });
    else parts.push({ kind: "text", text: part });
  }
  return parts;
}

/** The clause a line defines: its anchor. */
export function anchor(line: string): string {
  return DEFINED.exec(line)?.[1] ?? "";
}

export function blocks(source: string): Block[] {
  const lines = source.split("\n");
  const found: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] ?? "";
    const heading = /^(#{1,5})\s+(.*)$/.exec(line);
    if (heading) {
      const plain = (heading[2] ?? "").replace(/[*`]/g, "");
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, text: inline(heading[2] ?? ""), id: slug(plain), plain });
      i += 1;
    } else if (/^---+\s*$/.test(line)) {
      found.push({ kind: "rule" });
      i += 1;
    } else if (line.startsWith("|")) i = table(lines, i, found);
    else if (/^\s*(?:[-*]|\d+\.)\s+/.test(line)) i = list(lines, i, found);
    else if (!line.trim()) i += 1;
    else i = paragraph(lines, i, found);
  }
  return found;
}

function table(lines: string[], at: number, found: Block[]): number {
  const rows: string[] = [];
  while (lines[at]?.startsWith("|")) rows.push(lines[at++] ?? "");
  const cells = (row: string) => row.replace(/^\||\|\s*$/g, "").split("|").map((cell) => inline(cell.trim()));
  const body = rows.slice(1).filter((row) => !/^\|[\s|:-]+$/.test(row));
  found.push({ kind: "table", head: cells(rows[0] ?? ""), rows: body.map((row) => ({ cells: cells(row), id: anchor(row) })) });
  return at;
}

function list(lines: string[], at: number, found: Block[]): number {
  const items: { text: Inline[]; id: string; depth: number }[] = [];
  const ordered = /^\s*\d+\./.test(lines[at] ?? "");
  while (/^\s*(?:[-*]|\d+\.)\s+/.test(lines[at] ?? "")) {
    let text = lines[at++] ?? "";
    const depth = /^\s*/.exec(text)?.[0].length ?? 0;
    while (/^\s{2,}\S/.test(lines[at] ?? "") && !/^\s*(?:[-*]|\d+\.)\s+/.test(lines[at] ?? "")) text += ` ${(lines[at++] ?? "").trim()}`;
    items.push({ text: inline(text.replace(/^\s*(?:[-*]|\d+\.)\s+/, "")), id: anchor(text), depth: Math.min(2, Math.floor(depth / 2)) });
  }
  found.push({ kind: "list", items, ordered });
  return at;
}

function paragraph(lines: string[], at: number, found: Block[]): number {
  const first = lines[at] ?? "";
  let text = first;
  at += 1;
  while (lines[at]?.trim() && !/^(#|\||---|\s*(?:[-*]|\d+\.)\s)/.test(lines[at] ?? "") && !anchor(lines[at] ?? "")) text += ` ${lines[at++] ?? ""}`;
  found.push({ kind: "paragraph", text: inline(text), id: anchor(first) });
  return at;
}

/** The text of a clause, wherever it is defined. */
export function clauseText(all: Block[], id: string): Inline[] | undefined {
  for (const block of all) {
    if (block.kind === "paragraph" && block.id === id) return block.text;
    if (block.kind === "list") {
      const item = block.items.find((found) => found.id === id);
      if (item) return item.text;
    }
    if (block.kind === "table") {
      const row = block.rows.find((found) => found.id === id);
      if (row) return row.cells.flatMap((cell, i): Inline[] => (i ? [{ kind: "text", text: " · " }, ...cell] : cell));
    }
  }
  return undefined;
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}
