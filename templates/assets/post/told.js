// What is said of a listing once somebody took a way for it to leave: that stays true, whatever she types later.
import { say } from "../say.js";
import { noteChange } from "./same.js";
import { unfold } from "./sent.js";

/** What is left to be seen of the ways of a form once it says something else than what they are for. */
const STALE = "data-is-stale";
const partsOf = (form) => ["[data-ways]", "[data-told]"].map((part) => form.querySelector(part));

/** Says what became of a way, as a text or an element: `isDone` of one by which it has left, `isOn` as long as it is on its way, `isStale` if the form says something else by now. */
export function tell(told, text, { isDone = false, isOn = false, isStale = false } = {}) {
  told.toggleAttribute("data-is-done", isDone);
  told.toggleAttribute("data-is-on", isOn);
  const { parentElement: ways } = told;
  const summary = ways.querySelector("[data-summary]");
  // What was sent stands below the word that it was.
  if (summary) (isDone && !isStale ? told : ways.querySelector("h2")).after(summary);
  told.replaceChildren(...isDone && isStale ? [text, " ", say("post.changed_since")] : [text]);
}

/** Whether the form says something else than what its ways are for. */
export const isOutdated = (form) => form.querySelector("[data-ways]").hasAttribute(STALE);

/** Shows the ways of a form for what it says now; `focus` moves the focus there. */
export function show(form, focus = (one) => one.focus()) {
  const [ways, told] = partsOf(form);
  unfold(form);
  ways.removeAttribute(STALE);
  tell(told, "");
  ways.hidden = false;
  const heading = ways.querySelector("h2");
  focus(heading);
  // Browsers put what they move to anywhere on the screen.
  if (document.activeElement === heading) heading.scrollIntoView({ block: "start" });
}

/** Hides the ways of a form, since what they are for is another thing now; what has left stays told, and that this is not in it. */
export function outdate(form) {
  noteChange(form);
  const [ways, told] = partsOf(form);
  if (ways.hidden) return;
  const hasLeft = told.hasAttribute("data-is-done") || ways.querySelector(".post-private");
  if (!hasLeft && !told.hasAttribute("data-is-on")) {
    ways.hidden = true;
    return;
  }
  if (isOutdated(form)) return;
  ways.setAttribute(STALE, "");
  if (hasLeft) tell(told, told.firstChild?.textContent ?? "", { isDone: true, isStale: true });
}
