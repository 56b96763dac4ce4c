// The search page: loads the parts of the index that a search asks for, and filters them in the reader's own browser.
import { Conditions } from "./conditions.js";
import { Controls } from "./controls.js";
import { dayNumber, today } from "./days.js";
import { KeptRecord } from "./device/records.js";
import { element } from "./elements.js";
import { Vocabulary, readFilter } from "./filter.js";
import { selectWithKinds } from "./finding.js";
import { SearchIndex } from "./index.js";
import { showKept } from "./keeping.js";
import { KeptSearches } from "./kept.js";
import { later } from "./loading.js";
import { MapSwitch } from "./map-switch.js";
import { nameOf } from "./naming.js";
import { ORDERS, addOrders, isOffered } from "./orders.js";
import { PLACES, Query, queryText } from "./query.js";
import { PAGE, Results } from "./results.js";
import { say } from "./say.js";
import { Tabs } from "./tabs.js";

const [box, suggestions, chips, count, relax, found, more, filters, show, sort, told, almost, misses, follow, opener] =
  ["box", "suggestions", "conditions", "count", "relax", "found", "more", "filters", "show", "sort", "told", "nearly", "misses", "follow", "open-filters"]
    .map((id) => document.getElementById(id));
const finder = document.querySelector(".finder");
const { base, index: manifest } = finder.dataset;
const site = document.title.split(" · ").at(-1);

let index;
let board;
/** The filters, and the searches that were kept on this device, once they are there. */
let controls;
let kept;
let listKept;
let tabs;
let query;
let conditions;
let results;
let map;
/** Matches of what the reader looks for, if she keeps that on this device, and the switch for nothing but these. */
let own = null;
let ownSwitch = null;
/** Up to this many results leave room for listings that nearly match. */
const FEW = 3;
/** Where there is room for the filters beside the results. */
const WIDE = "(min-width: 60rem)";
/** What the address asked for beside the search, before the search was written into it. */
const { hash } = location;
/** Counts the searches, so that the answer to one that another has overtaken is dropped. */
let latest = 0;

const counted = (number) =>
  say("common.listings", { count: number });

function remember() {
  history.replaceState({ shown: results.shown, top: scrollY }, "", query.address);
}

/** What was typed on another page, such as the home page, and is to be understood here. */
const typed = new URLSearchParams(location.search).get("q");
let isFirst = Boolean(typed);

/** Leaves the search that is shown as a step that Back leads to; what was typed elsewhere leaves none. */
function step() {
  if (!isFirst) history.pushState({}, "", query.address);
  told.hidden = true;
  isFirst = false;
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
  reportError(error);
  found.setAttribute("aria-busy", "false");
  count.textContent = say("search.listings_not_loaded");
}

function failFilters(error) {
  reportError(error);
  told.hidden = false;
  told.textContent = say("search.filters_not_loaded");
}

/** What the address asks for, as conditions and what is not understood; and the order. */
async function read() {
  query.renameBedrooms();
  await board.learn(query.values, index);
  const filter = readFilter(query.values, board);
  // A suburb and its state, which a comma parted, are one place from now on.
  const places = filter.conditions.find(({ key }) => key === "suburb");
  const words = filter.conditions.find(({ key }) => key === "words");
  if (words) query.set("words", [...words.values, ...filter.odd.filter(({ key }) => key === "words").map(({ value }) => value)]);
  if (places) query.set("suburb", [...places.values, ...filter.odd.filter(({ key }) => key === "suburb").map(({ value }) => value)]);
  // Who looks for nothing has no best match: others may share theirs.
  const asked = query.of("sort").filter((value) => own || value !== "match");
  if (own && query.of("matches").length) filter.conditions.push(own.condition);
  const isKnown = asked.length === 1 && ORDERS.has(asked[0]);
  if (!isKnown) filter.odd.push(...asked.map((value) => ({ key: "sort", value })));
  filter.odd.push(...query.of("units").filter((value) => value !== "mi" && value !== "km").map((value) => ({ key: "units", value })));
  const hasOrder = isKnown && (!ORDERS.get(asked[0]).isByDistance || query.of("near").length > 0);
  return { ...filter, order: hasOrder ? asked[0] : "" };
}

async function find(run, atLeast) {
  const filter = await read();
  if (run !== latest) return;
  tell(filter);
  const order = ORDERS.get(filter.order);
  const { counts, matches } = await selectWithKinds(index, filter.conditions, { ...order, needs: order.needs || map.isOn }, () => run === latest);
  if (run !== latest) return;
  ownSwitch?.show();
  tabs.show(counts);
  const kinds = new Set(matches.map(({ kind }) => kind));
  controls?.show(kinds);
  offerOrders(filter, kinds, matches);
  results.replace(matches, filter.conditions.flatMap(({ key, words }) => (key === "without" ? [] : words ?? [])));
  relax.hidden = true;
  show.textContent = matches.length ? say("search.show", { listings: counted(matches.length) }) : say("search.no_matches");
  count.classList.toggle("told", matches.length > 0);
  count.textContent = matches.length ? counted(matches.length) : filter.conditions.length ? query.of("suburb").length ? say("search.none_in_suburb") : say("search.none") : say("empty.here");
  try {
    await map.show(matches, filter.conditions.flatMap(({ rings }) => rings ?? []), () => run === latest);
  } catch (error) {
    reportError(error);
    map.giveUp();
    told.hidden = false;
    told.textContent = say("map.not_loaded");
  }
  if (run !== latest) return;
  remember();
  noteLook();
  await Promise.all([results.showNext(atLeast), bridge(filter.conditions, run), showWays()]);
  if (run === latest) remember();
}

/** What somebody keeps of the search: where the map was looked at is no part of it. */
const asked = () => new Map([...query.values].filter(([key]) => key !== "view" && key !== "at"));

/** Remembers that the results of a search that is kept were shown. */
function noteLook() {
  const text = queryText(asked());
  if (kept?.has(text)) kept.look(text, results.matches.filter(({ listed }) => listed === dayNumber(today())).length);
}

/** Tells what is new in the searches that are kept. */
async function tellNews(searches, news) {
  if (!searches.length) return;
  const device = await later(import("./device/news.js"));
  await device.tellNews(searches, index, (text, told) => news.set(text, told));
  if (!document.getElementById("kept").contains(document.activeElement)) listKept();
}

/** The ways to follow the search, if somebody wants to see them. */
async function showWays() {
  if (!follow.open || !kept) return;
  const run = latest;
  const [ways] = await Promise.all([later(import("./follow.js")), board.learnPostcodes(query.of("suburb"), index)]);
  const { conditions: current } = readFilter(query.values, board);
  if (run !== latest) return;
  const name = nameOf(current) || site;
  await ways.showWays(follow.lastElementChild, { conditions: current, name, query: asked() }, { index, board, base, kept, change: listKept });
}

/** Where nothing or little matches, offers what finds more. */
async function bridge(conditions, run) {
  almost.setAttribute("aria-busy", "true");
  almost.hidden = true;
  misses.replaceChildren();
  const count = results.matches.length;
  if (conditions.some(({ isWish }) => !isWish) && count <= FEW) {
    // Few searches need it.
    const { lessStrict, nearly, offerLess } = await later(import("./bridges.js"));
    const [choices, cards] = await Promise.all([
      count ? [] : lessStrict(index, conditions), nearly(index, board, query, results.matches, base, () => run === latest)]);
    if (run !== latest) return;
    offerLess(relax, choices, counted, (keys, kind) => changeAndTell(() => {
      step();
      for (const key of keys) query.set(key, []);
      if (kind) query.set("kind", [kind]);
    }));
    misses.replaceChildren(...cards);
    almost.hidden = cards.length === 0;
  }
  almost.setAttribute("aria-busy", "false");
}

/** Tells what is asked for: in the row above the results, and in the title. */
function tell(filter) {
  conditions.show(filter);
  const inFilters = filter.conditions.filter(({ key, isWish }) => !PLACES.has(key) && key !== "area" && !isWish).length;
  opener.textContent = inFilters ? say("search.filters_count", { count: inFilters }) : say("search.filters");
  document.title = [nameOf(filter.conditions) || say("pages.search_title"), site].join(" · ");
}

/** Offers the orders that fit the kinds that are asked for, or those that were found, and the one that the address has. */
function offerOrders({ conditions: asked, order }, found, matches) {
  const named = query.of("kind");
  const kinds = [...board.kinds].filter(([id]) => (named.length ? named.includes(id) : found.has(id))).map(([, kind]) => kind);
  // That of what the reader looks for stands behind the usual one, and before all others.
  const orders = [...ORDERS].toSorted(([one], [other]) => (other === "match" && one !== "") - (one === "match" && other !== ""))
    .filter(([value, one]) => value === order || isOffered(one, kinds, matches));
  sort.replaceChildren(...orders.map(([value, { label }]) => Object.assign(element("option", "", label), { value })));
  if (asked.some(({ weigh, isWish }) => weigh || isWish)) sort.options[0].text = say("orders.best_match");
  sort.value = order;
}

/** Asks where the reader is, and searches near there; `note` says why that is not to be. */
async function nearMe(note, order = "nearest") {
  note.hidden = false;
  note.textContent = say("search.finding_you");
  try {
    const { whereAmI } = await later(import("./locate.js"));
    board.here = await whereAmI();
    note.textContent = "";
    query.set("near", [board.here]);
    query.set("sort", [order]);
  } catch (error) {
    note.textContent = error.message;
  }
  // The order goes back to what it was if nobody knows where the reader is.
  await search(Math.max(PAGE, results.shown));
}

let waiting;
function searchSoon() {
  results.await();
  clearTimeout(waiting);
  waiting = setTimeout(search, 200);
}

/** The filters stand beside the results where there is room, and over them on a phone. */
function placeFilters(isWide) {
  if (filters.open) filters.close();
  // Unlike its method "show" this leaves the focus where it is.
  if (isWide) filters.open = true;
}

/** Opens the filters at the one that the address asks for, such as `#filter=pets`. */
function openFilter(hash) {
  const key = new URLSearchParams(hash.slice(1)).get("filter");
  if (!key) return;
  const named = (name) => [...filters.querySelectorAll("select, input")].find((control) => control.name === name);
  const control = named(key) ?? (key === "bedrooms" ? named("beds") : null);
  if (!filters.matches(":modal") && !matchMedia(WIDE).matches) filters.showModal();
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

function listenToFilters() {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", () => placeFilters(wide.matches));
  placeFilters(wide.matches);
  opener.addEventListener("click", () => filters.showModal());
  for (const closer of [show, document.getElementById("close-filters")]) closer.addEventListener("click", () => filters.close());
  filters.addEventListener("cancel", (event) => { if (wide.matches) event.preventDefault(); });
  filters.addEventListener("close", () => { if (!wide.matches) opener.focus(); });
  document.getElementById("clear").addEventListener("click", () => {
    step();
    query.clear();
    search();
  });
}

function listen() {
  listenToFilters();
  sort.addEventListener("change", () => {
    if (ORDERS.get(sort.value).isByDistance && !query.of("near").length) {
      nearMe(told, sort.value);
      return;
    }
    query.set("sort", sort.value ? [sort.value] : []);
    search();
  });
  more.addEventListener("click", async () => {
    if (results.isBusy) return;
    (await results.showNext())?.querySelector("a").focus();
    remember();
  });
  follow.addEventListener("toggle", () => showWays().catch(fail));
  addEventListener("popstate", open);
  addEventListener("pagehide", remember);
}

/** Lets a reader who says what she looks for see only what matches it. */
function offerOwn() {
  if (!own) return;
  ownSwitch = own.ownSwitch(query, (isOnly) => {
    query.set("matches", isOnly ? ["yes"] : []);
    searchSoon();
  });
  ownSwitch.show();
  document.getElementById("controls").before(ownSwitch.part);
}

/** What the reader looks for, if she said so; a search goes on without it. */
async function loadOwn() {
  if (!new KeptRecord("wishes", { on: false }, ({ on }) => on === true).value.on) return;
  try {
    const device = await later(import("./device/own-search.js"));
    const found = await device.ownSearch(index);
    own = found && { ...found, ownSwitch: device.ownSwitch };
  } catch (error) {
    console.error(error);
  }
  if (own) ORDERS.set("match", own.order);
}

/** What a reader needs once results show: the filters, searches that were kept and, for who types, what the box understands. What was typed meanwhile counts. */
async function furnish() {
  const early = new AbortController();
  let hasEntered = isFirst;
  box.form.addEventListener("submit", (event) => {
    event.preventDefault();
    hasEntered = true;
  }, early);
  await isShown;
  if (!index) return;
  kept = new KeptSearches();
  const news = new Map();
  listKept = () => showKept(document.getElementById("kept"), kept, news, () => {
    listKept();
    showWays().catch(fail);
  });
  listKept();
  tellNews(kept.all, news).catch((error) => reportError(error));
  noteLook();
  controls = new Controls(document.getElementById("controls"), board, query, {
    change: (key, values) => {
      query.set(key, values);
      searchSoon();
    },
    nearMe,
  });
  controls.show(new Set(results.matches.map(({ kind }) => kind)));
  offerOwn();
  openFilter(hash);
  await showWays();
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    understandBox(early, () => hasEntered).catch(failFilters);
  };
  // Few who come by a link type.
  box.addEventListener("focus", begin);
  box.form.addEventListener("submit", begin, early);
  if (hasEntered || document.activeElement === box) begin();
}

/** Lets the box understand what is typed. What was entered meanwhile, as `hasEntered` says, is entered again. */
async function understandBox(early, hasEntered) {
  const { Asking } = await later(import("./asking.js"));
  early.abort();
  new Asking(box, suggestions, { index, board, query, kept }, {
    step,
    begin: () => {
      results.await();
      told.hidden = true;
    },
    end: (said) => {
      told.hidden = !said.length;
      told.replaceChildren();
      if (!said.length) {
        search();
        return;
      }
      // What is put into a region that is already there is announced.
      setTimeout(() => {
        told.replaceChildren(...said);
        search();
      });
    },
    fail,
  });
  if (hasEntered()) box.form.requestSubmit();
  else if (document.activeElement === box) box.dispatchEvent(new Event("input"));
}

/** Shows the search of the address, as far down as the reader had come. */
async function open() {
  const { shown: before, top } = history.state ?? {};
  query.read(location.search);
  told.hidden = true;
  map.reset();
  await search(Math.max(PAGE, before ?? 0));
  if (top) scrollTo(0, top);
}

async function start() {
  count.textContent = say("common.loading");
  found.setAttribute("aria-busy", "true");
  if ("scrollRestoration" in history) history.scrollRestoration = "manual";
  try {
    index = await SearchIndex.load(manifest);
  } catch (error) {
    fail(error);
    return;
  }
  await loadOwn();
  board = new Vocabulary(index);
  addOrders(board.kinds);
  query = new Query(board);
  results = new Results(found, more, { board, base });
  conditions = new Conditions(chips, count, query, (change) => {
    step();
    change();
    return search();
  });
  tabs = new Tabs(document.getElementById("tabs"), board, query, (kind) => {
    step();
    query.set("kind", kind ? [kind] : []);
    search();
  });
  map = new MapSwitch(finder, query, { kinds: board.kinds, search, step, remember });
  listen();
  if (!typed) {
    await open();
    return;
  }
  const others = new URLSearchParams(location.search);
  others.delete("q");
  query.read(others.toString());
  history.replaceState({}, "", query.address);
  box.value = typed;
}

const isShown = start();
furnish().catch(failFilters);
