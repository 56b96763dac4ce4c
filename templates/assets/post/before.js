// What whoever posted from this device said before is there again: her handle or, as long as the board does not know her, all that she said of herself.
import { Posters } from "../device/posters.js";
import { element } from "../elements.js";
import { slug } from "./files.js";
import { firstName } from "./first-name.js";

const { base } = document.documentElement.dataset;

/** What stands behind the first name in the handle of a seeker, and behind any other that nobody could look up: without a digit it may be a word. */
const MARK = /(?:-(?=[a-f]*\d)[0-9a-f]{6})+(?:-\d)?$/;
/** What stands before it in the handle of somebody of whose name nothing can. */
const NAMELESS = "person";
/** Who posts for others is offered wherever such a role is. */
const FOR_OTHERS = ["agent", "business"];

/** Whether a form is of a kind that only looks for something: who does is offered first there (Sources/Rules/Listings/Person+Roles.swift). */
export const seeks = ({ elements }) => [...elements["person.role"].options].find(({ value }) => value)?.value === "looking";

/** What stands before the mark of a handle; null if it has none. */
const beforeMark = (handle) => (MARK.test(handle) ? handle.replace(MARK, "") : null);

/** Whether the handle of somebody of that name has no more of it than what comes first. */
export const tellsNoSurname = (handle, name) => [NAMELESS, slug(firstName(name))].includes(beforeMark(handle));

/** Whether a handle by itself may be that of somebody who only looks for something. */
export const mayBeSeeker = (handle) => ![null, NAMELESS].includes(beforeMark(handle)) && !beforeMark(handle).includes("-");

/** Whether somebody only looks for something. Of some it was kept that they posted something else, too, by the handle that tells no surname. */
function isSeeker({ handle, name, role }) {
  if (role === "looking") return true;
  if (!name) return !role && mayBeSeeker(handle);
  const first = beforeMark(handle);
  return first !== null && first !== slug(name) && first === slug(firstName(name));
}

/** What the board calls everybody who posts, by their handles; null where nobody can tell. */
async function known() {
  try {
    const response = await fetch(`${base}search/owners.json`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

export const places = () => new Posters().places;

/**
 * Offers the handles of who posts such a thing from this device, and fills in the last of them if `isEmpty`: who looks for something is known by another than
 * the same person is who has something, but for whoever posts for others. Gives what they are called, by their handles.
 */
export async function fillPerson(form, isEmpty) {
  const isSeeking = seeks(form);
  const people = new Posters().people.filter((one) => isSeeker(one) === isSeeking || (isSeeking && FOR_OTHERS.includes(one.role)));
  if (people.length === 0) return {};
  const { elements } = form;
  document.getElementById("handles").replaceChildren(
    ...people.map(({ handle, name = handle }) => Object.assign(element("option"), { value: handle, label: name })));
  const all = await known();
  const names = Object.fromEntries(people.map(({ handle, name = all?.[handle] ?? handle }) => [handle, name]));
  // Whoever types meanwhile knows better.
  if (!isEmpty || elements.owner.value || elements["person.name"].value) return names;
  const there = people.find(({ handle }) => !all || Object.hasOwn(all, handle))?.handle;
  const [{ handle, ...said }] = people;
  if (there || !said.name) {
    elements.owner.value = there ?? handle;
    return names;
  }
  for (const [key, text] of Object.entries(said)) {
    const control = elements[`person.${key}`];
    // What is offered of some fits what is posted.
    if (control && (!control.options || [...control.options].some(({ value }) => value === text))) control.value = text;
  }
  return names;
}

/**
 * The handle under which somebody of that name posted from this device before; null if nobody did. Whoever only looks for a home is not known by one that
 * tells her surname, and nobody else by hers.
 */
export function handleBefore(name, isLooking) {
  return new Posters().people.find((person) => person.name === name && isSeeker(person) === isLooking)?.handle ?? null;
}
