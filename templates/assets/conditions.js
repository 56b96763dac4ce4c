// What was asked for, as a reader sees it: a button for each condition, which takes it back.
import { button, element } from "./elements.js";
import { say } from "./say.js";

/** The buttons of the conditions in a list. `change` makes a change and searches; then the focus goes on, at last to `rest`. */
export class Conditions {
  constructor(list, rest, query, change) {
    Object.assign(this, { list, rest, query, change });
  }

  /** Shows every condition, places one by one, and whatever is not understood. */
  show({ conditions, odd }) {
    const { query } = this;
    const items = conditions.flatMap(({ key, label, text, values }) => {
      // The tabs above say which one it is.
      if (key === "kind" && values.length === 1 && query.board.kinds.size > 1) return [];
      if (key === "suburb") return values.map((value) => this.chip(value, false, () => query.remove(key, value)));
      if (key === "wish") return values.map((value) => this.chip(say("search.wish_first", { words: value }), false, () => query.remove(key, value)));
      if (key === "words") return values.map((value) => this.chip(say("search.quoted", { words: value }), false, () => query.remove(key, value)));
      return [this.chip(say("search.condition", { label, text }), false, () => query.set(key, odd.filter((one) => one.key === key).map(({ value }) => value)))];
    });
    items.push(...odd.map(({ key, value }) => this.chip(say("search.not_understood", { key, value }), true, () => (key === "area" ? query.set(key, []) : query.remove(key, value)))));
    this.list.hidden = items.length === 0;
    this.list.replaceChildren(...items);
  }

  chip(text, isOdd, onRemove) {
    const chip = button(isOdd ? "chip odd" : "chip", async (pressed) => {
      const place = [...this.list.querySelectorAll("button")].indexOf(pressed);
      await this.change(onRemove);
      const left = this.list.querySelectorAll("button");
      // Whoever uses a keyboard goes on where they were, or at what was found.
      (left[Math.min(place, left.length - 1)] ?? this.rest).focus();
    }, text, element("span", "i-close"));
    chip.setAttribute("aria-label", say("common.remove_named", { name: text }));
    return element("li", "", chip);
  }
}

