// The search index: a manifest, and parts of it by area, each loaded when a search asks for it.
import { CardFiles, FactFiles } from "./card-files.js";
import { rising, unpack } from "./packed.js";
import { PlaceFiles } from "./place-files.js";
import { PREFIX, rowsOf, shardOf } from "./words.js";

export const VERSION = 10;

/** What was asked for, by its name; what failed is asked for again the next time. */
class Loads {
  constructor() { this.known = new Map(); }

  get(name, load) {
    if (!this.known.has(name)) {
      const loading = load();
      this.known.set(name, loading);
      loading.catch(() => this.known.delete(name));
    }
    return this.known.get(name);
  }
}

async function load(url, cache = "default") {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}

/** A listing of a part: what its columns say, and, once it was asked for, its card. */
class Row {
  constructor(part, place) {
    this.part = part;
    this.place = place;
  }

  get kind() { return this.part.value("kind", this.place); }
  get listed() { return this.part.value("listed", this.place); }
  get expires() { return this.part.value("expires", this.place); }
  /** When it was last confirmed. What ends by a day of its own says so, which is known with all columns; others are listed for so long from then. */
  get confirmed() { return this.part.value("confirmed", this.place) ?? this.expires - this.part.index.kinds[this.kind].expires; }
  /** What it says to those who look for a home; see matching.js. */
  get match() { return this.part.value("match", this.place); }
  get price() { return this.part.value("price", this.place); }
  get owner() { return this.part.value("owner", this.place); }
  get dropped() { return this.part.value("dropped", this.place); }
  get inspections() { return this.part.value("inspections", this.place); }
  get tags() { return this.part.value("tags", this.place); }
  /** Where it is: its own point, if it has one that may be told, or else the middle of its suburb. Known with all columns. */
  get point() { return this.exact ?? this.middle; }
  get exact() { return this.part.value("point", this.place); }
  /** The name of its suburb. Known with all columns. */
  get town() { return this.part.names?.[this.part.places.rows[this.place]] ?? null; }
  get middle() { return this.part.points?.[this.part.places.rows[this.place]] ?? null; }
  get suburb() { return this.part.suburb(this.place, "suburbs"); }
  get postcode() { return this.part.suburb(this.place, "postcodes"); }
  get state() { return this.part.suburb(this.place, "states"); }
  /** Where a word stands that was looked up: 2 in the title or a short fact, 1 elsewhere, 0 nowhere. */
  weight(word) { return this.part.texts.get(word)?.[this.place] ?? 0; }
  /** Whether its text has a word that was looked up. */
  has(word) { return this.weight(word) > 0; }
  /** What a field of the kind says. */
  fact(name) { return this.part.value(`.${name}`, this.place); }
}

class Part {
  constructor(index, { name, area, states, version, words }) {
    Object.assign(this, { index, name, area, states, version, shards: words, columns: new Map(), words: new Map(), texts: new Map() });
  }

  url(file) { return `${this.index.base}${this.name}${file}.json?v=${this.version}`; }

  load(file) { return load(this.url(file)); }

  /** Loads what most searches ask for. */
  open() {
    this.opening ??= this.load("").then(({ rows, cards, columns, newest, places }) => {
      this.places = { ...places, rows: unpack(places.rows, rows) };
      this.rows = Array.from({ length: rows }, (_, place) => new Row(this, place));
      this.add(columns);
      const days = this.rows.map(({ listed }) => listed);
      const file = (name, own) => load(`${this.index.base}${this.name}/${name}.json?v=${own}`);
      this.cards = new CardFiles(cards, newest ?? [], days, file);
      this.facts = new FactFiles(cards, (name, own) => this.index.loads.get(`${this.name}/${name}`, () => file(name, own)));
    });
    return this.opening;
  }

  /** Loads the other columns. */
  openRest() {
    this.openingRest ??= this.open().then(() => this.load("/more")).then(({ columns, names, points }) => {
      Object.assign(this, { names, points });
      this.add(columns);
    });
    return this.openingRest;
  }

  add(columns) {
    for (const [name, { rows, values }] of Object.entries(columns)) {
      this.columns.set(name, { rows: unpack(rows, this.rows.length), values });
    }
  }

  value(name, place) {
    const column = this.columns.get(name);
    return column ? column.values[column.rows[place]] : null;
  }

  suburb(place, what) { return this.places[what][this.places.rows[place]] ?? null; }

  /** The words that begin as one does, with their rows as text. */
  wordsLike(word) {
    const number = shardOf(word, this.shards);
    if (!this.words.has(number)) this.words.set(number, this.load(`/words-${number}`));
    return this.words.get(number);
  }

  /** Finds out which rows hold a word. */
  async look(word) {
    if (this.texts.has(word)) return;
    const known = await this.wordsLike(word);
    await this.open();
    const weights = new Uint8Array(this.rows.length);
    const found = word.length >= PREFIX ? Object.keys(known).filter((other) => other.startsWith(word)) : Object.hasOwn(known, word) ? [word] : [];
    for (const other of found) {
      const [leading, rest = ""] = known[other].split(" ");
      for (const row of rowsOf(rest)) weights[row] ||= 1;
      for (const row of rowsOf(leading)) weights[row] = 2;
    }
    this.texts.set(word, weights);
  }

  /** The card of a row. Without an id that is the name that its address ends with. */
  async card(place) {
    const card = await this.cards.card(place);
    return { id: card.url.split("/")[1], ...card };
  }
}

export class SearchIndex {
  constructor(manifest, base) {
    this.base = base;
    this.kinds = manifest.kinds;
    /** How people live, as matching.js compares it. */
    this.habits = manifest.habits ?? [];
    this.states = manifest.states;
    this.silent = new Set(manifest.silent);
    /** What postcodes begin with. */
    this.prefixes = new Set(manifest.postcodes.split(" "));
    this.parts = manifest.parts.map((part) => new Part(this, part));
    this.placesVersion = manifest.places;
    this.hasCampuses = manifest.campuses === true;
    /** Suburbs that have listings, each with how many it had when the site was built. */
    const [suburbs, steps, counts] = manifest.listed;
    const open = unpack(counts, suburbs);
    this.listed = new Map(rising(unpack(steps, suburbs)).map((row, place) => [row, open[place]]));
    this.loads = new Loads();
    /** The words of texts by the letters that they begin with, as far as they were asked for. */
    this.counts = new Loads();
    /** Suburbs, regions and what people call places. */
    this.places = new PlaceFiles(
      manifest.starts.split(" ").filter(Boolean), (number, read) => this.table(`places/${number}`, read), this.hasCampuses);
  }

  /** Loads the manifest at an address; parts lie beside it. */
  static async load(url) {
    const manifest = await load(url, "no-cache");
    if (manifest.version !== VERSION) throw new Error(`${url} has version ${manifest.version}`);
    return new SearchIndex(manifest, url.slice(0, url.lastIndexOf("/") + 1));
  }

  /** The names of all owners. */
  owners() { return this.loads.get("owners", () => load(`${this.base}owners.json`, "no-cache")); }

  /** The suburbs that a letter is offered, of those whose names begin with it. */
  async offered(letter) {
    const places = (await this.loads.get("letters", () => load(`${this.base}letters.json`, "no-cache")))[letter] ?? [];
    return places.map(([row, name, state, postcode]) => ({ row, name, state, postcode }));
  }

  /** The campuses by their slugs; none on a board that does without them. */
  async campuses() {
    if (!this.hasCampuses) return { campuses: new Map() };
    return this.table("campuses", (campuses) => ({
      campuses: new Map(campuses.map(([slug, label, lat, lon, name, row]) => [slug, { label, name, row, point: [lat, lon] }])),
    }));
  }

  /** A file of the table of places, read once. */
  table(name, read) {
    return this.loads.get(name, () => load(`${this.base}${name}.json?v=${this.placesVersion}`).then(read));
  }

  /** The names of all places, as a text of small letters has them, and what slips in them cost. */
  names() {
    return this.table("places/names", ({ names, slips }) => {
      let last = "";
      return { slips, names: names.split(",").map((line) => (last = last.slice(0, line.charCodeAt(0) - 48) + line.slice(1))) };
    });
  }

  /** What can be followed. */
  followed() { return this.loads.get("followed", () => load(`${this.base}followed.json`, "no-cache")); }

  /** The suburbs of a postcode, each with its point if that is known. */
  async postcode(code) {
    const area = code.slice(0, 2);
    if (!this.prefixes.has(area)) return [];
    const places = (await this.loads.get(`postcodes/${area}`, () => load(`${this.base}../api/postcodes/${area}.json`)))[code] ?? [];
    return places.map(({ name, state, latitude, longitude }) => ({
      name, state: state.abbreviation, postcode: code, point: latitude == null ? null : [latitude, longitude],
    }));
  }

  /** The parts that hold listings of postcodes that begin with those digits and of those states, or all. */
  partsOf({ postcodes, states }) {
    const isIn = (area) => area === "" || postcodes.some((digits) => digits.startsWith(area) || area.startsWith(digits));
    return this.parts.filter((part) => (!postcodes || isIn(part.area)) && (!states || states.some((state) => part.states.includes(state))));
  }

  /**
   * The rows of the parts that hold listings of postcodes that begin with those digits and of those states, or of all parts; with all columns
   * if `isAll`, and with where some words stand.
   */
  async rows(where, isAll, words = []) {
    const parts = this.partsOf(where);
    await Promise.all(parts.flatMap((part) => [isAll ? part.openRest() : part.open(), ...words.map((word) => part.look(word))]));
    return parts.flatMap(({ rows }) => rows);
  }

  /** The words of texts that begin as one does, each with in how many listings of all parts, or, if `isQuick`, of those that were loaded. */
  async wordsLike(word, isQuick = false) {
    const parts = this.parts.filter(({ opening }) => opening || !isQuick);
    return this.counts.get(`${word.slice(0, 2)} ${parts.length}`, () => this.countWords(word, parts));
  }

  async countWords(word, parts) {
    const lists = await Promise.all(parts.map((part) => part.wordsLike(word)));
    const found = new Map();
    for (const list of lists) {
      for (const [other, rows] of Object.entries(list)) found.set(other, (found.get(other) ?? 0) + rowsOf(rows.replace(" ", "")).length);
    }
    return found;
  }
}
