// Fills a template that Houser has read (Sources/Mustache/TemplateTree.swift), sign by sign as Houser fills it for pages: what comes of the same
// values is the same HTML, in which no value that the template has escaped can be markup.

const VERBATIM = 1;
const SECTION = 2;
const INVERTED = 3;

const SIGNS = new Map([..."&<>\"'"].map((sign, place) => [sign, ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"][place]]));
/** Characters that HTML may not hold. */
const plain = (value) => String(value ?? "").replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd");
const escaped = (value) => plain(value).replace(/[&<>\u0022\u0027]/g, (sign) => SIGNS.get(sign));

/** The value of a name: its first part comes from the innermost of the values that have it. */
function find(name, stack) {
  if (name === ".") return stack.at(-1);
  const [first, ...rest] = name.split(".");
  const has = (value, part) => Object(value) === value && Object.hasOwn(value, part);
  const take = (value, part) => (has(value, part) ? value[part] : undefined);
  return rest.reduce(take, take(stack.findLast((value) => has(value, first)), first));
}

/** What a section is shown for. */
function items(value) {
  if (Array.isArray(value)) return value;
  return value || value === 0 ? [value] : [];
}

/** The HTML of a template; the last of the values is the innermost. */
export function render(template, ...stack) {
  return template.map((part) => {
    if (typeof part === "string") return part;
    const [sort, name, inside] = part;
    const value = find(name, stack);
    if (sort === SECTION) return items(value).map((item) => render(inside, ...stack, item)).join("");
    if (sort === INVERTED) return items(value).length ? "" : render(inside, ...stack);
    return (sort === VERBATIM ? plain : escaped)(value);
  }).join("");
}
