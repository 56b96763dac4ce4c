// What runs of words at the start of some may mean, each with how much doubt it leaves: 0 if none, UNKNOWN if it means nothing.
import { today } from "./days.js";
import { alike } from "./alike.js";
import { everyday } from "./everyday.js";
import { POSTCODE, inspectionDays } from "./figures.js";
import { LEAST_SLIPPED, isSlipped } from "./meanings.js";
import { fold, placeName } from "./names.js";
import { textWord } from "./text-words.js";
import { hasListings, namesOf, placesNamed, regionsNamed, whereListed } from "./typed-places.js";
import { isStreet, streetNamed } from "./typed-streets.js";
import { searchWords } from "./words.js";

/** How much doubt a word leaves that means nothing, that was guessed, or that is only in texts, and a place without listings. */
export const UNKNOWN = 30;
export const GUESSED = 10;
const SLIPPED = 14;
const IN_TEXTS = 3;
/** How much a word leaves that others begin with: it may be half typed, or a misspelt place. */
const HALF = 9;
const EMPTY = 3;
/** How much more doubt a word leaves that stands before a state or postcode, as the name of a suburb does, and a street that any place may be. */
const BEFORE_STATE = 6;
const STREET = 6;
/** Words of names of places that are in texts, too. */
const LOOSE = new Set("north south east west upper lower mount mt port point pt lake lk st saint creek hill bay".split(" "));
/** How many words a phrase has at most. */
const LONGEST = 6;
/** How many letters a name has at least, and how many people may have it who are meant by it. */
const LEAST_NAME = 3;
const MOST_PEOPLE = 3;
/** Words before what somebody does not want. */
const NOT = everyday.not;
const AND = new Set(["and", "or"]);
export const ARTICLES = everyday.articles;

/** All readings of runs of words at the start; there is always one. */
export async function readingsAt(tokens, board) {
  const found = [];
  for (let count = Math.min(tokens.length, LONGEST); count > 0; count -= 1) {
    const meant = await meaningOf(tokens, count, board);
    // In "own bathroom no smokers" the "no" belongs to what follows.
    if (meant) found.push({ ...meant, doubt: (meant.doubt ?? 0) + (count > 1 && count < tokens.length && NOT.has(tokens[count - 1]) ? IN_TEXTS : 0) });
  }
  const refused = await refusedIn(tokens, found, board);
  if (refused) return [refused];
  if (!found.length) found.push(await nearly(tokens, board) ?? { count: 1, doubt: board.isSilent(tokens[0]) ? 0 : UNKNOWN, isLost: true, conditions: [] });
  return found;
}

/** What the words at the start say that somebody does not want: as much of them as belongs to it; null if they say no such thing. */
async function refusedIn(tokens, found, board) {
  if (!NOT.has(tokens[0]) || found.some(({ count }) => count > 1)) return null;
  const skipped = tokens.slice(1).findIndex((token) => !ARTICLES.has(token) && !board.isSilent(token)) + 1;
  if (!skipped) return null;
  const rest = tokens.slice(skipped);
  // Nobody can tell what is "not too old".
  if (everyday.vague.has(rest[0])) return { count: skipped + 1, isRefused: true, isUnable: true, conditions: [], doubt: 0 };
  // "No smokers no pets" refuses both.
  const [meant] = (await readingsAt(rest, board)).toSorted((one, other) => (one.doubt ?? 0) - (other.doubt ?? 0));
  return { ...meant, count: skipped + meant.count, isRefused: true, doubt: 0, refused: rest.slice(0, meant.count).join(" ") };
}

/** What so many words at the start mean as they stand. */
async function meaningOf(tokens, count, board) {
  const { words, index, states, everyday } = board;
  const phrase = tokens.slice(0, count).join(" ");
  if (board.either.has(phrase)) return { count, text: board.either.get(phrase).text, conditions: board.either.get(phrase).meant };
  // A Forester is a car, and Forester a suburb.
  if (everyday.makes.has(phrase) && !words.of(phrase)) return null;
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
  const isEveryday = phrase !== "free" || !words.isExtra(tokens.slice(count)) || everyday.things.has(tokens[count]);
  const asked = isEveryday && everyday.means.get(phrase);
  const isOfHomes = words.homes.length > 0 && everyday.homes.has(phrase);
  const conditions = asked ? await askedFor(asked, board) : [];
  if (conditions.length || (asked && !everyday.unable.has(phrase))) return { count, conditions, isOfHomes };
  if (everyday.unable.has(phrase)) return { count, conditions: [], isUnable: true, isOfHomes };
  if (isOfHomes) return { count, conditions: [], isSilent: true, isOfHomes };
  if (everyday.silent.has(phrase)) return count > 1 ? { count, conditions: [], isSilent: true } : null;
  if (everyday.study.has(phrase)) return null;
  const named = states.has(follower) || POSTCODE.test(follower) ? null : await namesOf(phrase, index) ?? await otherwiseNamed(tokens.slice(0, count), board);
  if (named) return { count, ...named };
  // "Under a" is not Undera.
  const places = count > 1 && ARTICLES.has(tokens[count - 1]) ? [] : await placesNamed(phrase, index);
  const street = places.length ? null : await streetNamed(tokens, count, board);
  if (street) return { ...street, doubt: tokens[count - 1] !== "st" ? 0 : street.conditions.length ? STREET : GUESSED, conditions: street.conditions.map((one) => ({ ...one, isStreet: true })) };
  const areas = places.length || AND.has(tokens[count - 1]) ? null : await regionsNamed(phrase, index);
  if (areas) {
    // "Lots of light" is in no region.
    const isListed = count > 1 || (await Promise.all(areas.conditions.map(({ value }) => hasListings(value, index)))).some(Boolean);
    const word = isListed ? null : await textWord(phrase, index);
    return word ? { count, conditions: [{ key: "words", value: word }], doubt: IN_TEXTS } : { count, ...areas };
  }
  return places.length ? suburbs(tokens, count, places, board) : null;
}

/** What two words are a name of whose first people have another word for: "melb cbd". */
async function otherwiseNamed([first, ...rest], { index }) {
  if (rest.length !== 1) return null;
  for (const other of alike(first)) {
    const named = await namesOf(`${other} ${rest[0]}`, index);
    if (named) return named;
  }
  // "Nth Melb" is North Melbourne.
  for (const other of LOOSE.has(placeName([first])) ? alike(rest[0]) : []) {
    const places = await placesNamed(`${first} ${other}`, index);
    if (places.length) return whereListed(places, index);
  }
  return null;
}

/** The condition of an everyday phrase; none if nothing on the board answers it. */
async function askedFor({ key, value }, { words, index }) {
  if (key === "stay") return words.stay ? [{ key: words.stay, value }] : [];
  if (key === "from") return words.from ? [{ key: words.from, value: today() }] : [];
  if (key === "kind") return words.kinds.has(value) ? [{ key, value }] : [];
  if (["odometer", "delivery", "condition", "features"].includes(key)) return words.kindsOf(key).length ? [{ key, value }] : [];
  if (key === "words" && value.includes(" ")) return (await Promise.all(value.split(" ").map((word) => askedFor({ key, value: word }, { words, index })))).flat();
  return key !== "words" || (await textWord(value, index)) ? [{ key, value }] : [];
}

/** The suburbs of one name that are meant, with the state and postcode that follow it. */
export async function suburbs(tokens, count, places, { index, states }) {
  const [follower = ""] = tokens.slice(count);
  const isEmpty = !places.some(({ row }) => index.listed.has(row));
  // "Orange" is rather a colour where nothing is in Orange.
  const isBare = count === 1 && !states.has(follower) && !POSTCODE.test(follower) && isEmpty;
  // Long names are seldom words, too: Dandenong.
  const isName = tokens[0].length > 8 && !/(?:stone|board|light|house)$/.test(tokens[0]);
  const word = isBare && !isName && (await textWord(tokens[0], index));
  if (word) return { count, conditions: [{ key: "words", value: word }], doubt: IN_TEXTS };
  const next = tokens.slice(count, count + 2);
  const state = states.get(next[0] ?? "");
  const postcode = next.find((one) => POSTCODE.test(one));
  const meant = places.filter((place) => (!state || place.state === state) && (!postcode || place.postcode === postcode));
  if (!meant.length || (!state && !postcode)) return { count, ...whereListed(places, index), doubt: isEmpty ? EMPTY : 0, isEmpty };
  return { count: count + (state ? 1 : 0) + (postcode ? 1 : 0), conditions: whereListed(meant, index).conditions };
}

/** Those who have a name, of several or as a handle, if they are few, with how many words are of it; null if nobody has. */
async function peopleCalled([name, ...more], index) {
  const people = name.length < LEAST_NAME ? [] : Object.entries(await index.owners()).map(([handle, names]) => [handle, fold(names).split(" ")]);
  const called = people.filter(([handle, names]) => handle === name || names.includes(name) || (name.endsWith("s") && names.includes(name.slice(0, -1))));
  if (called.length === 0 || called.length > MOST_PEOPLE) return null;
  const end = more.findIndex((word) => called.length > 1 || !called[0][1].includes(word));
  return { count: 1 + (end < 0 ? more.length : end), doubt: IN_TEXTS, conditions: called.map(([handle]) => ({ key: "owner", value: handle })) };
}

/** What the first word means, or the words that begin with it, if none of them means anything as it stands. */
async function nearly(tokens, board) {
  const { words, index, everyday, isSilent } = board;
  const [token] = tokens;
  if (isSilent(token) || everyday.study.has(token)) return null;
  const more = board.isOfState(tokens[1]) ? BEFORE_STATE : 0;
  const as = (value, doubt) => ({ count: 1, conditions: [{ key: "words", value }], doubt: Math.max(doubt, LOOSE.has(token) ? GUESSED : 0) + more });
  const counted = words.countedIn(tokens.slice(0, 2).join(" "), true);
  if (counted) return { count: 2, doubt: IN_TEXTS, conditions: [{ key: counted === "bedrooms" && words.isBedroomsBeds ? "beds" : counted, value: token }] };
  const word = await textWord(token, index);
  const isWhole = word !== null && (await index.wordsLike(word)).has(word);
  if (isWhole) return as(word, IN_TEXTS);
  const slip = word && token.length > LEAST_SLIPPED && words.nearly(token);
  if (slip) return { count: 1, conditions: [slip], doubt: GUESSED };
  if (word === token) return as(word, HALF);
  const people = await peopleCalled(tokens, index);
  if (people) return people;
  if (word) return as(word, GUESSED);
  for (let count = Math.min(tokens.length, LONGEST); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count).join(" ");
    if (phrase.length < LEAST_SLIPPED) break;
    const owner = count > 1 && Object.entries(await index.owners()).find(([, name]) => fold(name) === phrase);
    if (owner) return { count, conditions: [{ key: "owner", value: owner[0] }], doubt: 0 };
    const isIdle = count === 1 && [...everyday.silent].some((one) => one.length > LEAST_SLIPPED && isSlipped(one, phrase));
    if (isIdle) return { count, doubt: GUESSED, conditions: [], isSilent: true };
    const meaning = words.nearly(phrase);
    if (meaning) return { count, conditions: [meaning], doubt: GUESSED };
    const said = [...everyday.means.keys(), ...everyday.homes].find((one) => one.length >= LEAST_SLIPPED && one[0] === phrase[0] && !/\d/.test(one) && isSlipped(one, phrase));
    if (said) return { ...await meaningOf(said.split(" "), said.split(" ").length, board), count, doubt: GUESSED };
  }
  for (const other of alike(searchWords(token)[0])) {
    const named = await namesOf(other, index);
    const meant = !named && await textWord(other, index);
    if (meant) return as(meant, IN_TEXTS);
    if (named) return { count: 1, conditions: named.conditions.slice(0, 1), doubt: 0 };
  }
  const slipped = everyday.things.has(token) ? null : await textWord(token, index, true);
  return slipped ? as(slipped, SLIPPED) : null;
}
