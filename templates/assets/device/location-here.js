// What is remembered of where the reader is: nothing, unless she saved a search near her.
import { KeptSearches } from "../kept.js";
import { button, element } from "../elements.js";
import { attempt } from "./hearts.js";
import { toast } from "./toast.js";

const POINT = /-?\d{1,3}\.\d+,-?\d{1,3}\.\d+/;
const STATES = {
  granted: "Your browser lets this site ask for your location without asking you each time. You can change that in its settings for this site.",
  denied: "Your browser is set to never share your location with this site.",
  prompt: "Your browser asks you each time this site wants your location.",
};
const isNear = ({ query }) => POINT.test(new URLSearchParams(query).get("near") ?? "");

export class LocationHere {
  constructor() {
    this.searches = new KeptSearches();
    this.allowed = element("p");
    this.kept = element("p");
    this.forget = button("button quiet", () => this.remove(), "Remove them");
    this.buttons = element("p", "buttons", this.forget);
    this.part = element("div", "", this.allowed, this.kept, this.buttons);
    this.ask();
  }

  /** Whether the browser would tell, where it says so. */
  async ask() {
    const status = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
    const show = () => { this.allowed.textContent = STATES[status?.state] ?? ""; };
    status?.addEventListener("change", show);
    show();
  }

  show() {
    const { length } = this.searches.all.filter(isNear);
    this.kept.textContent = length === 0 ? "No location is kept here." : `${length === 1 ? "One saved search has" : `${length} saved searches have`} a place near you in ${length === 1 ? "it" : "them"}, rounded to about a kilometre.`;
    this.forget.textContent = length === 1 ? "Remove it" : "Remove them";
    this.buttons.hidden = length === 0;
  }

  remove() {
    attempt(() => {
      const before = this.searches.all;
      this.searches.record.change(() => ({ searches: before.filter((one) => !isNear(one)) }));
      toast("Removed.", { near: this.part, undo: () => attempt(() => this.searches.record.change(() => ({ searches: before })), this.part) });
    }, this.part);
  }
}
