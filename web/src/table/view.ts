/** What every view has, and what the table reads from it; a game's board reads more of its own. */

import type { AnyView as View, Card as CardMark, Zone as ZoneView } from "./shape";

export type { AnyPlayer as PlayerView, AnyView as View, Card as CardMark, Zone as ZoneView } from "./shape";

export const TABLE = "t";

/** The path of a zone: "t/row0" on the table, "1/hand" of seat 1. */
export function path(owner: number | typeof TABLE, zone: string): string {
  return `${owner}/${zone}`;
}

/** A zone of one card, which may lie face down. */
export function oneCard(mark: CardMark): ZoneView {
  return { count: 1, cards: mark.card === null ? [] : [mark] };
}

/** All zones of a view by path, and what cards lie at beside them. */
export function zonesOf(view: View, cells: [string, ZoneView][] = []): Map<string, ZoneView> {
  const found = new Map<string, ZoneView>(cells);
  for (const [name, zone] of Object.entries(view.zones)) found.set(path(TABLE, name), zone);
  view.players.forEach((player, seat) => {
    for (const [name, zone] of Object.entries(player.zones)) found.set(path(seat, name), zone);
  });
  return found;
}

/** All numbers of a view by path: "t/conjuring", "0/sanity", and those a game watches beside them. */
export function numbersOf(view: View, more: [string, number][] = []): Map<string, number> {
  const found = new Map<string, number>(more);
  for (const [name, value] of Object.entries(view.numbers)) found.set(path(TABLE, name), value);
  view.players.forEach((player, seat) => {
    for (const [name, value] of Object.entries(player.numbers)) found.set(path(seat, name), value);
  });
  return found;
}

/** What cards in play have left: "u7/lives". */
export function livesLeft(units: { unit: number; lives?: number; wounds?: number }[]): [string, number][] {
  return units.flatMap(({ unit, lives, wounds = 0 }) => (lives === undefined ? [] : [[`u${unit}/lives`, lives - wounds]]));
}

/** The seats in the order of the table, beginning after the viewer. */
export function othersInOrder(view: View): number[] {
  const me = view.seat ?? 0;
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
}

/** A card and the number of its copy among the same cards before it: 1, 2, ... */
export function withCopies(cards: CardMark[]): { mark: CardMark; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((mark) => {
    const id = plain(mark.card ?? "");
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return { mark, copy };
  });
}

/** A card word without the number of its copy. */
export function plain(card: string): string {
  return card.split("#")[0] ?? card;
}
