/** What the table needs to know about a game: card faces and names of things. */

import type { FluentBundle } from "@fluent/bundle";
import { api } from "../net/api";
import type { Face } from "../net/wire";
import { prefs } from "./prefs.svelte";
import { format, makeBundle, type Args } from "./words.svelte";

export class GameWords {
  constructor(
    readonly id: string,
    readonly name: string,
    readonly faces: Record<string, Face>,
    private readonly bundle: FluentBundle,
    readonly standing: string[] = [], // levels of when to be asked
  ) {}

  face(card: string): Face | undefined {
    return this.faces[card] ?? this.faces[card.split("#")[0] ?? ""];
  }

  say(key: string, args?: Args): string | undefined {
    return format(this.bundle, key, args);
  }

  /** The name of a zone: zone-row for row0, or what the view calls it. */
  zone(name: string): string {
    const row = /^(.*?)(\d+)$/.exec(name);
    return (
      this.say(`zone-${name}`) ??
      (row ? this.say(`zone-${row[1]}`, { n: Number(row[2]) + 1 }) : undefined) ??
      name
    );
  }

  number(name: string): string {
    return this.say(`number-${name}`) ?? name;
  }
}

const loaded = new Map<string, Promise<GameWords>>();

/** The words of a game in the reader's language; loaded once. */
export function gameWords(id: string): Promise<GameWords> {
  const key = `${prefs.lang}/${id}`;
  let words = loaded.get(key);
  if (!words) {
    words = load(id);
    loaded.set(key, words);
    words.catch(() => loaded.delete(key));
  }
  return words;
}

async function load(id: string): Promise<GameWords> {
  const lang = prefs.lang;
  const texts = await api.game(id);
  return new GameWords(id, texts.name, texts.faces as Record<string, Face>, makeBundle(lang, texts.ftl), texts.standing);
}
