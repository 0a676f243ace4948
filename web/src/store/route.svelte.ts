/** Which page is shown: the address is the only state. */

export interface Route {
  page: string; // "", "new", "t", "replay", "rules", "cards", "decks"
  id: string;
  part: string; // what of it: /cards/berserk/f01
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const [, page = "", id = "", part = ""] = location.pathname.split("/");
  return { page, id, part: decodeURIComponent(part), query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const route = $state<{ now: Route }>({ now: read() });

addEventListener("popstate", () => (route.now = read()));
addEventListener("hashchange", () => (route.now = read()));

export function go(path: string, stay = false): void {
  history.pushState(null, "", path);
  route.now = read();
  if (!stay) scrollTo(0, 0);
}

/** The same page under another address: nothing to come back to. */
export function readdress(path: string): void {
  history.replaceState(null, "", path);
  route.now = read();
}

/** A click on a link of ours changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
