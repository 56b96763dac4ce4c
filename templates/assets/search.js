// The search page: loads the parts of the index that a search asks for, and filters them in the reader's own browser.
import { makeBox } from "./box.js";
import { lessStrict, offerLess } from "./bridges.js";
import { Conditions, nameOf } from "./conditions.js";
import { Controls } from "./controls.js";
import { element } from "./elements.js";
import { Vocabulary, readFilter } from "./filter.js";
import { select } from "./finding.js";
import { SearchIndex } from "./index.js";
import { ORDERS } from "./orders.js";
import { PLACES, Query } from "./query.js";
import { PAGE, Results } from "./results.js";
import { Words, suggest, understand } from "./understand.js";

const [box, suggestions, chips, count, relax, found, more, filters, show, sort, opener] =
  ["box", "suggestions", "conditions", "count", "relax", "found", "more", "filters", "show", "sort", "open-filters"]
    .map((id) => document.getElementById(id));
const { base, index: manifest } = document.querySelector(".finder").dataset;
const site = document.title.split(" · ").at(-1);

let index;
let board;
let words;
let controls;
let query;
let conditions;
let results;
/** What was typed and means nothing here. */
const ignored = new Set();
/** Counts the searches, so that the answer to one that another has overtaken is dropped. */
let latest = 0;

const counted = (number) =>
  number === 1 ? "1 listing" : `${number.toLocaleString(document.documentElement.lang || "en")} listings`;

function remember() {
  history.replaceState({ shown: results.shown, top: scrollY }, "", query.address);
}

/** Makes a change, and searches; then the number of results has the focus. */
async function changeAndTell(change) {
  change();
  await search();
  count.focus();
}

async function search(atLeast = PAGE) {
  latest += 1;
  const run = latest;
  results.await();
  try {
    await find(run, atLeast);
  } catch (error) {
    if (run === latest) fail(error);
  }
}

function fail(error) {
  console.error(error);
  found.setAttribute("aria-busy", "false");
  count.textContent = "The listings could not be loaded. Check your connection and reload, or use the lists in the menu.";
}

/** What the address asks for, as conditions and what is not understood; and the order. */
async function read() {
  query.renameBedrooms();
  await board.learn(query.values, index);
  const filter = readFilter(query.values, board);
  // A suburb and its state, which a comma parted, are one place from now on.
  const places = filter.conditions.find(({ key }) => key === "suburb");
  if (places) query.set("suburb", [...places.values, ...filter.odd.filter(({ key }) => key === "suburb").map(({ value }) => value)]);
  const asked = query.of("sort");
  const isKnown = asked.length === 1 && ORDERS.has(asked[0]);
  if (!isKnown) filter.odd.push(...asked.map((value) => ({ key: "sort", value })));
  return { ...filter, order: isKnown ? asked[0] : "" };
}

async function find(run, atLeast) {
  const filter = await read();
  if (run !== latest) return;
  tell(filter);
  const matches = await select(index, filter.conditions, ORDERS.get(filter.order));
  if (run !== latest) return;
  results.replace(matches);
  relax.hidden = true;
  show.textContent = matches.length ? `Show ${counted(matches.length)}` : "Nothing matches";
  count.textContent = matches.length ? counted(matches.length) : filter.conditions.length ? "Nothing matches." : "There is nothing here right now.";
  remember();
  if (!matches.length && filter.conditions.length > 0) {
    const choices = await lessStrict(index, filter.conditions);
    if (run !== latest) return;
    offerLess(relax, choices, counted, (key) => changeAndTell(() => query.set(key, [])));
  }
  await results.showNext(atLeast);
  if (run === latest) remember();
}

/** Tells what is asked for: in the row above the results, in the title, and in the filters. */
function tell(filter) {
  sort.options[0].text = filter.conditions.some(({ words: wanted }) => wanted) ? "Best match first" : ORDERS.get("").label;
  sort.value = filter.order;
  conditions.show(filter, ignored);
  const inFilters = filter.conditions.filter(({ key }) => !PLACES.has(key)).length;
  opener.textContent = inFilters ? `Filters · ${inFilters}` : "Filters";
  document.title = [nameOf(filter.conditions) || "Search", site].join(" · ");
  controls.show(query.values);
}

let waiting;
function searchSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(search, 200);
}

/** The filters stand beside the results where there is room, and over them on a phone. */
function placeFilters(isWide) {
  if (filters.open) filters.close();
  if (isWide) filters.show();
}

function listenToFilters() {
  const wide = matchMedia("(min-width: 60rem)");
  wide.addEventListener("change", () => placeFilters(wide.matches));
  placeFilters(wide.matches);
  opener.addEventListener("click", () => filters.showModal());
  for (const closer of [show, document.getElementById("close-filters")]) closer.addEventListener("click", () => filters.close());
  filters.addEventListener("cancel", (event) => { if (wide.matches) event.preventDefault(); });
  filters.addEventListener("close", () => { if (!wide.matches) opener.focus(); });
  document.getElementById("clear").addEventListener("click", () => {
    query.clear();
    search();
  });
}

function listen() {
  listenToFilters();
  sort.append(...[...ORDERS].map(([value, { label }]) => Object.assign(element("option", "", label), { value })));
  sort.addEventListener("change", () => {
    query.set("sort", sort.value ? [sort.value] : []);
    search();
  });
  more.addEventListener("click", async () => {
    if (results.isBusy) return;
    (await results.showNext())?.querySelector("a").focus();
    remember();
  });
  makeBox(box, suggestions, {
    suggest: (text) => suggest(text, words, index),
    choose: (meaning) => {
      query.add(meaning);
      search();
    },
    ask,
  });
  addEventListener("popstate", open);
  addEventListener("pagehide", remember);
}

/** Searches for what somebody typed. */
async function ask(text) {
  try {
    const meant = await understand(text, words, index, board.states);
    ignored.clear();
    meant.ignored.forEach((word) => ignored.add(word));
    query.addAll(meant.conditions);
  } catch (error) {
    // What was typed is not lost.
    box.value = text;
    fail(error);
    return;
  }
  search();
}

/** Shows the search of the address, as far down as the reader had come. */
async function open() {
  const { shown: before, top } = history.state ?? {};
  query.read(location.search);
  ignored.clear();
  await search(Math.max(PAGE, before ?? 0));
  if (top) scrollTo(0, top);
}

async function start() {
  count.textContent = "Loading…";
  if ("scrollRestoration" in history) history.scrollRestoration = "manual";
  try {
    index = await SearchIndex.load(manifest);
  } catch (error) {
    fail(error);
    return;
  }
  board = new Vocabulary(index);
  words = new Words(board);
  query = new Query(board);
  results = new Results(found, more, { board, base });
  conditions = new Conditions(chips, count, query, (change) => {
    change();
    return search();
  });
  controls = new Controls(document.getElementById("controls"), board, (key, values) => {
    query.set(key, values);
    searchSoon();
  });
  listen();
  await open();
}

start();
