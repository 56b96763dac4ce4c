// What a reader keeps of searches, on the search page: those that she kept, with what is new in them, and the ways to follow the one that is shown.
import { dayNumber, today } from "./days.js";
import { readFilter } from "./filter.js";
import { showKept } from "./keeping.js";
import { KeptSearches } from "./kept.js";
import { later } from "./loading.js";
import { nameOf } from "./naming.js";
import { queryText } from "./query.js";

export class SearchKeeping {
  /** Of a search page with an index, a vocabulary, a query and its results; `site` is the name of the site, and `fail` is told what went wrong. */
  constructor({ index, board, query, results, base, site, fail }) {
    Object.assign(this, { index, board, query, results, base, site, fail, searches: new KeptSearches(), news: new Map(), run: 0 });
    this.section = document.getElementById("kept");
    this.follow = document.getElementById("follow");
    this.follow.addEventListener("toggle", () => this.showWays().catch(fail));
    this.list();
    this.tellNews().catch((error) => reportError(error));
  }

  /** What somebody keeps of the search: where the map was looked at is no part of it. */
  get asked() { return new Map([...this.query.values].filter(([key]) => key !== "view" && key !== "at")); }

  /** Remembers that the results of a search that is kept were shown. */
  noteLook() {
    const text = queryText(this.asked);
    if (this.searches.has(text)) this.searches.look(text, this.results.matches.filter(({ listed }) => listed === dayNumber(today())).length);
  }

  list() {
    showKept(this.section, this.searches, this.news, () => {
      this.list();
      this.showWays().catch(this.fail);
    });
  }

  /** Tells what is new in the searches that are kept. */
  async tellNews() {
    const { all } = this.searches;
    if (!all.length) return;
    const device = await later(import("./device/news.js"));
    await device.tellNews(all, this.index, (text, told) => this.news.set(text, told));
    if (!this.section.contains(document.activeElement)) this.list();
  }

  /** Shows the ways to follow the search, if somebody wants to see them. */
  async showWays() {
    if (!this.follow.open) return;
    this.run += 1;
    const { run, index, board, query, base } = this;
    const [ways] = await Promise.all([later(import("./follow.js")), board.learnPostcodes(query.of("suburb"), index)]);
    const { conditions } = readFilter(query.values, board);
    if (run !== this.run) return;
    const name = nameOf(conditions) || this.site;
    await ways.showWays(
      this.follow.lastElementChild, { conditions, name, query: this.asked }, { index, board, base, kept: this.searches, change: () => this.list() });
  }
}
