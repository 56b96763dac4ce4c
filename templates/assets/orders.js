// The orders of what was found, by their names in the address. Listings that are alike stay in the order of the index, which goes by place.
import { dayNumber, today } from "./days.js";

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
  ["", { label: "Newest first", order: newest, isUsual: true }],
  ["oldest", { label: "Oldest first", order: (a, b) => a.listed - b.listed }],
  ["confirmed", { label: "Confirmed most recently", order: by(({ confirmed }) => confirmed, -1), needs: true, isByConfirmation: true }],
  ["cheapest", { label: "Lowest price first", order: by(({ price }) => price, 1), isByPrice: true }],
  ["dearest", { label: "Highest price first", order: by(({ price }) => price, -1), isByPrice: true }],
  ["nearest", { label: "Nearest first", order: by(away, 1), needs: true, isByDistance: true }],
  ["farthest", { label: "Furthest first", order: by(away, -1), needs: true, isByDistance: true }],
  ["bedrooms", { label: "Most bedrooms first", order: by(bedrooms, -1), field: "bedrooms" }],
  ["small", { label: "Fewest bedrooms first", order: by(bedrooms, 1), field: "bedrooms" }],
  ["available", { label: "Available soonest", order: by(available, 1), needs: true, field: "available" }],
  ["available-last", { label: "Latest available", order: by(available, -1), needs: true, field: "available" }],
  ["inspection", { label: "Next inspection first", order: by(nextInspection, 1), needs: true, isByPrice: true, isByVisit: true }],
  ["inspection-last", { label: "Latest inspection first", order: by(nextInspection, -1), needs: true, isByPrice: true, isByVisit: true }],
]);

const NUMBERS = new Set(["count", "number", "money", "year"]);

/** Takes in the numbers that kinds let people filter by, each with what they want of it first. */
export function addOrders(kinds) {
  for (const { facets } of kinds.values()) {
    for (const [id, { type, facet, label }] of facets) {
      if (ORDERS.has(id) || !NUMBERS.has(type)) continue;
      const isLow = facet === "at-most";
      const first = isLow ? "lowest" : type === "year" ? "newest" : "highest";
      ORDERS.set(id, { label: `${label}: ${first} first`, order: by((row) => row.fact(id), isLow ? 1 : -1), needs: true, field: id });
    }
  }
}

/** Whether an order says anything of the listings that were found: all of their kinds must have what it goes by. */
export const isOffered = ({ field, isByPrice, isByVisit, isByConfirmation }, kinds, rows) =>
  (!field || kinds.every(({ facets }) => facets.has(field))) && (!isByPrice || !rows.length || rows.some(({ price }) => price != null))
  // Who looks for a home has none to show.
  && (!isByVisit || kinds.some(({ match }) => match !== "request"))
  // What nobody confirmed since it was listed stands in the order of "Newest first" anyway.
  && (!isByConfirmation || rows.some(({ confirmed, listed }) => confirmed > listed));
