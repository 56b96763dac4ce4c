// What a reader chooses about how the site behaves here, as {"version": 1, "off": false, "theme": "dark", "units": "mi", "vibrate": false}. What is
// usual is not written down, apart from `off`, which says whether nothing is remembered.
import { NotKept, isOff, settings } from "./records.js";

/** Remembers a choice, undefined for what is usual. False if nothing is remembered here: the reader wants it so, or the browser does. */
export function choose(name, value) {
  if (isOff()) return false;
  try {
    settings.change(() => ({ [name]: value }));
    return true;
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    return false;
  }
}
