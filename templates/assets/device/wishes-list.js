// What a reader is looking for, on the page of all that is kept: a switch, and a form, which is loaded once she opens it.
import { element } from "../elements.js";
import { later } from "../loading.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { toast } from "./toast.js";
import { Wishes } from "./wishes.js";

/** Furnishes a section with a `details` in it. */
export class WishesList {
  constructor(section) {
    this.wishes = new Wishes();
    this.fold = section.querySelector("details");
    this.on = Object.assign(element("input"), { type: "checkbox" });
    this.on.setAttribute("role", "switch");
    this.on.addEventListener("change", () => attempt(() => {
      this.wishes.turn(this.on.checked);
      toast(this.on.checked ? say("wishes.matches_on") : say("wishes.matches_off"), { near: this.on });
    }, this.on));
    this.turn = element("p", "keep-switch", element("label", "", this.on, ` ${say("wishes.show_matches")}`));
    this.fold.before(this.turn);
    this.fold.addEventListener("toggle", () => this.openIfAsked());
    this.openIfAsked();
  }

  openIfAsked() { if (this.fold.open) this.open(); }

  show() {
    const { state, value } = this.wishes.look();
    this.turn.hidden = state !== "kept";
    this.on.checked = value?.on ?? false;
    // What she has written and not saved yet stays.
    if (this.form && !this.form.isChanged && !this.form.form.contains(document.activeElement)) this.form.fill();
  }

  async open() {
    if (this.loading) return;
    this.loading = true;
    try {
      const { WishForm } = await later(import("./wishes-form.js"));
      this.form = await WishForm.load(this.wishes);
      this.form.showIn(this.fold);
    } catch (error) {
      reportError(error);
      this.loading = false;
      this.fold.open = false;
      toast(say("wishes.not_loaded"), { near: this.fold.querySelector("summary") });
    }
  }
}
