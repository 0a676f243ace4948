/** What is told beside a card: its words and symbols, the cards it makes, where its numbers come from. */

import type { Face } from "../net/wire";
import type { GameWords, Term } from "../store/game.svelte";

/** Amounts and where they come from, by the name of the number; the first is the printed one. */
export type Reasons = Record<string, [amount: number, source: string][]>;

const MOST_TERMS = 5;

/** The words and symbols of a card that have an explanation, each name once. */
export function termsOf(face: Face, words: GameWords): Term[] {
  const found = face.terms.flatMap((key) => words.explained(key) ?? []).filter((term) => term.help);
  return [...new Map(found.map((term) => [term.name, term])).values()].slice(0, MOST_TERMS);
}

/** Cards that its text names in quotation marks. */
export function namedBy(face: Face, words: GameWords): Face[] {
  const text = face.text.join(" ");
  const quoted = new Set([...text.matchAll(/«([^»]+)»|“([^”]+)”/g)].map((match) => match[1] ?? match[2]));
  return quoted.size ? Object.values(words.faces).filter((other) => other.id !== face.id && quoted.has(other.name)) : [];
}

/** A number and its parts in words: "удар 5: 3 + 1 Знаменосец + 1 до конца хода". */
export function sums(reasons: Reasons, words: GameWords): string[] {
  return Object.entries(reasons).map(([name, parts]) => {
    const total = parts.reduce((sum, [amount]) => sum + amount, 0);
    const told = parts.map(([amount, source], i) => {
      const from = source === "printed" ? "" : ` ${words.reason(source)}`;
      const sign = amount < 0 ? "−" : i ? "+" : "";
      return `${sign}${sign && i ? " " : ""}${Math.abs(amount)}${from}`;
    });
    return `${words.number(name)} ${total}: ${told.join(" ")}`;
  });
}
