// What stands above the list of what is saved: the lists to choose from, the order, and what can be done with all that is shown.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { STEPS } from "./saved.js";

const steps = [...STEPS.keys()];
const atEnd = (value) => value ?? Infinity;

/** Orders beside the reader's own: what they are called, and how they compare. */
export const SORTS = new Map([
  ["", { label: say("saved.own_order") }],
  ["new", { label: say("saved.latest"), compare: (a, b) => (b.saved ?? "").localeCompare(a.saved ?? "") }],
  ["low", { label: say("saved.lowest"), compare: (a, b) => atEnd(a.snapshot.cents) - atEnd(b.snapshot.cents) || 0 }],
  ["high", { label: say("saved.highest"), compare: (a, b) => (b.snapshot.cents ?? -1) - (a.snapshot.cents ?? -1) }],
  ["step", { label: say("saved.furthest"), compare: (a, b) => steps.indexOf(b.step) - steps.indexOf(a.step) }],
]);

/** What there is to look at as a row of chips, and what can be done with a chosen list. `on` is told what is pressed: choose, add and edit. */
export class ListChips {
  constructor(on) {
    this.on = on;
    this.chips = element("ul", "toggles");
    const add = button("keep-chip", () => on.add(add), `+ ${say("lists.new")}`);
    this.edit = button("keep-chip", () => on.edit(this.edit), say("lists.edit"));
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
    this.sort.setAttribute("aria-label", say("saved.order"));
    this.sort.addEventListener("change", () => on.sort(this.sort.value));
    this.compare = button("i-compare keep-press", () => on.compare(this.compare), say("saved.compare"));
    this.share = button("i-share keep-press", () => on.share(this.share), say("common.share"));
    this.print = button("i-print keep-press", () => print(), say("common.print"));
    this.element = element("div", "keep-tools no-print", this.sort, this.compare, this.share, this.print);
  }

  show(sort, count) {
    this.sort.value = sort;
    this.sort.hidden = count < 2;
    this.compare.hidden = count < 2;
  }
}
