// What follows when something is saved: what its card did not tell, and pages that can be read without a connection.
import { later } from "../loading.js";
import { isBare } from "./reading.js";
import { NotKept, changes } from "./records.js";
import { SavedListings } from "./saved.js";

const saved = new SavedListings();

/** Keeps what the card did not tell when a listing was saved, and where its page is now. What it was when it was saved stays. */
export function complete({ id, path, snapshot }, now) {
  if (snapshot.details && path === now.path) return;
  try {
    saved.update(id, (one) => {
      const later = { status_label: undefined, ended: undefined, drop: undefined, rise: undefined, since: undefined };
      const whole = isBare(one.snapshot) ? now.snapshot : { ...now.snapshot, ...later, ...one.snapshot };
      return { path: now.path, snapshot: { ...whole, url: now.snapshot.url } };
    });
  } catch (error) {
    // Its title is enough.
    if (!(error instanceof NotKept)) throw error;
  }
}

/** The same for a listing that was saved by its card just now; `shown` is the row of the index that the card was made of, if it was. */
export async function completeSoon(entry, shown) {
  if (entry.snapshot.details) return;
  try {
    const { listed, lookUp } = await later(import("./fresh.js"));
    const now = await (shown ? listed(shown.row, shown.listing) : lookUp(entry));
    if (now?.id === entry.id) complete(entry, now);
  } catch {
    // Later, when the page of all that is saved is opened.
  }
}

const pathsNow = () => saved.all.map(({ path }) => path);
let paths = pathsNow().join();

/** Keeps readable offline what is saved now, if the reader asked for that. */
async function keepUp() {
  const now = pathsNow();
  if (now.join() === paths) return;
  paths = now.join();
  const { keepOffline } = await later(import("./offline.js"));
  await keepOffline(now, false, saved.ownIds);
}

changes.addEventListener("change", ({ detail }) => (detail === "saved" || detail === "all") && keepUp());
