// Words of the listings' own texts that a typed word means.
import { LEAST_SLIPPED, isSlip } from "./meanings.js";
import { say } from "./say.js";
import { PREFIX, searchWords } from "./words.js";

/** In how many parts of the index words are looked for while somebody types. */
const FEW_PARTS = 12;

/** The word that one means: the same, or one that begins with it; if `isFree`, one that differs by a slip. Null if there is none. */
export async function textWord(token, index, isFree = false) {
  const [word] = searchWords(token);
  if (!word || index.silent.has(word)) return null;
  const known = await index.wordsLike(word);
  if (known.has(word)) return word;
  if (word.length < PREFIX) return null;
  if ([...known.keys()].some((other) => other.startsWith(word))) return word;
  if (!isFree || word.length < LEAST_SLIPPED) return null;
  const [nearest] = [...known].filter(([other]) => other[0] === word[0] && isSlip(other, word))
    .sort(([a, many], [b, few]) => (b.at(-1) === word.at(-1)) - (a.at(-1) === word.at(-1)) || few - many || (a < b ? -1 : 1));
  return nearest?.[0] ?? null;
}

/** Words that a word may be the beginning of, the commonest first. */
export async function wordsStarting(phrase, index) {
  const [word, more] = searchWords(phrase);
  if (!word || more || word.length < 3 || index.parts.length > FEW_PARTS) return [];
  return [...(await index.wordsLike(word, true))].filter(([other]) => other.startsWith(word))
    .sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1)).slice(0, 3)
    .map(([other, count]) => ({ key: "words", value: other, label: say("search.word_in_listings", { word: other, count }) }));
}
