// The judge of `houser check` as a WebAssembly module, for whoever has its bytes and the tables: a worker of a page, or a test.

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

export class Judge {
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

  /** The findings on a listing, as JSON; null if the board has no such kind. */
  check(members) {
    const count = this.#call("houser_judge_check", members);
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
