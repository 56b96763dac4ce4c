// The places that a typed text names: suburbs, regions, campuses, and what people call them.
import { fold, placeName, splitWords } from "./names.js";
import { POSTCODE } from "./figures.js";
import { say } from "./say.js";
import { suburbOf } from "./suburbs.js";

/** How many places of one name are offered beside the one that is meant. */
const MOST_OTHERS = 3;
/** How many suburbs one name can stand for. */
const MOST = 6;

export const line = ({ name, state, postcode }) => `${name} ${state} ${postcode}`;

const asSuburb = (place) => ({ key: "suburb", value: line(place) });

/** The suburbs whose names may begin as a text does. */
export const placesLike = async (phrase, index) => (/^[a-z]/.test(phrase) ? (await index.places.like(phrase)).places : []);

/** The places of which a text is the name. */
export async function placesNamed(phrase, index) {
  const asked = placeName(splitWords(phrase));
  const found = (await placesLike(phrase, index)).filter((place) => (place.joined ??= placeName(splitWords(place.name))) === asked);
  // New Town is not Newtown.
  const same = found.filter(({ name }) => fold(name) === phrase);
  return same.length ? same : found;
}

/** Of places with one name those that have listings, if any has, as conditions; `others` are the rest, to be offered. */
export function whereListed(places, index) {
  const isListed = ({ row }) => index.listed.has(row);
  const listed = places.filter(isListed);
  return {
    conditions: (listed.length ? listed : places).slice(0, MOST).map(asSuburb),
    others: listed.length ? places.filter((place) => !isListed(place)).slice(0, MOST_OTHERS).map((place) => ({ ...asSuburb(place), label: line(place) })) : [],
  };
}

/** What is near a suburb, for a condition that asks for what is in it. */
export function nearby(meaning) {
  const isSuburb = meaning.key === "suburb" && !POSTCODE.test(meaning.value);
  return isSuburb ? { key: "near", value: fold(meaning.value).replaceAll(" ", "-"), label: say("search.near_place", { place: meaning.value }) } : meaning;
}

/** How near a campus is near, in kilometres, for somebody who asks for it in words. */
export const NEAR_CAMPUS = 5;

/** Conditions that ask for what is near something, the nearest first unless another order is asked for. */
export function nearestFirst(conditions) {
  const near = conditions.filter(({ key }) => key === "near");
  const has = (asked) => conditions.some(({ key }) => key === asked);
  const added = near.some(({ value }) => !/-\d{4}$/.test(value)) && !has("km") ? [{ key: "km", value: String(NEAR_CAMPUS) }] : [];
  if (near.length && !has("sort")) added.push({ key: "sort", value: "nearest" });
  return [...conditions, ...added];
}

/** The suburbs of a region, as rows of the table of places. */
const rowsOf = async (slug, index) => (await index.places.region(slug))?.rows ?? new Set();

const overlap = (some, rows) => [...some].some((row) => rows.has(row));

/** Whether anything is listed in a region. */
export const hasListings = async (slug, index) => overlap(index.listed.keys(), await rowsOf(slug, index));

/** Of regions of one name the first that has listings, the commoner being first; `others` are those of the rest that have some too. */
async function regionsListed(slugs, index) {
  const regions = await Promise.all(slugs.map(async (slug) => ({ slug, ...(await index.places.region(slug)) })));
  const found = regions.filter(({ rows }) => rows);
  const listed = found.filter(({ rows }) => overlap(index.listed.keys(), rows));
  const [first, ...rest] = listed.length ? listed : found;
  if (!first) return null;
  // The Gold Coast is a council and a statistical area, which nobody tells apart.
  const elsewhere = listed.length ? rest.filter(({ rows }) => !overlap(rows, first.rows)) : [];
  const others = elsewhere.slice(0, MOST_OTHERS).map(({ slug, label }) => ({ key: "region", value: slug, label }));
  return { conditions: [{ key: "region", value: first.slug, among: found.map(({ slug }) => slug) }], others };
}

/** What a phrase is a name of: a city or region, a nickname, a campus; null if it is none. */
export async function namesOf(phrase, index) {
  const [word, ...rest] = splitWords(phrase);
  // "Sydney inner west" is the inner west of Sydney.
  const orders = rest.length > 1 ? [[word, ...rest], rest[0] === "of" ? [...rest.slice(1), word] : [...rest, word]] : [[word, ...rest]];
  const files = await Promise.all(orders.map((order) => index.places.like(order.join(" "))));
  const found = files.map(({ names }, place) => names.get(placeName(orders[place])));
  const meant = found.find(Boolean) ?? [];
  const [first] = meant;
  if (!first) return null;
  // Suburbs and campuses of one name belong together.
  const same = meant.filter(([key]) => key === first[0]).map(([key, value]) => ({ key, value }));
  // The University of Wollongong is above all there.
  const isThere = ({ key, value }) => key === "near" && rest.some((one) => one.length > 3 && value.includes(one));
  if (first[0] !== "region") return { conditions: same.toSorted((one, other) => isThere(other) - isThere(one)).slice(0, MOST), others: [] };
  return same.length > 1 ? regionsListed(same.map(({ value }) => value), index) : { conditions: same, others: [] };
}

/** Regions that nobody has another name for: those that are called so, or, of several words, begin so; null if there is none. */
export async function regionsNamed(phrase, index) {
  const [word, ...rest] = phrase.split(" ");
  const orders = rest.length ? [phrase, [...rest, word].join(" ")] : [phrase];
  const files = await Promise.all(orders.map((order) => index.places.like(order)));
  const regions = new Map(files.flatMap((file) => [...file.regions]));
  const called = [...regions].sort(([one], [other]) => (one < other ? -1 : 1)).map(([slug, { label }]) => [slug, fold(label.split(",")[0])]);
  const same = called.filter(([, name]) => orders.includes(name));
  const begun = rest.length ? called.filter(([, name]) => name.startsWith(`${phrase} `)) : [];
  const conditions = (same.length ? same.slice(0, 1) : begun.slice(0, 3)).map(([value]) => ({ key: "region", value }));
  return conditions.length ? { conditions, others: [] } : null;
}

async function isWithin(places, slug, index) {
  const rows = await rowsOf(slug, index);
  const suburbs = await Promise.all(places.filter(({ key }) => key === "suburb").map(({ value }) => suburbOf(index, value)));
  return suburbs.every((place) => place && rows.has(place.row));
}

/** Regions of one text, narrowed down by each other: "inner west, Melbourne" is the inner west of Melbourne, and not all of Melbourne too. */
export async function narrowed(conditions, index) {
  const regions = conditions.filter(({ key }) => key === "region");
  const either = conditions.filter(({ key, isOr }) => isOr && (key === "suburb" || key === "region"));
  if (new Set(either.map(({ key }) => key)).size > 1) {
    // Of "Fremantle or Perth" the one is in the other, or the first counts.
    const wide = (await Promise.all(either.map(async (one) => one.key === "region" && (await isWithin(either, one.value, index)) && one))).find(Boolean);
    if (wide) return conditions.filter((one) => !either.includes(one) || one.key === wide.key);
    // A city that is no part of the other place is its middle.
    const towns = await Promise.all(either.map(async (one) => (one.key === "suburb" ? [one] : whereListed(await placesNamed(one.phrase, index), index).conditions)));
    if (towns.every(({ length }) => length)) return [...conditions.filter((one) => !either.includes(one)), ...towns.flat()];
    return conditions.filter((one) => !either.includes(one) || one.key === either[0].key);
  }
  if (regions.length < 2) return conditions;
  // The city of Brisbane is its middle.
  const middle = regions.find(({ phrase }) => phrase === "city" || phrase === "cbd");
  const town = middle && regions.find((one) => one !== middle && one.phrase === one.value.split("-")[0] && (one.at === middle.end || one.end === middle.at));
  const named = town && await namesOf([town.phrase, "cbd"].join(" "), index);
  if (named) return [...conditions.filter((one) => one !== middle && one !== town), ...named.conditions];
  const rows = new Map();
  for (const { value, among = [] } of regions) for (const slug of [value, ...among]) rows.set(slug, await rowsOf(slug, index));
  for (const one of regions.filter(({ among }) => among)) {
    const fits = (slug) => regions.some((other) => other !== one && overlap(rows.get(slug), rows.get(other.value)));
    one.value = one.among.find(fits) ?? one.value;
  }
  // The north side that people of another city call so is not meant beside a city.
  const isCity = ({ phrase, value }) => phrase === value.split("-")[0];
  const isElsewhere = (one) => !isCity(one) && regions.some((other) => isCity(other)
    && (other.at === one.end || one.at === other.end) && !overlap(rows.get(one.value), rows.get(other.value)));
  const holds = (wide, narrow) => wide !== narrow && rows.get(wide.value).size > rows.get(narrow.value).size
    && [...rows.get(narrow.value)].every((row) => rows.get(wide.value).has(row));
  return conditions.filter((one) => one.key !== "region" || !(isElsewhere(one) || regions.some((other) => holds(one, other))));
}
