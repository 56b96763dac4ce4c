// Ways to reach an owner and to pass a listing on: copying, sharing, printing.
import { button, element } from "./elements.js";
import { say } from "./say.js";

/** Copies a text, and says so on a button for a moment; if the browser refuses, what is to be copied is selected instead. */
async function copy(text, press, shown, isMessage = false) {
  const words = press.dataset.words ??= press.textContent;
  try {
    await navigator.clipboard.writeText(text);
    tell(say("common.copied"));
    press.textContent = say("common.copied");
    setTimeout(() => { press.textContent = words; }, 2000);
  } catch {
    if (shown) getSelection().selectAllChildren(shown);
    tell(shown ? say("listing.selected") : isMessage ? say("listing.message_is", { text }) : say("listing.link_is", { text }));
  }
}

const status = element("p", "hidden");
status.setAttribute("role", "status");
function tell(words) { status.textContent = words; }

/** Offers them on the page. */
export function offerWays() {
  document.body.append(status);
  for (const shown of document.querySelectorAll("[data-copy]")) {
    const press = button("copy no-print", () => copy(shown.textContent, press, shown), say("common.copy"));
    press.setAttribute("aria-label", say("listing.copy_named", { what: shown.dataset.copy }));
    shown.after(" ", press);
  }

  // A computer may have nothing that sends text messages: there the words can be taken elsewhere.
  if (matchMedia("(hover: hover) and (pointer: fine)").matches && !navigator.maxTouchPoints) {
    for (const link of document.querySelectorAll(".slots a[href^='sms:']")) {
      const press = button("copy-words no-print", () => copy(decodeURIComponent(link.href.split("&body=")[1]), press, null, true), say("listing.copy_message"));
      link.closest("li").append(press);
    }
  }

  for (const place of document.querySelectorAll(".share")) {
    const [url, title] = [document.querySelector("link[rel=canonical]").href, document.querySelector("h1").textContent.trim()];
    const link = button("i-copy button quiet", () => copy(url, link), say("listing.copy_link"));
    const share = (shown) => (navigator.share?.({ title, url }) ?? Promise.reject(new Error("no sheet"))).catch((error) => {
      // Who closes the sheet changed their mind; whoever gets none gets the link.
      if (error.name !== "AbortError") copy(url, shown);
    });
    place.prepend(
      ...(navigator.share ? [button("i-share button quiet", () => share(link), say("common.share"))] : []), link, button("i-print button quiet", () => print(), say("common.print")));
    // Over the pictures, beside the heart.
    const label = element("span", "", say("common.share"));
    document.querySelector(".listing > .gallery")?.append(button("i-share over no-print", () => share(label), label));
  }

  // A link to follow is of use where it is pasted, so that a press copies it.
  for (const place of document.querySelectorAll(".copy-link")) {
    const [main, ...others] = place.querySelectorAll("a");
    const press = button(main.className.replace("i-feed", "i-copy"), () => copy(main.href, press), say("listing.copy_link"));
    place.prepend(press, " ");
    main.hidden = true;
    // Other formats are for those who know why.
    for (const other of others) other.className = "";
  }
}
