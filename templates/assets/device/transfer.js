// All that is kept, as a file that another browser can take over: {"made": "houser device", "version": 1, "site": "/board/", "records": {"saved":
// {…}, "hidden": {…}, …}}, each record as it stands in the browser's storage (records.js). What is damaged is in "unread", as text. Drafts of listings with
// their pictures stay where they are.
import { later } from "../loading.js";
import { say } from "../say.js";
import { NAMES, RECORDS } from "./catalogue.js";
import { forgetDrafts } from "./drafts-here.js";
import { forgetOffline } from "./offline.js";
import { NotKept, VERSION, base, forget, keyOf } from "./records.js";
import { withoutControls } from "./saved.js";

/** What is the reader's own; the other records are only about this browser. */
const OWN = NAMES.filter((name) => RECORDS[name].list || RECORDS[name].isOwn);
const MADE = "houser device";
/** Far more than can be kept. */
const MOST_CHARACTERS = 5_000_000;
const NEVER = new Set(["__proto__", "constructor", "prototype"]);

/** The text of a file with all that is kept. */
export function exported() {
  const records = {};
  const unread = {};
  for (const name of NAMES) {
    const text = localStorage.getItem(keyOf(name));
    if (text === null) continue;
    try {
      records[name] = JSON.parse(text);
    } catch {
      unread[name] = text;
    }
  }
  return JSON.stringify({ made: MADE, version: VERSION, site: base, records, ...(Object.keys(unread).length ? { unread } : {}) }, null, 1);
}

/** What a reader wrote, as this version would keep it: earlier ones kept control characters too. */
function mended(name, value) {
  if (name === "note" && typeof value === "string") return withoutControls(value);
  return name === "collections" && Array.isArray(value) ? value.map((one) => (typeof one === "string" ? withoutControls(one) : one)) : value;
}

/** The records of a file. Throws an error whose message tells the reader what is wrong; then nothing was taken over. */
export async function readExport(text) {
  const refuse = (why) => { throw new NotKept(why); };
  if (text.length > MOST_CHARACTERS) refuse(say("import.too_big"));
  let file;
  try {
    file = JSON.parse(text, (name, value) => (NEVER.has(name) ? refuse(say("import.forbidden_name", { name })) : mended(name, value)));
  } catch (error) {
    if (error instanceof NotKept) throw error;
    refuse(say("import.damaged"));
  }
  if (file?.made !== MADE || typeof file.records !== "object" || file.records === null || Array.isArray(file.records)) refuse(say("import.other_file"));
  if (file.version !== VERSION) refuse(say("import.other_version"));
  const { fault } = await later(import("./file-check.js"));
  for (const [name, record] of Object.entries(file.records)) {
    const wrong = fault(name, record);
    if (wrong) refuse(wrong);
  }
  if (!OWN.some((name) => Object.hasOwn(file.records, name))) refuse(say("import.empty"));
  return file.records;
}

/** What is here first, then what the file adds. */
function merged(name, own, other) {
  const { list, key, most } = RECORDS[name];
  if (!own || !other[list]) return own ?? other;
  const known = new Set(own[list].map((one) => one[key]));
  const both = [...own[list], ...other[list].filter((one) => !known.has(one[key]))];
  // The oldest of what was viewed is forgotten anyway.
  return { ...other, ...own, [list]: name === "viewed" ? both.slice(0, most) : both };
}

/** Takes records over, all or none of them: beside what is kept, or in its place. */
export function takeOver(records, isMerge) {
  const before = new Map(NAMES.map((name) => [name, localStorage.getItem(keyOf(name))]));
  try {
    for (const name of NAMES) {
      const other = Object.hasOwn(records, name) && (!isMerge || OWN.includes(name)) ? records[name] : null;
      const text = before.get(name);
      if (!isMerge && !other) localStorage.removeItem(keyOf(name));
      if (!other) continue;
      const own = isMerge && text !== null ? JSON.parse(text) : null;
      if (own && (own.version !== VERSION || !RECORDS[name].is(own))) throw new Error(`${name} can't be read`);
      const next = isMerge ? merged(name, own, other) : other;
      const { list, most } = RECORDS[name];
      if (next[list]?.length > most) {
        throw new NotKept(say("import.too_much", { name }));
      }
      localStorage.setItem(keyOf(name), JSON.stringify(next));
    }
  } catch (error) {
    for (const [name, text] of before) {
      if (text === null) localStorage.removeItem(keyOf(name));
      else localStorage.setItem(keyOf(name), text);
    }
    if (error instanceof NotKept) throw error;
    throw new NotKept(say("import.no_room"));
  }
  tellAll();
}

/** Tells this page too, as the browser tells other tabs; even what comes before all modules (early.js). */
const tellAll = () => dispatchEvent(new StorageEvent("storage"));

/** Forgets everything, and what is readable without a connection too. */
export async function forgetAll() {
  // It begins first, so that the empty list of what is saved is not kept anew meanwhile.
  const done = Promise.all([forgetOffline(), forgetDrafts()]);
  NAMES.forEach(forget);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith("houser:") && key.endsWith(`:${base}`)) sessionStorage.removeItem(key);
  tellAll();
  await done;
}
