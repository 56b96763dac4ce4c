// Days as people speak of them.
import { dayNumber, today } from "../days.js";

/** "since Sunday", as people say it of a day: its name within a week. */
export function sinceText(day) {
  const days = dayNumber(today()) - dayNumber(day);
  if (days <= 0) return "today";
  if (days === 1) return "since yesterday";
  const style = days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return `since ${new Date(`${day}T00:00:00Z`).toLocaleDateString("en-AU", { ...style, timeZone: "UTC" })}`;
}

/** "Thursday 3 December", with the year if it is not the present one. */
export function wholeDay(day) {
  const year = day.startsWith(today().slice(0, 4)) ? {} : { year: "numeric" };
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-AU", { weekday: "long", day: "numeric", month: "long", ...year, timeZone: "UTC" }).replace(",", "");
}
