// Drafts of listings with their pictures, in a database of the reader's own device and nowhere else.
//
// A draft is `{ id, kind, changed, fields, pictures, isSent }`: `changed` is when it was kept, in milliseconds, `fields` are pairs of names and values as a
// form gives them, `pictures` are as pictures.js has them, and `isSent` says whether all of it was sent. The bytes of pictures are apart, so that whoever
// types a letter writes no picture again.
import { NAME, forgetDrafts } from "../device/drafts-here.js";
import { NotKept, isOff, settings, tell } from "../device/records.js";
import { say } from "../say.js";

const VERSION = 1;
const [DRAFTS, BYTES] = ["drafts", "bytes"];
/** How a browser says that it closed a database by itself, or that there was none when somebody only looked: it can be opened again. */
const LOST = new Set(["AbortError", "InvalidStateError", "UnknownError"]);

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
const committed = (work) => new Promise((resolve, reject) => {
  work.oncomplete = resolve;
  work.onabort = () => reject(work.error ?? new DOMException("", "AbortError"));
});

let database = null;
/** The database while it is open. */
let opened = null;
/** Opens the database; one that is not there is made only if `isMade`, and else there is none. */
function open(isMade = true) {
  database ??= new Promise((resolve, reject) => {
    if (!self.indexedDB) throw new DOMException("", "NotSupportedError");
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      if (!isMade) {
        request.transaction.abort();
        return;
      }
      request.result.createObjectStore(DRAFTS, { keyPath: "id" });
      request.result.createObjectStore(BYTES);
    };
    request.onsuccess = () => {
      const { result } = request;
      opened = result;
      const leave = () => {
        database = null;
        opened = null;
      };
      result.onclose = leave;
      // It is forgotten, or a newer page of the board has other ideas.
      result.onversionchange = () => {
        result.close();
        leave();
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error);
  });
  return database;
}

const WHY = { QuotaExceededError: say("drafts.full"), VersionError: say("kept.newer") };

/** Does something with the database. What goes wrong is told in words for whoever writes. */
async function attempt(what, tries = 2) {
  try {
    return await what(await open());
  } catch (error) {
    if (!(error instanceof DOMException) || error.name === "DataCloneError") throw error;
    database = null;
    if (LOST.has(error.name) && tries > 1) return attempt(what, tries - 1);
    throw new NotKept(WHY[error.name] ?? say("settings.storage_closed"));
  }
}

/** Under which keys bytes are kept; also of those that another tab may have removed. */
const keys = new WeakMap();
function keyOf(blob) {
  if (!keys.has(blob)) keys.set(blob, newId());
  return keys.get(blob);
}
/** All bytes of a draft. */
const bytesOf = (id) => IDBKeyRange.bound([id], [id, []]);

/** Writes a draft, all of it or nothing; gives the keys of pictures whose bytes are neither here nor given, of which it then wrote nothing. */
async function write(all, draft, given) {
  const work = all.transaction([DRAFTS, BYTES], "readwrite", { durability: "strict" });
  const [drafts, bytes] = [DRAFTS, BYTES].map((name) => work.objectStore(name));
  const end = committed(work);
  // What fails first says why.
  end.catch(() => {});
  const wanted = draft.pictures.map(({ key }) => key);
  const kept = (await done(bytes.getAllKeys(bytesOf(draft.id)))).map(([, key]) => key);
  const missing = wanted.filter((key) => !kept.includes(key) && !given.has(key));
  if (missing.length === 0) {
    for (const key of wanted) if (!kept.includes(key)) bytes.put(given.get(key), [draft.id, key]);
    for (const key of kept) if (!wanted.includes(key)) bytes.delete([draft.id, key]);
    drafts.put(draft);
  }
  await end;
  return missing;
}

/** What is told of the pictures of drafts as they are kept, by the ids of these. */
const picturesOf = new Map();

/** Writes a draft with the bytes of its pictures, of which it reads those that are not kept yet. */
async function writeWhole(draft, blobs) {
  const given = new Map();
  for (;;) {
    const missing = await attempt((all) => write(all, draft, given));
    if (missing.length === 0) {
      picturesOf.set(draft.id, draft.pictures);
      return;
    }
    for (const key of missing) given.set(key, { bytes: await blobs.get(key).arrayBuffer(), type: blobs.get(key).type });
  }
}

async function keepNow({ pictures = [], ...rest }) {
  if (isOff()) throw new NotKept(settings.look().state === "closed" ? say("settings.storage_closed") : say("drafts.turned_off"));
  const blobs = new Map(pictures.map(({ blob }) => [keyOf(blob), blob]));
  const told = pictures.map(({ blob, ...more }) => ({ ...more, key: keyOf(blob), size: blob.size }));
  const draft = { ...rest, changed: Date.now(), pictures: told };
  try {
    await writeWhole(draft, blobs);
  } catch (error) {
    if (error.message !== WHY.QuotaExceededError || pictures.length === 0) throw error;
    // What is typed needs little room.
    const here = await attempt((all) => done(all.transaction(BYTES).objectStore(BYTES).getAllKeys(bytesOf(draft.id))));
    const kept = new Set(here.map(([, key]) => key));
    await writeWhole({ ...draft, pictures: told.filter(({ key }) => kept.has(key)) }, blobs);
    throw new NotKept(say("drafts.full_but_words"));
  } finally {
    tell("drafts");
  }
}

/** A name that no other draft has, in any tab. */
export const newId = () => [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

let last = Promise.resolve();
/**
 * Keeps a draft, in the place of one of the same `id`; what was asked for last counts. Settles when it is written. Throws a NotKept, with words for
 * whoever writes, if it can't be kept; what was kept of it before is still there then.
 */
export function keep(draft) {
  const work = last.then(() => keepNow(draft));
  last = work.catch(() => {});
  return work;
}

/** Has the database at hand, so that words can be kept at once. */
export async function prepare() {
  // What cannot be kept is told once it should be.
  if (!isOff()) await attempt(() => {}).catch((error) => { if (!(error instanceof NotKept)) throw error; });
}

/** Keeps the words of a draft at once, for a page that goes and has time for no more; its pictures stay as they were kept last. */
export function keepWords(draft) {
  if (!opened || isOff()) return;
  try {
    const work = opened.transaction([DRAFTS], "readwrite");
    work.objectStore(DRAFTS).put({ ...draft, changed: Date.now(), pictures: picturesOf.get(draft.id) ?? [] });
    work.commit?.();
  } catch (error) {
    // One that is closed takes nothing more.
    if (error.name !== "InvalidStateError") throw error;
  }
}

/** All drafts, the last one first, with what is told of their pictures but not the pictures themselves. */
export async function all() {
  const found = await attempt((one) => done(one.transaction(DRAFTS).objectStore(DRAFTS).getAll()));
  return found.sort((a, b) => b.changed - a.changed);
}

/** Whether there may be drafts. */
async function isThere() {
  try {
    await open(false);
    return true;
  } catch {
    database = null;
    return false;
  }
}

/** The drafts of a kind of which something is not sent, the last one first; none where the browser keeps nothing. */
export async function begunOf(kind) {
  return await isThere() ? (await all()).filter((draft) => draft.kind === kind && !draft.isSent) : [];
}

/** Whether a draft is what was sent by a name; what was sent by another since is not. */
const isSentAs = ({ fields }, name) => fields.some(([field, value]) => field === "sent-name" && value === name);

/** Whether the draft of what was sent by a name is kept; none is where the browser keeps nothing. */
export async function isKept(id, name) {
  if (!await isThere()) return false;
  const draft = await attempt((one) => done(one.transaction(DRAFTS).objectStore(DRAFTS).get(id)));
  return Boolean(draft) && isSentAs(draft, name);
}

/** A draft with its pictures; null if there is none. */
export function get(id) {
  return attempt(async (one) => {
    const work = one.transaction([DRAFTS, BYTES]);
    const bytes = work.objectStore(BYTES);
    const [draft, names, values] = await Promise.all(
      [work.objectStore(DRAFTS).get(id), bytes.getAllKeys(bytesOf(id)), bytes.getAll(bytesOf(id))].map(done));
    if (!draft) return null;
    const blobs = new Map(names.map(([, key], place) => [key, new Blob([values[place].bytes], { type: values[place].type })]));
    for (const [key, blob] of blobs) keys.set(blob, key);
    picturesOf.set(id, draft.pictures);
    const pictures = draft.pictures.filter(({ key }) => blobs.has(key)).map(({ key, size, ...more }) => ({ ...more, blob: blobs.get(key) }));
    return { ...draft, pictures };
  });
}

/** Forgets a draft. */
export async function remove(id) {
  await attempt(async (one) => {
    const work = one.transaction([DRAFTS, BYTES], "readwrite");
    work.objectStore(DRAFTS).delete(id);
    work.objectStore(BYTES).delete(bytesOf(id));
    await committed(work);
  });
  picturesOf.delete(id);
  tell("drafts");
}

/** Forgets a draft of which all was sent by a name; what somebody typed since stays. */
export async function removeSent(id, name) {
  if (!await isThere()) return;
  if ((await all()).some((draft) => draft.id === id && draft.isSent && isSentAs(draft, name))) await remove(id);
}

/** Forgets all drafts. */
export const forgetAll = forgetDrafts;

/** How many drafts there are, and how many bytes they have; none where the browser keeps nothing. */
export async function measure() {
  try {
    const one = await open(false);
    const drafts = await done(one.transaction(DRAFTS).objectStore(DRAFTS).getAll());
    const sizes = drafts.map((draft) => new Blob([JSON.stringify(draft)]).size + draft.pictures.reduce((sum, { size }) => sum + size, 0));
    return { count: drafts.length, size: sizes.reduce((sum, size) => sum + size, 0) };
  } catch {
    database = null;
    return { count: 0, size: 0 };
  }
}
