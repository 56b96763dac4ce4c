// Whether a price is for a month: where it's far above what others like it ask for a week, that is asked beside it. It keeps nobody from going on.
import { button, element } from "../elements.js";
import { later } from "../loading.js";
import { dollars } from "../money.js";
import { say } from "../say.js";
import { reportUnlessAway } from "./away.js";
import { cents } from "./fact-texts.js";
import { putBelow } from "./row-below.js";

/** How many times the median a price is asked about; of a month it is more than four times that of a week. */
const FAR = 2.5;
const WEEKS = 52;
const MONTHS = 12;
/** How many others are needed where the kind does not say. */
const LEAST = 5;

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Asks beside the price of a form; `price` is what its kind says of it, and `manifest` where the search index is. Gives what settles with
 * what it asks once that is known, as texts with their control and its label.
 */
export function askOfMonth(form, { field, period, alike }, manifest) {
  if (period !== "week") return async () => [];
  const control = form.elements[field];
  const hint = element("p", "note post-hint");
  hint.setAttribute("role", "status");
  const own = control.closest("[data-ask]");
  own.append(hint);
  // Where it is told of later those who hear the page listen already.
  putBelow(own, (ask) => (ask === own ? hint : null));
  const valueOf = (name) => form.elements[name]?.value?.trim() ?? "";
  let index = null;
  let latest = 0;
  let [work, seen] = [null, ""];

  /** The median of those that count the same: in the suburb or, if they are few there, all around; null if they are few everywhere. */
  async function typical(suburb, postcode, state) {
    index ??= later(import("../index.js")).then(({ SearchIndex }) => SearchIndex.load(manifest)).catch((error) => {
      // The connection may be back the next time.
      index = null;
      throw error;
    });
    const count = alike && valueOf(alike.field);
    const isAlike = (row) => row.kind === form.dataset.kind && row.price > 0
      && (!alike || (row.fact(alike.field) !== null && Math.min(row.fact(alike.field), alike.steps) === Math.min(Number(count), alike.steps)));
    const rows = (await (await index).rows({ postcodes: [postcode], states: [state] }, false)).filter(isAlike);
    const near = rows.filter((row) => row.suburb === suburb && row.postcode === postcode);
    const least = alike?.least ?? LEAST;
    if (near.length >= least) return { cents: median(near.map(({ price }) => price)), place: suburb };
    return rows.length >= least ? { cents: median(rows.map(({ price }) => price)) } : null;
  }

  function ask(asked, { cents: usual, place }) {
    const weekly = Math.round(asked * MONTHS / WEEKS / 100) * 100;
    const [told, typical] = [dollars(asked), dollars(usual)];
    hint.replaceChildren(
      place ? say("post.month_in", { asked: told, usual: typical, place }) : say("post.month", { asked: told, usual: typical }), " ",
      button("plain", () => {
        control.value = String(weekly / 100);
        for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
        control.focus();
      }, say("post.as_weekly", { weekly: dollars(weekly) })));
  }

  async function look(amount, suburb, postcode, state) {
    latest += 1;
    const run = latest;
    const isKnown = Number(amount) > 0 && suburb && postcode && state && (!alike || valueOf(alike.field));
    try {
      const usual = isKnown ? await typical(suburb, postcode, state) : null;
      if (run !== latest) return;
      if (usual && cents(amount) >= usual.cents * FAR) ask(cents(amount), usual);
      else hint.replaceChildren();
    } catch (error) {
      // It's only a question, and the connection may be back the next time.
      reportUnlessAway(error);
      if (run === latest) seen = "";
    }
  }

  /** Looks at what the form says now, unless it was looked at already. */
  function lookAnew() {
    const values = [field, "address.suburb", "address.postcode", "address.state"].map(valueOf);
    const now = JSON.stringify([...values, alike && valueOf(alike.field)]);
    if (now !== seen) {
      seen = now;
      work = look(...values);
    }
    return work;
  }

  form.addEventListener("change", lookAnew);
  const { labels: [label] } = control;
  return async () => {
    await lookAnew();
    return hint.hasChildNodes() ? [{ control, text: hint.firstChild.textContent, label: label.firstChild.textContent.trim() }] : [];
  };
}
