/** A line of a card into its parts: a glyph with the number glued to it, or words. */

export interface Part {
  glyph: string;
  text: string;
}

const GLYPH = /\[([a-z_]+)\]([×+−-]?\d*(?:[·-]\d+)*)/g;

export function parts(line: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of line.matchAll(GLYPH)) {
    if (match.index > at) found.push({ glyph: "", text: line.slice(at, match.index) });
    found.push({ glyph: match[1] ?? "", text: match[2] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ glyph: "", text: line.slice(at) });
  return found;
}

const MOST_GLYPHS = 3;

/** The first glyphs of a card's effects, each once and with its number: as many as a small face has room for, in ems. */
export function gist(lines: string[], room: number): Part[] {
  const effects = lines.flatMap((line) => parts(line.slice(line.indexOf(":") + 1))).filter((part) => part.glyph);
  const once = effects.filter((part, i) => effects.findIndex((other) => other.glyph === part.glyph) === i);
  let left = room;
  const fitting = once.slice(0, MOST_GLYPHS).filter((part) => (left -= 1.4 + part.text.length * 0.56) >= 0);
  return fitting.length ? fitting : once.slice(0, 1).map(({ glyph }) => ({ glyph, text: "" }));
}

/** How much there is to read: letters, a glyph counted as two. */
export function weight(lines: string[]): number {
  return lines.reduce((sum, line) => sum + line.replace(GLYPH, "**$2").length, 0);
}

/** The glyphs that lead an ability: its conditions, else its first one. */
export function lead(line: string): string[] {
  const colon = line.indexOf(":");
  const found = (text: string) => [...text.matchAll(GLYPH)].map((match) => match[1] ?? "");
  const conditions = colon < 0 ? [] : found(line.slice(0, colon)).slice(0, 2);
  return conditions.length ? conditions : found(line).slice(0, 1);
}
