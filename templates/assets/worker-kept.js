// What the service worker keeps: pages, the files of the theme and pictures, and what of each is needed. Like the worker, it is a classic script.
const { base } = houser;
const PAGES = `houser:${base}:pages`;
const FILES = `houser:${base}:files`;
const OFFLINE = `${base}offline/`;
/** Pages that are kept beside those of listings, if the board has them. */
const ALWAYS = [OFFLINE, ...["saved", "compare", "settings"].map((name) => `${base}${name}/`)];
/** Where the list of what is to be kept lies among the pages. No page has this address. */
const LIST = `${base}sw.js?kept`;
/** Where it is noted, in the same way, what the data of the board said of these listings when the reader was told last (news.js). */
const TOLD = `${base}sw.js?told`;
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
