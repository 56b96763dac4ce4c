// Words of a typed text that are in texts of listings alone: what a text is about must be there, the rest comes first where it is.
import { alike } from "./alike.js";
import { everyday } from "./everyday.js";
import { isOpen } from "./meanings.js";
import { kindsTitled, subjects, titled } from "./titled.js";
import { searchWords } from "./words.js";

/** Whether a condition says what is looked for, and not only what it is like: a kind, or a fact that all listings of a kind have; of things the sort. */
const isFact = ({ key }, words) => key === "kind" || key === "beds" || words.isOfHomes(key) || words.kindsOf(key).some((id) => {
  const facet = words.kinds.get(id).facets.get(key);
  return facet?.required && (isOpen(facet) || !words.isSort({ key: "kind", value: id }));
});

/** The kinds of things of all sorts. */
const kindsOfThings = (words) => [...words.kinds.keys()].filter((id) => words.isSort({ key: "kind", value: id }));

const isOfThingsAlone = ({ key }, words) => words.kindsOf(key).length > 0 && words.kindsOf(key).every((id) => kindsOfThings(words).includes(id));

/** Whether a phrase names a thing that people sell: "washing machine", "wardrobe". */
async function isThing(phrase, words, index) {
  const said = searchWords(phrase);
  if (!said.length || !kindsOfThings(words).length) return false;
  if (everyday.things.has(said.at(-1)) || said.length < 2) return everyday.things.has(said.at(-1));
  const kinds = await Promise.all(said.map((word) => kindsTitled(word, index)));
  return kindsOfThings(words).some((kind) => kinds.every((some) => some.has(kind)));
}

/**
 * The condition of a kind of thing, or of a feature of homes, that a typed word right behind it makes part of the name of a thing, or that names one itself
 * where nothing else is said of a home; or undefined.
 */
async function partOfName(conditions, words, index) {
  const all = conditions.filter((one) => isFact(one, words));
  const facts = all.length > 1 ? all.filter((one) => one.key !== "kind" || !words.isSort(one)) : all;
  const [only] = facts;
  if (facts.length !== 1 || !words.isSort(only)) return undefined;
  if (only.key === "kind") return only;
  const behind = conditions.filter(({ key, at }) => key === "words" && at === only.end);
  if (behind.length && (words.isOfHomes(only.key) || await isOfThings(behind, words, index, true))) return only;
  const isFeature = words.isOfHomes(only.key);
  const isCheap = isFeature && conditions.some(({ key, value }) => key === "max" && Number(value) <= CHEAP);
  return isFeature && (isCheap || (only.phrase && await isThing(only.phrase, words, index)) || await isOfThings(conditions, words, index)) ? only : undefined;
}

/** Whether one of some words stands in titles of things, and, unless `isShared`, of no homes. */
async function isOfThings(conditions, words, index, isShared = false) {
  for (const { key, value } of conditions) {
    const kinds = key === "words" ? [...await kindsTitled(value, index)] : [];
    if (kinds.some((kind) => kindsOfThings(words).includes(kind)) && (isShared || !kinds.some((kind) => words.aboutHomes.includes(kind)))) return true;
  }
  return false;
}

/** For so little a week nobody lets a home. */
const CHEAP = 250;

/** The conditions, in which features of homes are words where what else is said is of things: a "free wardrobe" that somebody "will collect". */
export function asThings(conditions, words) {
  const isOfThing = (one) => isOfThingsAlone(one, words) || (one.key === "max" && one.value === "0");
  const isFeature = ({ key }) => words.isOfHomes(key) && words.isSort({ key });
  const isOfHome = (one) => (words.isOfHomes(one.key) && !isFeature(one)) || one.key === "beds" || one.key === "kind";
  if (!conditions.some(isOfThing) || conditions.some(isOfHome)) return conditions;
  return conditions.flatMap((one) => (isFeature(one) && one.phrase ? searchWords(one.phrase).map((value) => ({ ...one, key: "words", value })) : [one]));
}

/**
 * The conditions, of which words beside facts are wishes: listings that have them come first. Of words alone those that are in titles must be there.
 */
export async function wished(given, words, index, loose) {
  const part = await partOfName(given, words, index);
  const parts = part && part.key !== "kind" ? searchWords(part.phrase ?? part.value) : [];
  const conditions = given.flatMap((one) => (one === part && parts.length ? parts.map((value) => ({ ...one, key: "words", value })) : [one]));
  const isOther = await isOfOtherThings(conditions, words, index);
  const hasFacts = !part && !isOther && conditions.some((one) => isFact(one, words));
  const isWord = ({ key, isStreet }) => key === "words" && (!isStreet || hasFacts);
  const wanted = conditions.filter(isWord);
  if (!wanted.length) return conditions;
  // Some "table and chairs" are sold together.
  const values = wanted.map(({ value }) => value);
  if (wanted.every(({ isEither }) => isEither === "and") && (await titled(values[0], index)).some((row) => values.every((value) => row.has(value)))) for (const one of wanted) one.isEither = false;
  // What stands before a word that nobody knows is what that is like: an "old armchair".
  const isLike = await Promise.all(wanted.map(async ({ value, end, isBy }) => isBy || ((part || wanted.length > 1) && everyday.vague.has(value)) || (loose.has(end + 1) && !isTelling(await kindsTitled(value, index)))));
  const some = wanted.filter(({ isEither }, place) => !isEither && !isLike[place]);
  const { musts, kinds } = hasFacts || !some.length ? { musts: new Set() } : await subjects(some, index, kindsSaid(conditions, words));
  const isThingy = ({ phrase = "", value }) => everyday.things.has(phrase) || everyday.things.has(value);
  const isVague = ({ value }) => everyday.vague.has(value);
  const isNamed = (one) => isThingy(one) && !everyday.like.has(one.value);
  const named = some.filter((one) => !isVague(one));
  const head = hasFacts || part?.key === "kind" || isOther ? null : named.findLast(isNamed) ?? named.at(-1);
  // A "winter coat" is a coat.
  if (head && isNamed(head) && named.length === 2 && head.at === named[0].end && musts.size) {
    if (!musts.has(head.value)) musts.clear();
    musts.add(head.value);
  }
  // No cot has a colour that a search could ask for.
  const isApart = ({ key }) => kinds?.size > 0 && words.kindsOf(key).length > 0 && !words.kindsOf(key).some((kind) => kinds.has(kind));
  const found = conditions.flatMap((one) => {
    if (isWord(one)) return [musts.has(one.value) && !one.isEither ? one : { ...one, key: "wish" }];
    if (one.isLeft && isApart(one)) return searchWords(one.refused).map((value) => ({ key: "without", value }));
    return one.phrase && isApart(one) ? searchWords(one.phrase).filter((value) => !everyday.silent.has(value)).map((value) => ({ key: "wish", value })) : [one];
  });
  // A "small fridge" and "vacuum and iron" are things.
  const areThings = wanted.some(isThingy) && (wanted.some(isVague) || (wanted.every(isThingy) && wanted.some(({ isEither }) => isEither)));
  if (head && isNamed(head) && await areInOthers([...musts], words, index)) return [...found, ...await kindOf([head], found, words, index)];
  if (areThings && !hasFacts) return [...found, ...await kindOf(wanted.filter(isThingy), found, words, index)];
  return hasFacts || !wanted.some(({ isEither }) => isEither) || some.length ? found : [...found, ...await kindOf(wanted, found, words, index)];
}

/** Whether what is no thing says all of some words, too, which tell what it comes with and are not its name. */
async function areInOthers(values, words, index) {
  const ways = values.map((value) => [value, ...alike(value)]);
  const rows = (await index.rows({}, false, ways.flat())).filter((row) => !kindsOfThings(words).includes(row.kind) && ways.every((some) => some.some((value) => row.has(value))));
  return rows.some(({ kind }) => words.aboutHomes.includes(kind)) || (rows.length > 0 && !rows.some((row) => values.some((value) => row.weight(value) > 1)));
}

/** Whether a word of titles says what something is: one that stands in those of many kinds is like "old". */
const isTelling = ({ size }) => size > 0 && size < 3;

/** The kind that most listings are of that have one word or another in their titles, if nothing else says of which kind something is. */
async function kindOf(wanted, conditions, words, index) {
  if (conditions.some(({ key }) => key === "kind" || words.kindsOf(key).length)) return [];
  const rows = (await Promise.all(wanted.map(({ value }) => titled(value, index)))).flat();
  const areThings = wanted.every(({ phrase = "", value }) => everyday.things.has(phrase.split(" ").at(-1)) || everyday.things.has(value));
  const value = areThings ? kindsOfThings(words)[0] : [...words.kinds.keys()].find((kind) => rows.filter((row) => row.kind === kind).length * 2 > rows.length);
  return value ? [{ key: "kind", value }] : [];
}

/** The kinds of things, if something that only they have was asked for. */
const kindsSaid = (conditions, words) => (conditions.some((one) => isOfThingsAlone(one, words)) ? kindsOfThings(words) : []);

/** Whether a word right behind the only fact is in titles of other things alone: an electric guitar is no car. */
async function isOfOtherThings(conditions, words, index) {
  const facts = conditions.filter(({ key }) => key === "kind" || key === "beds" || words.kindsOf(key).length);
  const [only] = facts;
  const isBehind = ({ key, at }) => key === "words" && at >= only?.end;
  const last = conditions.find((one) => isBehind(one) && one.at === only.end) ?? conditions.findLast(isBehind);
  if (!last || facts.length !== 1 || (words.isSort(only) && last.at !== only.end) || only.key === "kind" || !words.isOfOthers(only.key)) return false;
  const rows = (await index.rows({}, false, [last.value])).filter((row) => row.has(last.value));
  if (last.at === only.end && everyday.things.has(last.value)) return true;
  return rows.some((row) => row.weight(last.value) > 1) && rows.every(({ kind }) => !words.kindsOf(only.key).includes(kind));
}
