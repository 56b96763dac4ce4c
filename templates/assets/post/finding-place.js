// To what in a form a finding belongs, whoever found it: the judge of the page, or the board's own server. Both speak of the files that a form makes.

/** The rules about what every listing says: its facts (Sources/Facts/Fields/RequiredField.swift), and the text below them (ProseField.swift). */
const [REQUIRED, DESCRIPTION] = ["required-field", "description"];
/** What such a finding names first. */
const NAMED = /^"([a-z][a-z0-9-]*)"/;
/** What the file of a person lacks (Sources/Facts/Records/RecordReader.swift). */
const LACKED = /needs its "([a-z][a-z0-9-]*)"/;
/** The rule about names of files that the board has already: the title makes that of a listing (Sources/ListingKit/Parcels/ParcelRules.swift). */
const REPLACES = "package-replaces";

/** What is asked of a picture, by the name of its file. */
export const askOfPicture = (name) => `images/${name}`;

/** What the file of a change calls otherwise than its form. */
const OTHERS = { "add-inspections": "inspections" };

/** The place of the line that ends the facts of a file among its lines; 0 if none does. */
const endOf = (lines) => Math.max(0, lines.indexOf("---", 1));

/** Whether a finding is about the facts, or what they lack, and not the text below them. */
const isOfFacts = ({ line = 1 }, end) => !end || line - 1 <= end;

/** What a finding says that a file lacks, as a key; an empty one if it lacks nothing. */
function missingIn(finding, text) {
  const lines = text.split("\n");
  const end = endOf(lines);
  if (finding.rule === DESCRIPTION) return isOfFacts(finding, end) ? "description" : "";
  if (finding.rule !== REQUIRED) return "";
  const [, named = ""] = NAMED.exec(finding.message) ?? [];
  // What is lacking stands nowhere, and is told of at the first fact; what has no value at its own.
  return finding.line === (end ? 2 : 1) ? named : keyOfLine(finding, lines, end);
}

/** The key that a line of a file is about. */
function keyOfLine({ line = 1 }, lines, end) {
  for (let place = end ? Math.min(line, end) - 1 : line - 1; place >= 0; place -= 1) {
    const [, key] = /^(?: {2})?([a-z][a-z0-9-]*):/u.exec(lines[place]) ?? [];
    if (key) return OTHERS[key] ?? key;
  }
  return "";
}

/** The key that a finding is about: the one that is missing, that of its line, or what is asked for the text below the facts. */
function keyOf(finding, text, body = "description") {
  const lines = text.split("\n");
  const end = endOf(lines);
  return missingIn(finding, text) || (isOfFacts(finding, end) ? keyOfLine(finding, lines, end) : body);
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
  if (who && finding.file === who.path) {
    const [, lacked = ""] = LACKED.exec(finding.message) ?? [];
    const key = lacked || (finding.line ? keyOf(finding, who.text) : "");
    return { ...finding, key: key && `person.${key}`, part: "", isAbsent: Boolean(lacked) };
  }
  const key = keyInListing(finding, post);
  const [, part = ""] = /[{,] ?([a-z][a-z0-9-]*): [^:]*$/.exec(before(finding, listing.text)) ?? [];
  return { ...finding, key, part, isAbsent: Boolean(missingIn(finding, listing.text)) };
}
