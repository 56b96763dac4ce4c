// What the address of the search page asks for, and what matches what the reader looks for.
import { KeptRecord } from "./device/records.js";
import { readFilter } from "./filter.js";
import { later } from "./loading.js";
import { ORDERS } from "./orders.js";

/**
 * Conditions and what is not understood, and the order. `own` are the matches of what the reader looks for, if she said so: who looks for nothing has
 * no best match, but others may share theirs.
 */
export async function readSearch(query, board, index, own) {
  query.renameBedrooms();
  await board.learn(query.values, index);
  const filter = readFilter(query.values, board);
  // A suburb and its state, which a comma parted, are one place from now on.
  for (const name of ["suburb", "words"]) {
    const condition = filter.conditions.find(({ key }) => key === name);
    if (condition) query.set(name, [...condition.values, ...filter.odd.filter(({ key }) => key === name).map(({ value }) => value)]);
  }
  const asked = query.of("sort").filter((value) => own || value !== "match");
  if (own && query.of("matches").length) filter.conditions.push(own.condition);
  const isKnown = asked.length === 1 && ORDERS.has(asked[0]);
  if (!isKnown) filter.odd.push(...asked.map((value) => ({ key: "sort", value })));
  filter.odd.push(...query.of("units").filter((value) => value !== "mi" && value !== "km").map((value) => ({ key: "units", value })));
  const hasOrder = isKnown && (!ORDERS.get(asked[0]).isByDistance || query.of("near").length > 0);
  return { ...filter, order: hasOrder ? asked[0] : "" };
}

/** Matches of what the reader looks for, and the switch for nothing but these; null if she did not say what, and a search goes on without it. */
export async function loadOwn(index) {
  if (!new KeptRecord("wishes", { on: false }, ({ on }) => on === true).value.on) return null;
  try {
    const device = await later(import("./device/own-search.js"));
    const own = await device.ownSearch(index);
    if (own) ORDERS.set("match", own.order);
    return own && { ...own, ownSwitch: device.ownSwitch };
  } catch (error) {
    console.error(error);
    return null;
  }
}
