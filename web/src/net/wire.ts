// Made by `python -m koloda.server.typescript`; do not edit.

import type { AnyView } from "../table/shape";

export interface Act {
  type: "act";
  state: number;
  action: string;
}

export interface Ask {
  type: "ask";
  level: string;
}

export interface Chair {
  kind: string;
  name: string;
  agent: string;
  here: boolean;
}

export interface Chat {
  type: "chat";
  name: string;
  text: string;
  at: number;
}

export interface Choice {
  action: string;
  verb: string;
  args: Record<string, string>;
  text: string;
}

export interface Continue {
  n: number;
  seat: number;
  agent: string;
}

export interface Created {
  id: string;
}

export interface Dealt {
  cards: string[];
}

export interface DeckBook {
  low: number;
  high: number;
  leads: string[];
  most: Record<string, number>;
  ready: ReadyDeck[];
}

export interface DeckMistake {
  text: string;
  clause: string;
  card: string;
}

export interface DeckRead {
  lead: string;
  cards: Record<string, number>;
  unread: string[];
  mistakes: DeckMistake[];
  barred: DeckMistake[];
}

export interface DeckText {
  list: string;
}

export interface Done {
  type: "done";
  state: number;
}

export interface Face {
  id: string;
  name: string;
  nick: string;
  kind: string;
  frame: string;
  art: string;
  tint: string;
  line: string;
  short: string;
  signs: string;
  text: string[];
  lines: string[];
  terms: string[];
  numbers: Record<string, number>;
  marks: string[];
  copies: number;
}

export interface FillSeat {
  seat: number;
  agent: string;
  deck?: string;
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  min_seats: number;
  max_seats: number;
  settings: SettingInfo[];
}

export interface GameTexts {
  id: string;
  name: string;
  faces: Record<string, unknown>;
  tables: Record<string, Record<string, unknown>>;
  ftl: string;
  standing: string[];
}

export interface Games {
  games: GameInfo[];
  agents: string[];
}

export interface Hello {
  type: "hello";
  lang: string;
  since?: number;
}

export interface Line {
  key: string;
  clause: string;
  args: Record<string, unknown>;
  parts: (string | [string, string, number])[];
}

export interface Lobby {
  open: Table[];
  own: Table[];
  running: Table[];
  records: RecordLine[];
}

export interface Me {
  name: string;
  token: boolean;
}

export interface NewName {
  name: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, string>;
  public?: boolean;
}

export interface Position {
  state: number;
  view: AnyView;
  prompt: Prompt | null;
  choices: Choice[];
  awaited: number[];
  events_at: number;
  events: Line[];
  takeback: boolean;
  thinking: boolean;
  standing: string;
}

export interface Problem {
  reason: string;
  text: string;
  clause: string;
}

export interface Prompt {
  key: string;
  clause: string;
  text: string;
  args: Record<string, unknown>;
}

export interface ReadyDeck {
  id: string;
  name: string;
  lead: string;
  cards: Record<string, number>;
}

export interface RecordLine {
  id: string;
  game: string;
  names: string[];
  ending: string;
  result: number[] | null;
  at: number;
  steps: number;
}

export interface Refused {
  type: "refused";
  reason: string;
  text: string;
  clause: string;
  state: number;
}

export interface Replay {
  id: string;
  game: string;
  names: string[];
  settings: Record<string, string>;
  seats: number;
  steps: number;
  ending: string;
  result: number[] | null;
}

export interface Say {
  type: "say";
  text: string;
}

export interface SeatWish {
  kind: string;
  agent?: string;
  name?: string;
}

export interface SettingInfo {
  name: string;
  kind: string;
  values: string[];
  labels: string[];
  default: string;
  title: string;
  help: string;
  clause: string;
}

export interface Step {
  n: number;
  view: AnyView;
  prompt: Prompt | null;
  chosen: string;
  seat: number;
  events: Line[];
}

export interface Table {
  id: string;
  game: string;
  status: string;
  chairs: Chair[];
  settings: Record<string, string>;
  public: boolean;
  hotseat: boolean;
  mine: number[];
  host: boolean;
  watchers: number;
  link: string;
  created: number;
  ending: string;
  result: number[] | null;
  record: string;
  next: string;
  note: string;
}

export interface TableChanged {
  type: "table";
  table: Table;
}

export interface TakeBack {
  type: "takeback";
  state: number;
}

export interface TakeSeat {
  seat?: number | null;
  link?: string;
  deck?: string;
}

export interface Update {
  type: "update";
  position: Position;
}

export interface Welcome {
  type: "welcome";
  table: Table;
  position: Position | null;
  chat: Chat[];
}

export type ClientMessage = Hello | Act | TakeBack | Ask | Say;

export type ServerMessage = Welcome | Update | TableChanged | Chat | Refused | Done;
