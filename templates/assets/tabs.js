// The kinds of what was found, as links above the results: each leads to the same search of that kind.
import { element } from "./elements.js";
import { queryText } from "./query.js";
import { say } from "./say.js";

export class Tabs {
  /** `choose` is told of the kind that was pressed, none for all. */
  constructor(nav, board, query, choose) {
    Object.assign(this, { nav, query });
    const kinds = [["", { labels: say("common.all") }], ...board.kinds];
    // A board of one kind has nothing to choose from.
    this.links = kinds.length < 3 ? [] : kinds.map(([id, { labels }]) => {
      const count = element("span", "count");
      const link = element("a", "", labels, " ", count);
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        choose(id);
      });
      return { id, link, count, item: element("li", "", link) };
    });
    nav.replaceChildren(element("ul", "", ...this.links.map(({ item }) => item)));
  }

  /** Shows how many listings of each kind there are for the search, and which kind is asked for. */
  show(counts) {
    const asked = this.query.of("kind");
    const chosen = asked.length === 1 ? asked[0] : "";
    for (const { id, link, count, item } of this.links) {
      const number = id ? counts.get(id) ?? 0 : [...counts.values()].reduce((sum, one) => sum + one, 0);
      const values = new Map(this.query.values);
      if (id) values.set("kind", [id]);
      else values.delete("kind");
      link.href = values.size ? `?${queryText(values)}` : location.pathname;
      if (id === chosen) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      count.textContent = number;
      item.hidden = id !== "" && id !== chosen && number === 0;
    }
    this.nav.hidden = this.links.length === 0;
    // Many stand in a row that is wider than a phone: the chosen one stays in sight.
    const row = this.nav.firstElementChild;
    const { link } = this.links.find(({ id }) => id === chosen) ?? {};
    if (link) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }
}
