// The last part of a form: what leaves the device, and the ways by which it can.
import { element } from "../elements.js";
import { placed } from "./finding-place.js";
import { unchanged } from "./same.js";
import { isOutdated, show } from "./told.js";
import { placeWays, waysOf } from "./ways.js";

/**
 * Offers the ways for a file below a form, with lines that sum up what it says; `left` hears that it has left, and whether the form still says the same.
 * `problems` tells of what the board refuses, and `folded` is called once it has the file, if the form still says the same.
 */
export function offer(form, post, summary, problems, left, folded = () => {}) {
  const ways = form.querySelector("[data-ways]");
  const [file] = post.files;
  const offered = { ...post, isSame: unchanged(form) };
  const said = problems.said();
  const refused = (findings, focus) => problems.refused(findings.map((finding) => placed(finding, { listing: file, who: null, folder: "", pictures: [] })), said, focus);
  ways.querySelector("[data-summary]").replaceChildren(...summary.map((line) => element("li", "", line)));
  placeWays(ways, waysOf(form.dataset, offered, ways.querySelector("[data-told]"), { sent: () => offered.isSame() && folded(), left: () => left(offered.isSame()), refused }));
  ways.querySelector("[data-files]")?.replaceChildren(...post.files.flatMap(({ path, text }) => [element("h3", "", path), element("pre", "", text)]));
  show(form);
}

/** Lets a press on a button leave the focus where it is: what is told of a field as it is left would move the button away below the pointer. */
export const hold = (form) => form.addEventListener("mousedown", (event) => event.target.closest("button") && event.preventDefault());

/** Hides the ways of a form, unless they tell of something else that has left or is on its way. */
export function withhold(form) {
  if (!isOutdated(form)) form.querySelector("[data-ways]").hidden = true;
}
