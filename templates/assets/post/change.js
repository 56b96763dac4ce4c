// The page on which whoever has the private link to a listing changes it: which listing it is, how it stands, and what can be done with one that is over.
import { longDay } from "../days.js";
import { attempt } from "../device/hearts.js";
import { Posted } from "../device/posted.js";
import { changes } from "../device/records.js";
import { readFragment } from "../device/secret.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { Changing } from "./changing.js";
import { draftAddress } from "./drafting.js";
import { isKept } from "./drafts.js";
import { forgeEdit } from "./forge-edit.js";
import { mine, pageOf, published, tell, tellNothing } from "./subject.js";
import { waitingLines } from "./waiting.js";

const form = document.getElementById("post");
const part = (name) => form.querySelector(`[data-${name}]`);
const posted = new Posted();
const link = readFragment(location.hash);

/** What was opened on another device can be kept on this one. */
function offerKeeping({ id, url, kind, title, listed }) {
  if (posted.get(id)) return;
  const press = button("button quiet", () => attempt(() => {
    posted.add({ id, path: pageOf({ url }).slice(0, -1), kind, title, secret: link.secret, when: listed });
    const list = mine();
    press.replaceWith(list);
    list.focus();
  }, press), say("changing.keep_link"));
  part("now").append(press);
}

/** Says at the top what was sent from this device and is not there yet, or somebody would send it again. */
function tellWaiting(listing) {
  document.querySelector("[data-waiting]")?.remove();
  const entry = posted.get(listing.id);
  const lines = entry ? waitingLines(entry, listing) : [];
  if (lines.length === 0) return;
  const notice = element("div", "notice", element("div", "", ...lines.map((text) => element("p", "", text))));
  notice.dataset.waiting = "";
  form.before(notice);
}

/** Where what was sent can be changed before the board has it, if its draft is still there. */
async function draftOf({ id, kind, draft }) {
  const template = document.querySelector(`template[data-kind="${CSS.escape(kind)}"]`);
  if (!template || !draft || !await isKept(draft, id).catch(() => false)) return [];
  return [Object.assign(element("a", "i-edit button", say("post.change_sent")), { href: `${template.dataset.form}${draftAddress(draft)}` })];
}

async function tellMissing() {
  const entry = posted.get(link.id);
  const ways = entry ? await draftOf(entry) : [];
  tell(entry ? say("changing.waiting", { title: entry.title, day: longDay(entry.when) }) : say("changing.not_there"), ...ways, mine());
}

/** One that is closed can come back, and nothing else of it changes. */
function showEnded({ title, ended }, { form: again }, reopen) {
  tell(say("changing.ended", { title, ended }), button("button", reopen, say("changing.reopen")),
    Object.assign(element("a", "button quiet", say("changing.post_again")), { href: again }));
}

async function open() {
  if (!link.id || !link.secret) {
    tell(say("changing.broken"), mine());
    return;
  }
  const listing = await published(link.id);
  if (listing === undefined) return;
  const template = listing && document.querySelector(`template[data-kind="${listing.kind}"]`);
  if (!template) {
    await tellMissing();
    return;
  }
  tellNothing();
  tellWaiting(listing);
  changes.addEventListener("change", ({ detail }) => ["posted", "all"].includes(detail) && tellWaiting(listing));
  const isEnded = template.dataset.ended.split(" ").includes(listing.status);
  form.dataset.kind = "change";
  form.toggleAttribute("data-is-ended", isEnded);
  form.hidden = false;
  const changing = new Changing(form, listing, template, { link, posted });
  if (isEnded) showEnded(listing, template.dataset, () => changing.reopen());
  offerKeeping(listing);
  await changing.begin();
  // Of what has left the lists the board tells too little to fill the rest.
  await Promise.all([forgeEdit(form.dataset.forgeEdit, part("forge"), listing.url), listing.open && changing.addMore(template.dataset.form)]);
  form.dataset.isReady = "";
}

open();
