/** A card for those who hear it: its name, what it is, its numbers, what it does. */

import type { Face } from "../net/wire";
import type { GameWords } from "../store/game.svelte";

export function spoken(face: Face, words: GameWords, ...more: (string | undefined)[]): string {
  const numbers = Object.entries(face.numbers).map(([name, n]) => `${words.number(name)} ${n}`).join(", ");
  const parts = [face.name, face.line, numbers, face.signs, ...face.text, ...more];
  return parts.filter((part) => part !== undefined && part !== "").map((part) => (/[.!?]$/.test(part ?? "") ? part : `${part}.`)).join(" ");
}
