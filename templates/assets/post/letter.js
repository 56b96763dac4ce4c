// A listing as a text that people can send in a letter, which "houser accept" reads: each file between lines that say where it lies.

/** A text in which nothing looks like the lines between files. */
const plain = (text) => text.replace(/^[ \t]*[\u2010-\u2015\u2212]+ (?=\S)/gmu, "- ").replace(/^(-{2,} )(?=\S)/gmu, "\\$1");

/** `files` as one text, with the names of the pictures that go with it. */
export function letterOf(files, pictures) {
  const parts = files.map(({ path, text }) => `--- ${path} ---\n${plain(text).trimEnd()}\n`);
  const names = pictures.length ? [`--- pictures: ${pictures.map(({ name }) => name).join(", ")} ---\n`] : [];
  return [...parts, ...names, "--- end ---\n"].join("\n");
}
