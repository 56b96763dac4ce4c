// What the service worker noted of the saved listings when it told of them last, and what has changed since. Like the worker, it is a classic
// script.
/** `listings` by their paths, each with its `id` and what was read of it, and the `digests` of the packs of data that they were read from. */
async function readTold() {
  const response = await stored(PAGES, TOLD);
  return { listings: {}, digests: {}, ...await response?.json() };
}

async function keepTold(told) {
  const response = new Response(JSON.stringify(told));
  if (await caches.has(PAGES) && !isForgetting) await (await caches.open(PAGES)).put(TOLD, response).catch(() => {});
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

/** Forgets what was noted of a listing: what it is the next time is where changes begin. */
async function forgetTold(path) {
  const { listings, digests } = await readTold();
  if (!listings[path]) return;
  listings[path] = { id: listings[path].id };
  await keepTold({ listings, digests });
}

/** Tells what has changed in the saved listings since that was noted, and keeps their pages as they are now. */
async function tellNews() {
  const list = await readList();
  for (const [path, before, after] of await readData(list)) {
    await keepPage(base + path, true);
    const told = news.compare(before, after);
    if (told) {
      const address = after.url ? new URL(after.url).pathname : base + path;
      await self.registration.showNotification(after.title ?? before.title, { body: told, tag: base + path, data: address, icon: `${houser.assets}icon-192.png` });
    }
  }
  await keepFiles(list);
}
