import type { Line } from "../net/wire";

type Card = [id: string, name: string, unit: number];

export interface Gathered {
  line: Line;
  also: Card[]; // of further lines that say the same of other cards
  times: number;
  at: number; // the number of its first line
}

/** The last lines of a log; a line that says again what the one before said is counted with it, and
 * one that says it of another card that is not in play only adds that card. */
export function gathered(lines: Line[], most: number): Gathered[] {
  const found: Gathered[] = []; // the latest first, so that a long log costs no more than its end
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    const next = found.at(-1);
    if (next && same(next.line, line)) {
      next.times += 1;
      next.at = at;
    } else if (next && next.times === 1 && alike(next.line, line)) {
      next.also.unshift(cardOf(next.line)!);
      next.line = line;
      next.at = at;
    } else if (found.length === most) break;
    else found.push({ line, also: [], times: 1, at });
  }
  return found.reverse();
}

function same(one: Line, other: Line): boolean {
  return one.clause === other.clause && JSON.stringify(one.parts) === JSON.stringify(other.parts);
}

/** The one card a line is about, if it is not in play: there each card is followed by itself. */
function cardOf(line: Line): Card | undefined {
  const cards = line.parts.filter((part) => typeof part !== "string");
  return cards.length === 1 && cards[0]![2] < 0 ? cards[0] : undefined;
}

function alike(one: Line, other: Line): boolean {
  const words = (line: Line) => JSON.stringify(line.parts.map((part) => (typeof part === "string" ? part : 0)));
  return one.clause === other.clause && !!cardOf(one) && !!cardOf(other) && words(one) === words(other);
}
