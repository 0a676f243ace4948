/** Choosing among the offered options by touching what they are about. */

import type { Choice } from "../net/wire";
import { plain } from "./view";
import type { Placed } from "./place";
import type { Now } from "./zoom.svelte";

export interface Sheet extends Now {
  card: string | null;
  choices: Choice[];
}

export class Choosing {
  placed = $state.raw<Placed[]>([]);
  picked = $state.raw<string[]>([]);
  subject = $state<string | null>(null); // the card that was picked first
  sheet = $state.raw<Sheet | null>(null);
  waiting = $state(false); // an action is under way
  private shown = $state.raw<ReadonlyMap<string, number>>(new Map());

  constructor(private readonly act: (choice: Choice) => void) {}

  offer(placed: Placed[]): void {
    this.placed = placed;
    this.picked = [];
    this.sheet = null;
    this.waiting = false;
  }

  /** Placed options that fit what is picked so far. */
  private fitting = $derived(
    this.placed.filter(({ spots }) => this.picked.every((spot, i) => spots[i]?.includes(spot))),
  );

  /** Options per place that can be touched now. */
  private byPlace = $derived.by(() => {
    const found = new Map<string, Placed[]>();
    for (const placed of this.fitting) {
      for (const spot of placed.spots[this.picked.length] ?? []) {
        const there = found.get(spot);
        if (there) there.push(placed);
        else found.set(spot, [placed]);
      }
    }
    return found;
  });

  /** Options that have no place on the screen: they become buttons. */
  readonly loose = $derived(
    this.fitting
      .filter(({ spots }) => {
        const next = spots[this.picked.length];
        return !next?.some((spot) => this.shown.has(spot));
      })
      .map(({ choice }) => choice),
  );

  /** What can be chosen at a place; a copy stands for its kind unless copies are told apart. */
  at(spot: string): Placed[] {
    if (this.waiting) return [];
    const exact = this.byPlace.get(spot);
    if (exact) return exact;
    if (!spot.includes("#")) return [];
    const kind = spot.slice(0, spot.indexOf("#"));
    const told = this.placed.some(({ spots }) => spots.flat().some((s) => s.startsWith(`${kind}#`)));
    return told ? [] : (this.byPlace.get(kind) ?? []);
  }

  isOffered(spot: string): boolean {
    return this.at(spot).length > 0;
  }

  isPicked(spot: string): boolean {
    return this.picked.includes(spot);
  }

  /** A place was touched. */
  touch(spot: string, card: string | null, careful: boolean): void {
    if (this.isPicked(spot)) {
      this.cancel();
      return;
    }
    const found = this.at(spot);
    const only = found[0];
    if (!only) return;
    const step = this.picked.length;
    if (found.length === 1 && !(careful && step === 0)) this.take(only.choice);
    else if (found.length > 1 && found.some(({ spots }) => spots.length > step + 1)) {
      const named = only.spots[step]?.find((s) => s === spot || s === spot.slice(0, spot.indexOf("#")));
      if (!this.picked.length) this.subject = card === null ? null : plain(card);
      this.picked = [...this.picked, named ?? spot];
    } else this.sheet = { card: card === null ? null : plain(card), choices: found.map((p) => p.choice) };
  }

  take(choice: Choice): void {
    if (this.waiting) return;
    this.waiting = true;
    this.sheet = null;
    this.act(choice);
  }

  /** The server refused: offer the same again. */
  release(): void {
    this.waiting = false;
    this.picked = [];
  }

  cancel(): void {
    this.picked = [];
    this.sheet = null;
  }

  /** A place appeared on the screen; call the result when it goes. */
  show(spot: string): () => void {
    this.count(spot, 1);
    return () => this.count(spot, -1);
  }

  private counts = new Map<string, number>();
  private scheduled = false;

  private count(spot: string, change: number): void {
    const n = (this.counts.get(spot) ?? 0) + change;
    if (n > 0) this.counts.set(spot, n);
    else this.counts.delete(spot);
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      this.shown = new Map(this.counts);
    });
  }
}
