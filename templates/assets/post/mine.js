// What was posted from this device, with what the board says of each today.
import { dayBefore, dayNumber, longDay, today } from "../days.js";
import { ask } from "../device/ask.js";
import { attempt } from "../device/hearts.js";
import { Posted } from "../device/posted.js";
import { changes } from "../device/records.js";
import { button, element } from "../elements.js";
import { find } from "../packs.js";
import { say } from "../say.js";
import { listDrafts } from "./drafts-list.js";
import { ownPictures } from "./own-pictures.js";
import { copyPress } from "./private-link.js";
import { linkTo } from "../device/secret.js";
import { line } from "./values.js";

/** From how many days on before it leaves the lists that is told. */
const SOON = 7;
const { base } = document.documentElement.dataset;
const section = document.querySelector("[data-posted]");
const [list, told] = ["ul", "[data-told]"].map((part) => section.querySelector(part));
const posted = new Posted();
const anchor = (className, text, href) => Object.assign(element("a", className, text), { href });

/** What became of one, as the board's data say it today. */
function stateOf({ when }, listing) {
  if (!listing) return say("mine.waiting", { day: longDay(when) });
  if (!listing.open) return listing.ended;
  const days = dayNumber(listing.expires) - dayNumber(today());
  if (days <= 0) return say("mine.over", { day: longDay(listing.expires) });
  if (days <= SOON) return say("mine.soon", { count: days });
  return say("mine.live", { day: longDay(dayBefore(listing.expires)) });
}

/** Whether the board shows a change that was sent. One that it takes is a confirmation, too; what is closed has no inspections. */
function hasArrived({ changed, sent = {} }, listing) {
  const { confirmed, status, price_cents: cents, inspections, title, images } = listing;
  const isThere = (start) => !inspections || inspections.some((one) => one.start.startsWith(start));
  const isShown = line(sent.title ?? title) === line(title) && (sent.pictures === undefined || !images || ownPictures(listing).length === sent.pictures);
  return confirmed > changed || (confirmed === changed && isShown && (sent.status ?? status) === status && (sent.price_cents ?? cents) === cents && (sent.starts ?? []).every(isThere));
}

/** What of the changes that were sent waits still, a line each. Of two changes of the same the later one counts. */
function waiting({ told = [] }, listing) {
  const waits = told.filter(({ day, sent }, place) => {
    const later = told.slice(place + 1).flatMap((one) => Object.keys(one.sent));
    const own = Object.fromEntries(Object.entries(sent).filter(([key]) => key === "starts" || !later.includes(key)));
    return !hasArrived({ changed: day, sent: own }, listing);
  });
  return [...new Map(waits.flatMap(({ lines }) => lines)).values()];
}

async function forget(entry, press) {
  const answer = await ask(say("mine.forget_title", { title: entry.title }), say("mine.forget_text"), [say("mine.forget")], press);
  if (answer === 0) attempt(() => posted.remove(entry.id), list);
}

function row(entry) {
  const state = element("p", "note", say("common.loading"));
  const buttons = element("p", "buttons", anchor("i-edit button quiet", say("mine.change"), linkTo(entry)), copyPress(entry),
    button("i-close button quiet", (press) => forget(entry, press), say("mine.forget")));
  return { entry, state, buttons, node: element("li", "", element("h3", "", entry.title), state, buttons) };
}

async function look({ entry, state, buttons }) {
  try {
    const { listing = null } = await find(entry.id, `${base}api/`) ?? {};
    const isThere = entry.changed && listing && hasArrived(entry, listing);
    if (isThere) attempt(() => posted.noteArrival(entry.id), list);
    const day = entry.changed && longDay(entry.changed);
    const waits = listing && !isThere ? waiting(entry, listing) : [];
    const changed = day && !isThere && (waits.length ? say("mine.changed_what", { day }) : say("mine.changed", { day }));
    const lines = [listing?.open && listing.status_label, stateOf(entry, listing), changed, ...waits];
    state.replaceChildren(...lines.filter(Boolean).map((line) => element("span", "", line)));
    if (listing) buttons.prepend(anchor("i-right button quiet", say("mine.show"), `${base}${new URL(listing.url).pathname.split("/").slice(-3).join("/")}`));
  } catch {
    state.textContent = say("mine.not_reached");
  }
}

function show() {
  const rows = posted.all.map(row);
  list.replaceChildren(...rows.map(({ node }) => node));
  told.textContent = rows.length ? say("mine.about") : say("mine.none");
  return Promise.all(rows.map(look));
}

changes.addEventListener("change", ({ detail }) => ["posted", "all"].includes(detail) && show());
show();
listDrafts();
