// Lists the searches that are kept on this device, each with a button that forgets it.
import { button, element } from "./elements.js";
import { say } from "./say.js";

/** Shows them in a section, each with its news, such as "7 new since Sunday"; `change` is told when one is forgotten. */
export function showKept(section, kept, news, change) {
  const { all } = kept;
  section.querySelector("ul").replaceChildren(...all.map(({ name, query }) => {
    const link = element("a", "", name);
    link.href = `?${query}`;
    const forget = button("button quiet", () => {
      kept.remove(query);
      change();
    }, element("span", "i-close"), element("span", "hidden", say("common.remove_named", { name })));
    return element("li", "", link, ...(news.has(query) ? [element("span", "count", news.get(query))] : []), forget);
  }));
  section.hidden = all.length === 0;
}
