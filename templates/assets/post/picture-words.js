// What pictures of a kind usually show, as buttons that describe one: few people have to type it.
import { toast } from "../device/toast.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";

/** Whether a description is a word, or goes on from it: "Kitchen with gas stove". */
const isOf = (text, word) => text === word || [" ", ","].includes(text.charAt(word.length)) && text.startsWith(word);

export class PictureWords {
  #words;
  #input;
  #presses;

  /** Of some words, for what describes a picture. */
  constructor(words, input) {
    [this.#words, this.#input] = [words, input];
    this.#presses = new Map(words.map((word) => [word, button("picture-word", (press) => this.#take(word, press), word)]));
    this.part = element("div", "picture-words", ...this.#presses.values());
    this.part.setAttribute("role", "group");
    this.part.hidden = words.length === 0;
  }

  #fill(text) {
    this.#input.value = text;
    for (const type of ["input", "change"]) this.#input.dispatchEvent(new Event(type, { bubbles: true }));
  }

  #take(word, near) {
    const before = this.#input.value.trim();
    this.#fill(word);
    // What somebody wrote herself does not go for good.
    if (before && !this.#words.includes(before)) toast(say("post_pictures.replaced", { text: before }), { near, undo: () => this.#fill(before) });
  }

  /** Shows them for the picture at a place, of that description, beside those of other pictures: words that these have come last. */
  show(place, text, others) {
    this.part.setAttribute("aria-label", say("post_pictures.shows", { place }));
    const isUsed = (word) => others.some((other) => isOf(other, word));
    const order = [...this.#words.filter((word) => !isUsed(word)), ...this.#words.filter(isUsed)];
    order.forEach((word, at) => {
      const press = this.#presses.get(word);
      press.setAttribute("aria-label", say("post_pictures.shows_named", { word, place }));
      press.setAttribute("aria-pressed", String(isOf(text, word)));
      press.classList.toggle("used", isUsed(word));
      if (this.part.children[at] !== press) this.part.insertBefore(press, this.part.children[at]);
    });
  }
}
