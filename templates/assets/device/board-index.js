// The search index, loaded once for all on a page that look listings up by their addresses.
import { SearchIndex } from "../index.js";
import { base } from "./records.js";

let loading = null;

export function boardIndex() {
  loading ??= SearchIndex.load(`${base}search/index.json`);
  return loading;
}

/** After something failed all is loaded anew the next time. */
export const forgetIndex = () => { loading = null; };
