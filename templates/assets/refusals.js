// What somebody does not want, as conditions.
import { searchWords } from "./words.js";

const PLACES = new Set(["suburb", "region", "state"]);

/** The answer that a fact has for "no"; undefined if it has none. */
const answerOfNo = ({ synonyms, choices }) => (choices?.includes(synonyms?.no) ? synonyms.no : undefined);

/**
 * The conditions that leave out what was refused: of one of several choices all others remain, that with which its fact says "no" first; of a fact that
 * a listing may have, and of words, those that have it are left out. Empty if that cannot be asked for.
 */
export function refusal({ conditions, refused, isLost, isUnable }, words) {
  if (isUnable || conditions.some(({ isStreet }) => isStreet) || (!isLost && !conditions.length)) return [];
  if (isLost || conditions.every(({ key }) => key === "words")) return searchWords(refused).map((value) => ({ key: "without", value }));
  if (conditions.length && conditions.every(({ key }) => PLACES.has(key))) return conditions.map(({ key, value }) => ({ key: "without", value: `${key}:${value}` }));
  return conditions.every(({ key }) => words.kindsOf(key).length && key !== "kind") ? conditions.flatMap((one) => without(one, words)).map((one) => ({ ...one, refused })) : [];
}

function without({ key, value }, words) {
  const facets = words.kindsOf(key).map((id) => words.kinds.get(id).facets.get(key)).filter(Boolean);
  // What no kind can deny would leave all of them out.
  if (key === "pets") return [];
  const [facet] = facets;
  if (!facet) return [];
  if (facet.facet !== "any-of" || facet.type !== "choice") return [{ key: "without", value: `${key}:${value}` }];
  const no = answerOfNo(facet);
  const others = no && no !== value ? [no] : [...new Set(facets.flatMap(({ choices = [] }) => choices))].filter((choice) => choice !== value);
  return others.map((other) => ({ key, value: other, isLeft: true }));
}

/** What says of the only kind that was asked for that it has not what was refused: a room with "no pets"; empty if it cannot. */
export function answersOfNo(refused, asked, words) {
  const kinds = asked.filter(({ key }) => key === "kind").map(({ value }) => value);
  const of = (key) => kinds.length === 1 && words.kinds.get(kinds[0])?.facets.get(key);
  return refused.every(({ key }) => of(key) && answerOfNo(of(key))) ? refused.map(({ key }) => ({ key, value: answerOfNo(of(key)) })) : [];
}
