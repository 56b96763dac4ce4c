// The search box of a page that leads to the search page: it offers what the box there offers. Loaded when somebody is about to type.
import { keptOffers } from "./asking.js";
import { makeBox } from "./box.js";
import { element } from "./elements.js";
import { Vocabulary } from "./filter.js";
import { SearchIndex } from "./index.js";
import { KeptSearches } from "./kept.js";
import { Words } from "./meanings.js";
import { queryText } from "./query.js";
import { RecentSearches } from "./recent.js";
import { say } from "./say.js";
import { suggest } from "./suggest.js";
import { nearestFirst } from "./typed-places.js";

/** Makes a field a combobox with suggestions. What is entered as it is goes to the search page, as it does without this. */
export async function offerIn(box) {
  const { form } = box;
  const index = await SearchIndex.load(new URL("index.json", form.action).href);
  const words = new Words(new Vocabulary(index));
  const kept = new KeptSearches();
  const recent = new RecentSearches();
  const list = element("ul", "suggestions");
  list.id = "suggestions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", say("search.suggestions"));
  form.append(list);
  for (const [name, value] of [["role", "combobox"], ["aria-expanded", "false"], ["aria-controls", list.id], ["aria-autocomplete", "list"]]) box.setAttribute(name, value);
  const ask = (text) => {
    box.value = text;
    form.submit();
  };
  makeBox(box, list, {
    suggest: async (text) => (text.trim() ? suggest(text, words, index) : keptOffers(kept, recent)),
    choose: ({ saved, typed, key, value }) => {
      if (typed) ask(typed);
      else location.assign(`${form.action}?${saved ?? queryText(new Map(nearestFirst([{ key, value }]).map((one) => [one.key, [one.value]])))}`);
    },
    ask,
  });
}
