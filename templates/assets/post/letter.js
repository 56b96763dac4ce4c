// A listing as a text that people can send in a letter, which "houser accept" reads: each file between lines that say where it lies.

/** `files` as one text, with the names of the pictures that go with it. */
export function letterOf(files, pictures) {
  const parts = files.map(({ path, text }) => `--- ${path} ---\n${text.trimEnd()}\n`);
  const names = pictures.length ? [`--- pictures: ${pictures.map(({ name }) => name).join(", ")} ---\n`] : [];
  return [...parts, ...names, "--- end ---\n"].join("\n");
}
