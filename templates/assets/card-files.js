// Which files of the search index cards come from: those of a few suburbs each, and those of the newest listings of a part.

/** What a request costs, as so many cards. */
const REQUEST = 20;
/** Which of the newest listings the files of the newest hold (Sources/SiteKit/Search/SearchParts.swift). */
const NEWEST = [[0, 24], [24, 120]];

export class CardFiles {
  /**
   * The files of a part: `byPlace` has the end and the version of each by place, `newest` the versions of those of the newest, and `days` the day on
   * which each row was listed; `load` loads a file of a name and version.
   */
  constructor(byPlace, newest, days, load) {
    const named = byPlace.map(([end, version], number) => ({ name: number, version, start: number ? byPlace[number - 1][0] : 0, end }));
    const rows = newest.length ? Array.from(days.keys()).sort((one, other) => days[other] - days[one] || one - other) : [];
    /** The files of the newest, each with the places of its rows. */
    this.newest = newest.map((version, number) => {
      const places = new Map(rows.slice(...NEWEST[number]).map((row, place) => [row, place]));
      return { name: `newest-${number}`, version, places, count: places.size };
    });
    this.byPlace = named.map(({ start, end, ...file }) => ({ ...file, start, end, count: end - start }));
    /** The files that rows come from. */
    this.chosen = new Map();
    this.loading = new Map();
    this.load = load;
  }

  /** Chooses the files of rows that are shown together so that they cost least. */
  choose(rows) {
    let best = { cost: Infinity };
    for (let choice = 0; choice < 2 ** this.newest.length; choice += 1) {
      const newest = this.newest.filter((file, number) => choice & (1 << number));
      const files = rows.map((row) => newest.find(({ places }) => places.has(row)) ?? this.ofPlace(row));
      const cost = [...new Set(files)].reduce((sum, { name, count }) => sum + (this.loading.has(name) ? 0 : count + REQUEST), 0);
      if (cost < best.cost) best = { cost, files };
    }
    rows.forEach((row, place) => this.chosen.set(row, best.files[place]));
  }

  ofPlace(row) { return this.byPlace.find(({ end }) => row < end); }

  /** The card of a row. */
  async card(row) {
    if (!this.chosen.has(row)) this.choose([row]);
    const { name, version, places, start } = this.chosen.get(row);
    if (!this.loading.has(name)) this.loading.set(name, this.load(name, version));
    try {
      return (await this.loading.get(name))[places ? places.get(row) : row - start];
    } catch (error) {
      // The next time asks again.
      this.loading.delete(name);
      throw error;
    }
  }
}

/** Which files tell what cards do not: one beside each file of cards by place. */
export class FactFiles {
  constructor(byPlace, load) {
    this.files = byPlace.map(([end, , version], number) => ({ number, end, start: number ? byPlace[number - 1][0] : 0, version }));
    this.load = load;
  }

  /** The facts of a row. */
  async of(row) {
    const file = this.files.find(({ end }) => row < end);
    return (await this.load(`facts-${file.number}`, file.version))[row - file.start];
  }
}

/** The cards of rows of the index that are shown together. */
export function cardsOf(rows) {
  const places = new Map();
  for (const { part, place } of rows) places.set(part, [...(places.get(part) ?? []), place]);
  for (const [part, some] of places) part.cards.choose(some);
  return (row) => row.part.card(row.place);
}
