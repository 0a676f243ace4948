/** Where an option is shown: on which cards, seats, cells. */

import type { Parts } from "../games/parts";
import type { Choice } from "../net/wire";
import { plain, TABLE, zonesOf, type View, type ZoneView } from "./view";

/** One step of a choice: any of these places stands for it. */
export type Spot = string[];

export interface Placed {
  choice: Choice;
  spots: Spot[];
}

/** The control by which a player says when he wants to be asked. */
export const ASK_ME = "ask-me";

export function cardSpot(zone: string, card: string): string {
  return `card:${zone}:${card}`;
}

export function seatSpot(seat: number | string): string {
  return `seat:${seat}`;
}

export function unitSpot(unit: number | string): string {
  return `unit:${unit}`;
}

export function cellSpot(cell: number | string): string {
  return `cell:${cell}`;
}

/** Numbers of copies in play ("Hydra #9") are left out where the sentence stays the only one. */
export function tidy(choices: Choice[]): Choice[] {
  const plainly = choices.map((choice) => withoutCopies(choice.text));
  const counts = new Map<string, number>();
  for (const text of plainly) counts.set(text, (counts.get(text) ?? 0) + 1);
  return choices.map((choice, i) => (counts.get(plainly[i] ?? "") === 1 ? { ...choice, text: plainly[i] ?? "" } : choice));
}

export function withoutCopies(text: string): string {
  return text.replace(/ #\d+/g, "");
}

/** A card in certain zones, in those of them where it can be seen. */
export function inZones(card: string, view: View, fits: (owner: string, zone: string) => boolean): Spot[] | null {
  const found: string[] = [];
  for (const [path, content] of zonesOf(view)) {
    const [owner = "", zone = ""] = path.split("/");
    if (fits(owner, zone) && holds(content, card)) found.push(cardSpot(path, card));
  }
  return found.length ? [found] : null;
}

function holds(content: ZoneView, card: string): boolean {
  return content.cards.some((mark) => mark.card !== null && plain(mark.card) === plain(card));
}

export function placeAll(choices: Choice[], view: View, game: Parts): Placed[] {
  const zones = zonesOf(view, game.cells?.(view));
  return tidy(choices).map((choice) => ({ choice, spots: game.place?.(choice, view) ?? generally(choice, view, zones) }));
}

/** Cards where they can be seen, seats at their players. */
function generally(choice: Choice, view: View, zones: Map<string, ZoneView>): Spot[] {
  const spots: Spot[] = [];
  for (const [name, value] of Object.entries(choice.args)) {
    if (name === "seat" || name.startsWith("seat_")) {
      if (!spots.length || !("card" in choice.args)) spots.push([seatSpot(value)]);
    } else if (isPlaceWord(name)) continue;
    else {
      const found = whereIs(value, choice, view, zones);
      if (found.length) spots.push(found);
    }
  }
  return spots;
}

function isPlaceWord(name: string): boolean {
  return ["place", "zone", "n", "ability"].includes(name);
}

function whereIs(card: string, choice: Choice, view: View, zones: Map<string, ZoneView>): string[] {
  const place = choice.args.place ?? choice.args.zone;
  const found: string[] = [];
  for (const [zone, content] of zones) {
    const [owner, name] = zone.split("/");
    if (place && name !== place) continue;
    if (place && owner !== TABLE && owner !== String(view.seat)) continue;
    if (choice.args.seat && owner !== choice.args.seat) continue;
    if (holds(content, card)) found.push(cardSpot(zone, card));
  }
  return found;
}
