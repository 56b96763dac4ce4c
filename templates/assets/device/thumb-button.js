// A thumb up on a listing's own page, which only this device knows of.
import { button, element } from "../elements.js";
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
      toast("Thumbs up taken back.", { near: press, undo: () => attempt(undo, press) });
    } else {
      thumbs.add({ id, path, title });
      toast("Thumbs up, only on this device. Nobody else sees or counts it.", { near: press, undo: () => attempt(() => thumbs.remove(id), press) });
    }
  }, press), element("span", "", "Thumbs up", element("span", "note", " Only on this device")));
  const show = () => {
    press.hidden = isOff();
    press.setAttribute("aria-pressed", thumbs.has(id));
  };
  changes.addEventListener("change", show);
  show();
  return press;
}
