// What somebody typed into the search box lately, on their own device: the record {"version": 1, "searches": [{"text": "2 bed newtown"}, ...]}, the
// newest first. Nothing of it is kept where a reader keeps nothing.
import { KeptRecord, NotKept, isOff } from "./device/records.js";

/** How many are kept. */
export const MOST = 6;
/** So long is one at most, in UTF-16 units. */
const LONGEST = 200;

export const isRecent = ({ searches }) => Array.isArray(searches) && searches.length <= MOST
  && searches.every((one) => typeof one?.text === "string" && one.text.length > 0 && one.text.length <= LONGEST);

export class RecentSearches {
  constructor() { this.record = new KeptRecord("recent", { searches: [] }, isRecent); }

  get all() { return this.record.value.searches; }

  /** Remembers what was typed. */
  add(text) {
    if (isOff() || !text || text.length > LONGEST) return;
    try {
      this.record.change(({ searches }) => ({ searches: [{ text }, ...searches.filter((one) => one.text !== text)].slice(0, MOST) }));
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
    }
  }
}
