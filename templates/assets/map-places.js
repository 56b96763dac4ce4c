// Places of interest on the map, such as stations: layers that a reader turns on, loaded when the first of them is.
import { distance } from "./distance.js";
import { button, element } from "./elements.js";
import { project } from "./map-view.js";
import { say } from "./say.js";

/** The shapes that tell categories apart without colours, as paths in a square of 14 pixels. */
const SHAPES = ["M7 1 13 13H1Z", "M1 1H13V13H1Z", "M7 0 14 7 7 14 0 7Z", "M7 1A6 6 0 1 0 7.01 1Z", "M1 4 7 1 13 4 11 13H3Z", "M5 1H9V5H13V9H9V13H5V9H1V5H5Z"];
/** More than that many are not drawn at a time: nobody could tell them apart. */
const MOST = 400;

export class Places {
  /**
   * A list of layers from the file at an address. `wanted` are the ids of those that are on from the start. `changed` is told when others are to
   * be shown, `press` of a place that was pressed.
   */
  constructor(address, { wanted, changed, press }) {
    Object.assign(this, { address, wanted, changed, press, shown: new Set(), places: [], nodes: [] });
    this.opener = button("map-tool wide", () => this.toggle(), say("map.places"));
    this.opener.setAttribute("aria-expanded", "false");
    this.opener.setAttribute("aria-controls", "map-places");
    this.form = element("form", "map-places");
    Object.assign(this.form, { id: "map-places", hidden: true });
    this.form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.toggle(false);
      this.opener.focus();
    });
    this.layer = element("div", "map-spots");
    if (wanted.length) this.loading = this.load();
  }

  toggle(isOpen = this.form.hidden) {
    this.form.hidden = !isOpen;
    this.opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.loading ??= this.load();
  }

  async load() {
    try {
      const response = await fetch(this.address);
      if (!response.ok) throw new Error(`${response.status} ${this.address}`);
      const { categories, places, attribution } = await response.json();
      this.places = places.map(([category, name, latitude, longitude, note]) => ({ category, name, note, point: [latitude, longitude], at: project([latitude, longitude]) }));
      this.asked = new Set(categories.flatMap(({ id }, number) => (this.wanted.includes(id) ? [number] : [])));
      this.form.replaceChildren(element("fieldset", "", element("legend", "", say("map.show_on_map")), ...categories.map(({ id, label }, number) => {
        const checked = this.wanted.includes(id);
        if (checked) this.shown.add(number);
        const control = Object.assign(element("input"), { type: "checkbox", checked });
        control.addEventListener("change", () => {
          if (control.checked) this.shown.add(number);
          else this.shown.delete(number);
          this.tell();
        });
        return element("label", "", control, shape(number), label);
      })), ...(attribution ?? []).map((line) => element("p", "note", line)));
      if (this.shown.size) this.tell();
    } catch (error) {
      reportError(error);
      this.loading = null;
      this.form.replaceChildren(element("p", "", say("map.places_not_loaded")));
    }
  }

  /** Says how many layers are on, and has them shown. */
  tell() {
    this.opener.textContent = this.shown.size ? say("map.places_on", { count: this.shown.size }) : say("map.places");
    this.changed();
  }

  /** Of each layer that the address asked for and that is still on, the point that is nearest to the middle of some; none before they are loaded. */
  nearest(points) {
    if (!this.wanted.length || !points.length) return [];
    const middle = [0, 1].map((way) => points.reduce((sum, point) => sum + point[way], 0) / points.length);
    return [...this.shown].filter((number) => this.asked?.has(number)).flatMap((number) => this.places.filter(({ category }) => category === number)
      .map(({ point }) => ({ point, away: distance(middle, point) })).toSorted((a, b) => a.away - b.away).slice(0, 1).map(({ point }) => point));
  }

  /** Puts the places of the layers that are on where they belong. */
  place(view) {
    const { west, north, east, south } = view.box;
    const sight = this.shown.size
      ? this.places.filter(({ category, at: [x, y] }) => this.shown.has(category) && x > west && x < east && y > north && y < south).slice(0, MOST)
      : [];
    const old = new Map(this.nodes.map((node) => [node.place, node]));
    this.nodes = sight.map((place) => {
      const node = old.get(place) ?? this.spot(place);
      old.delete(place);
      const [x, y] = view.pixel(place.at);
      node.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
      if (!node.isConnected) this.layer.append(node);
      return node;
    });
    for (const node of old.values()) node.remove();
  }

  spot(place) {
    const node = button("map-spot", () => this.press(place, node), shape(place.category));
    node.setAttribute("aria-label", place.name);
    node.title = place.name;
    return Object.assign(node, { place });
  }
}

function shape(number) {
  const namespace = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(namespace, "svg");
  drawing.setAttribute("viewBox", "-1 -1 16 16");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", SHAPES[number % SHAPES.length]);
  drawing.append(path);
  return drawing;
}
