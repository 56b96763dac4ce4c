// A line of a list about what a form says, which leads to what it is about.
import { element } from "../elements.js";

/** That of a text about a control of that label; one that is unnamed says nothing of it, so the label stands before it. What is folded away opens. */
export function lineOf({ control, text, label, isUnnamed }) {
  if (!control) return element("li", "", text);
  const link = Object.assign(element("a", "", isUnnamed ? `${label}: ${text}` : text), { href: `#${control.id}` });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    for (let fold = control.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    control.closest("[data-is-folded]")?.querySelector(".picture-toggle").click();
    control.focus();
  });
  return element("li", "", link);
}
