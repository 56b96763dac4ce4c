// What is wrong with what was typed: what the browser says of a control, and what the judge says of its file; beside each as it is left, and all
// of it where somebody is done.
import { element } from "../elements.js";
import { said } from "./finding-words.js";

const askOf = (control) => control.closest("[data-ask]");
const isWrong = (control) => control.willValidate && !control.validity.valid;
const controlsIn = (ask) => [...ask.querySelectorAll("[name]")];
/** The label of an ask, or of one of its controls, as people read it. */
const labelOf = (part, of = part.querySelector("label, legend")) => of?.firstChild.textContent.trim() ?? "";

export class Problems {
  #form;
  /** What the judge says, by the keys of asks. */
  #findings = new Map();
  #left = new Set();

  constructor(form) {
    this.#form = form;
    form.addEventListener("focusout", ({ target }) => {
      const ask = target.name && askOf(target);
      if (!ask) return;
      if (controlsIn(ask).some(({ value }) => value)) this.#left.add(ask);
      if (this.#left.has(ask)) this.#tell(ask);
    });
    form.addEventListener("input", ({ target }) => { if (target.getAttribute("aria-invalid") === "true") this.#tell(askOf(target)); });
  }

  /** Takes in what the judge says, as findings with the keys of asks; asks that nobody has left yet are not told of. */
  judged(findings) {
    this.#findings = Map.groupBy(findings, ({ key }) => key);
    for (const ask of this.#left) this.#tell(ask);
  }

  #of(ask) { return this.#findings.get(ask.dataset.ask) ?? []; }

  /** What is wrong with an ask, so that it cannot be sent. */
  #wrong(ask) {
    const control = controlsIn(ask).find(isWrong);
    if (control) return { control, text: control.validationMessage };
    const error = this.#of(ask).find(({ severity }) => severity === "error");
    return error ? { control: controlsIn(ask)[0], text: said(error) } : null;
  }

  #tell(ask) {
    const place = ask.querySelector(".wrong");
    if (!place) return;
    const wrong = this.#wrong(ask);
    const others = wrong ? [] : this.#of(ask);
    place.replaceChildren(...wrong ? [wrong.text] : others.map((finding) => element("span", "", said(finding))));
    place.hidden = !place.hasChildNodes();
    place.classList.toggle("hint", !wrong);
    for (const control of controlsIn(ask)) control.setAttribute("aria-invalid", String(Boolean(wrong) && (isWrong(control) || control === wrong.control)));
  }

  /** Tells of all that is wrong, in a list that has the focus. Gives whether there is nothing. */
  tellAll() {
    const box = this.#form.querySelector("[data-problems]");
    const asks = [...this.#form.querySelectorAll("[data-ask]")].filter((ask) => !ask.closest(":disabled"));
    for (const ask of asks) {
      this.#left.add(ask);
      this.#tell(ask);
    }
    const wrong = asks.map((ask) => [ask, this.#wrong(ask)]).filter(([, found]) => found);
    const known = new Set(asks.map(({ dataset }) => dataset.ask));
    const rest = [...this.#findings].filter(([key]) => !known.has(key)).flatMap(([, findings]) => findings).filter(({ severity }) => severity === "error");
    box.querySelector("ul").replaceChildren(
      ...wrong.map(([ask, { control, text }]) => element("li", "", linkTo(control, labelOf(ask, control.labels?.[0])), `: ${text}`)),
      ...rest.map((finding) => element("li", "", said(finding))));
    box.hidden = wrong.length + rest.length === 0;
    if (!box.hidden) box.focus();
    return box.hidden;
  }
}

function linkTo(control, text) {
  const link = Object.assign(element("a", "", text), { href: `#${control.id}` });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    control.closest("details")?.setAttribute("open", "");
    control.focus();
  });
  return link;
}
