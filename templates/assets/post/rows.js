// Groups of which a form takes several: a press adds another one, empty, and each of these can be taken out again.
import { button } from "../elements.js";
import { say } from "../say.js";

let added = 0;

/** Gives a row ids of its own, with labels that point to them. */
function renew(row) {
  added += 1;
  for (const control of row.querySelectorAll("[name]")) {
    control.value = "";
    control.removeAttribute("aria-invalid");
    const id = `${control.name}-${added}`;
    row.querySelector(`[for="${CSS.escape(control.id)}"]`)?.setAttribute("for", id);
    control.id = id;
  }
}

/** Lets a part of a form have more rows; `changed` is told of each. */
export function repeat(ask, changed) {
  const another = ask.querySelector("[data-another]");
  const legend = ask.querySelector("legend").firstChild.textContent.trim();
  const first = ask.querySelector(".post-row");
  const rows = () => [...ask.querySelectorAll(".post-row")];
  /** Whoever hears the page is told which row it is. */
  const number = () => rows().forEach((row, place) => {
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", `${legend} ${place + 1}`);
    row.querySelector("[data-less]")?.setAttribute("aria-label", say("post.less_named", { place: place + 1 }));
  });
  another.addEventListener("click", () => {
    const row = first.cloneNode(true);
    renew(row);
    const less = button("i-close button quiet", () => {
      row.remove();
      number();
      another.focus();
      changed();
    }, say("common.remove"));
    less.dataset.less = "";
    row.append(less);
    rows().at(-1).after(row);
    number();
    row.querySelector("[name]").focus();
    changed();
  });
}
