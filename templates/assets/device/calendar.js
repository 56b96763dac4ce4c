// Where days of a month stand, in its grid and as a list: a reader's own notes on each, and a button that writes one. The buttons of the grid are
// no stop for those who go through the page by Tab: the form below does the same.
import { GAP, around } from "../around.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { List } from "./day-notes-list.js";
import { wholeDay } from "./day-words.js";
import { changes, isOff } from "./records.js";

const cells = [...document.querySelectorAll("[data-day]")];
const days = cells.map(({ dataset }) => dataset.day).sort();
const list = new List({ from: days[0], to: days.at(-1) });

/** Where the notes of a day stand: in the grid in a slot of its cell, in the list of days after its heading. */
const spot = (cell) => cell.querySelector(":scope > .own") ?? cell.querySelector(":scope > .section-head") ?? cell;
const isInGrid = (cell) => cell.matches("td");

function showDay(cell, all) {
  const { day } = cell.dataset;
  cell.querySelector(".own-notes")?.remove();
  const own = all.filter((note) => note.day === day);
  if (!own.length) return;
  const items = own.map((note) => {
    const parts = around(say("calendar.your_note", { note: GAP }), element("bdi", "", note.title));
    return element("li", "i-note", ...parts.map((part) => (typeof part === "string" ? element("span", "hidden", part) : part)));
  });
  const notes = element("ul", "own-notes", ...items);
  if (isInGrid(cell)) spot(cell).prepend(notes);
  else spot(cell).after(notes);
}

function show() {
  const off = isOff();
  list.section.hidden = off;
  for (const link of document.querySelectorAll("a[href='#own-notes']")) link.parentElement.hidden = off;
  list.show();
  for (const cell of cells) {
    let add = cell.querySelector(".own-add");
    if (!off && !add) {
      const { day } = cell.dataset;
      add = button("own-add no-print", () => list.edit(null, day), isInGrid(cell) ? "+" : "");
      add.setAttribute("aria-label", say("calendar.add_note_on", { day: wholeDay(day) }));
      if (isInGrid(cell)) add.tabIndex = -1;
      spot(cell).append(add);
    }
    if (add) add.hidden = off;
    showDay(cell, off ? [] : list.notes.all);
  }
}

const slot = document.querySelector("[data-own-notes]");
if (slot) slot.append(list.section);
else [...document.querySelectorAll("main > :has([data-day])")].at(-1).after(list.section);
changes.addEventListener("change", ({ detail }) => ["calendar", "settings", "all"].includes(detail) && show());
show();
