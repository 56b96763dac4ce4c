// What people say in words that a search must not take one by one, in the words that it reads: somebody who asks "who needs a room?" looks for people who look
// for one, and in a "house with three rooms" rooms are bedrooms. Loaded for texts alone that may say so.
import { everyday } from "./everyday.js";
import { BED, MONTHS } from "./figures.js";

/** What a number of rooms is said of where the rooms are those of a home. */
const WHOLE = /\b(?:house|apartment|flat|unit|townhouse|villa|duplex|home|homes|houses|apartments|units|flats)\b/;
const SHARED = /\b(?:share|shared|sharehouse)\b/;
/** Those who look for a home, to somebody who has one. */
const WHO = "tenants|renters|students|famil(?:y|ies)|couples|people|professionals|nurses|backpackers|travell?ers|workers|women|girls|guys|grads|graduates|interns";
const SEEK = "(?:looking|searching|seeking|hunting|wanting|needing|need|want|seek|wishing)";
/** Those who look for a home, as kinds have words for them. */
const PEOPLE = "people looking for a room";

const SAYINGS = [
  [/\b(?:[a-z]+[’'./])+[a-z]+\b|\b[a-z]+\b/g, (word) => everyday.short.get(word.replace(/[’'.]/g, "")) ?? word],
  [new RegExp(`(?<!\\b(?:we|are|re|of|\\d|two|three|four|five|a|for|as)\\s)\\b(?:${WHO})(?: (?:who|that))?(?: are)? ${SEEK}\\b(?: for| to rent)?(?: an?)?(?: rooms?\\b)?`, "g"), `${PEOPLE} `],
  [/\b(?:who|anyone|anybody|someone|somebody)(?:[’']?s| is| are| else)* (?:looking|needs?|wants?|searching|seeking|keen|after)\b(?! to (?:buy|sell|swap))(?: (?:for|on|to rent))?(?: an?| one)?(?: rooms?\b)?(?=\s*(?:[,?.!]|$)|\s+(?:whole|spare|cheap|furnished|shared?|places?|homes?|house|flat|apartment|unit|studio|accom\w*|somewhere|in|near|around|over|this|next|from|by)\b)/g, PEOPLE],
  [/(?:^\s*|\b(?:i|we)(?:[’']ve)? )(?:have |got |have got |ve got )(?:an?|one|two|\d) (?:\w+ )?rooms?\b(?: (?:to let|for rent|to rent|to fill|available|free))?/g, PEOPLE],
  [/\b(person|someone|somebody)\b(.*) for (?:a|my|our|the) (?:spare )?room\b/g, `$2 ${PEOPLE}`],
  [/\btennants?\b(?! creek)/g, "tenant"],
  [/\b(tenants?|flatmates?|housemates?|lodgers?|boarders?) (?:for|in) (?:a|my|our|the) (?:[a-z]+ )?room\b/g, "$1"],
  [/\brequests for (?:a )?(?:homes?|rooms?|houses?)\b/g, PEOPLE],
  // Of what somebody does rather than pays.
  [/\b9 ?(?:to|-|–) ?5\b/g, " "], [/\b[48]k\b/g, (all, at, text) => (/\b(?:tv|television|monitor|screen|camera|projector)\b/.test(text) ? " " : all)],
  [/\b(?:group|mob|party|bunch|gang|household|team) of (?:\d{1,2}|[a-z]+)\b|\bsleeps \d{1,2}\b/g, " "],
  [/\b(?:not|isnt|isn't) (?:(?:too|very|that|so) )?far (?:away )?(?:from|to)\b/g, "near"],
  [/\b(?:can |will )?(?:post|ship|send|mail)(?:ed|ing)?(?: it)? to [a-z]+\b/g, "postage"],
  [new RegExp(`\\b(?:${MONTHS})\\s*(?:to|-|–|til|until|till|through)\\s*(?:the end of )?(?:${MONTHS})\\b`, "g"), (all) => `from ${all.split(/[\s–-]/)[0]}`],
  [/\b(available|avail|from|by|starting|move in|moving in)\s+(\d{1,2})\/(0?[1-9]|1[0-2])\b(?:\/(?:20)?\d\d\b)?/g, (all, before, day, month) => `${before} ${day} ${"janfebmaraprmayjunjulaugsepoctnovdec".slice(month * 3 - 3, month * 3)}`],
  [/\b(\d{1,2}|two|three|four|five)[ -]?rooms?\b/g, (all, rooms, at, text) => (WHOLE.test(text) && !SHARED.test(text) && !new RegExp(`\\d ?${BED}\\b`).test(text) ? `${rooms} bed` : all)],
];

/** A text with what it says so in other words. */
export const plainly = (text) => SAYINGS.reduce((said, [pattern, form]) => said.replace(pattern, form), text.toLowerCase());
