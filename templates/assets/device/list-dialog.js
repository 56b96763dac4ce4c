// Asks for a list's name and what is in it.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { NAME, cleanName } from "./saved.js";

/**
 * Opens the dialog. `name` is empty for a new list, `ids` are ticked at first, and `entries` are all that is saved. Gives `{ name, ids }`, or
 * `{ isRemoved: true }`, or null if the reader changes her mind.
 */
export function askList({ name, ids }, entries, near) {
  const field = Object.assign(element("input"), { type: "text", maxLength: NAME, autocomplete: "off", id: "list-name", required: true, value: name });
  const boxes = entries.map(({ id, snapshot }) => [id, Object.assign(element("input"), { type: "checkbox", checked: ids.includes(id) }), snapshot.title]);
  const fault = element("p", "keep-fault");
  fault.setAttribute("role", "alert");
  const heading = Object.assign(element("h2", "", name ? say("lists.edit_title") : say("lists.new")), { id: "list-title" });
  const dialog = element("dialog", "keep-ask");
  dialog.setAttribute("aria-labelledby", heading.id);
  return new Promise((done) => {
    const close = (answer) => {
      dialog.close();
      dialog.remove();
      if (near?.isConnected) near.focus();
      done(answer);
    };
    const form = element(
      "form", "", heading, Object.assign(element("label", "", say("lists.name")), { htmlFor: field.id }), field, fault,
      element("fieldset", "", element("legend", "", say("lists.contents")), element("ul", "", ...boxes.map(([, box, title]) => element("li", "", element("label", "", box, title))))),
      element(
        "p", "buttons", Object.assign(element("button", "button", name ? say("common.save") : say("lists.make")), { type: "submit" }), button("button quiet", () => close(null), say("common.cancel")),
        ...name ? [button("plain", () => close({ isRemoved: true }), say("lists.remove"))] : []));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const next = cleanName(field.value);
      if (!next) return;
      const chosen = boxes.filter(([, box]) => box.checked).map(([id]) => id);
      if (chosen.length) return void close({ name: next, ids: chosen });
      fault.textContent = name ? say("lists.empty") : say("lists.empty_new");
      boxes[0]?.[1].focus();
    });
    dialog.append(form);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close(null);
    });
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
  });
}
