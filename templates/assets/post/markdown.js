// Markdown of a description's HTML: of the elements that the program makes for descriptions (prose.js), and of no other. Read again, it is the same HTML.

/** The highest heading of a description, since those above it are the page's. */
const TOP = 3;
const LISTS = new Set(["ul", "ol"]);
const BLOCKS = new Set([...LISTS, "blockquote", "h2", "h3", "h4", "h5", "h6", "hr", "p", "pre"]);
const isBlock = ({ localName }) => BLOCKS.has(localName);
const longest = (text, sign) => Math.max(0, ...[...text.matchAll(new RegExp(`${sign}+`, "g"))].map(([run]) => run.length));
/** Later lines stand below the text of the first. */
const indented = (text, by) => text.replaceAll(/\n(?!\n|$)/g, `\n${by}`);

/** A text in which no sign means more than itself. */
const plain = (text) => text.replaceAll(/\\(?=[!-/:-@[-`{-~\n]|$)/g, "\\\\").replaceAll(/[`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)|\[|\]/giu, "\\$&");

/** What begins a line, and would make something else of a paragraph. */
const line = (text) => text.replace(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+\s*$|-[ \t-]*$|~{3})/, "\\$1").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");

function linked(node) {
  const [href, text, title] = [node.getAttribute("href") ?? "", inline(node), node.getAttribute("title")];
  const isBare = [href, href.replace(/^mailto:/, "")].includes(node.textContent) && !title && /^[a-z]+:[^\s<>]+$/i.test(href);
  return isBare ? `<${node.textContent}>` : `[${text}](${target(href)}${titled(title)})`;
}

const titled = (title) => (title ? ` "${title.replaceAll(/\s*\n\s*/g, " ").replaceAll(/["\\]|&(?=#?\w+;)/g, "\\$&")}"` : "");

const target = (address) => (/[\s()<>]|^$/.test(address) ? `<${address.replaceAll(/[<>]/g, "\\$&")}>` : address);

function code(text) {
  const fence = "`".repeat(longest(text, "`") + 1);
  const room = /^`|`$|^ .*\S.* $/s.test(text) ? " " : "";
  return fence + room + text + room + fence;
}

/** How each element within a paragraph is written. */
const INLINE = {
  a: linked,
  br: () => "\\",
  code: ({ textContent }) => code(textContent),
  // Within another, the same signs would mean something else.
  em: (node) => (node.parentElement.closest("em, strong") ? `_${inline(node)}_` : `*${inline(node)}*`),
  img: (node) => `![${plain(node.getAttribute("alt") ?? "")}](${target(decodeURIComponent((node.getAttribute("src") ?? "").split("/").at(-1)))}${titled(node.getAttribute("title"))})`,
  strong: (node) => `**${inline(node)}**`,
};

const written = (node) => (node.nodeType === Node.TEXT_NODE ? plain(node.data) : INLINE[node.localName]?.(node) ?? inline(node));
/** An exclamation mark before a link would make a picture of it. */
const inlineOf = (nodes) => nodes.map(written).reduce((text, next) => (next.startsWith("[") ? text.replace(/!$/, "\\!") : text) + next, "");
const inline = (node) => inlineOf([...node.childNodes]);
const paragraph = (nodes) => inlineOf(nodes).replaceAll(/^[ \t\n]+|[ \t\n]+$/g, "").split("\n").map((one) => line(one.replace(/^[ \t]+/, ""))).join("\n");

/** Lists that follow each other have other signs, or they would be one. */
const isOther = (list) => list.previousElementSibling?.localName === list.localName && !isOther(list.previousElementSibling);

function listed(list) {
  const first = Number(list.getAttribute("start") ?? 1);
  const items = [...list.children].map((item, place) => {
    const mark = list.localName === "ul" ? `${isOther(list) ? "*" : "-"} ` : `${first + place}${isOther(list) ? ")" : "."} `;
    return (mark + indented(blocks(item, "\n"), " ".repeat(mark.length))).trimEnd();
  });
  return items.join([...list.children].some((item) => item.querySelector(":scope > p")) ? "\n\n" : "\n");
}

function fenced(node) {
  const fence = "`".repeat(Math.max(3, longest(node.textContent, "`") + 1));
  const [, language = ""] = /language-(\S+)/.exec(node.firstElementChild?.className ?? "") ?? [];
  return [fence + language, ...node.textContent ? [node.textContent.replace(/\n$/, "")] : [], fence].join("\n");
}

/** The signs of a heading: the highest one, of those in no list or quotation, may be of any level, and where there is none it is of the first. */
function signs({ localName, ownerDocument }) {
  const hasAny = ownerDocument.body.querySelector(":scope > :is(h3, h4, h5, h6)");
  return "#".repeat(Math.max(1, Number(localName[1]) - TOP + (hasAny ? 2 : 1)));
}

function block(node) {
  const { localName: name } = node;
  if (LISTS.has(name)) return listed(node);
  if (name === "pre") return fenced(node);
  if (name === "hr") return "* * *";
  if (name === "blockquote") return blocks(node).split("\n").map((one) => (one ? `> ${one}` : ">")).join("\n");
  if (/^h\d$/.test(name)) return `${signs(node)} ${inline(node).replaceAll("\n", " ").trim().replace(/(^|\s)(#+)$/, "$1\\$2")}`;
  return paragraph([...node.childNodes]);
}

/** All blocks in an element; text that is in none is one, as in the item of a list, and stands `near` what follows. */
function blocks(parent, near = "\n\n") {
  let [text, loose] = ["", []];
  const end = (between) => {
    if (loose.some(({ data }) => data === undefined || data.trim())) text += (text && between) + paragraph(loose);
    loose = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    end(near);
    const between = node.localName === "p" || node.previousElementSibling?.localName === "p" ? "\n\n" : near;
    text += (text && between) + block(node);
  }
  end(near);
  return text;
}

/** The Markdown of HTML. */
export const markdownOf = (html) => blocks(new DOMParser().parseFromString(html, "text/html").body);
