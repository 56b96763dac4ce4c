// What is kept readable without a connection: the pages of saved listings, with their pictures. The service worker keeps them (worker.js);
// there is none until a reader keeps something, so that a first visit pays nothing.
import { say } from "../say.js";

const base = document.documentElement.dataset.base;
/** The scope of the board's worker, and no other board's on the same host. */
const scope = new URL(base, location.href).href;

/** Why nothing can be kept here, as a sentence for the reader; null if it can. */
export function whyNotOffline() {
  if (!window.isSecureContext) return say("offline.insecure");
  if (!("serviceWorker" in navigator) || !("caches" in window)) return say("offline.impossible");
  return null;
}

/** The board's worker, if there is one. */
export async function registration() {
  if (whyNotOffline()) return null;
  const found = await navigator.serviceWorker.getRegistration(scope);
  return found?.scope === scope ? found : null;
}

/** Waits until a worker works. */
function working(found) {
  return new Promise((resolve, reject) => {
    if (found.active) return resolve(found.active);
    const worker = found.waiting ?? found.installing;
    if (!worker) return reject(new Error("no worker"));
    const look = () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") reject(new Error("the worker was not installed"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

function answer(worker, message) {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data));
    worker.postMessage(message, [port2]);
  });
}

/** How often all was forgotten on this page: what was asked for before is not begun after. */
let forgets = 0;

/** Asks the worker for something, and gives what it answers. If there is none, `begin` says whether there shall be one. */
export async function ask(message, begin = true, asked = forgets) {
  const found = await registration();
  if (!found && !begin || asked !== forgets) throw new Error("no worker");
  const worker = await working(found ?? await navigator.serviceWorker.register(`${base}sw.js`, { scope: base }));
  if (asked !== forgets) throw new Error("all is forgotten");
  return answer(worker, message);
}

/** Settles when all is forgotten, if that is under way: what is kept meanwhile would stay behind. */
let forgetting = null;
/** How long the worker may take to forget, in milliseconds. One of a board before the last update does not know how. */
const PATIENCE = 3_000;

/**
 * Keeps exactly these listings readable offline, and forgets all others. `paths` are the addresses of their pages below the base, such as
 * `rentals/gipps-street-terrace/` (a slash at the end or none), the most important first: pictures are kept in this order until there is
 * enough of them. It can be called again and again with the full list; what is there already is not loaded anew.
 *
 * `begin` says whether to begin if nothing is kept yet; `ids` has the ids of those that are not what their addresses end with, by paths with a slash.
 * Gives `{ kept, missing, told }`: the paths that can be read offline now, those that can't (their page is gone, or there is no connection
 * to load it), and a sentence for the reader if something is in the way, else null. Never throws.
 */
export async function keepOffline(paths, begin = true, ids = {}) {
  const list = [...new Set(paths.map((path) => path.replace(/\/?$/u, "/")))];
  const why = whyNotOffline();
  if (why) return { kept: [], missing: list, told: why };
  const asked = forgets;
  try {
    await forgetting;
    // Nothing to keep is no reason to begin.
    const isBeginning = begin && list.length > 0;
    if (!isBeginning && !(await registration())) return { kept: [], missing: list, told: null };
    return { told: null, ...await ask({ type: "keep", paths: list, ids }, isBeginning, asked) };
  } catch {
    return { kept: [], missing: list, told: say("offline.failed") };
  }
}

async function forget() {
  try {
    const found = await registration();
    // The worker puts away what it is doing first. What it leaves, or what was left without one, goes here.
    const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE); });
    if (found?.active) await Promise.race([answer(found.active, { type: "forget" }).catch(() => {}), late]);
    await (await registration())?.unregister();
    for (const name of await window.caches?.keys() ?? []) if (name.startsWith(`houser:${base}:`)) await caches.delete(name);
  } catch {
    // A browser that refuses its storage has kept nothing either.
  }
}

/** Forgets all that was kept, and takes the worker away. Never throws. */
export function forgetOffline() {
  forgets += 1;
  forgetting ??= forget().finally(() => { forgetting = null; });
  return forgetting;
}
