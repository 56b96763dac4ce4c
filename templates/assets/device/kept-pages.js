// The page that is shown where there is no connection: names what can be read all the same.
import { button, element } from "../elements.js";
import { say } from "../say.js";

const { base } = document.documentElement.dataset;
const told = document.getElementById("kept-told");
const list = document.getElementById("kept-pages");

async function show() {
  const pages = await caches.open(`houser:${base}:pages`);
  for (const request of await pages.keys()) {
    const response = await pages.match(request);
    // What is not a listing has no such mark.
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const title = page.querySelector("article.listing h1")?.textContent.trim();
    if (title) list.append(element("li", "", Object.assign(element("a"), { href: request.url, textContent: title })));
  }
  if (list.childElementCount) told.textContent = say("offline.not_here");
}

const again = button("button quiet", () => location.reload(), say("common.try_again"));
list.after(element("p", "", again));
show().catch(() => {
  // A browser that refuses its storage has kept nothing, as the page says already.
});
