// The page about data: looks listings and postcodes up. Without scripts the links beside the forms lead to the same files.
import { GAP, around } from "./around.js";
import { find } from "./packs.js";
import { say } from "./say.js";

const api = new URL(".", location.href).pathname;

// Elements are made with DOM methods only: what a file says is data, never markup.
function element(name, ...children) {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}

function link(href, text) {
  const node = element("a", text);
  node.href = href;
  return node;
}

function row({ name, state, postcode, latitude, longitude }) {
  const place = latitude === null ? "" : ` (${latitude}, ${longitude})`;
  return element("li", `${name} ${state.abbreviation} ${postcode}${place}`);
}

const lookUps = {
  async listing({ id }) {
    const wanted = id.value.trim();
    const found = await find(wanted, api);
    if (!found?.listing) return [element("p", say("data.no_listing", { id: wanted }))];
    const { listing, url } = found;
    const record = element("pre", element("code", JSON.stringify(listing, null, 2)));
    record.tabIndex = 0;
    return [element("p", link(listing.url, listing.title), ...around(say("data.status_in", { status: listing.status, file: GAP }), link(url, url))), record];
  },

  async postcode({ postcode }) {
    const url = `${api}postcodes/${postcode.value.slice(0, 2)}.json`;
    const response = await fetch(url);
    if (!response.ok && response.status !== 404) throw new Error(`${response.status} ${url}`);
    const places = response.ok ? (await response.json())[postcode.value] : undefined;
    if (!places) return [element("p", say("data.no_postcode", { postcode: postcode.value }))];
    return [element("p", link(url, url)), element("ul", ...places.map(row))];
  },
};

for (const form of document.querySelectorAll("form.lookup")) {
  const found = form.querySelector(".found");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      found.replaceChildren(...(await lookUps[form.dataset.find](form.elements)));
    } catch (error) {
      reportError(error);
      found.replaceChildren(element("p", say("data.not_loaded")));
    }
  });
  form.hidden = false;
}
