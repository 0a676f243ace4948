/** The colours of a card's frame: by colour, element or clan. */

export interface Palette {
  deep: string; // ground
  mid: string; // panel
  glow: string; // light behind a picture
  bright: string; // lines
  light: string; // the lit side of a picture
}

const KNOWN: Record<string, [number, number]> = {
  yellow: [44, 62],
  green: [138, 38],
  purple: [276, 38],
  black: [215, 12],
  forest: [110, 40],
  mountains: [18, 30],
  mountain: [18, 30],
  steppes: [40, 58],
  steppe: [40, 58],
  swamps: [168, 34],
  swamp: [168, 34],
  darkness: [286, 30],
  neutral: [210, 10],
  water: [205, 52],
  fire: [10, 58],
  air: [195, 30],
  earth: [28, 36],
  light: [50, 40],
  bear: [28, 60],
  wolf: [122, 36],
  boar: [48, 60],
  deer: [278, 38],
  giant: [196, 34],
  dwarf: [16, 26],
  jarl: [38, 42],
  tactic: [352, 36],
  monster: [340, 42],
  loki: [150, 30],
  thor: [222, 46],
  tyr: [4, 46],
  last_viking: [44, 50],
  comrade: [190, 26],
  high: [46, 48],
  snow: [202, 40],
  artifact: [30, 40],
  goal: [318, 34],
};

/** A stable number for a text. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

export function palette(frame: string): Palette {
  const [hue, strength] = KNOWN[frame] ?? [hash(frame) % 360, 34];
  return {
    deep: `hsl(${hue} ${strength}% 14%)`,
    mid: `hsl(${hue} ${strength}% 25%)`,
    glow: `hsl(${hue} ${Math.min(strength + 8, 80)}% 36%)`,
    bright: `hsl(${hue} ${Math.min(strength + 20, 80)}% 68%)`,
    light: `hsl(${hue} ${Math.min(strength + 20, 80)}% 84%)`,
  };
}
