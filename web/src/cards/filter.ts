/** Which cards are shown: filters made from the faces themselves, the same for every game. */

import type { Face } from "../net/wire";

/** What is asked of a card; an empty list asks nothing. */
export interface Filter {
  cost: string[];
  frame: string[];
  kind: string[];
  term: string[];
  q: string;
}

export type Facet = "cost" | "frame" | "kind" | "term";

const FACETS: Facet[] = ["cost", "frame", "kind", "term"];
const MOST_COSTS = 9; // more are told in one: 8+

export const NOTHING: Filter = { cost: [], frame: [], kind: [], term: [], q: "" };

/** What the cards of a game can be told apart by, with the number of cards of each. */
export interface Facets {
  number: string; // which number is the cost here: the cost, or else the one most cards have
  top: number; // costs from here on are one
  cost: [string, number][];
  frame: [string, number][];
  kind: [string, number][];
  term: [string, number][];
}

export function facets(faces: Face[]): Facets {
  const names = counted(faces.flatMap((face) => Object.keys(face.numbers)));
  const number = names.some(([name]) => name === "cost") ? "cost" : (names[0]?.[0] ?? "");
  const costs = [...new Set(faces.map((face) => face.numbers[number]).filter((cost) => cost !== undefined))].sort((a, b) => a - b);
  const top = costs.length > MOST_COSTS ? (costs[MOST_COSTS - 1] as number) : Infinity;
  const known = new Set(faces.map((face) => face.frame));
  return {
    number,
    top,
    cost: counted(faces.flatMap((face) => costOf(face, number, top) ?? [])).sort(([a], [b]) => parseInt(a) - parseInt(b)),
    frame: counted(faces.flatMap((face) => framesOf(face, known))),
    kind: counted(faces.map((face) => face.kind)),
    term: counted(faces.flatMap((face) => face.terms)),
  };
}

/** Each word with how often it is there, the commonest first. */
function counted(words: string[]): [string, number][] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
}

export function costOf(face: Face, number: string, top: number): string | undefined {
  const cost = face.numbers[number];
  return cost === undefined ? undefined : cost >= top ? `${top}+` : String(cost);
}

const NEUTRAL = "neutral"; // the frame of a card of no element, and of one that has several

/** A card of several elements has the others, or all of them, among its marks. */
function framesOf(face: Face, known: Set<string>): string[] {
  const several = face.marks.filter((mark) => known.has(mark));
  return several.length && face.frame === NEUTRAL ? several : [...new Set([face.frame, ...several])];
}

/** The cards a filter leaves, in their order: by cost, then type, then name. */
export function sifted(faces: Face[], filter: Filter, by: Facets): Face[] {
  const words = plain(filter.q).split(/\s+/).filter(Boolean);
  const known = new Set(by.frame.map(([frame]) => frame));
  const meets = (wanted: string[], has: string[]) => !wanted.length || wanted.some((word) => has.includes(word));
  return ordered(
    faces.filter(
      (face) =>
        meets(filter.cost, [costOf(face, by.number, by.top) ?? ""]) &&
        meets(filter.frame, framesOf(face, known)) &&
        meets(filter.kind, [face.kind]) &&
        meets(filter.term, face.terms) &&
        words.every((word) => saidOf(face).includes(word)),
    ),
    by,
  );
}

export function ordered(faces: Face[], by: Facets): Face[] {
  const kinds = new Map(by.kind.map(([kind], i) => [kind, i]));
  const cost = (face: Face) => face.numbers[by.number] ?? -1;
  const kind = (face: Face) => kinds.get(face.kind) ?? 0;
  return [...faces].sort((a, b) => cost(a) - cost(b) || kind(a) - kind(b) || a.name.localeCompare(b.name));
}

const said = new WeakMap<Face, string>();

/** All that can be searched for on a card: its name, its class, its sentences. */
function saidOf(face: Face): string {
  const known = said.get(face);
  if (known !== undefined) return known;
  const text = plain([face.name, face.nick, face.line, face.short, ...face.text].join(" "));
  said.set(face, text);
  return text;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").trim();
}

/** A filter from an address, and back. */
export function readFilter(query: URLSearchParams): Filter {
  const list = (name: Facet) => (query.get(name) ?? "").split(",").filter(Boolean);
  return { cost: list("cost"), frame: list("frame"), kind: list("kind"), term: list("term"), q: query.get("q") ?? "" };
}

export function writeFilter(filter: Filter): string {
  const query = FACETS.filter((name) => filter[name].length).map((name) => `${name}=${filter[name].map(encodeURIComponent).join(",")}`);
  if (filter.q.trim()) query.push(`q=${encodeURIComponent(filter.q.trim())}`);
  return query.length ? `?${query.join("&")}` : "";
}

export function flipped(filter: Filter, facet: Facet, word: string): Filter {
  const chosen = filter[facet];
  return { ...filter, [facet]: chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word] };
}
