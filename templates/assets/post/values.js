// What a form says, as a listing's file has it. How each thing is written stands beside it in the form (data-form), as the kind's file wants it.
import { group, list, quoted, scalar } from "./yaml.js";

/** A text as one line of a file: signs that are not seen go, but for those that join letters or keep them apart in many languages. */
export const line = (text) => text.normalize("NFC").replace(/[\p{Cc}\s]+/gu, " ").replace(/[^\P{Cf}\u200c\u200d]/gu, "").trim();
const text = ({ value }) => line(value);
const entriesIn = (value, between) => value.split(between).map(line).filter(Boolean);
const lines = ({ value }) => entriesIn(value, "\n");
/** What is kept apart by commas as well, with or without a number sign before it; said twice it is there once. */
export const words = ({ value }) => [...new Set(entriesIn(value.replace(/(^|[\n,])[\s#]+/g, "$1"), /[\n,]/))];
/** Several paragraphs, as they are but for signs that no file takes. */
export const prose = ({ value }) => value.normalize("NFC").replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "").trim();

/** What follows the last point of a control's name: its key in a group. */
const keyOf = ({ name }) => name.split(".").at(-1);
const controlsIn = (part) => [...part.querySelectorAll("[name]")];
/** A day with a time, or a number, stands for itself. */
const one = (control) => (["datetime-local", "number"].includes(control.type) ? text(control).replace("T", " ") : scalar(text(control)));

function entries(part) {
  return controlsIn(part).filter((control) => text(control)).map((control) => [keyOf(control), one(control)]);
}

/** How each form is written; null where nothing is said. */
const FORMS = {
  text: (ask) => controlsIn(ask).map(text).filter(Boolean).map(scalar)[0] ?? null,
  plain: (ask) => controlsIn(ask).map(text).filter(Boolean)[0] ?? null,
  prose: (ask) => controlsIn(ask).map(prose).filter(Boolean).map(quoted)[0] ?? null,
  range(ask) {
    const [from, to] = controlsIn(ask).map(text);
    if (!from && !to) return null;
    if (!from) return `up to ${to}`;
    if (!to) return `${from}+`;
    return from === to ? from : `${from} to ${to}`;
  },
  list(ask) {
    const controls = controlsIn(ask);
    const values = controls[0]?.type === "checkbox" ? controls.filter(({ checked }) => checked).map(text) : controls.flatMap(lines);
    return values.length ? list(values.map(scalar)) : null;
  },
  words(ask) {
    const values = [...new Set(controlsIn(ask).flatMap(words))];
    return values.length ? list(values.map(scalar)) : null;
  },
  group(ask) {
    const found = entries(ask);
    return found.length ? group(found) : null;
  },
  groups(ask) {
    const found = [...ask.querySelectorAll(".post-row")].map(entries).filter((row) => row.length);
    return found.length ? found.map((row) => `\n  - ${group(row)}`).join("") : null;
  },
};

/** The value of an ask as its file has it; null where nothing is said. */
export const valueOf = (ask) => FORMS[ask.dataset.form](ask);

/** All that the asks of a form say which a selector finds, as values by their keys. */
export function valuesOf(form, selector) {
  const asks = [...form.querySelectorAll(selector)];
  return new Map(asks.map((ask) => [ask.dataset.ask, valueOf(ask)]).filter(([, value]) => value !== null));
}
