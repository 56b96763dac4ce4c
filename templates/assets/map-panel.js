// What the map of results says beside itself: the cards of a pin, or what a place of interest is.
import { cardsOf } from "./card-files.js";
import { card } from "./cards.js";
import { button, element } from "./elements.js";
import { say } from "./say.js";

const PAGE = 12;

export class MapPanel {
  /** Closed at first. `close` is called by who wants it closed. */
  constructor({ kinds, base, close }) {
    /** The key of the pin of which it tells, and what opened it beside pins. */
    Object.assign(this, { kinds, base, close, node: element("section", "map-panel"), key: null, opener: null });
    Object.assign(this.node, { hidden: true, tabIndex: -1 });
    this.node.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  }

  open(title, ...parts) {
    const close = button("i-close map-tool", () => this.close());
    close.setAttribute("aria-label", say("common.close"));
    this.node.setAttribute("aria-label", title);
    this.node.replaceChildren(element("div", "section-head", element("h2", "", title), close), ...parts);
    this.node.hidden = false;
    this.node.focus({ preventScroll: true });
  }

  /** Tells lines of something that is no pin. */
  tell(title, lines, opener) {
    Object.assign(this, { key: null, opener });
    this.open(title, ...lines.map((line) => element("p", "", line)));
  }

  /** Shows the cards of a pin, some at a time. */
  async list(pin, title) {
    Object.assign(this, { key: pin.key, opener: null });
    const list = element("ul", "cards");
    const more = button("button quiet", () => grow(), say("common.show_more"));
    this.open(title, list, more);
    let shown = 0;
    const grow = async () => {
      const rows = pin.rows.slice(shown, shown + PAGE);
      shown += rows.length;
      more.hidden = shown >= pin.rows.length;
      try {
        const listings = await Promise.all(rows.map(cardsOf(rows)));
        if (this.key === pin.key) list.append(...listings.map((listing, place) => card(listing, rows[place], this.kinds, this.base)));
      } catch (error) {
        reportError(error);
        list.append(element("li", "", say("map.listings_not_loaded")));
      }
    };
    await grow();
  }

  /** Closes it; gives what opened it, if that is no pin and still there. */
  hide() {
    this.key = null;
    this.node.hidden = true;
    this.node.replaceChildren();
    return this.opener?.isConnected ? this.opener : null;
  }
}
