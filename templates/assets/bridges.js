// Where nothing matches, what finds something.
import { button, element } from "./elements.js";
import { select } from "./finding.js";
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
