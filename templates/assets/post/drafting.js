// The draft of a form: what is typed is kept on the device as it is typed, and is there again when the page is.
import { NotKept } from "../device/records.js";
import { get, keep, keepWords, newId, prepare, remove } from "./drafts.js";

/** How long somebody pauses before what she typed is kept, in milliseconds. */
const PAUSE = 500;
const MARK = "#draft=";

/** What follows the address of a form that goes on with a draft. */
export const draftAddress = (id) => MARK + id;
const keyOf = (id) => `houser:draft:${id}`;
/** What lasts as long as the tab; a browser that keeps nothing has none. */
const session = (() => {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem() {}, removeItem() {} };
  }
})();

export class Drafting {
  #form;
  #pictures;
  #tell;
  #given;
  #id = null;
  #waiting = 0;
  #isSent = false;
  /** Whether anything was typed that is not kept yet. */
  #isBehind = false;
  /** What the draft has and the form does not ask for, or not yet, as pairs of names and values. */
  #held = [];

  /** Of a form with its pictures; `tell` shows a sentence, or takes it away. A draft that has an `id` needs none in the address. */
  constructor(form, pictures, tell, id = null) {
    [this.#form, this.#pictures, this.#tell, this.#given] = [form, pictures, tell, id];
    addEventListener("pagehide", () => this.#leave());
    // Phones end pages that are out of sight without a word.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden" && this.#leave()) this.keepNow().catch(reportError);
    });
  }

  /** Keeps what was typed last by what takes no time. Gives whether anything was. */
  #leave() {
    if (!this.#isBehind) return false;
    const fields = this.#fields;
    if (!this.#isSent) session.setItem(this.#key, JSON.stringify(fields));
    keepWords({ id: this.#id, kind: this.#form.dataset.kind, fields, isSent: this.#isSent });
    return true;
  }

  get #key() { return keyOf(this.#id); }

  /** Gives the draft a name, which stands in the address, so that it is there again when the page is. */
  #name() {
    if (this.#id) return;
    this.#id = this.#given ?? newId();
    if (this.#given) return;
    history.replaceState(history.state, "", draftAddress(this.#id));
  }

  /** Some letters with a digit that no other draft has. */
  get mark() { return this.id.slice(0, 6).replace(/^\D(?=\D{5}$)/, "0"); }

  get id() {
    this.#name();
    return this.#id;
  }

  /** Whether all that the form says was sent. */
  get isSent() { return this.#isSent; }

  /** All that is typed, and is not what the page began with, as pairs of names and values; of rows also what is empty, so that each stays in its row. */
  get #fields() {
    // Ticks that were all taken away are kept as one that says nothing.
    const isCleared = (control) => control === control.closest("[data-is-other]:not(:has([type=checkbox]:checked))")?.querySelector("[type=checkbox]");
    const isSaid = (control) => !control.closest("[data-is-same]") && (control.type === "checkbox" ? control.checked || isCleared(control)
      : control.value || control.closest("[data-ask]:has([data-another]), [data-is-other]"));
    const said = [...this.#form.elements].filter((control) => control.name && isSaid(control)).map((control) => [control.name, isCleared(control) ? "" : control.value]);
    return [...said, ...this.#held];
  }

  /** Whether the draft has anything that the form does not ask for. */
  get holds() { return this.#held.length > 0; }

  /** Fills the form from the draft that the address names, if there is one. Gives whether there was. */
  async restore() {
    const id = this.#given ?? (location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : null);
    if (!id) return false;
    const { kind } = this.#form.dataset;
    const last = JSON.parse(session.getItem(keyOf(id)));
    // What is typed before all is there would be in the place of what was kept.
    this.#form.inert = true;
    const draft = await get(id).catch((error) => {
      reportError(error);
      return null;
    }) ?? (last && { kind, fields: last, pictures: [] });
    this.#form.inert = false;
    if (draft?.kind !== kind) return false;
    this.#id = id;
    this.#isSent = Boolean(draft.isSent) && !last;
    this.#fillAll(last ?? draft.fields);
    this.#pictures.restore(draft.pictures);
    if (last) await this.keepNow();
    return true;
  }

  #fillAll(fields) {
    const isAsked = ([name]) => [...this.#form.elements].some((control) => control.name === name);
    this.#held = fields.filter((field) => !isAsked(field));
    for (const [name, values] of Map.groupBy(fields.filter(isAsked), ([name]) => name)) this.#fill(name, values.map(([, value]) => value));
  }

  /** Fills what the form asks for by now. What it does not ask for is of no use any more. */
  fillHeld() {
    this.#fillAll(this.#held);
    this.#held = [];
  }

  #fill(name, values) {
    const controls = () => [...this.#form.elements].filter((control) => control.name === name);
    const [first] = controls();
    if (first.type === "checkbox") {
      for (const control of controls()) control.checked = values.includes(control.value);
    } else {
      const another = first.closest("[data-ask]")?.querySelector("[data-another]");
      while (another && controls().length < values.length) another.click();
      controls().forEach((control, place) => {
        const value = values[place] ?? "";
        // A choice that is not offered any more is none.
        control.value = !control.options || [...control.options].some((option) => option.value === value) ? value : "";
      });
    }
    // What a draft says is another than what was there, until somebody compares.
    first.closest("[data-is-same]")?.removeAttribute("data-is-same");
    first.closest("details")?.setAttribute("open", "");
  }

  /** Keeps the draft once nobody has typed for a moment; its name stands in the address at once. */
  keepSoon() {
    this.#name();
    if (!this.#isBehind) prepare().catch(reportError);
    this.#isBehind = true;
    // What is typed after something was sent is the next one.
    this.#isSent = false;
    delete this.#form.dataset.isKept;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.keepNow(), PAUSE);
  }

  async keepNow() {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    if (!this.#isSent) await this.#keep();
  }

  async #keep() {
    try {
      await keep({ id: this.#id, kind: this.#form.dataset.kind, fields: this.#fields, pictures: this.#pictures.value, isSent: this.#isSent });
      session.removeItem(this.#key);
      if (!this.#waiting) {
        this.#form.dataset.isKept = "";
        this.#isBehind = false;
      }
      this.#tell("");
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      this.#tell(error.message);
    }
  }

  #send() {
    this.#isSent = true;
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    session.removeItem(this.#key);
  }

  /** Keeps the draft as one that was sent, so that it can be changed and sent again. */
  async keepSent() {
    this.#send();
    this.#isBehind = true;
    await this.#keep();
  }

  /** Forgets the draft, since it was sent. */
  async end() {
    this.#send();
    this.#isBehind = false;
    if (this.#id) await remove(this.#id);
  }
}
