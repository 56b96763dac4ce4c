// The search page: loads the index once, then filters in the reader's own browser. The query string is the only state,
// so a search can be shared, bookmarked and returned to.
const PAGE = 24;
const form = document.querySelector("form.search");
const found = document.getElementById("found");
const count = document.getElementById("count");
const more = document.getElementById("more");
const { base, index } = form.dataset;
const controls = ["kind", "suburb", "max", "beds", "sort"].map((name) => form.elements[name]);

let kinds = {};
let listings = [];
let matches = [];
let shown = 0;

/** "D’Aguilar", "d'aguilar" and "DAGUILAR" are one place to a reader. */
const fold = (text) =>
  text.normalize("NFD").replace(/[\u0300-\u036f'’‘ʼ`]/g, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

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

function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${base}assets/icons.svg#${name}`);
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

const resolve = (path) => (path.startsWith("/") ? path : base + path);

function picture({ src, width, height, alt }) {
  const image = element("img");
  Object.assign(image, { loading: "lazy", decoding: "async", width, height, alt: alt ?? "", src: resolve(src) });
  return image;
}

/** The same card as templates/partials/card.mustache. */
function card(listing) {
  const link = element("a", "", listing.title);
  link.href = resolve(listing.url);
  const text = element("div", "card-text", element("h3", "card-title", link));
  if (listing.status_label) text.append(element("p", "badge", listing.status_label));
  if (listing.price_text) {
    const price = element("p", "card-price", element("span", "price", listing.price_text));
    if (listing.per) price.append(" ", element("span", "per", listing.per));
    text.append(price);
  }
  const highlights = element("ul", "highlights");
  highlights.append(...(listing.highlights ?? []).map(([name, words]) => element("li", "", icon(name), words)));
  text.append(highlights);
  if (listing.suburb) {
    text.append(element("p", "card-place", [listing.suburb, listing.state, listing.postcode].filter(Boolean).join(" ")));
  }
  text.append(element("p", "card-meta", element("span", "", kinds[listing.kind]?.label ?? "")));
  const article = element(
    "article", "card",
    element("div", "card-picture", listing.image ? picture(listing.image) : icon("picture")), text);
  article.dataset.id = listing.id;
  return element("li", "", article);
}

function query() {
  const wanted = new URLSearchParams();
  for (const { name, value } of controls) if (value.trim()) wanted.set(name, value.trim());
  return wanted;
}

function fillForm() {
  const wanted = new URLSearchParams(location.search);
  for (const control of controls) {
    control.value = wanted.get(control.name) ?? "";
    if (control.selectedIndex === -1) control.value = "";
  }
}

const newest = (a, b) => (a.listed < b.listed ? 1 : a.listed > b.listed ? -1 : a.id < b.id ? -1 : 1);
const byPrice = (sign) => (a, b) => {
  if ((a.price == null) !== (b.price == null)) return a.price == null ? 1 : -1;
  return sign * ((a.price ?? 0) - (b.price ?? 0)) || newest(a, b);
};
const orders = { cheapest: byPrice(1), dearest: byPrice(-1) };

function select(wanted) {
  const kind = wanted.get("kind");
  const words = fold(wanted.get("suburb") ?? "").split(" ").filter(Boolean);
  const max = Number.parseFloat(wanted.get("max") ?? "");
  const beds = Number.parseInt(wanted.get("beds") ?? "", 10);
  const day = today();
  return listings
    .filter((listing) =>
      !(listing.expires && listing.expires <= day) &&
      (!kind || listing.kind === kind) &&
      words.every((word) => listing.words.some((known) => known.startsWith(word))) &&
      (Number.isNaN(max) || (listing.price != null && listing.price <= Math.round(max * 100))) &&
      !(beds > 0 && !(listing.bedrooms >= beds)))
    .sort(orders[wanted.get("sort")] ?? newest);
}

function showNext(atLeast = PAGE) {
  const next = matches.slice(shown, shown + atLeast).map(card);
  found.append(...next);
  shown += next.length;
  more.hidden = shown >= matches.length;
  return next[0];
}

function remember(wanted) {
  const text = wanted.toString();
  history.replaceState({ shown }, "", text ? `?${text}` : location.pathname);
}

/** What to say when nothing matches: what could be asked for less strictly. */
function nothing(wanted) {
  const less = [["suburb", "a suburb near by, or its postcode"], ["max", "a higher price"], ["beds", "fewer bedrooms"]]
    .filter(([name]) => wanted.has(name)).map(([, advice]) => advice);
  return less.length ? `Nothing matches. Try ${less.join(", or ")}.` : "There is nothing here right now.";
}

function search(atLeast = PAGE) {
  const wanted = query();
  matches = select(wanted);
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
  const names = new Set(listings.filter((l) => l.suburb).map((l) => `${l.suburb} ${l.state} ${l.postcode}`));
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
    if (data.version !== 1) throw new Error(`${index} has version ${data.version}`);
    kinds = data.kinds ?? {};
    listings = data.listings.map((listing) => ({
      ...listing,
      words: fold([listing.suburb, listing.state, listing.postcode].filter(Boolean).join(" ")).split(" "),
    }));
  } catch (error) {
    console.error(error);
    count.textContent = "The listings could not be loaded. Check your connection and reload, or use the lists in the menu.";
    return;
  }
  suggestSuburbs();
  search(Math.max(PAGE, history.state?.shown ?? 0));
  form.addEventListener("input", searchSoon);
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
    search(Math.max(PAGE, history.state?.shown ?? 0));
  });
}

start();
