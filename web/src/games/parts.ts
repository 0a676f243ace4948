/** What a game brings to the table, beside its texts. */

import type { Component } from "svelte";
import type { Gem } from "../cards/gems";
import type { Places } from "../cards/numbers";
import type { Choice } from "../net/wire";
import type { Spot } from "../table/place";
import type { View, ZoneView } from "../table/view";

export interface Parts<V extends View = View> {
  board: () => Promise<{ default: Component<{ view: V }> }>;
  frame: string; // whose colours its picture in the lobby has
  ground?: [from: string, to: string, accent: string]; // the backs of its cards
  corners?: Places; // where the numbers of its cards stand
  gems?: Record<string, Gem>; // marks that change the stone at the foot of a card
  frames?: Record<string, string>; // frames whose colours go by another name
  row?: Record<string, string>; // marks that stand in a row below the picture, and their glyphs
  told?: RegExp; // lines that say no more than that row and the stones
  slots?: boolean; // that row is of three slots: left, centre, right
  place?: (choice: Choice, view: V) => Spot[] | null; // of an option; null where the general way will do
  cells?: (view: V) => [path: string, content: ZoneView][]; // places of cards that are no zones
  numbers?: (view: V) => [path: string, value: number][]; // to be watched beside those of table and players
  level?: (view: V) => string | null; // when the viewer wants to be asked, where that is part of the game
}

/** A game's parts for the table, which does not know games apart and hands each its own views. */
export function parts<V extends View>(own: Parts<V>): Parts {
  return own as Parts;
}
