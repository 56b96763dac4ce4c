// What went wrong in this tab (../early.js), as a text that the reader can copy. It is never sent anywhere.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { NAMES } from "./catalogue.js";
import { base, keyOf } from "./records.js";
import { toast } from "./toast.js";

const POINT = /-?\d{1,3}\.\d+(,|%2C)-?\d{1,3}\.\d+/gi;

/** The notes, each with a time, an address and what it was; none where the browser keeps its storage closed. */
function notes() {
  try {
    const all = JSON.parse(sessionStorage.getItem(keyOf("errors"))) ?? [];
    return all.filter((one) => Array.isArray(one) && one.every((part) => typeof part === "string"));
  } catch {
    return [];
  }
}

/** The records that are there, by name; what is in them stays here. */
function present() {
  try {
    return NAMES.filter((name) => localStorage.getItem(keyOf(name)) !== null).join(", ") || say("settings.nothing");
  } catch {
    return say("diagnostics.no_storage");
  }
}

/** The text. Of searches near the reader it does not tell where that is. */
export function diagnostics(version) {
  const [, build = say("diagnostics.unknown")] = /\/assets\/([^/]+)\//.exec(import.meta.url) ?? [];
  const { theme } = document.documentElement.dataset;
  const all = notes();
  return [
    say("diagnostics.program", { version, build }), say("diagnostics.page", { address: location.origin + base }), say("diagnostics.browser", { name: navigator.userAgent }),
    say("diagnostics.window", { size: `${innerWidth} × ${innerHeight}`, pixels: devicePixelRatio, theme: theme || "device", state: navigator.onLine ? "online" : "offline" }),
    say("diagnostics.kept", { records: present() }), say("diagnostics.errors", { count: all.length }), ...all.flatMap(([time, page, what]) => ["", `${time} ${page}`, what]),
  ].join("\n").replace(POINT, say("diagnostics.a_place"));
}

/** Shows the text behind a button that copies it. */
export function showDiagnostics(part, version) {
  const text = element("pre", "", diagnostics(version));
  text.tabIndex = 0;
  text.setAttribute("aria-label", say("diagnostics.title"));
  const fold = element("details", "", element("summary", "", say("diagnostics.what")), text);
  const copy = button("i-copy button quiet", async () => {
    text.textContent = diagnostics(version);
    try {
      await navigator.clipboard.writeText(text.textContent);
      toast(say("diagnostics.copied"), { near: copy });
    } catch {
      fold.open = true;
      getSelection().selectAllChildren(text);
      toast(say("diagnostics.not_copied"), { near: copy });
    }
  }, say("diagnostics.copy"));
  fold.addEventListener("toggle", () => { text.textContent = diagnostics(version); });
  part.append(element("p", "buttons", copy), fold);
}
