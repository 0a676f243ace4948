/** What the parts of a table share. */

import { getContext, setContext } from "svelte";
import type { GameWords } from "../store/game.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Zoom } from "./zoom.svelte";

export interface TableContext {
  readonly choosing: Choosing;
  readonly words: GameWords;
  readonly zoom: Zoom;
  readonly names: string[];
}

const KEY = Symbol("table");

export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
