// What can be done with a saved listing and is seldom done, behind a button with three dots.
import { button, element } from "../elements.js";
import { say } from "../say.js";

const NAMES = { up: say("saved.up"), down: say("saved.down"), hide: say("saved.hide"), remove: say("common.remove") };

export class SavedMenu {
  constructor(id, actions) {
    Object.assign(this, { id, actions });
    this.opener = element("summary", "keep-press");
    this.buttons = {
      up: button("i-up", (press) => actions.move(id, -1, press), NAMES.up), down: button("i-down", (press) => actions.move(id, 1, press), NAMES.down),
      hide: button("i-hide", () => actions.hide(id), NAMES.hide), remove: button("i-close", () => actions.remove(id), NAMES.remove),
    };
    this.boxes = element("ul");
    const add = button("plain", (press) => actions.newList([id], press), say("lists.new"));
    this.lists = element("fieldset", "", element("legend", "", say("lists.heading")), this.boxes, add);
    const { up, down, hide, remove } = this.buttons;
    this.element = element("details", "keep-menu no-print", this.opener, element("div", "", up, down, this.lists, hide, remove));
    // Only one of them is open.
    this.element.name = "keep-menu";
  }

  /** `canMove` says whether the order is the reader's own. */
  show(title, { collections = [] }, all, { isFirst, isLast, canMove }) {
    this.opener.setAttribute("aria-label", say("saved.more_named", { title }));
    for (const [what, name] of Object.entries(NAMES)) this.buttons[what].setAttribute("aria-label", say("saved.action_named", { action: name, title }));
    // Not "disabled": the focus would be lost.
    this.buttons.up.setAttribute("aria-disabled", isFirst);
    this.buttons.down.setAttribute("aria-disabled", isLast);
    this.buttons.up.hidden = !canMove;
    this.buttons.down.hidden = !canMove;
    const key = JSON.stringify([collections, all]);
    if (key === this.key) return;
    this.key = key;
    const focused = this.boxes.contains(document.activeElement) ? document.activeElement.value : null;
    this.boxes.replaceChildren(...all.map((name) => {
      const box = Object.assign(element("input"), { type: "checkbox", value: name, checked: collections.includes(name) });
      box.addEventListener("change", () => {
        if (!this.actions.collect(this.id, name, box.checked, box)) box.checked = !box.checked;
      });
      return element("li", "", element("label", "", box, element("span", "", name)));
    }));
    if (focused !== null) [...this.boxes.querySelectorAll("input")].find(({ value }) => value === focused)?.focus();
  }
}

/** Closes open menus when the reader presses elsewhere, or Escape. */
export function closeMenus(root) {
  const open = () => root.querySelector(".keep-menu[open]");
  document.addEventListener("click", ({ target }) => {
    const menu = open();
    if (menu && target.isConnected && !menu.contains(target) && !target.closest(".toast, dialog")) menu.open = false;
  });
  root.addEventListener("keydown", ({ key }) => {
    const menu = key === "Escape" && open();
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
}
