// Reads a search, as it stands after the "?" of the search page, into conditions that a listing meets or not. Saved searches in board.yaml
// are read the same way by Houser itself (Sources/ListingKit/Filters); Tests/SiteChecks/queries.json holds both to one meaning.

import { dayNumber, isDay, longDay, today } from "./days.js";
import { areaText, areaValues, isInArea, readArea } from "./area.js";
import { distance } from "./distance.js";

/** The keys of all boards; any other is a field that a kind lets people filter by. */
const COMMON = [
  "kind", "state", "region", "suburb", "surrounding", "near", "km", "area", "owner", "tag", "min", "max", "dropped", "beds", "added", "inspection",
];
/** What says how the page shows what it found, and is no condition. */
const VIEW = new Set(["sort", "view", "at"]);
/** Words that people shorten in the names of places, as Houser's table of places knows them. */
const SHORT = {
  mt: "mount", saint: "st", n: "north", nth: "north", s: "south", sth: "south", e: "east", w: "west", upr: "upper", lwr: "lower",
  hts: "heights", ck: "creek", bch: "beach", is: "island", pk: "park", gdns: "gardens", jct: "junction", jctn: "junction",
  jn: "junction", hbr: "harbour", vly: "valley", ft: "fort",
};

/** "D’Aguilar", "d'aguilar" and "DAGUILAR" are one place to a reader. */
export const fold = (text) =>
  text.normalize("NFD").replace(/[\u0300-\u036f'’‘ʼ`]/g, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
const plain = (text) => text.normalize("NFC").trim().toLowerCase().replaceAll("ς", "σ");
const asWord = (text) => plain(text).replace(/[_ ]/g, "-");
const asPhrase = (word) => word.replace(/[-_]/g, " ");
export const placeName = (words) => words.map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word)).join("");
export const splitWords = (text) => fold(text.replace(/[&+]/g, " and ").replaceAll(".", "")).split(" ").filter(Boolean);

/** What filters look up: the kinds and states of a board, and as much of its owners, tags and places as was asked for. */
export class Vocabulary {
  constructor({ kinds, states }) {
    this.kinds = new Map(Object.entries(kinds).sort(([, a], [, b]) => a.place - b.place)
      .map(([id, kind]) => [id, { ...kind, facets: new Map(Object.entries(kind.facets)) }]));
    this.states = new Map(Object.entries(states).flatMap(([code, name]) => [[asLetters(code), code], [asLetters(name), code]]));
    this.stateNames = states;
    this.owners = new Map();
    this.tags = new Map();
    this.places = new Map();
    this.letters = new Set();
    this.regions = new Map();
    this.campuses = new Map();
    this.names = new Map();
    this.members = new Map();
    // The form has a control for bedrooms under one name only.
    this.isBedroomsBeds = [...this.kinds.values()].every(({ facets }) => {
      const field = facets.get("bedrooms");
      return !field || (field.type === "count" && field.facet === "at-least");
    });
  }

  /** Takes in the places whose names begin with a letter. */
  addPlaces(letter, places) {
    if (this.letters.has(letter)) return;
    this.letters.add(letter);
    for (const place of places) {
      const name = placeName(splitWords(place.name));
      const words = fold(`${place.name} ${place.state} ${place.postcode}`).split(" ");
      this.places.set(name, [...(this.places.get(name) ?? []), { ...place, words }]);
    }
  }

  /** Looks up what the values of a query may mean. */
  async learn(all, index) {
    if (all.has("owner")) this.owners = new Map(Object.entries(await index.owners()));
    for (const value of [...(all.get("suburb") ?? []), ...(all.get("near") ?? [])]) {
      const [letter] = /[a-z]/.exec(fold(value)) ?? [];
      if (letter) this.addPlaces(letter, await index.places(letter));
    }
    if (!all.has("region") && !all.has("near")) return;
    Object.assign(this, await index.regions());
    for (const slug of (all.get("region") ?? []).map(asWord)) {
      if (this.regions.has(slug) && !this.members.has(slug)) this.members.set(slug, await index.members(this.regions.get(slug), slug));
    }
  }
}

const asLetters = (text) => text.toLowerCase().replace(/[\s.]/g, "");

/** The values of each key of a query, in its order. A key that is given again adds to those before; empty values count as nothing. */
export function valuesByKey(parameters) {
  const all = new Map();
  for (const [key, value] of parameters) {
    const values = value.split(",").map((part) => part.trim()).filter(Boolean);
    if (values.length) all.set(key.trim(), [...(all.get(key.trim()) ?? []), ...values]);
  }
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
    if (VIEW.has(key)) continue;
    const reader = Object.hasOwn(readers, key) ? readers[key] : readField;
    const { condition, left } = reader(all.get(key), board, key, all);
    if (condition) conditions.push({ key, ...condition });
    odd.push(...left.map((value) => ({ key, value })));
  }
  return { conditions, odd };
}

/** Sorts values by whether `read` gives anything for them. */
function understood(values, read) {
  const known = [];
  const left = [];
  for (const value of values) {
    const found = read(value);
    if (found == null) left.push(value);
    else known.push(found);
  }
  return { known, left };
}

const unique = (values) => [...new Set(values)];

/** A condition that one of some values must fulfil; none if no value is understood. */
function anyOf(values, read, label, text, test) {
  const { known, left } = understood(values, read);
  const wanted = unique(known);
  const condition = wanted.length && { values: wanted, label, text: wanted.map(text).join(", "), test: test(wanted) };
  return { condition: condition || null, left };
}

const readers = {
  kind: (values, { kinds }) =>
    anyOf(
      values, (value) => (kinds.has(asWord(value)) ? asWord(value) : null), "Looking for", (id) => kinds.get(id).labels,
      (wanted) => ({ kind }) => wanted.includes(kind)),
  state: (values, { states, stateNames }) =>
    anyOf(
      values, (value) => states.get(asLetters(value)), "State", (code) => stateNames[code],
      (wanted) => ({ state }) => wanted.includes(state)),
  region: readRegions,
  suburb: readSuburbs,
  near: readNear,
  // These belong to another key, which reads them too.
  km: (values, board, key, all) => ({ condition: null, left: all.has("near") && kilometres(values) ? [] : values }),
  surrounding: (values, board, key, all) => ({ condition: null, left: all.has("suburb") && isYes(values) ? [] : values }),
  area: (values) => {
    const area = readArea(values);
    if (!area) return { condition: null, left: [values.join(",")] };
    return {
      condition: { values: areaValues(area), label: "Area", text: areaText(area), test: ({ point }) => point != null && isInArea(area, point) },
      left: [],
    };
  },
  owner: (values, { owners }) =>
    anyOf(
      values, (value) => (owners.has(value) ? value : null), "Owner", (handle) => owners.get(handle),
      (wanted) => ({ owner }) => wanted.includes(owner)),
  tag: (values, board) =>
    anyOf(
      values, (value) => tagSlug(value, board), "Tag", (slug) => board.tags.get(slug) ?? asPhrase(slug),
      (wanted) => ({ tags }) => (tags ?? []).some(([slug]) => wanted.includes(slug))),
  min: (values) => limit(values, "At least", (cents) => ({ price }) => price != null && price >= cents),
  max: (values) => limit(values, "Up to", (cents) => ({ price }) => price != null && price <= cents),
  added: (values) => recent(values),
  dropped: (values) => onlyYes(values, "Price", "dropped lately", ({ dropped }) => dropped != null && dropped >= dayNumber(today()) - LATELY),
  inspection: (values) =>
    onlyYes(values, "Inspection", "still to come", ({ inspections }) => (inspections ?? []).some((day) => day >= dayNumber(today()))),
  beds: (values, board) => readField(values, board, "beds"),
};

function tagSlug(value, { tags }) {
  const known = [...tags].find(([slug, text]) => slug === asWord(value) || plain(text) === plain(value));
  return known?.[0] ?? (fold(value).replaceAll(" ", "-") || null);
}

/** For how many days a lower price counts as one that dropped lately. */
const LATELY = 30;

/** Listings of the last days: 1 for those of today. */
function recent(values) {
  const days = values.length === 1 && /^\d{1,3}$/.test(values[0]) ? Number(values[0]) : 0;
  if (!days) return { condition: null, left: values };
  const first = dayNumber(today()) - days;
  return {
    condition: {
      values: [String(days)], label: "Added", text: days === 1 ? "since yesterday" : `in the last ${days} days`,
      test: ({ listed }) => listed >= first,
    },
    left: [],
  };
}

const isYes = (values) => values.length === 1 && YES.get(values[0].toLowerCase()) === true;

/** A condition that is asked for or not. */
function onlyYes(values, label, text, test) {
  return isYes(values) ? { condition: { values: ["yes"], label, text, test }, left: [] } : { condition: null, left: values };
}

function limit(values, label, test) {
  const cents = values.length === 1 ? units(values[0], 9, 2) : null;
  if (cents == null) return { condition: null, left: values };
  return { condition: { values: [decimal(cents, 2)], label, text: dollars(cents), test: test(cents) }, left: [] };
}

// ---- Suburbs ----

/** A suburb taken apart: "Collingwood VIC 3066", "St Kilda, Victoria", "Newtown 2042", "Fitzroy", "3066". */
function takeApart(text, { places, states }) {
  const words = splitWords(text);
  const postcode = /^\d{4}$/.test(words.at(-1) ?? "") ? words.pop() : undefined;
  // Mount Victoria is no place in Victoria.
  if (places.has(placeName(words))) return { name: placeName(words), postcode };
  for (const count of [3, 2, 1]) {
    const state = words.length >= count && states.get(words.slice(-count).join(""));
    if (state) return { name: placeName(words.slice(0, -count)), state, postcode };
  }
  return { name: placeName(words), postcode };
}

/** Values in which a comma between a suburb and its state separates nothing. */
function joinStates(values, board) {
  return values.reduce((joined, value) => {
    const part = takeApart(value, board);
    const last = joined.length ? takeApart(joined.at(-1), board) : {};
    if (!part.name && part.state && last.name && !last.state && !last.postcode) joined.push(`${joined.pop()} ${value}`);
    else joined.push(value);
    return joined;
  }, []);
}

/** How far around a suburb those lie that people call surrounding ones, in kilometres. */
const AROUND = 3;
/** How far away what is near may be, in kilometres, if nothing is said: of a campus, and of a suburb. */
const NEAR = { campus: 40, suburb: 5 };

const kilometres = (values) =>
  values?.length === 1 && /^\d{1,3}$/.test(values[0]) && values[0] >= 1 && values[0] <= 100 ? Number(values[0]) : null;

function readRegions(values, { regions, members }) {
  const { known, left } = understood(values, (value) => (members.has(asWord(value)) ? asWord(value) : null));
  const wanted = unique(known);
  const condition = wanted.length && {
    values: wanted, label: "Region", text: wanted.map((slug) => regions.get(slug).label).join(", "),
    test: ({ suburb }) => wanted.some((slug) => members.get(slug).rows.has(suburb)),
    postcodes: unique(wanted.flatMap((slug) => members.get(slug).areas)),
  };
  return { condition: condition || null, left };
}

/** A campus by its slug, or a suburb by its name, state and postcode: "fitzroy-vic-3065". */
function centre(value, { campuses, places }) {
  const slug = asWord(value);
  if (campuses.has(slug)) return { slug, ...campuses.get(slug), usual: NEAR.campus };
  const [, name, state, postcode] = /^(.+)-([a-z]{2,3})-(\d{4})$/.exec(slug) ?? [];
  const place = name && (places.get(placeName(splitWords(name.replaceAll("-", " ")))) ?? [])
    .find((one) => one.state.toLowerCase() === state && one.postcode === postcode);
  return place?.point ? { slug, label: `${place.name} ${place.state} ${place.postcode}`, point: place.point, usual: NEAR.suburb } : null;
}

function readNear(values, board, key, all) {
  const { known, left } = understood(values, (value) => centre(value, board));
  const asked = kilometres(all.get("km"));
  const limits = known.map(({ usual }) => asked ?? usual);
  const condition = known.length && {
    values: known.map(({ slug }) => slug), label: "Near", text: known.map(({ label }, place) => `${label}, ${limits[place]} km`).join("; "),
    test: (listing) => {
      const { point } = listing;
      // Kept for the order by distance.
      listing.away = point ? Math.min(...known.map((one) => distance(one.point, point))) : null;
      return point != null && known.some((one, place) => distance(one.point, point) <= limits[place]);
    },
  };
  return { condition: condition || null, left };
}

function readSuburbs(values, board, key, all) {
  const { known, left } = understood(joinStates(values, board), (value) => (fold(value) ? { value, places: suburbsMeant(value, board) } : null));
  const isWide = isYes(all.get("surrounding") ?? []);
  const areas = known.map(({ places }) => (isWide ? widened(places) : places));
  const condition = known.length && {
    values: known.map(({ value }) => value), label: "Suburb", text: known.map(({ value }) => value).join(", ") + (isWide ? " and surrounding" : ""),
    test: (listing) => areas.some(({ has }) => has(listing)),
    // Where listings can be; nothing if it may be anywhere.
    postcodes: areas.every(({ postcodes }) => postcodes) ? unique(areas.flatMap(({ postcodes }) => postcodes)) : null,
  };
  return { condition: condition || null, left };
}

/** The suburbs of a text: those that are called so, or else, while somebody types, those whose words begin so. */
function suburbsMeant(value, board) {
  const { name, state, postcode } = takeApart(value, board);
  if (!name) {
    return {
      has: (listing) => (!state || listing.state === state) && (!postcode || listing.postcode === postcode),
      postcodes: postcode ? [postcode] : null,
    };
  }
  const called = (board.places.get(name) ?? []).filter(
    (place) => (!state || place.state === state) && (!postcode || place.postcode === postcode));
  const begun = fold(value).split(" ");
  const found = called.length || (state && postcode)
    ? called
    : [...board.places.values()].flat().filter(({ words }) => begun.every((word) => words.some((known) => known.startsWith(word))));
  const rows = new Set(found.map(({ row }) => row));
  return {
    has: (listing) => rows.has(listing.suburb), postcodes: unique(found.map(({ postcode }) => postcode)),
    points: found.map(({ point }) => point).filter(Boolean),
  };
}

/** Suburbs with those around them. */
function widened({ has, points = [] }) {
  return { has: (listing) => has(listing) || (listing.middle && points.some((point) => distance(point, listing.middle) <= AROUND)), postcodes: null };
}

// ---- Fields ----

/** Facets that take one value, with how it is compared and what is said of it, for numbers and for days. */
const LIMITS = {
  "at-least": { test: (value, wanted) => value >= wanted, more: "or more", later: "or later" },
  "at-most": { test: (value, wanted) => value <= wanted, more: "or less", later: "or earlier" },
  from: { test: (value, wanted) => value <= wanted, more: "or less", later: "or earlier" },
};

function readField(values, board, key) {
  const isBeds = key === "beds";
  const fields = new Map();
  for (const [id, { facets }] of board.kinds) {
    const field = facets.get(isBeds ? "bedrooms" : key);
    if (field && !(isBeds && field.type !== "count")) fields.set(id, isBeds ? { ...field, facet: "at-least" } : field);
  }
  if (!fields.size || (values.length > 1 && [...fields.values()].some(({ facet }) => facet in LIMITS))) {
    return { condition: null, left: values };
  }
  const id = isBeds ? "bedrooms" : key;
  const { known, left } = understood(values, (value) => {
    const read = new Map();
    for (const [kind, field] of fields) {
      const found = fieldValue(value, field);
      if (found) read.set(kind, found);
    }
    return read.size ? read : null;
  });
  if (!known.length) return { condition: null, left };
  const tests = new Map();
  for (const [kind, field] of fields) {
    const wanted = known.filter((read) => read.has(kind)).map((read) => read.get(kind).content);
    if (wanted.length && (field.facet !== "all-of" || wanted.length === known.length)) tests.set(kind, fieldTest(field, wanted));
  }
  const [{ label, facet, type }] = fields.values();
  const texts = known.map((read) => read.values().next().value);
  const words = unique(texts.map(({ text }) => text));
  const condition = {
    values: unique(texts.map(({ value }) => value)), label,
    text: facet in LIMITS
      ? `${words[0]} ${type === "date" ? LIMITS[facet].later : LIMITS[facet].more}`
      : facet === "all-of" ? new Intl.ListFormat("en-AU", { type: "conjunction" }).format(words) : words.join(", "),
    test: (listing) => {
      const fact = listing.fact(id);
      return fact != null && (tests.get(listing.kind)?.(fact) ?? false);
    },
  };
  return { condition, left };
}

function fieldTest({ facet, type }, wanted) {
  if (facet in LIMITS) return (fact) => LIMITS[facet].test(comparable(fact, type), wanted[0]);
  if (type === "choices") {
    return facet === "all-of" ? (fact) => wanted.every((word) => fact.includes(word)) : (fact) => wanted.some((word) => fact.includes(word));
  }
  return (fact) => wanted.includes(comparable(fact, type));
}

const YES = new Map([["yes", true], ["true", true], ["no", false], ["false", false]]);

/** A fact of the index in the form in which values are compared. */
function comparable(fact, type) {
  if (type === "number") return Math.round(fact * 1000);
  return type === "text" ? plain(fact) : fact;
}

/** A value that a text means for a field: what is compared, how a query has it, and how people read it. Undefined if it means none. */
function fieldValue(text, { type, choices, unit }) {
  switch (type) {
    case "choice":
    case "choices": {
      const word = choices.find((choice) => choice === text) ?? choices.find((choice) => asWord(choice) === asWord(text));
      return word && { content: word, value: word, text: asPhrase(word) };
    }
    case "count": {
      const count = /^\d{1,12}$/.test(text) ? Number(text) : null;
      return count == null ? undefined : { content: count, value: String(count), text: String(count) };
    }
    case "number": {
      const thousandths = units(text, 10, 3, true);
      const value = thousandths == null ? null : decimal(thousandths, 3);
      return value == null ? undefined : { content: thousandths, value, text: unit ? `${value} ${unit}` : value };
    }
    case "money": {
      const cents = units(text, 9, 2);
      return cents == null ? undefined : { content: cents, value: decimal(cents, 2), text: dollars(cents) };
    }
    case "date": return isDay(text) ? { content: text, value: text, text: longDay(text) } : undefined;
    case "yes-no": {
      const yes = YES.get(text.toLowerCase());
      return yes === undefined ? undefined : { content: yes, value: yes ? "yes" : "no", text: yes ? "yes" : "no" };
    }
    case "text": return { content: plain(text), value: text, text };
    default: return undefined;
  }
}

// ---- Numbers and days ----

/** The units of a decimal number: "8.2" with 3 decimals is 8200. Null for any other text. */
function units(text, digits, decimals, mayBeNegative = false) {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole, fraction = ""] = match;
  if ((sign && !mayBeNegative) || whole.length > digits || fraction.length > decimals) return null;
  const count = Number(whole + fraction.padEnd(decimals, "0"));
  return sign && count ? -count : count;
}

/** A number of units as a query has it: without needless zeros, but money with both digits of its cents. */
function decimal(count, decimals) {
  const digits = String(Math.abs(count)).padStart(decimals + 1, "0");
  const fraction = digits.slice(-decimals);
  const rest = decimals === 2 && Number(fraction) ? fraction : fraction.replace(/0+$/, "");
  return (count < 0 ? "-" : "") + digits.slice(0, -decimals) + (rest && `.${rest}`);
}

function dollars(cents) {
  const [whole, fraction] = decimal(cents, 2).split(".");
  return `$${Number(whole).toLocaleString("en-AU")}${fraction ? `.${fraction}` : ""}`;
}
