// typing.mjs SITE ASSETS: reads texts as a JSON list, one a line, and answers what the search box makes of them with the index of a built site, a line each.
// It runs the theme's modules as they are, without a browser.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , site, assets] = process.argv;
register("./saying.mjs", { parentURL: import.meta.url, data: { words: resolve(assets, "../words/en.yaml") } });
const HOME = "https://board.example/";
globalThis.document = { querySelector: () => ({ src: HOME }), documentElement: { dataset: {}, lang: "en-AU", toggleAttribute() {} } };
globalThis.addEventListener = () => {};
globalThis.location = { search: "", pathname: "/" };
globalThis.localStorage = { getItem: () => null, setItem() {}, removeItem() {} };
globalThis.fetch = async (url) => {
  const path = new URL(url).pathname;
  try {
    const text = await readFile(resolve(site, `.${path}`), "utf8");
    return { ok: true, json: async () => JSON.parse(text) };
  } catch {
    return { ok: false, status: 404 };
  }
};
const load = (name) => import(pathToFileURL(resolve(assets, name)).href);
const [{ Vocabulary }, { SearchIndex }, { Words }, { understand }, { queryText }, { suggest }, { Names }] =
  await Promise.all(["filter.js", "index.js", "meanings.js", "understand.js", "query.js", "suggest.js", "slips.js"].map(load));
const index = await SearchIndex.load(`${HOME}search/index.json`);
const board = new Vocabulary(index);
const words = new Words(board);

for await (const line of createInterface({ input: process.stdin })) {
  const [text, isSuggested] = JSON.parse(line);
  if (isSuggested) {
    const found = await suggest(text, words, index);
    console.log(JSON.stringify(found.map(({ label, count }) => (count ? `${label} · ${count}` : label))));
    continue;
  }
  Names.measured = 0;
  const found = await understand(text, words, index, board.states);
  const values = new Map();
  for (const { key, value } of found.conditions) values.set(key, [...(values.get(key) ?? []), value]);
  const { conditions, ...said } = found;
  console.log(JSON.stringify({ query: decodeURIComponent(queryText(values)), ...said, measured: Names.measured }));
}
