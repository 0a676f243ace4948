/** The pictures of the cards, a game at a time, as outlines. */

import glyphs from "virtual:pictures/glyphs";
import GLYPHS from "./glyphs.json";
import KINDS from "./kinds.json";
import MARKS from "./marks.json";
import SCENES from "./scenes.json";

type Outlines = Record<string, string>;

const LOADERS: Record<string, () => Promise<{ default: Outlines }>> = {
  berserk: () => import("virtual:pictures/berserk"),
  berserk_heroes: () => import("virtual:pictures/berserk_heroes"),
  cthulhu_realms: () => import("virtual:pictures/cthulhu_realms"),
  elven_rage: () => import("virtual:pictures/elven_rage"),
  valhalla: () => import("virtual:pictures/valhalla"),
};

const COMMON: typeof LOADERS = {
  kinds: () => import("virtual:pictures/kinds"),
  scenes: () => import("virtual:pictures/scenes"),
};

const loaded = $state<Record<string, Outlines>>({});
const asked = new Set<string>();

/** The outline of a card's picture; of its kind where it has none; empty while it is on its way. */
export function picture(game: string, art: string, kind: string): string {
  const own = outlines(game)?.[art];
  if (own !== undefined) return own;
  if (art && game in LOADERS && !(game in loaded)) return "";
  const names: Record<string, string> = KINDS;
  return outlines("kinds")?.[names[kind] ?? KINDS.other] ?? "";
}

/** What stands far behind the figure: a ground by its name, and an outline. */
export function scene(frame: string, seed: number): { ground: string; back: string } {
  const { back, ground } = (SCENES as Record<string, { back: string[]; ground: string[] }>)[frame] ?? SCENES.other;
  return { ground: ground[seed % ground.length] ?? "", back: outlines("scenes")?.[back[(seed >> 4) % back.length] ?? ""] ?? "" };
}

export interface Drawn {
  outline: string;
  tone: string;
}

/** A glyph of a line: its outline and its tone; nothing for one that is none. */
export function glyph(name: string): Drawn | undefined {
  return drawn(GLYPHS, name);
}

/** A mark of a card: a weapon, an attack, a state. */
export function sign(name: string): Drawn | undefined {
  return drawn(MARKS, name);
}

function drawn(table: Record<string, string[]>, name: string): Drawn | undefined {
  const [art, tone] = table[name] ?? [];
  return art === undefined || tone === undefined ? undefined : { outline: glyphs[art] ?? "", tone };
}

function outlines(name: string): Outlines | undefined {
  const load = COMMON[name] ?? LOADERS[name];
  if (load && !asked.has(name)) {
    asked.add(name);
    void load().then((module) => {
      loaded[name] = module.default;
    });
  }
  return loaded[name];
}
