// What a reader never wants to see again in lists.
//
// The record: {"version": 1, "listings": [{"id": "gipps-street-terrace", "path": "rentals/gipps-street-terrace", "title": "Sunny two-bedroom
// terrace", "hidden": "2026-11-21"}, …]}, the latest first. What was saved when it was hidden has its `entry` of the saved ones (saved.js) here,
// and its `place` among them, until it is shown again.
import { today } from "../days.js";
import { ListingsRecord, PATH } from "./records.js";
import { SavedListings } from "./saved.js";

const MOST = 1_000;

export class HiddenListings extends ListingsRecord {
  constructor() { super("hidden"); }

  has(id) { return this.all.some((one) => one.id === id); }

  /** Hides a listing; what is saved of it goes out of sight with it. */
  add({ id, path, title }) {
    const saved = new SavedListings();
    const place = saved.all.findIndex((one) => one.id === id);
    const kept = place < 0 ? {} : { entry: saved.all[place], place };
    this.changeAll((listings) => [{ ...listings.find((one) => one.id === id), id, path, title, hidden: today(), ...kept }, ...listings.filter((one) => one.id !== id)].slice(0, MOST));
    if (kept.entry) saved.remove(id);
  }

  /** Shows a listing again, and what was saved of it. */
  remove(id) {
    const { entry, place = 0 } = this.all.find((one) => one.id === id) ?? {};
    if (entry?.id === id && PATH.test(entry.path)) new SavedListings().bringBack(entry, place);
    this.changeAll((listings) => listings.filter((one) => one.id !== id));
  }
}
