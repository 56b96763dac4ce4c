// Places and words that a text may be the beginning of.
import { dayNumber, today } from "./days.js";
import { distance } from "./distance.js";
import { POSTCODE } from "./figures.js";
import { later } from "./loading.js";
import { LEAST_SLIPPED } from "./meanings.js";
import { fold, placeName, splitWords } from "./names.js";
import { say } from "./say.js";
import { suburbOf } from "./suburbs.js";
import { wordsStarting } from "./text-words.js";
import { NEAR_CAMPUS, line, nearby, placesLike } from "./typed-places.js";

/** How many regions and campuses are offered. */
const MOST_NAMES = 4;

/** Regions, campuses and what people call suburbs that a text may be the beginning of. */
async function namesStarting(phrase, index) {
  if (phrase.length < 2) return [];
  const { names, regions } = await index.places.like(phrase);
  const folded = placeName(splitWords(phrase));
  // Two letters are rather the whole of what people call a place: "UQ".
  const begun = [...names].filter(([name]) => (phrase.length < 3 ? name === folded : name.startsWith(folded))).map(([name, meant]) => [name, meant.slice(0, 2)]);
  const { campuses } = begun.some(([, meant]) => meant.some(([key]) => key === "near")) ? await index.campuses() : { campuses: new Map() };
  const found = new Map();
  const offer = (name, key, value) => {
    const label = key === "region" ? regions.get(value)?.label : key === "near" ? campuses.get(value) && say("search.near_place", { place: campuses.get(value).label }) : value;
    const { rest = Infinity } = found.get(`${key}=${value}`) ?? {};
    if (label) found.set(`${key}=${value}`, { key, value, label: key === "region" ? say("search.region_named", { name: label }) : label, rest: Math.min(rest, name.length) });
  };
  for (const [name, meant] of begun) for (const [key, value] of meant) offer(name, key, value);
  if (phrase.length > 2) for (const [slug, { label }] of regions) if (fold(label).startsWith(phrase)) offer(label, "region", slug);
  // What is nearly complete comes first.
  const first = [...found.values()].sort((a, b) => a.rest - b.rest || a.label.length - b.label.length).slice(0, MOST_NAMES);
  return Promise.all(first.map(async ({ key, value, label }) => {
    const place = key === "suburb" ? await suburbOf(index, value) : null;
    if (place) return { key, value, label, count: openIn(place.row, index) };
    const { rows } = (key === "region" && (await index.places.region(value))) || {};
    if (key === "near") return { key, value, label, count: campuses.has(value) ? openNear(campuses.get(value), index) : undefined };
    return rows ? { key, value, label, count: [...index.listed.keys()].reduce((sum, row) => sum + (rows.has(row) ? openIn(row, index) : 0), 0) } : { key, value, label };
  }));
}

/** How many listings near a campus are open today, as far as it is known where they are; undefined if it is not. */
function openNear({ point }, index) {
  if (!index.parts.every(({ points }) => points)) return undefined;
  const day = dayNumber(today());
  return index.parts.reduce((sum, { rows }) => sum + rows.filter((row) => row.expires > day && row.point && distance(row.point, point) <= NEAR_CAMPUS).length, 0);
}

/** How many listings of a suburb are open today, if they are loaded, or were when the site was built: nothing more is loaded for a number. */
function openIn(row, index) {
  const part = index.parts.find(({ places }) => places?.suburbs.includes(row));
  if (!part) return index.listed.get(row) ?? 0;
  const day = dayNumber(today());
  return part.rows.filter(({ suburb, expires }) => suburb === row && expires > day).length;
}

/** What a text may become, each as a condition with a label. */
export async function suggest(text, words, index) {
  const last = fold(text.split(",").at(-1));
  const phrase = last.replace(/^near /, "");
  if (!phrase) return [];
  if (POSTCODE.test(phrase)) return [{ key: "suburb", value: phrase, label: say("search.postcode", { postcode: phrase }) }];
  const [places, named] = await Promise.all([
    phrase.length > 1 ? placesLike(phrase, index) : index.offered(phrase), namesStarting(phrase, index)]);
  const begun = places.filter((place) => fold(line(place)).startsWith(phrase));
  // Where there are listings comes first, and alone, but for a place that has that very name.
  const isFull = ({ row }) => index.listed.has(row);
  const hasFull = begun.some(isFull);
  const offered = hasFull ? begun.filter((place) => isFull(place) || fold(place.name) === phrase) : begun;
  const rank = (place) => (isFull(place) ? 0 : 2) + (fold(place.name) === phrase ? 0 : 1);
  const suburbs = offered.sort((a, b) => rank(a) - rank(b) || a.name.length - b.name.length).slice(0, 6)
    .map((place) => ({ key: "suburb", value: line(place), label: line(place), count: openIn(place.row, index) }))
    .map((meaning) => (phrase === last ? meaning : nearby(meaning)));
  // What is misspelt so that nothing begins so is looked for by its slips.
  const isKnown = offered.length || named.length || words.starting(phrase, 1).length || phrase.length < LEAST_SLIPPED || /\d/.test(phrase);
  const texts = isKnown ? [] : await wordsStarting(phrase, index);
  const meant = isKnown || texts.length ? [] : await (await later(import("./rightened.js"))).placesMeant(phrase, index);
  const others = named.filter(({ key, count }) => key !== "suburb" || count || !hasFull);
  // "Mel" is rather Melbourne than a suburb with nothing in it.
  const areSuburbsMeant = hasFull || offered.some(({ name }) => fold(name) === phrase);
  return [
    ...(areSuburbsMeant ? [...suburbs, ...others] : [...others, ...suburbs]), ...meant,
    ...words.starting(phrase, 4),
    ...(await wordsStarting(phrase, index)),
  ].filter(({ key, value }, place, all) => all.findIndex((other) => other.key === key && other.value === value) === place);
}
