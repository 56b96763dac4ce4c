// What was begun in a form on this device earlier, offered at its top: somebody who comes back goes on with it, or begins another.
import { button, element } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { draftAddress } from "./drafting.js";
import { begunOf } from "./drafts.js";

const MINUTE = 60_000;
const UNITS = [["day", 1_440 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]];

/** How long ago a moment was, in milliseconds: "3 minutes ago". */
function since(moment) {
  const passed = Math.max(0, Date.now() - moment);
  const [unit, size] = UNITS.find(([, one]) => passed >= one) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / size), unit);
}

/** Offers the last draft of a form in its part for that; where the browser keeps nothing, there is none. */
export async function offerBegun(form) {
  const part = form.querySelector("[data-begun]");
  const [draft] = await begunOf(form.dataset.kind);
  if (!draft) return;
  const title = draft.fields.find(([name]) => name === "title")?.[1];
  const time = since(draft.changed);
  part.replaceChildren(element("div", "", element("p", "", title ? say("post.begun", { title, time }) : say("post.begun_untitled", { time })), element("p", "buttons",
    button("button", () => {
      history.replaceState(history.state, "", draftAddress(draft.id));
      location.reload();
    }, say("post.go_on")),
    button("button quiet", () => {
      part.hidden = true;
      form.querySelector("button:not([data-begun] *), [name]:not([type=hidden])").focus();
    }, say("post.anew")))));
  part.hidden = false;
}
