// Asks before something that can't be undone.
import { button, element } from "../elements.js";
import { say } from "../say.js";

/** The first button does nothing and has the focus. Gives the place of the button that was pressed, -1 for none. */
export function ask(title, text, answers, near) {
  const dialog = element("dialog", "keep-ask");
  const heading = Object.assign(element("h2", "", title), { id: "ask-title" });
  dialog.setAttribute("aria-labelledby", heading.id);
  return new Promise((done) => {
    const close = (answer) => {
      dialog.close();
      dialog.remove();
      near?.focus();
      done(answer);
    };
    const cancel = button("button", () => close(-1), say("common.cancel"));
    dialog.append(heading, element("p", "", text), element("p", "buttons", cancel, ...answers.map((words, place) => button("button quiet", () => close(place), words))));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close(-1);
    });
    document.body.append(dialog);
    dialog.showModal();
    cancel.focus();
  });
}
