// What the map of results is drawn on: in the colours of the page, and as often as the device can.
import { element } from "./elements.js";

/** How many times as long as a drawing took there is none. */
const PATIENCE = 6;
const COLOURS = ["land", "water", "shore", "border", "soft", "accent", "place", "page", "ink"];

export class MapCanvas {
  /** `redraw` is called when it is time to draw again. */
  constructor(redraw) {
    Object.assign(this, { redraw, node: element("canvas"), painted: null, colours: null });
    this.node.setAttribute("aria-hidden", "true");
  }

  /** Lets the next drawing be a whole one. */
  renew() { this.painted = null; }

  /** Looks the colours of the page up again. */
  recolour() {
    this.colours = null;
    this.renew();
  }

  /**
   * Draws what `draw` draws, given a context and how many pixels of the device one of the page has. On a slow device not at every step of a movement:
   * between two drawings the last one is moved along, which costs next to nothing.
   */
  paint(view, draw) {
    const { node, painted } = this;
    const now = performance.now();
    clearTimeout(this.painting);
    if (painted && painted.width === view.width && painted.height === view.height && now - painted.end < painted.cost * PATIENCE) {
      const [x, y] = view.pixel(painted.at);
      const scale = 2 ** (view.zoom - painted.zoom);
      node.style.transform = `translate(${x - view.width / 2}px, ${y - view.height / 2}px) scale(${scale})`;
      this.painting = setTimeout(() => this.redraw(), painted.cost * PATIENCE);
      return;
    }
    const density = Math.min(window.devicePixelRatio || 1, 2);
    const [width, height] = [Math.round(view.width * density), Math.round(view.height * density)];
    if (node.width !== width || node.height !== height) Object.assign(node, { width, height });
    draw(node.getContext("2d"), density);
    node.style.transform = "";
    const end = performance.now();
    this.painted = { at: [view.x, view.y], zoom: view.zoom, width: view.width, height: view.height, end, cost: end - now > 4 ? end - now : 0 };
  }

  /** The colours and the font of the page, as they are seen, whatever a theme made them of. */
  get palette() {
    if (!this.colours) {
      const probe = element("span");
      // Where colours are forced, every span has the same; the map keeps its own.
      probe.style.forcedColorAdjust = "none";
      this.node.after(probe);
      const seen = (name) => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
      };
      this.colours = Object.fromEntries(COLOURS.map((name) => [name, seen(name)]));
      this.colours.font = getComputedStyle(probe).fontFamily;
      probe.remove();
    }
    return this.colours;
  }
}
