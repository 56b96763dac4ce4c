// What somebody types into the search box, as conditions of a search: places, bedrooms, prices, and words that kinds have for their facts. Of all
// ways to read a text that is taken which leaves least doubt.
import { alike } from "./alike.js";
import { everyday } from "./everyday.js";
import { POSTCODE, figuresOf } from "./figures.js";
import { later } from "./loading.js";
import { fold } from "./names.js";
import { ARTICLES, readingsAt } from "./readings.js";
import { answersOfNo, refusal } from "./refusals.js";
import { asHomes } from "./typed-homes.js";
import { textWord } from "./text-words.js";
import { kindsTitled } from "./titled.js";
import { compounded, settled } from "./typed-kinds.js";
import { atCampus, narrowed, nearby, nearestFirst, placesNamed, whereListed } from "./typed-places.js";
import { asThings, isSort, wished, withAlike } from "./wished-words.js";
import { searchWords } from "./words.js";

/** So much is read of a text, in UTF-16 units: nobody types more of what they want. */
const MOST = 200;
/** What a reading costs beside the doubt that it leaves: of two the one of longer phrases is meant. */
const EACH = 2;
/** So many words are read before anything else has its turn. */
const AT_ONCE = 5;
/** From how much doubt on something may be a misspelt place. */
const DOUBTFUL = 6;
const PLACES = new Set(["suburb", "region", "near", "state"]);
/** Those of which the wider one counts where one or the other is asked for. */
const AREAS = new Set(["suburb", "region"]);

/**
 * The conditions of a text; the words of it that mean nothing here; `unable` is what cannot be searched for; `others` are places that share
 * the name of one that is meant, `instead` what words were taken for in which something is misspelt, and `maybe` what others of them may mean;
 * `isStudy` tells that somebody asked for a campus and did not say which; `unplaced` is a distance in kilometres from nowhere, `unread` what is
 * behind the most that is read, `isBare` tells that nothing but figures and an order was understood, and `isVague` that all words go without
 * saying, as "somewhere nice" does; `monthly` are prices for a month, each with what it is for a week.
 */
export async function understand(text, words, index, states) {
  const isYear = (FIGURE.test(text) || MAN.test(text)) && (await isDated(fold(text.slice(0, MOST)).split(" "), words, index));
  const given = figuresOf(isYear ? text.slice(0, MOST).replace(MAN, "manual") : text.slice(0, MOST), words, isYear);
  const found = { conditions: given.conditions, unable: given.unable, ignored: [], others: [], instead: [], maybe: [], isOfHomes: given.isWeekly, base: 0, loose: new Set(), refused: [] };
  const figures = given.conditions.length;
  const hasDistance = given.conditions.some(({ key }) => key === "km");
  const isSilent = (word) => everyday.silent.has(word) || index.silent.has(word);
  const isOfState = (word = "") => states.has(word) || POSTCODE.test(word);
  const board = { words, index, states, everyday, isSilent, isOfState, either: given.either };
  for (const part of given.rest.split(",")) {
    const tokens = fold(part).split(" ").filter(Boolean);
    join(await readPart(tokens, board), hasDistance, found, board);
    found.base += tokens.length + 1;
  }
  const hasNone = ![found.conditions, found.ignored, found.unable].some(({ length }) => length) && !found.isOfHomes;
  // "Sale" goes without saying beside other words, and is a place by itself.
  if (hasNone) found.conditions.push(...whereListed(await placesNamed(fold(text), index), index).conditions);
  const isBare = !found.isOfHomes && found.conditions.filter((one) => one.key !== "sort" && !(one.key === "kind" && isSort(one, words))).length <= figures;
  // "House not apartment" asks for a house.
  const isSaid = ({ key, isLeft }) => !isLeft || !found.conditions.some((one) => one.key === key && !one.isLeft);
  const meant = settled(asThings(compounded(asYears(found.conditions.filter(isSaid), words), words, found.loose), words), words);
  found.unable.push(...meant.unable);
  for (const { phrase, conditions } of found.refused) {
    // What a room can say, and a home cannot, is asked of rooms: "no pets".
    const no = answersOfNo(conditions, meant.conditions, words);
    if (!no.length) continue;
    meant.conditions.push(...no);
    found.unable.splice(found.unable.indexOf(phrase), 1);
  }
  const isOfHomes = found.isOfHomes || (HOMELY.test(fold(text)) && await isHomely(meant.conditions, words, index));
  const said = withoutVisits(await atCampus(await narrowed(meant.conditions, index), index), isOfHomes, words);
  const ofHomes = await asHomes(said, isOfHomes, words, index);
  const conditions = nearestFirst(withAlike(await wished(ofHomes, words, index, found.loose), words));
  // A distance is one from somewhere.
  const isFrom = conditions.some(({ key }) => key === "near");
  const known = new Set();
  return {
    conditions: conditions.filter(({ key }) => key !== "km" || isFrom).map(({ key, value }) => ({ key, value }))
      .filter(({ key, value }) => !known.has(`${key}=${value}`) && known.add(`${key}=${value}`)),
    ignored: found.ignored,
    unable: found.unable,
    isBare: isBare || conditions.slice(figures).every(({ key }) => key === "wish"),
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

/** What says that homes are meant if nothing else does, beside words that say what they are like. */
const HOMELY = /\b(?:homes?|live|family of)\b/;

async function isHomely(conditions, words, index) {
  if (!conditions.some(({ key }) => key === "words" || words.isOfOthers(key)) || conditions.some((one) => one.key === "max" || words.kindsOf(one.key).length && !isSort(one, words))) return false;
  const kinds = await Promise.all(conditions.filter(({ key }) => key === "words").map(({ value }) => kindsTitled(value, index)));
  return !kinds.some((some) => some.size && ![...some].some((kind) => words.aboutHomes.includes(kind)));
}

/** The conditions, without days of inspections where things are meant: a couch to "pick up this weekend". */
function withoutVisits(conditions, isOfHomes, words) {
  const others = conditions.filter(({ key }) => key === "words" || words.isOfOthers(key) || key === "kind");
  const areHomes = isOfHomes || conditions.some(({ key, value }) => key === "beds" || words.isOfHomes(key) || (key === "kind" && words.aboutHomes.includes(value)));
  return others.length && !areHomes ? conditions.filter(({ key, phrase }) => key !== "inspection" || /inspect|open|view/.test(phrase)) : conditions;
}

/** Figures that say something else of cars than of homes: a year, or a price in thousands. */
const FIGURE = /\b\d{4}\b|\b(?:under|below|max|over)\s+\d{1,2}\b/i;
/** What people shorten of cars alone. */
const MAN = /\bman\b/i;

/** Whether words are about what has a year: facts of such kinds alone, or names that stand in their titles alone: "2015 hatch", "galah 2018". */
async function isDated(tokens, words, index) {
  if (!words.year) return false;
  const dated = new Set(words.kindsOf(words.year));
  const areDated = (kinds) => kinds.length > 0 && kinds.every((kind) => dated.has(kind));
  for (const [place, token] of tokens.entries()) {
    const meant = [2, 1].map((count) => words.of(tokens.slice(place, place + count).join(" "))).find(Boolean);
    if (meant && areDated(meant.key === "kind" ? [meant.value] : words.kindsOf(meant.key))) return true;
    if (!meant && /^[a-z]{3}/.test(token) && !everyday.silent.has(token) && (await textWord(token, index)) === token && areDated([...await kindsTitled(token, index)])) return true;
  }
  return false;
}

/** The conditions, in which what would be a postcode elsewhere is a year beside the facts of what has one, which were misspelt: "2015 hach". */
function asYears(conditions, words) {
  const has = ({ key, value }) => (key === "kind" ? [value] : words.kindsOf(key)).some((id) => words.kinds.get(id)?.facets.has(words.year));
  const isYear = ({ key, value }) => key === "suburb" && /^20[0-3]\d$/.test(value);
  if (!words.year || !conditions.some(has)) return conditions;
  const [first] = conditions.filter(isYear).map(({ value }) => value).sort();
  return first ? [...conditions.filter((one) => !isYear(one)), { key: words.year, value: first }] : conditions;
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
  const doubtful = new Set(chosen.filter(({ doubt, isRefused, isEmpty }) => (doubt >= DOUBTFUL || isEmpty) && !isRefused).flatMap(({ start, count }) => Array.from({ length: count }, (_, place) => start + place)));
  if (!doubtful.size) return chosen;
  try {
    const { rightened } = await later(import("./rightened.js"));
    const empty = chosen.filter(({ isEmpty }) => isEmpty).map(({ phrase }) => phrase);
    const { taken, maybe } = await rightened(tokens, doubtful, board, empty);
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
  let isWith = false;
  /** What was last found, and what an "or" follows. */
  let last = null;
  let first = null;
  for (const found of readings) {
    const { phrase } = found;
    if (found.maybe) all.maybe.push(found.maybe);
    if (last && (phrase === "or" || (phrase === "and" && last.isRefused && last.meant.every(({ key }) => PLACES.has(key))))) {
      first = { ...last, or: phrase };
      continue;
    }
    if (found.isLost && !found.isRefused) {
      isNear ||= phrase === "near";
      if (!isSilent(phrase)) {
        ignored.push(phrase);
        if (/^[a-z]{4}/.test(phrase)) all.loose.add(all.base + found.start + found.count);
      }
      if (!ARTICLES.has(phrase)) {
        last = first = null;
        isWith = phrase === "with";
      }
      continue;
    }
    const at = all.base + found.start;
    // A house "with a room for a piano" is no room.
    if (isWith && found.conditions.some(({ key }) => key === "kind") && conditions.some(({ key, phrase: said }) => said && words.isOfHomes(key))) continue;
    const meant = found.conditions.map((one) => ({ ...(isNear ? nearby(one) : one), phrase, at, end: at + found.count }));
    all.isOfHomes ||= found.isOfHomes || (found.isRefused && meant.some(({ key }) => words.isOfHomes(key)));
    isNear = hasDistance;
    isWith = false;
    if (found.instead) all.instead.push({ ...found.instead, values: meant.map(({ key, value }) => ({ key, value })) });
    // "Not white or silver", as "not in Brunswick and Carlton", leaves out both.
    const left = found.isRefused || first?.isRefused ? refusal({ refused: phrase, ...found }, words) : null;
    if (left?.length) {
      const isAgain = left.every((one) => one.isLeft && conditions.some(({ key, isLeft }) => isLeft && key === one.key));
      if (isAgain) conditions.splice(0, Infinity, ...conditions.filter(({ key, value, isLeft }) => !isLeft || !meant.some((one) => one.key === key && one.value === value)));
      else conditions.push(...left);
      last = { phrase, meant, isRefused: true };
      first = null;
      continue;
    }
    if (found.isRefused || found.isUnable) {
      unable.push(phrase);
      if (found.isRefused) all.refused.push({ phrase, conditions: found.conditions });
    }
    else if (first && !first.isRefused && [...first.meant, ...meant].every(({ key }) => key === "words")) {
      // One word or another: those that have either come first, but for two words for one thing.
      if (!meant.some(({ value }) => alike(first.meant[0].value).includes(value))) {
        conditions.push(...meant);
        for (const one of [...first.meant, ...meant]) one.isEither = true;
      }
    } else if (first && !first.isRefused && [...first.meant, ...meant].some(({ key }) => key === "words")) {
      // Of a word and a fact either would do.
      conditions.splice(0, Infinity, ...conditions.filter((one) => !first.meant.includes(one)));
      all.isOfHomes ||= [...first.meant, ...meant].some(({ key, phrase: said }) => words.isOfHomes(key) && !everyday.things.has(said.split(" ").at(-1)));
      for (const one of [...first.meant, ...meant]) conditions.push(...searchWords(one.phrase).map((value) => ({ ...one, key: "words", value, isEither: true })));
    } else if (first && !first.isRefused && cannotJoin(first.meant, meant, words) && !joined(first, meant, words)) {
      // One of two facts is all that was asked for: neither can be required.
      all.isOfHomes ||= [...first.meant, ...meant].some(({ key }) => words.isOfHomes(key));
      conditions.splice(0, Infinity, ...conditions.filter((one) => !first.meant.includes(one)));
      unable.push(`${first.phrase} ${first.or} ${phrase}`);
    } else {
      if (first && !first.isRefused) for (const one of [...first.meant, ...meant]) one.isOr = true;
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

/** Whether what was said behind an "or" also means what it can be joined with, as which it then counts: a "ute or pickup". */
function joined({ meant: [{ key }] }, meant, words) {
  const otherwise = words.alsoMeans(meant[0].phrase, (one) => one.key === key);
  if (!otherwise || !words.isAnyOf(key)) return false;
  Object.assign(meant[0], otherwise);
  return true;
}

/** Whether a search cannot ask for one thing or another. */
const cannotJoin = (one, other, words) => other.length > 0 && ![...one, ...other].every(({ key }) => AREAS.has(key)) && [...one, ...other].some(({ key }) => key !== one[0].key || !(PLACES.has(key) || words.isAnyOf(key)));
