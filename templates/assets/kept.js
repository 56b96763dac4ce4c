// The searches that somebody keeps on their own device, in the browser's storage and nowhere else.
//
// The record, under the key "houser:searches:" and the path of the site: {"version": 1, "searches": [{"name": "2+ beds in Fitzroy",
// "query": "beds=2&suburb=Fitzroy%20VIC%203065", "saved": "2026-11-21"}, ...]}, the newest first. `query` is what stands after the "?" of the
// search page, `saved` the day on which it was kept. A later version may add members to each, which stay as they are when others change.

import { today } from "./days.js";

const VERSION = 1;
const MOST = 50;
const isText = (value) => typeof value === "string" && value.length > 0 && value.length <= 2_000;

export class KeptSearches {
  constructor(base) { this.key = `houser:searches:${base}`; }

  /** All of them; none if the storage is closed to the site, or holds something else. */
  get all() {
    try {
      const { version, searches } = JSON.parse(localStorage.getItem(this.key)) ?? {};
      return version === VERSION && Array.isArray(searches) ? searches.filter((one) => isText(one?.name) && isText(one?.query)).slice(0, MOST) : [];
    } catch {
      return [];
    }
  }

  has(query) { return this.all.some((one) => one.query === query); }

  /** Keeps a search; false if the browser does not let the site keep anything. */
  add(name, query) { return this.write([{ name, query, saved: today() }, ...this.all.filter((one) => one.query !== query)].slice(0, MOST)); }

  remove(query) { return this.write(this.all.filter((one) => one.query !== query)); }

  write(searches) {
    try {
      localStorage.setItem(this.key, JSON.stringify({ version: VERSION, searches }));
      return true;
    } catch {
      return false;
    }
  }
}
