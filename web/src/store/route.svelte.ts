/** Which page is shown: the address is the only state. */

export interface Route {
  page: string; // "", "new", "t", "replay", "rules"
  id: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const [, page = "", id = ""] = location.pathname.split("/");
  return { page, id, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const route = $state<{ now: Route }>({ now: read() });

addEventListener("popstate", () => (route.now = read()));
addEventListener("hashchange", () => (route.now = read()));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.now = read();
  scrollTo(0, 0);
}

/** A click on a link of ours changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
