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

/** Each with its label, whether it needs columns that few searches ask for, and whether it needs something to be near. */
export const ORDERS = new Map([
  ["", { label: "Newest first", order: newest, isUsual: true }],
  ["oldest", { label: "Oldest first", order: (a, b) => a.listed - b.listed }],
  ["cheapest", { label: "Lowest price first", order: by(({ price }) => price, 1) }],
  ["dearest", { label: "Highest price first", order: by(({ price }) => price, -1) }],
  ["nearest", { label: "Nearest first", order: by(away, 1), needs: true, isByDistance: true }],
  ["farthest", { label: "Furthest first", order: by(away, -1), needs: true, isByDistance: true }],
  ["bedrooms", { label: "Most bedrooms first", order: by(bedrooms, -1) }],
  ["small", { label: "Fewest bedrooms first", order: by(bedrooms, 1) }],
  ["available", { label: "Available soonest", order: by(available, 1), needs: true }],
  ["available-last", { label: "Latest available", order: by(available, -1), needs: true }],
  ["inspection", { label: "Next inspection first", order: by(nextInspection, 1), needs: true }],
  ["inspection-last", { label: "Latest inspection first", order: by(nextInspection, -1), needs: true }],
]);
