// Whether drafts of listings wait on this device, for pages that tell what is kept and forget it; post/drafts.js keeps them. Where there are none,
// nothing more is loaded.
import { later } from "../loading.js";
import { base, tell } from "./records.js";

/** The database with all drafts of this board. */
export const NAME = `houser:${base}`;

/** Not every browser tells of its databases. */
async function mayBeThere() {
  try {
    const all = await indexedDB.databases?.();
    return all?.some(({ name }) => name === NAME) ?? true;
  } catch {
    // It keeps none.
    return false;
  }
}

/** How many there are, and how many bytes they have. */
export async function draftsHere() {
  if (!await mayBeThere()) return { count: 0, size: 0 };
  const { measure } = await later(import("../post/drafts.js"));
  return measure();
}

/** Forgets all of them. */
export async function forgetDrafts() {
  if (!await mayBeThere()) return;
  await new Promise((resolve, reject) => {
    // Other tabs close theirs when they are told.
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  tell("drafts");
}
