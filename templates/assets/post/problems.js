// What is wrong with what was typed, beside each control as it is left, and all of it where somebody is done.
import { element } from "../elements.js";

/** The label of a control as people read it. */
const labelOf = (control) => control.labels[0]?.firstChild.textContent.trim() ?? "";
const askOf = (control) => control.closest("[data-ask]");
const isWrong = (control) => control.willValidate && !control.validity.valid;

/** Says beside the controls of an ask what the first that is wrong says, or nothing. */
export function tell(ask) {
  const controls = [...ask.querySelectorAll("[name]")];
  const wrong = controls.find(isWrong);
  const place = ask.querySelector(".wrong");
  if (!place) return;
  place.textContent = wrong?.validationMessage ?? "";
  place.hidden = !wrong;
  for (const control of controls) control.setAttribute("aria-invalid", String(isWrong(control)));
}

/** Tells of all controls of a form that are wrong, in a list that has the focus. Gives whether there are none. */
export function tellAll(form) {
  const box = form.querySelector("[data-problems]");
  const wrong = [...form.elements].filter(isWrong);
  for (const ask of form.querySelectorAll("[data-ask]")) tell(ask);
  box.hidden = wrong.length === 0;
  box.querySelector("ul").replaceChildren(...wrong.map((control) => {
    const link = Object.assign(element("a", "", labelOf(control)), { href: `#${control.id}` });
    link.addEventListener("click", (event) => {
      event.preventDefault();
      control.closest("details")?.setAttribute("open", "");
      control.focus();
    });
    return element("li", "", link, `: ${control.validationMessage}`);
  }));
  if (wrong.length) box.focus();
  return wrong.length === 0;
}

/** Tells of each control when it is left, and of one that was wrong as soon as it is right. */
export function listen(form) {
  form.addEventListener("focusout", ({ target }) => { if (target.name && target.value) tell(askOf(target)); });
  form.addEventListener("input", ({ target }) => { if (target.getAttribute("aria-invalid") === "true") tell(askOf(target)); });
}
