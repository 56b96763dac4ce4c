// On a listing's own page: remembers that it was looked at, offers to hide it, or to give it a thumb for oneself, and leads whoever posted it to its change.
import { button, element } from "../elements.js";
import { later } from "../loading.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { HiddenListings } from "./hidden.js";
import { read } from "./reading.js";
import { ListingsRecord, changes, isOff } from "./records.js";
import { thumbButton } from "./thumb-button.js";
import { toast } from "./toast.js";
import { ViewedListings } from "./viewed.js";

/** Leads whoever posted it from this device where its private link does; what reads the link is loaded for them alone. */
async function leadOwner(id) {
  const link = document.querySelector("[data-yours] a");
  const entry = link && new ListingsRecord("posted").all.find((one) => one.id === id);
  if (!entry) return;
  const { isSecret, linkTo } = await later(import("./secret.js"));
  if (isSecret(entry.secret)) link.href = linkTo(entry);
}

/** Does so on the page of a listing. */
export function offerOn(page) {
  const found = read(page);
  const hidden = new HiddenListings();
  leadOwner(found.id).catch(reportError);

  const press = button("i-hide plain hide no-print", () => attempt(() => {
    const isHidden = hidden.has(found.id);
    const hide = () => hidden.add({ ...found, title: found.snapshot.title });
    const show = () => hidden.remove(found.id);
    (isHidden ? show : hide)();
    toast(isHidden ? say("hidden.shown_again") : say("hidden.done"), { near: press, undo: () => attempt(isHidden ? hide : show, press) });
  }, press), "");

  function showPress() {
    press.hidden = isOff();
    press.textContent = hidden.has(found.id) ? say("hidden.show") : say("hidden.hide");
  }

  if (found.path) {
    try {
      new ViewedListings().add(found);
    } catch {
      // A page can be read without being remembered.
    }
    const row = page.querySelector(".more-ways");
    const slot = page.querySelector("[data-thumb]");
    const thumb = thumbButton(found);
    if (slot) slot.append(thumb);
    else (row ?? page.querySelector(".details") ?? page).prepend(thumb);
    if (row) row.append(press);
    else (page.querySelector(".details") ?? page).append(element("p", "", press));
    changes.addEventListener("change", showPress);
    showPress();
  }
}
