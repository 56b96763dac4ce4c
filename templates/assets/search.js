// The search page: loads the parts of the index that a search asks for, and filters them in the reader's own browser. The query string is
// the only state, so a search can be shared, bookmarked and returned to.
import { makeBox } from "./box.js";
import { card } from "./cards.js";
import { Controls } from "./controls.js";
import { dayNumber, today } from "./days.js";
import { button, element } from "./elements.js";
import { Vocabulary, readFilter, valuesByKey } from "./filter.js";
import { SearchIndex } from "./index.js";
import { ORDERS } from "./orders.js";
import { Words, suggest, understand } from "./understand.js";

const PAGE = 24;
const finder = document.querySelector(".finder");
const [box, suggestions, chips, count, relax, found, more, filters, show, sort] =
  ["box", "suggestions", "conditions", "count", "relax", "found", "more", "filters", "show", "sort"].map((id) => document.getElementById(id));
const opener = document.getElementById("open-filters");
const mapOpener = document.getElementById("open-map");
const { base, index: manifest } = finder.dataset;
const site = document.title.split(" · ").at(-1);

let index;
let board;
let words;
let controls;
/** What is asked for: the values of each key, as the address has them. */
let wanted = new Map();
/** The map of results, once a reader has opened it. */
let map;
/** The places that were asked for last, which the reader's own view of the map goes with. */
let mapped;
/** What was typed and means nothing here. */
let ignored = [];
let matches = [];
let shown = 0;
/** Counts the searches, so that the answer to one that another has overtaken is dropped. */
let latest = 0;

/** A query as the address has it: commas between values stay readable. */
function address() {
  const text = [...wanted].map(([key, values]) => `${encodeURIComponent(key)}=${values.map(encodeURIComponent).join(",")}`).join("&");
  return text ? `?${text}` : location.pathname;
}

function remember() {
  history.replaceState({ shown, top: scrollY }, "", address());
}

/** Sets the values of a key; none takes it away. */
function set(key, values) {
  const unique = [...new Set(values)];
  if (unique.length) {
    wanted.set(key, unique);
    return;
  }
  wanted.delete(key);
  // What says more of another key goes with it.
  if (key === "near") wanted.delete("km");
  if (key === "suburb") wanted.delete("surrounding");
}

/** The keys of which several values stand beside each other. */
const PLACES = new Set(["suburb", "state", "region", "near"]);

const without = (key, value) => (wanted.get(key) ?? []).filter((other) => other !== value);

/** Adds what somebody chose or typed: places and features beside each other, anything else in place of what was asked for. */
function add({ key, value }) {
  const isFeature = [...board.kinds.values()].some(({ facets }) => facets.get(key)?.facet === "all-of");
  set(key, PLACES.has(key) || isFeature ? [...(wanted.get(key) ?? []), value] : [value]);
}

/** The field "bedrooms" has its control under the name "beds", unless a board means something else by it. */
function renameBedrooms() {
  if (!board.isBedroomsBeds || !wanted.has("bedrooms") || wanted.has("beds")) return;
  wanted = new Map([...wanted].map(([key, values]) => [key === "bedrooms" ? "beds" : key, values]));
}

// ---- What was asked for ----

/** A button that takes a condition back. */
function chip(text, isOdd, onRemove) {
  return element("li", "", button(isOdd ? "chip odd" : "chip", (pressed) => {
    const place = [...chips.querySelectorAll("button")].indexOf(pressed);
    onRemove();
    search().then(() => {
      const left = chips.querySelectorAll("button");
      // Whoever uses a keyboard goes on where they were, or at what was found.
      (left[Math.min(place, left.length - 1)] ?? count).focus();
    });
  }, element("span", "hidden", "Remove "), text, element("span", "i-close")));
}

/** Every condition with a button to take it back, places one by one, and whatever is not understood. */
function showConditions({ conditions, odd }) {
  const items = conditions.flatMap(({ key, label, text, values }) => {
    if (key === "suburb") return values.map((value) => chip(value, false, () => set(key, without(key, value))));
    return [chip(`${label}: ${text}`, false, () => set(key, odd.filter((one) => one.key === key).map(({ value }) => value)))];
  });
  items.push(...odd.map(({ key, value }) => chip(`Not understood: ${key} = ${value}`, true, () => set(key, without(key, value)))));
  items.push(...ignored.map((word) => chip(`We ignored “${word}”`, true, () => { ignored = ignored.filter((one) => one !== word); })));
  chips.hidden = items.length === 0;
  chips.replaceChildren(...items);
  const inFilters = conditions.filter(({ key }) => !PLACES.has(key) && key !== "area").length;
  opener.textContent = inFilters ? `Filters · ${inFilters}` : "Filters";
}

function name(conditions) {
  const places = conditions.filter(({ key }) => PLACES.has(key)).map(({ key, text }) => `${key === "near" ? "near" : "in"} ${text}`);
  const other = conditions.filter(({ key }) => !PLACES.has(key)).map(({ label, text }) => `${label}: ${text}`);
  document.title = [[...other, ...places].join(", ") || "Search", site].join(" · ");
}

// ---- What was found ----

/** What the first columns of the index answer. */
const FIRST = new Set(["kind", "state", "region", "suburb", "min", "max", "beds", "bedrooms", "added"]);

async function select(conditions, { order, needs }) {
  const day = dayNumber(today());
  const { postcodes } = conditions.find(({ postcodes: digits }) => digits) ?? {};
  const rows = await index.rows(postcodes, needs || isMapped() || wanted.has("surrounding") || conditions.some(({ key }) => !FIRST.has(key)));
  return rows.filter((row) => row.expires > day && conditions.every(({ test }) => test(row))).sort(order);
}

/** Says that cards are on their way, or that they are there. */
const setBusy = (isBusy) => found.setAttribute("aria-busy", String(isBusy));

async function showNext(atLeast = PAGE) {
  const run = latest;
  setBusy(true);
  const rows = matches.slice(shown, shown + atLeast);
  const listings = await Promise.all(rows.map((row) => row.part.card(row.place)));
  if (run !== latest) return undefined;
  const cards = listings.map((listing, place) => card(listing, rows[place], board.kinds, base));
  found.append(...cards);
  shown += cards.length;
  more.hidden = shown >= matches.length;
  setBusy(false);
  return cards[0];
}

const counted = (number) =>
  number === 1 ? "1 listing" : `${number.toLocaleString(document.documentElement.lang || "en")} listings`;

/** Where nothing matches, what finds something: each condition that could be left out, with how many listings that gives. */
async function offerLess(conditions, run) {
  const choices = await Promise.all(conditions.map(async (condition) => {
    const rest = conditions.filter((other) => other !== condition);
    return { condition, found: (await select(rest, ORDERS.get(""))).length };
  }));
  if (run !== latest) return;
  const useful = choices.filter((choice) => choice.found).sort((a, b) => b.found - a.found).slice(0, 4);
  relax.replaceChildren(...useful.map(({ condition: { key, label, text }, found: number }) =>
    element("li", "", button("button quiet", () => {
      set(key, []);
      search().then(() => count.focus());
    }, `Without “${key === "suburb" ? text : `${label}: ${text}`}”: ${counted(number)}`))));
  relax.hidden = useful.length === 0;
}

const isMapped = () => wanted.get("view")?.join() === "map";

/** Shows what was found on the map, or hides the map. */
async function showMap(run) {
  mapOpener.setAttribute("aria-pressed", String(isMapped()));
  finder.classList.toggle("mapped", isMapped());
  const places = [...PLACES].map((key) => wanted.get(key)).join(";");
  if (places !== (mapped ?? places)) wanted.delete("at");
  mapped = places;
  if (!isMapped()) {
    wanted.delete("at");
    (await map)?.hide();
    return;
  }
  map ??= import("./map.js").then(({ ResultsMap }) => ResultsMap.open(document.getElementById("map"), {
    base, kinds: board.kinds, places: finder.dataset.places,
    tiles: finder.dataset.tiles && { tiles: finder.dataset.tiles, credit: finder.dataset.tilesCredit, host: finder.dataset.tilesHost },
    setArea: (values) => {
      if (values.length) wanted.set("area", values);
      else wanted.delete("area");
      search();
    },
    moved: (at) => {
      wanted.set("at", at);
      remember();
    },
  }));
  const opened = await map;
  if (run === latest) opened.show(matches, { at: wanted.get("at"), area: wanted.get("area") });
}

async function search(atLeast = PAGE) {
  latest += 1;
  const run = latest;
  setBusy(true);
  try {
    await find(run, atLeast);
  } catch (error) {
    if (run === latest) fail(error);
  }
}

function fail(error) {
  console.error(error);
  setBusy(false);
  count.textContent = "The listings could not be loaded. Check your connection and reload, or use the lists in the menu.";
}

async function find(run, atLeast) {
  renameBedrooms();
  await board.learn(wanted, index);
  if (run !== latest) return;
  const filter = readFilter(wanted, board);
  // A suburb and its state, which a comma parted, are one place from now on.
  const places = filter.conditions.find(({ key }) => key === "suburb");
  if (places) set("suburb", [...places.values, ...filter.odd.filter(({ key }) => key === "suburb").map(({ value }) => value)]);
  const asked = wanted.get("sort") ?? [];
  const isKnown = asked.length === 1 && ORDERS.has(asked[0]);
  if (!isKnown) filter.odd.push(...asked.map((value) => ({ key: "sort", value })));
  sort.value = isKnown ? asked[0] : "";
  showConditions(filter);
  name(filter.conditions);
  controls.show(wanted);
  const selected = await select(filter.conditions, ORDERS.get(sort.value));
  if (run !== latest) return;
  matches = selected;
  shown = 0;
  found.replaceChildren();
  relax.hidden = true;
  more.hidden = true;
  show.textContent = matches.length ? `Show ${counted(matches.length)}` : "Nothing matches";
  count.textContent = matches.length ? counted(matches.length) : filter.conditions.length ? "Nothing matches." : "There is nothing here right now.";
  await showMap(run);
  remember();
  if (!matches.length && filter.conditions.length > 0) await offerLess(filter.conditions, run);
  await showNext(atLeast);
  if (run === latest) remember();
}

let waiting;
function searchSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(search, 200);
}

// ---- The page ----

/** The filters stand beside the results where there is room, and over them on a phone. */
function placeFilters(isWide) {
  if (filters.open) filters.close();
  if (isWide) filters.show();
}

function listen() {
  const wide = matchMedia("(min-width: 60rem)");
  wide.addEventListener("change", () => placeFilters(wide.matches));
  placeFilters(wide.matches);
  opener.addEventListener("click", () => filters.showModal());
  for (const closer of [show, document.getElementById("close-filters")]) closer.addEventListener("click", () => filters.close());
  filters.addEventListener("cancel", (event) => { if (wide.matches) event.preventDefault(); });
  filters.addEventListener("close", () => { if (!wide.matches) opener.focus(); });
  document.getElementById("clear").addEventListener("click", () => {
    wanted = new Map([...wanted].filter(([key]) => PLACES.has(key) || ["sort", "km", "surrounding", "area", "view", "at"].includes(key)));
    search();
  });
  mapOpener.addEventListener("click", () => {
    set("view", isMapped() ? [] : ["map"]);
    if (isMapped() && !wide.matches) finder.scrollIntoView();
    search();
  });
  sort.append(...[...ORDERS].map(([value, { label }]) => Object.assign(element("option", "", label), { value })));
  sort.addEventListener("change", () => {
    set("sort", sort.value ? [sort.value] : []);
    search();
  });
  more.addEventListener("click", async () => {
    if (found.ariaBusy === "true") return;
    (await showNext())?.querySelector("a").focus();
    remember();
  });
  makeBox(box, suggestions, {
    suggest: (text) => suggest(text, words, index),
    choose: (meaning) => {
      add(meaning);
      search();
    },
    ask: async (text) => {
      let meant;
      try {
        meant = await understand(text, words, index, board.states);
      } catch (error) {
        // What was typed is not lost.
        box.value = text;
        fail(error);
        return;
      }
      const { conditions, ignored: rest } = meant;
      ignored = rest;
      const keys = new Set();
      for (const condition of conditions) {
        // Several values of one key in one text belong together.
        if (keys.has(condition.key)) set(condition.key, [...wanted.get(condition.key), condition.value]);
        else add(condition);
        keys.add(condition.key);
      }
      search();
    },
  });
  addEventListener("popstate", open);
  addEventListener("pagehide", remember);
}

/** Shows the search of the address, as far down as the reader had come. */
async function open() {
  const { shown: before, top } = history.state ?? {};
  wanted = valuesByKey(new URLSearchParams(location.search));
  ignored = [];
  mapped = undefined;
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
  controls = new Controls(document.getElementById("controls"), board, (key, values) => {
    set(key, values);
    searchSoon();
  });
  listen();
  await open();
}

start();
