// Finds the listings that meet conditions, in the parts of the index that they need.
import { dayNumber, today } from "./days.js";
import keys from "./filter-keys.json" with { type: "json" };

/** The keys that say where. */
const PLACES = new Set(["suburb", "state", "region"]);

/** What the first columns of the index answer. */
const FIRST = new Set([...keys.early, "bedrooms"]);

/** Whether conditions ask for columns that few searches need. */
const needsAll = (conditions) => conditions.some(({ key, isWide }) => isWide || !FIRST.has(key));

/** Those with the words in their titles first. */
function byWeight(conditions, order) {
  const weighing = conditions.filter(({ weigh }) => weigh);
  const weight = (row) => weighing.reduce((sum, { weigh }) => sum + weigh(row), 0);
  return weighing.length ? (a, b) => weight(b) - weight(a) || order(a, b) : order;
}

/** Those first that have more of what is wished. */
function byWishes(conditions, rows, order) {
  const wishes = conditions.find((one) => one.wishes)?.wishes(rows);
  return wishes ? (a, b) => wishes(b) - wishes(a) || order(a, b) : order;
}

/** Of a place, if nothing else is asked for, kinds in their order: homes first. */
function byKind(conditions, kinds, order) {
  const isBare = conditions.length > 0 && conditions.every(({ key }) => PLACES.has(key));
  return isBare ? (a, b) => kinds[a.kind].place - kinds[b.kind].place || order(a, b) : order;
}

/** Those first that have exactly what is asked for as "2 or more". */
export function byCount(conditions, order) {
  const limits = conditions.map(({ limits: ofKinds }) => ofKinds).filter((ofKinds) => ofKinds instanceof Map);
  const exact = (row) => limits.filter((ofKinds) => {
    const { id, type, facet, wanted } = ofKinds.get(row.kind) ?? {};
    return type === "count" && facet === "at-least" && row.fact(id) === wanted;
  }).length;
  return limits.length ? (a, b) => exact(b) - exact(a) || order(a, b) : order;
}

/** The open listings that meet all conditions, in an order. */
export async function select(index, conditions, { order, needs, isUsual }, isLatest) {
  const day = dayNumber(today());
  const { postcodes } = conditions.find(({ postcodes: digits }) => digits) ?? {};
  const states = conditions.find(({ key }) => key === "state")?.values;
  const words = conditions.flatMap((condition) => condition.words ?? []);
  const rows = await index.rows({ postcodes, states }, needs || needsAll(conditions), words);
  const found = rows.filter((row) => row.expires > day && conditions.every(({ test }) => test(row)));
  // Rows are shared: only the search that is shown tells how far away they are.
  if (isLatest?.()) {
    const near = conditions.find(({ away }) => away);
    for (const row of found) row.away = near?.away(row) ?? null;
  }
  if (!isUsual) return found.sort(order);
  return found.sort(byWishes(conditions, found, byCount(conditions, byWeight(conditions, byKind(conditions, index.kinds, order)))));
}

/** The same, and how many there are of each kind if the search asks for any kind. */
export async function selectWithKinds(index, conditions, order, isLatest) {
  const ofKind = conditions.find(({ key }) => key === "kind");
  const all = await select(index, conditions.filter((condition) => condition !== ofKind), order, isLatest);
  const counts = new Map();
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { counts, matches: ofKind ? all.filter(ofKind.test) : all };
}
