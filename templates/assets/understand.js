// What somebody types into the search box, as conditions of a search: places, bedrooms, prices, and words that kinds have for their facts.
import { today } from "./days.js";
import { everyday } from "./everyday.js";
import { POSTCODE, figuresOf, inspectionDays } from "./figures.js";
import { LEAST_SLIPPED, isSlip } from "./meanings.js";
import { fold } from "./names.js";
import { textWord } from "./text-words.js";
import { asHomes } from "./typed-homes.js";
import { settled } from "./typed-kinds.js";
import { namesOf, narrowed, nearby, nearestFirst, placesNamed, placesNear, regionsNamed, whereListed } from "./typed-places.js";
import { isStreet, streetNamed } from "./typed-streets.js";

/** So much is read of a text, in UTF-16 units: nobody types more of what they want. */
const MOST = 200;
/** From how many letters on a slip in the name of a suburb without listings is forgiven. */
const LONG = 8;
/** How many words a phrase has at most. */
const LONGEST = 5;
/** How many letters a name has at least, and how many people may have it who are meant by it. */
const LEAST_NAME = 3;
const MOST_PEOPLE = 3;
/** Words before what somebody does not want. */
const NOT = new Set(["no", "not", "without", "except"]);
const ARTICLES = new Set(["a", "an", "any", "the"]);
const PLACES = new Set(["suburb", "region", "near", "state"]);

/**
 * The conditions of a text; the words of it that mean nothing here; `unable` is what cannot be searched for; `others` are places that share
 * the name of one that is meant; `isStudy` tells that somebody asked for a campus and did not say which; `unplaced` is a distance in kilometres
 * from nowhere, `unread` what is behind the most that is read, `isBare` tells that nothing but figures and an order was understood, and
 * `isVague` that all words go without saying, as "somewhere nice" does.
 */
export async function understand(text, words, index, states) {
  const given = figuresOf(text.slice(0, MOST), words);
  const found = { conditions: given.conditions, unable: given.unable, ignored: [], others: [], isOfHomes: given.isWeekly };
  const figures = given.conditions.length;
  const hasDistance = given.conditions.some(({ key }) => key === "km");
  const board = { words, index, states, everyday, either: given.either };
  for (const part of given.rest.split(",")) await readPart(fold(part).split(" ").filter(Boolean), hasDistance, found, board);
  const hasNone = ![found.conditions, found.ignored, found.unable].some(({ length }) => length) && !found.isOfHomes;
  // "Sale" goes without saying beside other words, and is a place by itself.
  if (hasNone) found.conditions.push(...whereListed(await placesNamed(fold(text), index), index).conditions);
  const isBare = !found.isOfHomes && found.conditions.filter(({ key }) => key !== "sort").length <= figures;
  const meant = settled(found.conditions, words);
  found.unable.push(...meant.unable);
  const conditions = nearestFirst(await asHomes(await narrowed(meant.conditions, index), found.isOfHomes, words, index));
  // A distance is one from somewhere.
  const isFrom = conditions.some(({ key }) => key === "near");
  return {
    conditions: conditions.filter(({ key }) => key !== "km" || isFrom).map(({ key, value }) => ({ key, value })),
    ignored: found.ignored,
    unable: found.unable,
    isBare,
    unplaced: isFrom ? null : conditions.find(({ key }) => key === "km")?.value ?? null,
    unread: text.slice(MOST).trim(),
    isVague: hasNone && !conditions.length && text.trim() !== "",
    others: found.others.map((other) => ({ ...other, instead: other.instead.value }))
      .filter(({ value, instead }) => !conditions.some((one) => one.value === value) && conditions.some((one) => one.value === instead)),
    isStudy: found.ignored.some((word) => everyday.study.has(word)),
  };
}

/** Adds what the words of a part of a text mean. */
async function readPart(tokens, hasDistance, all, board) {
  const { conditions, unable, ignored, others } = all;
  const { words, everyday, index } = board;
  let isNear = hasDistance;
  /** What was last found, and what an "or" follows. */
  let last = null;
  let first = null;
  while (tokens.length) {
    if (tokens[0] === "or" && last) {
      tokens.shift();
      first = last;
      continue;
    }
    const refused = await refusedIn(tokens, board);
    const found = refused ?? await longest(tokens, board) ?? await nearly(tokens, board);
    if (!found) {
      const word = tokens.shift();
      isNear ||= word === "near";
      if (!everyday.silent.has(word) && !index.silent.has(word)) ignored.push(word);
      if (!ARTICLES.has(word)) last = first = null;
      continue;
    }
    const phrase = found.text ?? tokens.slice(0, found.count).join(" ");
    tokens.splice(0, found.count);
    const meant = found.conditions.map((one) => ({ ...(isNear ? nearby(one) : one), phrase }));
    all.isOfHomes ||= found.isOfHomes || (refused && meant.some(({ key }) => words.isOfHomes(key)));
    isNear = hasDistance;
    if (refused || found.isUnable) unable.push(phrase);
    else if (first && cannotJoin(first.meant, meant, words)) {
      // One of two facts is all that was asked for: neither can be required.
      all.isOfHomes ||= [...first.meant, ...meant].some(({ key }) => words.isOfHomes(key));
      all.conditions.splice(0, Infinity, ...conditions.filter((one) => !first.meant.includes(one)));
      unable.push(`${first.phrase} or ${phrase}`);
    } else {
      conditions.push(...meant);
      // Near one of them is not near the other.
      if (!meant.some(({ key }) => key === "near")) others.push(...(found.others ?? []).map((other) => ({ ...other, instead: meant[0] })));
      if (!meant.length && !found.isSilent) ignored.push(phrase);
      last = meant.length ? { phrase, meant } : null;
      first = null;
      continue;
    }
    last = first = null;
  }
}

/** Whether a search cannot ask for one thing or another. */
const cannotJoin = (one, other, words) => other.length > 0 && [...one, ...other].some(({ key }) => key !== one[0].key || !(PLACES.has(key) || words.isAnyOf(key)));

/** What the words at the start say that somebody does not want: as much of them as belongs to it; null if they say no such thing. */
async function refusedIn(tokens, board) {
  if (!NOT.has(tokens[0]) || (await longest(tokens, board))?.count > 1) return null;
  const skipped = tokens.slice(1).findIndex((token) => !ARTICLES.has(token)) + 1;
  if (!skipped) return null;
  const { count, conditions } = await longest(tokens.slice(skipped), board) ?? { count: 1, conditions: [] };
  return { count: skipped + count, conditions };
}

/** What the longest run of words at the start means. */
async function longest(tokens, board) {
  const { words, index, states, everyday } = board;
  for (let count = Math.min(tokens.length, LONGEST); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count).join(" ");
    if (board.either.has(phrase)) return { count, text: board.either.get(phrase).text, conditions: board.either.get(phrase).meant };
    if (POSTCODE.test(phrase)) return { count, conditions: [{ key: "suburb", value: phrase }] };
    const key = words.countedIn(phrase);
    if (key) return { count, conditions: [{ key, value: phrase.split(" ")[0] }] };
    // "Home" says nothing by itself, though some kind may have a fact of that name.
    const meanings = everyday.silent.has(phrase) ? null : words.conditionsOf(phrase);
    if (meanings) return { count, conditions: meanings };
    const state = states.get(phrase.replaceAll(" ", ""));
    if (state && !(await isStreet(tokens, count, index))) return { count, conditions: [{ key: "state", value: state }] };
    const days = inspectionDays(phrase);
    if (days) return { count, conditions: days.map((value) => ({ key: "inspection", value })) };
    const follower = tokens[count] ?? "";
    // "Free" is a price, but not that of "free parking".
    const isEveryday = phrase !== "free" || !words.isExtra(tokens.slice(count));
    const asked = isEveryday && everyday.means.get(phrase);
    const isOfHomes = words.homes.length > 0 && everyday.homes.has(phrase);
    const conditions = asked ? await askedFor(asked, board) : [];
    if (conditions.length || (asked && !everyday.unable.has(phrase))) return { count, conditions, isOfHomes };
    if (everyday.unable.has(phrase)) return { count, conditions: [], isUnable: true, isOfHomes };
    if (isOfHomes) return { count, conditions: [], isSilent: true, isOfHomes };
    if (everyday.silent.has(phrase)) {
      if (count > 1) return { count, conditions: [], isSilent: true };
      continue;
    }
    const named = states.has(follower) || POSTCODE.test(follower) ? null : await namesOf(phrase, index);
    if (named) return { count, ...named };
    const places = await placesNamed(phrase, index);
    const street = places.length ? null : await streetNamed(tokens, count, board);
    if (street) return street;
    const areas = places.length ? null : await regionsNamed(phrase, index);
    if (areas) return { count, ...areas };
    if (places.length) return suburbs(tokens, count, places, board);
  }
  return null;
}

/** The condition of an everyday phrase; none if nothing on the board answers it. */
async function askedFor({ key, value }, { words, index }) {
  if (key === "stay") return words.stay ? [{ key: words.stay, value }] : [];
  if (key === "from") return words.from ? [{ key: words.from, value: today() }] : [];
  return key !== "words" || (await textWord(value, index)) ? [{ key, value }] : [];
}

/** The suburbs of one name that are meant, with the state and postcode that follow it. */
async function suburbs(tokens, count, places, { index, states }) {
  const [follower = ""] = tokens.slice(count);
  // "Orange" is rather a colour where nothing is in Orange.
  const isBare = count === 1 && !states.has(follower) && !POSTCODE.test(follower) && !places.some(({ row }) => index.listed.has(row));
  const word = isBare && (await textWord(tokens[0], index));
  if (word) return { count, conditions: [{ key: "words", value: word }] };
  const next = tokens.slice(count, count + 2);
  const state = states.get(next[0] ?? "");
  const postcode = next.find((one) => POSTCODE.test(one));
  const meant = places.filter((place) => (!state || place.state === state) && (!postcode || place.postcode === postcode));
  if (!meant.length || (!state && !postcode)) return { count, ...whereListed(places, index) };
  return { count: count + (state ? 1 : 0) + (postcode ? 1 : 0), conditions: whereListed(meant, index).conditions };
}

/** Those who have a name, of several or as a handle, if they are few, with how many words are of it; null if nobody has. */
async function peopleCalled([name, ...more], index) {
  const people = name.length < LEAST_NAME ? [] : Object.entries(await index.owners()).map(([handle, names]) => [handle, fold(names).split(" ")]);
  const called = people.filter(([handle, names]) => handle === name || names.includes(name));
  if (called.length === 0 || called.length > MOST_PEOPLE) return null;
  const end = more.findIndex((word) => called.length > 1 || !called[0][1].includes(word));
  return { count: 1 + (end < 0 ? more.length : end), conditions: called.map(([handle]) => ({ key: "owner", value: handle })) };
}

/** What the first word means, or the words that begin with it, if none of them means anything as it stands. */
async function nearly(tokens, { words, index, everyday }) {
  const [token] = tokens;
  if (everyday.silent.has(token) || index.silent.has(token)) return null;
  const as = (value) => ({ count: 1, conditions: [{ key: "words", value }] });
  const counted = words.countedIn(tokens.slice(0, 2).join(" "), true);
  if (counted) return { count: 2, conditions: [{ key: counted === "bedrooms" && words.isBedroomsBeds ? "beds" : counted, value: token }] };
  const word = await textWord(token, index);
  if (word === token) return as(word);
  const people = await peopleCalled(tokens, index);
  if (people) return people;
  if (word) return as(word);
  for (let count = Math.min(tokens.length, LONGEST); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count).join(" ");
    if (phrase.length < LEAST_SLIPPED) break;
    const owner = count > 1 && Object.entries(await index.owners()).find(([, name]) => fold(name) === phrase);
    if (owner) return { count, conditions: [{ key: "owner", value: owner[0] }] };
    const meaning = words.nearly(phrase);
    if (meaning) return { count, conditions: [meaning] };
    // Many words differ by a slip from the name of a suburb somewhere.
    const places = (await placesNear(phrase, index)).filter(({ row, name }) => (phrase.length >= LONG || index.listed.has(row)) && isSlip(fold(name), phrase));
    if (places.length) return { count, ...whereListed(places, index) };
  }
  for (const other of everyday.alike(token)) {
    const meant = await textWord(other, index);
    if (meant) return as(meant);
    const named = await namesOf(other, index);
    if (named) return { count: 1, conditions: named.conditions.slice(0, 1) };
  }
  const slipped = await textWord(token, index, true);
  return slipped ? as(slipped) : null;
}
