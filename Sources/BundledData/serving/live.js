// Shows what is wrong with the content of a board while somebody works on it, and loads the page anew once the site has another one in its place.
// Only pages that are looked at with `houser serve` have it.
const STYLE = `
  section { position: fixed; z-index: 2147483647; inset: auto 0 0; max-height: 60vh; overflow: auto; padding: 1rem 1.25rem; background: #1f1b24; color: #fff;
    border-top: 4px solid #ff6b6b; font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 -4px 24px #0008; }
  p { margin: 0 3rem .5rem 0; font-weight: 700; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace; }
  button { position: absolute; top: .75rem; right: 1rem; min-width: 2.75rem; min-height: 2.75rem; border: 1px solid #fff8; border-radius: .5rem; background: none; color: inherit;
    font: inherit; cursor: pointer; }
  :focus-visible { outline: 3px solid #9ad1ff; outline-offset: 2px; }`;

/** The tag of this page, which another one does not have. */
const mine = new URL(import.meta.url).searchParams.get("page");
const host = document.createElement("div");
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
root.adoptedStyleSheets = [sheet];

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

/** What is wrong, at the foot of the window; nothing if nothing is. */
function show({ problems, summary }) {
  host.remove();
  if (!problems) return;
  const part = element("section", "");
  part.setAttribute("role", "alert");
  const close = element("button", "×");
  close.setAttribute("aria-label", "Close");
  close.addEventListener("click", () => { host.remove(); });
  const text = element("pre", problems);
  text.tabIndex = 0;
  part.append(element("p", summary), text, close);
  root.replaceChildren(part);
  document.documentElement.append(host);
}

/** Loads the page anew if there is another one in its place. */
async function look() {
  const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
  if (headers.get("etag") !== `"${mine}"`) location.reload();
}

new EventSource(new URL("events", import.meta.url)).addEventListener("message", ({ data }) => {
  show(JSON.parse(data));
  look().catch(reportError);
});
