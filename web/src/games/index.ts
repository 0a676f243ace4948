/** The games by id; one that is not here is shown on the generic table. */

import { berserk } from "./berserk";
import { berserkHeroes } from "./berserk_heroes";
import { cthulhuRealms } from "./cthulhu_realms";
import { elvenRage } from "./elven_rage";
import type { Parts } from "./parts";
import { valhalla } from "./valhalla";

const GAMES: Record<string, Parts> = {
  cthulhu_realms: cthulhuRealms,
  valhalla,
  berserk_heroes: berserkHeroes,
  berserk,
  elven_rage: elvenRage,
};

export function partsOf(game: string): Parts {
  return GAMES[game] ?? { board: () => import("../table/GenericBoard.svelte"), frame: game };
}

export type Board = Awaited<ReturnType<Parts["board"]>>["default"];

export async function boardOf(game: string): Promise<Board> {
  return (await partsOf(game).board()).default;
}
