// What is wrong with what was typed: what is wrong with a control by itself (fault-words.js), and what the judge and the board's server say of its file;
// beside each as it is left, and all of it where somebody is done, in a list that gets shorter as it is mended.
import { element } from "../elements.js";
import { say } from "../say.js";
import { faultOf } from "./fault-words.js";
import { askOfPicture, isError } from "./finding-place.js";
import { said } from "./finding-words.js";
import { lineOf, linkTo } from "./problem-line.js";
import { putBelow } from "./row-below.js";

const ASKS = "[data-ask], [data-picture]";
const askOf = (control) => control.closest(ASKS);
const keyOf = ({ dataset }) => dataset.ask ?? askOfPicture(dataset.picture);
const controlsIn = (ask) => [...ask.querySelectorAll("[name], [data-control]")];
/** All that an ask says, so that it can be compared. */
const sayingOf = (ask) => JSON.stringify(controlsIn(ask).map(({ type, value, checked }) => (type === "checkbox" ? checked : value)));
const isSaying = ({ type, value, checked }) => (type === "checkbox" ? checked : Boolean(value));
/** The label of a control, or of the whole ask if it is one of several boxes, as people read it. */
function labelOf(ask, { type, labels }) {
  const [own] = type === "checkbox" ? [] : labels ?? [];
  return (own ?? ask.querySelector("label, legend"))?.firstChild.textContent.trim() ?? "";
}

/** What a suburb brings with it. */
const BROUGHT = /\.(?:state|postcode)$/;
const suburbIn = (ask) => controlsIn(ask).find(({ name }) => name?.endsWith(".suburb"));
const isOfSuburb = (finding) => isError(finding) && finding.part === "suburb";
/** Whether a place says a suburb and nothing of what that brings. */
const isSuburbAlone = (ask) => Boolean(suburbIn(ask)?.value.trim()) && controlsIn(ask).every(({ name, value }) => !BROUGHT.test(name) || !value.trim());

export class Problems {
  #form;
  #box;
  #mended;
  /** What the judge says, and what the board's server said of what it was sent last. */
  #findings = [];
  #refused = [];
  /** The controls that somebody has left with something in them, or was told of. */
  #left = new Set();
  /** The control that has the focus, and the same once something is typed in it. */
  #focused = null;
  #typing = null;
  /** What asks said, by their keys, as the judge was asked what it says. */
  #judged = new Map();
  /** Where it is told what is wrong with each ask. */
  #places = new WeakMap();
  /** What each line of the list tells of, and whether there was one of which nothing is left. */
  #lines = new Map();
  #isMended = false;

  constructor(form) {
    this.#form = form;
    [this.#box, this.#mended] = ["[data-problems]", "[data-mended]"].map((part) => form.querySelector(part));
    form.addEventListener("focusin", ({ target }) => { this.#focused = target; });
    form.addEventListener("focusout", ({ target, relatedTarget }) => {
      [this.#focused, this.#typing] = [relatedTarget, null];
      const ask = askOf(target);
      if (!ask || !controlsIn(ask).includes(target)) return;
      if (isSaying(target)) this.#left.add(target);
      if (this.#isLeft(ask)) this.#tell(ask);
    });
    form.addEventListener("input", ({ target }) => this.#typed(target));
  }

  /** What was said of something else than what is there now is dropped, as far as nobody says it anew. */
  #typed(control) {
    const ask = askOf(control);
    if (ask) {
      const key = keyOf(ask);
      this.#refused = this.#refused.filter((finding) => ![finding.key, finding.lead].includes(key));
      if (control.value) this.#findings = this.#findings.filter((finding) => finding.lead !== key || !finding.isAbsent);
      if (control === this.#focused) this.#typing = control;
    }
    // A phone number is not wanted any more once there is an email address.
    for (const one of this.#asks()) if (one === ask || one.querySelector("[aria-invalid=true]")) this.#tell(one);
    this.#shrink();
  }

  /** Takes in what the judge says of what asks `said`, as findings with the keys of asks; asks that nobody has left yet are not told of. */
  judged(findings, said) {
    this.#findings = findings;
    this.#judged = said;
    for (const ask of this.#asks()) if (this.#isLeft(ask)) this.#tell(ask);
    this.#shrink();
  }

  /** What may be a slip, as texts with their controls and labels, in the order of the form: nobody has to mend it. */
  doubts() {
    return this.#asks().flatMap((ask) => this.#of(ask).filter((finding) => !isError(finding)).map((finding) => {
      const asked = this.#mendedIn(ask, finding);
      const [control] = controlsIn(asked);
      return { control, text: said(finding), label: labelOf(asked, control) };
    }));
  }

  /** What each ask says now, by its key. */
  said() { return new Map(this.#asks().map((ask) => [keyOf(ask), sayingOf(ask)])); }

  /**
   * Tells of what the board's server refused, as findings with the keys of asks, in the list, to which `focus` moves the focus. What is about an ask that
   * says something else than it `said` as it was sent is dropped. Gives whether anything is left.
   */
  refused(findings, said, focus) {
    const now = this.said();
    const still = findings.filter(({ key }) => said.get(key) === now.get(key));
    if (!still.length) return false;
    this.#refused = still.some(isError) ? still : still.map((finding) => ({ ...finding, severity: "error" }));
    this.#tellAll(focus);
    return true;
  }

  #of(ask) {
    const found = [...this.#findings, ...this.#refused].filter(({ key }) => key === keyOf(ask));
    return found.some(isOfSuburb) || !isSuburbAlone(ask) ? found : [...found, { key: keyOf(ask), part: "suburb", message: say("post.suburb_alone") }];
  }

  /** The ask in which somebody does what was found of one, which may be another. */
  #mendedIn(ask, { key, lead = key }) { return lead === key ? ask : this.#asks().find((one) => keyOf(one) === lead) ?? ask; }

  /** What is wrong with an ask, by itself and as it was `found`, so that it cannot be sent: controls, each with a text, in their order. */
  #wrong(ask, found = this.#of(ask)) {
    const controls = controlsIn(ask);
    const own = controls.map((control) => ({ control, text: faultOf(control, labelOf(ask, control)), isUnnamed: control.validity.customError })).filter(({ text }) => text);
    // What is missing is said in fewer words where the form knows it itself.
    const errors = found.filter((finding) => isError(finding) && !(finding.isAbsent && own.length)).map((finding) => ({
      control: controls.find(({ name }) => finding.part && name?.endsWith(`.${finding.part}`)) ?? own[0]?.control ?? controls[0], text: said(finding), isUnnamed: true, isFound: true,
    }));
    // Who says why knows better.
    const all = [...own.filter(({ control, isUnnamed }) => isUnnamed || !errors.some((error) => error.control === control)), ...errors]
      .filter(({ control }) => !BROUGHT.test(control?.name) || !this.#lacksSuburb(ask));
    return all.sort((one, other) => controls.indexOf(one.control) - controls.indexOf(other.control));
  }

  /** Whether the suburb of a place is still to be put right: nothing else of the place is asked for before. */
  #lacksSuburb(ask) {
    const suburb = suburbIn(ask);
    return Boolean(suburb) && (faultOf(suburb, "") !== "" || this.#of(ask).some(isOfSuburb));
  }

  /** Whether it says something else than the judge was asked of. */
  #isOther(ask) { return (this.#judged.get(keyOf(ask)) ?? sayingOf(ask)) !== sayingOf(ask); }

  /** What was found of an ask, but for what the judge says of something else than is there now. */
  #stillOf(ask) { return this.#isOther(ask) ? this.#of(ask).filter((finding) => !this.#findings.includes(finding)) : this.#of(ask); }

  #isLeft(ask) { return controlsIn(ask).some((control) => this.#left.has(control)); }

  #placeOf(ask) {
    if (!this.#places.has(ask)) this.#places.set(ask, ask.querySelector(".wrong"));
    return this.#places.get(ask);
  }

  /**
   * Tells beside an ask what is wrong with the controls that were left, or with all of them: nothing new of the one that has the focus, nothing at all of one
   * that is typed in, and of a group in which somebody is nothing that was found of it as a whole.
   */
  #tell(ask, isAll = false) {
    const place = this.#placeOf(ask);
    if (!place) return;
    const controls = controlsIn(ask);
    const told = new Set([...place.children].map(({ textContent }) => textContent));
    const isOpen = this.#isOther(ask) || (controls.length > 1 && controls.includes(this.#focused));
    const found = isOpen && !isAll ? [] : this.#of(ask);
    const isTold = ({ control, text }) => this.#left.has(control) && control !== this.#typing && (control !== this.#focused || told.has(text));
    const wrong = this.#wrong(ask, found).filter((one) => isAll || isTold(one));
    const texts = wrong.length ? wrong : found.filter((finding) => !isError(finding)).map((finding) => ({ text: said(finding), isFound: true, asked: this.#mendedIn(ask, finding) }));
    place.replaceChildren(...texts.map(({ text, isFound, asked = ask }) => element("span", isFound ? "found" : "", asked === ask ? text : linkTo(controlsIn(asked)[0], text))));
    place.hidden = !place.hasChildNodes();
    place.classList.toggle("hint", wrong.length === 0);
    for (const control of controls) control.setAttribute("aria-invalid", String(wrong.some((one) => one.control === control)));
    if (!place.hidden) putBelow(ask, (one) => this.#placeOf(one));
  }

  /** All that is wrong now with asks, as it was found of each, in the order of the form, and at last what is about nothing in it. */
  #all(asks, foundOf = (ask) => this.#of(ask)) {
    const known = new Set(asks.map(keyOf));
    const rest = [...this.#findings, ...this.#refused].filter((finding) => isError(finding) && !known.has(finding.key));
    return [
      ...asks.flatMap((ask) => this.#wrong(ask, foundOf(ask)).map((wrong) => ({ ...wrong, label: labelOf(ask, wrong.control) }))),
      ...rest.map((finding) => ({ control: null, text: said(finding) })),
    ];
  }

  #asks() { return [...this.#form.querySelectorAll(ASKS)].filter((ask) => !ask.closest(":disabled")); }

  /**
   * Tells of all that is wrong, in a list, to which `focus` moves the focus. Gives whether there is nothing. What a server refused before it may take by
   * now.
   */
  tellAll(focus = (one) => one.focus()) {
    this.#refused = [];
    return this.#tellAll(focus);
  }

  #tellAll(focus) {
    const asks = this.#asks();
    this.#typing = null;
    for (const ask of asks) {
      for (const control of controlsIn(ask)) this.#left.add(control);
      this.#tell(ask, true);
    }
    this.#list(this.#all(asks));
    this.#box.hidden = this.#lines.size === 0;
    this.#mended.textContent = "";
    this.#isMended = false;
    if (!this.#box.hidden) focus(this.#box);
    return this.#box.hidden;
  }

  #list(all) {
    this.#lines = new Map(all.map((wrong) => [lineOf(wrong), wrong]));
    this.#box.querySelector("ul").replaceChildren(...this.#lines.keys());
    this.#count();
  }

  #count() { this.#box.querySelector("h2").textContent = say("post.problems", { count: this.#lines.size }); }

  /** Takes lines out of the list that are not true any more, and says once none is left; the focus stays where somebody types. */
  #shrink() {
    const asks = this.#asks();
    const now = this.#all(asks, (ask) => this.#stillOf(ask));
    if (now.length) {
      this.#mended.textContent = "";
      this.#isMended = false;
    }
    if (!this.#box.hidden) this.#shorten(now);
    // What the judge has found something in may be wrong in another way by now.
    if (this.#isMended && !asks.some((ask) => this.#isOther(ask) && this.#of(ask).some(isError))) this.#mended.textContent = say("post.mended");
  }

  #shorten(now) {
    for (const [line, told] of this.#lines) {
      if (now.some(({ control, text }) => control === told.control && text === told.text)) continue;
      const still = told.control && now.find(({ control }) => control === told.control);
      this.#lines.delete(line);
      if (line.contains(document.activeElement)) this.#box.focus();
      if (still) {
        const other = lineOf(still);
        line.replaceWith(other);
        this.#lines.set(other, still);
      } else line.remove();
    }
    if (this.#lines.size) {
      this.#count();
      return;
    }
    // What the judge found meanwhile comes once the rest is mended.
    this.#list(now);
    this.#box.hidden = now.length === 0;
    this.#isMended = this.#box.hidden;
  }
}
