// Rows of which each is wanted whole or not at all: from when to when somebody can come.
import { now } from "../days.js";
import { say } from "../say.js";

/** Says of each row of an ask what is missing or cannot be, as it is typed. Gives what looks once more, for rows that scripts fill. */
export function wantWhole(ask) {
  const check = () => {
    for (const row of ask.querySelectorAll(".post-row")) {
      const controls = [...row.querySelectorAll("[name]")];
      const isBegun = controls.some(({ value }) => value);
      const [start, end] = controls.map(({ value }) => Date.parse(value));
      for (const control of controls) control.required = isBegun;
      controls[0].setCustomValidity(start < now() ? say("changing.past") : "");
      controls[1].setCustomValidity(end <= start ? say("changing.ends_early") : "");
    }
  };
  ask.addEventListener("input", check);
  return check;
}
