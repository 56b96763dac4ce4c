// What a search is called, for the title of its page and for whoever keeps it.
import { PLACES } from "./query.js";
import { say } from "./say.js";
import { asSentence, small } from "./sentences.js";

/** What a condition adds to the name. */
function phrase({ key, label, text, values }) {
  if (key === "kind") return text;
  if (key === "beds") return say("search.name_beds", { count: Number(values[0]) });
  if (key === "min") return say("search.name_from", { price: text });
  if (key === "max") return say("search.name_to", { price: text });
  return text === say("search.yes") ? small(label) : say("search.name_fact", { label: small(label), text });
}

/** "Homes to rent, 2+ beds, to $600 in Fitzroy VIC 3065"; empty if everything is asked for. */
export function nameOf(conditions) {
  const isPlace = ({ key }) => PLACES.has(key) || key === "area";
  const what = conditions.filter((condition) => !isPlace(condition) && !condition.isWish);
  const kind = what.filter(({ key }) => key === "kind");
  const price = what.filter(({ key }) => key === "min" || key === "max");
  const rest = what.filter((condition) => !kind.includes(condition) && !price.includes(condition));
  const words = [...kind, ...rest].map(phrase);
  const [first, second] = price.map(phrase);
  if (first) words.push(second ? say("search.name_prices", { first, second }) : first);
  const where = conditions.filter(isPlace).map(({ key, text }) => (key === "area" ? text : key === "near" ? say("search.name_near", { place: text }) : say("search.name_in", { place: text })));
  const name = [words.join(", "), ...where].filter(Boolean).reduce((what, place) => (what ? say("search.name", { what, place }) : place), "");
  return asSentence(name);
}
