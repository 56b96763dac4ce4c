// The streets that a typed text names, which listings that tell their street hold as words (Sources/ListingKit/Words).
import { textWord } from "./text-words.js";
import { placesNamed } from "./typed-places.js";

/** What streets are called, in full and shortened, beside their names. Terraces and courts are homes, too. */
const STREETS = new Set(
  "street st road rd avenue ave av drive dr crescent cres cr parade pde highway hwy boulevard bvd blvd lane ln esplanade esp grove gr circuit cct".split(" "));

/** Whether the word at a place of some is one for a street: in "Victoria St Kilda" it belongs to what follows. */
export const isStreet = async (tokens, place, index) =>
  STREETS.has(tokens[place]) && !(tokens[place] === "st" && tokens[place + 1] && (await placesNamed(`st ${tokens[place + 1]}`, index)).length);

/** The words of the street whose name so many words at the start are, without the number of a house; null if they are none. */
export async function streetNamed(tokens, count, { words, index, states, everyday }) {
  if (count < 2 || !(await isStreet(tokens, count - 1, index))) return null;
  const start = tokens.findIndex((token) => !/^\d+[a-z]?$/.test(token));
  const name = tokens.slice(start, count - 1);
  const isSilent = (token) => everyday.silent.has(token) || index.silent.has(token);
  const saysMore = (token) => isSilent(token) || /\d/.test(token) || words.of(token) || words.counted.has(token) || everyday.means.has(token)
    || everyday.homes.has(token) || states.has(token);
  // In "cheap Brunswick Street" the name has one word.
  if (!name.length || isSilent(name.at(-1)) || name.slice(0, -1).some(saysMore)) return null;
  const found = await Promise.all(name.filter((token) => !STREETS.has(token)).map((token) => textWord(token, index)));
  if (found.length && found.every(Boolean)) return { count, conditions: found.map((value) => ({ key: "words", value })) };
  return name.length > 1 ? null : { count, conditions: [] };
}
