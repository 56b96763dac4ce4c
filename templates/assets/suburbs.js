// Suburbs by what people type of them: the beginnings of their words, or a postcode.
import { fold } from "./names.js";

/** "Carlton VIC 3053" */
export const lineOf = ({ name, state, postcode }) => `${name} ${state} ${postcode}`;

/** The suburbs of which all words that somebody typed are beginnings, folded. */
export async function findSuburbs(index, wanted) {
  const holds = (place) => wanted.every((word) => ` ${fold(lineOf(place))}`.includes(` ${word}`));
  const [code] = wanted.filter((word) => /^\d{4}$/.test(word));
  const [letter] = /[a-z]/.exec(wanted.filter((word) => word !== code).join(" ")) ?? [];
  const names = letter || !code ? [] : (await index.postcode(code)).map(({ name }) => name);
  const places = letter ? await index.places.withLetter(letter) : (await index.places.likeAny(names)).places;
  return places.filter((place) => holds(place) && fold(place.name).startsWith(letter ?? ""));
}

/** The suburb of a line such as "Carlton VIC 3053"; undefined if there is none. */
export async function suburbOf(index, line) {
  const { places } = await index.places.like(line);
  return places.find((place) => lineOf(place) === line);
}
