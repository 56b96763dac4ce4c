// Cards of listings, alike to templates/partials/card.mustache.
import { element } from "./elements.js";
import { roughly } from "./distance.js";
import { dayText, isDay, longDay, today } from "./days.js";

function picture({ src, width, height, alt }, resolve) {
  const image = element("img");
  Object.assign(image, { loading: "lazy", width, height, alt: alt ?? "", src: resolve(src) });
  return image;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** How far away a listing is, and whether only its suburb tells that. */
function farAway({ kilometres, from, isMiddle, units }, place) {
  const words = `${roughly(kilometres, units)} ${from ? `from ${from}` : "away"}`;
  const suburb = place.replace(/ [A-Z]{2,3} \d{4}$/, "");
  return capital(words) + (isMiddle ? `, measured from the middle of ${suburb}` : "");
}

/** The card of a listing with its row of the index, and why it is shown if that goes without saying. */
export function card(listing, row, kinds, base, why = "") {
  const resolve = (path) => (path.startsWith("/") ? path : base + path);
  const link = element("a", "", listing.title);
  link.href = resolve(listing.url);
  const text = element("div", "card-text", element("h3", "", link));
  if (why) text.append(element("p", "card-why", capital(why)));
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
  if (row.away) text.append(element("p", "card-away", farAway(row.away, listing.place)));
  const meta = element("p", "card-meta", kinds.get(row.kind)?.label ?? "");
  const { available } = listing;
  if (isDay(available)) meta.append(` · Available ${available <= today() ? "now" : longDay(available)}`);
  text.append(meta);
  const article = element(
    "article", "card",
    element("div", "card-picture", ...(listing.image ? [picture(listing.image, resolve)] : [])), text);
  article.dataset.id = listing.id;
  article.dataset.expires = dayText(row.expires);
  return element("li", "", article);
}
