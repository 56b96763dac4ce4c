// What became of a listing since it was saved, in words.
import { isEnglish, language } from "../language.js";
import { dollars } from "../money.js";
import { today } from "../days.js";
import { inSentence } from "../sentences.js";
import { say } from "../say.js";
import { INSPECTIONS } from "./reading.js";

const MOST = 3;

/** "Sat 28 Nov, 11 am" of a local time as pages have it, 2026-11-28T11:00. */
export function slotText(slot) {
  const time = new Date(`${slot.slice(0, 16)}Z`);
  if (Number.isNaN(time.getTime())) return "";
  const day = time.toLocaleDateString(language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  const hour = time.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit", hour12: isEnglish || undefined, timeZone: "UTC" });
  if (!isEnglish) return say("dates.day_time", { day, time: hour });
  return say("dates.day_time", { day: day.replace(/^(\w+),? /, "$1 "), time: hour.replace(":00", "").replaceAll("\u202f", " ").toLowerCase() });
}

/** Whether a listing is still offered, as its page tells; `now` is null if there is no page any more. */
export const isOffered = (now) => now !== null && now.expires !== undefined && now.expires > today();

function priceChange(before, now) {
  if (before.cents && now.cents && before.cents !== now.cents) {
    const price = dollars(Math.abs(now.cents - before.cents));
    return now.cents < before.cents ? say("since.cheaper", { price }) : say("since.dearer", { price });
  }
  return before.price_text && now.price_text && before.price_text !== now.price_text ? say("since.price_text", { now: now.price_text, was: before.price_text }) : null;
}

/** The times that a snapshot has; undefined where it cannot tell whether there are any. */
const timesOf = (snapshot, name) => snapshot[name] ?? (snapshot.details && []);

const INSPECTION_WORDS = {
  more: (count, times) => say("since.inspections", { count, times }), fewer: (count, times) => say("since.inspections_cancelled", { count, times }),
};
const DATE_WORDS = { more: (count, times) => say("since.dates", { count, times }), fewer: (count, times) => say("since.dates_cancelled", { count, times }) };

/** What is new among times, and what was cancelled, in words for either. */
function slotChanges(before, now, words) {
  if (!before || !now) return [];
  // What comes after the last of a list that was cut, that list doesn't tell.
  const ends = [before, now].filter(({ length }) => length >= INSPECTIONS).map((slots) => slots.toSorted().at(-1));
  const coming = (slots) => slots.filter((slot) => slot.slice(0, 10) >= today() && ends.every((end) => slot <= end));
  const more = coming(now).filter((slot) => !before.includes(slot));
  const fewer = coming(before).filter((slot) => !now.includes(slot));
  const told = (slots, tell) => slots.length && tell(slots.length, slots.slice(0, MOST).map(slotText).join("; "));
  return [told(more, words.more), told(fewer, words.fewer)];
}

/** Whether a value is another one, and not only cut in another way. */
const differs = (was, now) => was !== now && !(now.endsWith("…") && was.startsWith(now.slice(0, -1)));

/** Facts that say something else now. */
function detailChanges(before, now) {
  if (!before.details || !now.details) return [];
  const was = new Map(before.details);
  return now.details.filter(([label, value]) => was.has(label) && differs(was.get(label), value)).slice(0, MOST)
    .map(([label, value]) => say("since.detail", { label, now: inSentence(value), was: inSentence(was.get(label)) }));
}

/** Each with its words and whether it ends the matter. `before` is the snapshot, `now` that of today, or null if the page is gone. */
export function whatChanged(before, now) {
  if (now === null) return [{ text: say("since.gone"), isEnd: true }];
  if (!isOffered(now)) {
    const why = now.ended ?? now.status_label ?? say("since.not_confirmed");
    return [{ text: say("compare.gone_why", { why: inSentence(why) }), isEnd: true }];
  }
  const status = now.status_label === before.status_label ? null : now.status_label ? say("since.status", { status: inSentence(now.status_label) }) : say("since.no_status", { status: inSentence(before.status_label) });
  return [status, priceChange(before, now), ...slotChanges(timesOf(before, "inspections"), timesOf(now, "inspections"), INSPECTION_WORDS),
    ...slotChanges(timesOf(before, "events"), timesOf(now, "events"), DATE_WORDS), ...detailChanges(before, now)].filter(Boolean).map((text) => ({ text, isEnd: false }));
}
