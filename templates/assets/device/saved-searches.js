// The searches that are kept on this device, on the page of all that is saved, each with what is new in it.
import { button, element } from "../elements.js";
import { KeptSearches } from "../kept.js";
import { later } from "../loading.js";
import { say } from "../say.js";
import { base } from "./records.js";
import { toast } from "./toast.js";

export class SavedSearches {
  constructor() {
    this.kept = new KeptSearches();
    this.list = element("ul", "places one");
    this.heading = Object.assign(element("h2", "", say("saved.searches")), { tabIndex: -1 });
    this.section = element("section", "no-print", this.heading, this.list);
    this.news = new Map();
  }

  show() {
    const { all } = this.kept;
    this.section.hidden = all.length === 0;
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    const focusedQuery = focused?.closest("li").dataset.query;
    this.list.replaceChildren(...all.map(({ name, query }) => {
      const link = Object.assign(element("a", "", name), { href: `${base}search/?${query}` });
      const forget = button("i-close keep-button", () => {
        const before = this.kept.record.value.searches;
        const place = before.findIndex((one) => one.query === query);
        if (!this.kept.remove(query)) return;
        // Outside of the list, which is rendered again when a search changes.
        const near = this.section.hidden ? document.querySelector("main") : this.heading;
        near.focus();
        toast(say("saved.search_removed", { name }), {
          near, undo: () => this.kept.write((all) => (all.some((one) => one.query === query) ? all : all.toSpliced(place, 0, before[place]))),
        });
      });
      forget.setAttribute("aria-label", say("saved.remove_search", { name }));
      const item = element("li", "", link, element("span", "count", this.news.get(query) ?? ""), forget);
      item.dataset.query = query;
      return item;
    }));
    if (focused) [...this.list.children].find(({ dataset }) => dataset.query === focusedQuery)?.querySelector(focused.localName).focus();
    if (all.length && !this.hasLooked) this.look(all);
  }

  async look(all) {
    this.hasLooked = true;
    try {
      // Who keeps no search need not load what finds things.
      const [{ SearchIndex }, { tellNews }] = await Promise.all([later(import("../index.js")), later(import("./news.js"))]);
      const index = await SearchIndex.load(`${base}search/index.json`);
      await tellNews(all, index, (query, text) => this.news.set(query, text));
      this.show();
    } catch (error) {
      // Without a connection the searches are there, and their news is not.
      console.info(error);
    }
  }
}
