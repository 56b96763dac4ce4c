// A line of a list about what a form says, which leads to what it is about.
import { element } from "../elements.js";

/** A text that leads to a control; what is folded away opens. */
export function linkTo(control, text) {
  const link = Object.assign(element("a", "", text), { href: `#${control.id}` });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    for (let fold = control.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    control.closest("[data-is-folded]")?.querySelector(".picture-toggle").click();
    control.focus();
  });
  return link;
}

/** The line of a text about a control of that label; one that is unnamed says nothing of it, so the label stands before it. */
export const lineOf = ({ control, text, label, isUnnamed }) => element("li", "", control ? linkTo(control, isUnnamed ? `${label}: ${text}` : text) : text);
