// Whether records from elsewhere, such as a file that somebody imports, are what they should be. Each check gives null, or what is wrong as a
// sentence.
import { isDay as isRealDay } from "../days.js";
import { say } from "../say.js";
import { RECORDS } from "./catalogue.js";
import { TITLE, isNote } from "./day-notes.js";
import { isFollow } from "./follows.js";
import { hasPosted } from "./posted.js";
import { VERSION } from "./records.js";
import { HIDDEN_WITH_ENTRY, SAVED, isCount, isDay, isList, isMade, isObject, isText, isThumbEntry, isViewedEntry } from "./valid.js";

const FOLLOW = isMade({ name: isText(120, 1), "?looked": isDay });
const POSTED = isMade({ title: isText(200), "?kind": isText(64), "?when": isDay, "?way": isText(20), "?changed": isDay });
const DAY_NOTE = isMade({ day: isRealDay, title: isText(TITLE, 1) });
const isDistinct = (key, most, isOne) => (value) => isList(most, isOne)(value) && new Set(value.map((one) => one[key])).size === value.length;
/** The list of a name, of such entries, of which none may be there twice. */
const isWhole = (name, isOne) => isMade({ [RECORDS[name].list]: isDistinct(RECORDS[name].key, RECORDS[name].most, isOne) });

const isYesNo = (value) => typeof value === "boolean";

/** Where a file has to be more than what pages can work with. */
const STRICT = {
  saved: isWhole("saved", SAVED), hidden: isWhole("hidden", HIDDEN_WITH_ENTRY), viewed: isWhole("viewed", isViewedEntry),
  searches: isMade({
    searches: isList(
      RECORDS.searches.most, isMade({ name: isText(2_000, 1), query: isText(2_000, 1), "?saved": isDay, "?looked": isDay, "?shown": isCount(1e6) })),
  }),
  thumbs: isWhole("thumbs", isThumbEntry),
  follows: isWhole("follows", (one) => isFollow(one) && FOLLOW(one)),
  posted: (record) => hasPosted(record) && isWhole("posted", POSTED)(record),
  calendar: isWhole("calendar", (one) => isNote(one) && DAY_NOTE(one)),
  settings: isMade({
    off: isYesNo, "?theme": (theme) => theme === "light" || theme === "dark", "?units": (units) => units === "mi" || units === "km", "?vibrate": isYesNo,
  }),
};

/** What is wrong with a record of a name; null if nothing is. */
export function fault(name, record) {
  if (!Object.hasOwn(RECORDS, name)) return say("import.unknown_record", { name: name.slice(0, 40) });
  if (!isObject(record) || record.version !== VERSION) return say("import.wrong_version", { name });
  return (STRICT[name] ?? RECORDS[name].is)(record) ? null : say("import.wrong_record", { name });
}
