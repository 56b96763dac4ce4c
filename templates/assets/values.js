// The values of a query: which of them are understood, and how numbers are read and written.
import { dollars } from "./money.js";

/** Sorts values by whether `read` gives anything for them. */
export function understood(values, read) {
  const known = [];
  const left = [];
  for (const value of values) {
    const found = read(value);
    if (found == null) left.push(value);
    else known.push(found);
  }
  return { known, left };
}

export const unique = (values) => [...new Set(values)];

/** A condition that one of some values must fulfil; none if no value is understood. */
export function anyOf(values, read, label, text, test) {
  const { known, left } = understood(values, read);
  const wanted = unique(known);
  const condition = wanted.length && { values: wanted, label, text: wanted.map(text).join(", "), test: test(wanted) };
  return { condition: condition || null, left };
}

export const YES = new Map([["yes", true], ["true", true], ["no", false], ["false", false]]);

export const isYes = (values) => values.length === 1 && YES.get(values[0].toLowerCase()) === true;

/** A condition that is asked for or not. */
export function onlyYes(values, label, text, test) {
  return isYes(values) ? { condition: { values: ["yes"], label, text, test }, left: [] } : { condition: null, left: values };
}

export function limit(values, label, test) {
  const cents = values.length === 1 ? units(values[0], 9, 2) : null;
  if (cents == null) return { condition: null, left: values };
  return { condition: { values: [decimal(cents, 2)], label, text: dollars(cents), cents, test: test(cents) }, left: [] };
}

/** The units of a decimal number: "8.2" with 3 decimals is 8200. Null for any other text. */
export function units(text, digits, decimals, mayBeNegative = false) {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole, fraction = ""] = match;
  if ((sign && !mayBeNegative) || whole.length > digits || fraction.length > decimals) return null;
  const count = Number(whole + fraction.padEnd(decimals, "0"));
  return sign && count ? -count : count;
}

/** A number of units as a query has it: without needless zeros, but money with both digits of its cents. */
export function decimal(count, decimals) {
  const digits = String(Math.abs(count)).padStart(decimals + 1, "0");
  const fraction = digits.slice(-decimals);
  const rest = decimals === 2 && Number(fraction) ? fraction : fraction.replace(/0+$/, "");
  return (count < 0 ? "-" : "") + digits.slice(0, -decimals) + (rest && `.${rest}`);
}
