/** The card under the pointer or the focus, shown in full beside it. */

import type { Reasons } from "../cards/terms";

const DELAY = 250;

/** What is known of a card at its place, beside its face. */
export interface Now {
  now?: Record<string, number>;
  reasons?: Reasons;
}

export class Zoom {
  card = $state<string | null>(null);
  now = $state.raw<Now>({});
  beside = $state.raw<DOMRect>(new DOMRect()); // the card it explains, which is never covered
  held = $state(false); // until Escape, or another look
  private timer = 0;

  over(card: string, element: Element, now: Now = {}): void {
    clearTimeout(this.timer);
    if (!this.held) this.timer = window.setTimeout(() => this.show(card, element, now), DELAY);
  }

  show(card: string, element: Element, now: Now = {}): void {
    this.beside = element.getBoundingClientRect();
    this.now = now;
    this.card = card;
  }

  /** Space: shown and kept, or put away. */
  hold(card: string, element: Element, now: Now = {}): void {
    clearTimeout(this.timer);
    const again = this.held && this.card === card;
    this.held = !again;
    if (again) this.card = null;
    else this.show(card, element, now);
  }

  out(): void {
    if (!this.held) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.held = false;
    this.card = null;
  }
}

/** Whether fingers are used: then a touch first shows what it would do. */
export function touching(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
