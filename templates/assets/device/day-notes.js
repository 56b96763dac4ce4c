// What a reader wrote on days of the calendar.
//
// The record is called "calendar": {"version": 1, "notes": [{"id": "m1x2y3", "day": "2026-12-03", "title": "Ring the agent"}, …]}, by day and then
// in the order in which they were written. `id` is drawn at random and never changes, so that a calendar that took a note in knows it again.
import { isDay } from "../days.js";
import { say } from "../say.js";
import { KeptRecord, NotKept } from "./records.js";
import { clean } from "./saved.js";

export const MOST = 500;
export const TITLE = 80;

/** Whether pages can show a note that is kept. */
export const isNote = (one) => typeof one?.id === "string" && /^[a-z0-9-]{6,40}$/.test(one.id) && typeof one.day === "string" && isDay(one.day) && typeof one.title === "string";
export const hasNotes = ({ notes }) => Array.isArray(notes) && notes.every(isNote);

const drawn = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
const byDay = (notes) => notes.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));

export class DayNotes extends KeptRecord {
  constructor() { super("calendar", { notes: [] }, hasNotes); }

  /** By day, also where an import put what it added at the end. */
  get all() { return byDay(this.value.notes); }

  /** Writes what `make` makes of all notes. */
  changeAll(make) { this.change(({ notes }) => ({ notes: byDay(make(notes)) })); }

  /** Writes a note on a day, or another text or day of the note of an id; gives its id. */
  write(day, text, id = drawn()) {
    const title = clean(text.replace(/\s+/g, " ").trim(), TITLE).trim();
    if (!isDay(day)) throw new NotKept(say("notes.wrong_day"));
    if (!title) throw new NotKept(say("notes.no_text"));
    this.changeAll((notes) => {
      if (notes.some((one) => one.id === id)) return notes.map((one) => (one.id === id ? { ...one, day, title } : one));
      if (notes.length >= MOST) throw new NotKept(say("notes.full", { most: MOST }));
      return [...notes, { id, day, title }];
    });
    return id;
  }

  /** Removes a note; gives what puts it back. */
  remove(id) {
    const entry = this.all.find((one) => one.id === id);
    this.changeAll((notes) => notes.filter((one) => one.id !== id));
    return () => this.changeAll((notes) => (entry && !notes.some((one) => one.id === id) ? [...notes, entry] : notes));
  }
}
