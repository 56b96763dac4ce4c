// A saved listing on the page of all that is saved: its card as it is anywhere else, what changed since, and a line of what can be done with it.
import { element } from "../elements.js";
import { shortDay } from "../days.js";
import { say } from "../say.js";
import { cardOf } from "./listing-cards.js";
import { STEPS, hasSteps, stepText } from "./saved.js";
import { SavedMenu } from "./saved-menu.js";
import { SavedNote } from "./saved-note.js";
import { whatChanged } from "./since.js";

let number = 0;

function labelled(text, control) {
  control.id = `keep-${(number += 1)}`;
  return [Object.assign(element("label", "", text), { htmlFor: control.id }), control];
}

/** One of them; `actions` are what its buttons do: move, step, note, collect, newList, choose, hide and remove; storedNote gives the note that is kept. */
export class SavedEntry {
  constructor(id, actions) {
    this.place = element("div", "keep-card");
    this.changes = element("ul", "keep-changes");
    this.meta = element("p", "note");
    this.step = element("select", "keep-press", ...[...STEPS].map(([value, text]) => Object.assign(element("option", "", text), { value })));
    this.step.addEventListener("change", () => actions.step(id, this.step.value));
    this.choice = Object.assign(element("input"), { type: "checkbox" });
    this.choice.addEventListener("change", () => actions.choose(id, this.choice));
    this.note = new SavedNote((before, note, near) => actions.note(id, before, note, near), () => actions.storedNote(id), labelled);
    this.menu = new SavedMenu(id, actions);
    // For a pointer alone: keys have "Move up" and "Move down" in the menu.
    this.grip = element("span", "keep-grip no-print");
    Object.assign(this.grip, { title: say("saved.drag"), ariaHidden: "true" });
    this.item = element(
      "li", "keep", this.place, this.changes, this.note.told, this.note.editor, this.meta,
      element("div", "keep-row no-print", this.step, this.note.press, element("label", "keep-press", this.choice, say("saved.compare")), this.menu.element));
    this.item.dataset.id = id;
  }

  /** What has the focus for the whole of it: its link or, where that leads nowhere any more, its menu. */
  get link() { return this.place.querySelector("h3 a[href]") ?? this.menu.element.querySelector("summary, button"); }

  /** Shows what is kept, and what it is today: undefined while nobody knows. `spot` tells where it stands among the others. */
  show(entry, now, collections, spot) {
    const { snapshot } = entry;
    const changes = now === undefined ? [] : whatChanged(snapshot, now?.snapshot ?? null);
    this.showCard(entry, now, spot.canMove);
    this.changes.replaceChildren(...changes.map(({ text, isEnd }) => element("li", isEnd ? "i-info end" : "i-star", text)));
    this.item.classList.toggle("over", changes.some(({ isEnd }) => isEnd));
    this.meta.textContent = [entry.saved && say("saved.saved_on", { day: shortDay(entry.saved) }), ...(entry.collections ?? [])].filter(Boolean).join(" · ");
    for (const option of this.step.options) option.textContent = stepText(option.value, snapshot);
    this.step.value = STEPS.has(entry.step) ? entry.step : "saved";
    this.item.dataset.step = this.step.value;
    const { title } = now?.snapshot ?? snapshot;
    this.step.hidden = !hasSteps(entry, now?.snapshot ?? snapshot);
    this.step.setAttribute("aria-label", say("saved.step_of", { title }));
    this.choice.setAttribute("aria-label", say("saved.compare_named", { title }));
    this.note.name(title);
    this.note.show(entry.note ?? "");
    this.menu.show(title, entry, collections, spot);
  }

  /** The card is made anew only if it says something else: it may have the focus. */
  showCard(entry, now, canMove) {
    const seen = { ...(now?.snapshot ?? entry.snapshot), url: `${entry.path}/` };
    const key = JSON.stringify([seen, now === null]);
    this.grip.hidden = !canMove;
    if (key === this.key) return;
    this.key = key;
    const hasFocus = this.place.contains(document.activeElement);
    const made = cardOf({ id: entry.id, snapshot: seen }).firstElementChild;
    const picture = made.querySelector("img");
    // A picture goes with its listing.
    picture?.addEventListener("error", () => picture.remove());
    (made.querySelector(".card-picture") ?? made).append(this.grip);
    // What is gone has no page to go to.
    if (now === null) made.querySelector("h3 a")?.removeAttribute("href");
    this.place.replaceChildren(made);
    if (hasFocus) this.link.focus();
  }
}
