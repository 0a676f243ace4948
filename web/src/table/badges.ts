/** Marks of a card in words: those that have a label. */

import type { GameWords } from "../store/game.svelte";
import type { CardMark } from "./view";

export interface Badge {
  name: string;
  text: string;
  n: number | undefined; // where it counts something
}

const SHOWN_OTHERWISE = ["card", "reasons", "blank"];

export function badges(mark: CardMark, words: GameWords, hide: string[] = []): Badge[] {
  return Object.entries<unknown>(mark).flatMap(([name, value]) => {
    if (SHOWN_OTHERWISE.includes(name) || hide.includes(name)) return [];
    const text = told(name, value, words);
    return text ? [{ name, text, n: typeof value === "number" ? value : undefined }] : [];
  });
}

function told(name: string, value: unknown, words: GameWords): string | undefined {
  if (Array.isArray(value)) return value.length ? words.say(`label-${name}`, { n: value.length === 1 ? value[0] : value.join(", ") }) : undefined;
  if (typeof value === "number") return value ? words.say(`label-${name}`, { n: value }) : undefined;
  if (typeof value === "boolean") return value ? words.say(`label-${name}`) : undefined;
  return typeof value === "string" && value ? words.say(`label-${name}`, { n: value }) : undefined;
}
