// The pages that a reader follows, with what is new in each since it was last opened, and one file of all their feeds.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { sinceText } from "./day-words.js";
import { feedsOf } from "./feeds-file.js";
import { Follows } from "./follows.js";
import { offerFile } from "./offer-file.js";
import { base } from "./records.js";
import { toast } from "./toast.js";

/** Of more pages nobody waits for the news. */
const MOST = 12;
const site = document.querySelector("meta[property='og:site_name']")?.content ?? location.host;

/** On how many days later than one something in a feed is new, counted by its entries. */
async function newIn({ path, feed, looked }) {
  const response = await fetch(`${base}${path}${feed}`);
  if (!response.ok) return 0;
  const read = new DOMParser().parseFromString(await response.text(), "application/xml");
  return [...read.getElementsByTagName("entry")].filter((entry) => (entry.getElementsByTagName("updated")[0]?.textContent ?? "").slice(0, 10) > looked).length;
}

export class List {
  /** A list whose heading is of a level, which depends on what it stands in. */
  constructor(level = "h2") {
    this.follows = new Follows();
    this.news = new Map();
    this.list = element("ul", "places one");
    this.heading = Object.assign(element(level, "", say("follow.pages")), { tabIndex: -1, id: "followed" });
    this.take = button("i-feed button quiet", () => this.offer(), say("follow.get_file"));
    this.section = element(
      "section", "no-print followed-pages", this.heading, this.list,
      element("p", "note", say("follow.file_hint")), element("p", "buttons", this.take));
  }

  /** Gives the file that feed readers import. */
  offer() {
    offerFile("followed.opml", "text/x-opml", feedsOf(this.follows.all, say("follow.file_title", { site }), new URL(base, location.href).href));
    toast(say("follow.file_made"), { near: this.take });
  }

  show() {
    const { all } = this.follows;
    this.section.hidden = all.length === 0;
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    const focusedPath = focused?.closest("li").dataset.path;
    this.list.replaceChildren(...all.map((page) => this.item(page)));
    if (focused) [...this.list.children].find(({ dataset }) => dataset.path === focusedPath)?.querySelector(focused.localName).focus();
    if (all.length && !this.hasLooked) this.look(all);
  }

  item({ path, name }) {
    const link = Object.assign(element("a", "", element("bdi", "", name)), { href: `${base}${path}` });
    const forget = button("i-close keep-button", () => attempt(() => {
      const undo = this.follows.remove(path);
      const near = this.section.hidden ? document.querySelector("main") : this.heading;
      near.focus();
      toast(say("follow.unfollowed", { page: name }), { near, undo: () => attempt(undo, near) });
    }, forget));
    forget.setAttribute("aria-label", say("follow.stop", { page: name }));
    const item = element("li", "", link, element("span", "count", this.news.get(path) ?? ""), forget);
    item.dataset.path = path;
    return item;
  }

  /** Reads the feeds of the first pages, one after another. */
  async look(all) {
    this.hasLooked = true;
    for (const page of all.slice(0, MOST)) {
      try {
        const count = page.looked ? await newIn(page) : 0;
        if (count) this.news.set(page.path, say("follow.new_since", { count, since: sinceText(page.looked) }));
      } catch (error) {
        // Without a connection the pages are there, and their news is not.
        console.info(error);
      }
    }
    this.show();
  }
}
