// Where nothing or little matches, what finds more: conditions to leave out, and listings that nearly match.
import { card } from "./cards.js";
import { button, element } from "./elements.js";
import { readFilter } from "./filter.js";
import { select } from "./finding.js";
import { nearestMisses } from "./misses.js";
import { ORDERS } from "./orders.js";

const MOST = 4;

/** Each condition that could be left out, with how many listings that gives, those that give most first. */
export async function lessStrict(index, conditions) {
  const choices = await Promise.all(conditions.map(async (condition) => {
    const rest = conditions.filter((other) => other !== condition);
    return { condition, found: (await select(index, rest, ORDERS.get(""))).length };
  }));
  return choices.filter(({ found }) => found).sort((a, b) => b.found - a.found).slice(0, MOST);
}

/** Offers to leave conditions out; `leave` is told of the one that a reader presses. */
export function offerLess(list, choices, counted, leave) {
  list.replaceChildren(...choices.map(({ condition: { key, label, text }, found }) =>
    element("li", "", button("button quiet", () => leave(key), `Without “${key === "suburb" ? text : `${label}: ${text}`}”: ${counted(found)}`))));
  list.hidden = choices.length === 0;
}

/** The cards of listings that nearly match, each with the reason. */
export async function nearly(index, board, query, base) {
  // Where the suburbs of a postcode are is known only once somebody needs it.
  await board.learnPostcodes(query.of("suburb"), index);
  const misses = await nearestMisses(index, readFilter(query.values, board).conditions);
  return Promise.all(misses.map(async ({ row, why }) => card(await row.part.card(row.place), row, board.kinds, base, why)));
}
