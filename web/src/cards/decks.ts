/** Deck lists: one card a line with its count, in a setting joined by semicolons. */

import type { Face } from "../net/wire";

export type Deck = Map<string, number>;

/** A deck in one line; a hero comes first. */
export function writeDeck(deck: Deck, faces: Record<string, Face>): string {
  const hero = (card: string) => (faces[card]?.kind === "hero" ? 0 : 1);
  const cards = [...deck].filter(([, n]) => n > 0).sort(([a], [b]) => hero(a) - hero(b) || a.localeCompare(b));
  return cards.map(([card, n]) => (hero(card) ? `${n} ${card}` : card)).join(";");
}

/** The cards of a list that are known, by id or by name. */
export function readDeck(text: string, faces: Record<string, Face>): Deck {
  const byName = new Map(Object.values(faces).map((face) => [face.name.toLowerCase(), face.id]));
  const deck: Deck = new Map();
  for (const line of text.split(/[\n;]/)) {
    const [name, n] = entry(line.replace(/#.*/, "").trim());
    const card = name in faces ? name : byName.get(name.toLowerCase());
    if (card) deck.set(card, (deck.get(card) ?? 0) + n);
  }
  return deck;
}

function entry(line: string): [string, number] {
  const found = /^(\d+)x?\s+(.*)$/.exec(line);
  return found ? [found[2] ?? "", Number(found[1])] : [line, 1];
}

export function sizeOf(deck: Deck, faces: Record<string, Face>): number {
  return [...deck].reduce((sum, [card, n]) => sum + (faces[card]?.kind === "hero" ? 0 : n), 0);
}
