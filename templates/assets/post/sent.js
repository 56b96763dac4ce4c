// What is left of a form once the board has what it said: what happens next, the private link, and ways on. The form itself is a press away.
import { button, element } from "../elements.js";
import { say } from "../say.js";

/** A control in which somebody is about to type something else. */
const BUSY = "[data-ask] :focus, [data-picture] input:focus";

/** Shows a form again that was folded away. */
export function unfold(form) {
  delete form.dataset.isSent;
  form.querySelector("[data-on]")?.remove();
}

/** Folds a form away, unless somebody is in it, and offers what comes after it. */
export function foldAway(form) {
  if (form.querySelector(BUSY)) return;
  unfold(form);
  const another = Object.assign(element("a", "button", say("post.post_another")), { href: location.pathname });
  const back = button("button quiet", () => {
    unfold(form);
    const [first] = form.querySelectorAll("h2");
    first.tabIndex = -1;
    first.focus();
  }, say("post.show_sent"));
  const on = element("p", "buttons", another, back);
  on.dataset.on = "";
  (form.querySelector(".post-private") ?? form.querySelector("[data-next]")).after(on);
  form.dataset.isSent = "";
}
