// The service worker: keeps the pages of saved listings with their pictures, and what those pages load, for when there is no connection.
// It is a classic script, since not every browser takes modules here. sw.js says where the board is; offline.js tells what to keep.
//
// A page always comes from the network, if that answers: what is kept stands in only when it does not, so that a new build is never hidden.
// Files of the theme have a digest in their address, and come from what is kept first. Everything that is kept lies in two caches, whose
// names begin with "houser:" and the path of the board.
importScripts(`${houser.assets}news.js`);

const { base, assets } = houser;
const PAGES = `houser:${base}:pages`;
const FILES = `houser:${base}:files`;
const OFFLINE = `${base}offline/`;
/** Pages that are kept beside those of listings, if the board has them. */
const ALWAYS = [OFFLINE, ...["saved", "compare", "settings"].map((name) => `${base}${name}/`)];
/** Where the list of what is to be kept lies among the pages. No page has this address. */
const LIST = `${base}sw.js?kept`;
/** Where it is noted, in the same way, what the data of the board said of these listings when the reader was told last (news.js). */
const TOLD = `${base}sw.js?told`;
const LISTING = /^[a-z0-9-]+\/[a-z0-9-]+\/$/u;
/** How long a kept page waits for the network, in milliseconds. */
const PATIENCE = 4_000;
const MOST_PAGES = 300;
/** Of pictures: how many of a listing, and how many bytes of all. */
const MOST_PICTURES = 12;
const MOST_BYTES = 40_000_000;

/** A response as it is kept: with the time, and its size in bytes. */
async function keepable(response) {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  // What is kept is as it was before it was compressed, and nothing is loaded ahead from it.
  for (const name of ["content-encoding", "content-length", "speculation-rules"]) headers.delete(name);
  headers.set("x-houser-kept", new Date().toISOString());
  headers.set("x-houser-size", body.size);
  return new Response(body, { headers });
}

/** Whether the reader wants all that is kept to go: from then on nothing is kept. */
let isForgetting = false;
/** How often what is kept may still be brought to one build, until the browser stops this worker: where there is no room, it would be in vain. */
let mendings = 2;
/** What is being written just now. */
const writes = new Set();

/**
 * Keeps a response, where something is kept already. Gives its size in bytes, or null if it could not be kept: its body did not come, there is
 * no room left, or all is being forgotten. Never rejects, so that one file without room stops nothing else.
 */
async function put(name, request, response) {
  try {
    const made = await keepable(response);
    if (!(await caches.has(name)) || isForgetting) return null;
    const writing = caches.open(name).then((cache) => cache.put(request, made));
    writes.add(writing);
    await writing.finally(() => writes.delete(writing));
    return Number(made.headers.get("x-houser-size"));
  } catch {
    return null;
  }
}

/** What is kept of a request. A reader who comes makes no cache, and a browser whose storage fails has kept nothing. */
const stored = (name, request) => caches.match(request, { cacheName: name }).catch(() => undefined);

const isPage = (response) => response.ok && !response.redirected && response.headers.get("content-type")?.startsWith("text/html");

async function readList() {
  const response = await stored(PAGES, LIST);
  return response ? response.json() : [];
}

/** `listings` by their paths, each with its `id` and what was read of it, and the `digests` of the packs of data that they were read from. */
async function readTold() {
  const response = await stored(PAGES, TOLD);
  return { listings: {}, digests: {}, ...await response?.json() };
}

async function keepTold(told) {
  const response = new Response(JSON.stringify(told));
  if (await caches.has(PAGES) && !isForgetting) await (await caches.open(PAGES)).put(TOLD, response).catch(() => {});
}

/** The folder of a build's theme in which a file lies: its digest names it. What shows a map of streets lies in another one, whatever the theme. */
function themeOf(path) {
  const end = path.startsWith(`${base}assets/`) ? path.indexOf("/", `${base}assets/`.length) : -1;
  return end < 0 || /^\/leaflet\.(?:js|css)$/u.test(path.slice(end)) ? null : path.slice(0, end);
}

/** What a page needs: the files of the theme, and its own pictures. */
function needs(html, path) {
  const found = { assets: new Set(), pictures: new Set() };
  for (const [, address] of html.matchAll(/\s(?:src|href)="?([^"\s>]+)/gu)) {
    const url = new URL(address, new URL(path, location.href));
    if (url.origin !== location.origin) continue;
    if (/\.(?:css|js|svg)$/u.test(url.pathname) && url.pathname.startsWith(`${base}assets/`)) found.assets.add(url.pathname);
    if (path !== base && url.pathname.startsWith(path) && /\.(?:jpe?g|png|webp|avif|gif)$/u.test(url.pathname)) found.pictures.add(url.pathname);
  }
  return { assets: found.assets, pictures: [...found.pictures].slice(0, MOST_PICTURES) };
}

/** The addresses that a script imports or a style sheet shows. */
function used(text, path) {
  const pattern = path.endsWith(".js") ? /(?:from|import|later)\s*\(?\s*"(\.[^"]+\.js)"/gu : /url\("?([^")#:]+)"?\)/gu;
  return [...text.matchAll(pattern)].map(([, address]) => new URL(address, new URL(path, location.href)).pathname);
}

/** Keeps files of the theme, and what they use in turn; adds their addresses to `seen`. */
async function keepAssets(paths, seen) {
  const files = await caches.open(FILES);
  for (const path of paths) {
    if (isForgetting || seen.has(path)) continue;
    seen.add(path);
    let response = await files.match(path);
    if (!response) {
      const loaded = await fetch(path).catch(() => null);
      // Those of a board before the last update may be gone, and what was kept of them goes on.
      if (!loaded?.ok) continue;
      response = loaded.clone();
      await put(FILES, path, loaded);
    }
    if (/\.(?:js|css)$/u.test(path)) await keepAssets(used(await response.text().catch(() => ""), path), seen);
  }
}

/** Keeps a page, unless it is there already and none that is `fresh` is wanted. Gives whether it is kept. */
async function keepPage(path, fresh) {
  const pages = await caches.open(PAGES);
  if (!fresh && await pages.match(path)) return true;
  const response = await fetch(path, { cache: "no-cache" }).catch(() => null);
  if (response && isPage(response) && await put(PAGES, path, response) !== null) return true;
  // A listing that is gone is not to be found offline either.
  if (response && [404, 410].includes(response.status)) await pages.delete(path);
  return Boolean(await pages.match(path));
}

/** Keeps what the kept pages need, and forgets everything else. `list` says whose pictures come first. */
async function keepFiles(list) {
  if (isForgetting) return;
  const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)];
  const wanted = new Set(list.map((path) => base + path).concat(ALWAYS));
  for (const { url } of await pages.keys()) {
    const { pathname, search } = new URL(url);
    if (![LIST, TOLD].includes(pathname + search) && !wanted.has(pathname)) await pages.delete(url);
  }
  const needed = new Set();
  const themes = new Set();
  let bytes = 0;
  let isFull = false;
  for (const path of wanted) {
    if (isForgetting) return;
    const page = await pages.match(path);
    if (!page) continue;
    const { assets: theme, pictures } = needs(await page.text(), path);
    for (const file of theme) if (themeOf(file)) themes.add(themeOf(file));
    await keepAssets(theme, needed);
    for (const picture of pictures) {
      if (bytes >= MOST_BYTES) break;
      const kept = await files.match(picture);
      let size = Number(kept?.headers.get("x-houser-size"));
      if (!kept) {
        // Where one had no room, the others are not loaded in vain.
        const response = isFull ? null : await fetch(picture).catch(() => null);
        if (!response?.ok) continue;
        size = await put(FILES, picture, response);
        isFull = size === null;
        if (isFull) continue;
      }
      bytes += size;
      needed.add(picture);
    }
  }
  for (const { url } of await files.keys()) {
    const { pathname } = new URL(url);
    if (!needed.has(pathname) && !themes.has(themeOf(pathname))) await files.delete(url);
  }
}

/** Does something for each of a list, a few at a time. */
async function each(list, work) {
  const waiting = list.entries();
  await Promise.all(Array.from({ length: 4 }, async () => {
    for (const [, one] of waiting) if (!isForgetting) await work(one);
  }));
}

async function data(url, cache) {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}

/**
 * Reads what the data of the board say now of the listings of a list or, unless it is of `all`, of those of which nothing is noted. Gives what has
 * changed since it was noted, paths with what each was and is, and notes that. Packs that are as they were are not asked for.
 */
async function readData(list, { ids = {}, all = true } = {}) {
  const { listings: before, digests: known } = await readTold();
  const isNoted = (path) => before[path]?.mark !== undefined;
  if (!all && list.every(isNoted)) return [];
  const { packs } = await data(`${base}api/listings.json`, "no-cache");
  const listings = {};
  const wanted = new Map();
  /** The packs of which something stays as it was noted. */
  const left = new Set();
  for (const path of list) {
    const id = ids[path] ?? before[path]?.id ?? path.split("/")[1];
    const number = news.packOf(id, packs.length);
    if (before[path]) listings[path] = before[path];
    if (!isNoted(path) || all && known[number] !== packs[number]?.digest) wanted.set(number, [...(wanted.get(number) ?? []), { path, id }]);
    else left.add(number);
  }
  const digests = Object.fromEntries(Object.entries(known).filter(([number]) => !wanted.has(Number(number))));
  const changed = [];
  await each([...wanted], async ([number, some]) => {
    const { digest = "" } = packs[number] ?? {};
    const pack = digest ? await data(`${base}api/listings/${number}.json?v=${digest}`, "default") : { listings: [] };
    for (const { path, id } of some) {
      const record = pack.listings.find((one) => one.id === id);
      // Without its id nobody can tell whether one is gone.
      if (!record && !isNoted(path)) continue;
      listings[path] = { ...news.read(record), id };
      if (isNoted(path) && before[path].mark !== listings[path].mark) changed.push([path, before[path], listings[path]]);
    }
    // They may have changed as well.
    if (!left.has(number)) digests[number] = digest;
  });
  await keepTold({ listings, digests });
  return changed;
}

/** Brings what is kept to a list of listings, of which those are the ids that their addresses do not end with. */
async function keep(paths, ids) {
  const list = paths.filter((path) => LISTING.test(path)).slice(0, MOST_PAGES);
  const pages = await caches.open(PAGES);
  const note = () => pages.put(LIST, new Response(JSON.stringify(list)));
  // Even a short list finds no room in a full storage, before what is no longer wanted is gone.
  await note().catch(() => keepFiles(list).then(note));
  const found = new Set();
  await each(list, async (path) => { if (await keepPage(base + path, false)) found.add(path); });
  await each(ALWAYS, (path) => keepPage(path, false));
  await keepFiles(list);
  // What changes from now on is told.
  await readData(list, { ids, all: false }).catch(() => {});
  return { kept: list.filter((path) => found.has(path)), missing: paths.filter((path) => !found.has(path)) };
}

/** Loads anew all that is kept. */
async function refresh() {
  // Where nothing was ever kept, nothing begins. With an empty list the files of the build before still have to go.
  if (!(await caches.has(PAGES))) return;
  const list = await readList();
  await each(list.map((path) => base + path).concat(ALWAYS), (path) => keepPage(path, true));
  await keepFiles(list);
}

/** Forgets what was noted of a listing: what it is the next time is where changes begin. */
async function forgetTold(path) {
  const { listings, digests } = await readTold();
  if (!listings[path]) return;
  listings[path] = { id: listings[path].id };
  await keepTold({ listings, digests });
}

/** What changes the caches goes one after the other. */
let queue = Promise.resolve();
function next(work) {
  const done = queue.then(work);
  queue = done.catch(() => {});
  return done;
}

/** A kept page as it is shown in place of the board's: it says so itself. */
async function standIn(response) {
  const text = (await response.text()).replace("<html ", `<html data-kept="${response.headers.get("x-houser-kept")}" `);
  return new Response(text, { headers: response.headers });
}

/** Whether files of more than one build are kept, or others than a page needs: there was no room, or no answer, when all was to be loaded anew. */
async function isMixed(html, path) {
  const kept = await (await caches.open(FILES)).keys();
  const paths = [...kept.map(({ url }) => new URL(url).pathname), ...needs(html, path).assets];
  return new Set(paths.map(themeOf).filter(Boolean)).size > 1;
}

/** Keeps what the board says now of a kept page, and what that needs, if it says something else. */
async function renew(path, kept, response) {
  const [before, now] = await Promise.all([kept.text(), response.clone().text()]);
  if (await put(PAGES, path, response) === null) return;
  // The reader sees what has changed, and need not be told.
  if (before !== now) await next(async () => Promise.all([keepFiles(await readList()), forgetTold(path.slice(base.length))]));
  if (mendings > 0 && await isMixed(now, path)) {
    mendings -= 1;
    await next(refresh);
  }
}

/** A page: from the network, or else what is kept of it, or else, for a reader who goes there, the page that says what is kept. */
async function page(event, path) {
  const kept = await stored(PAGES, path);
  const loading = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  if (!kept) {
    return loading.catch(async (error) => {
      const offline = event.request.mode === "navigate" && await stored(PAGES, OFFLINE);
      if (offline) return offline;
      throw error;
    });
  }
  // It is kept aside, so that the reader waits for no storage, and also when it comes too late. The copies are made before anybody reads.
  event.waitUntil(loading.then(async (response) => {
    if ([404, 410].includes(response.status)) await (await caches.open(PAGES)).delete(path);
    if (isPage(response)) await renew(path, kept.clone(), response.clone());
  }).catch(() => {}));
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE); });
  const response = await Promise.race([loading.catch(() => null), late]);
  return response && response.status < 500 ? response : standIn(kept.clone());
}

/** A file of the theme, which never changes under its address. */
async function asset(event) {
  const { request } = event;
  const kept = await stored(FILES, request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(put(FILES, request, response.clone()));
  return response;
}

/** A picture: from the network, or else what is kept of it. */
async function picture(request) {
  try {
    const response = await fetch(request);
    if (response.status < 500) return response;
  } catch (error) {
    const kept = await stored(FILES, request);
    if (kept) return kept;
    throw error;
  }
  return await stored(FILES, request) ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(base)) return;
  if (request.mode === "navigate") event.respondWith(page(event, pathname));
  else if (pathname.startsWith(`${base}assets/`)) event.respondWith(asset(event));
  else if (request.destination === "image") event.respondWith(picture(request));
});

// What is kept is of the new build before the new worker begins. It begins when the last page that the old one serves is closed, as is usual:
// where it begins at once, Chromium may leave a reader who goes to another page in that moment without an answer. Meanwhile the old one
// does as well: what is kept is the same for both.
self.addEventListener("install", (event) => event.waitUntil(next(refresh).catch(() => {})));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
})()));

/** Leaves nothing behind: what is kept goes when the last of it is written, and then the worker. */
async function forget() {
  await Promise.allSettled(writes);
  for (const name of [PAGES, FILES]) await caches.delete(name);
  await self.registration.unregister();
  return {};
}

/** Keeps what a page asks for. `isAnew` says that it was asked after all was forgotten: then only something to keep begins anew. */
function keepAsked({ paths, ids }, isAnew) {
  if (isAnew && paths.length) isForgetting = false;
  if (isForgetting) throw new Error("all is forgotten");
  return keep(paths, ids);
}

self.addEventListener("message", (event) => {
  const { data: asked, ports: [port] } = event;
  const { type } = asked;
  if (type !== "keep" && type !== "forget") return;
  const isAnew = isForgetting;
  // What is being kept stops at once, and does not keep the reader waiting.
  if (type === "forget") isForgetting = true;
  const done = next(() => (type === "forget" ? forget() : keepAsked(asked, isAnew)));
  event.waitUntil(done.then((result) => port.postMessage(result), (error) => port.postMessage({ error: error.message })));
});

/** Tells what has changed in the saved listings since that was noted, and keeps their pages as they are now. */
async function tellNews() {
  const list = await readList();
  for (const [path, before, after] of await readData(list)) {
    await keepPage(base + path, true);
    const told = news.compare(before, after);
    if (told) {
      const address = after.url ? new URL(after.url).pathname : base + path;
      await self.registration.showNotification(after.title ?? before.title, { body: told, tag: base + path, data: address, icon: `${assets}icon-192.png` });
    }
  }
  await keepFiles(list);
}

self.addEventListener("periodicsync", (event) => { if (event.tag === `houser:${base}`) event.waitUntil(next(tellNews)); });

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
