// Where inspections stand by day: counts what is left of each day, shows which day is being read, and says so when all are over.
import { today } from "./days.js";
import { language } from "./language.js";
import { say } from "./say.js";

/** Numbers as pages tell them, whatever stands between their thousands. */
const NUMBER = /\d(?:[\d.,'’\u00a0\u202f]*\d)?/;
const read = (text) => Number(NUMBER.exec(text)?.[0].replace(/\D/g, "") ?? 0);
const less = (told, over) => (read(told) - over).toLocaleString(language);
/** What depends on how many there are. */
const COUNTS = [(count) => say("open_days.count", { count }), (count) => say("open_days.open", { count })];

/** Takes what is over off all numbers that an element tells; where none is left it tells nothing. */
function lower(element, over) {
  if (!element || !over) return;
  const text = element.textContent;
  const count = read(text);
  const tell = COUNTS.find((one) => one(count) === text);
  element.textContent = tell ? tell(count - over) : text.replace(new RegExp(NUMBER, "g"), (told) => less(told, over));
  element.hidden = text.match(new RegExp(NUMBER, "g"))?.some((told) => read(told) <= over) ?? false;
}

// What was called off was not counted, so that it is not taken off either.
const over = [...document.querySelectorAll(".slot-list > li")].filter((row) => row.hidden && !row.querySelector(".off"));
const overIn = (part) => over.filter((row) => part.contains(row)).length;
lower(document.querySelector("#inspections > .section-head > .count"), over.length);
const tabs = [...document.querySelectorAll(".days li")];
for (const day of document.querySelectorAll(".by-day > .day")) {
  const tab = tabs.find((one) => one.querySelector("a").href.includes(day.id));
  for (const part of [day, tab]) lower(part?.querySelector(".count"), overIn(day));
}
if (document.querySelector(".by-day")) {
  // Of a day that is over, and that stands on other pages, all is over.
  const elsewhere = tabs.filter((tab) => tab.hidden && !document.getElementById(tab.querySelector("a").href.match(/[\d-]{10}/)?.[0]));
  const all = elsewhere.reduce((sum, tab) => sum + read(tab.querySelector(".count")?.textContent ?? ""), over.length);
  lower(document.querySelector(".page-head > .lead"), all);
  const links = [...document.querySelectorAll(".choose a:has(.count)")];
  const isWhole = links[0]?.hasAttribute("aria-current");
  const stateOf = (row) => row.querySelector(".card-place")?.firstChild?.data?.trim().split(" ").at(-1);
  for (const link of links) {
    const [name, count] = [link.firstChild.data.trim(), link.querySelector(".count")];
    if (link.hasAttribute("aria-current")) lower(count, all);
    else if (isWhole) lower(count, over.filter((row) => stateOf(row) === name).length);
    // What is over in other states is not known here.
    else if (all) count.hidden = true;
  }
}

// A page that has not been built since lists nothing any more.
const days = [...document.querySelectorAll(".day")];
const shown = days.filter((day) => !day.hidden);
// Where a page does not hold all of a day, the rest may be to come.
const more = document.querySelector(".by-day > .more a");
if (more) more.textContent = more.textContent.replace(NUMBER, (told) => less(told, overIn(days.at(-1))));
const rest = (more ?? document.querySelector(".by-day > .pagination a[rel='next']"))?.href.match(/\d{4}-\d\d-\d\d/)?.[0] ?? "";
if (days.length && !shown.length && rest < today()) {
  const none = document.querySelector("#none-left");
  for (const part of document.querySelectorAll(none ? ".lead, .by-day > .note" : "#inspections")) part.hidden = true;
  if (none) none.hidden = false;
}

// The day that is being read is marked among the days, and kept in sight.
const row = document.querySelector(".days ul");
const links = new Map([...(row?.querySelectorAll("a[href^='#']") ?? [])].map((link) => [link.hash.slice(1), link]));
function mark(day) {
  for (const [id, link] of links) {
    if (id === day.id) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const link = links.get(day.id);
  if (link) row.scrollTo({ left: link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
}
if (links.size) {
  const seen = new Set();
  // What crosses a line a little below the days is being read.
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
    const [first] = shown.filter((day) => seen.has(day));
    if (first) mark(first);
  }, { rootMargin: "-112px 0px -75% 0px" });
  for (const day of shown) watch.observe(day);
}
