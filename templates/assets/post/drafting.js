// The draft of a form: what is typed is kept on the device as it is typed, and is there again when the page is.
import { NotKept } from "../device/records.js";
import { get, keep, newId, remove } from "./drafts.js";

/** How long somebody pauses before what she typed is kept, in milliseconds. */
const PAUSE = 500;
const MARK = "#draft=";

export class Drafting {
  #form;
  #pictures;
  #tell;
  #id = null;
  #waiting = 0;
  #isSent = false;

  /** Of a form with its pictures; `tell` shows a sentence, or takes it away. */
  constructor(form, pictures, tell) {
    [this.#form, this.#pictures, this.#tell] = [form, pictures, tell];
    form.addEventListener("input", () => this.keepSoon());
    // A page that goes has no time for a database.
    addEventListener("pagehide", () => { if (this.#waiting && !this.#isSent) sessionStorage.setItem(this.#key, JSON.stringify(this.#fields)); });
  }

  get #key() { return `houser:draft:${this.#id}`; }

  /** All that is typed, as pairs of names and values. */
  get #fields() {
    return [...this.#form.elements].filter(({ name, type, checked, value }) => name && (type === "checkbox" ? checked : value)).map(({ name, value }) => [name, value]);
  }

  /** Fills the form from the draft that the address names, if there is one. Gives whether there was. */
  async restore() {
    if (!location.hash.startsWith(MARK)) return false;
    this.#id = location.hash.slice(MARK.length);
    const { kind } = this.#form.dataset;
    const last = JSON.parse(sessionStorage.getItem(this.#key));
    const draft = await get(this.#id) ?? { kind, fields: last ?? [], pictures: [] };
    if (draft.kind !== kind) return false;
    const counts = Map.groupBy(last ?? draft.fields, ([name]) => name);
    for (const [name, values] of counts) this.#fill(name, values.map(([, value]) => value));
    this.#pictures.restore(draft.pictures);
    if (last) await this.keepNow();
    return true;
  }

  #fill(name, values) {
    const controls = () => [...this.#form.elements].filter((control) => control.name === name);
    const [first] = controls();
    if (!first) return;
    if (first.type === "checkbox") {
      for (const control of controls()) control.checked = values.includes(control.value);
    } else {
      const another = first.closest("[data-ask]")?.querySelector("[data-another]");
      while (another && controls().length < values.length) another.click();
      controls().forEach((control, place) => { control.value = values[place] ?? ""; });
    }
    first.closest("details")?.setAttribute("open", "");
  }

  /** Keeps the draft once nobody has typed for a moment; its name stands in the address at once. */
  keepSoon() {
    if (!this.#id) {
      this.#id = newId();
      history.replaceState(history.state, "", MARK + this.#id);
    }
    delete this.#form.dataset.isKept;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.keepNow(), PAUSE);
  }

  async keepNow() {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    if (this.#isSent) return;
    try {
      await keep({ id: this.#id, kind: this.#form.dataset.kind, fields: this.#fields, pictures: this.#pictures.value });
      sessionStorage.removeItem(this.#key);
      if (!this.#waiting) this.#form.dataset.isKept = "";
      this.#tell("");
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      this.#tell(error.message);
    }
  }

  /** Forgets the draft, since it was sent. */
  async end() {
    this.#isSent = true;
    clearTimeout(this.#waiting);
    if (this.#id) await remove(this.#id);
  }
}
