// The button that shows results on a map. The map itself is loaded when it is first pressed.
import { later } from "./loading.js";
import { PLACES } from "./query.js";

/** The layers of places that the address asks for, `#places=station,library`, before a search puts another one there. */
const layers = new URLSearchParams(location.hash.slice(1)).get("places")?.split(",") ?? [];

export class MapSwitch {
  /** A switch of a search page for what a query asks for. `search` searches again, `step` leaves the search as it is to Back, `remember` puts the query into the address. */
  constructor(finder, query, { kinds, search, step, remember }) {
    Object.assign(this, { finder, query, kinds, search, step, remember });
    this.opener = document.getElementById("open-map");
    this.opener.addEventListener("click", async ({ detail }) => {
      step();
      query.set("view", this.isOn ? [] : ["map"]);
      // On a phone the map takes the place of the cards.
      if (this.isOn && !matchMedia("(min-width: 60rem)").matches) finder.scrollIntoView();
      await search();
      // Whoever uses a keyboard goes on in the map, which may stand behind all filters.
      if (this.isOn && detail === 0) (await this.map)?.focus();
    });
  }

  /** Goes on without the map. */
  giveUp() {
    this.query.set("view", []);
    this.opener.setAttribute("aria-pressed", "false");
    this.finder.classList.remove("mapped");
  }

  get isOn() { return this.query.of("view").join() === "map"; }

  /** Forgets which places were asked for: the address says what the map shows. */
  reset() { this.places = undefined; }

  /** Shows listings on the map, and rings around what they are to be near, if it is on and `isLatest` still holds once it is there. */
  async show(rows, rings, isLatest) {
    const { finder, query } = this;
    this.opener.setAttribute("aria-pressed", String(this.isOn));
    finder.classList.toggle("mapped", this.isOn);
    // Where the reader moved the map goes with the places that they asked for.
    const places = [...PLACES].map((key) => query.of(key)).join(";");
    if (!this.isOn || places !== (this.places ?? places)) query.set("at", []);
    this.places = places;
    if (!this.isOn) {
      (await this.map)?.hide();
      return;
    }
    this.map ??= this.load().catch((error) => {
      // The next search tries again.
      this.map = null;
      throw error;
    });
    const map = await this.map;
    if (isLatest()) map.show(rows, { at: query.values.get("at"), area: query.values.get("area"), rings });
  }

  async load() {
    const { ResultsMap } = await later(import("./map.js"));
    const { base, places, tiles, tilesCredit, tilesHost, streets } = this.finder.dataset;
    const { kinds, query } = this;
    return ResultsMap.open(document.getElementById("map"), {
      base, kinds, places, layers, tiles: tiles && { tiles, credit: tilesCredit, host: tilesHost, folder: streets },
      setArea: (values) => {
        this.step();
        // Numbers of an area may be alike.
        if (values.length) query.values.set("area", values);
        else query.set("area", []);
        this.search();
      },
      moved: (at) => {
        if (!this.isOn) return;
        query.values.set("at", at);
        this.remember();
      },
    });
  }
}
