// Loads modules when they are first needed. A page that was open while the board was updated asks for modules that are gone: it is loaded
// again, once, and then has those of the new board.

const RELOADED = "houser:reloaded";

/** The first module of the page, which lies where all others do. */
const first = document.querySelector("script[type=module][src]").src;

/** Whether the scripts of this page are no longer there, rather than out of reach. */
async function isGone() {
  try {
    return [404, 410].includes((await fetch(first, { method: "HEAD", cache: "no-store" })).status);
  } catch {
    return false;
  }
}

/** Whether the page was not yet loaded again for want of the same modules; notes that it is now. */
function isFirstTime() {
  try {
    if (sessionStorage.getItem(RELOADED) === first) return false;
    sessionStorage.setItem(RELOADED, first);
    return true;
  } catch {
    // What cannot be noted could go on for ever.
    return false;
  }
}

/** How many modules are on their way. Who waits for the whole page looks for `data-loading`. */
let coming = 0;
function expect(more) {
  coming += more;
  document.documentElement.toggleAttribute("data-loading", coming > 0);
}

/** What a module exports that is asked for with `later(import("./map.js"))`. */
export async function later(loading) {
  expect(1);
  try {
    return await loading;
  } catch (error) {
    if (!(await isGone()) || !isFirstTime()) throw error;
    location.reload();
    return new Promise(() => {});
  } finally {
    // What waits for the module goes on first, and may ask for another.
    setTimeout(() => expect(-1));
  }
}
