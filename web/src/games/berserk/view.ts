// Made by `python -m koloda.server.typescript`; do not edit.

import type { Nothing, Zone } from "../../table/shape";

export type BerserkView = {
  game: string; // the id of the game
  seat: number | null; // who looks; null is a spectator
  asked: number[]; // the seats whose decision is awaited, as far as the viewer may know
  active: number | null; // whose turn it is; null if nobody's
  turn: number; // the number of the turn, or of the round
  ending: string; // why the game ended, in one word; empty until then
  numbers: Nothing; // numbers of the table
  flags: Nothing; // facts of the table that hold or not
  zones: Nothing; // the zones of the table
  players: Player[]; // the players, by seat
  phase: "battle" | "placing" | "preparing" | "vanguard"; // the phase of the game
  first: number; // the seat of the First player
  board: Unit[]; // the cards on the battlefield whose cells can be seen
  stack: Announced[]; // announced actions, the last on top
  dice: Roll[]; // the dice rolled since the last decision
  stop: "always" | "never" | "targeted" | null; // in which windows the viewer is asked; null for a spectator
};

export type Announced = {
  seat: number; // who announced it
  what: "ability" | "prepare" | "store" | "strike"; // what kind of action it is
  source: number; // the card that acts
  ability: string | null; // the ability, in the word of an action; null for others
  target: number | null; // the target; null without one
  second: number | null; // the second target; null without one
  choice: number | null; // what was chosen besides; null if nothing
  defender: number | null; // the card that defends in its place; null without one
};

export type Player = {
  alive: boolean; // whether the player is still in the game
  numbers: PlayerNumbers; // numbers of the player
  zones: PlayerZones; // the player's zones
  progress: "confirmed" | "deployed" | "drafting"; // how far the player has prepared
};

export type Roll = {
  die: "attack" | "defence"; // which die
  d6: number; // the roll as an ordinary die
  face: "counter" | "hit" | "medium" | "miss" | "strong" | "weak"; // the roll as the special die
};

export type Unit = {
  card: string | null; // its id; null if it lies face down before the viewer
  unit: number; // its number in play
  owner: number; // the seat it belongs to
  hidden: boolean; // whether it lies face down
  place: string; // where it is, in the word of an action: c3, its symbiote c3s
  cell: string | null; // its cell; null in the additional zone
  stays_hidden?: boolean; // of an own card: whether it stays hidden at the reveal
  closed?: boolean; // whether it is closed
  kept_closed?: boolean; // whether it stays closed at its next opening
  rooted?: boolean; // whether its movement is 0 for a time
  unplaced?: boolean; // whether it waits for a host
  vanguard_spent?: boolean; // whether its Vanguard is used
  may_strike_flyer?: boolean; // whether it may strike a flyer this turn
  earned_strike?: boolean; // whether it has closed for a strike on a flyer in its next turn
  classless?: boolean; // whether it has lost its class
  moved?: boolean; // whether it has moved this turn: no jump or teleport is left
  stored?: boolean; // whether it has taken a token this turn
  defended?: boolean; // whether it has defended this turn
  host?: number | null; // the unit that carries it; null if none
  wounds?: number; // its wounds
  lives?: number; // its lives, wounds not taken off
  tokens?: number; // tokens on it
  points?: number; // movement points left
  poison?: [number, number]; // the largest Poison from the own side, and from the enemy's
  strike?: number[]; // its weak, medium and strong strike; empty without one
  armor?: number; // its Armor
  absorbed?: number; // wounds its Armor has stopped this turn
  attack_exp?: number; // its experience in attack
  defence_exp?: number; // its experience in defence
  regen?: number; // its Regeneration
  jump?: number; // how far it jumps
  life_gift?: number; // its Life gift
  keywords?: string[]; // keywords and Protections it has now, however it got them
  granted?: string[]; // until when each thing given to it for a time lasts
  elements?: string[]; // its elements, gained ones too
  reasons?: Record<string, [number, string][]>; // numbers that differ from the printed ones, as sums: amounts and where they come from, a card or the name of a message reason-NAME; the first is what is printed
};

export type PlayerNumbers = {
  cards: number; // all cards of the player, wherever they are
  deal: number; // how many cards were dealt
  redeals: number; // how often new cards were dealt
  gold?: number; // own gold crystals left, while drafting
  silver?: number; // own silver crystals left, while drafting
};

export type PlayerZones = {
  grave: Zone; // the graveyard, sorted
  additional: Additional; // the additional zone
  deck?: Zone; // the deck; of others only its size, and that after preparing
  deal?: Zone; // own cards dealt and not taken
  squad?: Zone; // own cards taken and not deployed yet
};

export type Additional = {
  count: number; // how many cards
  cards: Unit[]; // all of them
};
