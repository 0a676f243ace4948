/** What the table needs to know about a game: card faces and names of things. */

import type { FluentBundle } from "@fluent/bundle";
import { api } from "../net/api";
import type { Face } from "../net/wire";
import { prefs } from "./prefs.svelte";
import { attribute, format, makeBundle, type Args } from "./words.svelte";

export interface Term {
  key: string;
  name: string;
  help: string;
  clause: string;
}

export class GameWords {
  constructor(
    readonly id: string,
    readonly name: string,
    readonly faces: Record<string, Face>,
    private readonly bundle: FluentBundle,
    readonly standing: string[] = [], // levels of when to be asked
  ) {}

  /** A card's face; one without a face has its id for a name. */
  face(card: string): Face {
    const id = card.split("#")[0] ?? "";
    return this.faces[card] ?? this.faces[id] ?? plainFace(id);
  }

  say(key: string, args?: Args): string | undefined {
    return format(this.bundle, key, args);
  }

  /** A glyph or a keyword explained: its name, a sentence, its clause; nothing for one without a message. */
  explained(key: string): Term | undefined {
    const name = this.say(key)?.replace(/\s*\{\$\w+\}/g, "");
    if (!name) return undefined;
    const help = attribute(this.bundle, key, "help") ?? "";
    return { key, name: name.charAt(0).toUpperCase() + name.slice(1), help, clause: attribute(this.bundle, key, "clause") ?? "" };
  }

  /** Where an amount comes from: a card, or reason-NAME. */
  reason(source: string): string {
    return this.say(`reason-${source}`) ?? this.face(source).name;
  }

  /** The name of a zone: zone-row for row0, or what the view calls it. */
  zone(name: string): string {
    const row = /^(.*?)(\d+)$/.exec(name);
    return (
      this.say(`zone-${name}`) ??
      (row ? this.say(`zone-${row[1]}`, { n: Number(row[2]) + 1 }) : undefined) ??
      spaced(name)
    );
  }

  number(name: string): string {
    return this.say(`number-${name}`) ?? spaced(name);
  }

  /** The cards of a colour, an element, a clan; those of a type; what a term is called. */
  frame(name: string): string {
    return this.say(`frame-${name}`) ?? spaced(name);
  }

  kind(name: string): string {
    return this.say(`kind-${name}`) ?? spaced(name);
  }

  term(name: string): string {
    return this.say(name) ?? spaced(name.replace(/^[a-z]+-/, ""));
  }
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

function plainFace(id: string): Face {
  const name = spaced(id);
  return { id, name: name.charAt(0).toUpperCase() + name.slice(1), nick: "", kind: "card", frame: "neutral", art: "", tint: "", line: "", short: "", signs: "", text: [], lines: [], terms: [], numbers: {}, marks: [], copies: 1 };
}

const loaded = new Map<string, Promise<GameWords>>();

/** The words of a game in the reader's language, at a table of so many; loaded once. */
export function gameWords(id: string, seats = 0): Promise<GameWords> {
  const key = `${prefs.lang}/${id}/${seats}`;
  let words = loaded.get(key);
  if (!words) {
    words = load(id, seats);
    loaded.set(key, words);
    words.catch(() => loaded.delete(key));
  }
  return words;
}

async function load(id: string, seats: number): Promise<GameWords> {
  const lang = prefs.lang;
  const texts = await api.game(id);
  const faces = { ...texts.faces, ...texts.tables[seats] } as Record<string, Face>;
  return new GameWords(id, texts.name, faces, makeBundle(lang, texts.ftl), texts.standing);
}
