// Saves what a heart stands on, or forgets it.
import { say } from "../say.js";
import { shownRows } from "../shown-rows.js";
import { read } from "./reading.js";
import { NotKept, base } from "./records.js";
import { SavedListings } from "./saved.js";
import { tick } from "./tick.js";
import { toast } from "./toast.js";
import { completeSoon } from "./upkeep.js";

/** Does something with what is kept, and tells the reader if it can't be. */
export function attempt(what, near) {
  try {
    return what();
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    toast(error.message, { near });
    return undefined;
  }
}

export const press = (heart) => attempt(() => {
  const saved = new SavedListings();
  const found = read(heart.closest(".card, .listing"));
  tick();
  if (saved.has(found.id)) {
    const undo = saved.remove(found.id);
    toast(say("saved.taken_out"), { near: heart, undo: () => attempt(undo, heart) });
  } else {
    saved.add(found);
    completeSoon(found, shownRows.get(heart.closest(".card")));
    toast(say("saved.kept"), {
      near: heart, undo: () => attempt(() => saved.remove(found.id), heart), link: { href: `${base}saved/`, text: say("common.see_all") },
    });
  }
}, heart);
