// To what in a form a finding belongs, whoever found it: the judge of the page, or the board's own server. Both speak of the files that a form makes.

/** The rule about names of files that the board has already: the title makes that of a listing (Sources/ListingKit/Parcels/ParcelRules.swift). */
export const REPLACES = "package-replaces";

/** What is asked of a picture, by the name of its file. */
export const askOfPicture = (name) => `images/${name}`;

/** What the file of a change calls otherwise than its form. */
const OTHERS = { "add-inspections": "inspections" };

/** The place of the line that ends the facts of a file among its lines; 0 if none does. */
const endOf = (lines) => Math.max(0, lines.indexOf("---", 1));

/** Whether a finding is about the facts, and not the text below them. */
const isOfFacts = ({ line = 1 }, end) => !end || line - 1 <= end;

/** The key that a line of a file is about. */
function keyOfLine({ line = 1 }, lines, end) {
  for (let place = Math.min(line, end || lines.length) - 1; place >= 0; place -= 1) {
    const [, key] = /^(?: {2})?([a-z][a-z0-9-]*):/u.exec(lines[place]) ?? [];
    if (key) return OTHERS[key] ?? key;
  }
  return "";
}

/** The key that the line of a finding is about, or what is asked for the text below the facts. */
function keyOf(finding, text, body = "description") {
  const lines = text.split("\n");
  const end = endOf(lines);
  return isOfFacts(finding, end) ? keyOfLine(finding, lines, end) : body;
}

/** What stands on its line before a finding, with its first letter. */
const before = ({ line = 1, column = 1 }, text) => [...text.split("\n")[line - 1] ?? ""].slice(0, column).join("");

/** The picture that it is about, if it is about one. */
function pictureOf(finding, text, pictures) {
  const place = before(finding, text).split("{file: ").length - 2;
  return pictures[place] ?? pictures.find(({ name }) => finding.message.includes(`"${name}"`));
}

/** The key of a listing's file, or the picture, that the place of a finding is about. */
function keyInListing(finding, { listing: { path, text }, folder, pictures }) {
  const { file = path, line, rule } = finding;
  const shown = pictures.find(({ name }) => file === `${folder}/${name}`);
  if (shown) return askOfPicture(shown.name);
  if (file !== path) return "";
  if (rule === REPLACES) return "title";
  const key = line ? keyOf(finding, text, path.startsWith("comments/") ? "words" : undefined) : "";
  const picture = key === "images" && pictureOf(finding, text, pictures);
  return picture ? askOfPicture(picture.name) : key;
}

/** Whether a finding is about something that has to be mended, not only advised. */
export const isError = ({ severity }) => !["warning", "hint"].includes(severity);

/**
 * A finding with the `key` of what a form asks for, and the `part` of that if it has several; the key is empty for what no form asks for. What is `missing`
 * (Sources/Findings/Diagnostics/Diagnostic.swift) is told where it is asked for, as `isAbsent`; if it is only advised, where that follows from, with the
 * key where it is asked for as `lead`. `post` has the files with their paths and texts, the pictures and the folder that these lie in.
 */
export function placed(finding, post) {
  const { who, listing } = post;
  const { file = listing.path, missing } = finding;
  const isOfPerson = file === who?.path;
  const asked = (key) => (isOfPerson && key ? `person.${key}` : key);
  const place = asked(isOfPerson ? finding.line && keyOf(finding, who.text) : keyInListing(finding, post)) || "";
  const [, part = ""] = isOfPerson ? [] : /[{,] ?([a-z][a-z0-9-]*): [^:]*$/.exec(before(finding, listing.text)) ?? [];
  if (!missing || !(isOfPerson || file === listing.path)) return { ...finding, key: place, lead: place, part, isAbsent: false };
  const [key, inGroup = part] = missing.split(".");
  return { ...finding, key: place && !isError(finding) ? place : asked(key), lead: asked(key), part: inGroup, isAbsent: true };
}
