// What was posted from this device, each with the secret by which it can be changed.
//
// The record: {"version": 1, "listings": [{"id": "sunny-flat", "path": "rentals/sunny-flat", "kind": "rental", "title": "Sunny flat", "secret":
// "m9Qp3zR5xk2VYw8sT1uLbA", "when": "2026-11-27", "way": "relay", "owner": "nora", "draft": "0f3a…", "changed": "2026-12-01", "told": […]}, …]}, the latest
// first: `when` and `way` are of the day on which it was sent, `owner` is the handle by which it was, and `draft` names the draft in which it can be changed as
// long as the board does not show it. `changed` is when a change was sent last, and `told` has each that was sent, with its day, what it says (or nothing where
// it says that all is as it was), the day on which the listing was confirmed before, and lines that tell people so: [{"day": "2026-12-01", "confirmed":
// "2026-11-27", "sent": {"status": "let", "price_cents": 62000, "starts": ["2026-12-05T10:00"], "title": "Sunny flat", "pictures": 3, "was": {"description":
// "2166136261", "pictures": "84696351"}}, "lines": [["status", "Status: let"]]}, …], where `was` marks what the board published before it, and `says` the
// letters of a new description. Both are there until the board shows it.
import { isId, isSecret } from "./secret.js";
import { ListingsRecord } from "./records.js";

/** How many are kept. */
export const MOST = 500;
/** How many changes of one are kept while they wait. */
const MOST_TOLD = 20;

const isText = (text) => typeof text === "string";
const isSent = ({ status = "", title = "", says = "", price_cents: price = 0, pictures = 0, starts = [], was = {} }) => [status, title, says].every(isText)
  && [price, pictures].every(Number.isFinite) && Array.isArray(starts) && starts.every(isText) && was !== null && Object.values(was).every(isText);
const isTold = ({ day, confirmed = "", sent, lines } = {}) => isText(day) && isText(confirmed) && Boolean(sent) && isSent(sent) && Array.isArray(lines)
  && lines.every((line) => Array.isArray(line) && line.length === 2 && line.every(isText));
const isOne = ({ id, title, secret, owner = "", draft = "", told = [] }) => isId(id) && isSecret(secret) && [title, owner, draft].every(isText)
  && Array.isArray(told) && told.every((one) => one !== null && isTold(one));
const hasListings = new ListingsRecord("posted").isValid;
export const hasPosted = (record) => hasListings(record) && record.listings.every(isOne);

/** Whether a listing that the board publishes by the id of an entry is that one, and no stranger's; of an entry without an owner nobody can tell otherwise. */
export const isOf = ({ owner = "" }, listing) => !owner || listing.owner?.handle === owner;

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

  /** Notes that a change of a listing as the board shows it was sent, beside what was sent before and is not there yet; `lines` tell of it. */
  noteChange({ id, confirmed }, day, sent, lines) {
    this.#change(id, (one) => ({ ...one, changed: day, told: [...one.told ?? [], { day, confirmed, sent, lines }].slice(-MOST_TOLD) }));
  }

  /** Forgets what was sent, as it is there. */
  noteArrival(id) { this.#change(id, ({ changed, told, ...one }) => one); }

  #change(id, changed) {
    if (this.get(id)) this.changeAll((listings) => listings.map((one) => (one.id === id ? changed(one) : one)));
  }

  remove(id) { this.changeAll((listings) => listings.filter((one) => one.id !== id)); }
}
