// Cards of listings in the browser: what Houser makes of partials/card in pages, of the same template (card-template.js) and the same values.
import { template } from "./card-template.js";
import { dayText, now, startText } from "./days.js";
import { roughly } from "./distance.js";
import { element } from "./elements.js";
import { render } from "./mustache.js";
import { shownRows } from "./shown-rows.js";
import { say } from "./say.js";

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** How far away a listing is, and whether only its suburb tells that. */
function farAway({ kilometres, from, isMiddle, units }, suburb) {
  const far = roughly(kilometres, units);
  const words = capital(from ? say("card.away_from", { far, place: from }) : say("card.away", { far }));
  return isMiddle ? say("card.away_from_middle", { far: words, suburb }) : words;
}

/** The values of a card, by the names that the template has for them. */
function values(listing, row, kinds, base, why) {
  const { id, url, image, pictures, price_text, available, highlights = [], open = [], posted, ...others } = listing;
  const { label, before_start } = kinds.get(row.kind) ?? {};
  // Once one is over, the next is shown.
  const [datetime, until_iso, text] = open.find(([, end]) => Date.parse(end) > now()) ?? [];
  return {
    ...others, base, why: capital(why), listing_id: id, href: base + url, price: price_text, picture_count: pictures > 1 ? pictures : null,
    kind_label: label, available: startText(available, before_start), state: row.state, postcode: row.postcode, listed_iso: row.listed && dayText(row.listed), expires: row.expires && dayText(row.expires),
    image: image && { alt: "", ...image, src: base + image.src }, open: text && { datetime, until_iso, text }, posted: text ? "" : posted,
    highlights: highlights.map(([icon, text, unit]) => ({ icon, text, unit })), away: row.away ? farAway(row.away, listing.suburb) : "",
  };
}

/** The card of a listing with its row of the index, and why it is shown if that does not go without saying. */
export function card(listing, row, kinds, base, why = "") {
  // What is parsed here is what a page would say, every value escaped.
  const parsed = Object.assign(document.createElement("template"), { innerHTML: render(template, values(listing, row, kinds, base, why)) });
  const item = element("li", "", document.importNode(parsed.content, true));
  if (row.part) shownRows.set(item.firstElementChild, { row, listing });
  return item;
}
