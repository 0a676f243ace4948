/** Colours: of a card's frame by what the rules care about, of its picture by what the card is. */

/** A colour as hue and strength. */
type Tone = readonly [hue: number, strength: number];

const TONES: Record<string, Tone> = {
  // frames: colour, element, clan, people
  yellow: [44, 70],
  green: [146, 52],
  purple: [264, 62],
  black: [212, 14],
  forest: [124, 40],
  mountains: [205, 40],
  mountain: [205, 40],
  steppes: [34, 62],
  steppe: [34, 62],
  swamps: [74, 42],
  swamp: [74, 42],
  darkness: [266, 48],
  neutral: [38, 14],
  bear: [29, 52],
  wolf: [212, 52],
  boar: [12, 58],
  deer: [122, 42],
  giant: [193, 58],
  dwarf: [36, 30],
  jarl: [44, 62],
  tactic: [352, 42],
  monster: [336, 46],
  loki: [158, 44],
  thor: [224, 54],
  tyr: [4, 54],
  last_viking: [48, 56],
  comrade: [186, 34],
  high: [46, 64],
  snow: [199, 54],
  drow: [265, 58],
  artifact: [178, 44],
  goal: [318, 38],
  // pictures: classes and kinds
  pirate: [354, 56],
  undead: [174, 40],
  spirit: [194, 56],
  mage: [274, 50],
  beast: [32, 54],
  sailor: [212, 50],
  soldier: [204, 24],
  mechanism: [22, 44],
  spell: [18, 66],
  support: [44, 58],
  human: [26, 36],
  spawn: [340, 40],
  elf: [130, 42],
  demon: [14, 66],
  "wild pack": [32, 44],
  "hero-warrior": [42, 62],
  nomad: [38, 60],
  orc: [90, 36],
  cultist: [346, 44],
  swarm: [68, 46],
  dragon: [6, 64],
  yordling: [182, 36],
  troll: [30, 28],
  golem: [212, 18],
  healer: [152, 42],
  linung: [326, 36],
  lizardfolk: [142, 46],
  woodfolk: [108, 42],
  centaur: [35, 50],
  harpy: [300, 32],
  ogre: [20, 42],
  witch: [286, 46],
  hydra: [166, 50],
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

function tone(name: string): Tone {
  return TONES[name] ?? [hash(name) % 360, 38];
}

/** The tone of a picture: of what the card is where that has one, else of its frame. */
export function tint(card: { tint: string; frame: string }): string {
  return card.tint in TONES ? card.tint : card.frame;
}

export interface Frame {
  light: string; // metal
  deep: string; // ground behind the text
  ink: string; // the type line
}

export function frame(name: string): Frame {
  const [hue, strength] = tone(name);
  return { light: `hsl(${hue} ${Math.min(strength + 22, 84)}% 70%)`, deep: `hsl(${hue} ${strength}% 15%)`, ink: `hsl(${hue} ${Math.min(strength + 24, 86)}% 85%)` };
}

/** A tone from dark to light: each number is a lightness. */
export function shades(name: string): (lightness: number, more?: number) => string {
  const [hue, strength] = tone(name);
  return (lightness, more = 0) => `hsl(${hue} ${Math.min(strength + more, 88)}% ${lightness}%)`;
}
