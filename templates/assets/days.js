// Days as texts, 2026-11-21, and as the index counts them, from 1970.
import { language } from "./language.js";
import { say } from "./say.js";

const DAY = 86_400_000;

export const dayNumber = (text) => Date.parse(`${text}T00:00:00Z`) / DAY;
export const dayText = (number) => new Date(number * DAY).toISOString().slice(0, 10);
export const dayBefore = (text) => dayText(dayNumber(text) - 1);

/** The moment that decides what is over: the reader's clock, or the beginning of the day of which the site is a preview. */
export function now() {
  const day = document.documentElement.dataset.today;
  return day ? new Date(`${day}T00:00:00`) : new Date();
}

/** The day where the reader is. */
export function today() {
  const time = now();
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}

export function isDay(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < "1900" || text >= "2201") return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** When something starts that begins on a day, or a text that says it already. */
export const startText = (start, before) => (isDay(start) ? start <= today() ? say("card_facts.start_now", { start: before }) : say("card_facts.start", { start: before, day: shortDay(start) }) : start);

export const longDay = (text) =>
  new Date(`${text}T00:00:00Z`).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const MONTHS = say("dates.short_months").split(" ");

/** `20 Dec`, with the year if it is not the present one. */
export function shortDay(text) {
  const [year, month, day] = text.split("-");
  const told = say("dates.day_month", { day: Number(day), month: MONTHS[month - 1] });
  return text.startsWith(today().slice(0, 4)) ? told : say("dates.day_month_year", { day: told, year });
}
