// What is asked for, as the address has it. The query string is the only state, so a search can be shared, bookmarked and returned to.
import { SHOWN, valuesByKey } from "./filter.js";

/** The keys of which several values stand beside each other. */
export const PLACES = new Set(["suburb", "state", "region", "near"]);

/** Other keys of which that is so. */
const ADDED = new Set(["words", "wish", "without"]);

/** A query as the address has it: commas between values, and those within a point, stay readable. */
export const queryText = (values) =>
  [...values].map(([key, all]) => `${encodeURIComponent(key)}=${all.map(encodeURIComponent).join(",").replaceAll("%2C", ",")}`).join("&");

export class Query {
  constructor(board) {
    this.board = board;
    /** The values of each key, in the order of the address. */
    this.values = new Map();
  }

  /** Takes over what an address asks for. */
  read(text) { this.values = valuesByKey(new URLSearchParams(text)); }

  get address() { return this.values.size ? `?${queryText(this.values)}` : location.pathname; }

  of(key) { return this.values.get(key) ?? []; }

  /** Sets the values of a key; none takes it away. */
  set(key, values) {
    const unique = [...new Set(values)];
    if (unique.length) {
      this.values.set(key, unique);
      return;
    }
    this.values.delete(key);
    // What says more of another key goes with it.
    if (key === "near") ["km", "units"].forEach((other) => this.values.delete(other));
    if (key === "suburb") this.values.delete("surrounding");
  }

  /** Takes one value of a key away. */
  remove(key, value) { this.set(key, this.of(key).filter((other) => other !== value)); }

  /** Adds what somebody chose or typed: places and features beside each other, anything else in place of what was asked for. */
  add({ key, value }) {
    const isFeature = [...this.board.kinds.values()].some(({ facets }) => facets.get(key)?.facet === "all-of");
    this.set(key, PLACES.has(key) || ADDED.has(key) || isFeature ? [...this.of(key), value] : [value]);
  }

  /** Adds what a text means. Several values of one key in one text belong together. */
  addAll(conditions) {
    const keys = new Set();
    for (const { key, value } of conditions) {
      if (keys.has(key)) this.set(key, [...this.of(key), value]);
      else this.add({ key, value });
      keys.add(key);
    }
  }

  /** Leaves only places and what says how results are shown, though not that only some are. */
  clear() {
    this.values = new Map([...this.values].filter(([key]) => key !== "matches").filter(([key]) => PLACES.has(key) || SHOWN.has(key) || ["km", "surrounding", "area"].includes(key)));
  }

  /** The field "bedrooms" has its control under the name "beds", unless a board means something else by it. */
  renameBedrooms() {
    if (!this.board.isBedroomsBeds || !this.values.has("bedrooms") || this.values.has("beds")) return;
    this.values = new Map([...this.values].map(([key, values]) => [key === "bedrooms" ? "beds" : key, values]));
  }
}
