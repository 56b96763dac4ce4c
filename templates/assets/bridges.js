// Where nothing or little matches, what finds more: conditions to leave out, and listings that nearly match.
import { cardsOf } from "./card-files.js";
import { card } from "./cards.js";
import { button, element } from "./elements.js";
import { readFilter } from "./filter.js";
import { select } from "./finding.js";
import { nearestMisses } from "./misses.js";
import { ORDERS } from "./orders.js";
import { say } from "./say.js";

const MOST = 4;

/**
 * What could be left out, with how many listings that gives, those that give most first: a condition, or two where no single one helps. What
 * only one kind can meet asks for that kind too, and goes on doing so.
 */
async function lessStrict(index, asked) {
  const conditions = asked.filter(({ isWish }) => !isWish);
  const isOfAnyKind = !conditions.some(({ key }) => key === "kind");
  const without = async (left) => {
    const rest = conditions.filter((other) => !left.includes(other));
    const [kind, ...others] = isOfAnyKind ? left.flatMap(({ kinds }) => kinds ?? []) : [];
    const found = (await select(index, rest, ORDERS.get(""))).filter((row) => !kind || others.length || row.kind === kind);
    return { left, kind: others.length ? null : kind, found: found.length };
  };
  const useful = (choices) => choices.filter(({ found }) => found).sort((a, b) => b.found - a.found).slice(0, MOST);
  const single = useful(await Promise.all(conditions.map((condition) => without([condition]))));
  if (single.length || conditions.length < 3 || conditions.length > 6) return single;
  const pairs = conditions.flatMap((one, place) => conditions.slice(place + 1).map((other) => [one, other]));
  return useful(await Promise.all(pairs.map(without)));
}

const nameOf = ({ key, label, text }) => (key === "suburb" ? text : key === "words" ? text.replace(/[“”]/g, "") : `${label}: ${text}`);

/** Offers to leave conditions out; `leave` is told of the keys of those that a reader presses, and of the kind that they asked for. */
function offerLess(list, choices, counted, leave) {
  list.replaceChildren(...choices.map(({ left, kind, found }) =>
    element("li", "", button(
      "button quiet", () => leave(left.map(({ key }) => key), kind), left.length > 1
        ? say("search.without_both", { one: nameOf(left[0]), other: nameOf(left[1]), listings: counted(found) })
        : say("search.without", { condition: nameOf(left[0]), listings: counted(found) })))));
  list.hidden = choices.length === 0;
}

/** The cards of listings that nearly match, each with the reason; `matches` are the rows that do. */
async function nearly(index, board, query, matches, base, isLatest) {
  // Where the suburbs of a postcode are is known only once somebody needs it.
  await board.learnPostcodes(query.of("suburb"), index);
  const misses = await nearestMisses(index, readFilter(query.values, board).conditions, matches, isLatest);
  const listingOf = cardsOf(misses.map(({ row }) => row));
  return Promise.all(misses.map(async ({ row, why }) => card(await listingOf(row), row, board.kinds, base, why)));
}

/**
 * Offers what finds more than a search's `matches`: in `relax` conditions to leave out, where there are none, and in `misses` the cards of what
 * nearly matches. Gives whether there are any of these.
 */
export async function offerMore({ index, board, query, base, relax, misses, counted }, conditions, matches, isLatest, leave) {
  const [choices, cards] = await Promise.all([
    matches.length ? [] : lessStrict(index, conditions), nearly(index, board, query, matches, base, isLatest)]);
  if (!isLatest()) return false;
  offerLess(relax, choices, counted, leave);
  misses.replaceChildren(...cards);
  return cards.length > 0;
}
