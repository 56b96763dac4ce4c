// The page on which a reader writes a comment on a listing, and sends it.
import { today } from "../days.js";
import { Posters } from "../device/posters.js";
import { readFragment } from "../device/secret.js";
import { element } from "../elements.js";
import { around, GAP } from "../around.js";
import { say } from "../say.js";
import { Drafting } from "./drafting.js";
import { newId } from "./drafts.js";
import { slug } from "./files.js";
import { Problems } from "./problems.js";
import { hold, offer, withhold } from "./sending.js";
import { anchor, pageOf, published, tell } from "./subject.js";
import { outdate } from "./told.js";
import { prose, valueOf } from "./values.js";

/** As many bytes as a comment may have. */
const MOST = 4_096;
const PICTURELESS = { value: [], restore() {} };
const form = document.getElementById("post");
const { elements } = form;
const ask = (name) => form.querySelector(`[data-ask="${name}"]`);

/** The file of a comment. Two of the same name on the same day have different marks. */
function commentFile(id) {
  const name = slug(elements.name.value) || "reader";
  const text = `---\nname: ${valueOf(ask("name"))}\ndate: ${today()}\n---\n\n${prose(elements.words)}\n`;
  return { path: `comments/${id}/${today()}-${name}-${elements.mark.value}.md`, text };
}

function checkLength() {
  const isLong = new TextEncoder().encode(prose(elements.words)).length > MOST;
  elements.words.setCustomValidity(isLong ? say("commenting.too_long") : "");
}

async function open() {
  const { id } = readFragment(location.hash);
  if (!id) {
    tell(say("commenting.broken"));
    return;
  }
  const listing = await published(id);
  if (listing === null) {
    tell(say("commenting.not_there"));
    return;
  }
  const title = listing?.title ?? id;
  if (listing) document.querySelector("[data-about]").replaceChildren(...around(say("commenting.about", { title: GAP }), anchor(title, pageOf(listing))));
  const mark = Object.assign(element("input"), { type: "hidden", name: "mark" });
  form.append(mark);
  form.dataset.kind = "comment";
  const note = form.querySelector("[data-draft]");
  // What is too long is known before it is told.
  form.addEventListener("input", checkLength);
  const problems = new Problems(form);
  const drafting = new Drafting(form, PICTURELESS, (text) => {
    note.textContent = text;
    note.hidden = !text;
  }, `comment-${id}`);
  form.noValidate = true;
  hold(form);
  form.addEventListener("input", () => {
    outdate(form);
    drafting.keepSoon();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    withhold(form);
    if (!problems.tellAll()) return;
    const post = { title, subject: say("commenting.subject", { title }), name: `comment-${id}`, files: [commentFile(id)], pictures: [] };
    offer(form, post, [], problems, (isSame) => isSame && drafting.end().catch(reportError));
  });
  await drafting.restore().catch(reportError);
  mark.value ||= newId().slice(0, 4);
  elements.name.value ||= new Posters().people[0]?.name ?? "";
  form.hidden = false;
  form.dataset.isReady = "";
}

open();
