// How a search can be followed: the narrowest feed that holds it, a saved search for the board, and this device.
import { GAP, around } from "./around.js";
import { boardLines, canonicalValues, isSame } from "./canonical.js";
import { button, element } from "./elements.js";
import { valuesByKey } from "./filter.js";
import { fold } from "./names.js";
import { queryText } from "./query.js";
import { say } from "./say.js";

/** So near to a campus all suburbs have their middle within the 5 km that its feed covers. */
const CAMPUS = 3;

/** The pages of scopes, as Houser itself names them, by what a search calls each. */
export const PAGES = {
  campus: (slug) => `campuses/${slug}/`, kind: (id, folders) => `${folders[id]}/`, owner: (handle) => `people/${handle}/`,
  search: (id) => `searches/${id}/`, state: (code) => `states/${code.toLowerCase()}/`, tag: (slug) => `tags/${slug}/`,
  suburb: ({ name, state, postcode }) => `suburbs/${state.toLowerCase()}/${fold(name).replaceAll(" ", "-")}-${postcode}/`,
};

/** The scopes that hold what conditions ask for, the narrowest first: each with its page and what it is called. */
function scopes(conditions, { scopes: known, folders, searches }, board) {
  const of = (key) => conditions.find((condition) => condition.key === key);
  const found = [];
  const add = (kind, key, name, uses) => {
    if (known[kind] && !known[kind].includes(String(key.row ?? key))) return;
    const isExact = conditions.every((condition) => uses.includes(condition.key));
    found.push({ kind, page: PAGES[kind](key, folders), name, isExact });
  };
  const values = canonicalValues(conditions);
  for (const { id, name, query } of values ? searches : []) {
    if (isSame(valuesByKey(new URLSearchParams(query)), values)) found.push({ kind: "search", page: PAGES.search(id), name, isExact: true });
  }
  const [suburb, near, owner, tag, state, kind] = ["suburb", "near", "owner", "tag", "state", "kind"].map(of);
  const places = suburb && !suburb.isWide ? suburb.places : [];
  if (places.length === 1) add("suburb", places[0], `${places[0].name} ${places[0].postcode}`, ["suburb"]);
  if (near?.values.length === 1 && near.limits[0] <= CAMPUS) add("campus", near.values[0], near.names[0], []);
  if (owner?.values.length === 1) add("owner", owner.values[0], owner.text, ["owner"]);
  if (tag?.values.length === 1) add("tag", tag.values[0], tag.text, ["tag"]);
  const states = [...new Set(state ? state.values : places.map((place) => place.state))];
  if (states.length === 1) add("state", states[0], board.stateNames[states[0]], ["state"]);
  if (kind?.values.length === 1) add("kind", kind.values[0], kind.text, ["kind"]);
  found.push({ kind: "board", page: "", name: say("follow.whole_board"), isExact: conditions.length === 0 });
  return found;
}

/** The feed that holds a search and the least beside it, with links to its formats. */
function feedPart(conditions, followed, board, base) {
  const scope = scopes(conditions, followed, board).find(({ kind }) => followed.feeds[kind]);
  const link = (path, text) => Object.assign(element("a", "", text), { href: base + path });
  const formats = followed.feeds[scope.kind].map((file) => element("li", "", link(scope.page + file, followed.formats[file])));
  const told = scope.isExact
    ? element("p", "", ...around(say("follow.own_feed", { page: GAP }), link(scope.page, scope.name)))
    : element("p", "", ...around(say("follow.closest_feed", { page: GAP }), link(scope.page, scope.name)));
  const help = element("p", "note", link("follow/", say("follow.what_is_a_feed")));
  return element("div", "", element("h3", "", say("follow.in_a_reader")), told, element("ul", "tags", ...formats), help);
}

/** The lines for board.yaml, with a button that copies them. */
function boardPart(name, conditions, { searches }) {
  const values = canonicalValues(conditions);
  if (!values) return null;
  const lines = boardLines(name, values, searches.map(({ id }) => id));
  const text = element("pre", "", element("code", "", lines));
  // It may be wider than the page, and is scrolled with keys, too.
  Object.assign(text, { tabIndex: 0, role: "region", ariaLabel: say("follow.lines") });
  const copy = button("button quiet", async () => {
    try {
      await navigator.clipboard.writeText(lines);
      copy.textContent = say("common.copied");
    } catch {
      copy.textContent = say("follow.copy_yourself");
    }
  }, say("common.copy"));
  const told = element("p", "", say("follow.lines_hint"));
  return element("details", "", element("summary", "", say("follow.for_the_board")), told, text, element("p", "", copy));
}

/** Keeps the search on this device, or forgets it. `change` is told of either. */
function devicePart(name, query, kept, change) {
  const told = element("p", "", say("follow.kept_in_browser"));
  const press = button("button", () => {
    const isDone = kept.has(query) ? kept.remove(query) : kept.add(name, query);
    if (isDone) change();
    else told.textContent = say("follow.not_kept");
    press.textContent = words();
  });
  const words = () => (kept.has(query) ? say("follow.forget_search") : say("follow.keep_search"));
  press.textContent = words();
  press.id = "keep";
  return element("div", "", element("h3", "", say("follow.on_this_device")), told, element("p", "", press));
}

/** Shows the ways to follow a search. */
export async function showWays(root, { conditions, name, query }, { index, board, base, kept, change }) {
  const followed = await index.followed();
  const isOpen = root.querySelector("details")?.open ?? false;
  const lines = boardPart(name, conditions, followed);
  if (lines) lines.open = isOpen;
  const parts = [query.size ? devicePart(name, queryText(query), kept, change) : null, feedPart(conditions, followed, board, base), lines];
  root.replaceChildren(...parts.filter(Boolean));
}
