/** Plays what moved on the screen: cards fly, numbers flash. */

import type { CardMove, NumberChange } from "./motion";

export interface Snapshot {
  cards: Map<string, DOMRect>;
  zones: Map<string, DOMRect>;
}

/** Where everything is now. */
export function snapshot(root: ParentNode): Snapshot {
  const cards = new Map<string, DOMRect>();
  const zones = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const zone = element.dataset.zone ?? "";
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    if (element.dataset.card !== undefined) cards.set(`${zone}:${element.dataset.card}`, rect);
    else zones.set(zone, rect);
  }
  return { cards, zones };
}

const MOST = 14;

/** Fly cards from where they were to where they are. */
export function fly(root: HTMLElement, moves: CardMove[], before: Snapshot, duration: number): void {
  const after = snapshot(root);
  for (const [i, move] of moves.slice(0, MOST).entries()) {
    const from = before.cards.get(`${move.from}:${move.card}`) ?? before.zones.get(move.from);
    const to = after.cards.get(`${move.to}:${move.card}`) ?? after.zones.get(move.to);
    if (from && to) flyOne(root, move, from, to, duration, i);
  }
}

function flyOne(
  root: HTMLElement,
  move: CardMove,
  from: DOMRect,
  to: DOMRect,
  duration: number,
  i: number,
): void {
  const ghost = ghostOf(root, move);
  const width = Math.min(Math.max(Math.min(from.width, to.width), 44), 120);
  ghost.style.width = `${width}px`;
  document.body.append(ghost);
  const x = (rect: DOMRect) => rect.left + rect.width / 2 - width / 2;
  const y = (rect: DOMRect) => rect.top + rect.height / 2 - width * 0.715;
  const animation = ghost.animate(
    [
      { transform: `translate(${x(from)}px, ${y(from)}px)`, opacity: 0.95 },
      { transform: `translate(${x(to)}px, ${y(to)}px)`, opacity: 0.9 },
    ],
    { duration, delay: i * duration * 0.12, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
  );
  animation.onfinish = () => ghost.remove();
  animation.oncancel = () => ghost.remove();
}

function ghostOf(root: HTMLElement, move: CardMove): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  const face = move.card === null ? null : root.querySelector(`[data-card="${CSS.escape(move.card)}"] .face`);
  const shown = face ?? root.querySelector(".card-back");
  if (shown) ghost.append(shown.cloneNode(true));
  return ghost;
}

/** Flash the numbers that changed and let the difference rise from them. */
export function flash(root: HTMLElement, changes: NumberChange[], duration: number): void {
  for (const change of changes) {
    const element = root.querySelector<HTMLElement>(`[data-number="${CSS.escape(change.path)}"]`);
    if (!element) continue;
    const bad = change.by < 0;
    element.animate(
      [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }],
      { duration: duration * 1.5, easing: "ease-out" },
    );
    rise(element, `${bad ? "−" : "+"}${Math.abs(change.by)}`, bad, duration);
  }
}

function rise(element: HTMLElement, text: string, bad: boolean, duration: number): void {
  const rect = element.getBoundingClientRect();
  const note = document.createElement("div");
  note.className = bad ? "rise bad" : "rise";
  note.textContent = text;
  note.setAttribute("aria-hidden", "true");
  note.style.left = `${rect.left + rect.width / 2}px`;
  note.style.top = `${rect.top}px`;
  document.body.append(note);
  const animation = note.animate(
    [
      { transform: "translate(-50%, 0)", opacity: 1 },
      { transform: "translate(-50%, -34px)", opacity: 0 },
    ],
    { duration: duration * 2.6, easing: "ease-out" },
  );
  animation.onfinish = () => note.remove();
  animation.oncancel = () => note.remove();
}
