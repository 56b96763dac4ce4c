// Loads modules when they are first needed. A page that was open while the board was updated asks for modules that are gone: it is loaded
// again, once, and then has those of the new board.

const RELOADED = "houser:reloaded";

/** Whether a module of this page is no longer there, rather than out of reach. */
async function isGone(url) {
  try {
    return [404, 410].includes((await fetch(url, { method: "HEAD", cache: "no-store" })).status);
  } catch {
    return false;
  }
}

/** Whether the page was not yet loaded again for want of the same modules; notes that it is now. */
function isFirstTime() {
  try {
    if (sessionStorage.getItem(RELOADED) === import.meta.url) return false;
    sessionStorage.setItem(RELOADED, import.meta.url);
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

/** A module of this folder, such as `./map.js`, or of the folder of the module that gives its own address in `from`. */
export async function later(name, from = import.meta.url) {
  const url = new URL(name, from).href;
  expect(1);
  try {
    return await import(url);
  } catch (error) {
    if (!(await isGone(url)) || !isFirstTime()) throw error;
    location.reload();
    return new Promise(() => {});
  } finally {
    // What waits for the module goes on first, and may ask for another.
    setTimeout(() => expect(-1));
  }
}
