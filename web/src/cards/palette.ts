/** The colours of a card's frame: by colour, element or clan. */

export interface Palette {
  deep: string; // ground
  mid: string; // panel
  bright: string; // lines, emblem
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
  sea: [200, 48],
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
    bright: `hsl(${hue} ${Math.min(strength + 20, 80)}% 68%)`,
  };
}
