/** Decks that are being built: what is in them, as a list, as text, as a link. */

import type { DeckRead, Face } from "../net/wire";
import { costOf, ordered, type Facets } from "./filter";

export interface Deck {
  id: string;
  game: string;
  name: string;
  lead: string; // the card that leads it, where one does; else empty
  cards: Record<string, number>;
  unread: string[]; // lines of a list that name no card: kept, named, never dropped
  cover: string; // the card it is shown by; empty: the one that fits
  at: number; // when it was last changed
}

/** The cards of a deck: what a list tells, or nothing yet. */
export type Content = Pick<Deck, "lead" | "cards" | "unread">;

export const EMPTY: Content = { lead: "", cards: {}, unread: [] };

export function contentOf(read: DeckRead): Content {
  return { lead: read.lead, cards: read.cards, unread: read.unread };
}

/** A deck as a set-up takes it: one line, by the ids of its cards. */
export function listOf({ lead, cards, unread }: Content): string {
  const lines = Object.entries(cards).map(([card, n]) => `${n} ${card}`);
  return [...(lead ? [lead] : []), ...lines, ...unread].join(";");
}

/** A deck for people: its name, then a card a line, by their names. */
export function textOf(deck: Deck, faces: Record<string, Face>, by: Facets): string {
  const name = (card: string) => faces[card]?.name ?? card;
  const cards = rows(deck, faces, by).map(({ face, n }) => `${n} ${face.name}`);
  return [`# ${deck.name}`, ...(deck.lead ? [name(deck.lead)] : []), ...cards, ...deck.unread].join("\n");
}

/** The name a text gives its deck, if it gives one. */
export function namedIn(text: string): string {
  return /^\s*#\s*(\S.*)/.exec(text)?.[1]?.trim() ?? "";
}

export function sizeOf({ cards }: Pick<Deck, "cards">): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

export interface Row {
  face: Face;
  n: number;
}

/** The cards of a deck in their order. */
export function rows(deck: Content, faces: Record<string, Face>, by: Facets): Row[] {
  const known = Object.keys(deck.cards).flatMap((card) => faces[card] ?? []);
  return ordered(known, by).map((face) => ({ face, n: deck.cards[face.id] ?? 0 }));
}

/** One copy more or less; a card of which none is left is gone. */
export function changed(cards: Record<string, number>, card: string, by: number): Record<string, number> {
  const { [card]: n = 0, ...others } = cards;
  return n + by > 0 ? { ...cards, [card]: n + by } : others;
}

/** The card a deck is shown by: the chosen one, who leads it, or its dearest card. */
export function coverOf(deck: Deck, faces: Record<string, Face>, by: Facets): Face | undefined {
  const chosen = faces[deck.cover] ?? faces[deck.lead];
  if (chosen) return chosen;
  return rows(deck, faces, by).at(-1)?.face;
}

/** What the bars of the curve are made of: grades where cards have them, else types. */
export function partOf(face: Face): string {
  return face.marks.find((mark) => mark === "elite" || mark === "ordinary") ?? face.kind;
}

export interface Bar {
  cost: string;
  n: number;
  parts: Record<string, number>;
}

/** How many cards of each cost, and of which sorts they are. */
export function curve(deck: Content, faces: Record<string, Face>, by: Facets): Bar[] {
  const bars = new Map<string, Bar>(by.cost.map(([cost]) => [cost, { cost, n: 0, parts: {} }]));
  for (const { face, n } of rows(deck, faces, by)) {
    const bar = bars.get(costOf(face, by.number, by.top) ?? "");
    if (!bar) continue;
    bar.n += n;
    bar.parts[partOf(face)] = (bar.parts[partOf(face)] ?? 0) + n;
  }
  return [...bars.values()];
}

/** Copies by some word of the cards, the commonest first. */
export function totals(deck: Content, faces: Record<string, Face>, by: Facets, word: (face: Face) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const { face, n } of rows(deck, faces, by)) sums.set(word(face), (sums.get(word(face)) ?? 0) + n);
  return [...sums].sort(([, a], [, b]) => b - a);
}

/** A deck as the end of a link, and back; nothing if it is none. */
export function toCode(deck: Pick<Deck, "name"> & Content): string {
  const bytes = new TextEncoder().encode(`${deck.name}\n${listOf(deck)}`);
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function fromCode(code: string): { name: string; list: string } | null {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const [name = "", list = ""] = new TextDecoder("utf-8", { fatal: true }).decode(bytes).split("\n");
    return { name, list };
  } catch {
    return null; // no deck: whoever opens the link is told
  }
}
