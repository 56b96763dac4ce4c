// The orders of what was found, by their names in the address. Listings that are alike stay in the order of the index, which goes by place.

const newest = (a, b) => b.listed - a.listed;

/** By a value, the lowest first if `sign` is 1; what has none comes last. */
const by = (value, sign) => (a, b) => {
  const [left, right] = [value(a), value(b)];
  if ((left == null) !== (right == null)) return left == null ? 1 : -1;
  if (left === right || left == null) return newest(a, b);
  return left < right ? -sign : sign;
};

const nextInspection = ({ inspections }) => inspections?.find((day) => day >= Math.floor(Date.now() / 86_400_000)) ?? null;

/** Each with its label, and whether it needs columns that few searches ask for. */
export const ORDERS = new Map([
  ["", { label: "Newest first", order: newest, isUsual: true }],
  ["oldest", { label: "Oldest first", order: (a, b) => a.listed - b.listed }],
  ["cheapest", { label: "Lowest price first", order: by(({ price }) => price, 1) }],
  ["dearest", { label: "Highest price first", order: by(({ price }) => price, -1) }],
  ["bedrooms", { label: "Most bedrooms first", order: by((row) => row.fact("bedrooms"), -1) }],
  ["small", { label: "Fewest bedrooms first", order: by((row) => row.fact("bedrooms"), 1) }],
  ["available", { label: "Available soonest", order: by((row) => row.fact("available"), 1), needs: true }],
  ["nearest", { label: "Nearest first", order: by(({ away }) => away ?? null, 1), needs: true }],
  ["inspection", { label: "Next inspection first", order: by(nextInspection, 1), needs: true }],
]);
