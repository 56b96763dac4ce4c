// The search page: loads the parts of the index that a search asks for, and filters them in the reader's own browser. The query string is
// the only state, so a search can be shared, bookmarked and returned to.
import { Vocabulary, fold, isDay, longDay, readFilter, valuesByKey } from "./filter.js";
import { SearchIndex } from "./index.js";

const PAGE = 24;
const form = document.querySelector("form.search");
const found = document.getElementById("found");
const count = document.getElementById("count");
const more = document.getElementById("more");
const chips = document.getElementById("conditions");
const { base, index: manifest } = form.dataset;
const controls = ["kind", "suburb", "max", "beds", "sort"].map((name) => form.elements[name]);

let index;
let board = new Vocabulary({ kinds: {}, states: {} });
/** What the query asks for beside the controls: the values of each key, as a query has them. */
let further = new Map();
let matches = [];
let shown = 0;

function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}

const DAY = 86_400_000;
/** Days are counted from 1970 in the index. */
const dayNumber = (text) => Date.parse(`${text}T00:00:00Z`) / DAY;
const dayText = (number) => new Date(number * DAY).toISOString().slice(0, 10);

// Elements are made with DOM methods only: listing text is data, never markup.
function element(name, className, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

const resolve = (path) => (path.startsWith("/") ? path : base + path);

function picture({ src, width, height, alt }) {
  const image = element("img");
  Object.assign(image, { loading: "lazy", width, height, alt: alt ?? "", src: resolve(src) });
  return image;
}

/** The same card as templates/partials/card.mustache, of a listing with its row of the index. */
function card(listing, row) {
  const link = element("a", "", listing.title);
  link.href = resolve(listing.url);
  const text = element("div", "card-text", element("h3", "", link));
  if (listing.status_label) text.append(element("p", "badge", listing.status_label));
  if (listing.price_text) {
    const price = element("p", "card-price", element("b", "", listing.price_text));
    if (listing.per) price.append(` ${listing.per}`);
    if (listing.drop) price.append(" ", element("span", "drop", listing.drop));
    if (listing.rise) price.append(" ", element("span", "rise", listing.rise));
    text.append(price);
  }
  const highlights = element("ul", "highlights");
  highlights.append(...(listing.highlights ?? []).map(([name, words]) => element("li", `i-${name}`, words)));
  text.append(highlights);
  if (listing.place) text.append(element("p", "card-place", listing.place));
  const meta = element("p", "card-meta", board.kinds.get(row.kind)?.label ?? "");
  const { available } = listing;
  if (isDay(available)) meta.append(` · Available ${available <= today() ? "now" : longDay(available)}`);
  text.append(meta);
  const article = element(
    "article", "card",
    element("div", "card-picture", ...(listing.image ? [picture(listing.image)] : [])), text);
  article.dataset.id = listing.id;
  article.dataset.expires = dayText(row.expires);
  return element("li", "", article);
}

/** All that is asked for: the values of each key, those of the controls first. */
function query() {
  const wanted = new Map();
  for (const { name, value } of controls) {
    const values = value.split(",").map((part) => part.trim()).filter(Boolean);
    if (values.length) wanted.set(name, values);
  }
  for (const [key, values] of further) if (!wanted.has(key)) wanted.set(key, values);
  return wanted;
}

/** A query as the address has it: commas between values stay readable. */
function address(wanted) {
  const text = [...wanted].map(([key, values]) => `${encodeURIComponent(key)}=${values.map(encodeURIComponent).join(",")}`).join("&");
  return text ? `?${text}` : location.pathname;
}

/** Puts what the controls can show into them; all else is kept beside them. */
function fillForm() {
  further = valuesByKey(new URLSearchParams(location.search));
  controls.forEach(fill);
}

function fill(control) {
  const values = further.get(control.name) ?? [];
  control.value = values.length > 1 && control.name !== "suburb" ? "" : values.join(", ");
  if (control.selectedIndex === -1) control.value = "";
  if (control.value) further.delete(control.name);
}

/** The field "bedrooms" has its control under the name "beds", unless a board means something else by it. */
function fillBedrooms() {
  if (!board.isBedroomsBeds || !further.has("bedrooms") || query().has("beds")) return;
  further.set("beds", further.get("bedrooms"));
  further.delete("bedrooms");
  fill(form.elements.beds);
}

/** Takes a value out of what is asked for, or with no value all of a key. */
function drop(key, value) {
  const left = value === undefined ? [] : (query().get(key) ?? []).filter((other) => other !== value);
  const control = controls.find(({ name }) => name === key);
  if (control?.value) control.value = left.join(", ");
  else if (left.length) further.set(key, left);
  else further.delete(key);
}

/** A button that takes a condition back. */
function chip(text, isOdd, onRemove) {
  const button = element("button", isOdd ? "chip odd" : "chip", element("span", "hidden", "Remove "), text, element("span", "i-close"));
  button.type = "button";
  button.addEventListener("click", () => {
    const place = [...chips.querySelectorAll("button")].indexOf(button);
    onRemove();
    search();
    const left = chips.querySelectorAll("button");
    // Whoever uses a keyboard goes on where they were, or at what was found.
    (left[Math.min(place, left.length - 1)] ?? count).focus();
  });
  return element("li", "", button);
}

/** Shows every condition that no control shows, and whatever is not understood. */
function showConditions({ conditions, odd }) {
  const shownByControls = new Set(controls.filter(({ value }) => value).map(({ name }) => name));
  const other = conditions.filter(({ key }) => !shownByControls.has(key));
  const items = [
    ...other.map(({ key, label, text }) => chip(`${label}: ${text}`, false, () => {
      // What is not understood of the key stays, with a chip of its own.
      const left = odd.filter((one) => one.key === key).map(({ value }) => value);
      if (left.length) further.set(key, left);
      else drop(key);
    })),
    ...odd.map(({ key, value }) => chip(`Not understood: ${key} = ${value}`, true, () => drop(key, value))),
  ];
  chips.hidden = items.length === 0;
  chips.replaceChildren(...items);
}

// Listings of one day stay in the order of the index, which goes by place.
const newest = (a, b) => b.listed - a.listed;
const byPrice = (sign) => (a, b) => {
  if ((a.price == null) !== (b.price == null)) return a.price == null ? 1 : -1;
  return sign * ((a.price ?? 0) - (b.price ?? 0)) || newest(a, b);
};
const orders = { cheapest: byPrice(1), dearest: byPrice(-1) };

/** What the first columns of the index answer. */
const FIRST = new Set(["kind", "state", "suburb", "min", "max", "beds", "bedrooms"]);

async function select(conditions, order) {
  const day = dayNumber(today());
  const { postcodes } = conditions.find(({ key }) => key === "suburb") ?? {};
  const rows = await index.rows(postcodes, conditions.some(({ key }) => !FIRST.has(key)));
  return rows.filter((row) => row.expires > day && conditions.every(({ test }) => test(row))).sort(order);
}

async function showNext(atLeast = PAGE) {
  const rows = matches.slice(shown, shown + atLeast);
  const run = latest;
  const cards = await Promise.all(rows.map((row) => row.part.card(row.place)));
  if (run !== latest) return undefined;
  const next = cards.map((listing, place) => card(listing, rows[place]));
  found.append(...next);
  shown += next.length;
  more.hidden = shown >= matches.length;
  return next[0];
}

function remember(wanted) {
  history.replaceState({ shown }, "", address(wanted));
}

/** What to say when nothing matches: what could be asked for less strictly. */
function nothing(wanted) {
  const less = [["suburb", "a suburb near by, or its postcode"], ["max", "a higher price"], ["beds", "fewer bedrooms"]]
    .filter(([name]) => wanted.has(name)).map(([, advice]) => advice);
  if (!chips.hidden) less.push("fewer conditions");
  return less.length ? `Nothing matches. Try ${less.join(", or ")}.` : "There is nothing here right now.";
}

/** Counts the searches, so that the answer to one that another has overtaken is dropped. */
let latest = 0;

async function search(atLeast = PAGE) {
  const run = ++latest;
  try {
    await find(run, atLeast);
  } catch (error) {
    if (run === latest) fail(error);
  }
}

function fail(error) {
  console.error(error);
  count.textContent = "The listings could not be loaded. Check your connection and reload, or use the lists in the menu.";
}

async function find(run, atLeast) {
  const wanted = query();
  await board.learn(wanted, index);
  if (run !== latest) return;
  const filter = readFilter(wanted, board);
  const order = wanted.get("sort") ?? [];
  const isKnown = order.length === 1 && Object.hasOwn(orders, order[0]);
  if (!isKnown) filter.odd.push(...order.map((value) => ({ key: "sort", value })));
  showConditions(filter);
  const selected = await select(filter.conditions, isKnown ? orders[order[0]] : newest);
  if (run !== latest) return;
  matches = selected;
  shown = 0;
  found.replaceChildren();
  more.hidden = true;
  count.textContent = matches.length === 0
    ? nothing(wanted)
    : matches.length === 1 ? "1 listing" : `${matches.length.toLocaleString(document.documentElement.lang || "en")} listings`;
  remember(wanted);
  await showNext(atLeast);
  if (run === latest) remember(wanted);
}

let waiting;
function searchSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(search, 200);
}

/** Offers the suburbs that begin as what is typed does. */
async function suggestSuburbs() {
  const begun = fold(form.elements.suburb.value.split(",").at(-1));
  const [letter] = /[a-z]/.exec(begun) ?? [];
  const places = letter ? await index.places(letter) : [];
  const names = places.filter(({ name }) => fold(name).startsWith(begun)).slice(0, 12)
    .map(({ name, state, postcode }) => `${name} ${state} ${postcode}`);
  document.getElementById("f-suburbs").replaceChildren(...names.map((name) => {
    const option = element("option");
    option.value = name;
    return option;
  }));
}

async function start() {
  fillForm();
  count.textContent = "Loading…";
  try {
    index = await SearchIndex.load(manifest);
    board = new Vocabulary(index);
  } catch (error) {
    fail(error);
    return;
  }
  fillBedrooms();
  search(Math.max(PAGE, history.state?.shown ?? 0));
  form.addEventListener("input", ({ target }) => {
    // A control that says something takes the place of what was asked for beside it.
    if (target.value) further.delete(target.name);
    if (target.name === "suburb") suggestSuburbs().catch(console.error);
    searchSoon();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    search();
  });
  more.addEventListener("click", async () => {
    (await showNext())?.querySelector("a").focus();
    remember(query());
  });
  addEventListener("popstate", () => {
    fillForm();
    fillBedrooms();
    search(Math.max(PAGE, history.state?.shown ?? 0));
  });
}

start();
