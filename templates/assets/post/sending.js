// The last part of a form: what leaves the device, and the ways by which it can.
import { element } from "../elements.js";
import { placed } from "./finding-place.js";
import { show } from "./told.js";
import { waysOf } from "./ways.js";

/**
 * Offers the ways for a file below a form, with lines that sum up what it says; `sent` and `left` are as waysOf has them, and `problems` tells of what
 * the board refuses.
 */
export function offer(form, post, summary, problems, { sent, left }) {
  const ways = form.querySelector("[data-ways]");
  const [file] = post.files;
  const refused = (findings) => problems.refused(findings.map((finding) => placed(finding, { listing: file, who: null, folder: "", pictures: [] })));
  ways.querySelector("[data-summary]").replaceChildren(...summary.map((line) => element("li", "", line)));
  ways.querySelector("[data-buttons]").replaceChildren(
    ...waysOf(form.dataset, post, ways.querySelector("[data-told]"), { sent, left, refused }).map((way) => element("li", "", way)));
  ways.querySelector("[data-files]").replaceChildren(...post.files.flatMap(({ path, text }) => [element("h3", "", path), element("pre", "", text)]));
  show(form);
}

/** Lets a press on a button leave the focus where it is: what is told of a field as it is left would move the button away below the pointer. */
export const hold = (form) => form.addEventListener("mousedown", (event) => event.target.closest("button") && event.preventDefault());

export const withhold = (form) => { form.querySelector("[data-ways]").hidden = true; };
