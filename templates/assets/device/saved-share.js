// Passes on what is saved, as a link that names the listings and nothing else.
import { say } from "../say.js";
import { MOST, shareAddress } from "./lists.js";
import { toast } from "./toast.js";

/** Shares listings under a name, null for all: by what the device has for that, or else as a copied link. */
export async function shareList(all, name, near) {
  const url = shareAddress(all.map(({ path }) => path));
  const title = name ?? document.title;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      if (all.length > MOST) toast(say("lists.only_first", { most: MOST }), { near });
    } else {
      await navigator.clipboard.writeText(url);
      toast(all.length > MOST ? say("lists.link_copied_first", { most: MOST }) : say("lists.link_copied"), { near });
    }
  } catch (error) {
    // Whoever changes their mind needs no message.
    if (error.name !== "AbortError") toast(say("lists.copy_yourself"), { near, link: { href: url, text: say("lists.this_list") } });
  }
}
