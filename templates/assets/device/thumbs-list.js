// What a reader gave a thumb, on the page of all that is kept.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { base } from "./records.js";
import { Thumbs } from "./thumbs.js";
import { toast } from "./toast.js";
import { isThumbEntry } from "./valid.js";

export class List {
  constructor() {
    this.thumbs = new Thumbs();
    this.list = element("ul", "places one");
    this.heading = Object.assign(element("h2", "", say("kept.thumbs")), { tabIndex: -1 });
    this.section = element("section", "no-print", this.heading, element("p", "note", say("thumbs.private")), this.list);
  }

  show() {
    const all = this.thumbs.all.filter(isThumbEntry);
    this.section.hidden = all.length === 0;
    this.list.replaceChildren(...all.map(({ id, path, title }) => {
      const back = button("i-close keep-button", () => attempt(() => {
        const undo = this.thumbs.remove(id);
        const near = this.section.hidden ? document.querySelector("main") : this.heading;
        near.focus();
        toast(say("thumbs.taken_back"), { near, undo: () => attempt(undo, near) });
      }, back));
      back.setAttribute("aria-label", say("thumbs.take_back_named", { title }));
      return element("li", "", Object.assign(element("a", "", element("bdi", "", title)), { href: `${base}${path}/` }), element("span", "count"), back);
    }));
  }
}
