/** What a reader prefers; remembered in this browser. */

export type Lang = "ru" | "en";
export type Theme = "auto" | "dark" | "light";
export type Motion = "normal" | "fast" | "off";

interface Prefs {
  lang: Lang;
  theme: Theme;
  motion: Motion;
}

const KEY = "koloda";

function initial(): Prefs {
  const prefs: Prefs = {
    lang: navigator.language.startsWith("ru") ? "ru" : "en",
    theme: "auto",
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal",
  };
  const asked = new URLSearchParams(location.search).get("lang");
  const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  const merged = { ...prefs, ...kept };
  if (asked === "ru" || asked === "en") merged.lang = asked;
  return merged;
}

export const prefs = $state<Prefs>(initial());

export function keep(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  localStorage.setItem(KEY, JSON.stringify(prefs));
  show();
}

/** Put language and colours on the page. */
export function show(): void {
  document.documentElement.lang = prefs.lang;
  if (prefs.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = prefs.theme;
}

/** How long a movement takes, in milliseconds. */
export function pace(): number {
  return { normal: 420, fast: 160, off: 0 }[prefs.motion];
}
