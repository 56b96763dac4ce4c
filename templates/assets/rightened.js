// Runs of words of a typed text that may be misspelt names of places.
import { everyday } from "./everyday.js";
import { POSTCODE } from "./figures.js";
import { squeezed } from "./meanings.js";
import { Names } from "./slips.js";
import { textWord } from "./text-words.js";
import { titled } from "./titled.js";
import { namesOf, placesNamed, regionsNamed, whereListed } from "./typed-places.js";
import { searchWords } from "./words.js";

/** How many words a name has at most, and how many letters a misspelt one at least. */
const LONGEST = 4;
const LEAST = 4;
/** A place without listings is meant by a name of so many letters with slips of so little, and offered for one with slips of so much. */
const LONG = 8;
const LITTLE = 8;
const MUCH = 16;
/** How much likelier a place with listings is meant than one without, as slips are counted. */
const EMPTY = 3;
/** So much is a word of a name that is turned or shortened. */
const TURNED = 6;
/** How much doubt a phrase leaves that differs by a slip: more than what its words mean one by one. */
const GUESSED = 13;
/** So many names are tried for each. */
const FEW = 4;
/** So many runs of words are looked at. */
const MOST = 30;

/** The names of indices that were asked for. */
const known = new WeakMap();

/** The names of an index. */
export async function namesIn(index) {
  if (!known.has(index)) known.set(index, index.names().then(Names.make));
  try {
    return await known.get(index);
  } catch (error) {
    known.delete(index);
    throw error;
  }
}

/** A word with two letters beside each other turned, in all ways: RMIT is written "rimt". */
const swapped = (word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));

/** What a name means: a region, suburbs of a state and postcode that follow it, or what people call them, with whether something is listed there. */
async function meantBy(name, { state, postcode }, index) {
  const places = (await placesNamed(name, index)).filter((place) => (!state || place.state === state) && (!postcode || place.postcode === postcode));
  const named = state || postcode ? null : await namesOf(name, index);
  const found = named ?? (places.length ? whereListed(places, index) : state || postcode ? null : await regionsNamed(name, index));
  if (!found?.conditions.length) return null;
  const [{ key, value }] = found.conditions;
  const region = key === "region" ? await index.places.region(value) : null;
  const count = region ? [...index.listed].reduce((sum, [row, open]) => sum + (region.rows.has(row) ? open : 0), 0)
    : Math.max(0, ...places.map(({ row }) => index.listed.get(row) ?? 0));
  return { ...found, listed: count, label: places.length && key !== "near" ? places[0].name : region?.label.split(",")[0] ?? value };
}

/**
 * Readings of runs of words that hold a doubtful one as places: those that are `taken` for them, with how much doubt that leaves, and those that `maybe`
 * are meant. Of `empty` are names of places in which nothing is, which may be meant for what sounds so: nothing is in Freemantle, and much in Fremantle.
 */
export async function rightened(tokens, doubtful, board, empty) {
  const { index, states, words } = board;
  const names = await namesIn(index);
  const runs = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + LONGEST); end += 1) runs.push({ start, end, run: tokens.slice(start, end) });
  }
  const taken = [];
  for (const { start, end, run } of runs.filter(({ run: { length } }) => length === 2 || length === 3)) {
    const [text, joined] = [run.join(" "), run.join("")];
    const isDoubtful = run.some((_, place) => doubtful.has(start + place)) && !/\d/.test(text);
    // "Granny flatt", "micro wave".
    const meaning = isDoubtful && text.length > LONG && words.nearly(text);
    const isThing = isDoubtful && run.length === 2 && everyday.things.has(joined);
    const value = isThing && (await textWord(joined, index));
    const conditions = meaning ? [meaning] : value ? [{ key: "words", value }] : [];
    if (meaning || isThing) taken.push({ start, count: end - start, text: meaning ? (words.of(`${meaning.value}`) ? meaning.value : text) : joined, conditions, isLost: !conditions.length, doubt: meaning ? GUESSED : 3, listed: 0 });
  }
  const isPlain = (word) => everyday.things.has(word) || everyday.study.has(word) || everyday.vague.has(word) || /^\d/.test(word) || (word.length < LEAST && states.has(word));
  const isIdle = (word) => everyday.silent.has(word) || index.silent.has(word);
  const fit = runs.filter(({ start, run }) => run.some((_, place) => doubtful.has(start + place)) && run.join("").length >= LEAST
    && !(run.length === 1 ? isPlain(run[0]) || names.isIdle(run) : run.some((word) => /^\d/.test(word) || (word.length < LEAST && states.has(word)))) && !isIdle(run[0]) && !isIdle(run.at(-1))).slice(0, MOST);
  const maybe = [];
  for (const { start, end, run } of fit) {
    const text = run.join(" ");
    const [state] = [states.get(tokens[end] ?? "")];
    const postcode = tokens.slice(end, end + 2).find((token) => POSTCODE.test(token));
    const isSaid = Boolean(state || postcode);
    const [word = text] = searchWords(text);
    const isWord = run.length === 1 && !postcode && (await index.wordsLike(word)).has(word);
    // A car may be called Teal, which is wanted in Western Australia, but Rose in New South Wales is Rose Bay.
    const isTitle = isWord && state && (await titled(word, index)).length > 0;
    const isKnown = run.length === 1 && Boolean(words.nearly(text));
    let found = 0;
    for (const { name, slips } of isWord && !state ? [] : await names.nearest(text, empty.includes(text))) {
      const meant = found < FEW ? await meantBy(name, { state, postcode }, index) : null;
      if (!meant || (name === text && !isSaid) || (isTitle && !name.split(" ").includes(text))) continue;
      found += 1;
      // A "tennant" is no creek.
      if (isKnown && !isSaid && (name.includes(" ") || !meant.listed)) continue;
      // "Point" is no place by itself, but "Point Lookout" one that is turned; a fact is no part of a name that has a slip.
      if (names.isIdle(run) && name.split(" ").length !== run.length) continue;
      if (run.length > 1 && slips > TURNED && run.some((word) => words.of(word) || everyday.things.has(word))) continue;
      const { conditions, others, listed, label } = meant;
      // "Melborne uni" is a university.
      const study = everyday.study.has(tokens[end] ?? "") ? await namesOf(`${name} ${tokens[end]}`, index) : null;
      if (study) taken.push({ start, count: end + 1 - start, ...study, doubt: slips, listed, instead: { text, label } });
      const isEmpty = empty.includes(text) && !isSaid;
      if (isEmpty && !(listed > 0 && slips <= TURNED)) continue;
      const count = end - start + (state ? 1 : 0) + (postcode ? 1 : 0);
      const reading = { start, count, conditions, others, doubt: isEmpty ? 1 : slips + (listed || isSaid ? 0 : slips > TURNED ? EMPTY : 1), listed };
      // "In randwik" is one, and "tamwoth" beside a house.
      const isThere = (board.isHomely || ["in", "near"].includes(tokens[start - 1])) && text.length > 5 && text[0] === name[0] && !name.includes(" ");
      const isLikely = listed > 0 || isSaid || (isThere && slips <= LITTLE) || (run.length > 1 && slips <= TURNED) || (text.length >= LONG && slips <= LITTLE);
      if (isLikely && slips <= MUCH) taken.push({ ...reading, instead: { text, label } });
      else if (slips <= MUCH) maybe.push({ start, count, text, label, slips, ...conditions[0] });
    }
    // Whoever types on is not kept waiting.
    await new Promise((done) => { setTimeout(done); });
  }
  for (const { start, run: [text] } of fit.filter((one) => one.run.length === 1 && one.run[0].length < LONG && !taken.some(({ start }) => start === one.start))) {
    const named = (await Promise.all(swapped(text).map(async (name) => ({ name, ...await namesOf(name, index) })))).filter(({ conditions }) => conditions?.[0].key === "near");
    if (named.length === 1) taken.push({ start, count: 1, ...named[0], doubt: TURNED, listed: 0, instead: { text, label: named[0].name.toUpperCase() } });
  }
  taken.sort((one, other) => one.doubt - other.doubt || other.listed - one.listed);
  maybe.sort((one, other) => other.count - one.count || one.slips - other.slips);
  return { taken, maybe };
}

const PLACES = new Set(["suburb", "region", "near", "state"]);
const LIKE = new Set(["max", "min", "sort", "km", "without", "condition", "delivery", "dropped", "added"]);

/** Whether a thing was asked for that nothing here is, and nothing else but where, for how much and how it is. */
export function isOfUnknown({ conditions, ignored, isOfHomes }, text, words) {
  const isThing = ignored.some((word) => everyday.things.has(word));
  const isLike = ({ key, value }) => PLACES.has(key) || LIKE.has(key) || key === "wish" || (key === "words" && !/ (?:and|or) /.test(text))
    || words.isSort({ key, value });
  return isThing && !isOfHomes && conditions.every(isLike);
}

/** The places that a text may mean which nothing begins with, with so many listings: those that have any, or, if none has, all. */
export async function placesMeant(text, index) {
  const names = await namesIn(index);
  const found = [];
  const begun = [...new Set(names.forms.map(({ name }) => name))].filter((name) => squeezed(name).startsWith(squeezed(text)));
  for (const { name, slips } of [...begun.map((one) => ({ name: one, slips: 0 })), ...await names.nearest(text)].slice(0, FEW)) {
    const meant = slips <= MUCH ? await meantBy(name, {}, index) : null;
    if (meant) found.push(...meant.conditions.slice(0, 1).map(({ key, value }) => ({ key, value, label: key === "suburb" ? value : meant.label, count: meant.listed, slips })));
  }
  const listed = found.filter(({ count }) => count > 0);
  return (listed.length ? listed : found).sort((one, other) => one.slips - other.slips);
}
