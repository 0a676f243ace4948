// Made by `python -m koloda.server.typescript`; do not edit.

import type { Nothing, Zone } from "../../table/shape";

export type HeroesView = {
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
  question: string; // what is asked, in one word; empty when the game is over
  running: string | null; // the card whose text asks the viewer; null if none does
  first: number; // the starting player
  winner: number | null; // who has won; null until then, and after a draw
  attack: [number, number, number]; // the attack under way: attacker, attacked and defender; -1 if none
  waiting: [number, string][]; // triggered abilities that wait: whose, and which
};

export type Player = {
  alive: boolean; // whether the player is still in the game
  numbers: PlayerNumbers; // numbers of the player
  zones: PlayerZones; // the player's zones
  placed: Record<string, number>; // by card, how many Placed cards are in deck and hand together
  modifiers: number[]; // coins off the next payment, by modifier
};

export type PlayerNumbers = {
  lives: number; // lives of the hero, wounds not taken off
  wounds: number; // wounds of the hero
  coins: number; // open coin markers
  closed_coins: number; // closed coin markers
  failed: number; // failed draws
};

export type PlayerZones = {
  hand: Zone; // the hand
  deck: Deck; // the deck
  unseen: Zone; // the cards of the own deck that lie at no fixed place, sorted
  play: Play; // the cards the player controls
  graveyard: Zone; // the graveyard, sorted
  chosen: Zone; // own choices that nobody else sees yet
};

export type Deck = {
  count: number; // how many cards
  cards: DeckCard[]; // those whose place the viewer knows
};

export type Play = {
  count: number; // how many cards
  cards: Unit[]; // all of them, the hero first
};

export type DeckCard = {
  card: string | null; // its id; null if it lies face down before the viewer
  place: number; // 1 is the top card, -1 the bottom card
};

export type Unit = {
  card: string | null; // its id; null if it lies face down before the viewer
  unit: number; // its number in play; 0 and 1 are the heroes
  open: boolean; // whether it is open, not closed
  wounds?: number; // its wounds
  poison?: number; // its Poison
  hidden?: boolean; // whether it lies face down
  stunned?: boolean; // whether it is stunned
  attacked?: boolean; // whether it has attacked this turn
  defended?: boolean; // whether it has defended this turn
  improved?: boolean; // whether it is improved: a mechanism
  blank?: boolean; // whether it has lost its abilities
  effects?: ([string, number | string, string])[]; // effects lying on it: kind, value, and until when
  attached?: string[] | number; // cards attached; of a hidden card their number
  owner?: number; // the seat it belongs to
  strike?: number; // its strike now
  lives?: number; // its lives now, wounds not taken off
  classes?: number; // its classes now, as bits
  keywords?: string[]; // its keywords now
  used?: string[]; // its limited abilities used this turn, one for each use
  reasons?: Record<string, [number, string][]>; // numbers that differ from the printed ones, as sums: amounts and where they come from, a card or the name of a message reason-NAME; the first is what is printed
};
