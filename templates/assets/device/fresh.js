// Loads the pages of listings, a few at a time, to tell what they say today.
import { later } from "../loading.js";
import { PATH, base } from "./records.js";
import { fetchListing } from "./reading.js";

const AT_ONCE = 4;

/** The listing of an id, wherever its page is now; null if there is none. */
async function elsewhere({ id, path }) {
  const { find } = await later(import("../packs.js"));
  const { url } = (await find(id, `${base}api/`))?.listing ?? {};
  const other = url && new URL(url).pathname.slice(base.length).replace(/\/$/, "");
  return other && other !== path && PATH.test(other) ? fetchListing(other) : null;
}

/** What a listing is today: `{ now: { id, path, snapshot } }`, `{ now: null }` if it is gone, or `{}` if nobody can tell. */
async function look(entry) {
  try {
    const found = await fetchListing(entry.path);
    return { now: found && (!entry.id || found.id === entry.id) ? found : await elsewhere(entry) };
  } catch {
    return {};
  }
}

/** Looks at entries with ids and paths one after another, and tells of each. */
export async function lookAtAll(entries, tell) {
  const left = [...entries];
  const work = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) tell(entry, await look(entry));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
