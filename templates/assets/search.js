// The search page: loads the index once, then filters in the reader's own browser. The query string is the only state,
// so a search can be shared, bookmarked and returned to.
import { Board, isDay, longDay, readFilter, valuesByKey } from "./filter.js";

const PAGE = 24;
const form = document.querySelector("form.search");
const found = document.getElementById("found");
const count = document.getElementById("count");
const more = document.getElementById("more");
const chips = document.getElementById("conditions");
const { base, index } = form.dataset;
const controls = ["kind", "suburb", "max", "beds", "sort"].map((name) => form.elements[name]);

let board = new Board({ kinds: {}, listings: [], owners: {}, states: {} });
/** What the query asks for beside the controls: the values of each key, as a query has them. */
let further = new Map();
let matches = [];
let shown = 0;

function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}

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

/** The same card as templates/partials/card.mustache. */
function card(listing) {
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
  if (listing.suburb) {
    text.append(element("p", "card-place", [listing.suburb, listing.state, listing.postcode].filter(Boolean).join(" ")));
  }
  const meta = element("p", "card-meta", board.kinds.get(listing.kind)?.label ?? "");
  const available = listing.facts.available;
  if (isDay(available)) meta.append(` · Available ${available <= today() ? "now" : longDay(available)}`);
  text.append(meta);
  const article = element(
    "article", "card",
    element("div", "card-picture", ...(listing.image ? [picture(listing.image)] : [])), text);
  article.dataset.id = listing.id;
  if (listing.expires) article.dataset.expires = listing.expires;
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

const newest = (a, b) => (a.listed < b.listed ? 1 : a.listed > b.listed ? -1 : a.id < b.id ? -1 : 1);
const byPrice = (sign) => (a, b) => {
  if ((a.price == null) !== (b.price == null)) return a.price == null ? 1 : -1;
  return sign * ((a.price ?? 0) - (b.price ?? 0)) || newest(a, b);
};
const orders = { cheapest: byPrice(1), dearest: byPrice(-1) };

function select(conditions, order) {
  const day = today();
  return board.listings
    .filter((listing) => !(listing.expires && listing.expires <= day) && conditions.every(({ test }) => test(listing)))
    .sort(order);
}

function showNext(atLeast = PAGE) {
  const next = matches.slice(shown, shown + atLeast).map(card);
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

function search(atLeast = PAGE) {
  const wanted = query();
  const filter = readFilter(wanted, board);
  const order = wanted.get("sort") ?? [];
  const isKnown = order.length === 1 && Object.hasOwn(orders, order[0]);
  if (!isKnown) filter.odd.push(...order.map((value) => ({ key: "sort", value })));
  showConditions(filter);
  matches = select(filter.conditions, isKnown ? orders[order[0]] : newest);
  shown = 0;
  found.replaceChildren();
  showNext(atLeast);
  count.textContent = matches.length === 0
    ? nothing(wanted)
    : matches.length === 1 ? "1 listing" : `${matches.length.toLocaleString(document.documentElement.lang || "en")} listings`;
  remember(wanted);
}

let waiting;
function searchSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(search, 200);
}

function suggestSuburbs() {
  const names = new Set(board.listings.filter((l) => l.suburb).map((l) => `${l.suburb} ${l.state} ${l.postcode}`));
  document.getElementById("f-suburbs").append(...[...names].sort().map((name) => {
    const option = element("option");
    option.value = name;
    return option;
  }));
}

async function start() {
  fillForm();
  count.textContent = "Loading…";
  try {
    const response = await fetch(index);
    if (!response.ok) throw new Error(`${response.status} ${index}`);
    const data = await response.json();
    if (data.version !== 2) throw new Error(`${index} has version ${data.version}`);
    board = new Board(data);
  } catch (error) {
    console.error(error);
    count.textContent = "The listings could not be loaded. Check your connection and reload, or use the lists in the menu.";
    return;
  }
  suggestSuburbs();
  fillBedrooms();
  search(Math.max(PAGE, history.state?.shown ?? 0));
  form.addEventListener("input", ({ target }) => {
    // A control that says something takes the place of what was asked for beside it.
    if (target.value) further.delete(target.name);
    searchSoon();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    search();
  });
  more.addEventListener("click", () => {
    showNext()?.querySelector("a").focus();
    remember(query());
  });
  addEventListener("popstate", () => {
    fillForm();
    fillBedrooms();
    search(Math.max(PAGE, history.state?.shown ?? 0));
  });
}

start();
