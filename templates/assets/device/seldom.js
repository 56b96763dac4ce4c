// A list on the page of all that is kept that only some readers have anything in: it is loaded once there is something to show.
import { element } from "../elements.js";
import { later } from "../loading.js";
import { KeptRecord } from "./records.js";

export class SeldomKept {
  /** The list of a record; `load` gives the module that makes it: its `List`, with a section and what shows it anew. */
  constructor(name, load) {
    Object.assign(this, { name, module: load, section: element("div") });
    this.section.hidden = true;
  }

  show() {
    const { state } = new KeptRecord(this.name, {}, () => true).look();
    this.section.hidden = state !== "kept";
    if (this.section.hidden) return;
    if (this.list) this.showList();
    else this.load();
  }

  showList() {
    this.list.show();
    this.section.hidden = this.list.section.hidden;
  }

  async load() {
    try {
      const { List } = await later(this.module());
      if (this.list) return;
      this.list = new List();
      this.section.append(this.list.section);
      this.showList();
    } catch (error) {
      // Without a connection the page shows all else.
      console.info(error);
    }
  }
}
