// The cards of what was found, some at a time.
import { cardsOf } from "./card-files.js";
import { card } from "./cards.js";
import { later } from "./loading.js";

/** How many cards a reader sees at first, and how many more each time. */
export const PAGE = 24;
/** How many of them are shown before the others arrive. */
const FIRST = 4;

/** Cards in a list, and the button that shows more of them. */
export class Results {
  constructor(list, more, { board, base }) {
    Object.assign(this, { list, more, board, base, matches: [], words: [], shown: 0, run: 0 });
  }

  /** Says that cards are on their way, or that they are there. */
  set isBusy(isBusy) { this.list.setAttribute("aria-busy", String(isBusy)); }
  get isBusy() { return this.list.getAttribute("aria-busy") === "true"; }

  /** Drops cards that are on their way: another search has begun. */
  await() {
    this.run += 1;
    this.isBusy = true;
  }

  /** Takes over other listings and the words that they were found by; their cards come with `showNext`. */
  replace(matches, words) {
    Object.assign(this, { matches, words, shown: 0 });
    this.list.replaceChildren();
    this.more.hidden = true;
  }

  /** Shows more cards, and gives the first of them; undefined if other listings came in between. */
  async showNext(atLeast = PAGE) {
    const { run } = this;
    this.isBusy = true;
    const rows = this.matches.slice(this.shown, this.shown + atLeast);
    const listingOf = cardsOf(rows);
    let first;
    // Those in sight come first, and nobody waits for the others.
    for (const some of [rows.slice(0, FIRST), rows.slice(FIRST)]) {
      const listings = await Promise.all(some.map(listingOf));
      if (run !== this.run) return undefined;
      const cards = listings.map((listing, place) => card(listing, some[place], this.board.kinds, this.base));
      this.list.append(...cards);
      const { words } = this;
      if (words.length) later(import("./marked.js")).then(({ markWords }) => markWords(cards, words)).catch(console.error);
      this.shown += cards.length;
      first ??= cards[0];
    }
    this.more.hidden = this.shown >= this.matches.length;
    this.isBusy = false;
    return first;
  }
}
