// A reader's own notes as a calendar, RFC 5545: each takes its whole day, and nobody counts as busy for it.
import { dayNumber, dayText } from "../days.js";

/** The octets that a line has at most, without its end. */
const LINE = 75;
const encoder = new TextEncoder();

/** A text as a value: what means something in a calendar is escaped. */
const escaped = (text) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A line in pieces that are not too long, none of which cuts a letter in two. */
function folded(line) {
  let out = "";
  let length = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (length + octets > LINE) {
      out += "\r\n ";
      length = 1;
    }
    out += letter;
    length += octets;
  }
  return `${out}\r\n`;
}

const plainDay = (day) => day.replaceAll("-", "");

/** The text of a calendar with notes, made at a time (a `Date`) for the board at an address. */
export function calendarOf(notes, time, { host, title }) {
  const stamp = `${time.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const events = notes.flatMap(({ id, day, title: text }) => [
    "BEGIN:VEVENT", `UID:${id}@${host}`, `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${plainDay(day)}`, `DTEND;VALUE=DATE:${plainDay(dayText(dayNumber(day) + 1))}`,
    `SUMMARY:${escaped(text)}`, "CLASS:PRIVATE", "TRANSP:TRANSPARENT", "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Houser//Houser//EN", "CALSCALE:GREGORIAN", `X-WR-CALNAME:${escaped(title)}`, ...events, "END:VCALENDAR"];
  return lines.map(folded).join("");
}
