// What is kept on a device: a row for each record (records.js), from which follows what is counted, told, exported, merged and forgotten.
import { MOST as MOST_NOTES, hasNotes } from "./day-notes.js";
import { MOST as MOST_FOLLOWS, hasFollows } from "./follows.js";
import { MOST as MOST_RECENT, isRecent } from "../recent.js";
import { ListingsRecord } from "./records.js";
import { MOST } from "./saved.js";
import { isVisit } from "./visit.js";
import { isWishes } from "./wishes.js";

const { isValid: hasListings } = new ListingsRecord("saved");
const listings = { list: "listings", key: "id", is: hasListings };

/**
 * What readers call each, and whether pages can work with one, `is`. That is less than what a file has to be where file-check.js says more:
 * nothing of it comes from elsewhere. Of a list also the member that holds it, what tells its entries apart, how many are kept, and what one
 * entry is called, with what more of them end in; `isOwn` for what else a reader put together. The others are only about this browser.
 */
export const RECORDS = {
  saved: { words: "Saved listings", one: "saved listing", most: MOST, ...listings },
  hidden: { words: "Hidden listings", one: "hidden listing", most: 1_000, ...listings },
  viewed: { words: "Viewed listings", one: "viewed listing", most: 24, ...listings },
  visit: { words: "When you were here", is: isVisit },
  searches: {
    words: "Saved searches", one: "saved search", more: "es", list: "searches", key: "query", most: 50, is: ({ searches }) => Array.isArray(searches),
  },
  recent: { words: "Recent searches", one: "recent search", more: "es", list: "searches", key: "text", most: MOST_RECENT, is: isRecent },
  thumbs: { words: "Thumbs up", one: "thumbs up", more: "", most: 1_000, ...listings },
  follows: { words: "Followed pages", one: "followed page", list: "pages", key: "path", most: MOST_FOLLOWS, is: hasFollows },
  calendar: { words: "Calendar notes", one: "calendar note", list: "notes", key: "id", most: MOST_NOTES, is: hasNotes },
  wishes: { words: "What you’re looking for", isOwn: true, is: isWishes },
  settings: { words: "Your settings", is: ({ off }) => typeof off === "boolean" },
};
export const NAMES = Object.keys(RECORDS);
