// What whoever posted from this device said before is there again: her handle or, as long as the board does not know her, all that she said of herself.
import { Posters } from "../device/posters.js";
import { element } from "../elements.js";

const { base } = document.documentElement.dataset;

/** Which of some handles the board has; all of them, as far as can be told without a connection. */
async function known(handles) {
  try {
    const response = await fetch(`${base}search/owners.json`);
    if (!response.ok) return handles;
    const all = await response.json();
    return handles.filter((handle) => Object.hasOwn(all, handle));
  } catch {
    return handles;
  }
}

export const places = () => new Posters().places;

/** Offers all handles, and fills in the last person if `isEmpty`. */
export async function fillPerson(form, isEmpty) {
  const { people } = new Posters();
  if (people.length === 0) return;
  const { elements } = form;
  document.getElementById("handles").replaceChildren(
    ...people.map(({ handle, name = handle }) => Object.assign(element("option"), { value: handle, label: name })));
  if (!isEmpty) return;
  const [there] = await known(people.map(({ handle }) => handle));
  // Whoever types meanwhile knows better.
  if (elements.owner.value || elements["person.name"].value) return;
  const [{ handle, ...said }] = people;
  if (there || !said.name) {
    elements.owner.value = there ?? handle;
    return;
  }
  for (const [key, text] of Object.entries(said)) {
    const control = elements[`person.${key}`];
    // What is offered of some fits what is posted.
    if (control && (!control.options || [...control.options].some(({ value }) => value === text))) control.value = text;
  }
}

/**
 * The handle under which somebody of that name posted from this device before; null if nobody did. Whoever only looks for a home is not known by one that
 * tells her surname.
 */
export function handleBefore(name, isLooking) {
  return new Posters().people.find((person) => person.name === name && (person.role === "looking" || !isLooking))?.handle ?? null;
}
