// What may be a slip, said once more where somebody is about to send it; it keeps nobody from that.
import { lineOf } from "./problem-line.js";

/** Lists doubts in the part of a form for them, each with the control that it is about. */
export function lookAgain(part, doubts) {
  part.querySelector("ul").replaceChildren(...doubts.map((doubt) => lineOf({ ...doubt, isUnnamed: true })));
  part.hidden = doubts.length === 0;
}
