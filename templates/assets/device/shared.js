// A list that somebody shared by a link: shown, and kept only if the reader says so.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { lookAtAll } from "./fresh.js";
import { attempt } from "./hearts.js";
import { cardOf } from "./listing-cards.js";
import { compareAddress, readList } from "./lists.js";
import { isOff } from "./records.js";
import { SavedListings } from "./saved.js";
import { toast } from "./toast.js";

/** Some programs write the commas and slashes of a link as "%2C" and "%2F". */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export class SharedList {
  constructor() {
    this.section = element("section", "shared");
    this.section.hidden = true;
    addEventListener("hashchange", () => this.show());
  }

  /** The text of the list in the address; null if there is none. */
  get text() { return location.hash.startsWith("#list=") ? location.hash.slice(6) : null; }

  async show() {
    const { text } = this;
    this.section.hidden = text === null;
    if (text === null) return;
    const paths = readList(decoded(text));
    const heading = element("h2", "", say("shared.heading"));
    if (!paths) {
      this.section.replaceChildren(heading, element("p", "i-info notice", say("shared.damaged")));
      return;
    }
    const told = element("p", "note", say("common.loading"));
    told.setAttribute("role", "status");
    const cards = element("ul", "cards");
    const found = new Map();
    let unknown = 0;
    this.section.replaceChildren(heading, told, cards);
    await lookAtAll(paths.map((path) => ({ path })), ({ path }, { now }) => {
      unknown += now === undefined;
      if (!now) return;
      found.set(path, now);
      cards.replaceChildren(...paths.filter((one) => found.has(one)).map((one) => cardOf(found.get(one))));
    });
    if (this.text !== text) return;
    const missing = paths.length - found.size - unknown;
    told.textContent = [
      say("common.listings", { count: found.size }), missing && say("shared.gone", { count: missing }), unknown && say("shared.not_loaded", { count: unknown }),
    ].filter(Boolean).join(", ");
    if (unknown) told.append(`. ${say("shared.check_connection")} `, button("plain", () => this.show(), say("common.try_again")));
    const listings = paths.filter((path) => found.has(path)).map((path) => found.get(path));
    const keep = button("i-heart button", () => attempt(() => {
      const saved = new SavedListings();
      const fresh = listings.filter(({ id }) => !saved.has(id));
      saved.add(...fresh);
      toast(fresh.length ? say("shared.saved", { count: fresh.length }) : say("shared.all_saved"), {
        near: keep, undo: fresh.length ? () => attempt(() => fresh.forEach(({ id }) => saved.remove(id)), keep) : undefined,
      });
    }, keep), say("shared.save_all"));
    keep.hidden = isOff() || found.size === 0;
    const compare = Object.assign(element("a", "i-compare button quiet", say("shared.compare")), { href: compareAddress(listings.map(({ path }) => path)) });
    compare.hidden = found.size < 2 || found.size > 4;
    const close = button("button quiet", () => {
      location.hash = "";
      document.querySelector("main").focus();
    }, say("shared.close"));
    told.after(element("p", "buttons no-print", keep, compare, close));
  }
}
