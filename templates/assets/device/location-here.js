// What is remembered of where the reader is: nothing, unless she saved a search near her.
import { KeptSearches } from "../kept.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { toast } from "./toast.js";

const POINT = /-?\d{1,3}\.\d+,-?\d{1,3}\.\d+/;
const STATES = {
  granted: say("settings.location_granted"),
  denied: say("settings.location_denied"),
  prompt: say("settings.location_prompt"),
};
const isNear = ({ query }) => POINT.test(new URLSearchParams(query).get("near") ?? "");

export class LocationHere {
  constructor() {
    this.searches = new KeptSearches();
    this.allowed = element("p");
    this.kept = element("p");
    this.forget = button("button quiet", () => this.remove(), say("settings.remove_locations"));
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
    this.kept.textContent = say("settings.locations", { count: length });
    this.forget.textContent = length === 1 ? say("settings.remove_location") : say("settings.remove_locations");
    this.buttons.hidden = length === 0;
  }

  remove() {
    attempt(() => {
      const before = this.searches.all;
      this.searches.record.change(() => ({ searches: before.filter((one) => !isNear(one)) }));
      toast(say("settings.removed"), { near: this.part, undo: () => attempt(() => this.searches.record.change(() => ({ searches: before })), this.part) });
    }, this.part);
  }
}
