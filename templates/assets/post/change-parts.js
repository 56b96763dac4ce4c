// What else can be changed by a private link: what the posting form of its kind asks for, filled with what the board publishes of the listing.
import { fill } from "./filling.js";

const WORDS = ["title", "description", "tags"];
/** What a listing is known by where it is stays, and inspections are only added. */
const STAYING = ["address", "inspections"];

/** So long is waited for the form, in milliseconds: without it the rest of the page works. */
const PATIENCE = 8_000;

/** The asks of a posting form, by the keys of a listing's file. */
async function asksOf(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return [...page.querySelectorAll("#post .post-ask:not([data-person] *)")].map((ask) => document.importNode(ask, true));
}

const published = ({ title, description_html: description, tags, fields = {} }) => ({ ...fields, title, description, tags: tags?.length ? tags : undefined });

/** Puts the asks of the form at an address into parts of the page, `words` and `facts`, but for those that the page has already. */
export async function addParts(form, address, listing, { words, facts }) {
  const values = published(listing);
  const there = new Set([...form.querySelectorAll("[data-ask]")].map(({ dataset }) => dataset.ask));
  const asks = (await asksOf(address)).filter((ask) => ![...there, ...STAYING].includes(ask.dataset.ask) && fill(ask, values[ask.dataset.ask]));
  for (const [part, isMeant] of [[words, true], [facts, false]]) {
    const those = asks.filter((ask) => WORDS.includes(ask.dataset.ask) === isMeant);
    part.querySelector(".post-asks").append(...those);
    part.hidden = those.length === 0;
  }
}
