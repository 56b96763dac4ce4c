// The table of places, in files by how names begin, each loaded when somebody writes what may be the name of a place in it.
import { fold, placeName, splitWords } from "./names.js";
import { rising, unpack } from "./packed.js";
import { plain } from "./words.js";

/** So many letters of a name tell in which file it is. */
const TELLING = 3;
/** No name of a place begins with this word, which people write before names. */
const BEFORE = /^in /;

const letters = (text) => [...text].map(plain).join("").replace(/[^a-z0-9]/g, "").slice(0, TELLING);
const inOrder = (map) => new Map([...map].sort(([one], [other]) => (one < other ? -1 : 1)));

export class PlaceFiles {
  /**
   * `starts` are the letters with which names of each file begin at least, and `load` gives what a function reads of the file of a number. Without
   * `hasCampuses` nobody means a campus.
   */
  constructor(starts, load, hasCampuses) {
    Object.assign(this, { starts, load, hasCampuses });
    /** The regions of all files that were loaded. */
    this.regions = new Map();
    /** What was put together of several files, by their numbers. */
    this.together = new Map();
  }

  /** The numbers of the files in which names begin with some letters. */
  numbers(key) {
    const first = Math.max(0, this.starts.findLastIndex((start) => start <= key));
    const behind = this.starts.findIndex((start) => start > key && !start.startsWith(key));
    return Array.from({ length: (behind < 0 ? this.starts.length : behind) - first }, (_, place) => first + place);
  }

  read({ names, places, regions }) {
    for (const [slug, [label, areas, count, steps]] of Object.entries(regions)) {
      if (!this.regions.has(slug)) this.regions.set(slug, { label, areas, count, steps });
    }
    return {
      places: places.map(([row, name, state, postcode, lat, lon]) => ({ row, name, state, postcode, point: lat == null ? null : [lat, lon] })),
      names: Object.entries(names).map(([name, meant]) => [name, meant.map((one) => one.split(/=(.*)/s).slice(0, 2)).filter(([key]) => this.hasCampuses || key !== "near")]),
      regions: Object.entries(regions).map(([slug, [label]]) => [slug, { label }]),
    };
  }

  async some(keys) {
    const numbers = [...new Set(keys.flatMap((key) => this.numbers(key)))].sort((one, other) => one - other);
    // The same is asked for again and again of one text.
    const name = numbers.join(" ");
    if (!this.together.has(name)) this.together.set(name, this.all(numbers));
    try {
      return await this.together.get(name);
    } catch (error) {
      this.together.delete(name);
      throw error;
    }
  }

  async all(numbers) {
    const files = await Promise.all(numbers.map((number) => this.load(number, (file) => this.read(file))));
    return {
      places: files.flatMap(({ places }) => places).sort((one, other) => one.row - other.row),
      names: new Map(files.flatMap(({ names }) => names).filter(([, meant]) => meant.length)),
      regions: inOrder(new Map(files.flatMap(({ regions }) => regions))),
    };
  }

  /** The suburbs whose names may begin as a text does, what people call places, and the regions, in the order of the table and of their names. */
  like(text) { return this.likeAny([text]); }

  /** The same of several texts. */
  likeAny(texts) {
    const names = texts.filter((text) => !BEFORE.test(fold(text)));
    return this.some(names.flatMap((text) => [fold(text), placeName(splitWords(text))]).map(letters).filter(Boolean));
  }

  /** All suburbs whose names begin with a letter. */
  async withLetter(letter) { return (await this.some([letter])).places; }

  /** A region by its slug, with the digits that the postcodes of its suburbs begin with, and their rows; undefined if there is none. */
  async region(slug) {
    if (!this.regions.has(slug)) await this.like(slug);
    const region = this.regions.get(slug);
    if (region) region.rows ??= new Set(rising(unpack(region.steps, region.count)));
    return region;
  }
}
