// What was begun on this device, in a list from which it goes on.
import { toast } from "../device/toast.js";
import { button, element } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { all, remove } from "./drafts.js";
import { shortTitle } from "./short-title.js";

const section = document.querySelector("[data-drafts]");
const list = section.querySelector("ul");
const pages = new Map([...document.querySelectorAll(".post-kinds [data-kind]")].map((link) => [link.dataset.kind, link]));
const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

/** What a draft is called: by its title, or as its kind is. */
const nameOf = ({ fields, kind }) => shortTitle(fields.find(([name]) => name === "title")?.[1] ?? pages.get(kind).textContent);

function entry(draft) {
  const link = Object.assign(element("a", "", nameOf(draft)), { href: `${pages.get(draft.kind).href}#draft=${draft.id}` });
  const gone = button("i-close button quiet", async () => {
    await remove(draft.id);
    toast(say("post.draft_gone", { title: nameOf(draft) }), { near: list });
    await show();
  }, say("post.forget_draft"));
  return element("li", "", link, element("span", "note", time.format(draft.changed)), gone);
}

async function show() {
  const drafts = (await all()).filter(({ kind }) => pages.has(kind));
  list.replaceChildren(...drafts.map(entry));
  section.hidden = drafts.length === 0;
}

/** Lists them. Where the browser keeps nothing, nothing was begun. */
export const listDrafts = () => show().catch(() => { section.hidden = true; });
