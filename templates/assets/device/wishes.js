// What a reader is looking for in a place to live. Cards then say how well each matches.
//
// The record: {"version": 1, "on": true, "budget": 32000, "suburbs": ["Carlton VIC 3053"], "campuses": ["unimelb-parkville"], "from": "2026-12-01",
// "until": "2027-06-30", "stay": [6, 12], "habits": {"noise": "quiet"}, "breakers": ["smoking"]}. `budget` is in cents a week, `stay` in months, and
// `habits` are the words of kinds' own fields. All but `on` may be missing; nothing tells who she is.
import { isDay } from "../days.js";
import { KeptRecord } from "./records.js";

export const MOST_SUBURBS = 12;
export const MOST_CAMPUSES = 6;
export const MOST_CENTS = 1e7;

const isWord = (value) => typeof value === "string" && /^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u.test(value);
const isSlug = (value) => typeof value === "string" && /^[a-z0-9-]{1,80}$/.test(value);
const isSuburb = (value) => typeof value === "string" && /^[\p{L}][\p{L} '’.()-]{0,59} [A-Z]{2,3} \d{4}$/u.test(value);
const isMonths = (value) => Number.isSafeInteger(value) && value >= 1 && value <= 120;
const isListOf = (most, isOne) => (value) => Array.isArray(value) && value.length <= most && value.every(isOne);

/** What each member is if it is there. */
const MEMBERS = {
  budget: (value) => Number.isSafeInteger(value) && value > 0 && value <= MOST_CENTS,
  suburbs: isListOf(MOST_SUBURBS, isSuburb), campuses: isListOf(MOST_CAMPUSES, isSlug), from: (value) => typeof value === "string" && isDay(value),
  until: (value) => typeof value === "string" && isDay(value),
  stay: (value) => Array.isArray(value) && value.length === 2 && value.every(isMonths) && value[0] <= value[1],
  habits: (value) => typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length <= 12
    && Object.entries(value).every(([id, word]) => isSlug(id) && isWord(word)),
  breakers: isListOf(16, isSlug),
};

export const isWishes = (value) => typeof value.on === "boolean" && Object.entries(MEMBERS).every(([name, is]) => value[name] === undefined || is(value[name]));

export class Wishes extends KeptRecord {
  constructor() { super("wishes", { on: false }, isWishes); }

  /** What she looks for; null if she said nothing, or wants no matches. */
  get wanted() {
    const { state, value } = this.look();
    return state === "kept" && value.on ? value : null;
  }

  /** Writes other wishes in place of those that were kept. */
  write(wishes) {
    const none = Object.fromEntries(Object.keys(MEMBERS).map((name) => [name, undefined]));
    this.change(() => ({ ...none, ...wishes, on: true }));
  }

  turn(on) { this.change(() => ({ on })); }
}
