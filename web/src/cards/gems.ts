/** The stones that hold a card's numbers: drawn once, used by every face. */

export type Gem = "coin" | "heart" | "hex" | "force" | "shield" | "gate" | "mind" | "star" | "foot" | "diamond";

const ROUND = "M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34z";
const HEXAGON = "M20 2l16 10v16L20 38 4 28V12z";

const GEMS: Record<Gem, [outline: string, light: string, middle: string, dark: string]> = {
  coin: [ROUND, "#fff6d5", "#f2c75f", "#c48e2e"],
  heart: ["M20 37C9 28 3 22 3 14.5A9.3 9.3 0 0 1 20 9.4 9.3 9.3 0 0 1 37 14.5C37 22 31 28 20 37z", "#d0413b", "#b02222", "#560a0e"],
  hex: [HEXAGON, "#9a6514", "#85500e", "#4a2804"],
  force: [HEXAGON, "#b5502a", "#983a16", "#4e1805"],
  shield: ["M20 3l15 5v11c0 9-6 15-15 18C11 34 5 28 5 19V8z", "#35769f", "#28648d", "#0c2c46"],
  gate: ["M6 37V17C6 8 12 3 20 3s14 5 14 14v20z", "#a1601f", "#8a4a13", "#4b2106"],
  mind: [ROUND, "#2f8069", "#256b58", "#0b3a30"],
  star: ["M20 1l5.5 7.5 9-.5-.5 9 6 7-8.5 4-2.5 9-9-3-9 3-2.5-9L0 24l6-7-.5-9 9 .5z", "#8f6a14", "#7c580e", "#4a3004"],
  foot: [ROUND, "#7b705c", "#665943", "#33291a"],
  diamond: ["M20 2l18 18-18 18L2 20z", "#37804d", "#296c3d", "#0c3d1d"],
};

const SPRITE = "gems";

/** Puts the drawings into the page, if they are not there yet. */
export function layGems(): void {
  if (document.getElementById(SPRITE)) return;
  const drawings = Object.entries(GEMS).map(
    ([name, [d, light, middle, dark]]) =>
      `<radialGradient id="gem-${name}-fill" cx=".35" cy=".25" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
      `<symbol id="gem-${name}" viewBox="0 0 40 40"><path d="${d}" fill="url(#gem-${name}-fill)" stroke="#120a04" stroke-width="2"/>` +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" transform="translate(20 20) scale(.89) translate(-20 -20)"/></symbol>`,
  );
  document.body.insertAdjacentHTML("beforeend", `<svg id="${SPRITE}" width="0" height="0" class="visually-hidden" aria-hidden="true">${drawings.join("")}</svg>`);
}
