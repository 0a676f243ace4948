/** Where the lands of a map lie: squares A1..G7, or hexagons a1..g4 by row. */

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  hexagon: boolean;
  width: number;
  height: number;
  at: Map<string, Spot>;
}

const HEX_ROWS = [4, 5, 6, 7, 6, 5, 4];
const ROW_HEIGHT = 0.87;

export function layout(lands: string[]): Layout {
  const hexagon = /^[a-z]/.test(lands[0] ?? "");
  const all = new Map(lands.map((land) => [land, hexagon ? hexAt(land) : squareAt(land)]));
  const left = Math.min(...[...all.values()].map((spot) => spot.x));
  const top = Math.min(...[...all.values()].map((spot) => spot.y));
  const at = new Map([...all].map(([land, spot]) => [land, { x: spot.x - left, y: spot.y - top }]));
  const right = Math.max(...[...at.values()].map((spot) => spot.x));
  const bottom = Math.max(...[...at.values()].map((spot) => spot.y));
  return { hexagon, width: right + 1, height: bottom + 1, at };
}

function squareAt(land: string): Spot {
  return { x: land.charCodeAt(0) - 65, y: Number(land.slice(1)) - 1 };
}

function hexAt(land: string): Spot {
  const row = land.charCodeAt(0) - 97;
  return { x: (7 - (HEX_ROWS[row] ?? 7)) / 2 + Number(land.slice(1)) - 1, y: row * ROW_HEIGHT };
}
