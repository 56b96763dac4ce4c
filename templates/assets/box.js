// The search box: a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) that offers what is typed may mean.
import { element } from "./elements.js";
import { say } from "./say.js";

/** A label in which what was typed stands out. */
function marked(label, typed) {
  const text = typed.split(",").at(-1).trim();
  const start = text ? label.toLowerCase().indexOf(text.toLowerCase()) : -1;
  const end = start + text.length;
  return element("span", "", ...start < 0 ? [label] : [label.slice(0, start), element("b", "", label.slice(start, end)), label.slice(end)].filter(Boolean));
}

/**
 * Lets a field offer suggestions in a list. `suggest` gives them for a text, each with its label and, if that is known, how many listings it
 * has, `choose` is told of the one that was taken, and `ask` of a text that was entered as it is.
 */
export function makeBox(input, list, { suggest, choose, ask }) {
  let offered = [];
  let active = -1;
  let asked = 0;

  function close() {
    offered = [];
    active = -1;
    asked += 1;
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function move(step) {
    if (!offered.length) return;
    active = (active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % offered.length;
    [...list.children].forEach((option, place) => option.setAttribute("aria-selected", String(place === active)));
    const option = list.children[active];
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  function take(place) {
    const suggestion = offered[place];
    close();
    input.value = "";
    choose(suggestion);
  }

  async function offer() {
    asked += 1;
    const run = asked;
    const found = await suggest(input.value);
    if (run !== asked || document.activeElement !== input) return;
    if (!found.length) {
      close();
      return;
    }
    offered = found;
    active = -1;
    list.replaceChildren(...found.map(({ label, count }, place) => {
      const option = element("li", "", marked(label, input.value), ...count ? [element("span", "count", ` · ${count}`, element("span", "hidden", ` ${say("search.listings_unit", { count })}`))] : []);
      option.id = `suggestion-${place}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      // The field keeps the focus.
      option.addEventListener("pointerdown", (event) => event.preventDefault());
      option.addEventListener("click", () => take(place));
      return option;
    }));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    input.removeAttribute("aria-activedescendant");
  }

  input.addEventListener("input", () => offer().catch(reportError));
  input.addEventListener("focus", () => { if (!input.value) offer().catch(reportError); });
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && offered.length) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      take(active);
    }
  });
  input.form.addEventListener("submit", (event) => {
    event.preventDefault();
    close();
    const text = input.value.trim();
    input.value = "";
    ask(text);
  });
  // A reader may have gone there, and typed, before this script came.
  if (document.activeElement === input) offer().catch(reportError);
}
