/** A line of a card into its parts: a glyph with the number glued to it, or words. */

export interface Part {
  glyph: string;
  text: string;
}

const GLYPH = /\[([a-z_]+)\]([+−-]?\d*)/g;

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

/** The first glyphs of a card's lines, each with its number: all that a small face has room for. */
export function gist(lines: string[], most: number): Part[] {
  const effects = lines.flatMap((line) => parts(line.slice(line.indexOf(":") + 1))).filter((part) => part.glyph);
  const once = new Map(effects.map((part) => [part.glyph + part.text, part]));
  return [...once.values()].slice(0, most);
}
