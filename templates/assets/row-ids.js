// Which row of the search index is of which listing: each part has a file of what stands for the addresses of its listings (ids.json), so that a card
// or a page leads to its row, and never by trial.
import { unpack } from "./packed.js";
import { hash } from "./packs.js";

/** The places of the rows of a part that may be of an address: of two addresses with the same hash both, which is rare. */
async function placesIn(part, path) {
  await part.open();
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
