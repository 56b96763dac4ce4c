// What a typed text means once it is clear that it is about homes.
import { textWord } from "./text-words.js";
import { isSort } from "./wished-words.js";

/**
 * The conditions, with a kind if nothing else among them says that homes are meant. What only other kinds have, such as the category "kitchen",
 * gives way to the word itself. `isAsked` says that a word of the text means homes.
 */
export async function asHomes(conditions, isAsked, words, index) {
  const isSaid = conditions.some(({ key }) => words.isOfHomes(key));
  // A van "to live in" is one.
  if (!isSaid && conditions.some((one) => words.isOfOthers(one.key) && !isSort(one, words))) return conditions;
  if (!words.homes.length || !(isAsked || isSaid) || conditions.some(({ key }) => key === "kind")) return conditions;
  const meant = await Promise.all(conditions.map(async (one) => {
    const word = one.phrase && words.isOfOthers(one.key) && (await textWord(one.phrase, index));
    return word ? { key: "words", value: word } : one;
  }));
  return isSaid ? meant : [...meant, ...words.homes.map((value) => ({ key: "kind", value }))];
}
