// What a typed text means once it is clear that it is about homes.
import { everyday } from "./everyday.js";
import { textWord } from "./text-words.js";

/**
 * The conditions, with a kind if nothing else among them says that homes are meant. What only other kinds have, such as the category "kitchen",
 * gives way to the word itself. `isAsked` says that a word of the text means homes.
 */
export async function asHomes(conditions, isAsked, words, index) {
  const isSaid = conditions.some(({ key }) => words.isOfHomes(key));
  // A van "to live in" is one.
  if (!isSaid && conditions.some((one) => words.isOfOthers(one.key) && !words.isSort(one))) return conditions;
  if (!words.homes.length || !(isAsked || isSaid) || conditions.some(({ key }) => key === "kind")) return conditions;
  // Who has "no kids" asks for no other sort of things.
  const meant = await Promise.all(conditions.filter((one) => !one.isLeft || !words.isOfOthers(one.key)).map(async (one) => {
    const word = one.phrase && words.isOfOthers(one.key) && (await textWord(one.phrase, index));
    return word ? { key: "words", value: word } : one;
  }));
  // Who says more than one thing that those who look for a home say, too, looks for one.
  const isOfOffers = conditions.some(({ key }) => words.kindsOf(key).length > 0 && words.kindsOf(key).every((id) => words.homes.includes(id)));
  return isOfOffers || (isSaid && conditions.length === 1) ? meant : [...meant, ...words.homes.map((value) => ({ key: "kind", value }))];
}

/** The conditions, with those answers of facts that nobody tells apart: who asks for a flat looks at units, too. */
export function withAlike(conditions, words) {
  return conditions.flatMap((one) => {
    // Who wants no apartment may want a unit.
    if (one.isLeft) return [one];
    const group = everyday.together.find((values) => values.includes(one.value));
    const choices = group && words.isAnyOf(one.key) ? new Set(words.kindsOf(one.key).flatMap((id) => words.kinds.get(id).facets.get(one.key)?.choices ?? [])) : null;
    return choices?.has(one.value) ? [one, ...group.filter((value) => value !== one.value && choices.has(value)).map((value) => ({ ...one, value }))] : [one];
  });
}
