// The note on a saved listing: shown as text once it is written, and open to write while the reader says so.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { NOTE } from "./saved.js";

/** How long a reader who writes pauses before it is kept, in milliseconds. */
const PAUSE = 300;

export class SavedNote {
  /** `keep` is given the note that was shown, the one that was written and its field, and gives what is kept; `read` gives the note that is kept. */
  constructor(keep, read, labelled) {
    Object.assign(this, { keep, stored: "", shown: "", isOpen: false });
    this.field = Object.assign(element("textarea"), { maxLength: NOTE, rows: 3 });
    // Every write tells all tabs, so it waits until the reader pauses.
    this.field.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.keepNow(), PAUSE);
    });
    this.field.addEventListener("blur", () => this.keepNow());
    this.field.addEventListener("focus", () => this.show(read()));
    this.press = button("i-note keep-press", () => this.open(true), say("saved.note"));
    this.edit = button("plain no-print", () => this.open(true), say("common.edit"));
    this.text = element("span");
    this.told = element("p", "keep-note", this.text, " ", this.edit);
    this.editor = element(
      "div", "keep-write no-print", ...labelled(say("saved.note_label"), this.field), button("button quiet", () => this.open(false), say("saved.note_done")));
    this.editor.addEventListener("keydown", ({ key }) => key === "Escape" && this.open(false));
    this.arrange();
  }

  /** What the buttons are called, which listing they are of. */
  name(title) {
    this.press.setAttribute("aria-label", say("saved.note_named", { title }));
    this.edit.setAttribute("aria-label", say("saved.edit_note_named", { title }));
  }

  open(isOpen) {
    if (!isOpen) this.keepNow();
    this.isOpen = isOpen;
    this.arrange();
    (isOpen ? this.field : this.stored ? this.edit : this.press).focus();
  }

  arrange() {
    this.text.textContent = this.stored;
    this.editor.hidden = !this.isOpen;
    this.told.hidden = this.isOpen || !this.stored;
    this.press.hidden = this.isOpen || Boolean(this.stored);
  }

  /** Shows a note, unless what was written here is still to be kept. A tab in the background keeps its focused element, so the focus tells nothing. */
  show(note) {
    if (this.field.value !== this.shown) return;
    this.stored = note;
    if (this.field.value !== note) this.field.value = note;
    // Line breaks may read differently from how they were set.
    this.shown = this.field.value;
    this.arrange();
  }

  /** Keeps what was written since the note was last shown. */
  keepNow() {
    clearTimeout(this.timer);
    if (this.field.value === this.shown) return;
    const kept = this.keep(this.stored, this.field.value, this.field);
    // What can't be kept stays in sight.
    if (kept === undefined) return;
    if (this.field.value !== kept) this.field.value = kept;
    Object.assign(this, { stored: kept, shown: this.field.value });
    this.arrange();
  }
}
