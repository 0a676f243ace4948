/** The emblem of a card, made from its id and kind: a rosette behind a sign. */

import { hash } from "./palette";

export interface Stroke {
  d: string;
  fill: "none" | "bright" | "soft";
  width: number;
}

/** Signs by kind of card, in a box from -30 to 30. */
const SIGNS: Record<string, string> = {
  entity: "M-24 0C-14-16 14-16 24 0 14 16-14 16-24 0ZM0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z",
  artifact: "M0-26 18-8 10 24H-10L-18-8ZM-18-8H18M0-26V24",
  location: "M-24 24V-6L-12-18 0-6 12-18 24-6V24ZM-6 24V8A6 6 0 0 1 6 8V24",
  warrior: "M-16 18 14-12M14-12 20-22 10-16ZM16 18-14-12M-14-12-20-22-10-16ZM-20 14-12 22M20 14 12 22",
  creature: "M-22-14C-14-24 14-24 22-14 22 6 10 22 0 26-10 22-22 6-22-14ZM-11-4-3 0M11-4 3 0M-6 12 0 15 6 12",
  hero: "M-22 14-24-14-10-2 0-20 10-2 24-14 22 14ZM-22 21H22",
  jarl: "M-22 14-24-14-10-2 0-20 10-2 24-14 22 14ZM-22 21H22",
  flyer: "M0-16C8-8 20-12 28-20 26 0 12 10 0 8-12 10-26 0-28-20-20-12-8-8 0-16ZM0 8 5 24H-5Z",
  support: "M-20 24V-12L0-26 20-12V24ZM-8 24V4H8V24",
  equipment: "M0-26 22-18V2C22 14 10 24 0 28-10 24-22 14-22 2V-18ZM0-26V28",
  spell: "M0-28 6-8 26-6 10 6 16 26 0 14-16 26-10 6-26-6-6-8Z",
  action: "M4-28-16 4H0L-4 28 16-6H2Z",
  event: "M4-28-16 4H0L-4 28 16-6H2Z",
  symbiote: "M0 24C-20 12-24-8-10-16-2-20 0-8 0-8S2-20 10-16C24-8 20 12 0 24Z",
  terrain: "M-28 20-8-16 4 4 12-8 28 20Z",
  monster: "M-22-22-12-8C-4-12 4-12 12-8L22-22C26 0 18 22 0 26-18 22-26 0-22-22ZM-10 2H-4M10 2H4M-8 14-3 11 0 14 3 11 8 14",
  treasure: "M-22-4H22V20H-22ZM-22-4C-22-20 22-20 22-4M-4-4V6H4V-4",
  squad: "M-16 18 14-12M14-12 20-22 10-16ZM16 18-14-12M-14-12-20-22-10-16Z",
};

export function emblem(id: string, kind: string): Stroke[] {
  const seed = hash(id);
  return [...rosette(seed), { d: sign(kind), fill: "none", width: 3.2 }];
}

function sign(kind: string): string {
  const known = SIGNS[kind];
  if (known) return known;
  const n = 3 + (hash(kind) % 5);
  return `${polygon(n, 24, -Math.PI / 2)}${polygon(n, 12, Math.PI / n - Math.PI / 2)}`;
}

/** Petals and a ring whose number, length and twist follow the id. */
function rosette(seed: number): Stroke[] {
  const petals = 5 + (seed % 8);
  const twist = (((seed >>> 4) % 16) / 16) * 0.9 - 0.45;
  const length = 38 + ((seed >>> 8) % 14);
  const girth = 0.16 + ((seed >>> 12) % 8) * 0.03;
  const shapes: Stroke[] = [];
  let d = "";
  for (let i = 0; i < petals; i++) d += petal((i / petals) * Math.PI * 2, length, girth, twist);
  shapes.push({ d, fill: "soft", width: 1 });
  if (seed & 0x10000) shapes.push({ d: polygon(petals, length - 4, Math.PI / petals), fill: "none", width: 0.9 });
  if (seed & 0x20000) shapes.push({ d: circle(length + 4), fill: "none", width: 0.9 });
  return shapes;
}

function petal(angle: number, length: number, girth: number, twist: number): string {
  const at = (a: number, r: number) => `${round(Math.cos(a) * r)} ${round(Math.sin(a) * r)}`;
  return `M0 0Q${at(angle - girth + twist, length * 0.6)} ${at(angle, length)}Q${at(angle + girth + twist, length * 0.6)} 0 0Z`;
}

function polygon(n: number, r: number, turn: number): string {
  const points = Array.from({ length: n }, (_, i) => {
    const a = turn + (i / n) * Math.PI * 2;
    return `${round(Math.cos(a) * r)} ${round(Math.sin(a) * r)}`;
  });
  return `M${points.join("L")}Z`;
}

function circle(r: number): string {
  return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r} ${r} ${r} 0 1 1 0 ${-r}Z`;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
