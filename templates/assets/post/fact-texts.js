// What a form says, in the words in which cards and pages of listings say it.
import { longDay } from "../days.js";
import { language } from "../language.js";
import { dollars } from "../money.js";
import { caseOf, say } from "../say.js";
import { inSentence, small } from "../sentences.js";

/** The choice that tells nothing, which is not shown. */
const SILENT = "not-stated";

export const cents = (text) => Math.round(Number(text) * 100);
const grouped = (number) => Number(number).toLocaleString(language);
const counted = (number, { forms }) => `${grouped(number)} ${caseOf(forms, Number(number))}`;
const listed = (texts) => texts.filter(Boolean).join(say("list.comma"));

/** What is said in the controls of an ask: values, each with what people read for it. */
export function saidIn(ask) {
  const controls = [...ask.querySelectorAll("[name]")].filter((control) => control.type !== "checkbox" || control.checked);
  return controls.map((control) => ({
    value: control.value.trim(),
    text: control.selectedOptions?.[0].textContent ?? (control.type === "checkbox" ? control.nextElementSibling.textContent : control.value.trim()),
  })).filter(({ value }) => value && value !== SILENT);
}

/** A number, or two with all between them, with what they count. */
function ranged(ask, field) {
  const [least, most] = [...ask.querySelectorAll("[name]")].map(({ value }) => value.trim());
  if (!least && !most) return "";
  const number = least === most ? grouped(least) : !least ? say("numbers.at_most", { most: grouped(most) }) : !most ? say("numbers.at_least", { least: grouped(least) })
    : say("numbers.range", { least: grouped(least), most: grouped(most) });
  return field.forms ? `${number} ${caseOf(field.forms, Number(most || 100))}` : number;
}

/** What stands on a card, by types of fields; where a type is not named, it is what stands on the page. */
const SHORT = {
  choice: ([{ value }], { says }) => says?.[value],
  choices: (said, { says }) => listed(said.map(({ value }) => says?.[value])),
  count: ([{ value }], field, label) => (Number(value) === 0 && "zero" in field ? field.zero : field.forms ? counted(value, field) : `${value} ${small(label)}`),
  money: ([{ value }], field, label) => `${dollars(cents(value))} ${inSentence(label)}`,
  "yes-no": ([{ value }], { says }) => says?.[value],
};
/** What stands on the page behind the label. */
const LONG = {
  count: ([{ value }], field) => (Number(value) === 0 && "zero" in field ? field.zero : field.measure ? counted(value, field) : grouped(value)),
  date: ([{ value }]) => longDay(value),
  money: ([{ value }]) => dollars(cents(value)),
  number: ([{ value }], field) => (field.forms ? counted(value, field) : grouped(value)),
  suburbs: ([{ value }]) => listed(value.split("\n").map((line) => line.trim().replace(/ [A-Z]{2,3}(?= \d{4}$)/, ""))),
  year: ([{ value }]) => value,
};

function told(forms, ask, field, label) {
  const said = saidIn(ask);
  if (field.type === "range") return ranged(ask, field);
  if (!said.length) return "";
  return (forms[field.type] ?? LONG[field.type] ?? ((all) => listed(all.map(({ text }) => text.split("\n").filter(Boolean).join(say("list.comma"))))))(said, field, label) ?? "";
}

/** What a card says of a field, as a text; empty for nothing. */
export const onCard = (ask, field, label) => told(SHORT, ask, field, label);
/** What its page says of it beside its label. */
export const onPage = (ask, field) => told(LONG, ask, field, "");
