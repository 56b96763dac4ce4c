// What people read of a change: what an ask says now and said before, and the times that come to those at which people can come.
import { language } from "../language.js";
import { dollars } from "../money.js";
import { say } from "../say.js";
import { cents, saidIn } from "./fact-texts.js";

/** So much is shown of a text, in letters. */
const SHOWN = 80;
/** So many letters that are the same are shown before what is another. */
const LEAD = 20;
/** What is called by a question where it is asked. */
const NAMES = { title: say("changing.title"), description: say("changing.description"), tags: say("changing.tags") };
const labelOf = (ask) => NAMES[ask.dataset.ask] ?? ask.querySelector("legend, label").firstChild.textContent.trim();
/** A time with its day, which is said once. */
const slots = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
const short = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

/** Two long texts from shortly before where they part. */
function parted(now, before) {
  const longest = Math.max(now.length, before.length);
  const same = now.split("").findIndex((unit, place) => unit !== before[place]);
  const start = longest > SHOWN ? now.lastIndexOf(" ", Math.max(0, (same < 0 ? now.length : same) - LEAD)) + 1 : 0;
  return [now, before].map((text) => `${start > 0 && text ? "…" : ""}${short(text.slice(start))}`);
}

/** What people read of an ask. A price has a period, or stands first on the page. */
export function shown(ask) {
  const [control] = ask.querySelectorAll("[name]");
  const isPrice = control.type === "number" && ask.closest("[data-asks]");
  if (isPrice) return control.value && [dollars(cents(control.value)), ask.dataset.per].filter(Boolean).join(" ");
  return saidIn(ask).map(({ text }) => text).join(say("list.comma"));
}

/** What an ask says now, in a short line. */
export function lineOf(ask) {
  const said = { label: labelOf(ask), now: short(shown(ask)) };
  return said.now ? say("changing.is", said) : say("changing.gone", said);
}

/** What an ask says now, in a line with the text that it said before. */
export function changeOf(ask, text) {
  const [now, before] = parted(shown(ask), text);
  const said = { label: labelOf(ask), now, before };
  if (!said.now) return say("changing.gone", said);
  return said.before ? say("changing.was", said) : say("changing.is", said);
}

/** A time at which people can come, from its beginning to its end. */
export const slotLine = ([start, end]) => say("changing.added", { time: slots.formatRange(new Date(start), new Date(end)) });
