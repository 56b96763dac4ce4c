// What a listing is, of data alone: of the search index, or of the JSON that its own page has for scripts (Sources/SiteKit/Pages/SnapshotJSON.swift).
// Nothing is read from what people read. A card in a list that Houser wrote only says which listing it is; the index tells the rest (fresh.js).
//
// A snapshot has the members of a card of the search index but its id, and: `state` and `postcode`; `kind_label`; `cents`, the price; `expires`,
// the day on which it leaves the lists, absent once it is closed, and `ended`, what became of it then; `details` (pairs of label and
// value), `features` (words) and `campuses` (pairs of name and distance); `inspections` and `events`, when they begin, local time; `monthly` and
// `move_in`, amounts as text. Of a listing that was saved by such a card there are only title and url until the index was asked. Earlier versions kept
// `place`, "Collingwood VIC 3066", in place of suburb, state and postcode, and the `type` among the highlights, pairs of icon and text.
// All texts are cut, so that a snapshot stays about a kilobyte.
import { dayText, startText } from "../days.js";
import { shownRows } from "../shown-rows.js";
import { PATH, base } from "./records.js";

/** How many inspections a snapshot has at most. */
export const INSPECTIONS = 12;

/** A text of at most so many characters, which ends at a word with "…" if it was longer. */
function cut(words, length) {
  const text = words.replace(/[\u0000-\u0020]+/g, " ");
  if (text.length <= length) return text;
  const begun = text.slice(0, length - 1);
  return `${begun.replace(/\s+\S*$/, "") || begun}…`;
}

/** The path of a listing's page in a link to it; null if it leads elsewhere. */
export function pathOf(href) {
  const path = new URL(href, location.href);
  if (path.origin !== location.origin || !path.pathname.startsWith(base)) return null;
  const below = path.pathname.slice(base.length).replace(/(index\.html)?$/, "").replace(/\/$/, "");
  return PATH.test(below) ? below : null;
}

/** A picture of a listing, told from the root of the site: nothing that could lead elsewhere. */
export const FILE = /^[a-z0-9-]+\/[a-z0-9-]+\/(?!\.)[\w.%()+,;=~!@-]{1,200}$/i;

const same = (value) => value;
const text = (length) => (value) => cut(value, length);
const list = (most, one) => (values) => values.slice(0, most).map(one);
const texts = (...lengths) => (values) => values.map((value, place) => cut(value, lengths[place]));
const picture = ({ alt = "", ...image }) => (FILE.test(image.src) ? { ...image, alt: cut(alt, 160) } : undefined);

/** What a snapshot has, and how each of it is cut. */
const MEMBERS = {
  title: text(200), suburb: text(120), state: same, postcode: same, price_text: text(40), per: text(40), cents: same, drop: text(40), rise: text(40),
  since: text(40), status_label: text(80), ended: (notice) => cut(notice.replace(/\.$/, ""), 80), kind_label: text(60), type: text(40),
  highlights: list(8, texts(40, 40, 40)), image: picture, pictures: same, excerpt: text(200), available: text(60), posted: text(40),
  appointment: text(60), open: list(3, texts(40, 40, 60)), comments_text: text(40), likes_text: text(40), expires: same,
  details: list(20, texts(40, 80)), features: list(20, text(40)), campuses: list(5, texts(80, 40)), inspections: list(INSPECTIONS, same),
  events: list(INSPECTIONS, same), monthly: text(60), move_in: text(60),
};

/** The snapshot of a listing at an address, of what data say of it. */
function snapshotOf(members, url) {
  const known = Object.entries(MEMBERS).filter(([name]) => members[name] != null).map(([name, make]) => [name, make(members[name])]);
  return { ...Object.fromEntries(known.filter(([, value]) => value !== undefined)), url };
}

/** The snapshot of a row of the search index with its card, and what cards do not tell, if that is known. */
export function ofRow(row, card, facts = {}) {
  const { label, before_start } = row.part.index.kinds[row.kind];
  return snapshotOf({
    ...card, ...facts, available: card.available && startText(card.available, before_start), state: row.state, postcode: row.postcode, cents: row.price,
    expires: dayText(row.expires), kind_label: label,
  }, card.url);
}

/** The snapshot of what is closed, given its record of the data of the board, and what it was. */
export function ofClosed({ title, ended, status_label, price_cents, address }, url, before = {}) {
  const { expires, open, available, appointment, inspections, events, drop, rise, since, posted, ...was } = before;
  return snapshotOf({ ...was, ...address, title, ended, status_label, cents: price_cents }, url);
}

/**
 * The id, path and snapshot of a listing, given its own page; of a page that does not tell more, as those of earlier versions and of templates of a
 * board's own, with its title and its last day alone.
 */
function fromPage(page, path) {
  const told = page.querySelector("#snapshot");
  const members = told ? JSON.parse(told.textContent) : { title: page.querySelector("h1").textContent, expires: page.dataset.expires };
  return { id: page.dataset.id, path, snapshot: snapshotOf(members, `${path}/`) };
}

function fromCard(card) {
  const link = card.querySelector("h3 a");
  const path = pathOf(link.getAttribute("href"));
  const shown = shownRows.get(card);
  return { id: card.dataset.id, path, snapshot: shown ? ofRow(shown.row, shown.listing) : { title: MEMBERS.title(link.textContent), url: `${path}/` } };
}

/** The id, path and snapshot of what a card or a listing's own page stands for. */
export const read = (subject) => (subject.matches(".card") ? fromCard(subject) : fromPage(subject, pathOf(location.href)));

/** Whether a snapshot has nothing but what a card tells. */
export const isBare = (snapshot) => Object.keys(snapshot).every((name) => ["title", "url", "expires"].includes(name));

/** Where a listing is: "Collingwood VIC 3066"; empty if it says nothing of that. */
export const placeOf = ({ place, suburb, state, postcode }) => place ?? [suburb, state, postcode].filter(Boolean).join(" ");
