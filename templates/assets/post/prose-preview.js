// A description as its page will show it, below where it is written: what the program itself makes of it, where the board has its judge.
import { element } from "../elements.js";
import { say } from "../say.js";
import { proseOf } from "./prose.js";

/** How long somebody pauses before it is drawn anew, in milliseconds. */
const PAUSE = 400;

/** Shows it below the description of a form. */
export function previewProse(form, judging) {
  const { description } = form.elements;
  const shown = element("div");
  const fold = element("details", "fold post-prose", element("summary", "", say("post.preview")), shown);
  fold.hidden = true;
  description.closest("[data-ask]").append(fold);
  let waiting = 0;
  let latest = 0;

  async function draw() {
    latest += 1;
    const run = latest;
    const text = description.value.trim();
    const html = text ? await judging.prose(text) : null;
    if (run !== latest) return;
    // What nobody can say for sure is not shown.
    fold.hidden = html === null;
    shown.replaceChildren(...(html === null ? [] : [proseOf(html, text)]));
  }

  description.addEventListener("change", draw);
  description.addEventListener("input", () => {
    clearTimeout(waiting);
    if (!fold.hidden && fold.open) waiting = setTimeout(draw, PAUSE);
  });
}
