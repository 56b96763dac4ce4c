// Gives the theme's modules, as they are read from its folder, the plain messages of the site's language in place of their keys, as Houser does: that homes are
// priced "a week", say. Registered by typing.mjs.
import { readFile } from "node:fs/promises";

const messages = new Map();

export async function initialize({ words }) {
  let section = "";
  for (const line of (await readFile(words, "utf8")).split("\n")) {
    section = /^(\w+):$/.exec(line)?.[1] ?? section;
    const [, key, text] = /^ {2}(\w+): "?([^"{}]+?)"?$/.exec(line) ?? [];
    if (key) messages.set(`${section}.${key}`, text);
  }
}

export async function load(address, context, next) {
  const loaded = await next(address, context);
  if (!address.startsWith("file:") || loaded.format !== "module") return loaded;
  const source = String(loaded.source).replace(/\bsay\("([\w.]+)"/g, (all, key) => `say(${JSON.stringify(messages.get(key) ?? key)}`);
  return { ...loaded, source };
}
