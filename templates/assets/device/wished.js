// Cards of homes and of people who look for one, and their own pages, say how well they match what the reader looks for (wishes.js). Closed
// listings match nothing.
import { element } from "../elements.js";
import { inSentence } from "../sentences.js";
import { say } from "../say.js";
import { boardIndex, forgetIndex, rowAt } from "./fresh.js";
import { OwnMatches } from "./own-matches.js";
import { placeOf, read } from "./reading.js";
import { base, changes, isOff } from "./records.js";
import { Wishes } from "./wishes.js";

const wishes = new Wishes();
/** What says how well something matches. */
const MARKS = ".card-match";
/** The rows of listings by their ids, as far as cards asked for them; null for those that have none. */
const rows = new Map();
/** Counts the changes of wishes, so that marks of earlier ones are not made any more. */
let run = 0;

/** The row of the index that a card or page stands for; null if there is none that can match. */
async function rowOf(index, { id, path }, place) {
  if (!rows.has(id)) {
    const [postcode] = /\d{4}$/.exec(place) ?? [];
    const row = postcode && path ? await rowAt(index, path, postcode) : null;
    if (row) await row.part.openRest();
    rows.set(id, row && index.kinds[row.kind]?.match ? row : null);
  }
  return rows.get(id);
}

const change = () => Object.assign(element("a", "", say("matches.change_wishes")), { href: `${base}saved/#wishes` });

function mark(subject, { total, isMatch, text, against }) {
  const why = isMatch ? inSentence(text) : against;
  const line = element("p", isMatch ? "card-match" : "card-match far", element("b", "", isMatch ? say("matches.match", { percent: total }) : say("matches.no_match")), why && `: ${why}`);
  if (subject.matches(".card")) {
    (subject.querySelector(".card-text") ?? subject).append(line);
  } else {
    line.append(". ", change());
    line.classList.add("no-print");
    subject.querySelector(".listing-head").append(line);
  }
}

/** Where a list invites readers to say what they look for, those who did can change that, or see the best of it first. */
function invite(isOn) {
  for (const note of document.querySelectorAll("[data-wishes]")) {
    note.hidden = isOn;
    note.nextElementSibling?.matches(".own-wishes") && note.nextElementSibling.remove();
    if (!isOn) continue;
    const best = Object.assign(element("a", "i-check", say("matches.best_first")), { href: `${base}search/?kind=${encodeURIComponent(note.dataset.wishes)}&sort=match`, rel: "nofollow" });
    note.after(element("p", "own-wishes no-print note", best, " · ", change()));
  }
}

/** What on the page can say how well it matches, with its place. */
function subjects() {
  const cards = [...document.querySelectorAll(".card[data-id][data-listed]:not([data-matched])")].filter((card) => card.querySelector(".card-place"));
  const page = document.querySelector(".listing[data-id]:not(.closed):not([data-matched])");
  return [
    ...(page ? [{ subject: page, place: placeOf(read(page).snapshot) }] : []),
    ...cards.map((subject) => ({ subject, place: subject.querySelector(".card-place").textContent.trim() })),
  ];
}

async function show() {
  const wanted = isOff() ? null : wishes.wanted;
  const now = run;
  invite(Boolean(wanted));
  const all = wanted ? subjects() : [];
  if (!all.length) return;
  const waiting = new Set(all.map(({ subject }) => subject));
  for (const subject of waiting) subject.dataset.matched = "";
  try {
    const index = await boardIndex();
    const own = await OwnMatches.load(index);
    for (const { subject, place } of all) {
      try {
        const row = await rowOf(index, read(subject), place);
        if (now !== run || !own) return;
        const found = row && own.of(row);
        if (found) mark(subject, found);
        waiting.delete(subject);
      } catch (error) {
        missing(error);
      }
    }
  } finally {
    // Those that a failed request left out are looked at next time.
    if (now === run) for (const subject of waiting) delete subject.dataset.matched;
  }
}

function showAnew() {
  run += 1;
  for (const subject of document.querySelectorAll("[data-matched]")) delete subject.dataset.matched;
  for (const old of document.querySelectorAll(MARKS)) old.remove();
  start();
}

/** Without a connection cards say what they say anyway, and what failed is loaded anew next time. */
function missing(error) {
  forgetIndex();
  rows.clear();
  console.info(error);
}
const start = () => show().catch(missing);

changes.addEventListener("change", ({ detail }) => ["wishes", "settings", "all"].includes(detail) && showAnew());
new MutationObserver((changed) => {
  const isCard = (node) => node.nodeType === 1 && (node.matches(".card") || node.querySelector(".card"));
  if (changed.some(({ addedNodes }) => [...addedNodes].some(isCard))) start();
}).observe(document.querySelector("main"), { childList: true, subtree: true });
addEventListener("online", start);
start();
