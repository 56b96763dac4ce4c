// What the board publishes of a listing, put into the controls of a form: the other way round of values.js.
import { markdownOf } from "./markdown.js";

const controlsIn = (ask) => [...ask.querySelectorAll("[name]")];
const place = ({ suburb, state, postcode }) => [suburb, state, postcode].join(" ");

/** A value as somebody would type it; null for what nobody types. */
function typed(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  return value.handle ?? (value.suburb ? place(value) : null);
}

function list(ask, values, between = "\n") {
  const texts = values.map(typed);
  if (texts.includes(null)) return false;
  const controls = controlsIn(ask);
  const isBoxes = controls[0].type === "checkbox";
  if (isBoxes) for (const control of controls) control.checked = texts.includes(control.value);
  else controls[0].value = texts.join(between);
  return !isBoxes || texts.every((text) => controls.some(({ value }) => value === text));
}

function one(ask, text) {
  const [control] = controlsIn(ask);
  control.value = text ?? "";
  return text !== null && control.value === text;
}

/** How each form is filled; what is written in any other way is not asked for. */
const FORMS = {
  text: (ask, value) => one(ask, typed(value)),
  plain: (ask, value) => one(ask, typed(value)),
  prose: (ask, value) => one(ask, markdownOf(value)),
  range(ask, { least, most }) {
    for (const [control, number] of [[controlsIn(ask)[0], least], [controlsIn(ask)[1], most]]) control.value = number ?? "";
    return true;
  },
  list,
  words: (ask, values) => list(ask, values, ", "),
};

/** Whether an ask can show a value, and whatever else somebody would have in its place. */
export function fill(ask, value) {
  const form = FORMS[ask.dataset.form];
  if (!form || (value !== undefined && !form(ask, value))) return false;
  // What is not published may be there, and can be given anew; what has a value does not lose it.
  if (value === undefined) for (const control of controlsIn(ask)) control.required = false;
  return true;
}
