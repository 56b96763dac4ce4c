// A file that the browser makes and keeps where it keeps downloads.
import { element } from "../elements.js";

export function offerFile(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(element("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
