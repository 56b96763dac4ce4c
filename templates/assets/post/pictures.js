// The pictures of a listing that is being written: chosen, made ready for publishing on the device (shrink.js), described, turned and put in order.
import { button, element } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { isStill } from "../device/tick.js";
import { toast } from "../device/toast.js";
import { PictureChooser } from "./picture-chooser.js";
import { freeStem, nameOf } from "./picture-names.js";
import { PictureRow } from "./picture-row.js";
import { NoPicture, prepare, shrink } from "./shrink.js";

/** The most pictures that a listing may have (Sources/Facts/Fields/ImagesField.swift). */
const MOST = 40;

/** The bytes of a small picture as an address, which the published policy lets pages show. */
const addressOf = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
});

const stemOf = (name) => name.replace(/\.[^.]*$/, "");
const isSame = (file) => ({ source }) => source.name === file.name && source.size === file.size && source.lastModified === file.lastModified;

export class Pictures {
  /** Shows them at the end of `parent`. `words` are what they usually show; `onChange` is called whenever `value` is another. */
  constructor(parent, { words = [], onChange = () => {} } = {}) {
    Object.assign(this, { words, onChange, entries: [], stems: new Set(), works: new Set(), coming: 0, total: 0 });
    this.root = element("div", "pictures");
    this.chooser = new PictureChooser(this.root, (files) => this.add(files));
    this.hint = Object.assign(element("p", "note", words.length ? say("post_pictures.alt_choose", { example: words[0] }) : say("post_pictures.alt_about")), { id: "pictures-hint" });
    this.faults = element("ul", "picture-faults");
    this.bar = element("progress");
    this.bar.setAttribute("aria-label", say("post_pictures.working"));
    this.counted = element("span");
    // Whoever hears the page is told once, as it happens.
    this.counted.ariaHidden = "true";
    this.progress = element("p", "picture-progress", this.bar, this.counted);
    this.list = element("ol", "picture-list");
    this.list.setAttribute("role", "list");
    this.status = element("p", "hidden");
    const told = element("div", "", this.faults);
    for (const live of [this.status, told]) live.setAttribute("role", "status");
    this.root.append(
      element("p", "note", say("post_pictures.about", { most: MOST })), this.chooser.part, told, this.progress, this.hint, this.list, this.status);
    parent.append(this.root);
    // By then a press has reached what it was meant for, and a key what comes next.
    for (const type of ["click", "keyup"]) document.addEventListener(type, ({ target }) => this.foldBut(target));
    this.show();
    prepare();
  }

  /**
   * Those that are ready, in their order: `{ name, blob, alt, width, height, small }`, of which `small` is the address of a small one. One that `isKept`
   * has no bytes: the board has them.
   */
  get value() {
    return this.entries.filter(({ blob, kept }) => blob || kept).map(({ stem, blob, kept, row, width, height, small }) => (
      kept ? { name: kept, alt: row.alt, small, isKept: true } : { name: nameOf(stem, blob), blob, alt: row.alt, width, height, small }));
  }

  /** Settles when none is worked on. */
  get ready() { return this.settle(); }

  async settle() {
    while (this.works.size) await Promise.all(this.works);
  }

  /** Puts pictures that were made ready before, in the place of all: `{ name, blob, alt }`, and what else `value` has of them, if that is known. */
  restore(list) {
    this.entries = list.map(({ name, blob, alt = "", width, height, small, isKept, isSpare }) => this.entry(
      blob ?? {}, stemOf(name), alt, isKept ? { kept: name, small, isSpare } : { isReady: true, blob, width, height, small }));
    // What is taken out may come back.
    for (const { kept, stem } of this.entries) if (kept) this.stems.add(stem);
    this.show();
    this.entries.filter(({ small }) => !small).forEach((entry) => this.work(entry));
  }

  /** Takes files in, at the end. */
  add(files) {
    this.faults.replaceChildren();
    const known = files.filter((file) => this.entries.some(isSame(file)));
    const fresh = files.filter((file) => !known.includes(file));
    const room = Math.max(0, MOST - this.entries.length);
    for (const { name } of known) this.fault(say("post_pictures.there", { name }));
    if (fresh.length > room) {
      const names = new Intl.ListFormat(language).format(fresh.slice(room).map(({ name }) => name));
      this.fault(say("post_pictures.too_many", { most: MOST, names }));
    }
    const taken = new Set([...this.stems, ...this.entries.map(({ stem }) => stem)]);
    const added = fresh.slice(0, room).map((file) => {
      const stem = freeStem(file.name, taken);
      taken.add(stem);
      return this.entry(file, stem, "");
    });
    if (!added.length) return;
    this.entries.push(...added);
    this.tell(say("post_pictures.working"));
    this.show();
    added.forEach((entry) => this.work(entry));
  }

  entry(source, stem, alt, more = {}) {
    const entry = { source, stem, turn: 0, made: 0, works: 0, isWaiting: false, ...more };
    entry.row = new PictureRow(this.hint.id, alt, this.words, {
      alt: () => {
        this.showWords();
        if (entry.blob || entry.kept) this.onChange();
      },
      done: () => this.showNext(entry),
      card: () => this.move(entry, 0, "card"),
      move: (by) => this.move(entry, this.entries.indexOf(entry) + by, by < 0 ? "earlier" : "later"),
      turn: () => this.turn(entry),
      remove: () => this.remove(entry),
    });
    entry.row.turn.hidden = Boolean(entry.kept);
    if (entry.isSpare) entry.row.spare();
    return entry;
  }

  /** Makes a picture ready as it is turned by then. */
  async work(entry) {
    if (entry.isWaiting) return;
    const isNew = !entry.small;
    if (isNew) {
      this.total = this.coming ? this.total + 1 : 1;
      this.coming += 1;
    }
    const work = this.make(entry).catch((error) => this.fail(entry, error));
    this.works.add(work);
    entry.works += 1;
    this.show();
    await work;
    this.works.delete(work);
    entry.works -= 1;
    if (isNew) {
      this.coming -= 1;
      if (this.coming === 0 && this.entries.length > 0) this.tell(say("post_pictures.worked"));
    }
    this.show();
  }

  async make(entry) {
    let turn;
    entry.isWaiting = true;
    const found = await shrink(() => {
      entry.isWaiting = false;
      ({ turn } = entry);
      return this.entries.includes(entry) ? { file: entry.source, turn, isReady: entry.isReady } : null;
    });
    if (!found) return;
    const small = await addressOf(found.small);
    Object.assign(entry, { ...found, small, made: turn });
    if (this.entries.includes(entry)) this.onChange();
  }

  /** Says why a file is no picture, and leaves it out. One that was ready stays as it was. */
  async fail(entry, error) {
    if (entry.blob && !entry.isReady) {
      // The original may be gone by now, as some phones have it; what was made of it is here.
      Object.assign(entry, { source: entry.blob, isReady: true, turn: (entry.turn - entry.made + 4) % 4, made: 0 });
      await this.make(entry).catch((other) => this.fail(entry, other));
      return;
    }
    if (!(error instanceof NoPicture)) reportError(error);
    this.fault(error instanceof NoPicture ? error.message : say("post_pictures.failed", { name: entry.source.name ?? entry.stem }));
    entry.turn = entry.made;
    if (entry.small) return;
    const hadFocus = entry.row.item.contains(document.activeElement);
    this.entries = this.entries.filter((one) => one !== entry);
    this.show();
    if (hadFocus) this.chooser.add.focus();
    this.onChange();
  }

  fault(words) {
    const item = element("li", "i-info notice", element("span", "", words));
    const close = button("i-close plain", () => {
      item.remove();
      this.chooser.add.focus();
    });
    close.setAttribute("aria-label", say("toast.close"));
    item.append(close);
    this.faults.append(item);
  }

  turn(entry) {
    entry.turn = (entry.turn + 1) % 4;
    this.tell(say("post_pictures.turned", { place: this.entries.indexOf(entry) + 1 }));
    this.work(entry);
  }

  /** Gives a picture another place; the focus stays with the button that was pressed. */
  move(entry, to, press) {
    const from = this.entries.indexOf(entry);
    this.entries.splice(from, 1);
    this.entries.splice(to, 0, entry);
    this.show();
    entry.row.focus(press);
    const told = say("post_pictures.moved", { from: from + 1, to: to + 1, count: this.entries.length });
    this.tell(to === 0 ? `${told} ${say("post_pictures.now_card")}` : told);
    this.onChange();
  }

  remove(entry) {
    const place = this.entries.indexOf(entry);
    this.entries.splice(place, 1);
    this.show();
    const near = (this.entries[place] ?? this.entries[place - 1])?.row.way ?? this.chooser.add;
    near.focus();
    toast(say("post_pictures.removed", { place: place + 1 }), {
      near, undo: () => {
        // Another may have its name by now.
        const taken = new Set(this.entries.map(({ stem }) => stem));
        if (taken.has(entry.stem) && !entry.kept) entry.stem = freeStem(entry.stem, taken);
        this.entries.splice(Math.min(place, this.entries.length), 0, entry);
        this.show();
        if (!entry.blob && !entry.kept) this.work(entry);
        this.onChange();
      },
    });
    this.onChange();
  }

  /** Folds the pictures that are described, once somebody goes on to what is in none of them: that stays where it is on the screen. */
  foldBut(target) {
    const open = this.entries.filter(({ row }) => !row.isFolded && !row.item.contains(target));
    if (!open.length || !target.isConnected) return;
    const { top } = target.getBoundingClientRect();
    for (const { row } of open) row.fold();
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
    if (target.closest(".picture-words")) this.showNext(open.at(-1));
  }

  /** Brings the next picture that is not described onto the screen, for whoever goes on from one that is; the focus stays where it is. */
  showNext(entry) {
    const place = this.entries.indexOf(entry);
    const next = [...this.entries.slice(place + 1), ...this.entries.slice(0, place)].find(({ row }) => row.isOpen);
    next?.row.item.scrollIntoView({ block: "nearest", behavior: isStill() ? "instant" : "smooth" });
  }

  /** Tells what happened to those who don't see it; the same words twice are told twice. */
  tell(words) { this.status.textContent = this.status.textContent === words ? `${words}\u00a0` : words; }

  showWords() {
    const shown = this.entries.map(({ row }) => row.alt);
    this.entries.forEach(({ row }, place) => row.words.show(place + 1, shown[place], shown.filter((_, other) => other !== place)));
  }

  show() {
    const items = new Set(this.entries.map(({ row }) => row.item));
    for (const item of [...this.list.children]) if (!items.has(item)) item.remove();
    // What stands in its place already is not touched: somebody may be writing in it.
    [...items].forEach((item, place) => item !== this.list.children[place] && this.list.insertBefore(item, this.list.children[place] ?? null));
    this.entries.forEach(({ row, small, works, stem, blob, kept }, place) => row.show(
      place + 1, this.entries.length, small, works > 0, kept ?? (blob && nameOf(stem, blob))));
    this.showWords();
    this.hint.hidden = this.list.hidden = this.entries.length === 0;
    // What was there for long enough to be looked at stays: nothing below it moves.
    this.progress.hidden = this.total < 2 || this.entries.length === 0;
    this.bar.hidden = this.coming === 0;
    const done = this.total - this.coming;
    Object.assign(this.bar, { max: Math.max(1, this.total), value: done });
    this.counted.textContent = this.coming ? say("post_pictures.progress", { done, count: this.total }) : say("post_pictures.worked");
  }
}
