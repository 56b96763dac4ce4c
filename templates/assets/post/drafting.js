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
    addEventListener("pagehide", () => { if (this.#waiting) this.keepNow(); });
  }

  /** All that is typed, as pairs of names and values. */
  get #fields() {
    return [...this.#form.elements].filter(({ name, type, checked, value }) => name && (type === "checkbox" ? checked : value)).map(({ name, value }) => [name, value]);
  }

  /** Fills the form from the draft that the address names, if there is one. Gives whether there was. */
  async restore() {
    if (!location.hash.startsWith(MARK)) return false;
    const draft = await get(location.hash.slice(MARK.length));
    if (!draft || draft.kind !== this.#form.dataset.kind) return false;
    this.#id = draft.id;
    const counts = Map.groupBy(draft.fields, ([name]) => name);
    for (const [name, values] of counts) this.#fill(name, values.map(([, value]) => value));
    this.#pictures.restore(draft.pictures);
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

  /** Keeps the draft once nobody has typed for a moment. */
  keepSoon() {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.keepNow(), PAUSE);
  }

  async keepNow() {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    if (this.#isSent) return;
    if (!this.#id) {
      this.#id = newId();
      history.replaceState(history.state, "", MARK + this.#id);
    }
    try {
      await keep({ id: this.#id, kind: this.#form.dataset.kind, fields: this.#fields, pictures: this.#pictures.value });
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
