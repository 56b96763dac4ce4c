// How well somebody who looks for a home matches what is offered, or others who look: as Houser itself finds it (Sources/Matching), in the same
// words. Tests/SiteChecks/matches.json holds both to it.
//
// A side is { role, cents, from, until, stay, habits, breakers, people, seats, bedrooms, place, home, places }: the role is "offer" for a place
// in a home, "home" for a whole one, and "request" for somebody who looks, whose `place` and `home` tell for which of the two. Money is in cents
// a week, days are counted since 1970, `stay` (in months) and `bedrooms` are [least, most]. `habits` are words by the names of habits, and
// `breakers` names of habits, "budget" and "dates", which must agree. Places are { id, name, point }, and campuses have their `row`. What is not known is null or left out.
import { distance } from "./distance.js";
import points from "./match-points.json" with { type: "json" };
import { dollars as money } from "./money.js";
import { say } from "./say.js";
import { asSentence, inSentence } from "./sentences.js";

/** The most that each part gives, the least of all together that is a match, and from how far on places have nothing to do with each other. */
const { most, least, farthest } = points;
/** So many reasons say enough of why two do not match. */
const MOST_OBSTACLES = 2;

const isRequest = ({ role }) => role === "request";
const isKnown = (...values) => values.every((value) => value != null);
const share = ({ cents, people }) => (isKnown(cents) ? Math.floor(cents / Math.max(1, people ?? 1)) : null);

/** The same for those who come later: what was to begin earlier can begin on that day. */
function startingFrom(side, today) {
  const stay = side.stay ?? months(side);
  return { ...side, stay, from: isKnown(side.from) ? Math.max(side.from, today) : null };
}

function months({ from, until }) {
  if (!isKnown(from, until)) return null;
  const count = Math.max(1, Math.trunc((until - from + 15) / 30));
  return [count, count];
}

/** How well two words of a habit go together: 2 if they agree, 1 if they are next to each other, 0 if they are further apart. */
function agreement({ words, alike }, one, other) {
  if (one === other || (alike.includes(one) && alike.includes(other))) return 2;
  return Math.abs(words.indexOf(one) - words.indexOf(other)) === 1 ? 1 : 0;
}

/** The words of both for each habit of which both have said something. */
function spoken(habits, one, other) {
  const word = (side, { id, words }) => (Object.hasOwn(side.habits ?? {}, id) && words.includes(side.habits[id]) ? side.habits[id] : null);
  return habits.map((habit) => ({ habit, one: word(one, habit), other: word(other, habit) })).filter(({ one, other }) => one && other);
}

/** The price and the budget if one offers and the other looks. */
function sides(one, other) {
  if (isRequest(one) === isRequest(other)) return null;
  return isRequest(other) ? { price: one.cents, budget: other.cents } : { price: other.cents, budget: one.cents };
}

function budget(one, other) {
  const both = sides(one, other);
  if (both) {
    if (!isKnown(both.price, both.budget)) return Math.floor(most.budget / 2);
    const over = both.price - both.budget;
    if (over <= 0) return most.budget;
    return 4 * over >= both.budget ? 0 : Math.floor((most.budget * (both.budget - 4 * over)) / both.budget);
  }
  const [low, high] = [share(one), share(other)].sort((a, b) => a - b);
  if (!isKnown(share(one), share(other))) return Math.floor(most.budget / 2);
  if (high === low) return most.budget;
  return 2 * (high - low) >= high ? 0 : Math.floor((most.budget * (high - 2 * (high - low))) / high);
}

const gap = (one, other) => (isKnown(one.from, other.from) ? Math.abs(one.from - other.from) : null);

function dates(one, other) {
  const days = gap(one, other);
  if (days == null) return Math.floor(most.dates / 2);
  if (!overlap(one, other)) return 0;
  if (days <= 7) return most.dates;
  return days >= 60 ? 0 : Math.floor((most.dates * (60 - days)) / 53);
}

const monthsApart = ({ stay: one }, { stay: other }) => (isKnown(one, other) ? Math.max(0, one[0] - other[1], other[0] - one[1]) : null);

function stay(one, other) {
  const apart = monthsApart(one, other);
  if (apart == null) return most.stay / 2;
  const needed = apart && Math.max(one.stay[0], other.stay[0]);
  return apart === 0 ? most.stay : 2 * apart >= needed ? 0 : Math.floor((most.stay * (needed - 2 * apart)) / needed);
}

function habitPart(said) {
  const sum = said.reduce((total, { habit, one, other }) => total + agreement(habit, one, other), 0);
  return said.length ? Math.floor((most.habits * sum) / (2 * said.length)) : most.habits / 2;
}

/** The nearest two of the places of two sides: that of the one who looks, how far they are apart, and whether they are one. */
function spot(one, other) {
  const areBothLooking = isRequest(one) && isRequest(other);
  const [seeker, offer] = isRequest(one) && !isRequest(other) ? [one, other] : [other, one];
  const sorted = areBothLooking ? [...(seeker.places ?? [])].sort(byTable) : seeker.places ?? [];
  let best = null;
  for (const place of sorted) {
    for (const theirs of offer.places ?? []) {
      const isSame = place.id === theirs.id;
      if (!isSame && !(place.point && theirs.point)) continue;
      const away = isSame ? 0 : Math.round(distance(place.point, theirs.point) * 10);
      if (away >= farthest || (best && (best.isSame || (!isSame && best.away <= away)))) continue;
      best = { place, away, isSame };
    }
  }
  return best;
}

const isCampus = ({ id }) => typeof id === "string";
/** Suburbs by their rows, and then campuses by theirs. */
const byTable = (one, other) => isCampus(one) - isCampus(other) || (one.row ?? one.id) - (other.row ?? other.id) || 0;

function placePart(one, other, found) {
  if (!one.places?.length || !other.places?.length) return Math.floor(most.place / 2);
  if (!found) return 0;
  return found.isSame ? most.place : most.place - 1 - Math.floor(((most.place - 1) * found.away) / farthest);
}

/** What must agree and does not: habits of which both have said something, "budget", and "dates". */
function broken(one, other, said) {
  const breakers = [...(one.breakers ?? []), ...(other.breakers ?? [])];
  const both = sides(one, other);
  const isOver = both ? isKnown(both.price, both.budget) && both.price > both.budget : budget(one, other) === 0;
  const isLate = isKnown(one.from, other.from) && dates(one, other) < most.dates;
  return [
    ...said.filter(({ habit, one: word, other: theirs }) => breakers.includes(habit.id) && agreement(habit, word, theirs) < 2),
    ...(breakers.includes("budget") && isOver ? ["budget"] : []), ...(breakers.includes("dates") && isLate ? ["dates"] : []),
  ];
}

/** Whether two who look for a home to share can share one: there is room for both, and a number of bedrooms that suits both. */
function canShare(one, other) {
  const room = ({ seats, bedrooms }) => Math.min(seats ?? Infinity, bedrooms?.[1] ?? Infinity);
  if ((one.people ?? 1) + (other.people ?? 1) > Math.min(room(one), room(other))) return false;
  const [first, second] = [one.bedrooms, other.bedrooms];
  return !first || !second || (first[0] <= second[1] && second[0] <= first[1]);
}

/** Whether a home has a bedroom for every two of those who look: couples share one. */
const hasRoom = ({ people }, { bedrooms }) => !isKnown(people, bedrooms) || people <= 2 * Math.max(1, bedrooms[1]);

/** Whether two have anything to do with each other at all. */
export function mayMatch(one, other) {
  if (isRequest(one) && isRequest(other)) return Boolean(one.home && other.home && canShare(one, other));
  if (!isRequest(one) && !isRequest(other)) return false;
  const [seeker, offer] = isRequest(one) ? [one, other] : [other, one];
  return Boolean(offer.role === "home" ? seeker.home && hasRoom(seeker, offer) : seeker.place);
}

const dollars = (cents) => money(100 * Math.floor((cents + 99) / 100));
const whole = (hectometres) => say("matching.distance", { count: Math.round(hectometres / 10) });
const list = (words) => words.reduce((first, word, place) => (place === words.length - 1 ? say("sequence.and", { first, last: word }) : say("sequence.more", { first, next: word })));

const stayText = (months) => say("matching.stay_apart", { count: months });
const over = ({ price, budget: limit }) => dollars(price - limit);
const apart = (one, other) => dollars(Math.abs(share(one) - share(other)));
const budgetsText = (one, other) => {
  const both = sides(one, other);
  return both ? say("matching.over_budget", { price: over(both) }) : say("matching.budgets_apart", { price: apart(one, other) });
};
const inWeeks = (days) => Math.floor((days + 3) / 7);
const datesText = (days) => (days < 14 ? say("matching.days_apart", { count: days }) : say("matching.weeks_apart", { count: inWeeks(days) }));
const agreeOnDates = (days) => (days < 14 ? say("matching.must_agree_days", { count: days }) : say("matching.must_agree_weeks", { count: inWeeks(days) }));
const overlap = (one, other) => Math.min(one.until ?? Infinity, other.until ?? Infinity) > Math.max(one.from, other.from);
const NO_OVERLAP = say("matching.no_overlap");

/** How the other lives, without the name of the habit: "smoking outside only" is "outside only". */
function theirWord({ habit, other }) {
  const [text, label] = [habit.both?.[other] ?? other, `${inSentence(habit.label)} `];
  return text.startsWith(label) ? text.slice(label.length) : text;
}

/** What keeps the second of two from being a match of the first, the plainest of it in a few words. */
function obstacles(one, other, found, broke, parts) {
  const words = [];
  if (one.places?.length && other.places?.length && !found) words.push(say("matching.too_far"));
  for (const what of broke) {
    const both = sides(one, other);
    if (what === "budget") words.push(both ? say("matching.must_agree_budget", { price: over(both) }) : say("matching.must_agree_budgets", { price: apart(one, other) }));
    else if (what === "dates") words.push(overlap(one, other) ? agreeOnDates(gap(one, other)) : say("matching.must_agree_no_overlap"));
    else words.push(say("matching.must_agree_habit", { habit: inSentence(what.habit.label), they: theirWord(what) }));
  }
  if (!words.length && parts.budget === 0) words.push(budgetsText(one, other));
  if (!words.length && parts.dates === 0) words.push(overlap(one, other) ? datesText(gap(one, other)) : NO_OVERLAP);
  if (!words.length && parts.stay === 0) words.push(stayText(monthsApart(one, other)));
  return words.length ? words.slice(0, MOST_OBSTACLES).join("; ") : say("matching.too_little");
}

/** Why, in words. */
function reasons(one, other, found, said, homes) {
  const areBothLooking = isRequest(one) && isRequest(other);
  const words = [];
  if (homes) words.push(areBothLooking ? say("matching.homes", { count: homes }) : say("matching.on_their_list"));
  if (found) {
    const { name } = found.place;
    if (found.isSame) words.push(areBothLooking ? say("matching.both_want", { place: name }) : say("matching.in", { place: name }));
    else words.push(areBothLooking ? say("matching.looking_apart", { far: whole(found.away) }) : say("card.away_from", { far: whole(found.away), place: name }));
  }
  const both = sides(one, other);
  if (both && isKnown(both.price, both.budget)) {
    words.push(both.price <= both.budget ? say("matching.within_budget") : budgetsText(one, other));
  } else if (!both && isKnown(share(one), share(other))) {
    const difference = Math.abs(share(one) - share(other));
    words.push(10 * difference <= Math.max(share(one), share(other)) ? say("matching.similar_budgets") : budgetsText(one, other));
  }
  const days = gap(one, other);
  if (days != null) words.push(days <= 7 ? say("matching.dates_fit") : datesText(days));
  const stays = monthsApart(one, other);
  if (stays != null) words.push(stays === 0 ? say("matching.stay_fits") : stayText(stays));
  const same = said.filter((both) => both.one === both.other).map(({ habit, one: word }) => habit.both[word] ?? word);
  if (same.length) words.push(say("matching.both", { habits: list(same) }));
  const unlike = said.filter((both) => agreement(both.habit, both.one, both.other) === 0).map(({ habit }) => inSentence(habit.label));
  if (unlike.length) words.push(say("matching.differ", { habits: list(unlike) }));
  return asSentence(words.join("; "));
}

/**
 * How well two sides match on a day: the parts, their total out of 100, whether that is worth telling, and why; `against` says what keeps the
 * second from being a match of the first. `habits` are those of the manifest of the search index, and `homes` is how many homes both like.
 */
export function match(habits, first, second, today, homes = 0) {
  const [one, other] = [startingFrom(first, today), startingFrom(second, today)];
  const said = spoken(habits, one, other);
  const found = spot(one, other);
  const parts = { budget: 0, place: 0, dates: 0, stay: 0, habits: 0, homes: 0 };
  const broke = broken(one, other, said);
  if (!broke.length) {
    Object.assign(parts, {
      budget: budget(one, other), place: placePart(one, other, found), dates: dates(one, other), stay: stay(one, other), habits: habitPart(said),
    });
    const sum = Object.values(parts).reduce((total, part) => total + part, 0);
    if (homes > 0) parts.homes = Math.min(most.homes, Math.max(0, 99 - sum));
  }
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const isMatch = total >= least && parts.budget > 0 && parts.place > 0 && parts.dates > 0 && parts.stay > 0 && mayMatch(one, other);
  return { parts, total, isMatch, text: reasons(one, other, found, said, homes), against: isMatch ? "" : obstacles(one, other, found, broke, parts) };
}

const WEEKS = new Map([
  [say("periods.week"), (cents) => cents], [say("periods.month"), (cents) => Math.trunc((cents * 12) / 52)], [say("periods.night"), (cents) => cents * 7],
]);

/** The side that a listing of the search index is, with its columns loaded; null if its kind is not about homes. */
export function sideOf(row, kinds) {
  const kind = kinds instanceof Map ? kinds.get(row.kind) : kinds[row.kind];
  if (!kind?.match) return null;
  const said = row.match ?? {};
  const weekly = WEEKS.get(kind.per);
  const own = row.suburb == null ? [] : [{ id: row.suburb, name: row.town ?? "", point: row.middle }];
  return {
    ...said, role: kind.match, cents: row.price == null || !weekly ? null : weekly(row.price),
    places: said.places ? said.places.map(([id, name, lat, lon, row]) => ({ id, name, row, point: lat == null ? null : [lat, lon] })) : own,
  };
}
