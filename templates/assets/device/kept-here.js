// What is kept on this device, with how many of each and how much room it takes.
import { element } from "../elements.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { NAMES, RECORDS } from "./catalogue.js";
import { draftsHere } from "./drafts-here.js";
import { base, keyOf } from "./records.js";

const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const sized = (bytes) => (bytes < 1_000 ? say("kept.bytes", { count: bytes })
  : bytes < 999_500 ? say("kept.kilobytes", { count: Math.round(bytes / 1_000) }) : say("kept.megabytes", { count: megabytes.format(bytes / 1_000_000) }));

/** How many there are in a list; nothing of what is none, or can't be read. */
function counted(text, list) {
  try {
    return JSON.parse(text)[list]?.length ?? "";
  } catch {
    return "";
  }
}

function records() {
  return NAMES.flatMap((name) => {
    const text = localStorage.getItem(keyOf(name));
    const { words, list } = RECORDS[name];
    return text === null ? [] : [[words, counted(text, list), new Blob([keyOf(name), text]).size]];
  });
}

/** What is kept to be read without a connection. */
async function offline() {
  const sizes = [];
  for (const name of (await self.caches?.keys()) ?? []) {
    if (!name.startsWith(`houser:${base}:`)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) sizes.push(Number((await cache.match(request))?.headers.get("x-houser-size")));
  }
  return sizes.length ? [[say("kept.offline"), sizes.length, sizes.reduce((sum, size) => sum + size, 0)]] : [];
}

async function drafts() {
  const { count, size } = await draftsHere();
  return count ? [[say("kept.drafts"), count, size]] : [];
}

/** None where the browser keeps its storage closed. */
async function kept() {
  try {
    return [...records(), ...await drafts(), ...await offline()];
  } catch {
    return [];
  }
}

let latest = 0;
/** Fills a table with a row for each, and one for all. */
export async function listKept(table) {
  latest += 1;
  const run = latest;
  const rows = await kept();
  if (run !== latest) return;
  const row = ([words, count, size]) => {
    const head = element("th", "", words);
    head.scope = "row";
    return element("tr", "", head, element("td", "", String(count)), element("td", "", sized(size)));
  };
  const all = [say("kept.together"), "", rows.reduce((sum, [, , size]) => sum + size, 0)];
  table.querySelector("tbody").replaceChildren(...[...rows, ...(rows.length > 1 ? [all] : [])].map(row));
  table.hidden = rows.length === 0;
}
