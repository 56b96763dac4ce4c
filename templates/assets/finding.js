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
  return rows.filter((row) => row.expires > day && conditions.every(({ test }) => test(row))).sort(order);
}
