// A search in the form that board.yaml keeps, which `houser check` accepts.
import { queryText } from "./query.js";

/** The most values of a key that a saved search may have. */
const MOST = 50;

/**
 * The values of each key: places by their whole names, and nothing that goes without saying. Null if a saved search cannot ask for it: for
 * nothing, for a place that nobody knows, for too much, or for what no kind can have.
 */
export function canonicalValues(conditions) {
  const values = new Map();
  for (const { key, values: own, lines, limits, usual, isWide } of conditions) {
    values.set(key, lines ?? own);
    if (key === "near" && limits.some((limit, place) => limit !== usual[place])) values.set("km", [String(limits[0])]);
    if (isWide) values.set("surrounding", ["yes"]);
  }
  const kinds = conditions.map((condition) => condition.kinds ?? (condition.key === "kind" ? condition.values : null)).filter(Boolean);
  const canMatch = !kinds.length || kinds[0].some((kind) => kinds.every((own) => own.includes(kind)));
  const isSound = canMatch && values.size > 0 && [...values.values()].every((own) => own.length > 0 && own.length <= MOST);
  return isSound ? values : null;
}

/** Whether two sets of values ask for the same, whatever their order, which only the corners of an area have. */
export function isSame(one, other) {
  const text = (values) => queryText([...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, own]) => [key, key === "area" ? own : [...own].sort()]));
  return text(one) === text(other);
}

/** The lines that keep a search in board.yaml. */
export function boardLines(name, values, ids) {
  const id = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 76).replace(/-$/, "");
  let own = id(name) || "search";
  for (let number = 2; ids.includes(own); number += 1) own = `${id(name) || "search"}-${number}`;
  return `  - name: ${JSON.stringify(name.slice(0, 100).trim())}\n    id: ${own}\n    where: ${queryText(values)}\n`;
}
