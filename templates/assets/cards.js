// Cards of listings, alike to templates/partials/card.mustache.
import { element } from "./elements.js";
import { roughly } from "./distance.js";
import { dayText, isDay, now, shortDay, today } from "./days.js";

function picture({ src, width, height, alt }, resolve) {
  const image = element("img");
  Object.assign(image, { loading: "lazy", width, height, alt: alt ?? "", src: resolve(src) });
  return image;
}

/** The picture and how many there are, or the suburb's name where there is none. */
function frame({ image, pictures, place }, resolve) {
  if (!image) return Object.assign(element("div", "card-picture", place ? nameOnly(place) : ""), { ariaHidden: "true" });
  const inside = [picture(image, resolve)];
  if (pictures > 1) inside.push(element("span", "i-picture card-count", element("span", "hidden", "Pictures: "), pictures));
  return element("div", "card-picture", ...inside);
}

/** A suburb without its state and postcode. */
const nameOnly = (place) => place.replace(/ [A-Z]{2,3} \d{4}$/, "");

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** How far away a listing is, and whether only its suburb tells that. */
function farAway({ kilometres, from, isMiddle, units }, place) {
  const words = `${roughly(kilometres, units)} ${from ? `from ${from}` : "away"}`;
  return capital(words) + (isMiddle ? `, measured from the middle of ${nameOnly(place)}` : "");
}

/** The icon of the fact that says what sort of place it is, which stands before the suburb. */
const TYPE = "home";

/** A fact with its icon: a number apart from what it counts, which goes without saying beside some icons. */
function fact([icon, words]) {
  const [, number, unit] = /^(\d\S*) (.+)$/.exec(words) ?? [];
  return unit ? element("li", `i-${icon}`, `${number} `, element("span", "", unit)) : element("li", `i-${icon}`, words);
}

/** What it is, or which kind of thing where nothing says more, and where. */
function where(type, kind, place) {
  const dot = place ? " · " : "";
  return element("p", "card-where", type ? type + dot : element("span", "card-kind", (kind ?? "") + dot), ...(place ? [element("span", "card-place", place)] : []));
}

/** A line of those parts that are there. */
const line = (name, ...parts) => element("p", name, ...parts.filter(Boolean).flatMap((part, place) => (place ? [" ", part] : [part])));

/** "2 comments" */
const counted = (number, noun) => (number ? `${number.toLocaleString("en-AU")} ${noun}${number === 1 ? "" : "s"}` : "");

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
    for (const name of ["drop", "rise"]) {
      if (listing[name]) price.append(" ", element("span", name, listing[name], element("span", "hidden", ` ${listing.since}`)));
    }
    text.append(price);
  }
  if (listing.excerpt) {
    const excerpt = element("p", "card-excerpt", listing.excerpt);
    excerpt.dir = "auto";
    text.append(excerpt);
  }
  const highlights = element("ul", "highlights");
  const facts = listing.highlights ?? [];
  const typed = facts.find(([icon]) => icon === TYPE);
  highlights.append(...facts.filter((one) => one !== typed).map(fact));
  text.append(highlights);
  const type = typed?.[1];
  const kind = kinds.get(row.kind)?.label;
  text.append(where(type, kind, listing.place));
  // Once one is over, the next is shown.
  const open = (listing.open ?? []).find(([end]) => Date.parse(end) > now());
  const { available } = listing;
  const start = isDay(available) && `${kinds.get(row.kind)?.before_start ?? "Available"} ${available <= today() ? "now" : shortDay(available)}`;
  const talk = [["i-chat", counted(listing.comments, "comment")], ["i-thumb", counted(listing.likes, "like")]];
  // A text without a time of its own says when it was posted.
  const posted = listing.excerpt && !open && row.listed ? shortDay(dayText(row.listed)) : "";
  text.append(line(
    "card-when", open && element("b", "", open[1]), ...[posted, listing.appointment].map((words) => words && element("span", "", words)), start,
    ...talk.map(([icon, words]) => words && element("span", `${icon} card-talk`, words))));
  if (row.away) text.append(element("p", "card-away", farAway(row.away, listing.place)));
  const article = element("article", "card", frame(listing, resolve), text);
  article.dataset.id = listing.id;
  if (row.listed) article.dataset.listed = dayText(row.listed);
  if (row.expires) article.dataset.expires = dayText(row.expires);
  if (type && kind) article.dataset.kind = kind;
  return element("li", "", article);
}
