// Made by `python -m koloda.server.typescript`; do not edit.

import type { Card, Zone } from "../../table/shape";

export type ElvenRageView = {
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
  winners: number[]; // the seats that have won
  scenario: "dragon_lord" | "superiority"; // the scenario
  window: string | null; // the window now open; null if none
  squads: Squad[]; // the squads of neutrals
  lands: Land[]; // the lands in play
  battle: Battle | null; // the battle; null if there is none
  layout: (string | null)[]; // the cards of the last layout, by place
  chain: Link[]; // declarations; the last is carried out first
  offer: Offer | null; // a trade offer that awaits its answer; null if none
  draft: Draft | null; // what the viewer is putting together; null if nothing
  glimpse: Glimpse | null; // the hand the viewer looked at; null if none
};

export type Battle = {
  land: string; // the land under attack
  attacker: number; // who attacks
  defender: number | null; // who defends; null for neutrals
  neutrals: number | null; // who plays the neutrals; null if nobody
  squad: number | null; // the number of the squad fought, from 1; null if none
  attack: Zone | null; // the attacker's committed cards; null once laid out
  defence: Zone | null; // the defender's committed cards; null once laid out
  round: number; // the round of the battle; 0 before the first
  quiet: number; // quiet rounds in a row
  acting: "E" | "N" | "S" | "W" | "critical" | "reserve" | null; // the place whose card has its turn; null if none
  silent: boolean; // whether no Action may be declared until its end
  fury: number[]; // sides in fury until the end of the round
  reserve: number | null; // whose the reserve is; null if nobody's
  places: Place[]; // the six places; empty before the layout
};

export type Draft = {
  offer?: [number, number, number, number]; // rival's seat, Treasures given, Treasures and Artifacts asked for
  artifacts?: string[]; // the Artifacts offered
  card?: string; // the card being declared
};

export type Flags = {
  gained: boolean; // whether an attack of this turn gained a land
  reach: boolean; // whether the next attack may aim two lands far
  portal: boolean; // whether the next attack may use a portal
  battle: boolean; // whether a battle is fought
};

export type Glimpse = {
  rival: number; // whose hand
  count: number; // how many cards
  cards: Card[]; // all of them
};

export type Land = {
  land: string; // its name
  feature: "" | "castle" | "central" | "tower"; // what stands on it
  owner: number | null; // whose it is; null if nobody's
  token: "land" | "tower" | null; // the side of the token that lies up
  taken: boolean; // whether the owner took it from a rival
  protected: boolean; // whether it is protected
  attacked: boolean; // whether it is under attack
};

export type Link = {
  seat: number; // who declared it
  card: string; // its id
  aims: Aim[]; // what it aims at
  cancelled: boolean; // whether it was cancelled
};

export type Numbers = {
  round_limit: number; // the round after which the game ends
  first: number; // the seat of the first player
  captures: number; // further Capture phases granted and not yet begun
};

export type Offer = {
  seat: number; // who offers
  rival: number; // to whom
  treasures: number; // Treasures given
  asked_treasures: number; // Treasures asked for
  asked_artifacts: number; // how many Artifacts are asked for
  artifacts: Zone; // the Artifacts given, seen by who offers
  chosen: Zone | null; // the Artifacts the viewer gives in return; null of others
};

export type Player = {
  alive: boolean; // whether the player is still in the game
  numbers: PlayerNumbers; // numbers of the player
  zones: PlayerZones; // the player's zones
  people: "black" | "forest" | "high" | "snow"; // the people
  goal: string | null; // the goal, if the viewer knows it
  former_goal: string | null; // a goal the viewer saw that may have been changed
  offers: number; // trade offers made this turn
  portal: boolean; // whether the player has a portal
};

export type Squad = {
  count: number; // how many cards; 0 once it is beaten
  cards: Card[]; // those that the viewer knows
  face_up: string | null; // the card that lies face up; null if none
  known_by: number[]; // the seats that have looked at it
};

export type Zones = {
  neutral_deck: Zone; // the neutral deck, face down
  neutral_discard: Zone; // the neutral discard pile
  artifact_deck: Zone; // the Artifacts, face down
  artifact_discard: Zone; // the discarded Artifacts
  undealt_goals: Zone; // the goals nobody was dealt, face down
  dragons: Zone; // the Dragons in their places
};

export type Place = {
  card: string | null; // its id; null if it lies face down before the viewer
  place: "E" | "N" | "S" | "W" | "critical" | "reserve"; // which place
  side?: number; // 0 the attacker's, 1 the defender's
  player?: number | null; // who plays it; null if nobody
  lives?: number; // lives left
  initiative?: number; // its initiative now
  symbols?: [string, string, string]; // its symbols: left, centre, right
  acted?: boolean; // whether it has had its turn this round
  skips?: number; // rounds without a turn, this one included
  again?: number; // further turns directly after the present one
  shroud?: boolean; // whether it is shrouded
  reasons?: Record<string, [number, string][]>; // numbers that differ from the printed ones, as sums: amounts and where they come from, a card or the name of a message reason-NAME; the first is what is printed
};

export type Aim = {
  land?: string; // a land
  rival?: number; // a rival's seat
  squad?: number; // the number of a squad, from 1
  direction?: "centre" | "left" | "right"; // a direction
  card?: string; // a card
  place?: "E" | "N" | "S" | "W" | "critical" | "reserve"; // the place of that card
};

export type PlayerNumbers = {
  lands: number; // how many lands the player owns
};

export type PlayerZones = {
  hand: Hand; // the hand
  deck: Zone; // the deck, face down
  discard: Zone; // the discard pile
  artifacts: Zone; // the Artifacts, seen by their owner
  treasures: Zone; // the Treasures
};

export type Hand = {
  count: number; // how many cards
  cards: HandCard[]; // those of the own hand
};

export type HandCard = {
  card: string | null; // its id; null if it lies face down before the viewer
  used: boolean; // whether its Action is used up for this turn
};
