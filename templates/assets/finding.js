// Finds the listings that meet conditions, in the parts of the index that they need.
import { dayNumber, today } from "./days.js";

/** What the first columns of the index answer. */
const FIRST = new Set(["kind", "state", "region", "suburb", "min", "max", "beds", "bedrooms", "added"]);

/** Whether conditions ask for columns that few searches need. */
const needsAll = (conditions) => conditions.some(({ key, isWide }) => isWide || !FIRST.has(key));

/** The open listings that meet all conditions, in an order. */
export async function select(index, conditions, { order, needs }) {
  const day = dayNumber(today());
  const { postcodes } = conditions.find(({ postcodes: digits }) => digits) ?? {};
  const rows = await index.rows(postcodes, needs || needsAll(conditions));
  const found = rows.filter((row) => row.expires > day && conditions.every(({ test }) => test(row)));
  const near = conditions.find(({ away }) => away);
  for (const row of found) row.away = near?.away(row) ?? null;
  return found.sort(order);
}

/** The same, and how many there are of each kind if the search asks for any kind. */
export async function selectWithKinds(index, conditions, order) {
  const ofKind = conditions.find(({ key }) => key === "kind");
  const all = await select(index, conditions.filter((condition) => condition !== ofKind), order);
  const counts = new Map();
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { counts, matches: ofKind ? all.filter(ofKind.test) : all };
}
