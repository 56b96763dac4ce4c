// The words that a board has for its kinds and facts, with what each asks for.
import { today } from "./days.js";
import { everyday } from "./everyday.js";
import { asPhrase, fold } from "./names.js";
import { say } from "./say.js";

/** From how many letters on a slip is forgiven. */
export const LEAST_SLIPPED = 5;
/** Answers that mean something beside the name of a fact alone. */
const ANSWERS = new Set([
  "yes", "no", "true", "false", "ok", "okay", "none", "maybe", "ask", "allowed", "considered", "negotiable", "by negotiation", "new", "parts", "other", "good", "fair",
  "front", "rear", "all", "own", "included", "often", "social", "normal", "average", "medium", "busy", "common", "separate", "alone", "outside", "outdoors", "together", "premium", "power",
]);
const YES_OR_NO = new Set(["true", "false", "none", "okay", "maybe", "allowed", "considered", "negotiable"]);
/** Names of fields that are shorter than this say nothing by themselves. */
const LEAST_NAME = 4;

/** What is longer than this is not told with the name of its fact. */
const LONG_WORD = 12;

const REFUSED = /\b(?:no|not)\b/;

const singular = (text) => text.replace(/ies\b/g, "y").replace(/s\b/g, "");

/** Whether a name is more than what people write before anything: "looking for". */
const saysMore = (name) => fold(name).split(" ").some((word) => !everyday.silent.has(word));

/** Whether something is one of several sorts and others: of the category of a thing. */
export const isOpen = ({ required, choices }) => required === true && Boolean(choices?.includes("other"));

const ONE = new Set(["at-least", "at-most", "from", "includes"]);

const isCounted = ({ type, facet }) => type === "count" && facet === "at-least";

/** What people call a fact. */
const namesOf = (key, { label, also }) => [label, key, ...(also ?? [])];

export class Words {
  constructor({ kinds, isBedroomsBeds }) {
    this.known = new Map();
    /** All that phrases can mean, also where another meaning comes first. */
    this.all = new Map();
    /** The kinds that phrases are names of. */
    this.named = new Map();
    /** The keys of facts that are counted, by their names. */
    this.counted = new Map();
    /** The key of the day from which something is free; null if no kind has one. */
    this.from = null;
    /** The key of how long somebody may stay, in months; null if no kind has one. */
    this.stay = null;
    /** The key of a year that may be that or later; null if no kind has one. */
    this.year = null;
    /** What is counted in large numbers of a unit, at most so many: the key and its units. */
    this.most = [];
    this.kinds = kinds;
    /** What all listings of some kind are one of. */
    this.sorts = new Set([...kinds.values()].flatMap(({ facets }) => [...facets.values()]).filter(({ required }) => required).flatMap(({ choices = [] }) => choices.map(fold)));
    /** What some kind counts, which no kind has or has not: a bath. */
    this.counts = new Set([...kinds.values()].flatMap(({ facets }) => [...facets].filter(([, facet]) => isCounted(facet)).flatMap(([key, facet]) => namesOf(key, facet)).map((name) => singular(fold(name)))));
    this.isBedroomsBeds = isBedroomsBeds;
    const weekly = [...kinds].filter(([, { per }]) => per === say("periods.week"));
    /** The kinds that are about homes, which are priced by the week, and those of them that offer one. */
    this.aboutHomes = weekly.map(([id]) => id);
    this.homes = weekly.filter(([, { match }]) => match !== "request").map(([id]) => id);
    for (const [id, kind] of kinds) {
      for (const name of [id, kind.label, kind.labels, ...(kind.words ?? [])]) this.addKind(name, { key: "kind", value: id, label: kind.labels });
    }
    for (const [, kind] of kinds) {
      // Who asks for a kitchen wants one, rather than a part in that of others: what is shared must be called so.
      for (const [key, facet] of kind.facets) this.addFact(key, facet, !(kind.match === "offer" && facet.facet === "all-of"));
    }
    // A garage that is among the features is that rather than a car space.
    for (const [, kind] of kinds) for (const [key, facet] of kind.facets) if (isCounted(facet)) this.addCounted(key, facet);
  }

  /** Adds what asks for a fact; `isBare` tells that its words do so by themselves. */
  addFact(key, facet, isBare) {
    const said = (word) => `${facet.label}: ${asPhrase(facet.says?.[word] ?? word)}`;
    for (const word of facet.choices ?? []) {
      const label = said(word);
      if (isBare && !ANSWERS.has(word) && this.isSaidByAll(key, word)) this.add(word, { key, value: word, label });
      else this.note(word, { key, value: word, label });
      if (saysMore(facet.label)) this.add(`${facet.label} ${word}`, { key, value: word, label });
      if (word.length < LONG_WORD) for (const name of namesOf(key, facet).filter(saysMore)) this.add(`${word} ${name}`, { key, value: word, label });
      if (facet.type.startsWith("reference") && facet.says?.[word]) this.add(facet.says[word], { key, value: word, label });
    }
    const names = namesOf(key, facet);
    const { yes } = facet.synonyms ?? {};
    // "Pets" alone asks for those that are welcome; furniture is rather a sort of things.
    if (yes) for (const name of names.filter((one) => !this.sorts.has(fold(one)) && !this.counts.has(fold(one)) && !Object.hasOwn(facet.synonyms, one))) this.add(name, { key, value: yes, label: said(yes) });
    for (const [word, value] of Object.entries(facet.synonyms ?? {})) {
      const meaning = { key, value, label: said(value) };
      // What somebody refuses is nothing to look for.
      // What is none of the choices is rather called by its name.
      if (isBare && !ANSWERS.has(word) && !REFUSED.test(word) && value !== "other") this.add(word, meaning);
      else this.note(word, meaning);
      if (word !== "yes") for (const name of names.filter(saysMore)) this.add(`${name} ${word}`, meaning);
      if (saysMore(facet.label) && word.length >= LEAST_NAME && !REFUSED.test(word) && !YES_OR_NO.has(word)) this.add(`${word} ${facet.label}`, meaning);
    }
    if (facet.type === "yes-no") for (const name of names) this.add(name, { key, value: "yes", label: facet.label });
    if (facet.type === "date" && facet.facet === "from") this.from ??= key;
    // What has an end that is yet to come: a sublet, a registration.
    if (facet.type === "date" && facet.facet === "at-least") {
      for (const name of facet.also ?? []) if (name.length >= LEAST_NAME) this.add(name, { key, value: today(), label: say("search.today_or_later", { label: facet.label }) });
    }
    if (facet.type === "year" && facet.facet === "at-least") this.year ??= key;
    if (facet.type === "range" && /^months?$/.test(facet.unit ?? "")) this.stay ??= key;
    if (facet.type === "count" && facet.facet === "at-most" && facet.unit) this.most.push({ key, units: [facet.unit, ...(facet.also ?? [])].map(fold) });
  }

  /** Adds a name of a kind, which may be that of others too. */
  addKind(name, meaning) {
    this.add(name, meaning);
    for (const word of new Set([fold(name), singular(fold(name))])) {
      const known = this.named.get(word) ?? [];
      if (!known.some(({ value }) => value === meaning.value)) this.named.set(word, [...known, meaning]);
    }
  }

  /** Whether no kind has the fact without being able to refuse what a word refuses: "no pets" would leave all of its listings out. */
  isSaidByAll(key, word) {
    return !REFUSED.test(word) || [...this.kinds.values()].every(({ facets }) => facets.get(key)?.choices?.includes(word) ?? true);
  }

  addCounted(key, facet) {
    const names = namesOf(key, facet);
    const unit = singular(fold(facet.unit ?? ""));
    for (const name of [...names, unit]) if (name) this.counted.set(singular(fold(name)), key);
    if (facet.required) return;
    // "Parking" alone asks for one. A car is not yet a space for it.
    for (const name of names) if (singular(fold(name)) !== unit) this.add(name, { key, value: "1", label: say("search.one_or_more", { label: facet.label }) });
  }

  add(name, meaning) {
    for (const word of [fold(name), singular(fold(name))]) if (word && !this.known.has(word)) this.known.set(word, meaning);
    this.note(name, meaning, true);
  }

  /** Notes what a phrase can mean; `isBare` tells that it does so by itself, and not only to those who have said of which kind. */
  note(name, meaning, isBare = false) {
    for (const word of new Set([fold(name), singular(fold(name))])) if (word) this.all.set(word, [...(this.all.get(word) ?? []), { meaning, isBare }]);
  }

  /** What a map has for a phrase. */
  find(map, phrase) {
    const said = phrase.replace(" for rent", " to rent");
    return map.get(phrase) ?? map.get(singular(phrase)) ?? map.get(said) ?? map.get(singular(said));
  }

  /** What a phrase asks for. */
  of(phrase) { return this.find(this.known, phrase); }

  /** The conditions of a phrase: that of a fact, or the kinds that it is a name of; null if it means nothing. */
  conditionsOf(phrase) {
    const meaning = this.of(phrase);
    if (!meaning) return null;
    return meaning.key === "kind" ? this.find(this.named, phrase) ?? [meaning] : [meaning];
  }

  /** What a phrase asks for of the listings of a kind, which somebody asked for if `isAsked`; undefined if nothing. */
  ofKind(phrase, kind, isAsked) {
    const has = ({ key, value }) => {
      const facet = this.kinds.get(kind)?.facets.get(key);
      return facet && (!facet.choices || facet.choices.includes(value));
    };
    return this.find(this.all, phrase)?.find(({ meaning, isBare }) => (isBare || isAsked) && has(meaning))?.meaning;
  }

  /** What else a phrase asks for by itself; undefined if nothing. */
  alsoMeans(phrase, isFit) { return this.find(this.all, phrase)?.find(({ meaning, isBare }) => isBare && isFit(meaning))?.meaning; }

  /** Whether the words at the start of some say something that a listing may or may not have, rather than what it is. */
  isExtra(tokens) {
    return [1, 2, 3].some((count) => {
      const key = tokens.length >= count && this.of(tokens.slice(0, count).join(" "))?.key;
      return key && !this.isOfOthers(key) && this.kindsOf(key).some((id) => !this.kinds.get(id).facets.get(key)?.required);
    });
  }

  /** The key of what is counted in "2 baths"; undefined if nothing is. `isFree` forgives a slip. */
  countedIn(phrase, isFree = false) {
    const [number, ...rest] = phrase.split(" ");
    const name = singular(rest.join(" "));
    if (!name || !/^\d{1,2}$/.test(number)) return undefined;
    return isFree && name.length >= LEAST_SLIPPED ? [...this.counted].find(([known]) => known.length >= LEAST_SLIPPED && isSlip(known, name))?.[1] : this.counted.get(name);
  }

  /** The kinds that have a fact. */
  kindsOf(key) { return [...this.kinds].filter(([, { facets }]) => facets.has(key === "beds" ? "bedrooms" : key)).map(([id]) => id); }

  /** Whether a condition is on a fact that homes alone have, or that none of them has. */
  isOfHomes(key) {
    const kinds = this.kindsOf(key);
    return kinds.length > 0 && kinds.every((id) => this.aboutHomes.includes(id));
  }

  isOfOthers(key) {
    const kinds = this.kindsOf(key);
    return kinds.length > 0 && !kinds.some((id) => this.aboutHomes.includes(id));
  }

  /** Whether what a condition says is told of things of all sorts, which have names beside it: "garden bench", "computer monitor". */
  isSort({ key, value }) {
    const facets = this.kindsOf(key).map((id) => this.kinds.get(id).facets.get(key)).filter(Boolean);
    if (key === "kind") return [...this.kinds.get(value)?.facets.values() ?? []].some(isOpen);
    return facets.some(isOpen) || (facets.length > 0 && facets.every(({ facet }) => facet === "all-of"));
  }

  /** Whether some kind, of those that were asked for, has all facts of some conditions. */
  areMet(conditions) {
    const facts = conditions.filter(({ key }) => this.kindsOf(key).length);
    const asked = conditions.filter(({ key }) => key === "kind").map(({ value }) => value);
    return !facts.length || (asked.length ? asked : [...this.kinds.keys()]).some((kind) => facts.every(({ key }) => this.kindsOf(key).includes(kind)));
  }

  /** Whether a key can have one value only. */
  isOne(key) { return key !== "beds" && this.kindsOf(key).some((id) => ONE.has(this.kinds.get(id).facets.get(key)?.facet)); }

  /** Whether several values of a key ask for any of them. */
  isAnyOf(key) {
    const kinds = this.kindsOf(key);
    return kinds.length > 0 && kinds.every((id) => this.kinds.get(id).facets.get(key)?.facet === "any-of");
  }

  /** What a phrase asks for that differs from a word by a slip. */
  nearly(phrase) {
    const ways = [phrase, `${phrase}s`];
    // Hardly anybody mistakes the first letter: Easter is no master.
    const begins = (word) => word[0] === phrase[0] || (word[0] === phrase[1] && word[1] === phrase[0]);
    return [...this.known].find(([word]) => word.length >= LEAST_SLIPPED && begins(word) && ways.some((way) => isSlipped(word, way)))?.[1];
  }

  /** What begins as a text does. */
  starting(text, most) {
    const found = new Map();
    for (const [word, meaning] of this.known) {
      if (word.startsWith(text) || (text.length > 2 && word.includes(` ${text}`))) found.set(`${meaning.key}=${meaning.value}`, meaning);
      if (found.size === most) break;
    }
    return [...found.values()];
  }
}

/** From how many letters on two may be swapped that are apart: "bycicle". */
const LONG = 6;

function isSwapped(left, right) {
  if (left.length !== right.length) return false;
  const places = [...Array(left.length).keys()].filter((place) => left[place] !== right[place]);
  return places.length === 2 && left[places[0]] === right[places[1]] && left[places[1]] === right[places[0]];
}

export const squeezed = (text) => text.replace(/(.)\1+/g, "$1");

/** The same, or, of long words, whatever letters are doubled: "acomodation". */
export const isSlipped = (left, right) => isSlip(left, right) || (Math.min(left.length, right.length) >= LONG && left[0] === right[0] && isSlip(squeezed(left), squeezed(right)));

/** Whether two words differ by one letter that is wrong, missing, too many or swapped with another one: the next, or any in a long word. */
export function isSlip(left, right) {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const [one, other] = [left.slice(start), right.slice(start)];
  return one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1)
    || (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
    || (left.length >= LONG && isSwapped(left, right));
}
