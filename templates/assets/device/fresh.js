// Looks listings up, a few at a time, to tell what the board says of them today: in the search index, or, of what is not listed there, in the packs of
// data. No page is read for that. Each part of the index has a file of what stands for the addresses of its listings (ids.json), so that a card or a
// page leads to its row, and never by trial.
import { SearchIndex } from "../index.js";
import { later } from "../loading.js";
import { unpack } from "../packed.js";
import { ofClosed, ofRow, placeOf } from "./reading.js";
import { PATH, base } from "./records.js";

const AT_ONCE = 4;
let loading = null;

export function boardIndex() {
  loading ??= SearchIndex.load(`${base}search/index.json`);
  return loading;
}

/** After something failed all is loaded anew the next time. */
export const forgetIndex = () => { loading = null; };

/** The places of the rows of a part that may be of an address: of two addresses with the same hash both, which is rare. */
async function placesIn(part, path) {
  const [{ hash }] = await Promise.all([later(import("../packs.js")), part.open()]);
  part.ids ??= part.load("/ids").then(({ ids }) => unpack(ids, part.rows.length));
  const wanted = hash(`${path}/`);
  const places = [];
  (await part.ids).forEach((id, place) => id === wanted && places.push(place));
  return places;
}

/** The row of the listing at an address, looked for where its postcode is, or everywhere if that is not known; null if none is listed there. */
export async function rowAt(index, path, postcode) {
  const found = await Promise.all(index.partsOf(postcode ? { postcodes: [postcode] } : {}).map(async (part) => {
    const places = await placesIn(part, path);
    if (places.length < 2) return places.map((place) => part.rows[place]);
    const cards = await Promise.all(places.map((place) => part.card(place)));
    return places.filter((place, number) => cards[number].url === `${path}/`).map((place) => part.rows[place]);
  }));
  return found.flat()[0] ?? null;
}

/** A row of the index as what is kept of a listing, given its card or that it is on its way. */
export async function listed(row, coming) {
  const [card, facts] = await Promise.all([coming, row.part.facts.of(row.place)]);
  return { id: card.id, path: card.url.slice(0, -1), snapshot: ofRow(row, card, facts), row };
}

/** What is listed at an address; null if nothing is. */
async function listedAt(path, postcode) {
  const row = await rowAt(await boardIndex(), path, postcode);
  const found = row && await listed(row, row.part.card(row.place));
  return found?.path === path ? found : null;
}

/** A listing that is not listed where it was: what became of it, or where it is now; null if it is gone. */
async function elsewhere({ id, path, snapshot }) {
  const { find } = await later(import("../packs.js"));
  const { listing } = await find(id ?? path.split("/")[1], `${base}api/`) ?? {};
  const now = listing && new URL(listing.url).pathname.slice(base.length).replace(/\/$/, "");
  if (!now || !PATH.test(now) || !id && now !== path) return null;
  return listing.open ? listedAt(now, listing.address?.postcode) : { id: listing.id, path: now, snapshot: ofClosed(listing, `${now}/`, snapshot) };
}

/** What a listing is today, whose id may not be known: its id, path and snapshot; null if it is gone. Throws if it cannot be looked up. */
export async function lookUp(entry) {
  try {
    const [postcode] = /\d{4}$/.exec(placeOf(entry.snapshot ?? {})) ?? [];
    const found = await listedAt(entry.path, postcode);
    return found && (!entry.id || found.id === entry.id) ? found : await elsewhere(entry);
  } catch (error) {
    forgetIndex();
    throw error;
  }
}

/** Looks at entries with ids and paths one after another, and tells of each: `{ now }`, or `{}` if nobody can tell. */
export async function lookAtAll(entries, tell) {
  const left = [...entries];
  const work = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) tell(entry, await lookUp(entry).then((now) => ({ now }), () => ({})));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
