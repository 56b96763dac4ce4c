// say("hidden.not_for_me") on the cards of lists: hides a listing without going to its page. There is one button for all cards, beneath the heart of the
// one that the pointer is on, and no stop for those who go through the page by Tab; holding a heart down, or the menu key on it, shows it too.
import { button } from "../elements.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { HiddenListings } from "./hidden.js";
import { read } from "./reading.js";
import { isOff } from "./records.js";
import { toast } from "./toast.js";

/** How long a finger holds a heart down, in milliseconds. */
const LONG = 500;
let card = null;
let timer;
/** The press that ends a long one does nothing more. */
let isHeld = false;

const press = button("i-hide not-me", () => attempt(hide, press));
press.tabIndex = -1;
press.title = say("hidden.not_for_me");

/** A card of a list; what is saved has its own menu. */
const cardAt = (target) => target.closest?.("ul.cards:not(.keeps) .card[data-id]") ?? null;

function offer(next) {
  if (next === card || isOff()) return;
  card = next;
  if (!card) return press.remove();
  press.setAttribute("aria-label", say("hidden.not_for_me_named", { title: card.querySelector("h3").textContent.trim() }));
  return card.append(press);
}

function hide() {
  const found = read(card);
  const items = [...card.closest("ul").children].filter((item) => !item.hidden && !item.hasAttribute("data-hidden"));
  const place = items.findIndex((item) => item.contains(card));
  const near = (items[place + 1] ?? items[place - 1])?.querySelector(".heart") ?? document.querySelector("main");
  const hidden = new HiddenListings();
  hidden.add({ ...found, title: found.snapshot.title });
  offer(null);
  near.focus({ preventScroll: true });
  toast(say("hidden.done"), { near, undo: () => attempt(() => hidden.remove(found.id), near) });
}

function showAndFocus(heart) {
  offer(cardAt(heart));
  if (card) press.focus();
}

addEventListener("pointerover", ({ target, pointerType }) => pointerType === "mouse" && (press.contains(target) || press === document.activeElement || offer(cardAt(target))), { passive: true });
addEventListener("pointerdown", ({ target, pointerType }) => {
  const heart = target.closest?.(".card > .heart");
  isHeld = false;
  if (pointerType === "mouse" || press.contains(target)) return;
  offer(null);
  if (!heart) return;
  timer = setTimeout(() => {
    isHeld = true;
    offer(cardAt(heart));
  }, LONG);
}, { passive: true });
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(timer));
addEventListener("click", (event) => {
  if (!isHeld || press.contains(event.target)) return;
  isHeld = false;
  event.stopPropagation();
  event.preventDefault();
}, { capture: true });
addEventListener("contextmenu", (event) => {
  const heart = event.target.closest?.(".card > .heart");
  if (!heart || !cardAt(heart)) return;
  event.preventDefault();
  showAndFocus(heart);
});
press.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  card.querySelector(".heart").focus();
  offer(null);
});
press.addEventListener("blur", () => setTimeout(() => !press.matches(":hover, :focus") && offer(null)));
