import type { Line } from "../net/wire";

export interface Gathered {
  line: Line;
  times: number;
  at: number; // the number of its first line
}

/** The last lines of a log; a line that says again what the one before said is counted with it. */
export function gathered(lines: Line[], most: number): Gathered[] {
  const found: Gathered[] = []; // the latest first, so that a long log costs no more than its end
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    const next = found.at(-1);
    if (next && same(next.line, line)) {
      next.times += 1;
      next.at = at;
    } else if (found.length === most) break;
    else found.push({ line, times: 1, at });
  }
  return found.reverse();
}

function same(one: Line, other: Line): boolean {
  return one.clause === other.clause && JSON.stringify(one.parts) === JSON.stringify(other.parts);
}
