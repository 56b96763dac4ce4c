// How well listings match what the reader looks for (wishes.js).
import { dayNumber, today } from "../days.js";
import { match, mayMatch, sideOf } from "../matching.js";
import { suburbOf } from "../suburbs.js";
import { isOff } from "./records.js";
import { Wishes } from "./wishes.js";

/** What the reader looks for as matching.js compares it. */
async function sideOfReader(index, { seeks = ["place", "home"], budget, people, suburbs = [], campuses = [], from, until, stay, habits, breakers }) {
  const found = (await Promise.all(suburbs.map((line) => suburbOf(index, line)))).filter(Boolean);
  const known = campuses.length ? (await index.campuses()).campuses : new Map();
  const near = campuses.filter((slug) => known.has(slug)).map((slug) => ({ name: known.get(slug).label, ...known.get(slug), id: slug }));
  return {
    role: "request", place: seeks.includes("place"), home: seeks.includes("home"), cents: budget, people, stay, habits, breakers,
    from: from && dayNumber(from), until: until && dayNumber(until), places: [...found.map(({ row, name, point }) => ({ id: row, name, point })), ...near],
  };
}

export class OwnMatches {
  constructor(index, side) {
    Object.assign(this, { index, side, known: new WeakMap() });
  }

  /** The matches of what the reader looks for now; null if she looks for nothing, or wants no matches. */
  static async load(index) {
    const wanted = isOff() ? null : new Wishes().wanted;
    return wanted && new OwnMatches(index, await sideOfReader(index, wanted));
  }

  /** How a row of the index with all its columns matches, as matching.js says it; null if it has nothing to do with what she looks for. */
  of(row) {
    if (!this.known.has(row)) {
      const side = sideOf(row, this.index.kinds);
      this.known.set(row, side && mayMatch(this.side, side) ? match(this.index.habits, this.side, side, dayNumber(today())) : null);
    }
    return this.known.get(row);
  }
}
