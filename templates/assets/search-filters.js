// The filters of the search page: they stand beside the results where there is room, and over them on a phone.

/** Where there is room for the filters beside the results. */
const WIDE = "(min-width: 60rem)";
const part = (id) => document.getElementById(id);

export class FilterPanel {
  /** `clear` is called when all that is asked for is to go. */
  constructor(clear) {
    Object.assign(this, { node: part("filters"), opener: part("open-filters"), show: part("show"), wide: matchMedia(WIDE) });
    this.wide.addEventListener("change", () => this.place());
    this.place();
    this.opener.addEventListener("click", () => this.node.showModal());
    for (const closer of [this.show, part("close-filters")]) closer.addEventListener("click", () => this.node.close());
    this.node.addEventListener("cancel", (event) => { if (this.wide.matches) event.preventDefault(); });
    this.node.addEventListener("close", () => { if (!this.wide.matches) this.opener.focus(); });
    part("clear").addEventListener("click", clear);
  }

  place() {
    if (this.node.open) this.node.close();
    // Unlike its method "show" this leaves the focus where it is.
    if (this.wide.matches) this.node.open = true;
  }

  /** Opens the filters at the one that the address asks for, such as `#filter=pets`. */
  openAt(hash) {
    const key = new URLSearchParams(hash.slice(1)).get("filter");
    if (!key) return;
    const named = (name) => [...this.node.querySelectorAll("select, input")].find((control) => control.name === name);
    const control = named(key) ?? (key === "bedrooms" ? named("beds") : null);
    if (!this.node.matches(":modal") && !this.wide.matches) this.node.showModal();
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  }
}
