// What was begun on this device, in a list from which it goes on.
import { Posted } from "../device/posted.js";
import { toast } from "../device/toast.js";
import { button, element } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { draftAddress } from "./drafting.js";
import { all, remove } from "./drafts.js";
import { shortTitle } from "./short-title.js";

const section = document.querySelector("[data-drafts]");
const list = section.querySelector("ul");
const pages = new Map([...document.querySelectorAll(".post-kinds [data-kind]")].map((link) => [link.dataset.kind, link]));
const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

/** How people call a kind of listing; empty for one that the board has no more. */
export const kindOf = (kind) => pages.get(kind)?.textContent ?? "";
/** Where a draft of a kind goes on. */
export const draftPage = (kind, id) => `${pages.get(kind).href}${draftAddress(id)}`;

const titleOf = ({ fields }) => fields.find(([name]) => name === "title")?.[1];
/** What a draft is called: by its title, or as its kind is. */
const nameOf = (draft) => shortTitle(titleOf(draft) ?? say("post.unfinished", { kind: kindOf(draft.kind) }));

function entry(draft) {
  const link = Object.assign(element("a", "", nameOf(draft)), { href: draftPage(draft.kind, draft.id) });
  const day = time.format(draft.changed);
  const gone = button("i-close button quiet", async () => {
    await remove(draft.id);
    toast(say("post.draft_gone", { title: nameOf(draft) }), { near: list });
    await show();
  }, say("post.forget_draft"));
  return element("li", "", link, element("span", "note", titleOf(draft) ? `${kindOf(draft.kind)}, ${day}` : day), gone);
}

async function show() {
  const waiting = new Set(new Posted().all.map(({ draft }) => draft));
  // What was sent stands where all of that does, unless nothing tells of it there.
  const drafts = (await all()).filter(({ id, kind, isSent }) => pages.has(kind) && !(isSent && waiting.has(id)));
  list.replaceChildren(...drafts.map(entry));
  section.hidden = drafts.length === 0;
}

/** Lists them. Where the browser keeps nothing, nothing was begun. */
export const listDrafts = () => show().catch(() => { section.hidden = true; });
