// Adds one of the inspections of a listing to a calendar.

/** The lines of a calendar without what tells of the calendar itself, and with one of its events. Null if it has no event of that start. */
function oneEvent(calendar, start) {
  const [head, ...events] = calendar.split(/^(?=BEGIN:VEVENT)/mu);
  const event = events.find((lines) => new RegExp(`^DTSTART[^:\\r\\n]*:${start}\\r?$`, "mu").test(lines));
  if (!event) return null;
  const [own, ...zones] = head.split(/^(?=BEGIN:VTIMEZONE)/mu);
  const kept = own.match(/^(?:BEGIN|VERSION|PRODID|CALSCALE):.*\r?\n/gmu) ?? [];
  const whole = event.slice(0, event.search(/^END:VEVENT/mu));
  return `${kept.join("")}${zones.join("")}${whole}END:VEVENT\r\nEND:VCALENDAR\r\n`;
}

/** Offers the event of an inspection as a file; without it, the calendar of the listing, which holds it too. */
export async function add(link) {
  const time = link.closest("li").querySelector("time").getAttribute("datetime");
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(`${answer.status} ${link.href}`);
    const event = oneEvent(await answer.text(), `${time.slice(0, 16).replace(/[-:]/g, "")}00`);
    if (!event) throw new Error(`no event of ${time} in ${link.href}`);
    const file = URL.createObjectURL(new Blob([event], { type: "text/calendar" }));
    const slug = new URL(link.href).pathname.split("/").at(-2);
    Object.assign(document.createElement("a"), { href: file, download: `${slug}-${time.slice(0, 10)}.ics` }).click();
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
  } catch (error) {
    console.info(error);
    location.assign(link.href);
  }
}
