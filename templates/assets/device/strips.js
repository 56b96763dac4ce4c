// Strips of cards, on the home page and on the page of all that is saved: what was saved and viewed lately, and what may be liked. A section
// with `data-strip` is filled if there is something to show, and stays hidden else. One with `data-saved-kind`, on the page of a kind, has what is
// saved of that kind alone.
import { card } from "../cards.js";
import { later } from "../loading.js";
import { cardOf, lasting } from "./listing-cards.js";
import { ListingsRecord, base, changes } from "./records.js";
import { isSavedEntry, isViewedEntry } from "./valid.js";

const MOST = 4;
const records = { saved: new ListingsRecord("saved"), viewed: new ListingsRecord("viewed"), hidden: new ListingsRecord("hidden") };

function entries() {
  const [saved, viewed, hidden] = ["saved", "viewed", "hidden"].map((name) => records[name].all);
  return { saved: saved.filter(isSavedEntry), viewed: viewed.filter(isViewedEntry), hidden };
}

/** Whether nothing was shown yet, so that nothing can jump. */
function isBeforePaint() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "paint", buffered: true });
  const painted = observer.takeRecords();
  observer.disconnect();
  return painted.length === 0;
}

/** Moves a section up to where it pushes nothing away that is in sight: readers look for what they saved before all else. */
function moveUp(section) {
  const isEarly = isBeforePaint();
  if (section.dataset.savedKind !== undefined) {
    if (isEarly) return;
    let next = section.nextElementSibling;
    while (next && next.getBoundingClientRect().top <= innerHeight) next = next.nextElementSibling;
    if (next) next.before(section);
    return;
  }
  const spots = [...document.querySelectorAll("main > .front ~ :not([data-strip])")];
  const spot = spots.find((one) => isEarly || one.getBoundingClientRect().top > innerHeight);
  if (spot && section.compareDocumentPosition(spot) & Node.DOCUMENT_POSITION_PRECEDING) spot.before(section);
}

function fill(section, items) {
  section.querySelector(".cards").replaceChildren(...items);
  // Those of a kind stand together there, too.
  if (section.dataset.savedKind !== undefined) for (const link of section.querySelectorAll(`a[href="${base}saved/"]`)) link.hash = folderHere;
  if (section.hidden && items.length) moveUp(section);
  section.hidden = items.length === 0;
}

/** The folder of the kind whose page this is, if it is one. */
const [folderHere] = location.pathname.slice(base.length).split("/");
/** Whether a saved listing belongs into a section: of a page in a kind's folder, which its listings lie in too, those of the kind. */
const isOf = ({ dataset }) => (dataset.savedKind === undefined ? () => true : ({ path }) => path.startsWith(`${folderHere}/`));

const fillers = {
  saved: (section) => fill(section, entries().saved.filter(isOf(section)).slice(0, MOST).map((one) => cardOf(lasting(one)))),
  viewed: (section) => {
    const { saved, viewed, hidden } = entries();
    const others = viewed.filter(({ id }) => ![...saved, ...hidden].some((one) => one.id === id));
    fill(section, others.slice(0, MOST).map((one) => cardOf(lasting(one))));
  },
  suggested: (section) => {
    // The index is loaded when its reader comes near, or has passed.
    const above = section.previousElementSibling;
    const observer = new IntersectionObserver(async ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      observer.disconnect();
      try {
        const { suggestions } = await later(import("./suggestions.js"));
        const { saved, viewed, hidden } = entries();
        const known = [...saved, ...viewed, ...hidden].map(({ id }) => id);
        const found = await suggestions(saved, viewed, known, MOST);
        fill(section, found.map(({ row, listing, why, kinds }) => card(listing, row, kinds, base, why)));
      } catch (error) {
        // Nobody waits for suggestions.
        console.info(error);
      }
    }, { rootMargin: "99999px 0px 600px" });
    observer.observe(above.hidden ? document.querySelector("footer") : above);
  },
};

const sections = [...document.querySelectorAll("[data-strip]")];
const show = (names) => sections.filter(({ dataset }) => names.includes(dataset.strip)).forEach((section) => fillers[section.dataset.strip](section));
show(["saved", "viewed", "suggested"]);
// A heart that is pressed on a card here leaves the card where it is, and the focus on it.
changes.addEventListener("change", () => sections.some((section) => section.contains(document.activeElement)) || show(["saved", "viewed"]));
