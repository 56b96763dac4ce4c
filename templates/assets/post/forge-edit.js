// The page of the board's forge on which the file of a listing can be edited, for those who have an account there. The listing's own page has the link.
import { element } from "../elements.js";
import { say } from "../say.js";

/** Shows the link in a fold, if the board has such pages, which begin with `prefix`. */
export async function forgeEdit(prefix, place, url) {
  if (!prefix) return;
  try {
    const response = await fetch(new URL(url).pathname);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const href = [...page.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")).find((one) => one.startsWith(prefix));
    if (!href) return;
    place.querySelector("p").replaceChildren(say("changing.forge", { host: new URL(href).host }), " ", Object.assign(element("a", "", say("changing.forge_edit")), { href, target: "_blank", rel: "noopener" }));
    place.hidden = false;
  } catch (error) {
    // Who has an account finds the file there.
    reportError(error);
  }
}
