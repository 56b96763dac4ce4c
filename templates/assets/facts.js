// Conditions on the fields that kinds let people filter by.
import { isDay, longDay } from "./days.js";
import { language } from "./language.js";
import { dollars } from "./money.js";
import { asPhrase, asWord, fold, plain } from "./names.js";
import { caseOf, say } from "./say.js";
import { YES, decimal, understood, units, unique } from "./values.js";

/** The best rating, in tenths. */
const BEST = 50;
const isMost = {
  test: (value, wanted) => value <= wanted, more: (value) => say("search.or_less", { value }), later: (value) => say("search.or_earlier", { value }),
};
/** Facets that take one value, with how it is compared and what is said of it, for numbers and for days. */
const LIMITS = {
  "at-least": { test: (value, wanted) => value >= wanted, more: (value) => say("search.or_more", { value }), later: (value) => say("search.or_later_day", { value }) },
  "at-most": isMost,
  from: isMost,
  includes: { test: ([least, most], wanted) => least <= wanted && wanted <= most, more: (value) => value },
};
/** Types of which a listing has several words. */
const MANY = new Set(["choices", "reference", "references"]);

export function readField(values, board, key) {
  const isBeds = key === "beds";
  const fields = new Map();
  for (const [id, { facets }] of board.kinds) {
    const field = facets.get(isBeds ? "bedrooms" : key);
    if (field && !(isBeds && field.type !== "count")) fields.set(id, isBeds ? { ...field, facet: "at-least" } : field);
  }
  if (!fields.size || (values.length > 1 && [...fields.values()].some(({ facet }) => facet in LIMITS))) {
    return { condition: null, left: values };
  }
  const id = isBeds ? "bedrooms" : key;
  const { known, left } = understood(values, (value) => {
    const read = new Map();
    for (const [kind, field] of fields) {
      const found = fieldValue(value, field);
      if (found) read.set(kind, found);
    }
    return read.size ? read : null;
  });
  if (!known.length) return { condition: null, left };
  const tests = new Map();
  const limits = new Map();
  for (const [kind, field] of fields) {
    const wanted = known.filter((read) => read.has(kind)).map((read) => read.get(kind).content);
    if (wanted.length && (field.facet !== "all-of" || wanted.length === known.length)) tests.set(kind, fieldTest(field, wanted));
    if (wanted.length && field.facet in LIMITS) limits.set(kind, { ...field, id, wanted: wanted[0] });
  }
  const [{ label, facet, type }] = fields.values();
  const texts = known.map((read) => read.values().next().value);
  const words = unique(texts.map(({ text }) => text));
  const condition = {
    values: unique(texts.map(({ value }) => value)), label, limits, kinds: [...tests.keys()],
    text: facet in LIMITS
      ? (type === "date" || type === "year" ? LIMITS[facet].later : LIMITS[facet].more)(words[0])
      : facet === "all-of" ? new Intl.ListFormat(language, { type: "conjunction" }).format(words) : words.join(", "),
    test: (listing) => {
      const fact = listing.fact(id);
      return fact != null && (tests.get(listing.kind)?.(fact) ?? false);
    },
  };
  return { condition, left };
}

function fieldTest({ facet, type }, wanted) {
  if (facet in LIMITS) return (fact) => LIMITS[facet].test(comparable(fact, type), wanted[0]);
  if (MANY.has(type)) {
    return facet === "all-of" ? (fact) => wanted.every((word) => fact.includes(word)) : (fact) => wanted.some((word) => fact.includes(word));
  }
  return (fact) => wanted.includes(comparable(fact, type));
}

/** A fact of the index in the form in which values are compared. */
function comparable(fact, type) {
  if (type === "number") return Math.round(fact * 1000);
  return type === "text" ? plain(fact) : fact;
}

/** A number with what is counted, in the form that the language has for so many. */
export const withUnit = (number, { unit, forms }) => (unit ? `${number} ${forms ? caseOf(forms, Number(number)) : unit}` : String(number));

/** A value that a text means for a field: what is compared, how a query has it, and how people read it. Undefined if it means none. */
function fieldValue(text, field) {
  const { type, choices, says, unit } = field;
  switch (type) {
    case "choice":
    case "choices": {
      const word = choices.find((choice) => choice === text) ?? choices.find((choice) => asWord(choice) === asWord(text));
      return word && { content: word, value: word, text: says?.[word] ?? asPhrase(word) };
    }
    case "reference":
    case "references": {
      const slug = choices?.find((choice) => asWord(choice) === asWord(text) || fold(says?.[choice] ?? "") === fold(text));
      return slug && { content: slug, value: slug, text: says?.[slug] ?? slug };
    }
    case "year": return /^[1-9]\d{3}$/.test(text) ? { content: Number(text), value: text, text } : undefined;
    case "range": {
      const count = /^\d{1,9}$/.test(text) ? Number(text) : null;
      return count == null ? undefined : { content: count, value: String(count), text: withUnit(count, field) };
    }
    case "ratings": {
      const tenths = units(text, 1, 1);
      return tenths == null || tenths > BEST ? undefined : { content: tenths, value: decimal(tenths, 1), text: decimal(tenths, 1) };
    }
    case "count": {
      const count = /^\d{1,12}$/.test(text) ? Number(text) : null;
      if (count == null) return undefined;
      // Of few it goes without saying what they are.
      const words = count < 1_000 ? String(count) : `${count.toLocaleString(language)}${unit ? ` ${unit}` : ""}`;
      return { content: count, value: String(count), text: words };
    }
    case "number": {
      const thousandths = units(text, 10, 3, true);
      const value = thousandths == null ? null : decimal(thousandths, 3);
      return value == null ? undefined : { content: thousandths, value, text: withUnit(value, field) };
    }
    case "money": {
      const cents = units(text, 9, 2);
      return cents == null ? undefined : { content: cents, value: decimal(cents, 2), text: dollars(cents) };
    }
    case "date": return isDay(text) ? { content: text, value: text, text: longDay(text) } : undefined;
    case "yes-no": {
      const yes = YES.get(text.toLowerCase());
      return yes === undefined ? undefined : { content: yes, value: yes ? "yes" : "no", text: yes ? say("search.yes") : say("search.no") };
    }
    case "text": return { content: plain(text), value: text, text };
    default: return undefined;
  }
}
