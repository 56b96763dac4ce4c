// Has pictures made ready for publishing, one at a time: in a worker or, where a browser can't draw in one, on the page (shrinking.js).
import { say } from "../say.js";

const SCRIPT = new URL("./shrinking.js", import.meta.url).href;
/** How long one picture may take, in milliseconds: what never ends is given up. */
const PATIENCE = 90_000;
const MOST_MEGABYTES = 32;
const MOST_MEGAPIXELS = 50;

/** Why a file is no picture here; the message is for whoever chose it. */
export class NoPicture extends Error {}

const WHY = {
  damaged: ({ name }) => say("post_pictures.damaged", { name }),
  heic: ({ name }) => say("post_pictures.heic", { name }),
  huge: ({ name, width, height }) => say("post_pictures.huge", { name, width, height, most: MOST_MEGAPIXELS }),
  large: ({ name }) => say("post_pictures.large", { name, most: MOST_MEGABYTES }),
  none: ({ name }) => say("post_pictures.none", { name }),
  slow: ({ name }) => say("post_pictures.slow", { name }),
  unreadable: ({ name }) => say("post_pictures.unreadable", { name }),
};

let canWork = Boolean(self.Worker && self.OffscreenCanvas);
let worker = null;
/** What is done when the worker fails. */
let fail = () => {};

function stop() {
  worker?.terminate();
  worker = null;
}

/** Has the worker there before it is needed: the connection may be gone by then. */
export function prepare() {
  if (!canWork || worker) return;
  worker = new Worker(SCRIPT);
  worker.onerror = (event) => {
    // The page does what the worker can't.
    event.preventDefault();
    canWork = false;
    stop();
    fail();
  };
}

/** What the worker answers. Throws if it can't work. */
function inWorker(task) {
  return new Promise((resolve, reject) => {
    fail = () => reject(new Error("the worker does not work"));
    prepare();
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(task);
  });
}

let loading = null;
/** The same on the page itself. */
async function onPage(task) {
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: SCRIPT });
    script.onload = resolve;
    script.onerror = () => reject(new Error("a script is missing"));
    document.head.append(script);
  });
  try {
    await loading;
  } catch (error) {
    // Perhaps there is a connection next time.
    loading = null;
    throw error;
  }
  return shrinking(task);
}

async function answer(task) {
  if (canWork) {
    try {
      return await inWorker(task);
    } catch (error) {
      // What it was given can't be given to the page either.
      if (canWork) throw error;
    }
  }
  return onPage(task);
}

async function inTime(task) {
  let timer;
  const late = new Promise((resolve) => { timer = setTimeout(resolve, PATIENCE, { fault: "slow" }); });
  const found = await Promise.race([answer(task), late]);
  clearTimeout(timer);
  if (found.fault === "slow") stop();
  return found;
}

let last = Promise.resolve();

/**
 * Makes a picture ready once those before it are. `make` gives the task when it is its turn, `{ file, turn, isReady }`, or nothing if it is no
 * longer wanted. Gives `{ blob, small, width, height }`: the picture, and a small one of it. Throws a NoPicture for what can't be made one.
 */
export function shrink(make) {
  const done = last.then(async () => {
    const task = make();
    if (!task) return null;
    const found = await inTime(task);
    if (found.fault) throw new NoPicture(WHY[found.fault]({ ...found, name: task.file.name ?? "" }));
    return found;
  });
  last = done.catch(() => {});
  return done;
}
