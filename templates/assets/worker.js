// The service worker: keeps the pages of saved listings with their pictures, and what those pages load, for when there is no connection.
// It is a classic script, since not every browser takes modules here. sw.js says where the board is; offline.js tells what to keep.
//
// A page always comes from the network, if that answers: what is kept stands in only when it does not, so that a new build is never hidden.
// Files of the theme have a digest in their address, and come from what is kept first. Everything that is kept lies in two caches, whose
// names begin with "houser:" and the path of the board.
importScripts(...["news", "worker-kept", "worker-told"].map((name) => `${houser.assets}${name}.js`));

const LISTING = /^[a-z0-9-]+\/[a-z0-9-]+\/$/u;
/** How long a kept page waits for the network, in milliseconds. */
const PATIENCE = 4_000;
const MOST_PAGES = 300;
/** How often what is kept may still be brought to one build, until the browser stops this worker: where there is no room, it would be in vain. */
let mendings = 2;

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

self.addEventListener("periodicsync", (event) => { if (event.tag === `houser:${base}`) event.waitUntil(next(tellNews)); });

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
