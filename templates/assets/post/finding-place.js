// To what in a form a finding belongs, whoever found it: the judge of the page, or the board's own server. Both speak of the files that a form makes.

/** How it is said of a key that it has no value. */
const MISSING = /^(?:"([a-z][a-z0-9-]*)" (?:is missing|has no value)|there is no (description)$)/;
/** The rule about names of files that the board has already: the title makes that of a listing (Sources/ListingKit/Parcels/ParcelRules.swift). */
const REPLACES = "package-replaces";

/** What is asked of a picture, by the name of its file. */
export const askOfPicture = (name) => `images/${name}`;

/** What the file of a change calls otherwise than its form. */
const OTHERS = { "add-inspections": "inspections" };

const isAbsent = (finding) => MISSING.test(finding.message);

/** The key that a line of a file is about: the one that is missing, that of the line, or what is asked for the text below the facts. */
function keyOf({ message, line = 1 }, text, body = "description") {
  const missing = MISSING.exec(message)?.slice(1).find(Boolean);
  if (missing) return missing;
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  if (end > 0 && line - 1 > end) return body;
  for (let place = end > 0 ? Math.min(line, end) - 1 : line - 1; place >= 0; place -= 1) {
    const [, key] = /^(?: {2})?([a-z][a-z0-9-]*):/u.exec(lines[place]) ?? [];
    if (key) return OTHERS[key] ?? key;
  }
  return "";
}

/** What stands on its line before a finding, with its first letter. */
const before = ({ line = 1, column = 1 }, text) => [...text.split("\n")[line - 1] ?? ""].slice(0, column).join("");

/** The picture that it is about, if it is about one. */
function pictureOf(finding, text, pictures) {
  const place = before(finding, text).split("{file: ").length - 2;
  return pictures[place] ?? pictures.find(({ name }) => finding.message.includes(`"${name}"`));
}

/** The key of a listing's file, or the picture, that a finding belongs to. */
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

/**
 * A finding with the `key` of what a form asks for, and the `part` of that if it has several; the key is empty for what no form asks for. `isAbsent` says
 * that it finds nothing there. `post` has the files with their paths and texts, the pictures and the folder that these lie in.
 */
export function placed(finding, post) {
  const { who, listing } = post;
  if (who && finding.file === who.path) return { ...finding, key: finding.line ? `person.${keyOf(finding, who.text)}` : "", part: "", isAbsent: isAbsent(finding) };
  const key = keyInListing(finding, post);
  const [, part = ""] = /[{,] ?([a-z][a-z0-9-]*): [^:]*$/.exec(before(finding, listing.text)) ?? [];
  return { ...finding, key, part, isAbsent: isAbsent(finding) };
}
