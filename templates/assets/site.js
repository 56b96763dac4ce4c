// On every page: what is over is hidden, even when the site has not been built since; what needs a script gets it; and a page that was kept
// says so.
import { now as moment, today as dayNow } from "./days.js";
import { later } from "./loading.js";
import { offerWays } from "./reach.js";
import { say } from "./say.js";

const now = moment();
const today = dayNow();

const past = (element) => element?.dataset.expires <= today;
for (const card of document.querySelectorAll(".card[data-expires]")) {
  if (past(card)) (card.closest("li") ?? card).hidden = true;
}
const listing = document.querySelector(".listing[data-expires]");
if (past(listing)) {
  const words = document.createElement("span");
  words.append(
    Object.assign(document.createElement("strong"), { textContent: say("listing.past_title") }),
    ` ${say("listing.past_check")}`);
  listing.before(Object.assign(document.createElement("p"), { className: "i-info notice past" }));
  listing.previousElementSibling.append(words);
}
for (const row of document.querySelectorAll(".cards.row:has(li)")) {
  if ([...row.children].every((item) => item.hidden)) row.closest("section").hidden = true;
}
// A home page on which something is over was not made anew since, so its numbers are no longer right.
const home = document.querySelector(".front");
const shorten = (links) => links.forEach((link) => { link.textContent = link.textContent.replace(/(:| \d).*/s, ""); });
if (home && [...document.querySelectorAll(".card[data-expires]")].some(past)) {
  for (const count of document.querySelectorAll("main .count")) count.hidden = true;
  shorten(document.querySelectorAll("main .section-head > a"));
}
// Nor is that of the inspections this week, once the day of the first of them is over.
shorten([...document.querySelectorAll(".kinds .i-calendar")].filter(({ dataset }) => dataset.first < today));
// A list of which nothing is left says so, and no longer how many there were.
const [list, ...others] = document.querySelectorAll(".page-head ~ section > .cards");
const cards = [list, ...others].flatMap((one) => [...one?.children ?? []]);
if (cards.length && cards.every((item) => item.hidden)) {
  const lead = document.querySelector(".page-head > .lead");
  if (lead) lead.hidden = true;
  list.before(Object.assign(document.createElement("p"), {
    className: "note", textContent: say("lists.all_past"),
  }));
}

// Extras: where one fails, the page goes on.
later(import("./device/marks.js"));
// What the service worker kept, and shows for want of a connection.
if (document.documentElement.dataset.kept) later(import("./device/kept-note.js")).then(({ tellKept }) => tellKept());
if (document.documentElement.dataset.theme) later(import("./device/theme-colour.js"));
if (document.querySelector(".listing")) later(import("./listing-page.js"));

// A box that leads to the search page offers what the one there offers.
const box = document.querySelector("form.ask[action] input");
const offer = () => later(import("./asking-home.js")).then(({ offerIn }) => offerIn(box));
if (box && document.activeElement === box) offer();
else box?.addEventListener("focus", offer, { once: true });

// Inspections, by the instant at which they end, and the days of which none is left.
for (const slot of document.querySelectorAll("[data-until]")) {
  if (Date.parse(slot.dataset.until) <= now) slot.hidden = true;
}
for (const list of document.querySelectorAll(".slots, .slot-list, .agenda, .days ul")) {
  if ([...list.children].some((item) => !item.hidden)) continue;
  const told = list.parentElement.querySelector(":scope > .none-left");
  if (!told) list.closest(".day, section, nav").hidden = true;
  else for (const part of told.parentElement.querySelectorAll(":scope > :not(h2)")) part.hidden = part !== told;
}

// A day in a table whose list is gone leads nowhere.
for (const link of document.querySelectorAll("td > a[href^='#']")) {
  if (document.getElementById(link.hash.slice(1))?.hidden) link.replaceWith(link.firstElementChild);
}
document.querySelector(`td[data-day="${today}"]`)?.setAttribute("aria-current", "date");

if (document.querySelector(".slot-list")) later(import("./inspections.js"));
document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".slot-add");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  later(import("./slot-add.js")).then(({ add }) => add(link), () => location.assign(link.href));
});
if (document.querySelector("[data-copy], .share, .copy-link")) offerWays();

// Not every host sends the rules by which browsers load pages ahead (speculation.json), and not every browser knows them: a page is loaded
// while the pointer rests on its link.
const REST = 100;
const ahead = new Set([location.pathname]);
let resting;
const hasRules = () => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/speculation.json"));
addEventListener("pointerover", ({ target }) => {
  clearTimeout(resting);
  const link = target.closest?.("main a[href$='/']");
  if (!link || link.origin !== location.origin || ahead.has(link.pathname) || navigator.connection?.saveData || hasRules()) return;
  resting = setTimeout(() => {
    ahead.add(link.pathname);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }));
  }, REST);
}, { passive: true });
