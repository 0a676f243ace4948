/** The board of each game; a game without one is shown on the generic table. */

import type { Component } from "svelte";
import GenericBoard from "../table/GenericBoard.svelte";
import type { View } from "../table/view";

export type Board = Component<{ view: View }>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  cthulhu_realms: () => import("./cthulhu_realms/Board.svelte"),
  valhalla: () => import("./valhalla/Board.svelte"),
  berserk_heroes: () => import("./berserk_heroes/Board.svelte"),
  berserk: () => import("./berserk/Board.svelte"),
  elven_rage: () => import("./elven_rage/Board.svelte"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  return load ? (await load()).default : GenericBoard;
}
