// Runs of words of a typed text that may be misspelt names of places.
import { Names, isCommon, things } from "./slips.js";
import { placesNamed } from "./typed-places.js";

/** How many words a name has at most, and how many letters a misspelt one at least. */
const LONGEST = 4;
const LEAST = 4;
/** How much likelier a place with listings is meant than one without, as slips are counted (slips.json). */
const EMPTY = 3;
/** What is further away, as slips are counted, is not meant. */
const FARTHEST = 16;
/** So many readings are tried. */
const MOST = 5;

/** The names of an index, once they were asked for. */
const known = new WeakMap();

/** What runs of words that hold a doubtful one may be misspelt for, the least doubt first: which words, how much doubt, and the name. */
export async function rightened(tokens, doubtful, { index, states }) {
  if (!known.has(index)) known.set(index, new Names(await index.names()));
  const runs = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + LONGEST); end += 1) {
      const words = tokens.slice(start, end);
      const isDoubtful = words.some((_, place) => doubtful.has(start + place));
      const text = words.join(" ");
      const isName = text.length >= LEAST && !words.some((word) => things.has(word) || (word.length < LEAST && states.has(word)) || /^\d/.test(word));
      if (!isDoubtful || !isName) continue;
      // "Point" is no place by itself, but "Point Lookout" one that is turned.
      const isLike = ({ name, slips }) => slips <= FARTHEST && (!words.every(isCommon) || (end > start + 1 && name.split(" ").length === end - start));
      for (const found of known.get(index).nearest(text).filter(isLike)) runs.push({ start, end, text, ...found });
    }
  }
  const listed = await Promise.all(runs.map(async ({ name }) => Math.max(0, ...(await placesNamed(name, index)).map(({ row }) => index.listed.get(row) ?? 0))));
  return runs.map((run, place) => ({ ...run, listed: listed[place], doubt: run.slips + (listed[place] ? 0 : EMPTY) }))
    .sort((one, other) => one.doubt - other.doubt || other.listed - one.listed).slice(0, MOST);
}
