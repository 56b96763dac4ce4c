// The page of all that a reader keeps on this device.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { Control } from "./control.js";
import { cardOf, lasting } from "./listing-cards.js";
import { attempt } from "./hearts.js";
import { HiddenListings } from "./hidden.js";
import { base, changes, isOff } from "./records.js";
import { SavedList } from "./saved-list.js";
import { SavedSearches } from "./saved-searches.js";
import { SharedList } from "./shared.js";
import { SeldomKept } from "./seldom.js";
import { isHiddenEntry, isViewedEntry } from "./valid.js";
import { ViewedListings } from "./viewed.js";
import * as wishes from "./wishes-section.js";

const VIEWED = 8;
const root = document.getElementById("saved");
const [control, list, searches, shared] = [new Control(), new SavedList(), new SavedSearches(), new SharedList()];
const seldom = [
  new SeldomKept("follows", () => import("./followed-pages.js")), new SeldomKept("calendar", () => import("./day-notes-list.js")),
  new SeldomKept("thumbs", () => import("./thumbs-list.js")),
];
seldom.unshift(wishes);
const [viewed, hidden] = [new ViewedListings(), new HiddenListings()];

const viewedCards = element("ul", "cards");
const forgetViewed = button("plain", () => attempt(() => viewed.clear(), forgetViewed), say("saved.clear_viewed"));
const viewedSection = element(
  "section", "no-print", element("div", "section-head", element("h2", "", say("saved.viewed")), forgetViewed), viewedCards);
const hiddenList = element("ul", "places one");
const hiddenSection = element("section", "no-print", element("h2", "", say("saved.hidden")), hiddenList);

function showViewed() {
  const all = viewed.all.filter(isViewedEntry).filter(({ id }) => !hidden.has(id)).slice(0, VIEWED);
  viewedSection.hidden = all.length === 0;
  if (viewedCards.contains(document.activeElement)) return;
  viewedCards.replaceChildren(...all.map((one) => cardOf(lasting(one))));
}

function showHidden() {
  const all = hidden.all.filter(isHiddenEntry);
  hiddenSection.hidden = all.length === 0;
  hiddenList.replaceChildren(...all.map(({ id, path, title }) => {
    const show = button("plain", () => {
      attempt(() => hidden.remove(id), show);
      (hiddenList.querySelector("button") ?? document.querySelector("main")).focus();
    }, say("saved.show_again"));
    show.setAttribute("aria-label", say("saved.show_again_named", { title }));
    return element("li", "", Object.assign(element("a", "", title), { href: `${base}${path}/` }), show);
  }));
}

function show({ detail } = { detail: "all" }) {
  const off = isOff();
  control.show();
  list.section.hidden = off;
  if (off) {
    for (const section of [searches.section, ...seldom.map((one) => one.section), viewedSection, hiddenSection]) section.hidden = true;
    return;
  }
  if (["saved", "all", "settings"].includes(detail)) list.show();
  if (["searches", "all", "settings"].includes(detail)) searches.show();
  for (const one of seldom) if ([one.name, "all", "settings"].includes(detail)) one.show();
  if (["viewed", "hidden", "all", "settings"].includes(detail)) showViewed();
  if (["hidden", "all", "settings"].includes(detail)) showHidden();
}

document.querySelector(".saved-link")?.setAttribute("aria-current", "page");
// Where the list begins: who saved much would have to look for it below.
Object.assign(control.offline, { className: "keep-press", textContent: say("saved.read_offline") });
list.tools.element.append(control.offline);
root.replaceChildren(control.faults, shared.section, list.section, searches.section, ...seldom.map((one) => one.section), viewedSection, hiddenSection, control.foot());
changes.addEventListener("change", show);
show();
shared.show();
