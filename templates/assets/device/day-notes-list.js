// A reader's own notes on days as a list, with a form that writes one, and a file for her calendar.
import { button, element } from "../elements.js";
import { today } from "../days.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { calendarOf } from "./day-notes-file.js";
import { DayNotes, TITLE } from "./day-notes.js";
import { wholeDay } from "./day-words.js";
import { offerFile } from "./offer-file.js";
import { toast } from "./toast.js";

const labelled = (id, text, control, more = {}) => {
  Object.assign(control, { id, ...more });
  return element("p", "field", Object.assign(element("label", "", text), { htmlFor: id }), control);
};

export class List {
  /** Lists the notes from a day on, to another if one is given. */
  constructor({ from = "", to = "9999" } = {}) {
    Object.assign(this, { notes: new DayNotes(), from, to, editing: null });
    this.day = element("input");
    this.text = element("input");
    this.send = Object.assign(element("button", "button", ""), { type: "submit" });
    this.stop = button("button quiet", () => this.edit(null), say("common.cancel"));
    this.form = element(
      "form", "day-note-form", labelled("note-day", say("notes.day"), this.day, { type: "date", required: true, min: "1900-01-01", max: "2200-12-31" }),
      labelled("note-text", say("common.your_note"), this.text, { type: "text", maxLength: TITLE, required: true, autocomplete: "off" }), this.send, this.stop);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.keep();
    });
    this.list = element("ul", "places one");
    this.more = element("p", "note");
    this.take = button("i-calendar button quiet", () => this.offer(), say("notes.download"));
    this.heading = Object.assign(element("h2", "", say("notes.heading")), { tabIndex: -1 });
    this.section = element(
      "section", "no-print day-notes", this.heading, element("p", "note", say("notes.private")),
      this.form, this.list, this.more, element("p", "buttons", this.take));
    this.edit(null);
  }

  /** Writes into the form what is to be changed; with null it is empty again. */
  edit(note, day = "") {
    this.editing = note?.id ?? null;
    this.day.value = note?.day ?? (day || (this.from > today() ? this.from : today()));
    this.text.value = note?.title ?? "";
    this.send.textContent = note ? say("common.save") : say("notes.add");
    this.stop.hidden = !note;
    if (note || day) this.text.focus();
  }

  keep() {
    const { editing } = this;
    attempt(() => {
      const before = this.notes.all.find(({ id }) => id === editing);
      const id = this.notes.write(this.day.value, this.text.value, before ? editing : undefined);
      const { day } = this.notes.all.find((one) => one.id === id);
      this.edit(null);
      this.day.value = day;
      this.text.focus();
      const undo = () => (before ? this.notes.write(before.day, before.title, id) : this.notes.remove(id));
      toast(before ? say("notes.changed", { day: wholeDay(day) }) : say("notes.added", { day: wholeDay(day) }), { near: this.send, undo: () => attempt(undo, this.send) });
    }, this.send);
  }

  remove(id) {
    attempt(() => {
      const { day } = this.notes.all.find((one) => one.id === id);
      const undo = this.notes.remove(id);
      if (this.editing === id) this.edit(null);
      // With the last note the section can go, and nothing in it takes the focus.
      const near = this.section.hidden ? document.querySelector("main") : this.heading;
      near.focus();
      toast(say("notes.removed", { day: wholeDay(day) }), { near, undo: () => attempt(undo, near) });
    }, this.heading);
  }

  offer() {
    const title = document.querySelector("meta[property='og:site_name']")?.content ?? location.host;
    offerFile("my-notes.ics", "text/calendar", calendarOf(this.notes.all, new Date(), { host: location.hostname, title: say("notes.calendar", { site: title }) }));
  }

  show() {
    const { all } = this.notes;
    const shown = all.filter(({ day }) => day >= this.from && day <= this.to);
    this.list.replaceChildren(...shown.map((note) => {
      const edit = button("i-edit keep-button", () => this.edit(note));
      edit.setAttribute("aria-label", say("notes.edit_named", { note: note.title, day: wholeDay(note.day) }));
      const remove = button("i-close keep-button", () => this.remove(note.id));
      remove.setAttribute("aria-label", say("notes.remove_named", { note: note.title, day: wholeDay(note.day) }));
      return element("li", "", element("span", "", element("b", "", wholeDay(note.day)), " ", element("bdi", "", note.title)), element("span", "count"), edit, remove);
    }));
    const others = all.length - shown.length;
    this.more.hidden = others === 0;
    this.more.textContent = others ? say("notes.elsewhere", { count: others }) : "";
    this.take.hidden = all.length === 0;
    // Where no days stand, notes are kept in sight, but not the first one written.
    if (!this.from) this.section.hidden = all.length === 0;
    if (this.editing && !all.some(({ id }) => id === this.editing)) this.edit(null);
  }
}
