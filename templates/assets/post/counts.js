// How many letters are left where there is room for so many, once it gets tight, and how many are too many: what somebody pastes is not cut.
import { element } from "../elements.js";
import { say } from "../say.js";

/** The least room of which it is told, in letters: how long a postcode is everybody knows. */
const LEAST = 20;
/** From how much of the room on it is told. */
const TIGHT = 0.8;
/** How many letters are left when whoever hears the page is told. */
const STEPS = [20, 10, 5, 0, -1];

const counts = new WeakMap();

function countOf(control) {
  if (!counts.has(control)) {
    const [seen, heard] = [element("span", "note post-left"), element("span", "hidden")];
    seen.setAttribute("aria-hidden", "true");
    heard.setAttribute("role", "status");
    control.after(seen, heard);
    counts.set(control, { seen, heard, step: null });
  }
  return counts.get(control);
}

/** How many letters a control has more than there is room for, as the program counts them; less than none if there is room, or no end to it. */
export function excess({ dataset, value }) {
  return dataset.longest ? [...value.trim().normalize("NFC")].length - Number(dataset.longest) : -Infinity;
}

/** Tells it of all controls of a form. */
export function countLetters(form) {
  form.addEventListener("input", ({ target }) => {
    const most = Number(target.dataset.longest);
    if (!(most >= LEAST)) return;
    const left = -excess(target);
    const isTight = left <= most * (1 - TIGHT);
    if (!isTight && !counts.has(target)) return;
    const count = countOf(target);
    const words = !isTight ? "" : left < 0 ? say("post.letters_over", { count: -left }) : say("post.letters_left", { count: left });
    count.seen.textContent = words;
    const step = isTight ? STEPS.findLast((one) => left <= one) ?? null : null;
    if (step !== count.step) count.heard.textContent = step === null ? "" : words;
    count.step = step;
  });
}
