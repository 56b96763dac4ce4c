// The map of results: outlines, pins, and an area that somebody asks for. It is loaded when a reader opens it, and asks nobody but this site.
import { areaValues, readArea } from "./area.js";
import { cardsOf } from "./card-files.js";
import { card } from "./cards.js";
import { distance, roughly, within } from "./distance.js";
import { button, element } from "./elements.js";
import { later } from "./loading.js";
import { AreaTools, drawArea, drawRings, ringPoints } from "./map-draw.js";
import { fitting } from "./map-fit.js";
import { Pins, words } from "./map-pins.js";
import { Places } from "./map-places.js";
import { MapShapes } from "./map-shapes.js";
import { MapView, ZOOMS, project } from "./map-view.js";
import { say } from "./say.js";

const PAGE = 12;
/** How many times as long as a drawing took there is none. */
const PATIENCE = 6;

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
    Object.assign(this, { root, base, kinds, layers, tiles, setArea, moved, placesAddress: places, pins: new Pins([]), buttons: new Map(), area: null, rings: [] });
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
    this.canvas = element("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    this.layer = element("div", "map-pins");
    this.layer.setAttribute("role", "group");
    this.layer.setAttribute("aria-label", say("map.results"));
    this.surface = element("div", "map-surface", this.canvas, this.layer);
    Object.assign(this.surface, { tabIndex: 0 });
    this.surface.setAttribute("role", "application");
    this.surface.setAttribute("aria-label", say("map.keys"));
    this.status = element("p", "hidden");
    this.status.setAttribute("role", "status");
    this.panel = element("section", "map-panel");
    this.panel.hidden = true;
    this.panel.tabIndex = -1;
    this.tools = element(
      "div", "map-tools", this.tool("+", say("map.zoom_in"), () => this.view.zoomBy(1)), this.tool("−", say("map.zoom_out"), () => this.view.zoomBy(-1)),
      this.tool("⤢", say("map.show_all"), () => this.fit(true)));
    this.credits = element("details", "map-credit");
    this.credits.hidden = true;
    this.root.replaceChildren(this.surface, this.tools, this.panel, this.credits, this.status);
    this.view = new MapView(this.surface, { changed: () => this.draw(), settled: () => this.remember() });
    this.areaTools = new AreaTools(this.view, (area) => this.setArea(area ? areaValues(area) : []), () => this.draw());
    this.tools.append(this.areaTools.opener);
    this.surface.after(this.areaTools.form, this.areaTools.hint);
    if (this.placesAddress) {
      this.places = new Places(this.placesAddress, { wanted: this.layers, changed: () => this.draw(), press: (place, node) => this.tell(place, node) });
      this.tools.append(this.places.opener);
      this.surface.after(this.places.form);
      this.layer.before(this.places.layer);
    }
    if (this.tiles) {
      this.streetsButton = button("map-tool wide", () => this.toggleStreets(), say("map.show_streets", { host: this.tiles.host }));
      this.streetsButton.setAttribute("aria-pressed", "false");
      this.root.append(element("p", "map-streets-row", this.streetsButton));
    }
    this.surface.addEventListener("keydown", (event) => this.key(event));
    this.panel.addEventListener("keydown", (event) => { if (event.key === "Escape") this.close(); });
    const repaint = () => {
      this.colours = null;
      this.painted = null;
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
    this.painted = null;
    this.pins = new Pins(rows, this.shapes.cities);
    this.area = area ? readArea(area) : null;
    this.areaTools.show(this.area);
    this.rings = rings;
    const around = rings.map(({ km, name }) => (km ? say("map.ring", { far: within(km), name }) : say("map.marked", { name }))).join("; ");
    if (around) this.surface.setAttribute("aria-description", around);
    else this.surface.removeAttribute("aria-description");
    if (this.panelKey && !this.pinOf(this.panelKey)) this.close(false);
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
      const density = Math.min(window.devicePixelRatio || 1, 2);
      const taken = this.place();
      this.places?.place(this.view);
      this.streets?.show(this.view);
      this.paint(density, taken);
    });
  }

  /**
   * Draws the canvas. On a slow device not at every step of a movement: between two drawings the last one is moved along, which costs
   * next to nothing.
   */
  paint(density, taken) {
    const { view, canvas, painted } = this;
    const now = performance.now();
    clearTimeout(this.painting);
    if (painted && painted.width === view.width && painted.height === view.height && now - painted.end < painted.cost * PATIENCE) {
      const [x, y] = view.pixel(painted.at);
      const scale = 2 ** (view.zoom - painted.zoom);
      canvas.style.transform = `translate(${x - view.width / 2}px, ${y - view.height / 2}px) scale(${scale})`;
      this.painting = setTimeout(() => this.draw(), painted.cost * PATIENCE);
      return;
    }
    if (canvas.width !== Math.round(view.width * density) || canvas.height !== Math.round(view.height * density)) {
      Object.assign(canvas, { width: Math.round(view.width * density), height: Math.round(view.height * density) });
    }
    const context = canvas.getContext("2d");
    if (this.streets) {
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, view.width, view.height);
    } else this.shapes.draw(context, view, this.palette(), density, taken);
    drawRings(context, view, this.rings, this.palette());
    this.areaTools.draw(context, this.palette());
    canvas.style.transform = "";
    const end = performance.now();
    this.painted = { at: [view.x, view.y], zoom: view.zoom, width: view.width, height: view.height, end, cost: end - now > 4 ? end - now : 0 };
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
    this.painted = null;
    this.credit();
    this.view.place(this.view.x, this.view.y, this.view.zoom);
  }

  /** Says what a place of interest is. */
  tell({ name, note, point }, node) {
    this.panelKey = null;
    this.opener = node;
    const nearest = Math.min(...this.pins.points.map((one) => distance(one, point)));
    const far = Number.isFinite(nearest) ? [say("map.from_nearest", { far: roughly(nearest) })] : [];
    this.panel.replaceChildren(this.panelHead(name), ...[note, ...far].filter(Boolean).map((line) => element("p", "", line)));
    this.panel.hidden = false;
    this.panel.focus({ preventScroll: true });
  }

  panelHead(text) {
    const close = button("i-close map-tool", () => this.close());
    close.setAttribute("aria-label", say("common.close"));
    this.panel.setAttribute("aria-label", text);
    return element("div", "section-head", element("h2", "", text), close);
  }

  palette() {
    if (!this.colours) {
      const names = ["land", "water", "shore", "border", "soft", "accent", "place", "page", "ink"];
      // A colour as it is seen, whatever a theme made it of.
      const probe = element("span");
      // Where colours are forced, every span has the same; the map keeps its own.
      probe.style.forcedColorAdjust = "none";
      this.surface.append(probe);
      const seen = (name) => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
      };
      this.colours = Object.fromEntries(names.map((name) => [name, seen(name)]));
      this.colours.font = getComputedStyle(this.surface).fontFamily;
      probe.remove();
    }
    return this.colours;
  }

  // ---- Pins ----

  get level() { return Math.round(this.view.zoom); }
  pinOf(key) { return this.pins.at(this.level).find((pin) => pin.key === key); }

  /** Puts the pins that are in sight where they belong; gives the boxes that they fill. */
  place() {
    const pins = this.pins.at(this.level);
    const { west, north, east, south } = this.view.box;
    const [across, down] = [70 / this.view.scale, 50 / this.view.scale];
    const sight = pins.filter(({ at: [x, y] }) => x > west - across && x < east + across && y > north - down && y < south + down)
      .map((pin) => ({ pin, pixel: this.view.pixel(pin.at) }));
    const focused = document.activeElement;
    const old = this.buttons;
    this.buttons = new Map();
    for (const { pin, pixel } of sight) {
      const known = old.get(pin.key);
      const made = known?.pin === pin ? known : this.pinButton(pin, known?.node);
      old.delete(pin.key);
      this.buttons.set(pin.key, made);
      made.node.style.transform = `translate(${pixel[0].toFixed(1)}px, ${pixel[1].toFixed(1)}px) translate(-50%, ${pin.suburb || pin.places.length > 1 ? "-50%" : "calc(-100% - .4rem)"})`;
    }
    for (const { node } of old.values()) node.remove();
    const nodes = [...this.buttons.values()].map(({ node }) => node);
    nodes.forEach((node, place) => { if (this.layer.children[place] !== node) this.layer.insertBefore(node, this.layer.children[place] ?? null); });
    if (focused !== document.activeElement) {
      if (focused?.isConnected) focused.focus({ preventScroll: true });
      else if (this.hadPin) this.surface.focus({ preventScroll: true });
    }
    this.hadPin = document.activeElement?.classList.contains("map-pin") ?? false;
    // One of the pins is in the order of the Tab key; the arrow keys lead to the others.
    const stop = nodes.includes(document.activeElement) ? document.activeElement : nodes[0];
    for (const node of nodes) node.tabIndex = node === stop ? 0 : -1;
    return sight.map(({ pixel: [x, y] }) => [x - 36, y - 34, x + 36, y + 16]);
  }

  pinButton(pin, node) {
    const { short, long } = this.said(pin);
    const made = node ?? button("", () => this.press(made.pinKey));
    made.pinKey = pin.key;
    made.className = `map-pin${pin.places.length > 1 || pin.rows.length > 1 ? " many" : ""}${pin.suburb ? " suburb" : ""}`;
    made.textContent = short;
    made.setAttribute("aria-label", pin.suburb ? say("map.at_the_middle", { listings: long }) : long);
    made.setAttribute("aria-expanded", String(pin.key === this.panelKey));
    return { node: made, pin };
  }

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
    this.buttons.get(this.panelKey)?.node.setAttribute("aria-expanded", "false");
    this.panelKey = pin.key;
    this.buttons.get(pin.key)?.node.setAttribute("aria-expanded", "true");
    const { long } = this.said(pin);
    this.opener = null;
    const list = element("ul", "cards");
    const more = button("button quiet", () => grow(), say("common.show_more"));
    this.panel.replaceChildren(this.panelHead(pin.suburb && pin.rows.length === 1 ? say("map.somewhere_in", { suburb: pin.suburb }) : long), list, more);
    this.panel.hidden = false;
    this.panel.focus({ preventScroll: true });
    let shown = 0;
    const grow = async () => {
      const rows = pin.rows.slice(shown, shown + PAGE);
      shown += rows.length;
      more.hidden = shown >= pin.rows.length;
      try {
        const listings = await Promise.all(rows.map(cardsOf(rows)));
        if (this.panelKey === pin.key) list.append(...listings.map((listing, place) => card(listing, rows[place], this.kinds, this.base)));
      } catch (error) {
        reportError(error);
        list.append(element("li", "", say("map.listings_not_loaded")));
      }
    };
    await grow();
    this.draw();
  }

  close(isReaders = true) {
    const { node } = this.buttons.get(this.panelKey) ?? {};
    this.panelKey = null;
    this.panel.hidden = true;
    this.panel.replaceChildren();
    const back = this.opener?.isConnected ? this.opener : node;
    if (isReaders) (back ?? this.surface).focus({ preventScroll: true });
    node?.setAttribute("aria-expanded", "false");
  }

  // ---- Keys ----

  key(event) {
    const pin = event.target.closest(".map-pin");
    const order = [...this.layer.children];
    if (event.key === "Home") this.fit(true);
    else if (event.key === "Escape" && this.areaTools.isDrawing) this.areaTools.stop();
    else if (event.key === "Escape" && this.panelKey) this.close();
    else if (pin && event.key.startsWith("Arrow")) {
      const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
      const next = order[(order.indexOf(pin) + step + order.length) % order.length];
      for (const node of order) node.tabIndex = node === next ? 0 : -1;
      next.focus({ preventScroll: true });
    } else if (!this.view.key(event)) return;
    event.preventDefault();
  }
}
