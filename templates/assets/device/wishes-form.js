// The form in which a reader says what she is looking for (wishes.js), in the board's own words.
import { makeBox } from "../box.js";
import { button, element } from "../elements.js";
import { SearchIndex } from "../index.js";
import { asPhrase, fold } from "../names.js";
import { say } from "../say.js";
import { findSuburbs, lineOf } from "../suburbs.js";
import { decimal, units } from "../values.js";
import { attempt } from "./hearts.js";
import { NotKept, base, forget } from "./records.js";
import { toast } from "./toast.js";
import { MOST_MONTHS, MOST_PEOPLE, MOST_SUBURBS } from "./wishes.js";

const SEEKS = [["place", say("wishes.place")], ["home", say("wishes.home")]];
const OFFERED = 6;
const capital = (text) => text.charAt(0).toUpperCase() + asPhrase(text.slice(1));

let number = 0;
function field(text, control, more = {}) {
  Object.assign(control, { id: `wish-${(number += 1)}`, ...more });
  return element("p", "field", Object.assign(element("label", "", text), { htmlFor: control.id }), control);
}
const input = (type, more = {}) => Object.assign(element("input"), { type, ...more });
const count = (most) => input("number", { min: "1", max: String(most), step: "1", inputMode: "numeric" });
const date = () => input("date", { min: "1900-01-01", max: "2200-12-31" });
const option = ([value, text]) => Object.assign(element("option", "", text), { value });

/** Checkboxes for words, as a group with a name. */
function boxes(legend, options) {
  const controls = new Map(options.map(([value]) => [value, input("checkbox", { value })]));
  const list = element("ul", "toggles", ...options.map(([value, text]) => element("li", "", element("label", "toggle", controls.get(value), element("span", "", text)))));
  return { controls, group: element("fieldset", "", element("legend", "", legend), list) };
}
const ticked = ({ controls }) => [...controls].filter(([, { checked }]) => checked).map(([value]) => value);
const tick = ({ controls }, values) => controls.forEach((control, value) => { control.checked = values.includes(value); });

export class WishForm {
  /** A form for the wishes of a record, in words of the search index with its campuses. */
  constructor(wishes, index, campuses) {
    Object.assign(this, { wishes, index, suburbs: [] });
    this.makeForm(campuses);
    this.fill();
  }

  /** A form with what the board knows, once that is loaded. */
  static async load(wishes) {
    const index = await SearchIndex.load(`${base}search/index.json`);
    const { campuses } = await index.campuses();
    return new WishForm(wishes, index, campuses);
  }

  makeForm(campuses) {
    const { habits } = this.index;
    this.seeks = boxes(say("wishes.seeks"), SEEKS);
    this.budget = input("number", { min: "1", max: "1000000", step: "any", inputMode: "decimal" });
    [this.people, this.least, this.most] = [count(MOST_PEOPLE), count(MOST_MONTHS), count(MOST_MONTHS)];
    [this.from, this.until] = [date(), date()];
    this.campus = element("select", "", option(["", say("wishes.no_campus")]), ...[...campuses].map(([slug, { label }]) => option([slug, label])));
    const options = ({ words, own = {} }) => words.map((word) => option([word, own[word] ?? capital(word)]));
    this.habits = new Map(habits.map((habit) => [habit.id, element("select", "", option(["", say("wishes.any")]), ...options(habit))]));
    this.breakers = boxes(say("wishes.must_agree"), [...habits.map(({ id, label }) => [id, label]), ["budget", say("wishes.budget")], ["dates", say("wishes.dates")]]);
    this.chosen = element("ul", "chips");
    this.save = Object.assign(element("button", "button", say("common.save")), { type: "submit" });
    this.clear = button("button quiet", () => this.forget(), say("saved.clear_viewed"));
    this.form = element(
      "form", "wish-form", this.seeks.group,
      element("div", "wish-fields", field(say("wishes.your_budget"), this.budget), field(say("wishes.people"), this.people), this.suburbBox(), field(say("campuses.near"), this.campus),
        element("div", "wish-pair", field(say("wishes.from"), this.from), field(say("wishes.until"), this.until)),
        element("div", "wish-pair", field(say("wishes.least"), this.least), field(say("wishes.most"), this.most))),
      element("div", "wish-fields", ...habits.map(({ id, label }) => field(label, this.habits.get(id)))), this.breakers.group, element("p", "buttons", this.save, this.clear));
    this.isChanged = false;
    this.form.addEventListener("input", () => { this.isChanged = true; });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.keep();
    });
  }

  /** Puts the form into a page. */
  showIn(place) {
    place.append(this.asking, this.form);
    this.listen();
  }

  /** A box that finds suburbs, with those that were chosen. */
  suburbBox() {
    const box = input("text", { autocomplete: "off", placeholder: say("wishes.suburb") });
    const list = Object.assign(element("ul", "suggestions"), { id: "wish-suburbs", hidden: true });
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", say("search.suggestions"));
    for (const [name, value] of [["role", "combobox"], ["aria-expanded", "false"], ["aria-controls", list.id], ["aria-autocomplete", "list"]]) box.setAttribute(name, value);
    const suggest = async (text) => {
      const wanted = fold(text).split(" ").filter(Boolean);
      const found = wanted.length ? await findSuburbs(this.index, wanted).catch(() => []) : [];
      // Those with listings first.
      const isListed = ({ row }) => this.index.listed.has(row);
      return found.toSorted((a, b) => isListed(b) - isListed(a)).map((place) => ({ label: lineOf(place) }))
        .filter(({ label }) => !this.suburbs.includes(label)).slice(0, OFFERED);
    };
    const choose = ({ label }) => {
      if (this.suburbs.length >= MOST_SUBURBS) toast(say("wishes.most_suburbs", { most: MOST_SUBURBS }), { near: box });
      else this.chooseSuburbs([...this.suburbs, label]);
    };
    const ask = async (text) => {
      const [first] = await suggest(text);
      if (first) choose(first);
      else if (text) toast(say("wishes.no_suburb"), { near: box });
    };
    // What is entered here asks for a suburb, and sends nothing else.
    this.asking = Object.assign(element("form"), { id: "wish-suburb", hidden: true });
    box.setAttribute("form", this.asking.id);
    this.listen = () => makeBox(box, list, { suggest, choose, ask });
    this.suburbField = field(say("pages.suburbs_title"), box);
    return element("div", "wish-suburbs", this.suburbField, list, this.chosen);
  }

  chooseSuburbs(suburbs) {
    this.isChanged = true;
    this.showSuburbs(suburbs);
  }

  showSuburbs(suburbs) {
    this.suburbs = suburbs;
    this.chosen.hidden = suburbs.length === 0;
    this.chosen.replaceChildren(...suburbs.map((line) => {
      const chip = button("chip", () => {
        this.chooseSuburbs(this.suburbs.filter((other) => other !== line));
        this.suburbField.querySelector("input").focus();
      }, line, element("span", "i-close"));
      chip.setAttribute("aria-label", say("common.remove_named", { name: line }));
      return element("li", "", chip);
    }));
  }

  /** Writes into the form what is kept. */
  fill() {
    this.isChanged = false;
    const { seeks = ["place", "home"], budget, people, suburbs = [], campuses = [], from = "", until = "", stay = [], habits = {}, breakers = [] } = this.wishes.value;
    tick(this.seeks, seeks);
    this.budget.value = budget ? decimal(budget, 2) : "";
    this.people.value = people ?? "";
    this.showSuburbs([...suburbs]);
    this.campus.value = campuses[0] ?? "";
    if (this.campus.selectedIndex < 0) this.campus.value = "";
    Object.assign(this.from, { value: from });
    Object.assign(this.until, { value: until });
    // An end that says nothing is what nobody wrote.
    [this.least.value, this.most.value] = [stay[0] > 1 ? stay[0] : "", stay[1] < MOST_MONTHS ? stay[1] : ""];
    for (const [id, control] of this.habits) {
      control.value = habits[id] ?? "";
      if (control.selectedIndex < 0) control.value = "";
    }
    tick(this.breakers, breakers);
    this.clear.hidden = this.wishes.look().state === "none";
  }

  /** What the form says; members that say nothing are left out. */
  get said() {
    const numbers = [this.least, this.most].map(({ value }) => Number(value) || null);
    const [least, most] = numbers[0] && numbers[1] ? numbers.toSorted((a, b) => a - b) : [numbers[0] ?? 1, numbers[1] ?? MOST_MONTHS];
    const habits = Object.fromEntries([...this.habits].map(([id, { value }]) => [id, value]).filter(([, value]) => value));
    const said = {
      seeks: ticked(this.seeks), budget: this.budget.value ? units(Number(this.budget.value).toFixed(2), 7, 2) : null, people: Number(this.people.value) || null,
      suburbs: this.suburbs, campuses: this.campus.value ? [this.campus.value] : [], from: this.from.value, until: this.until.value,
      stay: numbers.some(Boolean) ? [least, most] : null, habits: Object.keys(habits).length ? habits : null, breakers: ticked(this.breakers),
    };
    return Object.fromEntries(Object.entries(said).filter(([, value]) => (Array.isArray(value) ? value.length : value)));
  }

  keep() {
    attempt(() => {
      const { said } = this;
      if (!said.seeks) throw new NotKept(say("wishes.no_seeks"));
      if (said.from && said.until && said.until <= said.from) throw new NotKept(say("wishes.wrong_dates"));
      this.wishes.write(said);
      this.isChanged = false;
      toast(say("wishes.saved"), { near: this.save, link: { href: `${base}search/`, text: say("wishes.see_listings") } });
      this.clear.hidden = false;
    }, this.save);
  }

  forget() {
    const before = this.wishes.value;
    attempt(() => {
      forget("wishes");
      this.fill();
      this.save.focus();
      toast(say("wishes.cleared"), {
        near: this.save, undo: () => attempt(() => {
          this.wishes.write(before);
          this.fill();
        }, this.save),
      });
    }, this.save);
  }
}
