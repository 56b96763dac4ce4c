// Passes on what is saved, as a link that names the listings and nothing else.
import { MOST, shareAddress } from "./lists.js";
import { toast } from "./toast.js";

/** Shares listings under a name, null for all: by what the device has for that, or else as a copied link. */
export async function shareList(all, name, near) {
  const url = shareAddress(all.map(({ path }) => path));
  const title = name ?? document.title;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      if (all.length > MOST) toast(`Only the first ${MOST} listings are in the link.`, { near });
    } else {
      await navigator.clipboard.writeText(url);
      toast(all.length > MOST ? `Link copied, with the first ${MOST} listings.` : "Link copied. Anyone who opens it sees this list, but not your notes.", { near });
    }
  } catch (error) {
    // Whoever changes their mind needs no message.
    if (error.name !== "AbortError") toast("This browser won’t let us copy. Copy this link yourself:", { near, link: { href: url, text: "This list" } });
  }
}
