// What was begun in a form on this device earlier, offered at its top: somebody who comes back goes on with it, or begins another.
import { button, element } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { draftAddress } from "./drafting.js";
import { begunOf } from "./drafts.js";
import { shortTitle } from "./short-title.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many days before today a moment was, as the reader's calendar has them: days on which clocks change are longer or shorter. */
const daysSince = (moment) => Math.round((new Date().setHours(0, 0, 0, 0) - new Date(moment).setHours(0, 0, 0, 0)) / DAY);

/** How long ago a moment was, in milliseconds: "3 minutes ago", and from another day on "yesterday". */
function since(moment) {
  const [passed, days] = [Date.now() - moment, daysSince(moment)];
  if (passed < MINUTE) return say("post.just_now");
  const [count, unit] = passed < HOUR ? [Math.floor(passed / MINUTE), "minute"] : days > 0 ? [days, "day"] : [Math.floor(passed / HOUR), "hour"];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, unit);
}

/** Says something at the top of a form, with buttons and links that follow from it. */
export function offer(form, text, ...ways) {
  const part = form.querySelector("[data-begun]");
  part.replaceChildren(element("div", "", element("p", "", text), ...ways.length ? [element("p", "buttons", ...ways)] : []));
  part.hidden = false;
}

/** A button that goes on with the form as it is, without what is said at its top. */
export const ignoring = (form, words) => button("button quiet", () => {
  form.querySelector("[data-begun]").hidden = true;
  form.querySelector("button:not([data-begun] *), [name]:not([type=hidden])").focus();
}, words);

/** Offers the last draft of a form; where the browser keeps nothing, there is none. */
export async function offerBegun(form) {
  const [draft] = await begunOf(form.dataset.kind);
  if (!draft) return;
  const title = draft.fields.find(([name]) => name === "title")?.[1];
  const time = since(draft.changed);
  const goOn = button("button", () => {
    history.replaceState(history.state, "", draftAddress(draft.id));
    location.reload();
  }, say("post.go_on"));
  offer(form, title ? say("post.begun", { title: shortTitle(title), time }) : say("post.begun_untitled", { time }), goOn, ignoring(form, say("post.anew")));
}
