/** Cards of a wide table shrink until it need not be scrolled. */

const WIDE = "(min-width: 901px)";
const SMALLEST = 0.55;
const STEPS = 5;

/** Set --fit, by which the cards of the board are multiplied, to the most that leaves it in its frame. */
export function fit(board: HTMLElement): void {
  const set = (value: number) => board.style.setProperty("--fit", value.toFixed(3));
  const fits = () => board.scrollHeight <= board.clientHeight;
  set(1);
  if (!matchMedia(WIDE).matches || fits()) return;
  let [small, large] = [SMALLEST, 1];
  set(small);
  if (!fits()) return set(1); // it is scrolled: cards too small to tell apart would not help
  for (let i = 0; i < STEPS; i++) {
    const middle = (small + large) / 2;
    set(middle);
    if (fits()) small = middle;
    else large = middle;
  }
  set(small);
}
