// How a reader looks at what is saved: the list that is open, the order and what is ticked to compare. Kept as long as the tab, so that Back
// finds it again; never on the device.
import { base, isOff } from "./records.js";

const KEY = `houser:look:${base}`;
const isText = (value) => typeof value === "string";

/** `{ collection, folder, sort, chosen }`, where `collection`, a list, and `folder`, that of a kind, are null for all. */
export function lastLook() {
  try {
    const { collection, folder, sort, chosen } = JSON.parse(sessionStorage.getItem(KEY)) ?? {};
    return {
      collection: isText(collection) ? collection : null, folder: isText(folder) ? folder : null, sort: isText(sort) ? sort : "", chosen: Array.isArray(chosen) ? chosen.filter(isText) : [],
    };
  } catch {
    // Without storage every look is the first.
    return { collection: null, folder: null, sort: "", chosen: [] };
  }
}

export function keepLook({ collection, folder, sort, chosen }) {
  try {
    if (isOff() || collection === null && folder === null && !sort && !chosen.length) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ collection, folder, sort, chosen }));
  } catch {
    // As above.
  }
}
