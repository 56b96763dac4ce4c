// What somebody types into the search box, as conditions of a search: places, bedrooms, prices, and words that kinds have for their facts. Of all
// ways to read a text that is taken which leaves least doubt.
import { alike } from "./alike.js";
import { everyday } from "./everyday.js";
import { POSTCODE, figuresOf } from "./figures.js";
import { later } from "./loading.js";
import { fold } from "./names.js";
import { ARTICLES, readingsAt } from "./readings.js";
import { refusal } from "./refusals.js";
import { asHomes, withAlike } from "./typed-homes.js";
import { narrowed, nearby, nearestFirst, placesNamed, whereListed } from "./typed-places.js";
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
export async function understand(typed, words, index, states) {
  const text = SAYING.test(typed) ? (await later(import("./sayings.js"))).plainly(typed.slice(0, MOST)) : typed;
  const isOdd = FIGURE.test(text) || MAN.test(text);
  const isYear = isOdd && (await (await later(import("./weighed.js"))).isDated(fold(text.slice(0, MOST)).split(" "), words, index));
  const given = figuresOf(isYear ? text.slice(0, MOST).replace(MAN, "manual") : text.slice(0, MOST), words, isYear);
  const found = {
    conditions: given.conditions, unable: given.unable, ignored: [], others: [], instead: [], maybe: [], isOfHomes: given.isWeekly,
    /** Where a part begins among all words, where words end that mean nothing, and what cannot be left out. */
    base: 0, loose: new Set(), refused: [],
  };
  const figures = given.conditions.length;
  const hasDistance = given.conditions.some(({ key }) => key === "km");
  const isSilent = (word) => everyday.silent.has(word) || index.silent.has(word);
  const isOfState = (word = "") => states.has(word) || POSTCODE.test(word);
  const board = { words, index, states, everyday, isSilent, isOfState, either: given.either, isHomely: given.conditions.some(({ key }) => key === "beds") || HOMELY.test(text) };
  for (const part of given.rest.split(",")) {
    const tokens = fold(part).split(" ").filter(Boolean);
    join(await readPart(tokens, board), hasDistance, found, board);
    found.base += tokens.length + 1;
  }
  const hasNone = ![found.conditions, found.ignored, found.unable].some(({ length }) => length) && !found.isOfHomes;
  // "Sale" goes without saying beside other words, and is a place by itself.
  if (hasNone) found.conditions.push(...whereListed(await placesNamed(fold(text), index), index).conditions);
  const isBare = !found.isOfHomes && found.conditions.filter((one) => !["sort", "dropped", "added"].includes(one.key) && !(one.key === "kind" && words.isSort(one))).length <= figures;
  // "House not apartment" asks for a house.
  const isSaid = ({ key, isLeft }) => !isLeft || !found.conditions.some((one) => one.key === key && !one.isLeft);
  found.conditions = found.conditions.filter(isSaid);
  const meant = isPlain(found, words) && !isOdd ? found : await (await later(import("./weighed.js"))).weighed(found, text, words, index);
  const ofHomes = await asHomes(await narrowed(meant.conditions, index), meant.isOfHomes, words, index);
  const conditions = nearestFirst(withAlike(meant === found ? ofHomes : await meant.wished(ofHomes), words));
  // A distance is one from somewhere.
  const isFrom = conditions.some(({ key }) => key === "near");
  const known = new Set();
  return {
    conditions: conditions.filter(({ key }) => key !== "km" || isFrom).map(({ key, value }) => ({ key, value }))
      // Of two days from which something is free the first counts.
      .filter(({ key, value }) => !known.has(words.isOne(key) ? key : `${key}=${value}`) && known.add(`${key}=${value}`).add(key)),
    ignored: found.ignored,
    unable: found.unable,
    isBare: isBare || (found.ignored.length > 0 && (await later(import("./rightened.js"))).isOfUnknown(found, text, words)) || conditions.slice(figures).every(({ key }) => key === "wish"),
    unplaced: isFrom ? null : conditions.find(({ key }) => key === "km")?.value ?? null,
    unread: typed.slice(MOST).trim(),
    isVague: hasNone && !conditions.length && typed.trim() !== "",
    instead: found.instead,
    maybe: found.maybe,
    monthly: given.monthly,
    others: found.others.map((other) => ({ ...other, instead: other.instead.value }))
      .filter(({ value, instead }) => !conditions.some((one) => one.value === value) && conditions.some((one) => one.value === instead)),
    isStudy: found.ignored.some((word) => everyday.study.has(word)),
  };
}

/** Figures that say something else of cars than of homes: a year, or a price in thousands. */
const FIGURE = /(?<![/\d])\b0\d\b(?!\/)|(?<!\$\s?)\b\d{4}\b(?!\s*(?:pw|pcm|p\/|per|a week|a month|km))|\b(?:under|below|max|over)\s+\d{1,2}\b/i;
/** What may say something in other words than those that mean it. */
const SAYING = /\b(?:wh|n\b|no\b|non|nob|noo|without|not|(?:dog|cat|kid|seat)s?\b|sleep|sub|hundred|bond|swin|\d ?x |let[st]|let (?:my|our|out)|fam|for\b(?! (?:rent|sale)\b)|how|post|place|any|some|person|look|lk|seek|need|want|ten+[ae]nt|tnt|fm|hm|have|got|gdns?|furnish|bed room|4wd|(?:4|four).wheel|advert|can.?t|(?:[2-5t]\w*|one) ?r(?:oo)?m|single|far|of\b|9|to\b(?! (?:let|rent)\b)|[48]k|request|avail|furniture inc|toilet|swap |(?:room|flat|unit|house|apartment|place)s? free|rego|list an?\b|mov|applic|demand|peop|upload|add |edit|chang|group|uni st|ads?\b|listings?\b|sell|log ?in|sign ?(?:in|up)|my\b|our\b)|\d\/\d|[a-z]{3}-[a-z]{3}/i;
/** What says that a home is meant, which is in some place. */
const HOMELY = /\b(?:house|unit|flat|room|ap+art|studio|townhouse|rent)/i;
/** What people shorten of cars alone. */
const MAN = /\bman\b/i;

/** Whether what was found means what it says, whatever else there is of it: facts of one kind, of which none may be a thing, and places. */
function isPlain({ conditions, loose, refused, isOfHomes }, words) {
  const isHome = conditions.some(({ key }) => key === "beds" || (words.isOfHomes(key) && !words.isSort({ key })));
  const has = (asked) => conditions.some(({ key }) => key === asked);
  return !loose.size && !refused.length && words.areMet(conditions) && !(has("near") && (has("suburb") || has("region"))) && !has("inspection")
    && conditions.every((one) => one.key !== "words" && !one.isLeft && (isHome || !words.isSort(one)) && !(isOfHomes && words.isOfOthers(one.key))
      && (PLACES.has(one.key) || conditions.every(({ key, phrase }) => key !== one.key || phrase === one.phrase)));
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
  const isDoubtful = ({ doubt, isRefused, isEmpty }) => (doubt >= DOUBTFUL || isEmpty) && !isRefused;
  const doubtful = new Set(chosen.filter(isDoubtful).flatMap(({ start, count }) => Array.from({ length: count }, (_, place) => start + place)));
  if (!doubtful.size) return chosen;
  try {
    const { rightened } = await later(import("./rightened.js"));
    const empty = chosen.filter(({ isEmpty }) => isEmpty).map(({ phrase }) => phrase);
    const { taken, maybe } = await rightened(tokens, doubtful, board, empty);
    ({ chosen } = least(tokens, readings.map((some, start) => [...taken.filter((one) => one.start === start), ...some])));
    for (const one of chosen) one.maybe = doubtful.has(one.start) && !one.instead && !one.isUnable && one.conditions.every(({ key }) => key === "words") ? maybe.find(({ start, count }) => start <= one.start && one.start < start + count) : null;
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
  let isBy = false;
  /** What was last found, and what an "or" follows. */
  let last = null;
  let first = null;
  const isThing = ({ key, value }) => key === "words" && everyday.things.has(value);
  for (const [place, found] of readings.entries()) {
    const { phrase } = found;
    if (found.maybe) all.maybe.push(found.maybe);
    const areThings = phrase === "and" && last?.meant.every(isThing) && readings[place + 1]?.conditions.length && readings[place + 1].conditions.every(isThing)
      && !readings[place + 2]?.conditions.some(({ key }) => key === "words");
    if (last && (phrase === "or" || areThings || (phrase === "and" && last.isRefused && last.meant.every(({ key }) => PLACES.has(key))))) {
      first = { ...last, or: phrase };
      continue;
    }
    if (found.isLost && !found.isRefused) {
      isNear ||= phrase === "near";
      isBy ||= phrase === "near" || phrase === "close" || (phrase === "with" && conditions.some(({ key }) => words.isOfOthers(key) && words.isAnyOf(key)));
      if (!isSilent(phrase)) {
        ignored.push(phrase);
        if (/^[a-z]{4}/.test(phrase)) all.loose.add(all.base + found.start + found.count);
      }
      if (!ARTICLES.has(phrase)) {
        last = first = null;
        isWith = /^(?:with|and|plus)$/.test(phrase);
      }
      continue;
    }
    const at = all.base + found.start;
    // A house "with a room for a piano" is no room.
    if (isWith && found.conditions.some(({ key }) => key === "kind") && conditions.some(({ key, phrase: said }) => key === "beds" || (said && words.isOfHomes(key)))) continue;
    const meant = found.conditions.map((one) => ({ ...(isNear ? nearby(one) : one), phrase, at, end: at + found.count, isBy }));
    isBy &&= meant.every(({ key }) => key === "words");
    all.isOfHomes ||= found.isOfHomes || (found.isRefused && meant.some(({ key }) => words.isOfHomes(key)));
    isNear = hasDistance;
    isWith = false;
    if (found.instead) all.instead.push({ ...found.instead, values: meant.map(({ key, value }) => ({ key, value })) });
    // "Not white or silver", as "not in Brunswick and Carlton", leaves out both.
    const left = found.isRefused || first?.isRefused ? refusal({ refused: phrase, ...found }, words) : null;
    if (left?.length) {
      const isAgain = left.every((one) => one.isLeft && conditions.some(({ key, isLeft }) => isLeft && key === one.key));
      const isRefused = ({ key, value, isLeft }) => isLeft && meant.some((one) => one.key === key && one.value === value);
      if (isAgain) conditions.splice(0, Infinity, ...conditions.filter((one) => !isRefused(one)));
      else conditions.push(...left);
      last = { phrase, meant, isRefused: true };
      first = null;
      continue;
    }
    // "Brunswick East or West" says no more than the place.
    const areas = first ? [first.meant, meant].filter((some) => some.some(({ key }) => PLACES.has(key))) : [];
    if (found.isRefused || found.isUnable) {
      unable.push(phrase);
      if (found.isRefused) all.refused.push({ phrase, conditions: found.conditions });
    }
    else if (first && !first.isRefused && [...first.meant, ...meant].every(({ key }) => key === "words")) {
      // One word or another: those that have either come first, but for two words for one thing.
      if (!meant.some(({ value }) => alike(first.meant[0].value).includes(value))) {
        conditions.push(...meant);
        for (const one of [...first.meant, ...meant]) one.isEither = first.or;
      }
    } else if (first && !first.isRefused && [...first.meant, ...meant].some(({ key }) => key === "words") && !areas.length) {
      // Of a word and a fact either would do.
      conditions.splice(0, Infinity, ...conditions.filter((one) => !first.meant.includes(one)));
      all.isOfHomes ||= [...first.meant, ...meant].some(({ key, phrase: said }) => words.isOfHomes(key) && !everyday.things.has(said.split(" ").at(-1)));
      for (const one of [...first.meant, ...meant]) conditions.push(...searchWords(one.phrase).map((value) => ({ ...one, key: "words", value, isEither: first.or })));
    } else if (first && !first.isRefused && areas.length !== 1 && cannotJoin(first.meant, meant, words) && !joined(first, meant, words)) {
      // One of two facts is all that was asked for: neither can be required.
      all.isOfHomes ||= [...first.meant, ...meant].some(({ key }) => words.isOfHomes(key));
      conditions.splice(0, Infinity, ...conditions.filter((one) => !first.meant.includes(one)));
      unable.push(`${first.phrase} ${first.or} ${phrase}`);
    } else {
      if (areas.length === 1) for (const one of [...first.meant, ...meant]) one.isEither = one.key === "words";
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
const cannotJoin = (one, other, words) => other.length > 0 && ![...one, ...other].every(({ key }) => AREAS.has(key))
  && [...one, ...other].some(({ key }) => key !== one[0].key || !(PLACES.has(key) || words.isAnyOf(key)));
