// The page on which a reader writes a comment on a listing, and sends it.
import { longDay, today } from "../days.js";
import { Posters } from "../device/posters.js";
import { readFragment } from "../device/secret.js";
import { element } from "../elements.js";
import { around, GAP } from "../around.js";
import { say } from "../say.js";
import { Drafting } from "./drafting.js";
import { newId } from "./drafts.js";
import { slug } from "./files.js";
import { Judging } from "./judging.js";
import { Problems } from "./problems.js";
import { proseOf } from "./prose.js";
import { unchanged } from "./same.js";
import { hold, offer, withhold } from "./sending.js";
import { foldAway } from "./sent.js";
import { anchor, pageOf, published, tell } from "./subject.js";
import { outdate } from "./told.js";
import { prose, valueOf } from "./values.js";

/** As many bytes as a comment may have. */
const MOST = 4_096;
/** How long somebody who is done waits for what shows how it will look, in milliseconds; then she sees it as she typed it. */
const PATIENCE = 5_000;
const PICTURELESS = { value: [], restore() {} };
const form = document.getElementById("post");
const { elements } = form;
const judging = new Judging(form.dataset, () => {});
const newMark = () => newId().slice(0, 4);
const ask = (name) => form.querySelector(`[data-ask="${name}"]`);

/** The file of a comment. Two of the same name on the same day have different marks. */
function commentFile(id) {
  const name = slug(elements.name.value) || "reader";
  const text = `---\nname: ${valueOf(ask("name"))}\ndate: ${today()}\n---\n\n${prose(elements.words)}\n`;
  return { path: `comments/${id}/${today()}-${name}-${elements.mark.value}.md`, text };
}

/** How it will look, of its words as HTML, or null where nobody says. */
function look(html) {
  const name = element("h3", "", element("bdi", "", elements.name.value.trim()));
  return element("div", "post-look-page", name, element("p", "note", longDay(today())), proseOf(html, elements.words.value.trim()));
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
  const shown = element("div", "post-look");
  const heading = element("h2", "", say("post.look"));
  heading.tabIndex = -1;
  form.querySelector("[data-ways]").prepend(heading, shown);
  const links = listing ? [Object.assign(anchor(say("commenting.back", { title }), pageOf(listing)), { className: "button" })] : [];
  // What is too long is known before it is told.
  form.addEventListener("input", checkLength);
  const problems = new Problems(form);
  const drafting = new Drafting(form, PICTURELESS, (text) => {
    note.textContent = text;
    note.hidden = !text;
  }, `comment-${id}`);
  form.noValidate = true;
  hold(form);
  let isOffered = false;
  form.addEventListener("input", () => {
    // What was offered may have left: other words are another comment.
    if (isOffered) mark.value = newMark();
    isOffered = false;
    outdate(form);
    drafting.keepSoon();
  });
  form.addEventListener("input", () => judging.prepare(), { once: true });
  /** Shows how it will look and offers the ways for it, once it stays as it is. */
  async function see() {
    let html, isSame;
    do {
      withhold(form);
      if (!problems.tellAll()) return;
      isSame = unchanged(form);
      html = await Promise.race([judging.prose(elements.words.value.trim()), new Promise((resolve) => { setTimeout(resolve, PATIENCE, null); })]);
    } while (!isSame());
    shown.replaceChildren(look(html));
    const post = { title, subject: say("commenting.subject", { title }), name: `comment-${id}`, files: [commentFile(id)], pictures: [] };
    offer(form, post, [], problems, (isLast) => isLast && drafting.end().catch(reportError), () => foldAway(form, links));
    isOffered = true;
  }

  const [done, checking] = ["[type=submit]", "[data-checking]"].map((part) => form.querySelector(part));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (done.ariaBusy === "true") return;
    done.ariaBusy = "true";
    checking.textContent = say("post.checking");
    try {
      await see();
    } finally {
      done.ariaBusy = null;
      checking.textContent = "";
    }
  });
  await drafting.restore().catch(reportError);
  mark.value ||= newMark();
  elements.name.value ||= new Posters().people[0]?.name ?? "";
  form.hidden = false;
  form.dataset.isReady = "";
}

open();
