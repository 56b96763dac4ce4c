// What the form of a change says otherwise than the board, and the values that say it in the file of the change.
import { say } from "../say.js";
import { shown } from "./change-lines.js";
import { cents } from "./fact-texts.js";
import { valueOf } from "./values.js";
import { letters, marksOf } from "./waiting.js";

const SET = "[data-ask]:not([data-ask=inspections])";
const valueIn = ({ value }) => value;

export class ChangedAsks {
  #form;
  /** What each ask said at first, or as it left last, by its key. */
  #before = new Map();

  constructor(form) { this.#form = form; }

  /** Fills in what the board publishes of a listing. */
  fill({ price_cents: price, status }) {
    for (const control of this.#form.querySelectorAll(`${SET} [name]`)) {
      if (control.name === "status") control.value = status;
      else if (price !== undefined) control.value = String(price / 100);
      // What has a price does not lose it.
      control.required ||= Boolean(control.value);
    }
    this.#before = this.said;
  }

  /** Takes in asks that came to the form, filled. */
  add() { this.#before = new Map([...this.said, ...this.#before]); }

  /** What the form says now: the value and the text of each ask, by its key. */
  get said() { return new Map(this.#all.map((ask) => [ask.dataset.ask, { value: valueOf(ask), text: shown(ask) }])); }

  /** The asks that say something else than they did. */
  get changed() { return this.#all.filter((ask) => !this.#isSame(ask)); }

  /** What the file of a change sets, by keys. */
  get set() { return new Map(this.changed.map((ask) => [ask.dataset.ask, valueOf(ask) ?? ""])); }

  /** The text that an ask said before. */
  textBefore(ask) { return this.#before.get(ask.dataset.ask).text; }

  /** The beginnings and ends of the times that are added. */
  get rows() { return this.#rows.map((controls) => controls.map(valueIn)).filter(([start]) => start); }

  /** Whether anything is to be sent. */
  get isOther() { return Boolean(this.changed.length || this.#rows.flat().some(valueIn)); }

  /** Marks what is as it was, which no draft keeps, and a description that shows one of the pictures that are `removed`. */
  mark(removed) {
    const { description } = this.#form.elements;
    const gone = removed.find((name) => description?.value.includes(`](${name}`));
    description?.setCustomValidity(gone ? say("changing.still_shown", { name: gone }) : "");
    for (const ask of this.#all) {
      const isSame = this.#isSame(ask);
      ask.toggleAttribute("data-is-same", isSame);
      ask.toggleAttribute("data-is-other", !isSame);
    }
  }

  /** Once a change has left, the next one differs from what the form `said` then. All else that was typed stays. */
  left({ set = new Map(), rows = [] }, said) {
    for (const key of set.keys()) this.#before.set(key, said.get(key));
    const sent = new Set(rows.map(String));
    for (const controls of this.#rows) if (sent.has(String(controls.map(valueIn)))) for (const control of controls) control.value = "";
  }

  /** What the board will show once it has a change: `status`, `price_cents`, `starts`, `title` and the number of `pictures`; `was` marks what the `listing` says so far of the rest, and `says` what a description will. */
  sentIn({ set = new Map(), starts = [], count }, listing) {
    const key = this.#form.querySelector("[data-asks] [data-ask]:has([type=number])")?.dataset.ask;
    const rest = [...set.keys()].filter((one) => !["status", "title", key].includes(one));
    const was = marksOf(listing, count === undefined ? rest : [...rest, "pictures"]);
    return {
      ...(set.has("status") && { status: set.get("status") }), ...(set.has(key) && { price_cents: cents(set.get(key)) }), ...(starts.length && { starts }),
      ...(set.has("description") && { says: letters(this.#form.elements.description.value) }),
      ...(set.has("title") && { title: this.#form.elements.title.value.trim() }), ...(count !== undefined && { pictures: count }), was,
    };
  }

  get #all() { return [...this.#form.querySelectorAll(SET)]; }

  /** The controls of each time at which people can come. */
  get #rows() { return [...this.#form.querySelectorAll("[data-ask=inspections] .post-row")].map((row) => [...row.querySelectorAll("[name]")]); }

  /** Whether an ask says what it did, if in other figures. */
  #isSame(ask) {
    const [now, { value: before }] = [valueOf(ask), this.#before.get(ask.dataset.ask)];
    return now === before || (now !== null && before !== null && !Number.isNaN(Number(now)) && Number(now) === Number(before));
  }
}
