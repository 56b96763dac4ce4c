// What somebody types into the search box, as conditions of a search: places, bedrooms, prices, and words that kinds have for their facts. Of all
// ways to read a text that is taken which leaves least doubt.
import { everyday } from "./everyday.js";
import { POSTCODE, figuresOf } from "./figures.js";
import { later } from "./loading.js";
import { fold } from "./names.js";
import { ARTICLES, readingsAt } from "./readings.js";
import { refusal } from "./refusals.js";
import { asHomes } from "./typed-homes.js";
import { settled } from "./typed-kinds.js";
import { narrowed, nearby, nearestFirst, placesNamed, whereListed } from "./typed-places.js";
import { isSort, wished, withAlike } from "./wished-words.js";

/** So much is read of a text, in UTF-16 units: nobody types more of what they want. */
const MOST = 200;
/** What a reading costs beside the doubt that it leaves: of two the one of longer phrases is meant. */
const EACH = 2;
/** So many words are read before anything else has its turn. */
const AT_ONCE = 5;
/** From how much doubt on something may be a misspelt place. */
const DOUBTFUL = 6;
const PLACES = new Set(["suburb", "region", "near", "state"]);

/**
 * The conditions of a text; the words of it that mean nothing here; `unable` is what cannot be searched for; `others` are places that share
 * the name of one that is meant, `instead` what words were taken for in which something is misspelt, and `maybe` what others of them may mean;
 * `isStudy` tells that somebody asked for a campus and did not say which; `unplaced` is a distance in kilometres from nowhere, `unread` what is
 * behind the most that is read, `isBare` tells that nothing but figures and an order was understood, and `isVague` that all words go without
 * saying, as "somewhere nice" does; `monthly` are prices for a month, each with what it is for a week.
 */
export async function understand(text, words, index, states) {
  const given = figuresOf(text.slice(0, MOST), words);
  const found = { conditions: given.conditions, unable: given.unable, ignored: [], others: [], instead: [], maybe: [], isOfHomes: given.isWeekly };
  const figures = given.conditions.length;
  const hasDistance = given.conditions.some(({ key }) => key === "km");
  const isSilent = (word) => everyday.silent.has(word) || index.silent.has(word);
  const isOfState = (word = "") => states.has(word) || POSTCODE.test(word);
  const board = { words, index, states, everyday, isSilent, isOfState, either: given.either };
  for (const part of given.rest.split(",")) join(await readPart(fold(part).split(" ").filter(Boolean), board), hasDistance, found, board);
  const hasNone = ![found.conditions, found.ignored, found.unable].some(({ length }) => length) && !found.isOfHomes;
  // "Sale" goes without saying beside other words, and is a place by itself.
  if (hasNone) found.conditions.push(...whereListed(await placesNamed(fold(text), index), index).conditions);
  const isBare = !found.isOfHomes && found.conditions.filter((one) => one.key !== "sort" && !(one.key === "kind" && isSort(one, words))).length <= figures;
  // "House not apartment" asks for a house.
  const isSaid = ({ key, isLeft }) => !isLeft || !found.conditions.some((one) => one.key === key && !one.isLeft);
  const meant = settled(asYears(found.conditions.filter(isSaid), words), words);
  found.unable.push(...meant.unable);
  const ofHomes = await asHomes(await narrowed(meant.conditions, index), found.isOfHomes, words, index);
  const conditions = nearestFirst(withAlike(await wished(ofHomes, words, index), words));
  // A distance is one from somewhere.
  const isFrom = conditions.some(({ key }) => key === "near");
  const known = new Set();
  return {
    conditions: conditions.filter(({ key }) => key !== "km" || isFrom).map(({ key, value }) => ({ key, value }))
      .filter(({ key, value }) => !known.has(`${key}=${value}`) && known.add(`${key}=${value}`)),
    ignored: found.ignored,
    unable: found.unable,
    isBare,
    unplaced: isFrom ? null : conditions.find(({ key }) => key === "km")?.value ?? null,
    unread: text.slice(MOST).trim(),
    isVague: hasNone && !conditions.length && text.trim() !== "",
    instead: found.instead,
    maybe: found.maybe,
    monthly: given.monthly,
    others: found.others.map((other) => ({ ...other, instead: other.instead.value }))
      .filter(({ value, instead }) => !conditions.some((one) => one.value === value) && conditions.some((one) => one.value === instead)),
    isStudy: found.ignored.some((word) => everyday.study.has(word)),
  };
}

/** The conditions, in which what would be a postcode elsewhere is a year beside the facts of what has one: "2015 hatch". */
function asYears(conditions, words) {
  const isDated = words.year && conditions.some(({ key, value }) => words.kindsOf(key).some((id) => words.kinds.get(id).facets.has(words.year))
    || (key === "kind" && words.kinds.get(value)?.facets.has(words.year)));
  const years = conditions.filter(({ key, value }) => isDated && key === "suburb" && /^20[0-3]\d$/.test(value));
  const [first] = years.map(({ value }) => value).sort();
  return first ? [...conditions.filter((one) => !years.includes(one)), { key: words.year, value: first }] : conditions;
}

/** The readings of the words of a part of a text, one after another, that leave least doubt. */
async function readPart(tokens, board) {
  const readings = [];
  for (const start of tokens.keys()) {
    readings.push(await readingsAt(tokens.slice(start), board));
    // Whoever types on is not kept waiting.
    if (start % AT_ONCE === AT_ONCE - 1) await new Promise((done) => { setTimeout(done); });
  }
  let { chosen } = least(tokens, readings);
  const doubtful = new Set(chosen.filter(({ doubt, isRefused }) => doubt >= DOUBTFUL && !isRefused).flatMap(({ start, count }) => Array.from({ length: count }, (_, place) => start + place)));
  if (!doubtful.size) return chosen;
  try {
    const { rightened } = await later(import("./rightened.js"));
    const { taken, maybe } = await rightened(tokens, doubtful, board);
    ({ chosen } = least(tokens, readings.map((some, start) => [...some, ...taken.filter((one) => one.start === start)])));
    for (const one of chosen) one.maybe = doubtful.has(one.start) && !one.instead && one.conditions.every(({ key }) => key === "words") ? maybe.find(({ start, count }) => start <= one.start && one.start < start + count) : null;
  } catch (error) {
    // What was typed is read as it stands.
    console.error(error);
  }
  return chosen;
}

/** Of the readings at each place those, one after another, that leave least doubt. */
function least(tokens, readings) {
  const best = Array(tokens.length + 1);
  best[tokens.length] = { cost: 0, chosen: null };
  for (let start = tokens.length - 1; start >= 0; start -= 1) {
    for (const reading of readings[start]) {
      const rest = best[start + reading.count];
      const cost = reading.doubt + (reading.isLost && !reading.doubt ? 0 : EACH) + rest.cost;
      if (!best[start] || cost < best[start].cost) best[start] = { cost, chosen: { ...reading, start, phrase: reading.text ?? tokens.slice(start, start + reading.count).join(" ") }, rest };
    }
  }
  const chosen = [];
  for (let at = best[0]; at?.chosen; at = at.rest) chosen.push(at.chosen);
  return { chosen };
}

/** Adds what readings that follow each other mean together. */
function join(readings, hasDistance, all, { words, everyday, isSilent }) {
  const { conditions, unable, ignored, others } = all;
  let isNear = hasDistance;
  /** What was last found, and what an "or" follows. */
  let last = null;
  let first = null;
  for (const found of readings) {
    const { phrase } = found;
    if (found.maybe) all.maybe.push(found.maybe);
    if (phrase === "or" && last) {
      first = last;
      continue;
    }
    if (found.isLost && !found.isRefused) {
      isNear ||= phrase === "near";
      if (!isSilent(phrase)) ignored.push(phrase);
      if (!ARTICLES.has(phrase)) last = first = null;
      continue;
    }
    const meant = found.conditions.map((one) => ({ ...(isNear ? nearby(one) : one), phrase }));
    all.isOfHomes ||= found.isOfHomes || (found.isRefused && meant.some(({ key }) => words.isOfHomes(key)));
    isNear = hasDistance;
    if (found.instead) all.instead.push({ ...found.instead, values: meant.map(({ key, value }) => ({ key, value })) });
    const left = found.isRefused ? refusal(found, words) : null;
    if (left?.length) conditions.push(...left);
    else if (found.isRefused || found.isUnable) unable.push(phrase);
    else if (first && [...first.meant, ...meant].every(({ key }) => key === "words")) {
      // One word or another: those that have either come first, but for two words for one thing.
      if (!meant.some(({ value }) => everyday.alike(first.meant[0].value).includes(value))) {
        conditions.push(...meant);
        for (const one of [...first.meant, ...meant]) one.isEither = true;
      }
    } else if (first && cannotJoin(first.meant, meant, words)) {
      // One of two facts is all that was asked for: neither can be required.
      all.isOfHomes ||= [...first.meant, ...meant].some(({ key }) => words.isOfHomes(key));
      conditions.splice(0, Infinity, ...conditions.filter((one) => !first.meant.includes(one)));
      unable.push(`${first.phrase} or ${phrase}`);
    } else {
      conditions.push(...meant);
      // Near one of them is not near the other.
      if (!meant.some(({ key }) => key === "near")) others.push(...(found.others ?? []).map((other) => ({ ...other, instead: meant[0] })));
      if (!meant.length && !found.isSilent && !everyday.silent.has(phrase)) ignored.push(phrase);
      last = meant.length ? { phrase, meant } : null;
      first = null;
      continue;
    }
    last = first = null;
  }
}

/** Whether a search cannot ask for one thing or another. */
const cannotJoin = (one, other, words) => other.length > 0 && [...one, ...other].some(({ key }) => key !== one[0].key || !(PLACES.has(key) || words.isAnyOf(key)));
