// The filters of a search, made from what the kinds of a board let people filter by.
import { element } from "./elements.js";

const STEPS = ["1", "2", "3", "4", "5"];
const KILOMETRES = ["1", "2", "3", "5", "10", "20", "40"];
const ADDED = [["1", "Since yesterday"], ["3", "In the last 3 days"], ["7", "In the last week"], ["30", "In the last month"]];
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1).replace(/[-_]/g, " ");

/** Controls for a vocabulary. `change` is told of the values that a key is to have. */
export class Controls {
  constructor(root, vocabulary, change) {
    Object.assign(this, { root, vocabulary, change, setters: [] });
  }

  /** Makes the controls for the wanted kinds, all of them if none is named, and shows what is asked for. */
  show(wanted) {
    const kinds = [...this.vocabulary.kinds].filter(([id]) => !wanted.has("kind") || wanted.get("kind").includes(id));
    const signature = kinds.map(([id]) => id).join();
    if (signature !== this.signature) {
      this.signature = signature;
      this.setters = [];
      const focused = document.activeElement?.id;
      this.root.replaceChildren(...this.make(kinds));
      if (focused && this.root.querySelector(`#${CSS.escape(focused)}`)) document.getElementById(focused).focus();
    }
    this.wanted = wanted;
    for (const set of this.setters) set(wanted);
  }

  make(kinds) {
    const all = [...this.vocabulary.kinds].map(([id, { labels }]) => [id, labels]);
    const facets = new Map(kinds.flatMap(([, { facets: own }]) => [...own]));
    const shared = (id) => kinds.filter(([, { facets: own }]) => own.has(id));
    const parts = [];
    if (all.length > 1) parts.push(this.select("kind", "Looking for", [["", "Anything"], ...all]));
    parts.push(element("div", "pair-of-fields", this.number("min", "From, in dollars"), this.number("max", "Up to, in dollars")));
    for (const [id, facet] of facets) {
      const label = kinds.length > 1 && shared(id).length === 1 ? `${facet.label} (${shared(id)[0][1].labels.toLowerCase()})` : facet.label;
      const control = this.facet(id, { ...facet, label });
      if (control) parts.push(control);
    }
    parts.push(
      this.placeControls(), this.select("added", "Added", [["", "Any time"], ...ADDED]),
      this.toggles("", "Only those", [["dropped", "yes", "Price dropped lately"], ["inspection", "yes", "Inspection still to come"]]));
    return parts;
  }

  /** What says more of the places that were asked for. */
  placeControls() {
    return element(
      "div", "pair-of-fields", this.select("km", "Near means within", [["", "As usual"], ...KILOMETRES.map((km) => [km, `${km} km`])]),
      this.toggles("", "Suburbs", [["surrounding", "yes", "And surrounding"]]));
  }

  facet(id, { type, facet, label, choices, unit }) {
    if (type === "count" && facet === "at-least") {
      const key = id === "bedrooms" && this.vocabulary.isBedroomsBeds ? "beds" : id;
      return this.select(key, label, [["", "Any"], ...STEPS.map((step) => [step, `${step} or more`])]);
    }
    if (choices) return this.toggles(id, label, choices.map((word) => [id, word, capital(word)]));
    if (type === "yes-no") return this.toggles(id, "", [[id, "yes", label]]);
    if (type === "date") return this.input(id, facet === "from" ? label.replace(" from", " by") : label, "date");
    if (["count", "number", "money"].includes(type) && facet !== "any-of") {
      const words = facet === "at-least" ? "at least" : "at most";
      return this.number(id, `${label}, ${words}${unit ? ` (${unit})` : ""}`);
    }
    return null;
  }

  select(key, label, options) {
    const control = element("select", "", ...options.map(([value, text]) => Object.assign(element("option", "", text), { value })));
    control.addEventListener("change", () => this.change(key, control.value ? [control.value] : []));
    this.setters.push((wanted) => {
      const values = wanted.get(key) ?? [];
      control.value = values.length === 1 ? values[0] : "";
      if (control.selectedIndex === -1) control.value = "";
    });
    return this.labelled(key, label, control);
  }

  number(key, label) {
    return this.input(key, label, "number", { inputMode: "numeric", min: "0", step: "any" });
  }

  input(key, label, type, more = {}) {
    const control = Object.assign(element("input"), { type, ...more });
    control.addEventListener("input", () => {
      if (control.validity.valid) this.change(key, control.value ? [control.value] : []);
    });
    this.setters.push((wanted) => {
      const [value = ""] = wanted.get(key) ?? [];
      if (document.activeElement !== control) control.value = value;
    });
    return this.labelled(key, label, control);
  }

  labelled(key, label, control) {
    Object.assign(control, { id: `filter-${key}`, name: key });
    const text = element("label", "", label);
    text.htmlFor = control.id;
    return element("p", "field", text, control);
  }

  toggles(group, label, options) {
    const list = element("ul", "toggles", ...options.map(([key, value, text]) => {
      const control = Object.assign(element("input"), { type: "checkbox", id: `filter-${key}-${value}`, name: key, value });
      control.addEventListener("change", () => this.toggle(key, value, control.checked));
      this.setters.push((wanted) => { control.checked = (wanted.get(key) ?? []).includes(value); });
      return element("li", "", element("label", "toggle", control, element("span", "", text)));
    }));
    if (!label) return list;
    return element("fieldset", "", element("legend", "", label), list);
  }

  toggle(key, value, isOn) {
    const values = (this.wanted?.get(key) ?? []).filter((other) => other !== value);
    this.change(key, isOn ? [...values, value] : values);
  }
}
