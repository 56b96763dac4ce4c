// When a reader was here before, so that what was listed since can be marked. A visit ends after half an hour of nothing.
//
// The record: {"version": 1, "last": 1795219200000, "now": "2026-11-21", "shown": ["an id", …], "day": "2026-11-15", "seen": ["an id", …]}.
// `last` is when a page was last opened, `now` that day (of a preview, the day that it shows), and `shown` what of that day's listings was
// shown; `day` and `seen` are the same of the visit before, and empty if there was none.
import { today as dayNow } from "../days.js";
import { KeptRecord, isOff } from "./records.js";

const PAUSE = 30 * 60_000;
/** Of more listings of one day nobody needs to know. */
const MOST = 200;
const isDay = (text) => /^(\d{4}-\d\d-\d\d)?$/.test(text);
const areIds = (list) => Array.isArray(list) && list.every((id) => typeof id === "string");

export const isVisit = ({ last, now, shown, day, seen }) => Number.isFinite(last) && isDay(now) && areIds(shown) && isDay(day) && areIds(seen);

export class Visit {
  constructor() {
    this.record = new KeptRecord("visit", { last: 0, now: "", shown: [], day: "", seen: [] }, isVisit);
    const time = new Date();
    const today = dayNow();
    this.change((was) => {
      const next = was.last > 0 && time - was.last > PAUSE ? { day: was.now, seen: was.shown, shown: [] } : was;
      return { day: next.day, seen: next.seen, shown: was.now === today ? next.shown : [], last: Number(time), now: today };
    });
    const { day, seen } = this.record.value;
    Object.assign(this, { day, seen: new Set(seen) });
    // A page that is left open does not make the visit longer.
    addEventListener("pagehide", () => this.change(({ now, shown }) => {
      const here = [...document.querySelectorAll(`.card[data-listed="${now}"]`)].map(({ dataset }) => dataset.id);
      return { shown: now === today ? [...new Set([...shown, ...here])].slice(0, MOST) : shown };
    }));
  }

  change(make) {
    if (isOff()) return;
    try {
      this.record.change(make);
    } catch {
      // Without storage nothing is new.
    }
  }

  /** Whether a listing came after the visit before, or on its day without being shown then. */
  isNew(id, listed = "") { return this.day !== "" && (listed > this.day || (listed === this.day && !this.seen.has(id))); }
}
