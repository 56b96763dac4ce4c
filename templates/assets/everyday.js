// Words of everyday English that say something of a search, whatever the board: those of everyday.json, which are all that another language needs beside
// its words that mean the same (alike.json) and its figures (figures.js).
//
// `silent` are words and phrases that say nothing by themselves, `not` what stands before what somebody does not want, `study` words for a place of study,
// which say nothing as long as nobody says which, `unable` what everybody understands and nobody can search for here, and `homes` what is said of homes only;
// `people` is both. `means` has what words ask for, whatever they stand beside, as a condition of a query: `words=…` for what texts hold, `from=today` for
// what is free today, `stay=3` for a stay of so many months. Answers of facts of one of `together` are asked for together, `things` and what is alike are no misspelt
// names of places, `makes` those that cars have, `like` are those of `things` that homes are or have, too, `vague` says what something is like, but of no search, `short` has what advertisements shorten, each before what it stands for, and `numbers` and `tens` are words for 1, 2, 3 … and 20, 30, 40 ….
import { alike } from "./alike.js";
import words from "./everyday.json" with { type: "json" };

const listed = (text) => text.split(", ");
const pairs = (text) => listed(text).map((pair) => pair.split(/ (.*)/s).slice(0, 2));

const means = Object.entries(words.means).flatMap(([meant, phrases]) => {
  const [key, value] = meant.split("=");
  return listed(phrases).map((phrase) => [phrase, { key, value }]);
});
const numbers = words.numbers.split(" ");
/** Phrases for what only texts of homes tell. */
const ofHomes = ["words=share", "words=kitchen"].flatMap((meant) => listed(words.means[meant]));

/** All of them. */
export const everyday = {
  silent: new Set(listed(words.silent)), not: new Set(listed(words.not)), articles: new Set(listed(words.articles)), study: new Set(listed(words.study)),
  vague: new Set(words.vague.split(" ")), makes: new Set(words.makes.split(" ")), like: new Set(words.like?.split(" ")),
  unable: new Set([...listed(words.unable), ...listed(words.people)]), homes: new Set([...listed(words.homes), ...listed(words.people), ...ofHomes]),
  means: new Map(means), things: new Set(`${words.things} ${words.makes}`.split(" ").flatMap((word) => [word, ...alike(word)]).flatMap((word) => [word, `${word}s`])), together: words.together.map(listed), short: new Map(pairs(words.short)),
  numbers: new Map([...numbers.map((word, place) => [word, place + 1]), ...words.tens.split(" ").map((word, place) => [word, 20 + 10 * place])]),
};
