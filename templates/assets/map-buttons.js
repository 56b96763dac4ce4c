// The pins of the map of results as buttons: where they stand, which of them the Tab key leads to, and what they are called.
import { button, element } from "./elements.js";
import { say } from "./say.js";

/** How far from its middle a pin is in sight still, in pixels. */
const [ACROSS, DOWN] = [70, 50];

export class PinButtons {
  /** `press` is told of the key of a pin, `said` gives what one says, `isOpen` whether its key is that of what is told of; `surface` has the focus when no pin has it. */
  constructor({ press, said, isOpen, surface }) {
    Object.assign(this, { press, said, isOpen, surface, layer: element("div", "map-pins"), made: new Map() });
    this.layer.setAttribute("role", "group");
    this.layer.setAttribute("aria-label", say("map.results"));
  }

  /** The button of a pin; undefined if it is not in sight. */
  node(key) { return this.made.get(key)?.node; }

  /** Puts the pins that are in sight where they belong; gives the boxes that they fill. */
  place(pins, view) {
    const { west, north, east, south } = view.box;
    const [across, down] = [ACROSS / view.scale, DOWN / view.scale];
    const sight = pins.filter(({ at: [x, y] }) => x > west - across && x < east + across && y > north - down && y < south + down)
      .map((pin) => ({ pin, pixel: view.pixel(pin.at) }));
    const focused = document.activeElement;
    const old = this.made;
    this.made = new Map();
    for (const { pin, pixel } of sight) {
      const known = old.get(pin.key);
      const one = known?.pin === pin ? known : this.make(pin, known?.node);
      old.delete(pin.key);
      this.made.set(pin.key, one);
      one.node.style.transform = `translate(${pixel[0].toFixed(1)}px, ${pixel[1].toFixed(1)}px) translate(-50%, ${pin.suburb || pin.places.length > 1 ? "-50%" : "calc(-100% - .4rem)"})`;
    }
    for (const { node } of old.values()) node.remove();
    const nodes = [...this.made.values()].map(({ node }) => node);
    nodes.forEach((node, place) => { if (this.layer.children[place] !== node) this.layer.insertBefore(node, this.layer.children[place] ?? null); });
    this.keepFocus(focused, nodes);
    return sight.map(({ pixel: [x, y] }) => [x - 36, y - 34, x + 36, y + 16]);
  }

  /** One of the pins is in the order of the Tab key; the arrow keys lead to the others. */
  keepFocus(focused, nodes) {
    if (focused !== document.activeElement) {
      if (focused?.isConnected) focused.focus({ preventScroll: true });
      else if (this.hadFocus) this.surface.focus({ preventScroll: true });
    }
    this.hadFocus = document.activeElement?.classList.contains("map-pin") ?? false;
    this.lead(nodes, nodes.includes(document.activeElement) ? document.activeElement : nodes[0]);
  }

  lead(nodes, stop) { for (const node of nodes) node.tabIndex = node === stop ? 0 : -1; }

  /** Gives the focus to the pin before one or behind it. */
  step(pin, step) {
    const order = [...this.layer.children];
    const next = order[(order.indexOf(pin) + step + order.length) % order.length];
    this.lead(order, next);
    next.focus({ preventScroll: true });
  }

  make(pin, node) {
    const { short, long } = this.said(pin);
    const made = node ?? button("", () => this.press(made.pinKey));
    made.pinKey = pin.key;
    made.className = `map-pin${pin.places.length > 1 || pin.rows.length > 1 ? " many" : ""}${pin.suburb ? " suburb" : ""}`;
    made.textContent = short;
    made.setAttribute("aria-label", pin.suburb ? say("map.at_the_middle", { listings: long }) : long);
    made.setAttribute("aria-expanded", String(this.isOpen(pin.key)));
    return { node: made, pin };
  }
}
