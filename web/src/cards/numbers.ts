/** Where a card's numbers stand and what they look like. */

export interface Corner {
  name: string;
  value: number;
  x: "left" | "right";
  y: "top" | "bottom";
  shape: "coin" | "heart" | "sword" | "shield" | "star" | "foot";
}

const TOP_LEFT = ["cost", "price", "gold", "coins", "level"];
const BOTTOM_LEFT = ["strike", "attack", "strength", "power", "might"];
const BOTTOM_RIGHT = ["lives", "life", "sanity", "health", "defence", "shields"];
const TOP_RIGHT = ["move", "movement", "speed", "initiative", "glory", "points", "rank", "value"];

const SHAPES: Record<string, Corner["shape"]> = {
  lives: "heart",
  life: "heart",
  health: "heart",
  sanity: "shield",
  defence: "shield",
  shields: "shield",
  strike: "sword",
  attack: "sword",
  strength: "sword",
  power: "sword",
  might: "sword",
  move: "foot",
  movement: "foot",
  speed: "foot",
};

/** The numbers of a card in its four corners; what finds no corner is left to the text. */
export function corners(numbers: Record<string, number>): Corner[] {
  const found: Corner[] = [];
  const put = (names: string[], x: Corner["x"], y: Corner["y"]) => {
    const name = names.find((n) => n in numbers);
    if (name) found.push({ name, value: numbers[name] ?? 0, x, y, shape: SHAPES[name] ?? (y === "top" && x === "left" ? "coin" : "star") });
  };
  put(TOP_LEFT, "left", "top");
  put(TOP_RIGHT, "right", "top");
  put(BOTTOM_LEFT, "left", "bottom");
  put(BOTTOM_RIGHT, "right", "bottom");
  return found;
}

export function unplaced(numbers: Record<string, number>): [string, number][] {
  const placed = new Set(corners(numbers).map((corner) => corner.name));
  return Object.entries(numbers).filter(([name]) => !placed.has(name));
}

export const SHAPE_PATHS: Record<Corner["shape"], string> = {
  coin: "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11Z",
  heart: "M0 12C-18 0-13-13-5-12-2-12 0-9 0-7 0-9 2-12 5-12 13-13 18 0 0 12Z",
  sword: "M0-13 12-6 9 9 0 13-9 9-12-6Z",
  shield: "M0-13 12-9V1C12 8 5 12 0 14-5 12-12 8-12 1V-9Z",
  star: "M0-13 11-6.5V6.5L0 13-11 6.5V-6.5Z",
  foot: "M-12-8H5L13 0 5 8H-12L-6 0Z",
};
