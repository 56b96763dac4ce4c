// The searches that somebody keeps on their own device, in the browser's storage and nowhere else.
//
// The record, under the key "houser:searches:" and the path of the site: {"version": 1, "searches": [{"name": "2+ beds in Fitzroy",
// "query": "beds=2&suburb=Fitzroy%20VIC%203065", "saved": "2026-11-21", "looked": "2026-11-22", "shown": 2}, ...]}, the newest first. `query` is
// what stands after the "?" of the search page, `saved` the day on which it was kept, `looked` the last one on which its results were shown, and
// `shown` how many of that day's listings were among them. A later version may add members to each, which stay as they are when others change.

import { today } from "./days.js";
import { KeptRecord, NotKept, isOff } from "./device/records.js";

const MOST = 50;
const isText = (value) => typeof value === "string" && value.length > 0 && value.length <= 2_000;

export class KeptSearches {
  constructor() {
    this.record = new KeptRecord("searches", { searches: [] }, ({ searches }) => Array.isArray(searches));
  }

  /** All of them; none if the storage is closed to the site, or holds something else. */
  get all() { return this.record.value.searches.filter((one) => isText(one?.name) && isText(one?.query)).slice(0, MOST); }

  has(query) { return this.all.some((one) => one.query === query); }

  /** Keeps a search; false if the browser does not let the site keep anything, or the reader does not. */
  add(name, query) {
    return !isOff() && this.write((all) => [{ name, query, saved: today(), looked: today() }, ...all.filter((one) => one.query !== query)].slice(0, MOST));
  }

  remove(query) { return this.write((all) => all.filter((one) => one.query !== query)); }

  /** Remembers that the results were shown today, and how many of today's listings were among them. */
  look(query, shown) {
    return !this.has(query) || this.write((all) => all.map((one) => (one.query === query ? { ...one, looked: today(), shown } : one)));
  }

  write(make) {
    try {
      this.record.change(({ searches }) => ({ searches: make(searches) }));
      return true;
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      return false;
    }
  }
}
