/** Requests over HTTP. A refusal carries one sentence for the reader. */

import { prefs } from "../store/prefs.svelte";
import { t } from "../store/words.svelte";
import type { Dealt, DeckBook, DeckRead, Games, GameTexts, Lobby, Me, NewTable, Problem, Replay, Step, Table } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly clause: string,
  ) {
    super(text);
  }
}

function address(path: string): string {
  if (path.includes("lang=")) return `/api${path}`;
  return `/api${path}${path.includes("?") ? "&" : "?"}lang=${prefs.lang}`;
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address(path), init);
  } catch {
    throw new Refusal("offline", t("offline"), "");
  }
  if (response.ok) return response;
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) throw new Refusal("offline", t("offline"), "");
  const problem = (await response.json()) as Problem;
  throw new Refusal(problem.reason, problem.text, problem.clause);
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  return (await (await request(path, { method: "POST", body: sent })).json()) as T;
}

export const api = {
  me: () => get<Me>("/me"),
  rename: (name: string) => post<Me>("/me", { name }),
  games: () => get<Games>("/games"),
  game: (id: string) => get<GameTexts>(`/games/${id}`),
  rules: async (id: string, lang: string) => (await request(`/games/${id}/rules?lang=${lang}`)).text(),
  deckBook: (id: string) => get<DeckBook>(`/games/${id}/decks`),
  readDeck: (id: string, list: string) => post<DeckRead>(`/games/${id}/deck`, { list }),
  deal: (id: string, list: string) => post<Dealt>(`/games/${id}/deal`, { list }),
  lobby: () => get<Lobby>("/lobby"),
  create: (table: NewTable) => post<Table>("/tables", table),
  sit: (id: string, link: string, seat: number | null = null, deck = "") => post<Table>(`/tables/${id}/sit`, { link, seat, deck }),
  fill: (id: string, seat: number, agent: string, deck = "") => post<Table>(`/tables/${id}/fill`, { seat, agent, deck }),
  leave: (id: string) => post<unknown>(`/tables/${id}/leave`),
  concede: (id: string) => post<Table>(`/tables/${id}/concede`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  replay: (id: string) => get<Replay>(`/records/${id}`),
  step: (id: string, n: number, seat: number) => get<Step>(`/records/${id}/steps/${n}?seat=${seat}`),
  upload: (text: string) => post<{ id: string }>("/records", text),
  goOn: (id: string, n: number, seat: number) => post<Table>(`/records/${id}/continue`, { n, seat, agent: "" }),
};
