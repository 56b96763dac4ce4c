// Whether what is kept of listings can be shown, and what its parts are made of: every member that is known is looked at.
import { FILE } from "./reading.js";
import { PATH } from "./records.js";
import { MOST, NAME, NOTE, STEPS } from "./saved.js";

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

const isFact = (value) => Array.isArray(value) && [2, 3].includes(value.length) && value.every(isText(40)) && !/["'<>&]/.test(value[0]);
const isTime = (value) => Array.isArray(value) && value.length === 3 && value.every(isText(60));

const isSnapshot = isMade({
  title: isText(200, 1), url: isText(300), "?place": isText(120), "?price_text": isText(40), "?per": isText(40), "?status_label": isText(80), "?ended": isText(80), "?pictures": isCount(1_000),
  "?kind_label": isText(60), "?cents": isCount(1e12), "?expires": isDay, "?monthly": isText(60), "?move_in": isText(60),
  "?suburb": isText(120), "?state": isText(3, 2), "?postcode": isText(4, 4), "?type": isText(40),
  "?drop": isText(40), "?rise": isText(40), "?since": isText(40), "?excerpt": isText(200), "?available": isText(60), "?posted": isText(40),
  "?appointment": isText(60), "?open": isList(3, isTime), "?comments_text": isText(40), "?likes_text": isText(40),
  "?highlights": isList(8, isFact), "?details": isList(20, isPair(isText(40), isText(80))),
  "?campuses": isList(5, isPair(isText(80), isText(40))), "?inspections": isList(12, isSlot), "?events": isList(12, isSlot), "?features": isList(20, isText(40, 1)),
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
const HIDDEN_WITH_ENTRY = isListing({ title: isText(200), "?hidden": isDay, "?entry": SAVED, "?place": isCount(MOST) });
const VIEWED = isListing({ snapshot: isSnapshot, "?viewed": isDay });
const THUMB = isListing({ title: isText(200), "?given": isDay });
/**
 * Whether a page can show an entry of what is saved. What readers write themselves need only be text: nothing that an earlier version kept may
 * vanish because of a character.
 */
export const isSavedEntry = isListing({ snapshot: isSnapshot, "?saved": isDay, "?note": isString, "?collections": isList(Infinity, isString) });
export { SAVED, HIDDEN_WITH_ENTRY, isCount, isDay, isList, isMade, isObject, isText, HIDDEN as isHiddenEntry, THUMB as isThumbEntry, VIEWED as isViewedEntry };
