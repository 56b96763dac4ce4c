// The last part of a form: what leaves the device, and the ways by which it can.
import { element } from "../elements.js";
import { waysOf } from "./ways.js";

/** Offers the ways for some files below a form, with lines that sum up what they say; `sent` and `left` are as waysOf has them. */
export function offer(form, post, summary, { sent, left }) {
  const ways = form.querySelector("[data-ways]");
  const told = ways.querySelector("[data-told]");
  ways.querySelector("[data-summary]").replaceChildren(...summary.map((line) => element("li", "", line)));
  ways.querySelector("[data-buttons]").replaceChildren(...waysOf(form.dataset, post, told, sent, left).map((way) => element("li", "", way)));
  ways.querySelector("[data-files]").replaceChildren(...post.files.flatMap(({ path, text }) => [element("h3", "", path), element("pre", "", text)]));
  told.replaceChildren();
  ways.hidden = false;
  ways.focus();
}

/** Lets a press on a button leave the focus where it is: what is told of a field as it is left would move the button away below the pointer. */
export const hold = (form) => form.addEventListener("mousedown", (event) => event.target.closest("button") && event.preventDefault());

export const withhold = (form) => { form.querySelector("[data-ways]").hidden = true; };
