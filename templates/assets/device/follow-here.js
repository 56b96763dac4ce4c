// "Follow on this device" on pages that have a feed: suburbs, campuses, owners, circles, brands, tags and kinds.
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { Follows } from "./follows.js";
import { base, changes, isOff } from "./records.js";
import { toast } from "./toast.js";

const press = document.querySelector("[data-follow]");
const follows = new Follows();

/** The page and the file of its feed, told by the link to the feed. */
function here() {
  const { pathname } = new URL(press.dataset.feed, location.href);
  const below = pathname.slice(base.length);
  const end = below.lastIndexOf("/") + 1;
  return { path: below.slice(0, end), feed: below.slice(end), name: press.dataset.follow };
}

const page = here();

function show() {
  const isFollowed = follows.has(page.path);
  press.setAttribute("aria-pressed", isFollowed);
  press.classList.toggle("i-check", isFollowed);
  press.classList.toggle("i-star", !isFollowed);
  press.dataset.ready = isOff() ? "off" : "on";
}

press.addEventListener("click", () => attempt(() => {
  if (follows.has(page.path)) {
    const undo = follows.remove(page.path);
    toast(say("follow.unfollowed", { page: page.name }), { near: press, undo: () => attempt(undo, press) });
  } else {
    follows.add(page);
    toast(say("follow.followed", { page: page.name }), {
      near: press, undo: () => attempt(() => follows.remove(page.path), press), link: { href: `${base}follow/#followed`, text: say("common.see_all") },
    });
  }
}, press));
changes.addEventListener("change", show);
show();
try {
  if (!isOff()) follows.noteOpened(page.path);
} catch (error) {
  // What cannot be written was looked at all the same.
  console.info(error);
}
