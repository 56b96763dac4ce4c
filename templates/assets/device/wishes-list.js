// What a reader is looking for, on the page of all that is kept: a form, which is loaded once she opens it, and a switch.
import { element } from "../elements.js";
import { later } from "../loading.js";
import { attempt } from "./hearts.js";
import { toast } from "./toast.js";
import { Wishes } from "./wishes.js";

export class List {
  constructor() {
    this.wishes = new Wishes();
    this.heading = Object.assign(element("h2", "", "What you’re looking for"), { id: "wishes", tabIndex: -1 });
    const told = element("p", "note", "Say what matters to you, and cards of rooms, homes and people say how well they match. Kept on this device: nobody else sees it.");
    this.on = Object.assign(element("input"), { type: "checkbox" });
    this.on.setAttribute("role", "switch");
    this.on.addEventListener("change", () => attempt(() => {
      this.wishes.turn(this.on.checked);
      toast(this.on.checked ? "Cards say how well they match." : "Matches are off.", { near: this.on });
    }, this.on));
    this.turn = element("p", "keep-switch", element("label", "", this.on, " Show matches on cards"));
    this.summary = element("summary", "", "Your wishes");
    this.fold = element("details", "", this.summary);
    this.section = element("section", "no-print wishes", this.heading, told, this.turn, this.fold);
    this.fold.addEventListener("toggle", () => this.fold.open && this.open());
    this.lookAtAddress();
    addEventListener("hashchange", () => this.lookAtAddress());
  }

  /** A link to "Saved" can lead here. */
  lookAtAddress() {
    if (location.hash !== "#wishes") return;
    this.fold.open = true;
    requestAnimationFrame(() => this.heading.scrollIntoView());
  }

  show() {
    const { state, value } = this.wishes.look();
    this.turn.hidden = state !== "kept";
    this.on.checked = value?.on ?? false;
    if (this.form && !this.form.form.contains(document.activeElement)) this.form.fill();
  }

  async open() {
    if (this.loading) return;
    this.loading = true;
    try {
      const { WishForm } = await later("./wishes-form.js", import.meta.url);
      this.form = await WishForm.load(this.wishes);
      this.form.showIn(this.fold);
    } catch (error) {
      console.error(error);
      this.loading = false;
      this.fold.open = false;
      toast("Couldn’t load the form. Check your connection and try again.", { near: this.summary });
    }
  }
}
