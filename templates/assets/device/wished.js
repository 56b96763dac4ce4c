// Cards of homes, and of people who look for one, say how well they match what the reader looks for (wishes.js). Closed listings match nothing.
import { dayNumber, dayText, today } from "../days.js";
import { element } from "../elements.js";
import { SearchIndex } from "../index.js";
import { match, mayMatch, sideOf } from "../matching.js";
import { suburbOf } from "../suburbs.js";
import { base, changes, isOff } from "./records.js";
import { Wishes } from "./wishes.js";

const wishes = new Wishes();
let loading = null;
/** The rows of listings by their ids, as far as cards asked for them; null for those that have none. */
const rows = new Map();
/** Counts the changes of wishes, so that marks of earlier ones are not made any more. */
let run = 0;

const load = () => {
  loading ??= SearchIndex.load(`${base}search/index.json`);
  return loading;
};

/** What the reader looks for as matching.js compares it. */
async function sideOfReader(index, { seeks = ["place", "home"], budget, people, suburbs = [], campuses = [], from, until, stay, habits, breakers }) {
  const found = (await Promise.all(suburbs.map((line) => suburbOf(index, line)))).filter(Boolean);
  const known = campuses.length ? (await index.campuses()).campuses : new Map();
  const near = campuses.filter((slug) => known.has(slug)).map((slug) => ({ id: slug, name: known.get(slug).label, point: known.get(slug).point }));
  return {
    role: "request", place: seeks.includes("place"), home: seeks.includes("home"), cents: budget, people, stay, habits, breakers,
    from: from && dayNumber(from), until: until && dayNumber(until), places: [...found.map(({ row, name, point }) => ({ id: row, name, point })), ...near],
  };
}

/** The row of the index that a card stands for; null if there is none. */
async function rowOf(index, { dataset: { id, listed } }, place) {
  if (rows.has(id)) return rows.get(id);
  const [postcode] = /\d{4}$/.exec(place) ?? [];
  let found = null;
  for (const row of postcode ? await index.rows({ postcodes: [postcode] }, true) : []) {
    if (row.postcode !== postcode || !index.kinds[row.kind]?.match || dayText(row.listed) !== listed) continue;
    if ((await row.part.card(row.place)).id !== id) continue;
    found = row;
    break;
  }
  rows.set(id, found);
  return found;
}

const lowerFirst = (text) => (/^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

function mark(card, { parts, total, isMatch, text }) {
  // What is near goes into the words by itself.
  const why = [!isMatch && total > 0 && parts.place === 0 && "too far away", text && lowerFirst(text)].filter(Boolean).join("; ");
  const words = [element("b", "", isMatch ? `${total} match` : "Not a match"), why && `: ${why}`];
  card.querySelector(".card-text").append(element("p", isMatch ? "card-match" : "card-match far", ...words));
}

async function show() {
  const wanted = isOff() ? null : wishes.wanted;
  const now = run;
  const cards = [...document.querySelectorAll(".card[data-id][data-listed]:not([data-matched])")].filter((card) => card.querySelector(".card-place"));
  if (!wanted || !cards.length) return;
  for (const card of cards) card.dataset.matched = "";
  const index = await load();
  const reader = await sideOfReader(index, wanted);
  for (const card of cards) {
    const row = await rowOf(index, card, card.querySelector(".card-place").textContent.trim());
    const side = row && sideOf(row, index.kinds);
    if (now !== run) return;
    if (side && mayMatch(reader, side)) mark(card, match(index.habits, reader, side, dayNumber(today())));
  }
}

function showAnew() {
  run += 1;
  for (const card of document.querySelectorAll("[data-matched]")) {
    delete card.dataset.matched;
    card.querySelector(".card-match")?.remove();
  }
  start();
}

/** Without a connection cards say what they say anyway. */
const start = () => show().catch((error) => {
  loading = null;
  console.info(error);
});

changes.addEventListener("change", ({ detail }) => ["wishes", "settings", "all"].includes(detail) && showAnew());
new MutationObserver((changed) => {
  const isCard = (node) => node.nodeType === 1 && (node.matches(".card") || node.querySelector(".card"));
  if (changed.some(({ addedNodes }) => [...addedNodes].some(isCard))) start();
}).observe(document.querySelector("main"), { childList: true, subtree: true });
start();
