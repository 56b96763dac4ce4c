// Words of a typed text that are in texts of listings alone: what a text is about must be there, the rest comes first where it is.
import { everyday } from "./everyday.js";
import { searchWords } from "./words.js";

/** Whether a condition says what is looked for, and not only what it is like: a kind, or a fact that all listings of a kind have. */
const isFact = ({ key }, words) => key === "kind" || key === "beds" || words.isOfHomes(key)
  || words.kindsOf(key).some((id) => words.kinds.get(id).facets.get(key)?.required);

/** Whether what a condition says is told of things of all sorts, which have names beside it: "garden bench", "computer monitor". */
export const isSort = ({ key, value }, words) => {
  const facets = words.kindsOf(key).map((id) => words.kinds.get(id).facets.get(key)).filter(Boolean);
  return key === "kind" ? [...words.kinds.get(value)?.facets.values() ?? []].some(isOpen) : facets.some(isOpen) || (facets.length > 0 && facets.every(({ facet }) => facet === "all-of"));
};
const isOpen = ({ required, choices }) => required === true && Boolean(choices?.includes("other"));

/** The condition of a kind of thing, or of a feature of homes, that a typed word behind it makes part of the name of a thing; or undefined. */
function partOfName(conditions, words) {
  const facts = conditions.filter((one) => isFact(one, words));
  const [only] = facts;
  if (facts.length !== 1 || !isSort(only, words)) return undefined;
  const isCheap = words.isOfHomes(only.key) && conditions.some(({ key, value }) => key === "max" && Number(value) <= CHEAP);
  const behind = conditions.slice(conditions.indexOf(only) + 1).some(({ key }) => key === "words");
  return behind || isCheap || only.key === "kind" ? only : undefined;
}

/** For so little a week nobody lets a home. */
const CHEAP = 250;

/**
 * The conditions, of which words beside facts are wishes: listings that have them come first. Of words alone the last is what is looked for, and
 * those before it must be there as far as some listing has them all.
 */
export async function wished(given, words, index) {
  const part = partOfName(given, words);
  const parts = part && part.key !== "kind" ? searchWords(part.phrase ?? part.value) : [];
  const conditions = given.flatMap((one) => (one === part && parts.length ? parts.map((value) => ({ key: "words", value })) : [one]));
  const hasFacts = !part && conditions.some((one) => isFact(one, words)) && !(await isOfOtherThings(conditions, words, index));
  const isWord = ({ key, isStreet }) => key === "words" && (!isStreet || hasFacts);
  const wanted = conditions.filter(isWord);
  if (!wanted.length) return conditions;
  const { musts, kinds } = hasFacts ? { musts: new Set() } : await together(wanted, index);
  // No cot has a colour that a search could ask for.
  const isApart = ({ key }) => kinds?.size > 0 && words.kindsOf(key).length > 0 && !words.kindsOf(key).some((kind) => kinds.has(kind));
  return conditions.flatMap((one) => {
    if (isWord(one)) return [musts.has(one) ? one : { ...one, key: "wish" }];
    return one.phrase && isApart(one) ? searchWords(one.phrase).map((value) => ({ key: "wish", value })) : [one];
  });
}

/** Whether the last word is in texts of other things alone than facts are of: an electric guitar is no car. */
async function isOfOtherThings(conditions, words, index) {
  const facts = conditions.filter(({ key }) => key === "kind" || key === "beds" || words.kindsOf(key).length);
  const last = conditions.findLast(({ key }) => key === "words");
  if (!last || facts.some(({ key }) => key === "kind" || !words.isOfOthers(key))) return false;
  const rows = (await index.rows({}, false, [last.value])).filter((row) => row.has(last.value));
  return rows.length > 0 && facts.every(({ key }) => rows.every(({ kind }) => !words.kindsOf(key).includes(kind)));
}

/** The last of some words, and those before it that stand beside it in some listing; and of which kinds such are. */
async function together(wanted, index) {
  let rows = await index.rows({}, false, wanted.map(({ value }) => value));
  const musts = new Set();
  for (const one of wanted.filter(({ isEither }) => !isEither).slice().reverse()) {
    const left = rows.filter((row) => row.has(one.value));
    if (!left.length) continue;
    rows = left;
    musts.add(one);
  }
  return { musts, kinds: new Set(rows.map(({ kind }) => kind)) };
}

/** The conditions, with those answers of facts that nobody tells apart: who asks for a flat looks at units, too. */
export function withAlike(conditions, words) {
  return conditions.flatMap((one) => {
    const group = everyday.together.find((values) => values.includes(one.value));
    const choices = group && words.isAnyOf(one.key) ? new Set(words.kindsOf(one.key).flatMap((id) => words.kinds.get(id).facets.get(one.key)?.choices ?? [])) : null;
    return choices?.has(one.value) ? [one, ...group.filter((value) => value !== one.value && choices.has(value)).map((value) => ({ ...one, value }))] : [one];
  });
}
