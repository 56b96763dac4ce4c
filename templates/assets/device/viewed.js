// What a reader looked at lately.
//
// The record: {"version": 1, "listings": [{"id": "gipps-street-terrace", "path": "rentals/gipps-street-terrace", "viewed": "2026-11-21",
// "snapshot": {…}}, …]}, the latest first, with snapshots as those of saved listings, shorter.
import { today } from "../days.js";
import { ListingsRecord } from "./records.js";

const MOST = 24;

export class ViewedListings extends ListingsRecord {
  constructor() { super("viewed"); }

  add({ id, path, snapshot: { details, inspections, events, campuses, features, ended, ...snapshot } }) {
    this.changeAll((listings) => [{ id, path, viewed: today(), snapshot }, ...listings.filter((one) => one.id !== id)].slice(0, MOST));
  }

  clear() { this.changeAll(() => []); }
}
