// The search box of every page, and the answers of the page that lists every heading.
import { find, places, prepare, wordsOf } from "./docs-search.js";

const FEW = 8;
const base = document.documentElement.dataset.base;

/** Text with the words that were looked for set apart. */
const marked = (className, text, words) => {
  const element = Object.assign(document.createElement("span"), { className });
  const small = text.toLowerCase();
  // Letters that change their length with their case would shift the marks.
  const spots = small.length === text.length ? words.flatMap((word) => places(small, word).map(({ at }) => [at, at + word.length])) : [];
  let done = 0;
  for (const [start, end] of spots.sort((one, other) => one[0] - other[0])) {
    if (start < done) continue;
    element.append(text.slice(done, start), Object.assign(document.createElement("mark"), { textContent: text.slice(start, end) }));
    done = end;
  }
  element.append(text.slice(done));
  return element;
};

/** So much of a text as stands around the first of the words. */
const around = (text, words) => {
  const small = text.toLowerCase();
  const first = Math.min(...words.map((word) => places(small, word)[0]?.at ?? Infinity));
  const start = Number.isFinite(first) && first > 60 ? text.indexOf(" ", first - 60) + 1 : 0;
  const end = text.length > start + 160 ? text.lastIndexOf(" ", start + 160) : text.length;
  return `${start ? "… " : ""}${text.slice(start, end > start ? end : start + 160)}${end < text.length ? " …" : ""}`;
};

const item = ({ slug, title, anchor, heading, text }, words) => {
  const link = Object.assign(document.createElement("a"), { href: `${base}${slug}/${anchor && `#${anchor}`}` });
  link.append(marked("found-title", anchor ? `${heading} · ${title}` : title, words), marked("found-text", around(text, words), words));
  const row = document.createElement("li");
  row.append(link);
  return row;
};

const countOf = ({ one, many, none }, count) => (count === 0 ? none : count === 1 ? one : many.replace("#", count));

/** Makes the box answer while somebody types. */
export const start = async (form) => {
  const box = form.querySelector("input"), list = form.querySelector(".docs-found"), says = form.dataset;
  const [status, links] = [list.querySelector("[role=status]"), list.querySelector("ol")];
  let index;
  try {
    const answer = await fetch(says.index);
    if (!answer.ok) throw new Error(`${answer.status}`);
    index = prepare(await answer.json());
  } catch {
    status.textContent = says.failed;
    list.hidden = false;
    box.addEventListener("focus", () => start(form), { once: true });
    return;
  }

  const show = () => {
    const words = wordsOf(box.value);
    const found = find(index, box.value);
    list.hidden = !words.length;
    status.textContent = countOf(says, found.length);
    links.replaceChildren(...found.slice(0, FEW).map((part) => item(part, words)));
    if (found.length <= FEW) return;
    const all = Object.assign(document.createElement("a"), { href: `${form.action}?q=${encodeURIComponent(box.value)}`, textContent: says.all });
    links.append(Object.assign(document.createElement("li"), {}));
    links.lastElementChild.append(all);
  };
  box.addEventListener("input", show);
  box.addEventListener("focus", show);

  const close = () => { list.hidden = true; };
  form.addEventListener("keydown", (event) => {
    const stops = [box, ...links.querySelectorAll("a")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !list.hidden) {
      event.preventDefault();
      stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      box.focus();
      close();
    }
  });
  form.addEventListener("focusout", ({ relatedTarget }) => { if (relatedTarget && !form.contains(relatedTarget)) close(); });
  document.addEventListener("pointerdown", ({ target }) => { if (!form.contains(target)) close(); });
  links.addEventListener("click", close);

  showAll(index, box, says);
  if (document.activeElement === box) show();
};

/** Shows all that a question in the address of the page finds, above every heading. */
const showAll = (index, box, says) => {
  const section = document.querySelector(".docs-all");
  const question = new URLSearchParams(location.search).get("q") ?? "";
  const words = wordsOf(question);
  if (!section || !words.length) return;
  box.value = question;
  const found = find(index, question);
  section.hidden = false;
  section.querySelector("[role=status]").textContent = countOf(says, found.length);
  section.querySelector("ol").replaceChildren(...found.map((part) => item(part, words)));
};
