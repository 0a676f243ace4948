/** The decks of this browser: kept with every change, under their names. */

import type { Content, Deck } from "../cards/decks";

const KEY = "koloda-decks";

function load(): Deck[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Deck[];
}

const kept = $state<{ decks: Deck[] }>({ decks: load() });

// another tab may have changed them
addEventListener("storage", (event) => {
  if (event.key === KEY) kept.decks = load();
});

function write(decks: Deck[]): void {
  kept.decks = decks;
  localStorage.setItem(KEY, JSON.stringify(decks));
}

/** The decks of a game, the last changed first. */
export function decksOf(game: string): Deck[] {
  return kept.decks.filter((deck) => deck.game === game).sort((a, b) => b.at - a.at);
}

export function deckOf(id: string): Deck | undefined {
  return kept.decks.find((deck) => deck.id === id);
}

/** A new deck; a name that is taken gets a number. */
export function addDeck(game: string, name: string, content: Content): Deck {
  const names = new Set(decksOf(game).map((deck) => deck.name));
  let free = name;
  for (let n = 2; names.has(free); n++) free = `${name} ${n}`;
  const deck: Deck = { id: crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "", game, name: free, ...content, cover: "", at: Date.now() };
  write([...kept.decks, deck]);
  return deck;
}

export function changeDeck(id: string, change: Partial<Deck>): void {
  write(kept.decks.map((deck) => (deck.id === id ? { ...deck, ...change, at: Date.now() } : deck)));
}

export function dropDeck(id: string): void {
  write(kept.decks.filter((deck) => deck.id !== id));
}
