// What was sent of a listing from this device and the board does not show yet.
import { dayNumber, longDay, today } from "../days.js";
import { hash } from "../packs.js";
import { say } from "../say.js";
import { ownPictures } from "./own-pictures.js";
import { line } from "./values.js";

/** After how many days what waits may be lost. */
const LONG = 14;

/** What the board publishes of a part of a listing: of its pictures their names and what is said of them. */
function published(listing, key) {
  const { title, description_html: description, tags, fields = {} } = listing;
  if (key === "pictures") return ownPictures(listing).map(({ url, alt }) => [url.split("/").at(-1), alt === title ? "" : alt]);
  return { description, tags }[key] ?? fields[key];
}

/** A mark of the letters of a text, which are the same in a description as somebody types it and as the board shows it, unless it has links. */
export const letters = (text) => String(hash(text.replace(/[^\p{L}\p{N}]+/gu, "")));

const markOf = (listing, key) => String(hash(JSON.stringify(published(listing, key) ?? null)));

/** A mark of each part as it was before a change: the board writes many things in other words than a form, so what tells that they are there is that they are others. */
export const marksOf = (listing, keys) => Object.fromEntries(keys.map((key) => [key, markOf(listing, key)]));

/**
 * Whether the board shows a change. One that it takes is a confirmation, too, so any later one tells of the first that was sent; of others what they say has to
 * be there. Which day it is may be another for the board than for a device. What is closed has none but its title and its status.
 */
function hasArrived({ day, confirmed: before = day, sent }, listing, isFirst) {
  const { confirmed, status, price_cents: cents, inspections, title, images, open } = listing;
  const isThere = (start) => !inspections || inspections.some((one) => one.start.startsWith(start));
  const isShown = line(sent.title ?? title) === line(title) && (sent.pictures === undefined || !images || ownPictures(listing).length === sent.pictures);
  const isOther = ([key, mark]) => !open || markOf(listing, key) !== mark;
  const isSaid = isShown && (sent.status ?? status) === status && (sent.price_cents ?? cents) === cents && (sent.starts ?? []).every(isThere);
  if (confirmed > before) return isFirst || confirmed > day || isSaid;
  return confirmed === before && isSaid && Object.entries(sent.was).every(isOther);
}

/** Whether the board shows what an earlier change says of a description, and not what this one does. */
function isBehind(earlier, { sent: { says } }, { description_html: description = "" }) {
  const shown = letters(new DOMParser().parseFromString(description, "text/html").body.textContent);
  return says !== undefined && says !== shown && earlier.some(({ sent }) => sent.says === shown);
}

const without = (values, keys) => Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** The changes that wait. Of two of the same the later one counts. */
function waiting({ changed, told = changed ? [{ day: changed, sent: {}, lines: [] }] : [] }, listing) {
  return told.filter((one, place) => {
    const { day, confirmed, sent: { was = {}, ...sent } } = one;
    const earlier = told.slice(0, place);
    const isFirst = !earlier.some((other) => other.confirmed === confirmed);
    const later = told.slice(place + 1).flatMap((other) => Object.keys({ ...other.sent, ...other.sent.was })).filter((key) => key !== "starts");
    const isLate = !later.includes("description") && listing && isBehind(earlier, one, listing);
    return !listing || isLate || !hasArrived({ day, confirmed, sent: { ...without(sent, later), was: without(was, later) } }, listing, isFirst);
  });
}

/** What people read of the changes that wait of what was posted, with what the board publishes of it, if anything; nothing if none does. */
export function waitingLines(entry, listing) {
  const waits = waiting(entry, listing);
  if (waits.length === 0) return [];
  const { day: last } = waits.at(-1);
  const day = longDay(last);
  const lines = [...new Map(waits.flatMap((one) => one.lines)).values()];
  const isLong = dayNumber(today()) - dayNumber(last) >= LONG;
  return [lines.length ? say("mine.changed_what", { day }) : say("mine.changed", { day }), ...lines, ...isLong ? [say("mine.changed_long")] : []];
}
