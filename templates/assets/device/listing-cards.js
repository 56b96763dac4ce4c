// Cards of listings that are known by their snapshots, as they are anywhere else.
import { card } from "../cards.js";
import { dayNumber } from "../days.js";
import { base } from "./records.js";

/** A suburb apart from its state and postcode. */
const PLACE = /^(.*) ([A-Z]{2,3}) (\d{4})$/;
/** The icon of the fact that says what sort of place it is. */
const TYPE = "home";

/** A fact with a number apart from what it counts. */
function fact([icon, words]) {
  const [, number, unit] = /^(\d\S*) (.+)$/.exec(words) ?? [];
  return unit ? [icon, number, unit] : [icon, words];
}

export function cardOf({ id, snapshot }, why = "") {
  const { place = "", expires, kind_label, highlights = [] } = snapshot;
  const [, suburb, state, postcode] = PLACE.exec(place) ?? ["", place];
  const typed = highlights.find(([icon]) => icon === TYPE);
  const facts = highlights.filter((one) => one !== typed).map(fact);
  const row = { kind: "", state, postcode, expires: expires ? dayNumber(expires) : null };
  return card({ ...snapshot, id, suburb, highlights: facts, type: typed?.[1] }, row, new Map([["", { label: kind_label ?? "" }]]), base, why);
}
