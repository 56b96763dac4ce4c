// What else can be changed by a private link: what the posting form of its kind asks for, filled with what the board publishes of the listing.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { fill } from "./filling.js";

const WORDS = ["title", "description", "tags"];
/** What a listing is known by where it is stays, and inspections are only added. */
const STAYING = ["address", "inspections"];

/** So long is waited for the form, in milliseconds. */
const PATIENCE = 30_000;

/** The asks of a posting form, by the keys of a listing's file. */
async function asksOf(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return [...page.querySelectorAll("#post .post-ask:not([data-person] *)")].map((ask) => document.importNode(ask, true));
}

const published = ({ title, description_html: description, tags, fields = {} }) => ({ ...fields, title, description, tags: tags?.length ? tags : undefined });

/** Fills an ask; whether it could. What says something that it can't be filled with stays as it is on the board. */
function isFilled(ask, value) {
  try {
    return fill(ask, value);
  } catch (error) {
    reportError(error);
    return false;
  }
}

/** Shows in the parts what is there in the place of asks, or hides those with nothing in them. */
function show(parts, nodesOf) {
  for (const part of parts) {
    const nodes = nodesOf(part);
    part.querySelector(".post-asks").replaceChildren(...nodes);
    part.hidden = nodes.length === 0;
  }
}

/** Puts the asks of the form at an address into parts of the page, `words` and `facts`, but for those that the page has already. Gives whether they are there. */
export async function addParts(form, address, listing, { words, facts }) {
  const parts = [words, facts];
  show(parts, () => [element("p", "note", say("common.loading"))]);
  let found;
  try {
    found = await asksOf(address);
  } catch (error) {
    reportError(error);
    show(parts, (part) => (part !== words ? [] : [element("p", "note", say("changing.not_reached")), element("p", "buttons", button("button quiet", () => location.reload(), say("common.try_again")))]));
    return false;
  }
  const values = published(listing);
  const there = [...form.querySelectorAll("[data-ask]")].map(({ dataset }) => dataset.ask);
  const asks = found.filter(({ dataset: { ask: key } }) => ![...there, ...STAYING].includes(key)).filter((ask) => isFilled(ask, values[ask.dataset.ask]));
  show(parts, (part) => asks.filter((ask) => WORDS.includes(ask.dataset.ask) === (part === words)));
  return true;
}
