// Parts of a form that are closed until somebody wants them: each says how many of its answers are given.
import { element } from "../elements.js";
import { say } from "../say.js";
import { valueOf } from "./values.js";

/** Counts in all closed parts of a form. Gives what counts once more, for controls that scripts fill. */
export function countAnswers(form) {
  const folds = [...form.querySelectorAll("details[data-counted]")].map((fold) => {
    const count = element("span", "note");
    fold.querySelector("summary").append(" ", count);
    return [fold, count];
  });
  const tell = () => {
    for (const [fold, count] of folds) {
      const given = [...fold.querySelectorAll("[data-ask]")].filter((ask) => valueOf(ask) !== null).length;
      count.textContent = given ? say("post.given", { count: given }) : "";
    }
  };
  form.addEventListener("input", tell);
  return tell;
}
