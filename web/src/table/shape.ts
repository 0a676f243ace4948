// Made by `python -m koloda.server.typescript`; do not edit.

export type AnyPlayer = {
  alive: boolean; // whether the player is still in the game
  numbers: Record<string, number>; // numbers of the player
  zones: Record<string, Zone>; // the player's zones
};

export type AnyView = {
  game: string; // the id of the game
  seat: number | null; // who looks; null is a spectator
  asked: number[]; // the seats whose decision is awaited, as far as the viewer may know
  active: number | null; // whose turn it is; null if nobody's
  turn: number; // the number of the turn, or of the round
  ending: string; // why the game ended, in one word; empty until then
  numbers: Record<string, number>; // numbers of the table
  flags: Record<string, boolean>; // facts of the table that hold or not
  zones: Record<string, Zone>; // the zones of the table
  players: AnyPlayer[]; // the players, by seat
};

export type Card = {
  card: string | null; // its id; null if it lies face down before the viewer
};

export type Nothing = Record<string, never>;

export type Zone = {
  count: number; // how many cards, face down ones too
  cards: Card[]; // those that the viewer knows
};
