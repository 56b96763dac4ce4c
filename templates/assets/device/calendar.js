// Where days of a month stand, such as in its grid: a reader's own notes on each, and a button that writes one. The buttons are no stop for those
// who go through the page by Tab: the form below does the same.
import { button, element } from "../elements.js";
import { List } from "./day-notes-list.js";
import { wholeDay } from "./day-words.js";
import { changes, isOff } from "./records.js";

const cells = [...document.querySelectorAll("[data-day]")];
const days = cells.map(({ dataset }) => dataset.day).sort();
const list = new List({ from: days[0], to: days.at(-1) });

/** Where the notes of a day stand: its slot, or its end. */
const spot = (cell) => cell.querySelector("[data-notes]") ?? cell;

function showDay(cell, all) {
  const place = spot(cell);
  const { day } = cell.dataset;
  place.querySelector(":scope > .own-notes")?.remove();
  const own = all.filter((note) => note.day === day);
  if (!own.length) return;
  const items = own.map((note) => element("li", "i-note", element("span", "hidden", "Your note: "), element("bdi", "", note.title)));
  const notes = element("ul", "own-notes", ...items);
  const add = place.querySelector(":scope > .own-add");
  if (add) add.before(notes);
  else place.append(notes);
}

function show() {
  const off = isOff();
  list.section.hidden = off;
  list.show();
  for (const cell of cells) {
    let add = spot(cell).querySelector(":scope > .own-add");
    if (!off && !add) {
      add = button("own-add no-print", () => list.edit(null, cell.dataset.day), element("span", "", "+"));
      add.setAttribute("aria-label", `Add a note on ${wholeDay(cell.dataset.day)}`);
      add.tabIndex = -1;
      spot(cell).append(add);
    }
    if (add) add.hidden = off;
    showDay(cell, off ? [] : list.notes.all);
  }
}

const slot = document.querySelector("[data-own-notes]");
if (slot) slot.append(list.section);
else (cells[0].closest("main > *") ?? cells[0]).after(list.section);
changes.addEventListener("change", ({ detail }) => ["calendar", "settings", "all"].includes(detail) && show());
show();
