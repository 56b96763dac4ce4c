// What was posted from this device, with what the board says of each today.
import { dayBefore, dayNumber, longDay, today } from "../days.js";
import { ask } from "../device/ask.js";
import { attempt } from "../device/hearts.js";
import { Posted, isOf } from "../device/posted.js";
import { changes } from "../device/records.js";
import { button, element } from "../elements.js";
import { find } from "../packs.js";
import { say } from "../say.js";
import { isKept, removeSent } from "./drafts.js";
import { draftPage, kindOf, listDrafts } from "./drafts-list.js";
import { copyPress } from "./private-link.js";
import { linkTo } from "../device/secret.js";
import { waitingLines } from "./waiting.js";

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

async function forget(entry, press) {
  const answer = await ask(say("mine.forget_title", { title: entry.title }), say("mine.forget_text"), [say("mine.forget")], press);
  if (answer !== 0) return;
  attempt(() => posted.remove(entry.id), list);
  if (entry.draft) removeSent(entry.draft, entry.id).catch(reportError);
}

function row(entry) {
  const state = element("p", "note", say("common.loading"));
  const buttons = element("p", "buttons", copyPress(entry), button("i-close button quiet", (press) => forget(entry, press), say("mine.forget")));
  return { entry, state, buttons, node: element("li", "", element("h3", "", entry.title), ...kindOf(entry.kind) ? [element("p", "note", kindOf(entry.kind))] : [], state, buttons) };
}

async function look({ entry, state, buttons }) {
  try {
    const there = (await find(entry.id, `${base}api/`))?.listing ?? null;
    const listing = there && isOf(entry, there) ? there : null;
    const waits = waitingLines(entry, listing);
    if (entry.changed && waits.length === 0) attempt(() => posted.noteArrival(entry.id), list);
    const lines = [listing?.open && listing.status_label, stateOf(entry, listing), ...waits];
    state.replaceChildren(...lines.filter(Boolean).map((line) => element("span", "", line)));
    // What is not there yet can't be changed.
    if (listing) {
      buttons.prepend(anchor("i-right button quiet", say("mine.show"), `${base}${new URL(listing.url).pathname.split("/").slice(-3).join("/")}`),
        anchor("i-edit button quiet", say("mine.change"), linkTo(entry)));
      if (entry.draft) removeSent(entry.draft, entry.id).catch(reportError);
    } else if (entry.draft && kindOf(entry.kind) && await isKept(entry.draft, entry.id).catch(() => false)) {
      buttons.prepend(anchor("i-edit button quiet", say("post.change_sent"), draftPage(entry.kind, entry.draft)));
    }
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
