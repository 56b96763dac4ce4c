// What a listing is, read from its card or from its own page: the page is the interface, so it works for pages that were fetched too.
//
// A snapshot has the members of a card of the search index (title, url, place, price_text, per, status_label, highlights, image) and: `kind_label`;
// `cents`, the price; `pictures`, how many there are; `expires`, the day on which it leaves the lists, absent once it is closed; and, as far as the page was read, `details`
// (pairs of label and value), `ended`, what became of it once it is over, `inspections` and `events` (when they begin, local time), `campuses` (pairs of name and distance), `features` (words), `monthly` and `move_in`, amounts as text.
// All texts are cut, so that a snapshot stays about a kilobyte.
import { PATH, base } from "./records.js";

const MOST = { details: 20, campuses: 5, highlights: 8, features: 20 };
/** How many inspections a snapshot has at most. */
export const INSPECTIONS = 12;
const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text);

/** A text of at most so many characters, which ends at a word with "…" if it was longer. */
function cut(text, length) {
  if (text.length <= length) return text;
  const begun = text.slice(0, length - 1);
  return `${begun.replace(/\s+\S*$/, "") || begun}…`;
}

const textOf = (element, length = 120) => cut((element?.textContent ?? "").replace(/[\s\u0000-\u001f]+/g, " ").trim(), length);
const all = (root, selector, most) => [...root.querySelectorAll(selector)].slice(0, most);

/** The path of a listing's page in a link to it; null if it leads elsewhere. */
export function pathOf(href) {
  const path = new URL(href, location.href);
  if (path.origin !== location.origin || !path.pathname.startsWith(base)) return null;
  const below = path.pathname.slice(base.length).replace(/(index\.html)?$/, "").replace(/\/$/, "");
  return PATH.test(below) ? below : null;
}

/** The amount of a price in cents, "$2,998" or "$690.50"; null if it is none. */
export function centsOf(text) {
  const [, dollars, cents = "0"] = /\$([\d,]+)(?:\.(\d\d))?(?!\d)/.exec(text) ?? [];
  return dollars ? Number(dollars.replaceAll(",", "")) * 100 + Number(cents) : null;
}

/** A picture of a listing, told from the root of the site: nothing that could lead elsewhere. */
export const FILE = /^[a-z0-9-]+\/[a-z0-9-]+\/(?!\.)[\w.%()+,;=~!@-]{1,200}$/i;

function picture(image) {
  const src = new URL(image?.getAttribute("src") ?? "", location.href).pathname.slice(base.length);
  if (!image || !FILE.test(src)) return undefined;
  return { src, width: Number(image.getAttribute("width")), height: Number(image.getAttribute("height")), alt: image.alt.slice(0, 160) };
}

const highlights = (root) => all(root, ".highlights li[class^=i-]", MOST.highlights)
  .map((item) => [/^i-([a-z]+)/.exec(item.className)?.[1] ?? "dot", textOf(item, 40)]);

/** Leaves out what is not there. */
const known = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== "" && value !== null));

function price(root) {
  const price_text = textOf(root?.querySelector("b"), 40);
  // What stands behind the amount, without what is said of changes.
  const per = [...(root?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()).join(" ").trim().slice(0, 40);
  return { price_text, per, cents: centsOf(price_text) };
}

function fromCard(card) {
  const link = card.querySelector("h3 a");
  // What it is stands before where it is; where the kind alone says it, in an element of its own.
  const [what, kind] = [card.querySelector(".card-where"), card.querySelector(".card-kind")];
  const type = !kind && what?.firstChild?.nodeType === 3 ? cut(what.firstChild.data.trim().replace(/\s*·$/, ""), 40) : "";
  const path = pathOf(link.getAttribute("href"));
  return {
    id: card.dataset.id, path,
    snapshot: known({
      title: textOf(link, 200), url: `${path}/`, ...price(card.querySelector(".card-price")), place: textOf(card.querySelector(".card-place")),
      status_label: textOf(card.querySelector(".badge"), 80), highlights: [...highlights(card), ...(type ? [["home", type]] : [])], image: picture(card.querySelector("img")),
      pictures: Number(/\d+/.exec(textOf(card.querySelector(".card-count")))?.[0]) || undefined, kind_label: card.dataset.kind?.slice(0, 60) ?? textOf(kind, 60).replace(/\s*·$/, ""),
      expires: isDay(card.dataset.expires) ? card.dataset.expires : undefined,
    }),
  };
}

/** The place as cards have it: without the street. */
function place(page) {
  const parts = [...(page.querySelector(".place-line")?.childNodes ?? [])].filter(({ className }) => className !== "note");
  return textOf({ textContent: parts.map((part) => part.textContent).join("") }).split(", ").at(-1);
}

/** What became of it in a sentence, once it is over: "This home was let on 13 November 2026". */
const ended = (page) => (page.dataset.expires ? "" : textOf(page.querySelector(".notice strong"), 80).replace(/\.$/, ""));

/** When those of a list begin that were not cancelled. */
const slots = (page, list) => [...page.querySelectorAll(`${list} time[datetime]`)].filter((time) => !time.closest("s"))
  .map((time) => time.getAttribute("datetime").slice(0, 16)).filter((slot) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(slot)).slice(0, INSPECTIONS);

function fromPage(page, path) {
  const { id, cents, expires } = page.dataset;
  const details = all(page.querySelector("dl.facts") ?? page, "dt", MOST.details).map((label) => [textOf(label, 40), textOf(label.nextElementSibling, 80)]);
  // What others think of it stands beside its sources.
  const mean = page.querySelector("section:has(> .sources) > .standing b");
  if (mean && details.length < MOST.details) details.push([textOf(mean.closest("section").querySelector("h2"), 40), textOf(mean, 80)]);
  const [monthly] = /\$[\d,.]+(?= a month)/.exec(textOf(page.querySelector(".listing-head .note"))) ?? [];
  const campuses = all(page, `a[href^="${base}campuses/"]`, 20)
    .map((link) => [textOf(link, 80), textOf(link.parentElement.querySelector(".count"), 40)]).filter(([, far]) => far).slice(0, MOST.campuses);
  const amount = cents ? Number(cents) : undefined;
  return {
    id, path,
    snapshot: known({
      title: textOf(page.querySelector("h1"), 200), url: `${path}/`, ...price(page.querySelector(".offer-price")), ...(amount ? { cents: amount } : {}),
      place: place(page), status_label: page.dataset.status?.slice(0, 80), ended: ended(page), highlights: highlights(page.querySelector(".listing-head") ?? page),
      image: picture(page.querySelector(".pictures img")), pictures: page.querySelectorAll(".pictures img").length || undefined,
      kind_label: page.dataset.kindLabel?.slice(0, 60),
      expires: isDay(expires) ? expires : undefined, details, campuses, monthly, move_in: /\$[\d,.]+/.exec(textOf(page.querySelector("[data-movein]")))?.[0],
      inspections: slots(page, ".slots:not(.occasions)"), events: page.querySelector(".occasions") ? slots(page, ".occasions") : undefined, features: all(page, ".ticks li", MOST.features).map((one) => textOf(one, 40)),
    }),
  };
}

/** The id, path and snapshot of a card or of a listing's own page. */
export const read = (subject) => (subject.matches(".card") ? fromCard(subject) : fromPage(subject, pathOf(location.href)));

/** The same of the page at a path as it is published now; null if there is none any more. Throws if it cannot be reached. */
export async function fetchListing(path) {
  const response = await fetch(`${base}${path}/`, { cache: "no-cache" });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html").querySelector(".listing[data-id]");
  return page && fromPage(page, path);
}
