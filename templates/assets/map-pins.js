// What stands on a map of results: a pin for each point, and for points too near to each other to tell apart one pin for all of them. The
// same listings make the same pins, in whatever order they were found.
import { dollars } from "./money.js";
import { PinNames } from "./map-names.js";
import { WORLD, project } from "./map-view.js";
import { say } from "./say.js";

/** How far apart pins are at least, in pixels. */
const ROOM = [104, 36];

/** The listings at one point: those that may tell it, or all of a suburb's that may not, which are at its middle. */
function places(rows) {
  const groups = new Map();
  for (const row of rows) {
    const exact = row.exact;
    const point = exact ?? row.middle;
    if (!point) continue;
    const key = exact ? point.join() : `in ${row.suburb}`;
    if (!groups.has(key)) groups.set(key, { key, point, at: project(point), suburb: exact ? null : row.town, rows: [] });
    groups.get(key).rows.push(row);
  }
  return [...groups.values()].sort((a, b) => b.point[0] - a.point[0] || a.point[1] - b.point[1] || (a.key < b.key ? -1 : 1));
}

export class Pins {
  /** Pins for listings; `cities` may name those of many suburbs. */
  constructor(rows, cities = []) {
    this.rows = rows;
    this.places = places(rows);
    this.names = new PinNames(this.places, cities);
    this.zooms = new Map();
  }

  get points() { return this.places.map(({ point }) => point); }

  /** The pins at a whole zoom, from north to south. */
  at(zoom) {
    if (!this.zooms.has(zoom)) this.zooms.set(zoom, this.cluster(WORLD * 2 ** zoom));
    return this.zooms.get(zoom);
  }

  cluster(scale) {
    let pins = this.places.map((place) => pin([place]));
    // Those that came together may have come near others.
    for (let count = Infinity; pins.length < count; ) {
      count = pins.length;
      pins = gathered(pins, scale);
    }
    return pins;
  }
}

/** Pins with those that are too near to each other, where the world is so many pixels wide, made one. */
function gathered(pins, scale) {
  const cells = new Map();
  // More than the world has rows at any zoom.
  const keyOf = (column, row) => column * 2 ** 23 + row;
  const cell = ([x, y]) => [Math.floor((x * scale) / ROOM[0]), Math.floor((y * scale) / ROOM[1])];
  pins.forEach(({ at }, number) => {
    const key = keyOf(...cell(at));
    const inside = cells.get(key);
    if (inside) inside.push(number);
    else cells.set(key, [number]);
  });
  const taken = new Uint8Array(pins.length);
  return pins.flatMap((first, number) => {
    if (taken[number]) return [];
    const members = [];
    const [column, row] = cell(first.at);
    for (let across = -1; across <= 1; across += 1) {
      for (let down = -1; down <= 1; down += 1) {
        for (const other of cells.get(keyOf(column + across, row + down)) ?? []) {
          const { at, places } = pins[other];
          if (taken[other] || Math.abs(at[0] - first.at[0]) * scale > ROOM[0] || Math.abs(at[1] - first.at[1]) * scale > ROOM[1]) continue;
          taken[other] = 1;
          members.push(...places);
        }
      }
    }
    return [members.length === first.places.length ? first : pin(members)];
  });
}

/** A pin for places, in the middle of their listings. */
function pin(members) {
  if (members.length === 1) return { ...members[0], places: members };
  members.sort((a, b) => b.point[0] - a.point[0] || a.point[1] - b.point[1]);
  const rows = members.flatMap((member) => member.rows);
  const mean = (way) => members.reduce((sum, { at, rows: own }) => sum + at[way] * own.length, 0) / rows.length;
  return { key: members.map(({ key }) => key).join(" "), at: [mean(0), mean(1)], suburb: null, rows, places: members };
}

/** What a pin says, in few words and, for those who do not see the map, in more; `named` are names for pins. */
export function words(pin, kinds, named) {
  const { rows, suburb, places: members } = pin;
  const kind = kinds.get(rows[0].kind);
  const isOneKind = rows.every((row) => row.kind === rows[0].kind);
  const prices = rows.map(({ price }) => price).filter((price) => price != null);
  const { names, hasMore, city } = named.of(pin);
  const place = names.join(", ");
  const inPlace = (text) => (!place ? text : hasMore ? say("map.pin_in_and_around", { text, place }) : say("map.pin_in", { text, place }));
  if (rows.length === 1) {
    const price = prices.length ? dollars(prices[0]) : kind?.label ?? say("map.one_listing");
    const beds = rows[0].fact("bedrooms");
    const facts = [prices.length ? `${price}${kind?.per ? ` ${kind.per}` : ""}` : price, beds > 0 ? say("map.bedrooms", { count: beds }) : ""];
    return { short: suburb ? say("map.pin_named", { name: suburb, text: price }) : price, long: inPlace(facts.filter(Boolean).join(", ")) };
  }
  const count = rows.length;
  const from = isOneKind && prices.length === count && dollars(Math.min(...prices));
  const long = inPlace(from ? say("map.listings_from", { count, price: from }) : say("common.listings", { count }));
  const name = city ?? (members.length === 1 ? suburb : null);
  if (name) return { short: say("map.pin_named", { name, text: String(count) }), long };
  return { short: from ? say("map.pin_from", { count, price: from }) : say("common.listings", { count }), long };
}
