// How a listing will look while it is still written: shown to whoever opens it, from the first title or picture on.
import { element } from "../elements.js";
import { say } from "../say.js";
import { loadLook, onceOnline } from "./away.js";

/** How long somebody pauses before it is drawn anew, in milliseconds. */
const PAUSE = 400;

/** Offers it before a part of a form; `posted` gives the listing as it is now. Gives what looks whether there is anything to show, and shows it anew. */
export function preview(form, part, judging, posted) {
  const shown = element("div", "post-look");
  const fold = element("details", "fold post-preview", element("summary", "", say("post.preview")), shown);
  fold.hidden = true;
  part.before(fold);
  let waiting = 0;
  let latest = 0;

  async function draw() {
    latest += 1;
    const run = latest;
    const [look, html] = await Promise.all([loadLook(), judging.prose(form.elements.description.value.trim())]);
    if (run !== latest) return;
    if (!look) {
      shown.replaceChildren(element("p", "note", say("post.away")));
      onceOnline(drawAnew);
      return;
    }
    const { card, page } = new look.Look(form).draw(posted(), html);
    shown.replaceChildren(element("h3", "", say("post.look_card")), card, element("h3", "", say("post.look_page")), page);
  }

  const drawAnew = () => draw().catch(reportError);

  fold.addEventListener("toggle", () => fold.open && drawAnew());
  return () => {
    fold.hidden = !form.elements.title.value.trim() && !form.querySelector("[data-picture]");
    clearTimeout(waiting);
    if (fold.open && !fold.hidden) waiting = setTimeout(drawAnew, PAUSE);
  };
}
