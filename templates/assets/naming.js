// What a search is called, for the title of its page and for whoever keeps it.
import { PLACES } from "./query.js";
import { say } from "./say.js";

/** What a condition adds to the name. */
function phrase({ key, label, text, values }) {
  if (key === "kind") return text;
  if (key === "beds") return say("search.name_beds", { count: Number(values[0]) });
  if (key === "min") return say("search.name_from", { price: text });
  if (key === "max") return say("search.name_to", { price: text });
  if (key === "added" || key === "dropped" || key === "inspection") return `${label.toLowerCase()} ${text}`;
  return text === "yes" ? label.toLowerCase() : `${label.toLowerCase()} ${text}`;
}

/** "Homes to rent, 2+ beds, to $600 in Fitzroy VIC 3065"; empty if everything is asked for. */
export function nameOf(conditions) {
  const isPlace = ({ key }) => PLACES.has(key) || key === "area";
  const what = conditions.filter((condition) => !isPlace(condition) && !condition.isWish);
  const kind = what.filter(({ key }) => key === "kind");
  const price = what.filter(({ key }) => key === "min" || key === "max");
  const rest = what.filter((condition) => !kind.includes(condition) && !price.includes(condition));
  const words = [...kind, ...rest].map(phrase);
  if (price.length) words.push(price.map(phrase).join(" "));
  const where = conditions.filter(isPlace).map(({ key, text }) => (key === "area" ? text : key === "near" ? say("search.name_near", { place: text }) : say("search.name_in", { place: text })));
  const name = [words.join(", "), ...where].filter(Boolean).join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
