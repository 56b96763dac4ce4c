// Listings that almost meet a search: those that fail one condition, and that not by much, with the reason.
import { dayNumber, longDay, today } from "./days.js";
import { distance, roughly } from "./distance.js";
import { withUnit } from "./facts.js";
import { dollars } from "./money.js";
import { say } from "./say.js";
import { decimal } from "./values.js";

const MOST = 6;
/** How far from a suburb one still counts as near, in kilometres. */
const FAR = 50;
/** How much dearer or cheaper than asked for something may be, as a share. */
const SHARE = 0.2;
/** By how many days something may be available too late. */
const LATE = 60;
/** By how many steps what is in another state is further from a search than what is in a state where the search found something. */
const ELSEWHERE = 4;

/** A day of a field as the index has it. */
const days = (later, earlier) => dayNumber(later) - dayNumber(earlier);

/** How far each sort of condition is missed, in steps that weigh about the same, and why in words; null if it is by too much. */
const missed = {
  suburb({ centres }, { middle }) {
    if (!middle || !centres.length) return null;
    const [nearest] = centres.map(({ name, point }) => ({ name, kilometres: distance(point, middle) })).sort((a, b) => a.kilometres - b.kilometres);
    return nearest.kilometres > FAR ? null : { steps: nearest.kilometres / 3, why: say("card.away_from", { far: roughly(nearest.kilometres), place: nearest.name }) };
  },
  near(condition, row) {
    const away = condition.away(row);
    const over = away && away.kilometres - away.limit;
    return away && over <= Math.max(5, away.limit) ? { steps: over / 3, why: say("misses.further", { far: roughly(over, away.units) }) } : null;
  },
  region({ text, postcodes }, { postcode }) {
    return postcodes.some((digits) => postcode?.startsWith(digits)) ? { steps: 4, why: say("misses.outside", { region: text }) } : null;
  },
  max({ cents }, { price }) {
    const over = price == null ? Infinity : price - cents;
    return over > cents * SHARE ? null : { steps: over / cents / 0.05, why: say("misses.over", { price: dollars(over), wanted: dollars(cents) }) };
  },
  min({ cents }, { price }) {
    const under = price == null ? Infinity : cents - price;
    return under > cents * SHARE ? null : { steps: under / cents / 0.05, why: say("misses.under", { price: dollars(under), wanted: dollars(cents) }) };
  },
};

/** How far the value of a field may be off, by its type. */
const YEARS = 2;
const RATING = 5;
const nearly = {
  year(fact, { wanted }, label) {
    const off = Math.abs(fact - wanted);
    return off > YEARS ? null : { steps: off, why: say("misses.value", { label, value: fact }) };
  },
  ratings(fact, { wanted }, label) {
    const off = Math.abs(fact - wanted);
    return off > RATING ? null : { steps: off / 2, why: say("misses.value", { label, value: decimal(fact, 1) }) };
  },
  range([least, most], { wanted, ...field }, label) {
    const isLess = wanted < least;
    const [end, off] = isLess ? [least, least - wanted] : [most, wanted - most];
    // A quarter off, but of few at least one.
    if (off > Math.max(1, wanted / 4)) return null;
    const value = withUnit(end, field);
    return { steps: 1.5, why: isLess ? say("misses.at_least", { label, value }) : say("misses.at_most", { label, value }) };
  },
};

/** The same for fields of which a listing's value must be at least or at most something. */
function missedLimit({ limits, label }, row) {
  const limit = limits?.get(row.kind);
  const fact = limit && row.fact(limit.id);
  if (fact == null) return null;
  if (limit.type === "date") {
    const late = Math.abs(days(fact, limit.wanted));
    const values = { what: say("misses.value", { label, value: longDay(fact) }), days: late };
    return late > LATE ? null : { steps: late / 7, why: fact > limit.wanted ? say("misses.later", values) : say("misses.earlier", values) };
  }
  if (Object.hasOwn(nearly, limit.type)) return nearly[limit.type](fact, limit, label);
  if (limit.type !== "count" || Math.abs(fact - limit.wanted) !== 1) return null;
  return { steps: 1.5, why: fact < limit.wanted ? say("misses.one_fewer", { label }) : say("misses.one_more", { label }) };
}

/** The rows that a search might nearly find: those of its own and of neighbouring postcodes. */
function rowsAround(index, conditions) {
  const { postcodes } = conditions.find(({ key }) => key === "suburb" || key === "region") ?? {};
  const areas = postcodes?.length ? [...new Set(postcodes.map((code) => code.slice(0, 2)))] : null;
  return index.rows({ postcodes: areas }, true, conditions.flatMap(({ words }) => words ?? []));
}

/** The nearest misses of conditions, each with its row and why it is one; `matches` are the rows that were found. */
export async function nearestMisses(index, conditions, matches, isLatest) {
  const day = dayNumber(today());
  const states = new Set(matches.map(({ state }) => state));
  const found = [];
  for (const row of await rowsAround(index, conditions)) {
    if (row.expires <= day) continue;
    const failed = conditions.filter(({ test }) => !test(row));
    if (failed.length !== 1) continue;
    const [condition] = failed;
    const miss = Object.hasOwn(missed, condition.key) ? missed[condition.key](condition, row) : missedLimit(condition, row);
    if (miss) found.push({ row, why: miss.why, steps: miss.steps + (states.size && !states.has(row.state) ? ELSEWHERE : 0) });
  }
  const near = conditions.find(({ away }) => away);
  const nearest = found.sort((a, b) => a.steps - b.steps || b.row.listed - a.row.listed).slice(0, MOST);
  if (isLatest()) for (const { row } of nearest) row.away = near?.away(row) ?? null;
  return nearest;
}
