// A thumb up on a listing's own page, which only this device knows of.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { changes, isOff } from "./records.js";
import { Thumbs } from "./thumbs.js";
import { tick } from "./tick.js";
import { toast } from "./toast.js";

const thumbs = new Thumbs();

/** The button for a listing with its id, path and snapshot. */
export function thumbButton({ id, path, snapshot: { title } }) {
  const press = button("i-thumb plain thumb no-print", () => attempt(() => {
    tick();
    if (thumbs.has(id)) {
      const undo = thumbs.remove(id);
      toast(say("thumbs.taken_back"), { near: press, undo: () => attempt(undo, press) });
    } else {
      thumbs.add({ id, path, title });
      toast(say("thumbs.given"), { near: press, undo: () => attempt(() => thumbs.remove(id), press) });
    }
  }, press), element("span", "", say("kept.thumbs"), element("span", "note", ` ${say("thumbs.only_here")}`)));
  const show = () => {
    press.hidden = isOff();
    press.setAttribute("aria-pressed", thumbs.has(id));
  };
  changes.addEventListener("change", show);
  show();
  return press;
}
