/** Where a card's numbers stand and what they look like: where the rules of its game put them. */

import { partsOf } from "../games";
import type { Gem } from "./gems";

export interface Corner {
  name: string;
  value: number | string;
  x: "left" | "right";
  y: "top" | "bottom";
  gem: Gem;
}

type Place = [Corner["x"], Corner["y"], Gem];

/** The corners of the numbers by name. */
export type Places = Record<string, Place>;

const USUAL: Places = {
  cost: ["left", "top", "coin"],
  strike: ["left", "bottom", "hex"],
  lives: ["right", "bottom", "heart"],
};

/** A strike of three strengths is one entry: 1-2-3. */
function gathered(numbers: Record<string, number>): Record<string, number | string> {
  const { weak, medium, strong, ...rest } = numbers;
  return weak === undefined ? rest : { ...rest, strike: `${weak}-${medium}-${strong}` };
}

/** Where the numbers of a game without a layout go that have no usual corner. */
const FREE: Place[] = [["left", "top", "diamond"], ["right", "bottom", "diamond"], ["left", "bottom", "diamond"], ["right", "top", "diamond"]];

/** The usual corners, and for other numbers those that are left, in their order. */
function anyLayout(names: string[]): Places {
  const taken = new Set(names.flatMap((name) => (USUAL[name] ? [USUAL[name].slice(0, 2).join()] : [])));
  const free = FREE.filter(([x, y]) => !taken.has([x, y].join()));
  const rest = names.filter((name) => !USUAL[name]).slice(0, free.length);
  return { ...USUAL, ...Object.fromEntries(rest.map((name, i) => [name, free[i] as Place])) };
}

/** The numbers in their corners; a mark that names a gem (sanctum, gate) changes that of its number. */
export function corners(numbers: Record<string, number>, game: string, marks: string[] = []): Corner[] {
  const { corners: own, gems = {} } = partsOf(game);
  const places = own ?? anyLayout(Object.keys(gathered(numbers)));
  const marked = marks.map((mark) => gems[mark]).find((gem) => gem !== undefined);
  return Object.entries(gathered(numbers)).flatMap(([name, value]) => {
    const place = places[name];
    if (!place) return [];
    const [x, y, gem] = place;
    return [{ name, value, x, y, gem: marked && y === "bottom" ? marked : gem }];
  });
}

/** What finds no corner and is told in the type line. */
export function unplaced(numbers: Record<string, number>, game: string): [string, number | string][] {
  const placed = new Set(corners(numbers, game).map((corner) => corner.name));
  return Object.entries(gathered(numbers)).filter(([name]) => !placed.has(name));
}
