// What stands above the list of what is saved: the lists to choose from, the order, and what can be done with all that is shown.
import { button, element } from "../elements.js";
import { STEPS } from "./saved.js";

const steps = [...STEPS.keys()];
const atEnd = (value) => value ?? Infinity;

/** Orders beside the reader's own: what they are called, and how they compare. */
export const SORTS = new Map([
  ["", { label: "My order" }],
  ["new", { label: "Saved last", compare: (a, b) => (b.saved ?? "").localeCompare(a.saved ?? "") }],
  ["low", { label: "Lowest price", compare: (a, b) => atEnd(a.snapshot.cents) - atEnd(b.snapshot.cents) || 0 }],
  ["high", { label: "Highest price", compare: (a, b) => (b.snapshot.cents ?? -1) - (a.snapshot.cents ?? -1) }],
  ["step", { label: "Furthest along", compare: (a, b) => steps.indexOf(b.step) - steps.indexOf(a.step) }],
]);

/** What there is to look at as a row of chips, and what can be done with a chosen list. `on` is told what is pressed: choose, add and edit. */
export class ListChips {
  constructor(on) {
    this.on = on;
    this.chips = element("ul", "toggles");
    const add = button("keep-chip", () => on.add(add), "+ New list");
    this.edit = button("keep-chip", () => on.edit(this.edit), "Edit list");
    this.element = element("div", "keep-lists no-print", this.chips, this.edit, add);
  }

  /** `parts` have a `key`, what they are called, how many are in them and, if they are lists of the reader's own, `isOwn`. */
  show(parts, chosen) {
    this.edit.hidden = !parts.some(({ key: one, isOwn }) => isOwn && one === chosen);
    const key = JSON.stringify([parts, chosen]);
    if (key === this.key) return;
    this.key = key;
    const hasFocus = this.chips.contains(document.activeElement);
    this.chips.replaceChildren(...parts.map((part) => {
      const choice = Object.assign(element("input"), { type: "radio", name: "collection", checked: part.key === chosen });
      choice.addEventListener("change", () => this.on.choose(part));
      return element("li", "", element("label", "toggle", choice, element("span", "", `${part.name} ${part.count}`)));
    }));
    if (hasFocus) this.focus();
  }

  focus() { this.chips.querySelector(":checked")?.focus(); }
}

/** The order, and buttons: `on` is told of share, compare and sort. */
export class ListTools {
  constructor(on) {
    this.sort = element("select", "keep-press", ...[...SORTS].map(([value, { label }]) => Object.assign(element("option", "", label), { value })));
    this.sort.setAttribute("aria-label", "Order");
    this.sort.addEventListener("change", () => on.sort(this.sort.value));
    this.compare = button("i-compare keep-press", () => on.compare(this.compare), "Compare");
    this.share = button("i-share keep-press", () => on.share(this.share), "Share");
    this.print = button("i-print keep-press", () => print(), "Print");
    this.element = element("div", "keep-tools no-print", this.sort, this.compare, this.share, this.print);
  }

  show(sort, count) {
    this.sort.value = sort;
    this.sort.hidden = count < 2;
    this.compare.hidden = count < 2;
  }
}
