// What can be had at once is the commonest answer to from when on: a press fills it in.
import { today } from "../days.js";
import { button } from "../elements.js";
import { say } from "../say.js";

/** Puts a button that fills in today below each day that a form needs. */
export function offerToday(form) {
  for (const day of form.querySelectorAll("input[type=date][required]")) {
    const press = button("plain post-today", () => {
      day.value = today();
      for (const type of ["input", "change"]) day.dispatchEvent(new Event(type, { bubbles: true }));
    }, say("post.today"));
    press.setAttribute("aria-label", say("post.today_named", { label: day.labels[0].firstChild.textContent.trim() }));
    day.after(press);
  }
}
