// What whoever posted from this device said before is there again: her handle or, as long as the board does not know her, all that she said of herself.
import { Posters } from "../device/posters.js";
import { element } from "../elements.js";

const { base } = document.documentElement.dataset;

/** Whether the board has somebody of a handle; she has, as far as can be told without a connection. */
async function isKnown(handle) {
  try {
    const response = await fetch(`${base}search/owners.json`);
    return !response.ok || Object.hasOwn(await response.json(), handle);
  } catch {
    return true;
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
  const [{ handle, ...said }] = people;
  const isThere = await isKnown(handle);
  // Whoever types meanwhile knows better.
  if (elements.owner.value || elements["person.name"].value) return;
  if (isThere || !said.name) elements.owner.value = handle;
  else for (const [key, text] of Object.entries(said)) if (elements[`person.${key}`]) elements[`person.${key}`].value = text;
}
