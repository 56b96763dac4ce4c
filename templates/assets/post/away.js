// Connections that come and go while somebody posts: what a form needs later is there early, and what can't be had is tried again.
import { later } from "../loading.js";

/** The modules that a form needs once more is known of a listing. */
const modules = [loadLook, () => import("../index.js"), () => import("../typed-places.js"), () => import("../packs.js")];

/** What shows how a listing will look; null while it is out of reach. */
export async function loadLook() {
  try {
    return await later(import("./look.js"));
  } catch (error) {
    reportUnlessAway(error);
    return null;
  }
}

/** Loads what will be needed, once the browser has nothing else to do; what can't be had now is asked for again by whoever needs it. */
export function fetchEarly() {
  (self.requestIdleCallback ?? setTimeout)(() => Promise.allSettled(modules.map((load) => load())));
}

/** Reports what failed, unless the connection is away. */
export function reportUnlessAway(error) {
  if (navigator.onLine) reportError(error);
}

/** Does something once the connection is back. */
export const onceOnline = (work) => self.addEventListener("online", work, { once: true });
