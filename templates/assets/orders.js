// The orders of what was found, by their names in the address. Listings that are alike stay in the order of the index, which goes by place.
import { dayNumber, today } from "./days.js";
import { element } from "./elements.js";
import { say } from "./say.js";

const newest = (a, b) => b.listed - a.listed;

/** By a value, the lowest first if `sign` is 1; what has none comes last. */
export const by = (value, sign) => (a, b) => {
  const [left, right] = [value(a), value(b)];
  if ((left == null) !== (right == null)) return left == null ? 1 : -1;
  if (left === right || left == null) return newest(a, b);
  return left < right ? -sign : sign;
};

const nextInspection = ({ inspections }) => {
  const day = dayNumber(today());
  return inspections?.filter((slot) => slot >= day).sort((a, b) => a - b)[0] ?? null;
};
/** How many it has; who only looks for a home may say from how many to how many. */
const bedrooms = (row) => {
  const fact = row.fact("bedrooms");
  return typeof fact === "number" ? fact : null;
};
const available = (row) => row.fact("available");
const away = (row) => row.away?.kilometres ?? null;

/**
 * Each with its label, whether it needs columns that few searches ask for, whether it needs something to be near, and what listings must have
 * for it to be offered: a field that people can filter by, a price, inspections, or confirmations.
 */
export const ORDERS = new Map([
  ["", { label: say("orders.newest"), order: newest, isUsual: true }],
  ["oldest", { label: say("orders.oldest"), order: (a, b) => a.listed - b.listed }],
  ["confirmed", { label: say("orders.confirmed"), order: by(({ confirmed }) => confirmed, -1), needs: true, isByConfirmation: true }],
  ["cheapest", { label: say("orders.cheapest"), order: by(({ price }) => price, 1), isByPrice: true }],
  ["dearest", { label: say("orders.dearest"), order: by(({ price }) => price, -1), isByPrice: true }],
  ["nearest", { label: say("orders.nearest"), order: by(away, 1), needs: true, isByDistance: true }],
  ["farthest", { label: say("orders.farthest"), order: by(away, -1), needs: true, isByDistance: true }],
  ["bedrooms", { label: say("orders.bedrooms"), order: by(bedrooms, -1), field: "bedrooms" }],
  ["small", { label: say("orders.small"), order: by(bedrooms, 1), field: "bedrooms" }],
  ["available", { label: say("orders.available"), order: by(available, 1), needs: true, field: "available" }],
  ["available-last", { label: say("orders.available_last"), order: by(available, -1), needs: true, field: "available" }],
  ["inspection", { label: say("orders.inspection"), order: by(nextInspection, 1), needs: true, isByPrice: true, isByVisit: true }],
  ["inspection-last", { label: say("orders.inspection_last"), order: by(nextInspection, -1), needs: true, isByPrice: true, isByVisit: true }],
]);

const NUMBERS = new Set(["count", "number", "money", "year"]);

/** Takes in the numbers that kinds let people filter by, each with what they want of it first. */
export function addOrders(kinds) {
  for (const { facets } of kinds.values()) {
    for (const [id, { type, facet, label }] of facets) {
      if (ORDERS.has(id) || !NUMBERS.has(type)) continue;
      const isLow = facet === "at-most";
      const name = isLow ? say("orders.lowest_of", { label }) : type === "year" ? say("orders.newest_of", { label }) : say("orders.highest_of", { label });
      ORDERS.set(id, { label: name, order: by((row) => row.fact(id), isLow ? 1 : -1), needs: true, field: id });
    }
  }
}

/** Whether an order says anything of the listings that were found: all of their kinds must have what it goes by. */
const isOffered = ({ field, isByPrice, isByVisit, isByConfirmation }, kinds, rows) =>
  (!field || kinds.every(({ facets }) => facets.has(field))) && (!isByPrice || !rows.length || rows.some(({ price }) => price != null))
  // Who looks for a home has none to show.
  && (!isByVisit || kinds.some(({ match }) => match !== "request"))
  // What nobody confirmed since it was listed stands in the order of say("orders.newest") anyway.
  && (!isByConfirmation || rows.some(({ confirmed, listed }) => confirmed > listed));

/** Puts into a menu the orders that fit some kinds and what was found of them, and the one that a search has. */
export function offerOrders(menu, { conditions, order }, kinds, matches) {
  // That of what the reader looks for stands behind the usual one, and before all others.
  const orders = [...ORDERS].toSorted(([one], [other]) => (other === "match" && one !== "") - (one === "match" && other !== ""))
    .filter(([value, one]) => value === order || isOffered(one, kinds, matches));
  menu.replaceChildren(...orders.map(([value, { label }]) => Object.assign(element("option", "", label), { value })));
  if (conditions.some(({ weigh, isWish }) => weigh || isWish)) menu.options[0].text = say("orders.best_match");
  menu.value = order;
}
