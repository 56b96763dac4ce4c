// The box of the search page. What understands what is typed is loaded when somebody goes there; what was entered before it is there counts.
import { later } from "./loading.js";

export class SearchBox {
  /** `hasEntered` says whether something was entered already, on another page. */
  constructor(box, suggestions, hasEntered) {
    Object.assign(this, { box, suggestions, hasEntered, early: new AbortController(), isBegun: false });
    box.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.hasEntered = true;
    }, this.early);
  }

  /** Lets the box understand what is typed: `parts` and `answers` are those of asking.js, and `fail` is told if that cannot be loaded. */
  listen(parts, answers, fail) {
    const begin = () => {
      if (this.isBegun) return;
      this.isBegun = true;
      this.understand(parts, answers).catch(fail);
    };
    // Few who come by a link type.
    this.box.addEventListener("focus", begin);
    this.box.form.addEventListener("submit", begin, this.early);
    if (this.hasEntered || document.activeElement === this.box) begin();
  }

  async understand(parts, answers) {
    const { Asking } = await later(import("./asking.js"));
    this.early.abort();
    new Asking(this.box, this.suggestions, parts, answers);
    if (this.hasEntered) this.box.form.requestSubmit();
    else if (document.activeElement === this.box) this.box.dispatchEvent(new Event("input"));
  }
}
