// What was posted from this device, each with the secret by which it can be changed.
//
// The record: {"version": 1, "listings": [{"id": "sunny-flat", "path": "rentals/sunny-flat", "kind": "rental", "title": "Sunny flat", "secret":
// "m9Qp3zR5xk2VYw8sT1uLbA", "when": "2026-11-27", "way": "relay", "changed": "2026-12-01"}, …]}, the latest first: `when` and `way` are of the day on
// which it was sent, and `changed` is when a change was sent last.
import { isId, isSecret } from "./secret.js";
import { ListingsRecord } from "./records.js";

/** How many are kept. */
export const MOST = 500;

const isOne = ({ id, title, secret }) => isId(id) && isSecret(secret) && typeof title === "string";
const hasListings = new ListingsRecord("posted").isValid;
export const hasPosted = (record) => hasListings(record) && record.listings.every(isOne);

export class Posted extends ListingsRecord {
  constructor() {
    super("posted");
    this.isValid = hasPosted;
  }

  get(id) { return this.all.find((one) => one.id === id) ?? null; }

  /** Keeps one, in the place of what was known of it. */
  add(entry) {
    this.changeAll((listings) => [{ ...listings.find(({ id }) => id === entry.id), ...entry }, ...listings.filter(({ id }) => id !== entry.id)].slice(0, MOST));
  }

  /** Notes that a change was sent. */
  noteChange(id, day) {
    if (this.get(id)) this.changeAll((listings) => listings.map((one) => (one.id === id ? { ...one, changed: day } : one)));
  }

  remove(id) { this.changeAll((listings) => listings.filter((one) => one.id !== id)); }
}
