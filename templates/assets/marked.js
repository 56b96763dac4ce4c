// The words of a search, marked where cards have them.
import { element } from "./elements.js";
import { PREFIX, searchWords } from "./words.js";

/** What a card says of a listing in its own words. */
const TEXTS = ".p-name, .card-excerpt";
/** Words, with what stands between them. */
const WORDS = /([\p{Alphabetic}\p{M}0-9'’]+)/u;

/** Marks words, and those that begin with them, in cards. */
export function markWords(cards, wanted) {
  const isMeant = (text) => searchWords(text).some((word) => wanted.some((one) => word === one || (one.length >= PREFIX && word.startsWith(one))));
  for (const part of cards.flatMap((card) => [...card.querySelectorAll(TEXTS)])) {
    const pieces = part.textContent.split(WORDS).map((text, place) => (place % 2 && isMeant(text) ? element("mark", "", text) : text));
    if (pieces.some((piece) => typeof piece !== "string")) part.replaceChildren(...pieces);
  }
}
