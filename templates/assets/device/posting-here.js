// What is kept of whoever posts: names, contacts and places, which can be forgotten.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { Posters } from "./posters.js";
import { forget } from "./records.js";
import { toast } from "./toast.js";

export class PostingHere {
  #posters = new Posters();
  #told = element("p");
  #forget = button("button quiet", () => this.#remove(), say("settings.forget_posters"));
  #buttons = element("p", "buttons", this.#forget);
  part = element("div", "", this.#told, this.#buttons);

  show() {
    const { people, places } = this.#posters;
    const names = [...people.map(({ name, handle }) => name ?? handle), ...places.map(({ name }) => name)];
    this.#told.textContent = names.length ? say("settings.posters", { names: names.join(", ") }) : say("settings.no_posters");
    this.#buttons.hidden = names.length === 0;
  }

  #remove() {
    attempt(() => {
      const { people, places } = this.#posters;
      forget(this.#posters.record.name);
      toast(say("settings.removed"), { near: this.part, undo: () => attempt(() => this.#posters.record.change(() => ({ people, places })), this.part) });
    }, this.part);
  }
}
