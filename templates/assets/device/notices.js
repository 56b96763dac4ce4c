// Tells of changes in saved listings without a server: now and then the browser itself wakes the service worker, which looks
// (Periodic Background Sync). Few browsers can, and only for boards among the reader's apps; for all others there are feeds.
import { GAP, around } from "../around.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { registration } from "./offline.js";

const { base } = document.documentElement.dataset;
const TAG = `houser:${base}`;
/** The least time between two looks, in milliseconds: the browser takes as long as it likes. */
const INTERVAL = 12 * 60 * 60 * 1_000;

const canNotify = () => "Notification" in window && "PeriodicSyncManager" in window;

/** Whether the reader is told of changes: "on", "off", "refused" by them or the browser, or "impossible" here. */
export async function noticeState() {
  if (!canNotify()) return "impossible";
  if (Notification.permission === "denied") return "refused";
  const found = await registration();
  const tags = await found?.periodicSync.getTags() ?? [];
  return tags.includes(TAG) && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the reader, and begins. There must be a saved listing that is kept (offline.js). Gives the new state. */
export async function startNotices() {
  if (!canNotify()) return "impossible";
  if (await Notification.requestPermission() !== "granted") return "refused";
  try {
    await (await registration()).periodicSync.register(TAG, { minInterval: INTERVAL });
    return "on";
  } catch {
    // Browsers refuse boards that are not among the reader's apps.
    return "refused";
  }
}

export async function stopNotices() {
  await (await registration())?.periodicSync?.unregister(TAG);
  return "off";
}

const WORDS = {
  on: say("notices.on"),
  off: say("notices.off"),
  refused: say("notices.refused"),
  impossible: say("notices.impossible"),
};

/** A piece of a page that says whether the reader is told of changes, with a button to change that, and the way to feeds. */
export async function noticeControl() {
  const words = element("span");
  const press = button("button quiet", async () => show(await (press.dataset.state === "on" ? stopNotices() : startNotices())));
  function show(state) {
    press.dataset.state = state;
    words.textContent = `${WORDS[state]} `;
    press.textContent = state === "on" ? say("notices.stop") : say("notices.start");
    press.hidden = state === "impossible";
  }
  show(await noticeState());
  const follow = Object.assign(element("a", "", say("notices.follow")), { href: `${base}follow/` });
  const said = element("p", "", words, press);
  said.setAttribute("role", "status");
  return element("div", "notices", said, element("p", "note", ...around(say("notices.instead", { link: GAP }), follow)));
}
