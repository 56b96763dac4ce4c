// What is kept on a device: a row for each record (records.js), from which follows what is counted, told, exported, merged and forgotten.
// Drafts of listings, which have pictures, are in a database (drafts-here.js).
import { say } from "../say.js";
import { MOST as MOST_NOTES, hasNotes } from "./day-notes.js";
import { MOST as MOST_FOLLOWS, hasFollows } from "./follows.js";
import { MOST as MOST_POSTED, hasPosted } from "./posted.js";
import { MOST as MOST_POSTERS, isPosters } from "./posters.js";
import { MOST as MOST_RECENT, isRecent } from "../recent.js";
import { ListingsRecord } from "./records.js";
import { MOST } from "./saved.js";
import { isVisit } from "./visit.js";
import { isWishes } from "./wishes.js";

const { isValid: hasListings } = new ListingsRecord("saved");
const listings = { list: "listings", key: "id", is: hasListings };

/**
 * What readers call each, and whether pages can work with one, `is`. That is less than what a file has to be where file-check.js says more:
 * nothing of it comes from elsewhere. Of a list also the member that holds it, what tells its entries apart, how many are kept, and what so many
 * of them are called; `isOwn` for what else a reader put together. The others are only about this browser.
 */
export const RECORDS = {
  saved: { words: say("kept.saved"), counted: (count) => say("kept.saved_count", { count }), most: MOST, ...listings },
  hidden: { words: say("kept.hidden"), counted: (count) => say("kept.hidden_count", { count }), most: 1_000, ...listings },
  viewed: { words: say("kept.viewed"), counted: (count) => say("kept.viewed_count", { count }), most: 24, ...listings },
  visit: { words: say("kept.visit"), is: isVisit },
  searches: {
    words: say("saved.searches"), counted: (count) => say("kept.searches_count", { count }), list: "searches", key: "query", most: 50, is: ({ searches }) => Array.isArray(searches),
  },
  recent: { words: say("kept.recent"), counted: (count) => say("kept.recent_count", { count }), list: "searches", key: "text", most: MOST_RECENT, is: isRecent },
  thumbs: { words: say("kept.thumbs"), counted: (count) => say("kept.thumbs_count", { count }), most: 1_000, ...listings },
  follows: { words: say("kept.follows"), counted: (count) => say("kept.follows_count", { count }), list: "pages", key: "path", most: MOST_FOLLOWS, is: hasFollows },
  calendar: { words: say("kept.notes"), counted: (count) => say("kept.notes_count", { count }), list: "notes", key: "id", most: MOST_NOTES, is: hasNotes },
  wishes: { words: say("kept.wishes"), isOwn: true, is: isWishes },
  posted: { words: say("kept.posted"), counted: (count) => say("kept.posted_count", { count }), list: "listings", key: "id", most: MOST_POSTED, is: hasPosted },
  posters: { words: say("kept.posters"), counted: (count) => say("kept.posters_count", { count }), list: "people", key: "handle", most: MOST_POSTERS, is: isPosters },
  settings: { words: say("kept.settings"), is: ({ off }) => typeof off === "boolean" },
};
export const NAMES = Object.keys(RECORDS);
