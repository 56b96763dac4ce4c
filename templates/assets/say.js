// What scripts say to people. They name it by its key, say("saved.count", { count }), and Houser puts the words of the site's language in its place
// (Sources/Bundling/Scripts/ScriptMessages.swift): a text, or a list of texts, of names of values, and of cases for a number or a word.
import { language } from "./language.js";

let rules = null;
const ruleOf = (number) => (rules ??= new Intl.PluralRules(language)).select(number);
/** That of some cases which is for a number or a word. */
export const caseOf = (cases, value) => cases[`=${value}`] ?? cases[typeof value === "number" ? ruleOf(value) : value] ?? cases.other;

const fill = (parts, values, number) => parts.map((part) => {
  const [name, cases] = part;
  if (typeof part === "string") return part;
  if (cases) return fill(caseOf(cases, values[name]), values, values[name]);
  return name ? values[name] : number.toLocaleString(language);
}).join("");

/** A message with what differs in it: values as they are, and numbers of which there are cases with their thousands apart. */
export const say = (message, values) => (typeof message === "string" ? message : fill(message, values));
