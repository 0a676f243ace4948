/** How each game's options are placed; only what the general way would get wrong. */

import type { Choice } from "../net/wire";
import { ASK_ME, cardSpot, cellSpot, seatSpot, type Placer, type Spot } from "../table/place";
import { plain, TABLE, zonesOf, type View } from "../table/view";

/** A card in certain zones, in those of them where it can be seen. */
function inZones(card: string, view: View, fits: (owner: string, zone: string) => boolean): Spot[] | null {
  const found: string[] = [];
  for (const [path, content] of zonesOf(view)) {
    const [owner = "", zone = ""] = path.split("/");
    if (!fits(owner, zone)) continue;
    if (content.cards.some((mark) => mark.card !== null && plain(mark.card) === plain(card))) found.push(cardSpot(path, card));
  }
  return found.length ? [found] : null;
}

const cthulhuRealms: Placer = ({ verb, args }, view) => {
  const me = view.seat ?? 0;
  const card = args.card ?? "";
  const place = args.place ?? "";
  switch (verb) {
    case "play":
    case "discard":
      return [[cardSpot(`${me}/hand`, card)]];
    case "activate":
      return [[cardSpot(`${me}/play`, card)]];
    case "buy":
      return [[cardSpot(`${TABLE}/${place}`, card)]];
    case "abjure":
      return [[cardSpot(place.startsWith("row") || place === "stack" ? `${TABLE}/${place}` : `${me}/${place}`, card)]];
    case "return":
      return [[cardSpot(`${TABLE}/abjured`, card)]];
    case "destroy":
      return [[cardSpot(`${args.seat}/play`, card)]];
    case "choose":
      return [[seatSpot(args.seat ?? "")]];
    default:
      return null;
  }
};

const HAND_VERBS_OF_HEROES = ["play", "bottom", "discard"];
const LISTED_VERBS_OF_HEROES = ["take", "order"];

const berserkHeroes: Placer = ({ verb, args }, view) => {
  const card = args.card ?? "";
  const me = view.seat ?? 0;
  if (LISTED_VERBS_OF_HEROES.includes(verb)) return [];
  if (HAND_VERBS_OF_HEROES.includes(verb)) return [[cardSpot(`${me}/hand`, card)]];
  const unit = card.split("#")[1];
  return unit === undefined ? null : [[unitSpot(unit)]];
};

function unitSpot(word: string): string {
  return `unit:${word}`;
}

const berserk: Placer = ({ verb, args }, view) => {
  const me = view.seat ?? 0;
  if (verb === "take") return [[cardSpot(`${me}/deal`, args.card ?? "")]];
  if (verb === "stop") return [[ASK_ME]];
  if (verb === "bring" || verb === "order") return [];
  if (verb === "deploy" || verb === "hide" || verb === "cell") return [[cellSpot(args.cell ?? "")]];
  if (args.unit === undefined) return null;
  const spots: Spot[] = [[unitSpot(args.unit)]];
  if (args.cell !== undefined) spots.push([cellSpot(args.cell)]);
  if (args.target !== undefined) spots.push([unitSpot(args.target)]);
  return spots;
};

const SQUAD_VERBS = ["arm", "discard_warrior", "return_warrior", "name", "send", "hold", "block"];
const HAND_VERBS = ["add", "add_return", "add_two", "play", "pay", "help", "thor", "discard", "aside", "sacrifice", "errand", "tuck"];
const DRAWN_VERBS = ["keep", "down"];
const DISCARD_VERBS = ["points", "recover"];
const LOOKED_AT = ["discard", "turned_up"]; // piles to read: a like card in them is not the one that is meant
const DIE_VERBS = ["reroll", "die", "turn", "cover"];

const valhalla: Placer = (choice, view) => {
  const { verb, args } = choice;
  const me = String(view.seat ?? 0);
  if (verb === "attack") return args.target === "monster" ? [] : [[seatSpot(args.target ?? "")]];
  if (verb === "slot") return [[`slot:${me}:${args.slot}`]];
  if (verb === "keep_die") return [[`die:${args.face}`]];
  if (DIE_VERBS.includes(verb)) return [dieSpots(args.die ?? "")];
  const card = args.card;
  if (card === undefined) return [];
  const there = inZones(card, view, (owner, zone) => {
    if (SQUAD_VERBS.includes(verb)) return zone === "squad";
    if (HAND_VERBS.includes(verb)) return owner === me && zone === "hand";
    if (DRAWN_VERBS.includes(verb)) return owner === me && zone === "drawn";
    if (DISCARD_VERBS.includes(verb)) return owner === TABLE && zone === "discard";
    return (owner === TABLE && !LOOKED_AT.includes(zone)) || owner === me;
  });
  return there ? [...there, ...secondStep(choice, view)] : [];
};

function dieSpots(die: string): Spot {
  return [`die:${die}:0`, `die:${die}:1`, `die:${die}`];
}

function secondStep({ args }: Choice, view: View): Spot[] {
  const me = view.seat ?? 0;
  if (args.slot !== undefined) return [[`slot:${me}:${args.slot}`]];
  if (args.seat !== undefined) return [[seatSpot(args.seat)]];
  if (args.die !== undefined) return [dieSpots(args.die)];
  return [];
}

const elvenRage: Placer = ({ args }, view) => {
  if (args.land !== undefined) return [[cellSpot(args.land)]];
  if (args.squad !== undefined) return [[`squad:${args.squad}`]];
  if (args.place !== undefined) return [[`place:${args.place}`]];
  if (args.seat !== undefined) return [[seatSpot(args.seat)]];
  if (args.card === undefined) return [];
  const me = String(view.seat ?? 0);
  const own = inZones(args.card, view, (owner, zone) => owner === me && ["hand", "artifacts"].includes(zone));
  return own ?? inZones(args.card, view, (owner, zone) => owner === TABLE && zone.startsWith("dragons")) ?? [];
};

const PLACERS: Record<string, Placer> = {
  cthulhu_realms: cthulhuRealms,
  berserk_heroes: berserkHeroes,
  berserk,
  valhalla,
  elven_rage: elvenRage,
};

export function placerOf(game: string): Placer | undefined {
  return PLACERS[game];
}
