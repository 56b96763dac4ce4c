// The private link to what was just posted, with ways to keep it.
import { toast } from "../device/toast.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { linkTo } from "../device/secret.js";

const { base } = document.documentElement.dataset;

/** A button that copies a text; where the browser refuses, `otherwise` is said. */
export function copies(text, words, otherwise) {
  const press = button("i-copy button quiet", async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(say("common.copied"), { near: press });
    } catch {
      // What cannot be copied can be written down.
      toast(otherwise, { near: press });
    }
  }, words);
  return press;
}

/** A button that copies a private link. */
export const copyPress = (entry) => copies(linkTo(entry), say("listing.copy_link"), say("listing.link_is", { text: linkTo(entry) }));

function sharePress(entry) {
  const share = { title: say("mine.link_title", { title: entry.title }), url: linkTo(entry) };
  if (!navigator.canShare?.(share)) return [];
  return [button("i-share button quiet", () => navigator.share(share).catch((error) => { if (error.name !== "AbortError") reportError(error); }), say("common.share"))];
}

/** Shows the private link below an element; `isKept` says whether this device keeps it, too. */
export function showLink(near, entry, isKept) {
  document.querySelector(".post-private")?.remove();
  const link = Object.assign(element("a", "", linkTo(entry)), { href: linkTo(entry) });
  const mine = Object.assign(element("a", "", say("pages.mine_title")), { href: `${base}post/mine/` });
  near.after(element("section", "post-private", element("h3", "", say("mine.link")), element("p", "", say("mine.link_about")), element("p", "link", link),
    element("p", "buttons", copyPress(entry), ...sharePress(entry)), element("p", "note", ...isKept ? [say("mine.link_kept"), " ", mine] : [say("mine.link_not_kept")])));
}
