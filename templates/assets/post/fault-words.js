// What is wrong with what a control says, in the words of the board: a browser's own are in its language, and name nothing.
import { language } from "../language.js";
import { say } from "../say.js";
import { excess } from "./counts.js";

const shown = (number) => (Number.isFinite(Number(number)) ? Number(number).toLocaleString(language) : number);

/** Whether a control is wanted and says nothing; signs that nobody sees are nothing, too. */
const isMissing = (control) => control.validity.valueMissing || (control.required && !control.validity.badInput && !control.value.trim());

/** Whether it is the first of several boxes of which one at least is wanted, and none is ticked. */
function isUnticked(control) {
  const boxes = control.type === "checkbox" && control.closest("[data-wanted]");
  return Boolean(boxes) && boxes.querySelector("input") === control && !boxes.querySelector(":checked");
}

/** How it is said that a control is wanted. */
function missing(control, label) {
  if (control.dataset.missing) return control.dataset.missing;
  if (control.type === "datetime-local") return say("post.wrong_moment", { label });
  if (control.type === "date") return say("post.wrong_day", { label });
  return control.matches("select") ? say("post.wrong_choose", { label }) : say("post.wrong_missing", { label });
}

/** How it is said that a control says something of which its browser makes nothing. */
function begun({ type }, label) {
  if (type === "datetime-local") return say("post.wrong_time", { label });
  return type === "date" ? say("post.wrong_date", { label }) : say("post.wrong_number", { label });
}

/** What is wrong with a control of that label, in a sentence that names it; an empty one if nothing is. */
export function faultOf(control, label) {
  if (!control.willValidate) return "";
  const { validity, type, min, max, step } = control;
  const over = excess(control);
  // What pages say of a control themselves is in their words.
  if (validity.customError) return control.validationMessage;
  if (over > 0) return say("post.wrong_long", { label, most: shown(control.dataset.longest), count: over });
  if (isUnticked(control)) return say("post.wrong_any", { label });
  if (isMissing(control)) return missing(control, label);
  if (validity.badInput) return begun(control, label);
  if (validity.typeMismatch) return type === "email" ? say("post.wrong_email", { label }) : say("post.wrong_url", { label });
  if (validity.rangeUnderflow) return say("post.wrong_least", { label, least: shown(min) });
  if (validity.rangeOverflow) return say("post.wrong_most", { label, most: shown(max) });
  if (validity.stepMismatch) return step === "1" ? say("post.wrong_whole", { label }) : say("post.wrong_step", { label, step: shown(step) });
  if (validity.valid) return "";
  if (type === "tel") return say("post.wrong_phone", { label });
  return control.dataset.wrong === "handle" ? say("post.wrong_handle", { label }) : say("post.wrong_pattern", { label });
}
