/** What moved between two views: cards between zones, numbers up and down. */

import type { Parts } from "../games/parts";
import { numbersOf, plain, zonesOf, type View, type ZoneView } from "./view";

export interface CardMove {
  card: string | null; // null: face down
  from: string;
  to: string;
}

export interface NumberChange {
  path: string;
  by: number;
}

/** Zones that repeat cards of other zones, or that nobody sees as a place. */
const NOT_PLACES = /\/(unseen|known|picked)$/;

export function cardMoves(before: View, after: View, game: Parts): CardMove[] {
  const left: { zone: string; card: string | null }[] = [];
  const came: { zone: string; card: string | null }[] = [];
  const old = zonesOf(before, game.cells?.(before));
  const fresh = zonesOf(after, game.cells?.(after));
  const none: ZoneView = { count: 0, cards: [] };
  for (const zone of new Set([...old.keys(), ...fresh.keys()])) {
    if (NOT_PLACES.test(zone)) continue;
    const then = old.get(zone) ?? none;
    const now = fresh.get(zone) ?? none;
    for (const card of missing(then, now)) left.push({ zone, card });
    for (const card of missing(now, then)) came.push({ zone, card });
  }
  return match(left, came);
}

/** Cards of the first zone that the second lacks; unknown ones as null. */
function missing(a: ZoneView, b: ZoneView): (string | null)[] {
  const counts = new Map<string, number>();
  for (const mark of b.cards) if (mark.card !== null) add(counts, plain(mark.card), 1);
  const gone: (string | null)[] = [];
  for (const mark of a.cards) {
    if (mark.card === null) continue;
    const id = plain(mark.card);
    if ((counts.get(id) ?? 0) > 0) add(counts, id, -1);
    else gone.push(id);
  }
  const change = a.count - b.count;
  if (gone.length > Math.max(change, 0) && b.cards.length < a.cards.length) gone.length = Math.max(change, 0);
  while (gone.length < change) gone.push(null);
  return gone;
}

function add(counts: Map<string, number>, id: string, n: number): void {
  counts.set(id, (counts.get(id) ?? 0) + n);
}

type End = { zone: string; card: string | null };

function match(left: End[], came: End[]): CardMove[] {
  const moves: CardMove[] = [];
  const rest = [...came];
  const pair = (from: End, fits: (to: End) => boolean): boolean => {
    const i = rest.findIndex((to) => to.zone !== from.zone && fits(to));
    const to = rest[i];
    if (!to) return false;
    rest.splice(i, 1);
    moves.push({ card: from.card ?? to.card, from: from.zone, to: to.zone });
    return true;
  };
  const unsure = left.filter((from) => from.card === null || !pair(from, (to) => to.card === from.card));
  for (const from of unsure) {
    if (!pair(from, (to) => to.card === null || from.card === null)) continue;
  }
  return moves;
}

export function numberChanges(before: View, after: View, game: Parts): NumberChange[] {
  const old = numbersOf(before, game.numbers?.(before));
  const changes: NumberChange[] = [];
  for (const [path, value] of numbersOf(after, game.numbers?.(after))) {
    const was = old.get(path);
    if (was !== undefined && was !== value) changes.push({ path, by: value - was });
  }
  return changes;
}
