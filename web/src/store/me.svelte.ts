/** Who I am, as far as this browser's cookie tells. */

import { api } from "../net/api";

export const me = $state({ name: "", known: false, asking: false });

let answered: ((named: boolean) => void) | null = null;

export async function loadMe(): Promise<void> {
  const found = await api.me();
  me.name = found.name;
  me.known = found.token;
}

/** Make sure there is a name; asks for one if need be. False if the reader would rather not. */
export function needName(): Promise<boolean> {
  if (me.known) return Promise.resolve(true);
  me.asking = true;
  return new Promise((resolve) => (answered = resolve));
}

export async function saveName(name: string): Promise<void> {
  const found = await api.rename(name);
  me.name = found.name;
  me.known = true;
  finishAsking(true);
}

export function finishAsking(named: boolean): void {
  me.asking = false;
  answered?.(named);
  answered = null;
}
