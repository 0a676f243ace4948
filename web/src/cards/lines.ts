/** Text into lines that fit, by the usual widths of letters. */

const NARROW = /[iljtfrIJ.,:;'’!|()[\]«» ]/;
const WIDE = /[mwMWШЩЖЮФЫшщжюфыЦД@—]/;

const FONT = "700 100px system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const measured = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in ems: measured where there is a screen, else estimated. */
export function width(text: string): number {
  const known = measured.get(text);
  if (known !== undefined) return known;
  context ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!context) return estimated(text);
  context.font = FONT;
  const ems = context.measureText(text).width / 100;
  measured.set(text, ems);
  return ems;
}

export function estimated(text: string): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.test(letter) ? 0.31 : WIDE.test(letter) ? 0.84 : /\p{Lu}/u.test(letter) ? 0.68 : 0.56;
  return sum;
}

/** Lines no wider than so many ems; a long word stands alone. */
export function wrap(text: string, ems: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && width(longer) > ems) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines;
}

/** The largest size at which a text fits into a box of lines. */
export function fit(text: string, boxWidth: number, most: number, sizes: number[], boxHeight = Infinity): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(text, boxWidth / size);
    if (lines.length <= most && lines.length * (size + 1) <= boxHeight && lines.every((line) => width(line) * size <= boxWidth)) return { size, lines };
  }
  const size = sizes[sizes.length - 1] ?? 10;
  return { size, lines: clip(wrap(text, boxWidth / size), most) };
}

function clip(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? "").slice(0, -1)}…`;
  return kept;
}
