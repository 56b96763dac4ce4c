// Whether records from elsewhere, such as a file that somebody imports, are what they should be: every member that is known is looked at.
// Each check gives null, or what is wrong as words that follow "The file".
import { MOST as MOST_NOTES, TITLE, hasNotes, isNote } from "./day-notes.js";
import { MOST as MOST_FOLLOWS, hasFollows, isFollow } from "./follows.js";
import { isVisit } from "./visit.js";
import { FILE } from "./reading.js";
import { isDay as isRealDay } from "../days.js";
import { ListingsRecord, PATH, VERSION } from "./records.js";
import { MOST, NAME, NOTE, STEPS } from "./saved.js";
import { MOST as MOST_THUMBS } from "./thumbs.js";
import { isWishes } from "./wishes.js";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (most, least = 0) => (value) => typeof value === "string" && value.length >= least && value.length <= most && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value);
const isDay = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isSlot = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value);
const isCount = (most) => (value) => Number.isSafeInteger(value) && value >= 0 && value <= most;
const isList = (most, isOne) => (value) => Array.isArray(value) && value.length <= most && value.every(isOne);
const isPair = (first, second) => (value) => Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
const isId = isText(200, 1);
const isString = (value) => typeof value === "string";
const isPath = (value) => typeof value === "string" && PATH.test(value);
const isFile = (value) => typeof value === "string" && FILE.test(value);

/** Members by the checks of their values; those behind "?" may be missing, and those that are not named are left alone. */
function isMade(members) {
  return (value) => isObject(value) && Object.entries(members).every(([name, is]) =>
    (name.startsWith("?") ? !Object.hasOwn(value, name.slice(1)) || is(value[name.slice(1)]) : Object.hasOwn(value, name) && is(value[name])));
}

const isSnapshot = isMade({
  title: isText(200, 1), url: isText(300), "?place": isText(120), "?price_text": isText(40), "?per": isText(40), "?status_label": isText(80), "?ended": isText(80), "?pictures": isCount(1_000),
  "?kind_label": isText(60), "?cents": isCount(1e12), "?expires": isDay, "?monthly": isText(60), "?move_in": isText(60),
  "?highlights": isList(8, isPair((icon) => /^[a-z]{1,20}$/.test(icon), isText(40))), "?details": isList(20, isPair(isText(40), isText(80))),
  "?campuses": isList(5, isPair(isText(80), isText(40))), "?inspections": isList(12, isSlot), "?features": isList(20, isText(40, 1)),
  "?image": isMade({ src: isFile, width: isCount(20_000), height: isCount(20_000), "?alt": isText(160) }),
});
function isListing(members) {
  const is = isMade({ id: isId, path: isPath, ...members });
  return (one) => is(one) && (!one.snapshot || one.snapshot.url === `${one.path}/`);
}

const SAVED = isListing({
  snapshot: isSnapshot, "?saved": isDay, "?step": (step) => STEPS.has(step), "?note": isText(NOTE), "?collections": isList(400, isText(NAME, 1)),
});
const HIDDEN = isListing({ title: isText(200), "?hidden": isDay });
const isHidden = isListing({ title: isText(200), "?hidden": isDay, "?entry": SAVED, "?place": isCount(MOST) });
const VIEWED = isListing({ snapshot: isSnapshot, "?viewed": isDay });
const THUMB = isListing({ title: isText(200), "?given": isDay });
const FOLLOW = isMade({ name: isText(120, 1), "?looked": isDay });
const DAY_NOTE = isMade({ day: isRealDay, title: isText(TITLE, 1) });
/**
 * Whether a page can show an entry of what is saved. What readers write themselves need only be text: nothing that an earlier version kept may
 * vanish because of a character.
 */
export const isSavedEntry = isListing({ snapshot: isSnapshot, "?saved": isDay, "?note": isString, "?collections": isList(Infinity, isString) });
export { HIDDEN as isHiddenEntry, THUMB as isThumbEntry, VIEWED as isViewedEntry };

const isDistinct = (key, most, isOne) => (value) => isList(most, isOne)(value) && new Set(value.map((one) => one[key])).size === value.length;
const isListings = (most, isOne) => isMade({ listings: isDistinct("id", most, isOne) });

const RECORDS = {
  saved: isListings(MOST, SAVED), hidden: isListings(1_000, isHidden), viewed: isListings(24, VIEWED),
  searches: isMade({
    searches: isList(50, isMade({ name: isText(2_000, 1), query: isText(2_000, 1), "?saved": isDay, "?looked": isDay, "?shown": isCount(1e6) })),
  }),
  thumbs: isListings(MOST_THUMBS, THUMB),
  follows: isMade({ pages: isDistinct("path", MOST_FOLLOWS, (one) => isFollow(one) && FOLLOW(one)) }),
  calendar: isMade({ notes: isDistinct("id", MOST_NOTES, (one) => isNote(one) && DAY_NOTE(one)) }),
  wishes: isWishes,
  visit: isVisit,
  settings: isMade({ off: (off) => typeof off === "boolean" }),
};

const { isValid: hasListings } = new ListingsRecord("saved");
const SHAPES = {
  saved: hasListings, hidden: hasListings, viewed: hasListings, thumbs: hasListings, searches: ({ searches }) => Array.isArray(searches),
  follows: hasFollows, calendar: hasNotes,
};

/** Whether the pages can work with a record that is kept here. Less than what a file has to be: nothing of it comes from elsewhere. */
export const isReadable = (name, record) => (SHAPES[name] ?? RECORDS[name])(record);

/** What is wrong with a record of a name; null if nothing is. */
export function fault(name, record) {
  if (!Object.hasOwn(RECORDS, name)) return `holds “${name.slice(0, 40)}”, which this site does not know`;
  if (!isObject(record) || record.version !== VERSION) return `has “${name}” in a version that this page can’t read`;
  return RECORDS[name](record) ? null : `has something in “${name}” that doesn’t belong there`;
}
