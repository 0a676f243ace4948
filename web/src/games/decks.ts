/** Deck lists as each game writes them in one line. */

import type { Face } from "../net/wire";

export type Deck = Map<string, number>;

interface Form {
  join: string;
  write(card: string, n: number): string;
  read(entry: string): [string, number];
}

const COUNT_FIRST: Form = {
  join: ";",
  write: (card, n) => (n === 1 ? card : `${n} ${card}`),
  read: (entry) => {
    const found = /^(\d+)x?\s+(.*)$/.exec(entry);
    return found ? [found[2] ?? "", Number(found[1])] : [entry, 1];
  },
};

const COUNT_LAST: Form = {
  join: ",",
  write: (card, n) => `${card}*${n}`,
  read: (entry) => {
    const [card = "", n] = entry.split("*");
    return [card, n === undefined ? 1 : Number(n)];
  },
};

function form(game: string): Form {
  return game === "berserk" ? COUNT_LAST : COUNT_FIRST;
}

/** A deck in one line; a hero comes first. */
export function writeDeck(game: string, deck: Deck, faces: Record<string, Face>): string {
  const hero = (card: string) => (faces[card]?.kind === "hero" ? 0 : 1);
  const cards = [...deck].filter(([, n]) => n > 0).sort(([a], [b]) => hero(a) - hero(b) || a.localeCompare(b));
  return cards.map(([card, n]) => form(game).write(card, n)).join(form(game).join);
}

/** The cards of a list that are known; lines or one line. */
export function readDeck(game: string, text: string, faces: Record<string, Face>): Deck {
  const byName = new Map(Object.values(faces).map((face) => [face.name.toLowerCase(), face.id]));
  const deck: Deck = new Map();
  for (const entry of text.split(/[\n;,]/)) {
    if (!entry.trim()) continue;
    const [name, n] = form(game).read(entry.trim());
    const card = name in faces ? name : byName.get(name.toLowerCase());
    if (card) deck.set(card, (deck.get(card) ?? 0) + n);
  }
  return deck;
}

export function sizeOf(deck: Deck, faces: Record<string, Face>): number {
  return [...deck].reduce((sum, [card, n]) => sum + (faces[card]?.kind === "hero" ? 0 : n), 0);
}
