// What is asked for in figures in a typed text: bedrooms, distances, prices, and the day by which a home must be free.
import { dayNumber, dayText, today } from "./days.js";
import { everyday } from "./everyday.js";

export const BED = "(?:bed|beds|bd|bds|bedder|bedders|bedroom|bedrooms|br|brm|bdr|bdrm|bdrms)";
export const MONTHS = "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** A price for a week. */
const WEEKLY = /\$?\s*(\d+)\s*(?:pw|p\.w\.|p\/w|(?:per|a|\/)\s*(?:week|wk)|weekly)(?![a-z])/g;
/** Prices for a month and for a fortnight, one or two. */
const BY_THE = String.raw`(?:per|a|each|every|\/)\s*`;
const TWO = String.raw`(?:\$?\s*(\d{2,5})\s*(?:-|–|to|and)\s*)?\$?\s*(\d{2,5})\s*`;
const MONTHLY = new RegExp(String.raw`${TWO}(?:pcm|p\.c\.m\.?|p\/?m|p\.m\.|${BY_THE}(?:calendar\s+)?(?:months?|mths?|mo)|monthly)(?![a-z])`, "g");
const FORTNIGHTLY = new RegExp(String.raw`${TWO}(?:p\/?fn?|${BY_THE}(?:fortnight|fn)|fortnightly)(?![a-z])`, "g");
const NUMBER = `(?:${[...everyday.numbers.keys()].join("|")}|hundred|thousand)`;
/** Number words where they count something or are a price: "two bedrooms", "under fifty", "five thousand dollars"; but "one owner" are words. */
const COUNTED = `bed|${BED}\\b|bath|cars?\\b|dollars?\\b|bucks?\\b|grand\\b|k\\b|months?\\b|weeks?\\b|seater|kms?\\b|kilomet|years?\\b|per\\b|pw\\b|a week|to (?:${NUMBER})`;
const NUMBERS = new RegExp(
  `\\b(under|below|over|than|max|maximum|to|about|around|for|between|from|and|budget)?\\s*\\b(${NUMBER}(?:(?:[\\s-]+|(?<=hundred|thousand)\\s+and\\s+)${NUMBER})*)\\b(?=([\\s-]+(?:${COUNTED})|))`, "g");

/** What number words come to. */
const counted = (text) => text.split(/[\s-]+/).reduce(([sum, group], word) => {
  if (word === "thousand") return [sum + (group || 1) * 1000, 0];
  const number = everyday.numbers.get(word) ?? 0;
  // "Eight fifty" is said of 850.
  return [sum, word === "hundred" || (group > 0 && group < 20 && number >= 20) ? (group || 1) * 100 + number : group + number];
}, [0, 0]).reduce((sum, group) => sum + group);

/** Number words and amounts in one form: "$1,200 pw" is "$1200", "two bed" is "2 bed", and "2ba" is "2 bath". */
const PLAIN = [
  [/\b(?:[a-z]+[’'./])+[a-z]+\b|\b[a-z]+\b/g, (word) => everyday.short.get(word.replace(/[’'.]/g, "")) ?? word],
  [/\btown house/g, "townhouse"], [/\b(\d{3,4}) budget\b/g, "budget $1"], [/\b(monthly|fortnightly|weekly) (?:budget |rent )?(\$?\d{2,5})\b/g, "$2 $1"],
  [/\bs\/h\b/g, (all, at, text) => (/\b(?:rooms?|uni|housemates?|flatmates?|own)\b/.test(text) ? "share house" : "second hand")],
  [/\bw\/|(?<=[a-z] )w (?!\d|end\b|vic|nsw|qld|sa\b|wa\b|tas|act\b|nt\b)/g, "with "], [/\bb\/r(?:'?s)?\b/g, "br"], [/\b(\d)b(\d)b(?:(\d)c)?\b/g, (all, beds, baths, cars) => `${beds} bed ${baths} bath${cars ? ` ${cars} car` : ""}`],
  // Of Western Australia; but "4x4" is a car, as is a "4x2 ute".
  [/\b([1-356])x([1-3])\b/g, "$1 bed $2 bath"],
  [/\b4x2\b(?!.*\b(?:ute|(?<!\d )car|wagon|drive|suv|van)\b)/g, "4 bed 2 bath"], [/\b4[ -]wheel[ -]drive\b/g, "4wd"],
  [/(\d),(?=\d{3}(?!\d))/g, "$1"],
  [/\b(\d{1,3})\s*(?:thousand|thou)\b/g, "$1k"],
  [/\ba (?=(?:hundred|thousand|grand)\b)/g, "one "],
  [NUMBERS, (all, before, words, unit) => (unit || counted(words) >= 100 || (before && counted(words) >= 20) ? `${before ?? ""} ${counted(words)}` : all)],
  [/\b(\d{1,3})\s*grand\b/g, "$1k"],
  [/\b(\d{1,3})\s*(-|–|and|to)\s*(?=\$?\d{1,3}\s?k\b)/g, "$1k $2 "],
  // "10k" is 10000, but "5k from town" is a way.
  [/(\d{1,3})(?:\.(\d))?\s?k\b(?!\s+(?:from|of|away)\b)(?=(\s*k)?)/g, (all, thousands, hundreds = "0", ways = "") => `${ways ? "" : "$"}${Number(thousands) * 1000 + Number(hundreds) * 100}`],
  [/\$\s*\$/g, "$"],
  [/(\d)\s*(?:ks|clicks|kays|on the clock)\b/g, "$1 kms"],
  [/\$?\s*\b(\d+)\s*(?:dollars?|bucks?|aud)\b/g, "$$$1"],
  [WEEKLY, " $$$1 "],
  [/\b(\d{1,2})\s*(?:ba|bth|bthrm)s?\b/g, "$1 bath"],
  [/\b(\d{1,2})(?=(?:bath|car|garage)[a-z]*\b)/g, "$1 "],
  [/\b(before|by)\s+(?:christmas|xmas)\b/g, "$1 25 december"],
  [/\bdouble (?:lock[- ]?up )?garage\b/g, "garage 2 car"],
  [/\b[456]\s?-?\s?sp(?:eed|d)\b/g, "manual"],
  // Of people, and what nobody searches for: "21f", "120 sqm".
  [/\b\d\d ?[mf]\b|\b\d{1,2}[ -]?(?:yo|y\/o|years?[ -]old)\b|\b\d+\s?(?:sqm|m2|sq m|cc)\b/g, " "],
  [/\b\d (?=(?:people|students?|adults?|kids|children|persons?|friends|sharers|tenants)\b)/g, " "],
  [/\b(?:anything|everything|anywhere) (?:but|except)\b(?: for)?|\b(?:apart|other) (?:from|than)\b|\bexcept for\b/g, "not"],
  [/\b(?:any|all) (\w+) but\b/g, "$1 not"],
  // Of "2015 to 2019" the first year counts, which no price is.
  [/(?<![$\d]\s?)\b(?:from\s+|between\s+)?((?:19[6-9]|20[0-3])\d)\s*(?:-|–|\bto\b|\band\b)\s*(?:19[6-9]|20[0-3])\d\b(?!\s*(?:\$|pw|a\b|per\b))/g, "$1 or newer"],
];
/** What stands before the most that somebody pays, and behind it. */
const MOST = "under|below|up ?to|max(?:imum)?(?: of)?|(?:less|cheaper|lower) than|(?:no|not|nothing|none) (?:more than|over|above|exceeding)|"
  + "at most|budget(?: of| is| up to)?|spend(?: up to)?|capped at|limit(?: of)?|within";
const ABOUT = "around|about|approx(?:imately)?\\.?|roughly|circa|for|pay(?:ing)?|afford";
/** In the order in which they are looked for. */
const FIGURES = [
  { keys: ["beds"], pattern: new RegExp(`\\b(\\d{1,2})\\s*${BED}?\\s*(?:-|–|to|or)\\s*\\d{1,2}\\s*${BED}\\b`) },
  { keys: ["beds"], pattern: new RegExp(`\\b(?:(?:at least|min|minimum)\\s+)?(\\d{1,2})\\s*\\+?\\s*(?:or more\\s+)?-?${BED}\\b`) },
  { keys: ["km"], pattern: /\b(?:within\s+)?(\d{1,2}|100)\s*(?:km|kms|kilometres|kilometers)\b(?:\s+(?:of|from|around|to)\b)?/ },
  { keys: ["min", "max"], pattern: /\bbetween\s+\$?\s*(\d+)\s*(?:-|–|and|to)\s*\$?\s*(\d+)\b/ },
  { keys: ["min", "max"], pattern: /\$?\s*\b(\d{2,})\s*(?:-|–|\bto\b)\s*\$?\s*(\d{2,})\b/ },
  { keys: ["min"], pattern: /(?:\bbudget (?:of |is |from )?)?\$?\s*\b(\d{3,})\s*(?:\+|plus\b|and up\b|and above\b)/ },
  { keys: ["max"], pattern: new RegExp(`(?:\\b(?:${MOST}|(?<!\\d )to)|<)\\s*\\$?\\s*(\\d+)\\b`) },
  { keys: ["max"], pattern: /\$?\s*\b(\d{2,})\s*(?:max|maximum|or less|or under|or below|tops|at most)\b/ },
  { keys: ["min"], pattern: /\$\s*(\d+)\s*(?:\+|or more|and up|upwards?|plus)/ },
  { keys: ["min"], pattern: /(?:\b(?:over|above|from|min|minimum|more than|at least)|>)\s*\$?\s*(\d+)\b/ },
  { keys: ["max"], pattern: /\$\s*(\d+)\b/ },
  { keys: ["max"], pattern: /\b(\d{2,})\s?-?ish\b/ },
  { keys: ["max"], isRough: true, pattern: new RegExp(`(?:\\b(?:${ABOUT})|~)\\s*(\\d{3,})\\b(?!\\s*(?:km|min|m\\b|people))`) },
];
/** A number that is a price if homes are meant, and what says so. */
const BARE = /(?<![\w-])([2-9]\d\d)(?=\s|$)(?!\s*(?:mm|cm|m|km|kg|g|l|ml|litres?|w|v|st|street|rd|road)\b)/;
const OF_HOMES = /\b(?:\d+ ?(?:bed|br)|bedrooms?|rooms?|apartment|house|flat|unit|studio|townhouse|rent)/;
/** A month by itself, where it can be nothing else. */
const MONTH = /^ ?(?:january|feb(?:ruary)?|july|aug|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) ?$/;
/** How long somebody wants to stay; a lease of so many months is told in words alone. */
const STAY = /\b(?:for\s+)?(?:between\s+)?(?:\d{1,2}\s*(?:-|–|to|or|and)\s*)?\d{1,2}[\s-]*(?:months?|mths?|weeks?|years?|yrs?)(?:\s+(?:lease|term|stay))?\b/;
const MONTHS_STAYED = /^(?:for\s+)?(\d{1,2})[\s-]*(?:months?|mths?)(?:\s+stay)?$/;
/** A year or a later one; by itself it may be a postcode or a price. */
const YEAR = /\b((?:19|20)\d\d)\s*(?:or (?:newer|later|above)\b|and (?:newer|later)\b|onwards?\b|\+)|\bnewer than ((?:19|20)\d\d)\b/;
/** The same beside words for what has a year. */
const SINCE = /\b(?:from|after|since|post|in|made in|built in)?\s*(?<![$\d]\s?)((?:19[6-9]|20[0-3])\d)\b(?:\s*(?:on|up|plus|models?|build|builds|built))?(?!\s*(?:\$|pw|dollars|bucks|kms?\b))/;
/** How long a way takes, which nobody can measure here, and to what; "to RMIT" stays. */
const WALK = /\b\d{1,3}[\s-]*(?:min|mins|minutes?|hours?|hrs?)\b(?:\s*(?:walk|walking|drive|driving|ride|bus|train|tram)\b)?(?:\s+(?:to|from)\s+(?:the\s+|a\s+)?(?:(?:train|tram|bus)\s+)?(?:stations?|stops?|trains?|trams?|bus|shops|beach)\b)?/;
/** A deposit, which is a fact of some kinds and no price. */
const BOND = /\b(?:(?:low|small|cheap)\s+(?:bond|deposit)\b|(?:bond|deposit)\s+(?:of\s+)?(?:(?:under|below|up to|max|less than|at most|over|above|from)\s+)?\$?\s*\d+\b)/;
/** What says that a figure is one of two that would do: "studio or 1 bed". */
const OR_BEFORE = /\bor\s+(?:an?\s+)?$/;
const OR_AFTER = /^\s+or\b(?!\s+(?:more|less|up|so|above|over|under|below|better|larger|bigger)\b)/;
/** "From January", "available 5 Feb", "by 1st of March 2027"; but Jan Juc and May Downs are suburbs. */
const FREE = new RegExp(
  `\\b(?:(?:available|moving in|move in|starting|start)\\s+)?(?:(?:from|in|by|before|on|early|mid|late|end of|start of)\\s+)*(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?(${MONTHS})\\b(?!\\s+(?:juc|downs)\\b)(?:\\s+(20\\d\\d)\\b)?`);
const DAY = "today|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|sun";
/** "Open Saturday", "this weekend", "Sunday inspections". */
const OPEN = new RegExp(
  `^(?:(?:open|inspect|inspections?|viewings?|open homes?|open house|open for inspection) (?:on |this |next )?|on |this )(${DAY})$|^(${DAY}) (?:inspections?|viewings?|open homes?)$`);
/** Digits with which suburbs have postcodes, and not box offices alone. */
export const POSTCODE = /^(?:0[289]\d\d|[2-9]\d{3})$/;

/** The next day of a month, or its last one if none is said, as a text; null if there is no such day. */
function nextDay(day, month, year) {
  const number = "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(month.slice(0, 3)) / 3;
  const of = (someYear) => new Date(Date.UTC(someYear, day ? number : number + 1, day ?? 0));
  let found = of(Number(year ?? today().slice(0, 4)));
  if (!year && found.toISOString().slice(0, 10) < today()) found = of(found.getUTCFullYear() + 1);
  return found.getUTCMonth() === number ? found.toISOString().slice(0, 10) : null;
}

/** The days on which a phrase asks for an inspection; null if it asks for none. */
export function inspectionDays(phrase) {
  const found = OPEN.exec(phrase);
  if (!found) return null;
  const now = dayNumber(today());
  const next = (weekday) => now + ((weekday - new Date(now * 86_400_000).getUTCDay() + 7) % 7);
  const word = found[1] ?? found[2];
  // On a Sunday the weekend is half over.
  const weekend = next(0) === now ? [now] : [next(6), next(0)];
  const asked = { today: [now], tomorrow: [now + 1], weekend: weekend.sort() }[word];
  return (asked ?? [next(["sun", "mon", "tue", "wed", "thu", "fri", "sat"].indexOf(word.slice(0, 3)))]).map(dayText);
}

/**
 * The conditions, the text without them, and what is said in figures that nobody can search for; `words` are those of the board. Of `either` only one need be met: each has a word of the text in its place; `isDated` says that years are meant. `isWeekly` tells of a price for a week;
 * `monthly` has prices for a longer time, with what each is for a week.
 */
export function figuresOf(text, { from, stay, year, most, homes }, isDated = false) {
  const isPricedWeekly = homes.length > 0;
  const conditions = [];
  const unable = [];
  const either = new Map();
  const monthly = [];
  let plain = PLAIN.slice(0, PLAIN.findIndex(([pattern]) => pattern === WEEKLY)).reduce((said, [pattern, form]) => said.replace(pattern, form), ` ${text.toLowerCase()} `);
  if (isPricedWeekly) {
    for (const [pattern, weeks, of] of [[MONTHLY, 52 / 12, "month"], [FORTNIGHTLY, 2, "fortnight"]]) {
      plain = plain.replace(pattern, (all, from, to) => {
        const [least, most] = [from, to].map((price) => price && Math.round(Number(price) / weeks));
        monthly.push({ price: Number(to), weekly: most, of });
        return `${from ? `$${least}-` : ""}$${most} pw `;
      });
    }
  }
  const isWeekly = plain.search(WEEKLY) >= 0;
  let rest = PLAIN.reduce((said, [pattern, form]) => said.replace(pattern, form), plain);
  for (const pattern of [STAY, WALK, BOND]) {
    const found = pattern.exec(rest);
    if (!found) continue;
    rest = rest.replace(found[0], " ");
    const [, months] = (stay && MONTHS_STAYED.exec(found[0].trim())) ?? [];
    if (months) conditions.push({ key: stay, value: String(Number(months)), phrase: found[0].trim() });
    else unable.push(found[0].trim());
  }
  const seats = year && /\b[78][ -]?seat(?:er|s)?\b/.exec(rest);
  if (seats) {
    unable.push(seats[0]);
    rest = rest.replace(seats[0], "set of wheels");
  }
  // "09" is a year of cars.
  if (isDated) rest = rest.replace(/(?<![\d$/.-])(?:\b|')0(\d)\b(?![/.-]\d)/, "200$1");
  const built = year && (YEAR.exec(rest) ?? (isDated && SINCE.exec(rest)));
  if (built) {
    conditions.push({ key: year, value: built[1] ?? built[2] });
    rest = rest.replace(built[0], " ");
  }
  for (const { key, units } of most) {
    const found = new RegExp(`(?:\\b(?:under|below|up to|less than|max|maximum|at most)\\s+|<\\s*)?\\b(\\d{4,7})\\s*(?:${units.join("|")})\\b`).exec(rest);
    if (!found) continue;
    conditions.push({ key, value: found[1] });
    rest = rest.replace(found[0], " ");
  }
  const free = from && FREE.exec(rest);
  // "Jan Juc" is a place, and "may" a word.
  const isSaid = free && (free[0] !== free[2] || (MONTH.test(free[0]) && rest.trim() !== free[0]));
  const day = isSaid && nextDay(free[1], free[2], free[3]);
  if (day) {
    conditions.push({ key: from, value: day });
    rest = rest.replace(free[0], " ");
  }
  const given = new Set();
  for (const { keys, pattern, isRough } of FIGURES) {
    const found = pattern.exec(rest);
    // 3053-3066 are postcodes rather than prices.
    if (!found || keys.some((key) => given.has(key)) || ((keys.length > 1 || isRough) && POSTCODE.test(found[1]) && !(isRough && isDated) && !found[0].includes("$"))) continue;
    keys.forEach((key) => given.add(key));
    // A car under 15 is one under 15000.
    const isInThousands = isDated && keys.at(-1) === "max" && Number(found.at(-1)) < 100 && !found[0].includes("$");
    const meant = keys.map((key, place) => ({ key, value: `${found[place + 1]}${isInThousands ? "000" : ""}` }));
    const [before, after] = [rest.slice(0, found.index), rest.slice(found.index + found[0].length)];
    let word = "";
    if (OR_BEFORE.test(before) || OR_AFTER.test(after)) either.set(word = `0either${either.size}`, { text: found[0].trim(), meant });
    else conditions.push(...meant);
    rest = `${before} ${word} ${after}`;
  }
  // "2 bed Newtown 550": three digits beside a home are a price.
  const bare = isPricedWeekly && !given.has("max") && OF_HOMES.test(plain) ? BARE.exec(rest) : null;
  if (bare) {
    conditions.push({ key: "max", value: bare[1] });
    rest = rest.replace(bare[0], " ");
  }
  return { conditions, unable, either, monthly, isWeekly: isWeekly || unable.some((one) => /\b(?:lease|term|bond)\b/.test(one)), rest };
}
