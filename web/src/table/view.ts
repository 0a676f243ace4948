/** The layout every view shares; a game's board may read more of it. */

export interface CardMark {
  card: string | null;
  [mark: string]: unknown;
}

export interface ZoneView {
  count: number;
  cards: CardMark[];
}

export interface PlayerView {
  alive: boolean;
  numbers: Record<string, number>;
  zones: Record<string, ZoneView>;
  [more: string]: unknown;
}

export interface View {
  game: string;
  seat: number | null;
  asked: number[];
  active: number;
  turn: number;
  ending: string;
  numbers: Record<string, number>;
  flags: Record<string, boolean>;
  zones: Record<string, ZoneView>;
  players: PlayerView[];
  [more: string]: unknown;
}

export const TABLE = "t";

/** The path of a zone: "t/row0" on the table, "1/hand" of seat 1. */
export function path(owner: number | typeof TABLE, zone: string): string {
  return `${owner}/${zone}`;
}

interface Placed extends CardMark {
  cell?: string | null;
  place?: string;
}

/** Cards on a field or in a battle: every cell is a zone. */
function cellsOf(view: View): [string, ZoneView][] {
  const field = Array.isArray(view.board) ? (view.board as Placed[]) : [];
  const battle = view.battle as { places?: Placed[] } | null | undefined;
  const ring = battle && Array.isArray(battle.places) ? battle.places : [];
  const cells = field.filter((mark) => mark.cell).map((mark): [string, ZoneView] => [`cell/${mark.cell}`, one(mark)]);
  const places = ring.filter((mark) => mark.card).map((mark): [string, ZoneView] => [`place/${mark.place}`, one(mark)]);
  return [...cells, ...places];
}

function one(mark: CardMark): ZoneView {
  return { count: 1, cards: mark.card === null ? [] : [mark] };
}

/** All zones of a view by path. */
export function zonesOf(view: View): Map<string, ZoneView> {
  const found = new Map<string, ZoneView>(cellsOf(view));
  for (const [name, zone] of Object.entries(view.zones ?? {})) found.set(path(TABLE, name), zone);
  view.players.forEach((player, seat) => {
    for (const [name, zone] of Object.entries(player.zones ?? {})) found.set(path(seat, name), zone);
  });
  return found;
}

/** All numbers of a view by path: "t/conjuring", "0/sanity". */
export function numbersOf(view: View): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, value] of Object.entries(view.numbers ?? {})) found.set(path(TABLE, name), value);
  view.players.forEach((player, seat) => {
    for (const [name, value] of Object.entries(player.numbers ?? {})) found.set(path(seat, name), value);
  });
  for (const zone of zonesOf(view).values()) for (const mark of zone.cards) addWounds(mark, found);
  return found;
}

/** What a card in play has left: "u7/lives". */
function addWounds(mark: CardMark, found: Map<string, number>): void {
  const unit = mark.unit;
  if (typeof unit !== "number" || typeof mark.lives !== "number") return;
  found.set(`u${unit}/lives`, mark.lives - (typeof mark.wounds === "number" ? mark.wounds : 0));
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
