// The filters of a search, made from what the kinds of a board let people filter by.
import { unitsHere, unitsOf, within } from "./distance.js";
import { button, element } from "./elements.js";
import { later } from "./loading.js";
import { asPhrase } from "./names.js";
import { say } from "./say.js";

const STEPS = ["1", "2", "3", "4", "5"];
/** Ratings out of 5. */
const RATINGS = ["3", "3.5", "4", "4.5"];
/** Steps for distances in kilometres; those for miles are whole miles, nearly. */
const DISTANCES = { km: ["1", "2", "3", "5", "10", "20", "40", "100"], mi: ["2", "3", "5", "8", "16", "40", "80"] };
const UNITS = { km: say("settings.kilometres"), mi: say("settings.miles") };
const ADDED = [["1", say("search.added_1")], ["3", say("search.added_3")], ["7", say("search.added_7")], ["30", say("search.added_30")]];
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** How the last day of something is asked for that has a first one: "Available by" where a field is called "Available from". */
function byDay(label) {
  const [before, after] = say("search.start_from", { start: "\n" }).split("\n");
  const isFrom = label.startsWith(before) && label.endsWith(after);
  return isFrom ? say("search.start_by", { start: label.slice(before.length, label.length - after.length) }) : label;
}

const option = ([value, text]) => Object.assign(element("option", "", text), { value });

/**
 * Controls for a vocabulary, showing what a query asks for. `change` is told of the values that a key is to have, and `nearMe` of a press on
 * the button that asks for what is near the reader.
 */
export class Controls {
  constructor(root, vocabulary, query, { change, nearMe }) {
    // Those that were made, by what they were made from: what is typed into one stays when others come and go.
    Object.assign(this, { root, vocabulary, query, change, nearMe, made: new Map(), setters: [] });
  }

  /** Shows the controls for kinds: those that are asked for, or the only one that was found, or else what most kinds share. */
  show(found) {
    const all = [...this.vocabulary.kinds];
    const named = this.query.of("kind");
    const kinds = all.filter(([id]) => (named.length ? named.includes(id) : found.size !== 1 || found.has(id)));
    this.arrange([...this.before(all), ...this.facets(kinds), ...this.after()]);
    for (const set of this.setters) set(this.query.values);
  }

  arrange(parts) {
    if (parts.length === this.root.children.length && parts.every((part, place) => part === this.root.children[place])) return;
    const focused = document.activeElement;
    this.root.replaceChildren(...parts);
    if (focused !== document.activeElement && this.root.contains(focused)) focused.focus();
  }

  /** A control that is made when it is first needed. */
  once(key, make) {
    if (!this.made.has(key)) this.made.set(key, make());
    return this.made.get(key);
  }

  before(kinds) {
    return this.once("before", () => [
      ...(kinds.length > 1 ? [this.select("kind", say("search.kind"), [["", say("search.any_kind")], ...kinds.map(([id, { labels }]) => [id, labels])])] : []),
      element("div", "pair-of-fields", this.number("min", say("search.min_price")), this.number("max", say("search.max_price"))),
    ]);
  }

  after() {
    return this.once("after", () => [
      this.placeControls(), this.select("added", say("search.added"), [["", say("search.any_time")], ...ADDED]),
      this.toggles("", say("search.only_show"), [["dropped", "yes", say("search.price_dropped")], ["inspection", "yes", say("search.inspection_coming")]]),
    ]);
  }

  /** The controls of what kinds let people filter by, in the order of the kinds; of several kinds only what most of them share. */
  facets(kinds) {
    const facets = new Map();
    for (const [, { facets: own }] of kinds) for (const [id, facet] of own) facets.set(id, [...(facets.get(id) ?? []), facet]);
    const isAsked = (id) => this.query.values.has(id) || (id === "bedrooms" && this.query.values.has("beds"));
    return [...facets].filter(([id, all]) => all.length * 2 > kinds.length || isAsked(id)).map(([id, all]) => {
      const choices = all[0].choices && [...new Set(all.flatMap((facet) => facet.choices ?? []))];
      const facet = { ...all[0], choices };
      return this.once(JSON.stringify([id, facet]), () => this.facet(id, facet));
    }).filter(Boolean);
  }

  /** What says more of the places that were asked for, and what is near the reader. */
  placeControls() {
    this.note = element("p", "note");
    this.note.setAttribute("role", "status");
    const surrounding = this.toggles("", "", [["surrounding", "yes", say("search.surrounding")]]);
    const far = element("div", "pair-of-fields", this.distances(), this.units());
    this.setters.push((wanted) => {
      surrounding.hidden = !wanted.has("suburb");
      far.hidden = !wanted.has("near");
    });
    const near = button("button quiet", () => this.nearMe(this.note), say("search.near_me"));
    near.id = "near-me";
    return element("fieldset", "where", element("legend", "", say("search.where")), near, surrounding, far, this.note);
  }

  /** How far away what is near may be. */
  distances() {
    const field = this.select("km", say("search.within"), [["", say("search.usual_distance")]]);
    const control = field.querySelector("select");
    // Before the control takes its value.
    this.setters.splice(-1, 0, (wanted) => {
      const units = unitsOf(wanted);
      const [asked] = wanted.get("km") ?? [];
      const steps = [...new Set([...DISTANCES[units], ...(asked ? [asked] : [])])].sort((one, other) => one - other);
      control.replaceChildren(...[["", say("search.usual_distance")], ...steps.map((step) => [step, within(Number(step), units)])].map(option));
    });
    return field;
  }

  /** In which units they are told, here and, once they were chosen, everywhere. */
  units() {
    const usual = unitsHere();
    const other = usual === "mi" ? "km" : "mi";
    const field = this.select("units", say("search.units"), [["", UNITS[usual]], [other, UNITS[other]]]);
    field.addEventListener("change", ({ target }) => later(import("./device/choices.js")).then(({ choose }) => choose("units", (target.value || usual) === "mi" ? "mi" : undefined)));
    return field;
  }

  facet(id, { type, facet, label, choices, says, unit }) {
    if (type === "count" && facet === "at-least") {
      const key = id === "bedrooms" && this.vocabulary.isBedroomsBeds ? "beds" : id;
      return this.select(key, label, [["", say("search.any")], ...STEPS.map((step) => [step, say("search.or_more", { value: step })])]);
    }
    if (type === "ratings") return this.select(id, say("search.rating_label", { label }), [["", say("search.any")], ...RATINGS.map((step) => [step, say("search.or_more", { value: step })])]);
    if (type === "range") return this.number(id, unit ? say("search.label_unit", { label, unit }) : label);
    // Names are as they are.
    if (type.startsWith("reference")) return choices && this.toggles(id, label, choices.map((slug) => [id, slug, says?.[slug] ?? slug]));
    if (choices) return this.toggles(id, label, choices.map((word) => [id, word, capital(says?.[word] ?? asPhrase(word))]));
    if (type === "yes-no") return this.toggles(id, "", [[id, "yes", label]]);
    if (type === "date") return this.input(id, facet === "from" ? byDay(label) : facet === "at-least" ? say("search.or_later", { label }) : label, "date");
    if (["count", "number", "money", "year"].includes(type) && facet !== "any-of") {
      const words = facet === "at-least" ? say("search.label_at_least", { label }) : say("search.label_at_most", { label });
      return this.number(id, unit ? say("search.label_unit", { label: words, unit }) : words);
    }
    return null;
  }

  select(key, label, options) {
    const control = element("select", "", ...options.map(option));
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
    // A yes stands by itself, also in place of days.
    const values = value === "yes" ? [] : this.query.of(key).filter((other) => other !== value);
    this.change(key, isOn ? [...values, value] : values);
  }
}
