/** Marks of a card in words: those that have a label. */

import type { GameWords } from "../store/game.svelte";
import type { CardMark } from "./view";

export function badges(mark: CardMark, words: GameWords, hide: string[] = []): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries<unknown>(mark)) {
    if (name === "card" || hide.includes(name)) continue;
    const text = badge(name, value, words);
    if (text) found.push(text);
  }
  return found;
}

function badge(name: string, value: unknown, words: GameWords): string | undefined {
  if (Array.isArray(value)) return value.length ? words.say(`label-${name}`, { n: value.join(", ") }) : undefined;
  if (typeof value === "number") return value ? words.say(`label-${name}`, { n: value }) : undefined;
  if (typeof value === "boolean") return value ? words.say(`label-${name}`) : undefined;
  return typeof value === "string" && value ? words.say(`label-${name}`, { n: value }) : undefined;
}
