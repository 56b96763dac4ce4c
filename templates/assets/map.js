// The map of results: outlines, pins, and an area that somebody asks for. It is loaded when a reader opens it, and asks nobody but this site.
import { areaValues, readArea } from "./area.js";
import { distance, roughly, within } from "./distance.js";
import { button, element } from "./elements.js";
import { later } from "./loading.js";
import { PinButtons } from "./map-buttons.js";
import { MapCanvas } from "./map-canvas.js";
import { AreaTools, drawArea, drawRings, ringPoints } from "./map-draw.js";
import { fitting } from "./map-fit.js";
import { MapPanel } from "./map-panel.js";
import { Pins, words } from "./map-pins.js";
import { Places } from "./map-places.js";
import { MapShapes } from "./map-shapes.js";
import { MapView, ZOOMS, project } from "./map-view.js";
import { say } from "./say.js";

/** Loads the style of maps, unless it is there. */
function style() {
  const href = new URL("map.css", import.meta.url).href;
  return new Promise((resolve, reject) => {
    const link = Object.assign(element("link"), { rel: "stylesheet", href, onload: resolve, onerror: () => reject(new Error(href)) });
    document.head.append(link);
  });
}

export class ResultsMap {
  /**
   * A map in an element. `places` is the address of places of interest, `layers` which of their categories are on from the start, and `tiles` tells of pictures of streets, if there are any. `setArea` is told of the values that an area is to have, none to take it away, and `moved` of the values that
   * bring the reader back to what they see now.
   */
  constructor(root, { base, kinds, places, layers, tiles, setArea, moved }) {
    Object.assign(this, { root, base, kinds, layers, tiles, setArea, moved, placesAddress: places, pins: new Pins([]), area: null, rings: [] });
  }

  /** A map whose outlines are on their way. */
  static async open(root, options) {
    const map = new ResultsMap(root, options);
    await style();
    map.build();
    map.shapes = new MapShapes(`${options.base}map/`, () => map.draw());
    map.opening = map.shapes.open().then(() => map.name(), (error) => {
      // Pins are of use without outlines, too.
      reportError(error);
      map.status.textContent = say("map.outlines_not_loaded");
    });
    return map;
  }

  build() {
    this.canvas = new MapCanvas(() => this.draw());
    this.surface = element("div", "map-surface", this.canvas.node);
    Object.assign(this.surface, { tabIndex: 0 });
    this.surface.setAttribute("role", "application");
    this.surface.setAttribute("aria-label", say("map.keys"));
    this.status = element("p", "hidden");
    this.status.setAttribute("role", "status");
    this.buttons = new PinButtons({
      press: (key) => this.press(key), said: (pin) => this.said(pin), isOpen: (key) => key === this.panel.key, surface: this.surface,
    });
    this.surface.append(this.buttons.layer);
    this.panel = new MapPanel({ kinds: this.kinds, base: this.base, close: () => this.close() });
    this.tools = element(
      "div", "map-tools", this.tool("+", say("map.zoom_in"), () => this.view.zoomBy(1)), this.tool("−", say("map.zoom_out"), () => this.view.zoomBy(-1)),
      this.tool("⤢", say("map.show_all"), () => this.fit(true)));
    this.credits = element("details", "map-credit");
    this.credits.hidden = true;
    this.root.replaceChildren(this.surface, this.tools, this.panel.node, this.credits, this.status);
    this.view = new MapView(this.surface, { changed: () => this.draw(), settled: () => this.remember() });
    this.areaTools = new AreaTools(this.view, (area) => this.setArea(area ? areaValues(area) : []), () => this.draw());
    this.tools.append(this.areaTools.opener);
    this.surface.after(this.areaTools.form, this.areaTools.hint);
    if (this.placesAddress) {
      this.places = new Places(this.placesAddress, { wanted: this.layers, changed: () => this.draw(), press: (place, node) => this.tell(place, node) });
      this.tools.append(this.places.opener);
      this.surface.after(this.places.form);
      this.buttons.layer.before(this.places.layer);
    }
    if (this.tiles) {
      this.streetsButton = button("map-tool wide", () => this.toggleStreets(), say("map.show_streets", { host: this.tiles.host }));
      this.streetsButton.setAttribute("aria-pressed", "false");
      this.root.append(element("p", "map-streets-row", this.streetsButton));
    }
    this.surface.addEventListener("keydown", (event) => this.key(event));
    const repaint = () => {
      this.canvas.recolour();
      this.draw();
    };
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);
    // Light or dark may have been chosen in another tab (early.js).
    addEventListener("storage", repaint);
  }

  tool(sign, label, onPress) {
    const made = button("map-tool", onPress, sign);
    made.setAttribute("aria-label", label);
    made.title = label;
    return made;
  }

  /** Says what only the outlines tell: where pins are that hold much, and who made the outlines. */
  name() {
    this.pins = new Pins(this.pins.rows, this.shapes.cities);
    this.draw();
    this.credit();
  }

  /** What a pin says. */
  said(pin) { return words(pin, this.kinds, this.pins.names); }

  credit() {
    const own = "© PSMA, ABS";
    this.credits.replaceChildren(
      element("summary", "", this.streets ? this.tiles.credit : own), ...this.shapes.attribution.map((line) => element("p", "", line)),
      element("p", "", say("map.simplified")));
    this.credits.hidden = this.shapes.attribution.length === 0;
  }

  // ---- What it shows ----

  /** Shows listings. `at` are the values that {@link moved} told, if the reader moved the map, `area` those of an area, if there is one,
   * and `rings` what they are to be near. */
  show(rows, { at, area, rings }) {
    this.root.hidden = false;
    this.view.measure();
    this.canvas.renew();
    this.pins = new Pins(rows, this.shapes.cities);
    this.area = area ? readArea(area) : null;
    this.areaTools.show(this.area);
    this.rings = rings;
    const around = rings.map(({ km, name }) => (km ? say("map.ring", { far: within(km), name }) : say("map.marked", { name }))).join("; ");
    if (around) this.surface.setAttribute("aria-description", around);
    else this.surface.removeAttribute("aria-description");
    if (this.panel.key && !this.pinOf(this.panel.key)) this.close(false);
    const [latitude, longitude, zoom] = (at ?? []).map(Number);
    if (at?.length === 3 && Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom >= ZOOMS.least && zoom <= 18) {
      cancelAnimationFrame(this.view.flight);
      this.view.place(...project([latitude, longitude]), zoom);
    } else this.fitSoon();
    const placed = this.pins.places.reduce((sum, place) => sum + place.rows.length, 0);
    this.status.textContent = placed === rows.length ? "" : say("map.not_shown", { count: rows.length - placed, all: rows.length });
  }

  hide() {
    clearTimeout(this.remembering);
    this.root.hidden = true;
  }

  /** Lets the keys move the map. */
  focus() { this.surface.focus(); }

  /** Shows all that was found, and again once places that were asked for and names are loaded, unless the reader moved the map meanwhile. */
  fitSoon() {
    this.fit(false);
    const { x, y, zoom } = this.view;
    Promise.all([this.places?.loading, this.opening]).then(() => {
      if (this.view.x === x && this.view.y === y && this.view.zoom === zoom) this.fit(false);
    });
  }

  /** Shows all that was found; `isReaders` if the reader asked for it. */
  fit(isReaders) {
    // Who follows a link to the stations of a suburb sees one, however far it is.
    const points = this.area ? drawArea(this.area) : [...this.pins.points, ...ringPoints(this.rings), ...this.places?.nearest(this.pins.points) ?? []];
    const target = fitting(this.view, points, this.pins, (pin) => this.said(pin).short, [...this.tools.children]);
    if (isReaders) this.view.fly(...target);
    else {
      cancelAnimationFrame(this.view.flight);
      this.view.place(...target);
    }
  }

  remember() {
    clearTimeout(this.remembering);
    this.remembering = setTimeout(() => {
      const [latitude, longitude] = this.view.centre;
      this.moved([latitude.toFixed(4), longitude.toFixed(4), this.view.zoom.toFixed(2)].map((number) => String(Number(number))));
    }, 150);
  }

  draw() {
    if (this.root.hidden || this.drawing || !this.shapes) return;
    this.drawing = requestAnimationFrame(() => {
      this.drawing = null;
      const taken = this.buttons.place(this.pins.at(this.level), this.view);
      this.places?.place(this.view);
      this.streets?.show(this.view);
      this.canvas.paint(this.view, (context, density) => this.paint(context, density, taken));
    });
  }

  /** Draws all but the pins, which fill the boxes that are taken. */
  paint(context, density, taken) {
    const { palette } = this.canvas;
    if (this.streets) {
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, this.view.width, this.view.height);
    } else this.shapes.draw(context, this.view, palette, density, taken);
    drawRings(context, this.view, this.rings, palette);
    this.areaTools.draw(context, palette);
  }

  /** Shows pictures of streets instead of outlines, or outlines again. */
  async toggleStreets() {
    const isOn = !this.streets;
    this.streetsButton.setAttribute("aria-pressed", String(isOn));
    try {
      if (isOn) {
        const { Streets } = await later(import("./map-streets.js"));
        this.opened ??= await Streets.open(this.surface, this.tiles);
        this.opened.node.hidden = false;
        this.streets = this.opened;
      } else {
        this.streets.hide();
        this.streets = null;
      }
    } catch (error) {
      reportError(error);
      this.streetsButton.setAttribute("aria-pressed", "false");
      this.status.textContent = say("map.streets_not_loaded");
    }
    this.view.most = this.streets ? 18 : ZOOMS.most;
    this.canvas.renew();
    this.credit();
    this.view.place(this.view.x, this.view.y, this.view.zoom);
  }

  /** Says what a place of interest is. */
  tell({ name, note, point }, node) {
    const nearest = Math.min(...this.pins.points.map((one) => distance(one, point)));
    const far = Number.isFinite(nearest) ? [say("map.from_nearest", { far: roughly(nearest) })] : [];
    this.panel.tell(name, [note, ...far].filter(Boolean), node);
  }

  // ---- Pins ----

  get level() { return Math.round(this.view.zoom); }
  pinOf(key) { return this.pins.at(this.level).find((pin) => pin.key === key); }

  press(key) {
    const pin = this.pinOf(key);
    if (!pin) return;
    if (pin.places.length > 1 && this.view.zoom < this.view.most) {
      const [x, y, zoom] = this.view.around(pin.places.map(({ point }) => point), 0, this.view.most);
      // At least so far that it divides.
      let level = Math.max(Math.ceil(this.view.zoom + 0.5), Math.floor(zoom));
      while (level < this.view.most && this.pins.at(level).some((other) => other.key === key)) level += 1;
      this.view.fly(x, y, level);
      this.surface.focus({ preventScroll: true });
      return;
    }
    this.open(pin);
  }

  /** Shows the cards of a pin. */
  async open(pin) {
    this.mark(false);
    const { long } = this.said(pin);
    const listing = this.panel.list(pin, pin.suburb && pin.rows.length === 1 ? say("map.somewhere_in", { suburb: pin.suburb }) : long);
    this.mark(true);
    await listing;
    this.draw();
  }

  /** Says of the pin that is told of whether it is; gives it. */
  mark(isOpen) {
    const node = this.buttons.node(this.panel.key);
    node?.setAttribute("aria-expanded", String(isOpen));
    return node;
  }

  close(isReaders = true) {
    const pin = this.mark(false);
    const back = this.panel.hide() ?? pin;
    if (isReaders) (back ?? this.surface).focus({ preventScroll: true });
  }

  // ---- Keys ----

  key(event) {
    const pin = event.target.closest(".map-pin");
    if (event.key === "Home") this.fit(true);
    else if (event.key === "Escape" && this.areaTools.isDrawing) this.areaTools.stop();
    else if (event.key === "Escape" && this.panel.key) this.close();
    else if (pin && event.key.startsWith("Arrow")) {
      this.buttons.step(pin, event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1);
    } else if (!this.view.key(event)) return;
    event.preventDefault();
  }
}
