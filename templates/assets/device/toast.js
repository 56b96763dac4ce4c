// Tells what was done, in a line at the foot of the window and to those who hear the page, with a button that undoes it.
import { button, element } from "../elements.js";
import { say } from "../say.js";

const LONG = 12_000;
let status;
let shown;
let timer;

function close() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}

/** Waits until nobody looks at it any more; what has the focus or the pointer stays. */
function closeLater() {
  clearTimeout(timer);
  timer = setTimeout(() => (shown?.matches(":hover, :focus-within") ? closeLater() : close()), LONG);
}

/**
 * Tells a text. `undo` is done when say("toast.undo") is pressed; `near` is the element behind which the next press of Tab finds the buttons; `link`, an
 * address and its words, leads on.
 */
export function toast(text, { undo, near, link } = {}) {
  if (!status) {
    status = element("p", "hidden toast-status");
    status.setAttribute("role", "status");
    document.body.append(status);
  }
  close();
  // The same words twice are told twice.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
  shown = element("div", "toast", element("span", "", text));
  if (undo) {
    shown.append(button("plain", () => {
      const back = near?.isConnected ? near : null;
      close();
      undo();
      status.textContent = say("toast.undone");
      back?.focus();
    }, say("toast.undo")));
  }
  if (link) shown.append(Object.assign(element("a", "", link.text), { href: link.href }));
  const closer = button("i-close plain", () => {
    close();
    if (near?.isConnected) near.focus();
  });
  closer.setAttribute("aria-label", say("toast.close"));
  shown.append(closer);
  shown.addEventListener("keydown", ({ key }) => key === "Escape" && closer.click());
  // Above all else, wherever it stands in the page.
  shown.popover = "manual";
  // Not within words that name something.
  if (near?.isConnected) (near.closest("h1, h2, h3, p, label, summary") ?? near).after(shown);
  else (document.querySelector("dialog[open]") ?? document.body).append(shown);
  shown.showPopover?.();
  closeLater();
}
