// One of the pictures of a listing in their list: what it shows, and what can be done with it. Once that is said it folds to a line.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { PictureWords } from "./picture-words.js";

/** The program takes no more (Sources/Facts/Fields/ImagesField.swift). */
const LONGEST = 300;
let rows = 0;

/** A button with a mark, and a word where there is room for it. */
function way(className, onPress, word) {
  const press = button(`${className} picture-way`, onPress, element("span", "", word));
  press.title = word;
  return press;
}

const name = (press, words) => press.setAttribute("aria-label", words);

export class PictureRow {
  #place = 1;

  /**
   * `hint` is the id of the words that tell why a picture is described, `words` are what it may show; `on` has what is done: `alt`, `done`, `card`, `move`, `turn`, `remove`.
   */
  constructor(hint, alt, words, on) {
    rows += 1;
    this.image = Object.assign(element("img"), { alt: "", draggable: false });
    this.frame = element("div", "picture-frame", this.image);
    this.input = Object.assign(element("input"), { id: `picture-${rows}`, type: "text", value: alt, autocomplete: "off", enterKeyHint: "done" });
    this.input.required = true;
    // Forms take what it says with the picture, and not by a name of its own.
    this.input.dataset.control = "";
    this.input.dataset.longest = LONGEST;
    this.wrong = Object.assign(element("p", "wrong"), { id: `wrong-${this.input.id}`, hidden: true });
    this.input.setAttribute("aria-describedby", `${hint} ${this.wrong.id}`);
    this.input.addEventListener("input", () => {
      this.#showAlt();
      on.alt();
    });
    // It is one of many fields of a form.
    this.input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      if (event.isComposing) return;
      this.fold();
      if (!this.isFolded) return;
      this.toggle.focus({ preventScroll: true });
      on.done();
    });
    this.words = new PictureWords(words, this.input);
    // That it is needed is said from the start.
    this.open = Object.assign(element("span", "picture-open", say("post_pictures.alt_open")), { hidden: Boolean(alt) });
    this.named = element("span");
    this.label = Object.assign(element("label", "", this.named, " ", this.open), { htmlFor: this.input.id });
    this.mark = element("p", "i-check picture-mark", say("post_pictures.card"));
    this.card = button("plain", on.card, say("post_pictures.use"));
    this.earlier = way("i-up", () => on.move(-1), say("post_pictures.earlier"));
    this.later = way("i-down", () => on.move(1), say("post_pictures.later"));
    this.turn = way("picture-turn", on.turn, say("post_pictures.turn"));
    this.remove = way("i-close", on.remove, say("common.remove"));
    this.said = element("p", "picture-said");
    this.toggle = button("i-edit picture-way picture-toggle", () => {
      this.#setFolded(!this.isFolded);
      if (this.isFolded) on.done();
    }, element("span"));
    this.item = element(
      "li", "picture", this.frame, this.said, element("div", "field", this.label, this.input), this.words.part, element("div", "picture-card", this.mark, this.card),
      element("div", "picture-ways", this.earlier, this.later, this.turn, this.remove, this.toggle), this.wrong);
    this.#showAlt();
    this.fold();
  }

  #showAlt() {
    this.open.hidden = !this.isOpen;
    this.toggle.hidden = !this.alt;
    this.said.textContent = this.alt;
  }

  get isFolded() { return this.item.hasAttribute("data-is-folded"); }

  #setFolded(isFolded) {
    this.item.toggleAttribute("data-is-folded", isFolded);
    this.#nameToggle();
  }

  #nameToggle() {
    const { isFolded, toggle } = this;
    toggle.classList.replace(...(isFolded ? ["i-check", "i-edit"] : ["i-edit", "i-check"]));
    toggle.firstChild.textContent = isFolded ? say("post_pictures.change") : say("post_pictures.done");
    name(toggle, isFolded ? say("post_pictures.change_named", { place: this.#place }) : say("post_pictures.done_named", { place: this.#place }));
  }

  /** Folds it to a line, if it is said what it shows, and nothing is wrong with that. */
  fold() {
    if (this.alt && this.wrong.hidden) this.#setFolded(true);
  }

  /** Whether it is still to be said what it shows. */
  get isOpen() { return this.input.required && !this.alt; }

  /** Lets it stand without words, as one does that was there without any. */
  spare() {
    this.input.required = false;
    this.#showAlt();
  }

  /** What it shows, as its owner says it. */
  get alt() { return this.input.value.replace(/\s+/g, " ").trim(); }

  /** Shows where it stands, and the small picture of it, if that is made; `file` is the name of its file, if there is one. */
  show(place, count, small, isBusy, file) {
    if (file) this.item.dataset.picture = file;
    this.#place = place;
    this.#nameToggle();
    this.input.dataset.missing = say("post_pictures.alt_needed", { place });
    this.named.textContent = say("post_pictures.alt", { place });
    name(this.card, say("post_pictures.use_named", { place }));
    name(this.earlier, say("post_pictures.earlier_named", { place }));
    name(this.later, say("post_pictures.later_named", { place }));
    name(this.turn, say("post_pictures.turn_named", { place }));
    name(this.remove, say("post_pictures.remove_named", { place }));
    // Of one alone nothing else can be the first.
    this.mark.hidden = place > 1 || count === 1;
    this.card.hidden = place === 1;
    this.earlier.hidden = this.later.hidden = count === 1;
    this.earlier.disabled = place === 1;
    this.later.disabled = place === count;
    this.turn.disabled = !small;
    this.frame.classList.toggle("busy", isBusy);
    this.image.hidden = !small;
    if (small && this.image.src !== small) this.image.src = small;
  }

  /** What of it can always be pressed. */
  get way() { return this.isFolded ? this.toggle : this.remove; }

  /** Gives the focus to a button or, where there is nothing left to do with it, to the one that goes back. */
  focus(press) {
    const other = { earlier: this.later, later: this.earlier, card: this.later }[press];
    const one = this[press];
    (one.disabled || one.hidden ? other : one).focus();
  }
}
