// The pictures of a listing that is there, and those that are to come: what stays is named, and only what is new is sent.
import { element } from "../elements.js";
import { say } from "../say.js";
import { Pictures } from "./pictures.js";
import { group, list, scalar } from "./yaml.js";

const signature = (pictures) => JSON.stringify(pictures.map(({ name, alt }) => [name, alt]));

export class ChangedPictures {
  #pictures;
  #published;
  #base;
  /** How they are arranged, for the draft, which has the new ones themselves. */
  #order = Object.assign(element("input"), { type: "hidden", name: "pictures" });

  /** Those at addresses, as `{ name, alt, small }`, at the end of `parent`; `words` are what new ones may show. */
  constructor(parent, published, words, onChange) {
    this.#published = published.map((one) => ({ ...one, isKept: true, isSpare: !one.alt }));
    this.#pictures = new Pictures(parent, { words, onChange: () => {
      this.#order.value = this.isOther ? JSON.stringify(this.#all.map(({ name, alt, isKept = false }) => [name, alt, isKept])) : "";
      onChange();
    } });
    parent.append(this.#order);
    this.#pictures.restore(this.#published);
    this.#base = signature(this.#published);
  }

  get #all() { return this.#pictures.value; }

  get isOther() { return signature(this.#all) !== this.#base; }

  /** Settles when none is worked on. */
  get ready() { return this.#pictures.ready; }

  /** The new ones, with their bytes. */
  get value() { return this.#all.filter(({ isKept }) => !isKept); }

  /** Puts new ones that were kept in a draft where they were among the others. */
  restore(drafted) {
    if (!this.#order.value) return;
    const pictures = JSON.parse(this.#order.value).map(([name, alt, isKept]) => {
      const found = (isKept ? this.#published : drafted).find((one) => one.name === name);
      return found && { ...found, alt };
    });
    this.#pictures.restore(pictures.filter(Boolean));
  }

  get count() { return this.#all.length; }

  /** The names of those that were taken out. */
  get removed() {
    const kept = this.#all.filter(({ isKept }) => isKept).map(({ name }) => name);
    return this.#published.map(({ name }) => name).filter((name) => !kept.includes(name));
  }

  /** The list as the file of a change has it: one of which nothing else is said stays as it is written. */
  get written() {
    const known = new Map(this.#published.map(({ name, alt }) => [name, alt]));
    return list(this.#all.map(({ name, alt, isKept }) => (isKept && known.get(name) === alt ? scalar(name) : group([["file", scalar(name)], ["alt", scalar(alt)]]))));
  }

  /** What is told of the change before it is sent, a line each. */
  get told() {
    const [now, before] = [this.#all, this.#published];
    const kept = now.filter(({ isKept }) => isKept).map(({ name }) => name);
    const stay = before.filter(({ name }) => kept.includes(name));
    const [added, removed] = [now.length - kept.length, before.length - kept.length];
    const isSame = (one) => now.find(({ name, isKept }) => isKept && name === one.name).alt === one.alt;
    const described = stay.filter((one) => !isSame(one)).length;
    const isMoved = String(stay.map(({ name }) => name)) !== String(kept) || now.slice(0, kept.length).some(({ isKept }) => !isKept);
    return [
      added && say("changing.pictures_added", { count: added }), removed && say("changing.pictures_removed", { count: removed }),
      described && say("changing.pictures_described", { count: described }), isMoved && say("changing.pictures_moved"),
    ].filter(Boolean);
  }

  /** They have left as they are now: the next change differs from these. */
  left() { this.#base = signature(this.#all); }
}
