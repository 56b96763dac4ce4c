// What scripts say to people. They name it by its key, say("saved.count", { count }), and Houser puts the words of the site's language in its place
// (Sources/Bundling/Scripts/ScriptMessages.swift): a text, or a list of texts, of names of values, and of cases for a number or a word.

const language = globalThis.document?.documentElement.lang || undefined;
const rules = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);

function fill(parts, values, number) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    const [name, cases] = part;
    const value = name ? values[name] : number;
    if (!cases) return typeof value === "number" ? numbers.format(value) : value;
    const isNumber = typeof value === "number";
    return fill(cases[isNumber ? `=${value}` : value] ?? cases[isNumber ? rules.select(value) : "other"] ?? cases.other, values, isNumber ? value : number);
  }).join("");
}

/** A message with what differs in it: numbers are shown with their thousands apart. */
export const say = (message, values = {}) => (typeof message === "string" ? message : fill(message, values));
