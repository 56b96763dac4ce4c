// What a reader gave a thumb, for herself alone: nobody counts it.
//
// The record: {"version": 1, "listings": [{"id": "gipps-street-terrace", "path": "rentals/gipps-street-terrace", "title": "Sunny two-bedroom
// terrace", "given": "2026-11-21"}, …]}, the latest first.
import { today } from "../days.js";
import { say } from "../say.js";
import { ListingsRecord, NotKept } from "./records.js";

const MOST = 1_000;

export class Thumbs extends ListingsRecord {
  constructor() { super("thumbs"); }

  has(id) { return this.all.some((one) => one.id === id); }

  add({ id, path, title }) {
    this.changeAll((listings) => {
      const others = listings.filter((one) => one.id !== id);
      if (others.length >= MOST) throw new NotKept(say("thumbs.full", { most: MOST }));
      return [{ ...listings.find((one) => one.id === id), id, path, title, given: today() }, ...others];
    });
  }

  /** Takes a thumb back; gives what gives it again, in its place. */
  remove(id) {
    const place = this.all.findIndex((one) => one.id === id);
    const entry = this.all[place];
    this.changeAll((listings) => listings.filter((one) => one.id !== id));
    return () => this.changeAll((listings) => (entry && !listings.some((one) => one.id === id) ? listings.toSpliced(place, 0, entry) : listings));
  }
}
