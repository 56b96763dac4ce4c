// On the page about following: a box that leads to what can be followed, by its name or postcode. What it knows is loaded when it is first used.
import { makeBox } from "./box.js";
import { later } from "./loading.js";
import { say } from "./say.js";

const MOST = 8;
const form = document.querySelector(".to-follow");
const input = form.querySelector("input");
const list = form.querySelector("ul");
const base = document.documentElement.dataset.base;

/** Everything but suburbs: each with the words by which it is found, what it is called, and its page. */
async function others(index, followed, pages) {
  const { kinds, states, base: folder } = index;
  const of = (kind) => (followed.feeds[kind] ? followed.scopes[kind] ?? [] : []);
  const [owners, { campuses }] = await Promise.all([index.owners(), index.campuses()]);
  return [
    ...of("state").map((code) => [`${states[code]} ${code}`, states[code], pages.state(code)]),
    ...of("kind").map((id) => [kinds[id].labels, kinds[id].labels, pages.kind(id, followed.folders)]),
    ...of("campus").map((slug) => [campuses.get(slug)?.label ?? slug, campuses.get(slug)?.label ?? slug, pages.campus(slug)]),
    ...(followed.feeds.owner ? Object.entries(owners) : []).map(([handle, name]) => [name, name, pages.owner(handle)]),
    ...of("tag").map((slug) => [slug, say("follow.tagged", { tag: slug.replaceAll("-", " ") }), pages.tag(slug)]),
    ...(followed.feeds.search ? followed.searches : []).map(({ id, name }) => [name, name, pages.search(id)]),
  ].map(([words, label, page]) => ({ words, label, page, folder }));
}

/** Makes what finds suggestions for a text. */
async function makeFinder() {
  const [{ SearchIndex }, { PAGES }, { fold }, { findSuburbs, lineOf: label }] = await Promise.all([
    later(import("./index.js")), later(import("./follow.js")), later(import("./names.js")), later(import("./suburbs.js"))]);
  const index = await SearchIndex.load(new URL(form.dataset.index, location.href).href);
  const followed = await index.followed();
  const known = await others(index, followed, PAGES);
  const rows = new Set(followed.feeds.suburb ? followed.scopes.suburb : []);
  const states = new Set(followed.feeds.state ? followed.scopes.state : []);
  const holds = (words, wanted) => wanted.every((word) => ` ${fold(words)}`.includes(` ${word}`));

  return async (text) => {
    const wanted = fold(text).split(" ").filter(Boolean);
    if (!wanted.length) return [];
    const places = await findSuburbs(index, wanted);
    const here = places.filter(({ row }) => rows.has(String(row))).map((place) => ({ label: label(place), page: PAGES.suburb(place) }));
    const found = [...here, ...known.filter(({ words }) => holds(words, wanted))];
    // A place without a listing has no page yet: its state tells of its first.
    const away = found.length ? [] : places.filter(({ state }) => states.has(state)).slice(0, 3)
      .map((place) => ({ label: say("follow.nothing_yet", { place: label(place), state: index.states[place.state] }), page: PAGES.state(place.state) }));
    return [...found, ...away].slice(0, MOST);
  };
}

let making = null;
const finder = () => {
  making ??= makeFinder();
  making.catch(() => { making = null; });
  return making;
};
const search = (text) => ({ label: say("follow.search_for", { text }), page: null, text });
/** What a text may mean; where what can be followed could not be loaded, the search page still helps. */
async function suggest(text) {
  if (!text.trim()) return [];
  const found = await finder().then((find) => find(text)).catch((error) => {
    reportError(error);
    return [];
  });
  return [...found, search(text.trim())];
}
const go = ({ page, text }) => location.assign(page === null ? `${base}search/?q=${encodeURIComponent(text)}` : `${base}${page}#follow`);

makeBox(input, list, { suggest, choose: go, ask: async (text) => text && go((await suggest(text))[0]) });
input.addEventListener("focus", () => finder().catch(reportError), { once: true });
