// Finds listings in the packs below api/: what a program of yours needs too, so it depends on nothing else.

/** FNV-1a with 32 bits of a text's UTF-8 bytes. */
export function hash(text) {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/** The number of the pack that holds a listing, if there are so many packs. */
export function packOf(id, count) {
  let whole = 1;
  while (whole < count) whole *= 2;
  const place = hash(id) % whole;
  return place < count ? place : place - whole / 2;
}

async function load(url, cache) {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}

async function look(id, api) {
  const { packs } = await load(`${api}listings.json`, "no-cache");
  if (packs.length === 0) return null;
  const number = packOf(id, packs.length);
  const url = `${api}listings/${number}.json?v=${packs[number].digest}`;
  const pack = await load(url, "default");
  if (pack.digest !== packs[number].digest) throw new Error(`${url} is not what the manifest tells of`);
  return { url, listing: pack.listings.find((listing) => listing.id === id) ?? null };
}

/** A listing and the address of its pack, or no listing if none has the id; `api` is the address of the folder. */
export async function find(id, api) {
  try {
    return await look(id, api);
  } catch {
    // The board may have been published between the two files.
    return look(id, api);
  }
}
