// Days as people speak of them.
import { dayNumber, today } from "../days.js";
import { isEnglish, language } from "../language.js";
import { say } from "../say.js";

/** "since Sunday", as people say it of a day: its name within a week. */
export function sinceText(day) {
  const days = dayNumber(today()) - dayNumber(day);
  if (days <= 0) return say("dates.today");
  if (days === 1) return say("dates.since_yesterday");
  const style = days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return say("dates.since", { day: new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { ...style, timeZone: "UTC" }) });
}

/** "Thursday 3 December", with the year if it is not the present one. */
export function wholeDay(day) {
  const year = day.startsWith(today().slice(0, 4)) ? {} : { year: "numeric" };
  const told = new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long", ...year, timeZone: "UTC" });
  return isEnglish ? told.replace(",", "") : told;
}
