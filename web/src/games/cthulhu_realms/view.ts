// Made by `python -m koloda.server.typescript`; do not edit.

import type { Zone } from "../../table/shape";

export type CthulhuRealmsView = {
  game: string; // the id of the game
  seat: number | null; // who looks; null is a spectator
  asked: number[]; // the seats whose decision is awaited, as far as the viewer may know
  active: number | null; // whose turn it is; null if nobody's
  turn: number; // the number of the turn, or of the round
  ending: string; // why the game ended, in one word; empty until then
  numbers: Numbers; // numbers of the table
  flags: Flags; // facts of the table that hold or not
  zones: Zones; // the zones of the table
  players: Player[]; // the players, by seat
  rows: number[][]; // by seat, the numbers of the rows the player buys from
};

export type Flags = {
  discarded: boolean; // whether somebody discarded a card from hand this turn, by an ability
  abjured: boolean; // whether the active player abjured a card this turn
};

export type Numbers = {
  conjuring: number; // conjuring power left in this turn
};

export type Player = {
  alive: boolean; // whether the player is still in the game
  numbers: PlayerNumbers; // numbers of the player
  zones: PlayerZones; // the player's zones
};

export type Zones = {
  row0: Zone; // the row between two players, or clockwise next to seat 0
  stack: Zone; // the Initiates
  common: Zone; // the common deck; its top card lies open
  box: Zone; // cards out of the game, sorted
  abjured: Zone; // those abjured this turn, which can be returned, sorted
  row1?: Zone; // the row next to seat 1, from three players on
  row2?: Zone; // the row next to seat 2, from three players on
  row3?: Zone; // the row next to seat 3, with four players
};

export type PlayerNumbers = {
  sanity: number; // sanity left
  declared?: number; // points declared against the player and not dealt yet, if any
};

export type PlayerZones = {
  hand: Zone; // the hand: all of one's own, of others the cards everybody knows
  picked: Zone; // cards the viewer has picked so far to discard
  deck: Zone; // the deck; known are the cards put on top, the topmost first
  unseen: Zone; // the cards of the deck, or of deck and hidden hand together, sorted
  play: Play; // the cards in play
  discard: Zone; // the discard pile, the top card last
};

export type Play = {
  count: number; // how many cards
  cards: CardInPlay[]; // all of them, sorted
};

export type CardInPlay = {
  card: string | null; // its id; null if it lies face down before the viewer
  used: number[]; // the numbers of its abilities used this turn, from 1
  lost: number; // sanity it has lost this turn
  declared: number; // points declared against it and not dealt yet
};
