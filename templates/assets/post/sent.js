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

/** Folds a form away, unless somebody is in it, and offers what comes after it: links, by default to another posting, and a press that shows the form again. */
export function foldAway(form, links = [Object.assign(element("a", "button", say("post.post_another")), { href: location.pathname })], again = say("post.show_sent")) {
  if (form.querySelector(BUSY)) return;
  unfold(form);
  const back = button("button quiet", () => {
    unfold(form);
    const first = [...form.querySelectorAll("h2, [data-ask]")].find((part) => part.checkVisibility());
    first.tabIndex = -1;
    first.focus();
  }, again);
  const on = element("p", "buttons", ...links, back);
  on.dataset.on = "";
  [".post-private", "[data-next]", ".post-ways > .note"].map((part) => form.querySelector(part)).find(Boolean).after(on);
  form.dataset.isSent = "";
}
