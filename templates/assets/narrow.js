// On pages with long lists of names: a box that leaves what holds the words typed into it. Where the page lists a part of the names only,
// the others are looked up by their first letter.

import { element } from "./elements.js";
import { say } from "./say.js";

const form = document.querySelector("form.narrow");
const input = form.querySelector("input");
const status = form.querySelector("[role=status]");
const found = document.querySelector(".found");
const { names, state } = form.dataset;
/** How many names are shown that are not on the page. */
const MOST = 60;
/** How many digits of a postcode are looked up, since its suburbs may be in any file. */
const DIGITS = 3;

const fold = (text) => text.normalize("NFD").replace(/[\u0300-\u036f'’]/g, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
/** Whether each word typed begins a word of a name. */
const holds = (name, wanted) => wanted.every((word) => ` ${name}`.includes(` ${word}`));

const sections = [...document.querySelectorAll("section.listed")].map((section) => ({
  section,
  rows: [...section.querySelectorAll("li")].map((row) => ({ row, name: fold(`${row.querySelector("a").textContent} ${row.dataset.words ?? ""}`) })),
}));
const files = new Map();

function tell(count, most = count) {
  status.textContent = count > most ? say("lists.first_of", { most, count }) : say("lists.found", { count });
}

/** Leaves what is on the page and holds the words. */
function narrow(wanted) {
  let count = 0;
  for (const { section, rows } of sections) {
    let shown = 0;
    for (const { row, name } of rows) {
      row.hidden = !holds(name, wanted);
      if (!row.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    count += shown;
  }
  tell(count);
}

async function load(letter) {
  if (!files.has(letter)) {
    const answer = fetch(`${names}names/${letter}.json`).then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      return response.json();
    });
    answer.catch(() => files.delete(letter));
    files.set(letter, answer.then((list) => list.map(([line, path]) => ({ line, path, name: fold(line) }))));
  }
  return files.get(letter);
}

/** Shows names that hold the words, wherever they stand. A postcode may begin with any letter. */
async function lookUp(wanted) {
  const [letter] = /[a-z]/.exec(wanted.join(" ")) ?? [];
  if (!letter && !wanted.some((word) => word.length >= DIGITS)) {
    found.replaceChildren();
    status.textContent = say("lists.type_a_postcode", { digits: DIGITS });
    return;
  }
  const letters = letter ? [letter] : [..."abcdefghijklmnopqrstuvwxyz"];
  const all = (await Promise.all(letters.map(load))).flat();
  if (fold(input.value).split(" ").join() !== wanted.join()) return;
  const matching = all.filter(({ name, path }) => (!state || path.startsWith(`${state.toLowerCase()}/`)) && holds(name, wanted));
  found.replaceChildren(...matching.slice(0, MOST).map(({ line, path }) => {
    const link = element("a", "", line);
    link.href = `${names}${path}/`;
    return element("li", "", link);
  }));
  tell(matching.length, Math.min(matching.length, MOST));
}

async function update() {
  const wanted = fold(input.value).split(" ").filter(Boolean);
  const isAsked = wanted.length > 0;
  for (const nav of document.querySelectorAll("main > nav")) nav.hidden = isAsked;
  if (names && found) {
    found.hidden = !isAsked;
    for (const { section } of sections) section.hidden = isAsked;
    if (!isAsked) status.textContent = "";
    else await lookUp(wanted).catch(() => { status.textContent = say("lists.names_not_loaded"); });
    return;
  }
  narrow(wanted);
  if (!isAsked) status.textContent = "";
}

input.addEventListener("input", update);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  document.querySelector("main .index:not([hidden]) li:not([hidden]) a, main .places li:not([hidden]) a")?.click();
});
if (input.value) update();
