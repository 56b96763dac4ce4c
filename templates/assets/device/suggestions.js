// What somebody may like who saved or viewed something: listings of the same kind in and around the same suburb, of about the price and size,
// each with its reason. They come from the search index, as any search does.
import { dayNumber, today } from "../days.js";
import { Vocabulary, readFilter } from "../filter.js";
import { select } from "../finding.js";
import { SearchIndex } from "../index.js";
import { ORDERS } from "../orders.js";
import { dollars } from "../money.js";
import { say } from "../say.js";
import { small } from "../sentences.js";
import { decimal } from "../values.js";
import { placeOf } from "./reading.js";
import { base } from "./records.js";

/** How many listings suggestions come from, and how many come of each. */
const SEEDS = 6;
const EACH = 2;
/** The price may be so much higher or lower. */
const RANGE = 0.15;

/** What to search for, for more like a listing; null if it tells too little. */
function queryLike({ path, snapshot }, board, folders) {
  const { cents, highlights = [] } = snapshot;
  const place = placeOf(snapshot);
  const kind = Object.keys(folders).find((id) => folders[id] === path.split("/")[0]);
  if (!kind || !place || !cents) return null;
  const values = new Map([["kind", [kind]], ["suburb", [place]], ["surrounding", ["yes"]]]);
  values.set("min", [decimal(Math.round(cents * (1 - RANGE)), 2)]).set("max", [decimal(Math.round(cents * (1 + RANGE)), 2)]);
  const [, beds] = /^(\d+)/.exec(highlights.find(([icon]) => icon === "bed")?.[1] ?? "") ?? [];
  if (beds && board.kinds.get(kind)?.facets.get("bedrooms")) values.set("beds", [beds]);
  return values;
}

const suburbOf = (snapshot) => snapshot.suburb ?? snapshot.place.replace(/ [A-Z]{2,3} \d{4}$/, "");

/** "like the terrace in Collingwood you saved: 2 beds, $30 less" */
function reason({ snapshot, isSaved }, row, listing, board) {
  const property = board.kinds.get(row.kind)?.facets.get("property")?.label;
  const [, type = say("suggestions.one")] = snapshot.details?.find(([label]) => label === property || /type/i.test(label)) ?? [];
  const difference = row.price - snapshot.cents;
  const price = difference === 0 ? say("suggestions.same_price")
    : difference < 0 ? say("suggestions.cheaper", { price: dollars(-difference) }) : say("suggestions.dearer", { price: dollars(difference) });
  const beds = listing.highlights.find(([icon]) => icon === "bed")?.slice(1).join(" ");
  const values = { type: small(type), suburb: suburbOf(snapshot), facts: [beds, price].filter(Boolean).join(", ") };
  return isSaved ? say("suggestions.like_saved", values) : say("suggestions.like_viewed", values);
}

/** Up to `most` suggestions, each with its row of the index, its card and the reason. `known` are ids of what the reader knows already. */
export async function suggestions(saved, viewed, known, most) {
  const seeds = [...saved.map((one) => ({ ...one, isSaved: true })), ...viewed].filter((one, place, all) => all.findIndex(({ id }) => id === one.id) === place);
  const index = await SearchIndex.load(`${base}search/index.json`);
  const board = new Vocabulary(index);
  const { folders } = await index.followed();
  const found = [];
  const taken = new Set(known);
  for (const seed of seeds.slice(0, SEEDS)) {
    const values = queryLike(seed, board, folders);
    if (!values || found.length >= most) continue;
    await board.learn(values, index);
    const rows = await select(index, readFilter(values, board).conditions, ORDERS.get(""));
    const day = dayNumber(today());
    let count = 0;
    for (const row of rows.filter(({ expires }) => expires > day)) {
      if (count === EACH || found.length === most) break;
      const listing = await row.part.card(row.place);
      if (taken.has(listing.id)) continue;
      taken.add(listing.id);
      count += 1;
      found.push({ row, listing, why: reason(seed, row, listing, board), kinds: board.kinds });
    }
  }
  return found;
}
