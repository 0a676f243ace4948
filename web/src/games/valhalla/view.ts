// Made by `python -m koloda.server.typescript`; do not edit.

import type { Zone } from "../../table/shape";

export type ValhallaView = {
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
  battle: Battle | null; // the battle; null between battles
  loki?: string; // with Loki: the Loki card of the match
  last_viking?: LastViking; // with the Last Viking: its cards
  monster?: Monster | null; // in the solo mode: the monster; null until it is chosen
};

export type Battle = {
  kind: "battle" | "ragnarok" | "solo"; // what kind of battle
  attacker: number | "monster" | null; // who attacks
  defender: number | "monster" | null; // who defends
  winner: number | "monster" | null; // who has won; null until then
  strength: [number, number]; // the strength of both
  dice: [string[], string[]]; // the free dice of both
  picked: string[]; // dice picked for a reroll
  rolled: string[]; // two extra dice of which one is kept
  played: Played[]; // cards played in the battle
  thor: Help[]; // cards of Thor's Help
  granted: [number, number]; // extra dice of both for the initial roll
  free_rerolls: [number, number]; // free rerolls both have left
  lost_dice: number; // dice fewer in the next roll
  jarl_off: number | "monster" | null; // whose jarl does not work; null if both do
  monster_off: boolean; // whether the monster's ability does not work
  silenced: string[]; // clans of the defender whose abilities add nothing
  rerolled: number[]; // sides that paid for a reroll: 0 the attacker, 1 the defender
  helped: number[]; // by seat, 1 + the side its jarl helped, or 0
  used: number[]; // by seat, uses of the jarl's main ability, + 16 for the additional one
  errand: boolean; // whether an errand was played
};

export type Flags = {
  final_round: boolean; // whether the last round has begun
};

export type LastViking = {
  card: string; // the bonus card
  sets: Title[]; // its sets, with their holders
};

export type Monster = {
  monster: string; // which monster
  level: number; // its level
  active: string; // its active card
  cards: string[]; // its cards that the player may look at, in their order
  strengths: number[]; // the strengths of those cards
  rolled: string[]; // the faces it has rolled
  covered: string[]; // symbols of the active card that are covered
  dice: number; // dice it has left to roll
};

export type Numbers = {
  extra_dice: number; // extra dice in the supply
};

export type Player = {
  alive: boolean; // whether the player is still in the game
  numbers: PlayerNumbers; // numbers of the player
  zones: PlayerZones; // the player's zones
  jarl: string | null; // the jarl; null before the common reveal
  emblem: string | null; // the emblem; null without one
  captured: number[]; // by seat, how many of its shields the player holds
  comrade?: number; // with Loyal Comrades: the seat of the comrade
};

export type Zones = {
  deck: Zone; // the deck, face down
  discard: Zone; // the discard pile, the top card last
  reserve: Zone; // the cards laid out face up in set-up
  placing: Zone; // warriors on their way to a slot
  turned_up: Zone; // cards everybody saw in set-up before a shuffle
  box?: Zone; // with Tyr: the Tyr cards nobody saw
};

export type Help = {
  card: string; // its id
  seat: number; // who plays it
  side: number; // for whom: 0 the attacker, 1 the defender
};

export type Played = {
  card: string; // its id
  seat: number; // who played it
  sacrificed: boolean; // whether it was sacrificed
};

export type Title = {
  seat: number | "monster" | null; // who holds it; null if nobody
  level: number; // its level
};

export type PlayerNumbers = {
  own_shields: number; // own shields left
  foreign_shields: number; // shields taken from others
  valhalla?: number; // points in Valhalla, for who may look into it
  score?: number; // the final score
};

export type PlayerZones = {
  hand: Zone; // the hand: all of one's own, of others the cards the viewer has seen
  squad: Squad; // the squad
  valhalla: Zone; // the player's Valhalla
  aside: Zone; // jarls dealt and cards put aside, seen by their owner
  drawn: Zone; // cards drawn and not kept yet, or about to be discarded
};

export type Squad = {
  count: number; // how many warriors
  cards: Warrior[]; // all of them, by slot
};

export type Warrior = {
  card: string | null; // its id; null if it lies face down before the viewer
  slot: number; // the slot, from 1
  tyr?: string; // the Tyr card of the warrior
  activated?: boolean; // whether it was activated in this battle
  dice?: string[]; // the dice lying on an activated warrior
  strength?: number; // what an activated warrior gives to the battle strength now
  reasons?: Record<string, [number, string][]>; // numbers that differ from the printed ones, as sums: amounts and where they come from, a card or the name of a message reason-NAME; the first is what is printed
  blocked?: boolean; // whether it cannot be activated in this battle
  named?: boolean; // whether it was named for the Path to Valhalla and no longer counts
  sacrificed?: boolean; // whether a card was discarded for its sacrifice
  sent?: boolean; // whether it leaves for Valhalla
};
