// The search page: loads the parts of the index that a search asks for, and filters them in the reader's own browser.
import { Conditions } from "./conditions.js";
import { Controls } from "./controls.js";
import { Vocabulary } from "./filter.js";
import { selectWithKinds } from "./finding.js";
import { SearchIndex } from "./index.js";
import { later } from "./loading.js";
import { MapSwitch } from "./map-switch.js";
import { nameOf } from "./naming.js";
import { ORDERS, addOrders, offerOrders } from "./orders.js";
import { PLACES, Query } from "./query.js";
import { PAGE, Results } from "./results.js";
import { say } from "./say.js";
import { SearchBox } from "./search-box.js";
import { FilterPanel } from "./search-filters.js";
import { SearchKeeping } from "./search-keeping.js";
import { loadOwn, readSearch } from "./search-reading.js";
import { Tabs } from "./tabs.js";

const [box, suggestions, chips, count, relax, found, more, sort, told, almost, misses] =
  ["box", "suggestions", "conditions", "count", "relax", "found", "more", "sort", "told", "nearly", "misses"].map((id) => document.getElementById(id));
const finder = document.querySelector(".finder");
const { base, index: manifest } = finder.dataset;
const site = document.title.split(" · ").at(-1);

let index;
let board;
/** The filters, and what is kept of searches on this device, once they are there. */
let controls;
let keeping;
let panel;
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
/** What the address asked for beside the search, before the search was written into it. */
const { hash } = location;
/** Counts the searches, so that the answer to one that another has overtaken is dropped. */
let latest = 0;

const counted = (count) => say("common.listings", { count });

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

/** Says that one part of the page has failed. */
function failPart(error, text) {
  reportError(error);
  told.hidden = false;
  told.textContent = text;
}

const failFilters = (error) => failPart(error, say("search.filters_not_loaded"));

async function find(run, atLeast) {
  const filter = await readSearch(query, board, index, own);
  if (run !== latest) return;
  tell(filter);
  const order = ORDERS.get(filter.order);
  const { counts, matches } = await selectWithKinds(index, filter.conditions, { ...order, needs: order.needs || map.isOn }, () => run === latest);
  if (run !== latest) return;
  ownSwitch?.show();
  tabs.show(counts);
  const kinds = new Set(matches.map(({ kind }) => kind));
  controls?.show(kinds);
  offerOrders(sort, filter, kindsAsked(kinds), matches);
  results.replace(matches, filter.conditions.flatMap(({ key, words }) => (key === "without" ? [] : words ?? [])));
  relax.hidden = true;
  panel.show.textContent = matches.length ? say("search.show", { listings: counted(matches.length) }) : say("search.no_matches");
  count.classList.toggle("told", matches.length > 0);
  count.textContent = matches.length ? counted(matches.length) : filter.conditions.length ? query.of("suburb").length ? say("search.none_in_suburb") : say("search.none") : say("empty.here");
  try {
    await map.show(matches, filter.conditions.flatMap(({ rings }) => rings ?? []), () => run === latest);
  } catch (error) {
    map.giveUp();
    failPart(error, say("map.not_loaded"));
  }
  if (run !== latest) return;
  remember();
  keeping?.noteLook();
  await Promise.all([results.showNext(atLeast), bridge(filter.conditions, run), keeping?.showWays()]);
  if (run === latest) remember();
}

/** Where nothing or little matches, offers what finds more. */
async function bridge(conditions, run) {
  almost.setAttribute("aria-busy", "true");
  almost.hidden = true;
  misses.replaceChildren();
  if (conditions.some(({ isWish }) => !isWish) && results.matches.length <= FEW) {
    // Few searches need it.
    const { offerMore } = await later(import("./bridges.js"));
    const isShown = await offerMore({ index, board, query, base, relax, misses, counted }, conditions, results.matches, () => run === latest, async (keys, kind) => {
      step();
      for (const key of keys) query.set(key, []);
      if (kind) query.set("kind", [kind]);
      await search();
      count.focus();
    });
    if (run !== latest) return;
    almost.hidden = !isShown;
  }
  almost.setAttribute("aria-busy", "false");
}

/** Tells what is asked for: in the row above the results, and in the title. */
function tell(filter) {
  conditions.show(filter);
  const inFilters = filter.conditions.filter(({ key, isWish }) => !PLACES.has(key) && key !== "area" && !isWish).length;
  panel.opener.textContent = inFilters ? say("search.filters_count", { count: inFilters }) : say("search.filters");
  document.title = [nameOf(filter.conditions) || say("pages.search_title"), site].join(" · ");
}

/** The kinds that are asked for, or those that were found. */
function kindsAsked(found) {
  const named = query.of("kind");
  return [...board.kinds].filter(([id]) => (named.length ? named.includes(id) : found.has(id))).map(([, kind]) => kind);
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

function listen() {
  panel = new FilterPanel(() => {
    step();
    query.clear();
    search();
  });
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
  addEventListener("popstate", open);
  addEventListener("pagehide", remember);
}

/** What a reader needs once results show: the filters, searches that were kept and, for who types, what the box understands. What was typed meanwhile counts. */
async function furnish() {
  const asking = new SearchBox(box, suggestions, isFirst);
  await isShown;
  if (!index) return;
  keeping = new SearchKeeping({ index, board, query, results, base, site, fail });
  keeping.noteLook();
  const part = document.getElementById("controls");
  const change = (key, values) => {
    query.set(key, values);
    searchSoon();
  };
  controls = new Controls(part, board, query, { change, nearMe });
  controls.show(new Set(results.matches.map(({ kind }) => kind)));
  // A reader who says what she looks for can see only what matches it.
  ownSwitch = own?.ownSwitch(query, (isOnly) => change("matches", isOnly ? ["yes"] : []));
  ownSwitch?.show();
  if (ownSwitch) part.before(ownSwitch.part);
  panel.openAt(hash);
  await keeping.showWays();
  asking.listen({ index, board, query, kept: keeping.searches }, {
    step,
    begin: () => {
      results.await();
      told.hidden = true;
    },
    end: tellUnderstood,
    fail,
  }, failFilters);
}

/** Says what was understood of a text, if that is not plain, and searches. */
function tellUnderstood(said) {
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
  own = await loadOwn(index);
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
