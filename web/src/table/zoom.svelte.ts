/** The card under the pointer, shown in full beside it. */

const DELAY = 160;

export class Zoom {
  card = $state<string | null>(null);
  left = $state(false); // on which side of the screen
  private timer = 0;

  over(card: string, event: { clientX: number }): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(card, event.clientX), DELAY);
  }

  show(card: string, x: number): void {
    this.left = x > innerWidth / 2;
    this.card = card;
  }

  out(): void {
    clearTimeout(this.timer);
    this.card = null;
  }
}

/** Whether fingers are used: then a touch first shows what it would do. */
export function touching(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
