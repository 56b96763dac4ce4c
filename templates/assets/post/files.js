// The files of a listing: its own, and that of whoever posts for the first time.
import { prose, valuesOf } from "./values.js";
import { group, list, scalar } from "./yaml.js";

const MOST = 80;
/** Names that a listing's file cannot have. */
const TAKEN = new Set(["index", "page"]);

/** Letters that are no others with an accent, as plain ones (Sources/Values/Transliteration.swift). */
const LETTERS = { æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ĳ: "ij", ĸ: "k", ŀ: "l", ł: "l", ŉ: "n", ŋ: "n", ø: "o", œ: "oe", ſ: "s", ß: "ss", ŧ: "t", þ: "th" };

/** A name of a file that a text makes: small letters, digits and single hyphens. */
export function slug(text) {
  const plain = text.normalize("NFD").toLowerCase().replace(/[\u0300-\u036f'’]/g, "").replace(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter).replace(/[^a-z0-9]+/g, "-");
  const name = plain.slice(0, MOST).replace(/^-+|-+$/g, "");
  return TAKEN.has(name) ? `${name}-1` : name;
}

/** Keys with their values as lines of a file. */
export const written = (values) => values.map(([key, value]) => `${key}:${value.startsWith("\n") ? "" : " "}${value}\n`).join("");

/** Pictures as the file of a listing names them. */
const pictured = (pictures) => list(pictures.map(({ name, alt }) =>
  group([["file", name], ...(alt ? [["alt", scalar(alt)]] : [])])));

/** The file of the person that a form tells of, under that handle; null if the form tells of none. */
export function personFile(form, handle) {
  const values = [...valuesOf(form, "[data-person] [data-ask]")].map(([key, value]) => [key.replace("person.", ""), value]);
  return values.length ? { path: `people/${handle}.yaml`, text: written(values) } : null;
}

/** The file of a listing, of that name, owner and day, with its pictures and what it says of the secret by which it can be changed. */
export function listingFile(form, { name, owner, day, pictures, key }) {
  const { folder, order } = form.dataset;
  const values = valuesOf(form, "[data-ask]:not([data-person] *)");
  values.set("owner", owner);
  values.set("listed", day);
  if (key) values.set("change-key", scalar(key));
  if (pictures.length) values.set("images", pictured(pictures));
  const facts = order.split(" ").filter((key) => values.has(key)).map((key) => [key, values.get(key)]);
  const text = `---\n${written(facts)}---\n\n${prose(form.elements.description)}\n`;
  return { path: pictures.length ? `${folder}/${name}/index.md` : `${folder}/${name}.md`, text };
}
