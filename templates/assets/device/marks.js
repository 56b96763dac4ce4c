// On every page: hearts on pictures, say("card.new") on what was listed since the last visit, what is hidden left out, and how many are saved. What
// happens when something is pressed is loaded then.
import { later } from "../loading.js";
import { say } from "../say.js";
import { KeptRecord, ListingsRecord, base, changes, isOff } from "./records.js";
import { SavedListings } from "./saved.js";
import { Visit } from "./visit.js";

const saved = new SavedListings();
const [hidden, viewed] = ["hidden", "viewed"].map((name) => new ListingsRecord(name));
const visit = new Visit();

const make = (name, className, text = "") => Object.assign(document.createElement(name), { className, textContent: text });
const ids = (record) => new Set(record.all.map(({ id }) => id));

/** Where the heart of a listing's own page stands: on its pictures, or beside its title. */
const place = (page) => page.querySelector(".gallery") ?? page.querySelector("h1").parentElement;

/** Hearts that were pressed before what answers them was there. They look pressed already. */
const waiting = new Set();

function showHeart(heart, subject, isSaved) {
  const title = subject.querySelector("h1, h3").textContent.trim();
  const name = isSaved ? say("saved.saved_named", { title }) : say("saved.save_named", { title });
  if (heart.getAttribute("aria-label") === name) return;
  heart.className = `${isSaved ? "i-hearted" : "i-heart"} heart`;
  heart.setAttribute("aria-pressed", isSaved);
  heart.setAttribute("aria-label", name);
  heart.dataset.word = isSaved ? say("common.saved") : say("saved.save");
}

/** Leaves hidden listings out of a list, and says so below it. */
function leaveOut(list, unwanted) {
  let count = 0;
  for (const item of list.children) {
    const isHidden = unwanted.has(item.querySelector(".card")?.dataset.id);
    item.toggleAttribute("data-hidden", isHidden);
    count += isHidden && !item.hidden;
  }
  let note = list.nextElementSibling?.matches(".left-out") ? list.nextElementSibling : null;
  if (!note && count) list.after((note = make("p", "note left-out")));
  if (!note) return;
  const press = note.firstChild ?? make("button", "plain");
  press.type = "button";
  press.textContent = list.dataset.all === undefined ? say("hidden.show_count", { count }) : say("hidden.hide_count", { count });
  press.onclick = () => {
    list.toggleAttribute("data-all");
    leaveOut(list, ids(hidden));
  };
  note.append(press);
  note.hidden = count === 0;
}

/** Brings all marks up to date; every card that comes later is marked too. */
function show() {
  const off = isOff();
  for (const old of off ? document.querySelectorAll(".heart, .new, .left-out") : []) old.remove();
  const [savedIds, hiddenIds, viewedIds] = off ? [new Set(), new Set(), new Set()] : [saved, hidden, viewed].map(ids);
  for (const subject of document.querySelectorAll(".card[data-id], .listing[data-id]")) {
    const { id, listed } = subject.dataset;
    const isCard = subject.matches(".card");
    // A listing's page can hold cards of others.
    const spot = isCard ? subject : place(subject);
    let heart = spot.querySelector(":scope > .heart");
    if (!off && !heart) {
      heart = make("button", "heart");
      heart.type = "button";
      spot.append(heart);
      if (isCard && !viewedIds.has(id) && !subject.querySelector(".badge") && visit.isNew(id, listed)) subject.append(make("span", "new", say("card.new")));
    }
    if (heart) showHeart(heart, subject, savedIds.has(id) !== waiting.has(heart));
  }
  for (const list of document.querySelectorAll("ul.cards, ul.slot-list")) leaveOut(list, hiddenIds);
  for (const count of document.querySelectorAll(".saved-link .count")) count.textContent = savedIds.size ? ` ${savedIds.size}` : "";
}

/** What answers a press, once it is there: a press that finds it is written at once. */
let hearts = null;
let loading = null;
function prepare() {
  loading ??= later(import("./presses.js")).then((found) => {
    hearts = found;
  }, (error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Gives what waits to something that writes it, each once. */
function settle(write) {
  const pressed = [...waiting];
  waiting.clear();
  for (const heart of pressed) write(heart);
  // One that could not be written is as it was.
  if (pressed.length) show();
}

/** Writes a press without what answers it. What a card tells besides its title is read when all that is saved is looked at. */
function writePlainly(heart) {
  const subject = heart.closest(".card, .listing");
  const { id } = subject.dataset;
  const link = subject.matches(".card") ? subject.querySelector("h3 a") : null;
  const path = new URL(link?.href ?? location.href).pathname.slice(base.length).replace(/\/(index\.html)?$/, "");
  const title = (link ?? subject.querySelector("h1")).textContent.replace(/\s+/g, " ").trim().slice(0, 200);
  try {
    if (saved.has(id)) saved.remove(id);
    else saved.add({ id, path, snapshot: { title, url: `${path}/` } });
  } catch (error) {
    // The heart shows that it is not saved.
    console.info(error);
  }
}

async function press({ target }) {
  const heart = target.closest?.(".heart");
  if (!heart) return;
  if (hearts) {
    hearts.press(heart);
    return;
  }
  // A second press takes the first one back.
  if (!waiting.delete(heart)) waiting.add(heart);
  show();
  await prepare().catch((error) => console.info(error));
  settle(hearts ? hearts.press : writePlainly);
}

document.addEventListener("click", press);
// A heart that is about to be pressed answers at once; on a phone nothing tells of that before the finger is there, so it is loaded when idle.
const foresee = () => prepare().catch(() => {});
for (const sign of ["pointerover", "pointerdown", "focusin"]) {
  document.addEventListener(sign, ({ target }) => hearts || (target.closest?.(".heart") && foresee()), { passive: true });
}
const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 1_000));
const loadIdly = () => whenIdle(() => document.querySelector(".heart") && !navigator.connection?.saveData && foresee());
if (document.readyState === "complete") loadIdly();
else addEventListener("load", loadIdly, { once: true });
// A reader who leaves at once has pressed all the same. Not every phone tells of both.
addEventListener("pagehide", () => settle(writePlainly));
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && settle(writePlainly));
document.addEventListener("toggle", ({ newState, target }) => {
  if (newState === "open" && target.localName === "dialog") later(import("./tick.js")).then(({ tick }) => tick());
}, true);
changes.addEventListener("change", show);
show();
new MutationObserver((changed) => {
  const isCard = (node) => node.nodeType === 1 && (node.matches(".card") || node.querySelector(".card"));
  if (changed.some(({ addedNodes }) => [...addedNodes].some(isCard))) show();
}).observe(document.querySelector("main"), { childList: true, subtree: true });

// What only some pages have, and can do without.
if (document.querySelector("[data-follow]")) later(import("./follow-here.js"));
if (document.querySelector("[data-followed]")) later(import("./follow-page.js"));
if (document.querySelector("[data-day]")) later(import("./calendar.js"));
// Wishes can be switched on in another tab, or before Back.
const loadWished = () => !isOff() && new KeptRecord("wishes", { on: false }, ({ on }) => on === true).value.on && later(import("./wished.js"));
changes.addEventListener("change", ({ detail }) => ["wishes", "settings", "all"].includes(detail) && loadWished());
loadWished();
if (!isOff() && document.querySelector("[data-strip]") && (saved.all.length || viewed.all.length)) later(import("./strips.js"));
