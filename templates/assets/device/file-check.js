// Whether records from elsewhere, such as a file that somebody imports, are what they should be. Each check gives null, or what is wrong as words
// that follow "The file".
import { isDay as isRealDay } from "../days.js";
import { MOST as MOST_NOTES, TITLE, isNote } from "./day-notes.js";
import { MOST as MOST_FOLLOWS, isFollow } from "./follows.js";
import { VERSION } from "./records.js";
import { MOST } from "./saved.js";
import { MOST as MOST_THUMBS } from "./thumbs.js";
import { HIDDEN_WITH_ENTRY, SAVED, isCount, isDay, isList, isMade, isObject, isText, isThumbEntry, isViewedEntry } from "./valid.js";
import { isVisit } from "./visit.js";
import { isWishes } from "./wishes.js";

const FOLLOW = isMade({ name: isText(120, 1), "?looked": isDay });
const DAY_NOTE = isMade({ day: isRealDay, title: isText(TITLE, 1) });
const isDistinct = (key, most, isOne) => (value) => isList(most, isOne)(value) && new Set(value.map((one) => one[key])).size === value.length;
const isListings = (most, isOne) => isMade({ listings: isDistinct("id", most, isOne) });

const isYesNo = (value) => typeof value === "boolean";

const RECORDS = {
  saved: isListings(MOST, SAVED), hidden: isListings(1_000, HIDDEN_WITH_ENTRY), viewed: isListings(24, isViewedEntry),
  searches: isMade({
    searches: isList(50, isMade({ name: isText(2_000, 1), query: isText(2_000, 1), "?saved": isDay, "?looked": isDay, "?shown": isCount(1e6) })),
  }),
  thumbs: isListings(MOST_THUMBS, isThumbEntry),
  follows: isMade({ pages: isDistinct("path", MOST_FOLLOWS, (one) => isFollow(one) && FOLLOW(one)) }),
  calendar: isMade({ notes: isDistinct("id", MOST_NOTES, (one) => isNote(one) && DAY_NOTE(one)) }),
  wishes: isWishes,
  visit: isVisit,
  settings: isMade({
    off: isYesNo, "?theme": (theme) => theme === "light" || theme === "dark", "?units": (units) => units === "mi" || units === "km", "?vibrate": isYesNo,
  }),
};

/** What is wrong with a record of a name; null if nothing is. */
export function fault(name, record) {
  if (!Object.hasOwn(RECORDS, name)) return `holds “${name.slice(0, 40)}”, which this site does not know`;
  if (!isObject(record) || record.version !== VERSION) return `has “${name}” in a version that this page can’t read`;
  return RECORDS[name](record) ? null : `has something in “${name}” that doesn’t belong there`;
}
