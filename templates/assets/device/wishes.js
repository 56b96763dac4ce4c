// What a reader is looking for in a place to live. Cards then say how well each matches.
//
// The record: {"version": 1, "on": true, "seeks": ["place", "home"], "budget": 32000, "people": 1, "suburbs": ["Carlton VIC 3053"],
// "campuses": ["unimelb-parkville"], "from": "2026-12-01", "until": "2027-06-30", "stay": [6, 12], "habits": {"noise": "quiet"}, "breakers":
// ["noise"]}. A "place" is one in a shared home, a "home" a whole one; `budget` is in cents a week, `stay` in months, and `habits` are the words
// of the board's own fields. All but `on` may be missing; nothing tells who she is.
import { isDay } from "../days.js";
import { say } from "../say.js";
import { KeptRecord, NotKept } from "./records.js";

export const MOST_SUBURBS = 12;
const MOST_CAMPUSES = 6;
const MOST_CENTS = 1e8;
export const MOST_MONTHS = 60;
export const MOST_PEOPLE = 12;

const isText = (pattern) => (value) => typeof value === "string" && pattern.test(value);
/** A word of a habit is the board's own, and whatever its file says. */
const isWord = isText(/^[^\p{Cc}]{1,200}$/u);
const isSlug = isText(/^[a-z0-9-]{1,80}$/);
const isSuburb = isText(/^[\p{L}][\p{L}\p{N} '’.()-]{0,59} [A-Z]{2,3} \d{4}$/u);
const isCount = (least, most) => (value) => Number.isSafeInteger(value) && value >= least && value <= most;
const isList = (most, isOne) => (value) => Array.isArray(value) && value.length <= most && value.every(isOne);
const isDate = (value) => typeof value === "string" && isDay(value);
const isMonths = isCount(1, MOST_MONTHS);

/** What each member is if it is there. */
const MEMBERS = {
  seeks: isList(2, (value) => value === "place" || value === "home"), budget: isCount(1, MOST_CENTS), people: isCount(1, MOST_PEOPLE),
  suburbs: isList(MOST_SUBURBS, isSuburb), campuses: isList(MOST_CAMPUSES, isSlug), from: isDate, until: isDate,
  stay: (value) => isList(2, isMonths)(value) && value.length === 2 && value[0] <= value[1],
  habits: (value) => typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length <= 12
    && Object.entries(value).every(([id, word]) => isSlug(id) && isWord(word)),
  breakers: isList(16, isSlug),
};

export const isWishes = (value) => typeof value.on === "boolean" && Object.entries(MEMBERS).every(([name, is]) => value[name] === undefined || is(value[name]));

export class Wishes extends KeptRecord {
  constructor() { super("wishes", { on: false }, isWishes); }

  /** What she looks for; null if she said nothing, or wants no matches now. */
  get wanted() {
    const { state, value } = this.look();
    return state === "kept" && value.on ? value : null;
  }

  /** Writes wishes in place of those that were kept. */
  write({ on = true, ...wishes }) {
    // What could not be read again must not be written.
    if (!isWishes({ ...wishes, on })) throw new NotKept(say("wishes.wrong"));
    const none = Object.fromEntries(Object.keys(MEMBERS).map((name) => [name, undefined]));
    this.change(() => ({ ...none, ...wishes, on }));
  }

  turn(on) { this.change(() => ({ on })); }
}
