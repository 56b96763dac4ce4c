// What pictures of a kind usually show, as buttons that describe one: few people have to type it.
import { button, element } from "../elements.js";
import { say } from "../say.js";

/** What keeps a word and what somebody wrote beside it apart. */
const BETWEEN = /^[\s,]+/;
/** Whether a description is a word, or goes on from it: "Kitchen with gas stove". */
const isOf = (text, word) => text === word || [" ", ","].includes(text.charAt(word.length)) && text.startsWith(word);

export class PictureWords {
  #words;
  #input;
  #presses;

  /** Of some words, for what describes a picture. */
  constructor(words, input) {
    [this.#words, this.#input] = [words, input];
    this.#presses = new Map(words.map((word) => [word, button("picture-word", () => this.#take(word), word)]));
    this.part = element("div", "picture-words", ...this.#presses.values());
    this.part.setAttribute("role", "group");
    this.part.hidden = words.length === 0;
  }

  /** The longest word that a description is or goes on from; an empty one for any other. */
  #wordOf(text) { return this.#words.filter((word) => isOf(text, word)).sort((one, other) => other.length - one.length)[0] ?? ""; }

  /** Puts a word in the place of the one that is there, or takes it away if it is that one; what somebody wrote beside it stays. */
  #take(word) {
    const before = this.#input.value.trim();
    const there = this.#wordOf(before);
    const own = before.slice(there.length);
    const isAway = there === word;
    this.#input.value = isAway ? own.replace(BETWEEN, "") : there || !own ? word + own : `${word}, ${own}`;
    for (const type of ["input", "change"]) this.#input.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** Shows them for the picture at a place, of that description, beside those of other pictures. */
  show(place, text, others) {
    this.part.setAttribute("aria-label", say("post_pictures.shows", { place }));
    for (const [word, press] of this.#presses) {
      press.setAttribute("aria-label", say("post_pictures.shows_named", { word, place }));
      press.setAttribute("aria-pressed", String(word === this.#wordOf(text)));
      press.classList.toggle("used", others.some((other) => isOf(other, word)));
    }
  }
}
