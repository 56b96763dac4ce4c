// What is kept on the device once a listing has left it: its private link, who posted it and where.
import { Posted } from "../device/posted.js";
import { Posters } from "../device/posters.js";
import { NotKept, isOff } from "../device/records.js";
import { today } from "../days.js";
import { mayBeSeeker, seeks } from "./before.js";
import { showLink } from "./private-link.js";

const value = (form, name) => form.elements[name]?.value.trim() ?? "";

/**
 * What a form says of whoever posts: the handle alone if she has posted before, and that she looks for something where that is all that is known of her and her
 * handle may be that of a seeker.
 */
function personOf(form, handle) {
  const asked = [...form.querySelectorAll("[data-person]:not(:disabled) [name]")];
  const isSeeker = seeks(form) && mayBeSeeker(handle) && !new Posters().people.find((one) => one.handle === handle)?.role;
  return { handle, ...isSeeker && { role: "looking" }, ...Object.fromEntries(asked.filter((control) => control.value.trim()).map((control) => [control.name.replace("person.", ""), control.value.trim()])) };
}

function placeOf(form) {
  const [name, state, postcode] = ["suburb", "state", "postcode"].map((key) => value(form, `address.${key}`));
  return name && postcode ? { name, state, postcode } : null;
}

/** Notes that a listing left by a way, of which there is a `draft`, and shows its private link below `near`. */
export function left(form, { name, owner, title, folder }, way, draft, near) {
  const entry = { id: name, path: folder, kind: form.dataset.kind, title, secret: value(form, "secret"), when: today(), way, owner, draft };
  let isKept = !isOff();
  try {
    new Posted().add(entry);
    new Posters().add(personOf(form, owner), placeOf(form));
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    isKept = false;
  }
  showLink(near, entry, isKept);
}
