// The listing that a page below /post/ is about, which its fragment names.
import { readFragment } from "../device/secret.js";
import { button, element } from "../elements.js";
import { find } from "../packs.js";
import { say } from "../say.js";

const { base } = document.documentElement.dataset;
const state = document.querySelector("[data-state]");

export const anchor = (text, path) => Object.assign(element("a", "", text), { href: `${base}${path}` });
/** A link to what was posted from this device. */
export const mine = () => anchor(say("pages.mine_title"), "post/mine/");
/** Where a listing's page is, below the board's root. */
export const pageOf = ({ url }) => new URL(url).pathname.split("/").slice(-3).join("/");

/** Says what is the matter, and what leads on. */
export function tell(text, ...ways) {
  state.replaceChildren(element("div", "", element("p", "", text), ...ways.length ? [element("p", "buttons", ...ways)] : []));
  state.hidden = false;
}
export const tellNothing = () => { state.hidden = true; };

/** What the board publishes of a listing; null if it has none of that id. Undefined, which is told, if it is out of reach. */
export async function published(id) {
  try {
    return (await find(id, `${base}api/`))?.listing ?? null;
  } catch {
    tell(say("changing.not_reached"), button("button quiet", () => location.reload(), say("common.try_again")));
    return undefined;
  }
}

const opened = location.hash;
// Another link on the same page is about another listing; a link to a part of the page leaves the one that was opened.
addEventListener("hashchange", () => (readFragment(location.hash).id ? location.reload() : history.replaceState(history.state, "", opened)));
