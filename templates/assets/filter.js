// Reads a search, as it stands after the "?" of the search page, into conditions that a listing meets or not. Saved searches in board.yaml
// are read the same way by Houser itself (Sources/ListingKit/Filters); Tests/SiteChecks/queries.json holds both to one meaning.
import { alike } from "./alike.js";
import { areaText, areaValues, isInArea, readArea } from "./area.js";
import { dayNumber, isDay, shortDay, today } from "./days.js";
import { readField } from "./facts.js";
import keys from "./filter-keys.json" with { type: "json" };
import { asLetters, asPhrase, asWord, fold, placeName, plain, splitWords } from "./names.js";
import { isCalled, joinPoints, kilometres, readNear, readRegions, readSuburbs } from "./places.js";
import { say } from "./say.js";
import { small } from "./sentences.js";
import { anyOf, isYes, limit, onlyYes, understood, unique } from "./values.js";
import { readWishes, readWords, searchWords } from "./words.js";

/** The keys of all boards; any other is a field that a kind lets people filter by. */
const COMMON = keys.conditions;

/** The places that may be left out. */
const PLACES = new Set(["suburb", "region", "state"]);

/** What a name of a region, a campus or a suburb means for a key; the name itself if it means nothing. */
function meant(value, key, known, names) {
  const all = names.get(placeName(splitWords(value))) ?? [];
  const same = all.filter(([other]) => other === key).map(([, slug]) => slug);
  if (same.length) return key === "region" ? same.slice(0, 1) : same;
  const suburbs = key === "near" ? all.filter(([other]) => other === "suburb").map(([, line]) => asWord(line)) : [];
  if (suburbs.length) return suburbs;
  const labelled = [...known].filter(([, { label }]) => fold(label) === fold(value)).map(([slug]) => slug);
  return labelled.length ? labelled : [value];
}

/** What filters look up: the kinds and states of a board, and as much of its owners, tags and places as was asked for. */
export class Vocabulary {
  constructor({ kinds, silent, states }) {
    this.silent = silent;
    this.kinds = new Map(Object.entries(kinds).sort(([, a], [, b]) => a.place - b.place)
      .map(([id, kind]) => [id, { ...kind, facets: new Map(Object.entries(kind.facets).sort(([, a], [, b]) => a.place - b.place)) }]));
    this.states = new Map(Object.entries(states).flatMap(([code, name]) => [[asLetters(code), code], [asLetters(name), code]]));
    this.stateNames = states;
    this.owners = new Map();
    this.tags = new Map();
    this.places = new Map();
    /** The rows of those places in their table. */
    this.rows = new Set();
    this.regions = new Map();
    this.campuses = new Map();
    this.names = new Map();
    /** The suburbs of postcodes. */
    this.postcodes = new Map();
    /** Where the reader is, if they said so, as a query has it. */
    this.here = null;
    // The form has a control for bedrooms under one name only.
    this.isBedroomsBeds = [...this.kinds.values()].every(({ facets }) => {
      const field = facets.get("bedrooms");
      return !field || (field.type === "count" && field.facet === "at-least");
    });
  }

  /** Takes in places, each once. */
  addPlaces(places) {
    for (const place of places.filter(({ row }) => !this.rows.has(row))) {
      this.rows.add(place.row);
      const name = placeName(splitWords(place.name));
      const words = fold(`${place.name} ${place.state} ${place.postcode}`).split(" ");
      this.places.set(name, [...(this.places.get(name) ?? []), { ...place, words }]);
    }
  }

  /** Looks up the suburbs of postcodes. */
  async learnPostcodes(values, index) {
    for (const code of values.filter((value) => /^\d{4}$/.test(value))) {
      if (!this.postcodes.has(code)) this.postcodes.set(code, await index.postcode(code));
    }
  }

  /** Puts the names that the board has for campuses and regions in place of what people call them. */
  async rename(all, index) {
    for (const key of ["region", "near"]) {
      const values = all.get(key) ?? [];
      // Points and suburbs with their postcodes have other names.
      if (values.every((value) => /\d/.test(value))) continue;
      const known = key === "near" ? (await index.campuses()).campuses : (await index.places.likeAny(values)).regions;
      if (values.every((value) => known.has(asWord(value)))) continue;
      const { names } = await index.places.likeAny(values);
      all.set(key, [...new Set(values.flatMap((value) => (known.has(asWord(value)) ? [value] : meant(value, key, known, names))))]);
    }
  }

  /** Looks up what the values of a query may mean. */
  async learn(all, index) {
    await this.rename(all, index);
    if (all.has("owner")) this.owners = new Map(Object.entries(await index.owners()));
    const values = (key) => [...all.get(key) ?? [], ...(all.get("without") ?? []).filter((value) => value.startsWith(`${key}:`)).map((value) => value.slice(key.length + 1))];
    const [suburbs, near] = ["suburb", "near"].map((key) => values(key).filter((value) => /[a-z]/.test(fold(value))));
    this.addPlaces((await index.places.likeAny([...suburbs, ...near])).places);
    // What is no name is the beginning of some.
    for (const value of suburbs.filter((one) => !isCalled(one, this))) {
      this.addPlaces(await index.places.withLetter(/[a-z]/.exec(fold(value))[0]));
    }
    if (all.has("surrounding")) await this.learnPostcodes(all.get("suburb") ?? [], index);
    if (all.has("near")) Object.assign(this, await index.campuses());
    for (const slug of values("region").map(asWord)) {
      const region = await index.places.region(slug);
      if (region) this.regions.set(slug, region);
    }
  }
}

/** The keys that say how results are shown, and ask for nothing. */
export const SHOWN = new Set(keys.display);

/** The values of each key of a query, in its order. A key that is given again adds to those before; empty values count as nothing. */
export function valuesByKey(parameters) {
  const all = new Map();
  for (const [key, value] of parameters) {
    const values = value.split(",").map((part) => part.trim()).filter(Boolean);
    if (values.length) all.set(key.trim(), [...(all.get(key.trim()) ?? []), ...values]);
  }
  if (all.has("near")) all.set("near", joinPoints(all.get("near")));
  return all;
}

/**
 * The conditions of a query, and what of it is not understood.
 *
 * A condition has its key, its values as a query has them, a label and text for people, and a test of a listing.
 */
export function readFilter(all, board) {
  const conditions = [];
  const odd = [];
  const rank = (key) => (COMMON.includes(key) ? COMMON.indexOf(key) : COMMON.length);
  const keys = [...all.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  for (const key of keys) {
    if (SHOWN.has(key)) continue;
    const reader = Object.hasOwn(readers, key) ? readers[key] : readField;
    const { condition, left } = reader(all.get(key), board, key, all);
    if (condition) conditions.push({ key, ...condition });
    odd.push(...left.map((value) => ({ key, value })));
  }
  return { conditions, odd };
}

function readAreas(values) {
  const area = readArea(values);
  if (!area) return { condition: null, left: [values.join(",")] };
  const test = ({ point }) => point != null && isInArea(area, point);
  return { condition: { values: areaValues(area), label: say("search.area"), text: areaText(area), test }, left: [] };
}

const readers = {
  kind: (values, { kinds }) =>
    anyOf(
      values, (value) => (kinds.has(asWord(value)) ? asWord(value) : null), say("search.kind"), (id) => kinds.get(id).labels,
      (wanted) => ({ kind }) => wanted.includes(kind)),
  words: (values, board) => readWords(values, board, alike),
  wish: (values, board) => readWishes(values, board, alike),
  without: readWithout,
  state: (values, { states, stateNames }) =>
    anyOf(
      values, (value) => states.get(asLetters(value)), say("common.state"), (code) => stateNames[code],
      (wanted) => ({ state }) => wanted.includes(state)),
  region: readRegions,
  suburb: readSuburbs,
  near: readNear,
  // These belong to another key, which reads them too.
  km: (values, board, key, all) => ({ condition: null, left: all.has("near") && kilometres(values) ? [] : values }),
  surrounding: (values, board, key, all) => ({ condition: null, left: all.has("suburb") && isYes(values) ? [] : values }),
  area: readAreas,
  owner: (values, { owners }) =>
    anyOf(
      values, (value) => (owners.has(value) ? value : null), say("search.by"), (handle) => owners.get(handle),
      (wanted) => ({ owner }) => wanted.includes(owner)),
  tag: (values, board) =>
    anyOf(
      values, (value) => tagSlug(value, board), say("search.tag"), (slug) => board.tags.get(slug) ?? asPhrase(slug),
      (wanted) => ({ tags }) => (tags ?? []).some(([slug]) => wanted.includes(slug))),
  min: (values) => limit(values, say("search.min_price"), (cents) => ({ price }) => price != null && price >= cents),
  max: (values) => limit(values, say("search.max_price"), (cents) => ({ price }) => price != null && price <= cents),
  added: (values) => recent(values),
  dropped: (values) => onlyYes(values, say("common.price"), say("search.dropped"), ({ dropped }) => dropped != null && dropped >= dayNumber(today()) - keys.drop_days),
  inspection: (values) => inspected(values),
  beds: (values, board) => readField(values, board, "beds"),
};

/** What listings must not have: words, and answers of fields, such as `features:pool`. */
function readWithout(values, board) {
  const { known, left } = understood(values, (value) => {
    const [key, answer] = value.split(/:(.*)/s);
    if (answer === undefined) {
      const [word] = searchWords(value);
      return word ? { value: word, text: say("search.quoted", { words: word }), words: [word], has: (listing) => listing.weight(word) > 0 } : null;
    }
    const { condition } = (PLACES.has(key) ? readers[key] : readField)([answer], board, key, new Map());
    return condition && { value: `${key}:${condition.values[0]}`, text: condition.text === say("search.yes") ? small(condition.label) : condition.text, words: [], has: condition.test };
  });
  const condition = known.length && {
    values: known.map(({ value }) => value), label: say("search.without_label"), text: known.map(({ text }) => text).join(", "), words: known.flatMap(({ words }) => words),
    test: (listing) => !known.some(({ has }) => has(listing)),
  };
  return { condition: condition || null, left };
}

function tagSlug(value, { tags }) {
  const known = [...tags].find(([slug, text]) => slug === asWord(value) || plain(text) === plain(value));
  return known?.[0] ?? (fold(value).replaceAll(" ", "-") || null);
}

/** Listings with an inspection that is yet to come, on any day or on one of some days. */
function inspected(values) {
  const test = (isWanted) => ({ inspections }) => (inspections ?? []).some((day) => day >= dayNumber(today()) && isWanted(day));
  if (isYes(values)) return onlyYes(values, say("calendars.inspection"), say("search.coming"), test(() => true));
  const { known, left } = understood(values, (value) => (isDay(value) ? value : null));
  const days = unique(known).sort();
  const numbers = days.map(dayNumber);
  const condition = days.length && { values: days, label: say("calendars.inspection"), text: days.map(shortDay).join(", "), test: test((day) => numbers.includes(day)) };
  return { condition: condition || null, left };
}

/** Listings of the last days: 1 for those of today. */
function recent(values) {
  const days = values.length === 1 && /^\d{1,3}$/.test(values[0]) ? Number(values[0]) : 0;
  if (!days) return { condition: null, left: values };
  const first = dayNumber(today()) - days;
  return {
    condition: {
      values: [String(days)], label: say("search.added"), text: say("search.added_in", { days }),
      test: ({ listed }) => listed >= first,
    },
    left: [],
  };
}
