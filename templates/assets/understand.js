// What somebody types into the search box, as conditions of a search: places, bedrooms, prices, and words that kinds have for their facts.
import { EMPTY, MEANINGS, STUDY, alike } from "./everyday.js";
import { fold, placeName, splitWords } from "./names.js";
import { PREFIX, searchWords } from "./words.js";

const BED = "(?:bed|beds|bedroom|bedrooms|br|brm|bdr|bdrm|bdrms)";
/** Number words and amounts in one form: "$1,200 pw" is "$1200", and "two bed" is "2 bed". */
const PLAIN = [
  [/(\d),(?=\d{3}(?!\d))/g, "$1"],
  [/\$?\s*(\d+)\s*(?:pw|p\.w\.|p\/w|(?:per|a|\/)\s*(?:week|wk)|weekly)(?![a-z])/g, " $$$1 "],
  ...["one", "two", "three", "four", "five", "six"].map((word, place) => [new RegExp(`\\b${word}(?=[\\s-]+(?:${BED}|bath|car))`, "g"), String(place + 1)]),
];
/** What is asked for in figures, in the order in which it is looked for. */
const FIGURES = [
  { keys: ["beds"], pattern: new RegExp(`\\b(\\d{1,2})\\s*(?:-|–|to|or)\\s*\\d{1,2}\\s*${BED}\\b`) },
  { keys: ["beds"], pattern: new RegExp(`\\b(?:(?:at least|min|minimum)\\s+)?(\\d{1,2})\\s*\\+?\\s*(?:or more\\s+)?-?${BED}\\b`) },
  { keys: ["km"], pattern: /\b(?:within\s+)?(\d{1,2}|100)\s*(?:km|kms|kilometres|kilometers)\b(?:\s+(?:of|from|around|to)\b)?/ },
  { keys: ["min", "max"], pattern: /\bbetween\s+\$?\s*(\d+)\s*(?:-|–|and|to)\s*\$?\s*(\d+)\b/ },
  { keys: ["min", "max"], pattern: /\$?\s*\b(\d{2,})\s*(?:-|–|\bto\b)\s*\$?\s*(\d{2,})\b/ },
  { keys: ["max"], pattern: /(?:\b(?:under|below|up to|max|maximum|less than|at most|to)|<)\s*\$?\s*(\d+)\b/ },
  { keys: ["min"], pattern: /(?:\b(?:over|above|from|min|minimum|more than|at least)|>)\s*\$?\s*(\d+)\b/ },
  { keys: ["max"], pattern: /\$\s*(\d+)\b/ },
];
/** Digits with which suburbs have postcodes, and not box offices alone. */
const POSTCODE = /^(?:0[289]\d\d|[2-9]\d{3})$/;
const LONGEST = 5;
/** In how many parts of the index words are looked for while somebody types. */
const FEW_PARTS = 12;
/** From how many letters on a slip is forgiven. */
const LEAST_SLIPPED = 5;
/** Answers that mean something beside the name of a fact alone. */
const ANSWERS = new Set(["yes", "no", "true", "false", "ok", "okay", "none", "maybe", "ask", "allowed", "new", "parts", "other", "good", "fair"]);

const singular = (text) => text.replace(/ies\b/g, "y").replace(/s\b/g, "");

/** The words that a board has for its kinds and facts, with what each asks for. */
export class Words {
  constructor({ kinds }) {
    this.known = new Map();
    /** The keys of facts that are counted, by their names. */
    this.counted = new Map();
    for (const [id, kind] of kinds) {
      for (const name of [id, kind.label, kind.labels, ...(kind.words ?? [])]) this.add(name, { key: "kind", value: id, label: kind.labels });
      for (const [key, facet] of kind.facets) {
        for (const word of facet.choices ?? []) {
          const label = `${facet.label}: ${word.replace(/[-_]/g, " ")}`;
          if (!ANSWERS.has(word)) this.add(word, { key, value: word, label });
          this.add(`${facet.label} ${word}`, { key, value: word, label });
        }
        const names = [facet.label, key, ...(facet.also ?? [])];
        for (const [word, value] of Object.entries(facet.synonyms ?? {})) {
          const meaning = { key, value, label: `${facet.label}: ${value.replace(/[-_]/g, " ")}` };
          if (!ANSWERS.has(word)) this.add(word, meaning);
          // "Pets" alone asks for those that are welcome.
          for (const name of names) this.add(word === "yes" ? name : `${name} ${word}`, meaning);
        }
        if (facet.type === "count" && facet.facet === "at-least") {
          for (const name of [...names, facet.unit ?? ""]) if (name) this.counted.set(singular(fold(name)), key);
        }
        if (facet.type === "yes-no") this.add(facet.label, { key, value: "yes", label: facet.label });
      }
    }
  }

  add(name, meaning) {
    for (const word of [fold(name), singular(fold(name))]) if (word && !this.known.has(word)) this.known.set(word, meaning);
  }

  /** What a phrase asks for. */
  of(phrase) { return this.known.get(phrase) ?? this.known.get(singular(phrase)); }

  /** What a phrase asks for that differs from a word by a slip. */
  nearly(phrase) { return [...this.known].find(([word]) => word.length >= LEAST_SLIPPED && isSlip(word, phrase))?.[1]; }

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

/** Whether two words differ by one letter that is wrong, missing, too many or swapped with the next. */
export function isSlip(left, right) {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const [one, other] = [left.slice(start), right.slice(start)];
  return one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1)
    || (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2));
}

/** What a phrase is a name of: a city or region, a nickname, a campus; as conditions. */
async function namesOf(phrase, index) {
  const { names } = await index.names();
  const [word, ...rest] = splitWords(phrase);
  // "Sydney inner west" is the inner west of Sydney.
  const orders = rest.length > 1 ? [[word, ...rest], [...rest, word]] : [[word, ...rest]];
  const meant = orders.map((order) => names.get(placeName(order))).find(Boolean) ?? [];
  const [first] = meant;
  if (!first) return [];
  // Of several meanings the commoner comes first; suburbs and campuses of one name belong together.
  return (first[0] === "region" ? [first] : meant.filter(([key]) => key === first[0]).slice(0, 6)).map(([key, value]) => ({ key, value }));
}

/** Regions that nobody has another name for: those that are called so, or, of several words, begin so. */
async function regionsNamed(phrase, index) {
  const { regions } = await index.regions();
  const [word, ...rest] = phrase.split(" ");
  const orders = rest.length ? [phrase, [...rest, word].join(" ")] : [phrase];
  const called = [...regions].map(([slug, { label }]) => [slug, fold(label.split(",")[0])]);
  const same = called.filter(([, name]) => orders.includes(name));
  const begun = rest.length ? called.filter(([, name]) => name.startsWith(`${phrase} `)) : [];
  return (same.length ? same.slice(0, 1) : begun.slice(0, 3)).map(([value]) => ({ key: "region", value }));
}

/** Regions and campuses that a text may be the beginning of. */
async function namesStarting(phrase, index) {
  if (phrase.length < 3) return [];
  const [{ campuses }, { names }, { regions }] = await Promise.all([index.campuses(), index.names(), index.regions()]);
  const folded = placeName(splitWords(phrase));
  const found = new Map();
  const offer = (key, value) => {
    const label = key === "region" ? regions.get(value)?.label : key === "near" ? campuses.get(value) && `Near ${campuses.get(value).label}` : value;
    if (label) found.set(`${key}=${value}`, { key, value, label: key === "region" ? `${label} (region)` : label });
  };
  for (const [name, meant] of names) if (name.startsWith(folded)) meant.slice(0, 2).forEach(([key, value]) => offer(key, value));
  for (const [slug, { label }] of regions) if (fold(label).startsWith(phrase)) offer("region", slug);
  for (const [slug, { label }] of campuses) if (fold(label).startsWith(phrase)) offer("near", slug);
  return [...found.values()].sort((a, b) => a.label.length - b.label.length).slice(0, 4);
}

/** What is near a suburb, for a condition that asks for what is in it. */
function nearby(meaning) {
  const isSuburb = meaning.key === "suburb" && !POSTCODE.test(meaning.value);
  return isSuburb ? { key: "near", value: fold(meaning.value).replaceAll(" ", "-"), label: `Near ${meaning.value}` } : meaning;
}

const line = ({ name, state, postcode }) => `${name} ${state} ${postcode}`;

const placesOf = async (phrase, index) => {
  const [letter] = /^[a-z]/.exec(phrase) ?? [];
  return letter ? index.places(letter) : [];
};

/** The places of which a text is the name. */
const placesNamed = async (phrase, index) => (await placesOf(phrase, index)).filter(({ name }) => fold(name) === phrase);

/** Of places with one name those that have listings, if any has. */
function whereListed(places, index) {
  const listed = places.filter(({ row }) => index.listed.has(row));
  return listed.length ? listed : places;
}

/** The word of the listings' texts that one means: the same, or one that begins with it; if `isFree`, one that differs by a slip. */
async function textWord(token, index, isFree = false) {
  const [word] = searchWords(token);
  if (!word || index.silent.has(word)) return null;
  const known = await index.wordsLike(word);
  if (known.has(word)) return word;
  if (word.length < PREFIX) return null;
  if ([...known.keys()].some((other) => other.startsWith(word))) return word;
  if (!isFree || word.length < LEAST_SLIPPED) return null;
  const [nearest] = [...known].filter(([other]) => other[0] === word[0] && isSlip(other, word)).sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return nearest?.[0] ?? null;
}

/** Places and words that a text may be the beginning of. */
export async function suggest(text, words, index) {
  const last = fold(text.split(",").at(-1));
  const phrase = last.replace(/^near /, "");
  if (!phrase) return [];
  if (POSTCODE.test(phrase)) return [{ key: "suburb", value: phrase, label: `Postcode ${phrase}` }];
  const [letter] = /^[a-z]/.exec(phrase) ?? [];
  const places = letter ? await index.places(letter) : [];
  const begun = places.filter(({ name, state, postcode }) => fold(`${name} ${state} ${postcode}`).startsWith(phrase));
  const near = begun.length || phrase.length < LEAST_SLIPPED ? [] : places.filter(({ name }) => isSlip(fold(name).slice(0, phrase.length), phrase));
  // Where there are listings comes first.
  const rank = (place) => (index.listed.has(place.row) ? 0 : 2) + (fold(place.name) === phrase ? 0 : 1);
  return [
    ...[...begun, ...near].sort((a, b) => rank(a) - rank(b) || a.name.length - b.name.length).slice(0, 6)
      .map((place) => ({ key: "suburb", value: line(place), label: line(place) }))
      .map((meaning) => (phrase === last ? meaning : nearby(meaning))),
    ...(await namesStarting(phrase, index)),
    ...words.starting(phrase, 4),
    ...(await wordsStarting(phrase, index)),
  ].filter(({ key, value }, place, all) => all.findIndex((other) => other.key === key && other.value === value) === place);
}

/** Words of the listings' texts that a word may be the beginning of, the commonest first. */
async function wordsStarting(phrase, index) {
  const [word, more] = searchWords(phrase);
  if (!word || more || word.length < 3 || index.parts.length > FEW_PARTS) return [];
  return [...(await index.wordsLike(word, true))].filter(([other]) => other.startsWith(word))
    .sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1)).slice(0, 3)
    .map(([other, count]) => ({ key: "words", value: other, label: `“${other}”, ${count === 1 ? "in 1 listing" : `in ${count} listings`}` }));
}

/** The conditions of a text, and the words of it that mean nothing here. */
export async function understand(text, words, index, states) {
  const conditions = [];
  const ignored = [];
  const add = (key, value) => conditions.push({ key, value });
  let rest = PLAIN.reduce((plain, [pattern, form]) => plain.replace(pattern, form), ` ${text.toLowerCase()} `);
  const given = new Set();
  for (const { keys, pattern } of FIGURES) {
    const found = pattern.exec(rest);
    // 3053-3066 are postcodes rather than prices.
    if (!found || keys.some((key) => given.has(key)) || (keys.length > 1 && POSTCODE.test(found[1]) && !found[0].includes("$"))) continue;
    keys.forEach((key, place) => {
      given.add(key);
      add(key, found[place + 1]);
    });
    rest = rest.replace(found[0], " ");
  }
  for (const part of rest.split(",")) {
    const tokens = fold(part).split(" ").filter(Boolean);
    let isNear = given.has("km");
    while (tokens.length) {
      const found = await longest(tokens, words, index, states) ?? await nearly(tokens, words, index);
      if (found) {
        tokens.splice(0, found.count);
        found.conditions.map(isNear ? nearby : (one) => one).forEach(({ key, value }) => add(key, value));
        isNear = given.has("km");
      } else {
        const word = tokens.shift();
        isNear ||= word === "near";
        if (!EMPTY.has(word) && !index.silent.has(word)) ignored.push(word);
      }
    }
  }
  // A distance is one from somewhere.
  const isFrom = conditions.some(({ key }) => key === "near");
  return { conditions: conditions.filter(({ key }) => key !== "km" || isFrom), ignored };
}

/** What the longest run of words at the start means. */
async function longest(tokens, words, index, states) {
  for (let count = Math.min(tokens.length, LONGEST); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count).join(" ");
    if (POSTCODE.test(phrase)) return { count, conditions: [{ key: "suburb", value: phrase }] };
    const [number, name] = phrase.split(" ");
    const key = count === 2 && /^\d{1,2}$/.test(number) && words.counted.get(singular(name));
    if (key) return { count, conditions: [{ key, value: number }] };
    const meaning = words.of(phrase);
    if (meaning) return { count, conditions: [meaning] };
    const state = states.get(phrase.replaceAll(" ", ""));
    if (state) return { count, conditions: [{ key: "state", value: state }] };
    if (EMPTY.has(phrase)) continue;
    const follower = tokens[count] ?? "";
    // "Free" is a price, but not that of "free parking".
    const everyday = count === 1 && (phrase !== "free" || !follower || EMPTY.has(follower)) && MEANINGS.get(phrase);
    if (everyday) return { count, conditions: [{ key: everyday[0], value: everyday[1] }] };
    const named = states.has(follower) || POSTCODE.test(follower) ? [] : await namesOf(phrase, index);
    if (named.length) return { count, conditions: named };
    const places = await placesNamed(phrase, index);
    const areas = places.length ? [] : await regionsNamed(phrase, index);
    if (areas.length) return { count, conditions: areas };
    if (!places.length) continue;
    // "Orange" is rather a colour where nothing is in Orange.
    const isBare = count === 1 && !states.has(follower) && !POSTCODE.test(follower) && !places.some(({ row }) => index.listed.has(row));
    const word = isBare && (await textWord(phrase, index));
    if (word) return { count, conditions: [{ key: "words", value: word }] };
    const next = tokens.slice(count, count + 2);
    const state2 = states.get(next[0] ?? "");
    const postcode = next.find((word) => POSTCODE.test(word));
    const meant = places.filter((place) => (!state2 || place.state === state2) && (!postcode || place.postcode === postcode));
    const isNamed = meant.length > 0 && (state2 || postcode);
    const chosen = isNamed ? meant : whereListed(places, index);
    const used = isNamed ? (state2 ? 1 : 0) + (postcode ? 1 : 0) : 0;
    return { count: count + used, conditions: chosen.slice(0, 6).map((place) => ({ key: "suburb", value: line(place) })) };
  }
  return null;
}

/** What the first word means, or the words that begin with it, if none of them means anything as it stands. */
async function nearly(tokens, words, index) {
  const [token] = tokens;
  if (EMPTY.has(token) || index.silent.has(token)) return null;
  const as = (value) => ({ count: 1, conditions: [{ key: "words", value }] });
  const word = await textWord(token, index);
  if (word) return as(word);
  for (let count = Math.min(tokens.length, LONGEST); count > 0; count -= 1) {
    const phrase = tokens.slice(0, count).join(" ");
    if (phrase.length < LEAST_SLIPPED) break;
    const owner = count > 1 && Object.entries(await index.owners()).find(([, name]) => fold(name) === phrase);
    if (owner) return { count, conditions: [{ key: "owner", value: owner[0] }] };
    const meaning = words.nearly(phrase);
    if (meaning) return { count, conditions: [meaning] };
    const places = (await placesOf(phrase, index)).filter(({ name }) => isSlip(fold(name), phrase));
    if (places.length) return { count, conditions: whereListed(places, index).slice(0, 6).map((place) => ({ key: "suburb", value: line(place) })) };
  }
  for (const other of alike(token)) {
    const meant = await textWord(other, index);
    if (meant) return as(meant);
    const [named] = await namesOf(other, index);
    if (named) return { count: 1, conditions: [named] };
  }
  const slipped = await textWord(token, index, true);
  return slipped ? as(slipped) : null;
}
