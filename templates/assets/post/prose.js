// A description as its page will show it, of what the program makes of it (judging.js): the elements that it makes for descriptions, and no other.
import { element } from "../elements.js";

const KNOWN = new Set(["a", "blockquote", "br", "code", "em", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre", "strong", "ul"]);
const ADDRESS = /^(?:https?|mailto|tel):/i;

function copied(node) {
  if (node.nodeType === Node.TEXT_NODE) return [node.data];
  const inside = [...node.childNodes].flatMap(copied);
  const name = node.localName;
  if (!KNOWN.has(name)) return inside;
  const copy = element(name, "", ...inside);
  if (name === "a" && ADDRESS.test(node.getAttribute("href") ?? "")) {
    copy.setAttribute("href", node.getAttribute("href"));
    copy.setAttribute("target", "_blank");
    copy.setAttribute("rel", "noopener");
  }
  if (name === "ol" && node.hasAttribute("start")) copy.setAttribute("start", node.getAttribute("start"));
  return [copy];
}

/** It as an element, of the program's HTML; where there is none, of the text as it was typed. */
export function proseOf(html, text) {
  if (html === null) return element("div", "prose typed", text);
  return element("div", "prose", ...[...new DOMParser().parseFromString(html, "text/html").body.childNodes].flatMap(copied));
}
