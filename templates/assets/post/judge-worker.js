// The judge of `houser check` as a WebAssembly module, in a worker: it says of a listing that somebody types what the program will say of its files.
// A classic script that imports nothing, so that tests can ask it as well.

const text = new TextDecoder("utf-8", { ignoreBOM: true });
const bytes = new TextEncoder();
/** How the tables are numbered that the module needs, in the order of their names here. */
const TABLES = ["suburbs", "universities", "regions", "members", "nicknames", "abbreviations", "slips"];
/** The instants whose offsets are asked for, in seconds after 1970: from 1800 to 3000. */
const [EARLIEST, LATEST] = [1800, 3000].map((year) => Date.UTC(year, 0) / 1000);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;

/** The seconds east of Greenwich of time zones, by the browser's own knowledge of them. */
class Zones {
  #known = new Map();

  offset(name, instant) {
    // Before that the calendars of browsers are not the one that is meant, and far behind it they have none.
    if (instant < EARLIEST || instant > LATEST) return this.offset(name, Math.min(Math.max(instant, EARLIEST), LATEST));
    const format = this.#format(name);
    if (!format) return -(2 ** 31);
    const parts = Object.fromEntries(format.formatToParts(instant * 1000).map(({ type, value }) => [type, Number(value)]));
    const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
    return Math.round(local / 1000 - Math.floor(instant));
  }

  #format(name) {
    if (!this.#known.has(name)) {
      const numeric = Object.fromEntries(["year", "month", "day", "hour", "minute", "second"].map((part) => [part, "numeric"]));
      let format = null;
      try {
        format = new Intl.DateTimeFormat("en-u-ca-iso8601-hc-h23-nu-latn", { ...numeric, timeZone: name });
      } catch (error) {
        // A name that nobody knows is no zone.
        if (!(error instanceof RangeError)) throw error;
      }
      this.#known.set(name, format);
    }
    return this.#known.get(name);
  }
}

/** Members of a message: pairs of a name and a text or bytes. */
function message(members) {
  const parts = members.flatMap(([name, value]) => {
    const content = typeof value === "string" ? bytes.encode(value) : value;
    return [bytes.encode(`${name} ${content.length}\n`), content, bytes.encode("\n")];
  });
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

class Judge {
  #exports;
  #decomposed = new Uint8Array();

  /** A judge of a compiled module, with tables by their names. */
  static async of(module, tables) {
    const judge = new Judge();
    const zones = new Zones();
    const host = {
      offset: (name, count, instant) => zones.offset(judge.#text(name, count), instant),
      decompose: (start, count) => {
        judge.#decomposed = bytes.encode(judge.#text(start, count).normalize("NFKD"));
        return judge.#decomposed.length;
      },
      take: (to) => judge.#bytes(to, judge.#decomposed.length).set(judge.#decomposed),
      sin: Math.sin,
      cos: Math.cos,
      asin: Math.asin,
      decimal: (start, count, to) => {
        const [found] = NUMBER.exec(judge.#text(start, count)) ?? [""];
        if (found) new DataView(judge.#exports.memory.buffer).setFloat64(to >>> 0, Number(found), true);
        return found.length;
      },
    };
    judge.#exports = (await WebAssembly.instantiate(module, { host })).exports;
    TABLES.forEach((name, place) => judge.#exports.houser_judge_table(place, judge.#give(tables[name]), tables[name].length));
    return judge;
  }

  /** Begins with a board, by members as the module's interface names them; false if they make no sense. */
  begin(members) { return this.#call("houser_judge_begin", members) !== 0; }

  /** The findings on a listing or an owner's file, as JSON; null if the board has no such kind. */
  check(members) {
    const count = this.#call("houser_judge_check", members);
    return count < 0 ? null : this.#text(this.#exports.houser_judge_answer(), count);
  }

  /** What a page shows of a description, as HTML. */
  prose(text) {
    const content = bytes.encode(text);
    const count = this.#exports.houser_judge_prose(this.#give(content), content.length);
    return count < 0 ? null : this.#text(this.#exports.houser_judge_answer(), count);
  }

  #call(name, members) {
    const whole = message(members);
    return this.#exports[name](this.#give(whole), whole.length);
  }

  #give(content) {
    const place = this.#exports.houser_judge_room(content.length) >>> 0;
    this.#bytes(place, content.length).set(content);
    return place;
  }

  // The memory may have grown since.
  #bytes(start, count) { return new Uint8Array(this.#exports.memory.buffer, start >>> 0, count >>> 0); }
  #text(start, count) { return text.decode(this.#bytes(start, count)); }
}

/** The members of a message. */
function* members(content) {
  for (let place = 0; place < content.length;) {
    const end = content.indexOf(0x0a, place);
    const [name, count] = text.decode(content.subarray(place, end)).split(" ");
    yield [name, content.subarray(end + 1, end + 1 + Number(count))];
    place = end + 2 + Number(count);
  }
}

/** What begins the names of the tables among what the judge is told of a board. */
const TABLE = "table-";

/** The module with its tables and what it is told of the board, once somebody wants it. */
let loaded = null;
async function load({ module, board }) {
  const [code, all] = await Promise.all([module, board].map(async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    return new Uint8Array(await response.arrayBuffer());
  }));
  const told = [...members(all)];
  const tables = told.filter(([name]) => name.startsWith(TABLE)).map(([name, value]) => [name.slice(TABLE.length), value]);
  return { module: await WebAssembly.compile(code), tables: Object.fromEntries(tables), settings: told.filter(([name]) => !name.startsWith(TABLE)) };
}

/** The judge that was begun last, and for whom. */
let judge = null;
let begun = "";

/** A judge who knows of whoever posts for the first time. */
async function judging({ addresses, today, person }) {
  loaded ??= load(addresses);
  const { module, tables, settings } = await loaded;
  const key = JSON.stringify([today, person]);
  if (judge && begun === key) return judge;
  judge = await Judge.of(module, tables);
  begun = key;
  if (!judge.begin([["today", today], ...settings, ...(person ? [["person", person]] : [])])) throw new Error("the judge is told what it cannot read");
  return judge;
}

self.addEventListener("message", async ({ data: asked, ports: [port] }) => {
  try {
    const one = await judging(asked);
    port.postMessage({
      findings: (asked.questions ?? []).flatMap((question) => JSON.parse(one.check(question) ?? "[]")), html: asked.prose === undefined ? null : one.prose(asked.prose),
    });
  } catch (error) {
    // One that has trapped knows nothing any more.
    judge = null;
    port.postMessage({ error: String(error) });
  }
});
