/** Where a card's numbers stand and what they look like: where the rules of its game put them. */

import { partsOf } from "../games";

export interface Corner {
  name: string;
  value: number | string;
  x: "left" | "right";
  y: "top" | "bottom";
  shape: "coin" | "heart" | "sword" | "shield" | "star" | "foot";
}

type Place = [Corner["x"], Corner["y"], Corner["shape"]];

/** The corners of the numbers by name. */
export type Places = Record<string, Place>;

const USUAL: Places = {
  cost: ["left", "top", "coin"],
  strike: ["left", "bottom", "sword"],
  lives: ["right", "bottom", "heart"],
};

/** A strike of three strengths is one entry: 1-2-3. */
function gathered(numbers: Record<string, number>): Record<string, number | string> {
  const { weak, medium, strong, ...rest } = numbers;
  return weak === undefined ? rest : { ...rest, strike: `${weak}-${medium}-${strong}` };
}

/** Where the numbers of a game without a layout go that have no usual corner. */
const FREE: Place[] = [["left", "top", "star"], ["right", "bottom", "star"], ["left", "bottom", "star"], ["right", "top", "star"]];

/** The usual corners, and for other numbers those that are left, in their order. */
function anyLayout(names: string[]): Places {
  const taken = new Set(names.flatMap((name) => (USUAL[name] ? [USUAL[name].slice(0, 2).join()] : [])));
  const free = FREE.filter(([x, y]) => !taken.has([x, y].join()));
  const rest = names.filter((name) => !USUAL[name]).slice(0, free.length);
  return { ...USUAL, ...Object.fromEntries(rest.map((name, i) => [name, free[i] as Place])) };
}

export function corners(numbers: Record<string, number>, game: string): Corner[] {
  const places = partsOf(game).corners ?? anyLayout(Object.keys(gathered(numbers)));
  return Object.entries(gathered(numbers)).flatMap(([name, value]) => {
    const place = places[name];
    return place ? [{ name, value, x: place[0], y: place[1], shape: place[2] }] : [];
  });
}

/** What finds no corner and is told in the type line. */
export function unplaced(numbers: Record<string, number>, game: string): [string, number | string][] {
  const placed = new Set(corners(numbers, game).map((corner) => corner.name));
  return Object.entries(gathered(numbers)).filter(([name]) => !placed.has(name));
}

export const SHAPE_PATHS: Record<Corner["shape"], string> = {
  coin: "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11Z",
  heart: "M0 12C-18 0-13-13-5-12-2-12 0-9 0-7 0-9 2-12 5-12 13-13 18 0 0 12Z",
  sword: "M0-13 12-6 9 9 0 13-9 9-12-6Z",
  shield: "M0-13 12-9V1C12 8 5 12 0 14-5 12-12 8-12 1V-9Z",
  star: "M0-13 11-6.5V6.5L0 13-11 6.5V-6.5Z",
  foot: "M-12-8H5L13 0 5 8H-12L-6 0Z",
};

/** A plate wide enough for 1-2-3. */
export const WIDE_PLATE = "M-13-9H25A5 5 0 0 1 30-4V4A5 5 0 0 1 25 9H-13Z";
