/** The pictures of the cards, a game at a time: outlines in a box of 512 by 512. */

import glyphs from "virtual:pictures/glyphs";
import GLYPHS from "./glyphs.json";
import KINDS from "./kinds.json";

type Outlines = Record<string, string>;

const LOADERS: Record<string, () => Promise<{ default: Outlines }>> = {
  berserk: () => import("virtual:pictures/berserk"),
  berserk_heroes: () => import("virtual:pictures/berserk_heroes"),
  cthulhu_realms: () => import("virtual:pictures/cthulhu_realms"),
  elven_rage: () => import("virtual:pictures/elven_rage"),
  valhalla: () => import("virtual:pictures/valhalla"),
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

/** A glyph of a line: its outline and its tone; nothing for one that is none. */
export function glyph(name: string): { outline: string; tone: string } | undefined {
  const [art, tone] = (GLYPHS as Record<string, string[] | undefined>)[name] ?? [];
  return art === undefined || tone === undefined ? undefined : { outline: glyphs[art] ?? "", tone };
}

function outlines(name: string): Outlines | undefined {
  const load = name === "kinds" ? () => import("virtual:pictures/kinds") : LOADERS[name];
  if (load && !asked.has(name)) {
    asked.add(name);
    void load().then((module) => {
      loaded[name] = module.default;
    });
  }
  return loaded[name];
}
