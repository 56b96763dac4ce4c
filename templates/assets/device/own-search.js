// Lets a reader who said what she looks for have her best matches first in a search, or nothing but them.
import { element } from "../elements.js";
import { by } from "../orders.js";
import { say } from "../say.js";
import { OwnMatches } from "./own-matches.js";
import { base } from "./records.js";

/** The order and the condition, for rows of an index; null if she looks for nothing. */
export async function ownSearch(index) {
  const own = await OwnMatches.load(index);
  if (!own) return null;
  const score = (row) => {
    const found = own.of(row);
    return found?.isMatch ? found.total : null;
  };
  return {
    order: { label: say("matches.best_first"), order: by(score, -1), needs: true },
    condition: { key: "matches", values: ["yes"], label: say("matches.show"), text: say("matches.only"), isWide: true, test: (row) => score(row) !== null },
  };
}

/** A switch for the condition above other filters, with a way to what she looks for. */
export function ownSwitch(query, change) {
  const control = Object.assign(element("input"), { type: "checkbox", id: "filter-matches", name: "matches" });
  control.addEventListener("change", () => change(control.checked));
  const wishes = Object.assign(element("a", "", say("matches.change_wishes")), { href: `${base}saved/#wishes` });
  const part = element(
    "fieldset", "own-matches", element("legend", "", say("kept.wishes")),
    element("ul", "toggles", element("li", "", element("label", "toggle", control, element("span", "", say("matches.only_box"))))), element("p", "note", wishes));
  return { part, show: () => { control.checked = query.values.has("matches"); } };
}
