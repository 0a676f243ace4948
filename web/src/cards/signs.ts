/** Small signs on cards and dice, in a box from -11 to 11. */

export const SIGNS: Record<string, string> = {
  sword: "M9-10-5 4M-8 2-2 8M-5 5-10 10",
  axe: "M-7 10 6-8M2-11C10-10 11-3 9 2L-1-7Z",
  spear: "M-10 10 5-5M3-9 10-10 9-3Z",
  bow: "M-6-10C8-8 8 8-6 10ZM-10 0H6",
  shield: "M0-10 9-7V1C9 7 3 10 0 11-3 10-9 7-9 1V-7Z",
  x: "M-7-7 7 7M7-7-7 7",
  S1: "M9-10-5 4M-8 2-2 8M-5 5-10 10",
  S2: "M11-8-1 4M-4 2 1 7M-1 4-5 8M5-11-7 1M-10-1-5 4M-7 1-11 5",
  P1: "M0 10V-9M-6-3 0-10 6-3",
  P2: "M-5 10V-7M-10-2-5-8 0-2M6 10V-7M1-2 6-8 11-2",
  SH: "M0-10 9-7V1C9 7 3 10 0 11-3 10-9 7-9 1V-7Z",
  FS: "M0-10 9-7V1C9 7 3 10 0 11-3 10-9 7-9 1V-7ZM0 7C-5 4-3 0 0-5 3 0 5 4 0 7Z",
  CA: "M8 8C10-4 2-9-8-7M-3-11-9-7-4-1",
  MV: "M-10 0H10M-5-5-10 0-5 5M5-5 10 0 5 5",
  none: "M-5 0H5",
  sanctum: "M0-10 9-7V1C9 7 3 10 0 11-3 10-9 7-9 1V-7ZM0-5V6M-4-1H4",
  gate: "M-9 10V-2C-9-13 9-13 9-2V10M-4 10V0C-4-5 4-5 4 0V10M-11 10H11",
  elite: "M0-10 8 0 0 10-8 0Z",
  ordinary: "M0-10 8 0 0 10-8 0Z",
};

/** Signs that say what a card does in battle: they stand in a row, in their order. */
export const ROW = new Set(["sword", "axe", "spear", "bow", "shield", "S1", "S2", "P1", "P2", "SH", "FS", "CA", "MV", "none"]);

const COLOURS: Record<string, string> = { elite: "#e9c15a", ordinary: "#c5ccd4", FS: "#ff9a5c", P1: "#9fd0ff", P2: "#9fd0ff", CA: "#ffb0a3" };

export function signColour(mark: string, usual: string): string {
  return COLOURS[mark] ?? usual;
}
