// Suburbs while somebody types one: one that is chosen brings its state and postcode with it.
import { element } from "../elements.js";
import { later } from "../loading.js";
import { fold } from "../names.js";

const MOST = 8;
/** From how many letters on suburbs are looked up. */
const LEAST = 2;

const line = ({ name, state, postcode }) => `${name} ${state} ${postcode}`;

/** Offers suburbs for the place of a form, at first those of `before`; `changed` is told when one was chosen. */
export function offerSuburbs(ask, manifest, changed, before) {
  const [suburb, state, postcode] = ["suburb", "state", "postcode"].map((key) => ask.querySelector(`[name="address.${key}"]`));
  const offered = element("datalist");
  offered.id = "suburbs-like";
  suburb.after(offered);
  suburb.setAttribute("list", offered.id);
  suburb.autocomplete = "off";
  postcode.inputMode = "numeric";
  let index = null;
  let known = new Map();
  const offer = (places) => {
    known = new Map(places.map((place) => [line(place), place]));
    offered.replaceChildren(...[...known.keys()].map((value) => Object.assign(element("option"), { value })));
  };
  offer(before);
  let latest = 0;

  /** Takes the one that the text is, if it is one. */
  function take() {
    const place = known.get(suburb.value);
    if (!place) return false;
    [suburb.value, state.value, postcode.value] = [place.name, place.state, place.postcode];
    offered.replaceChildren();
    changed();
    return true;
  }

  suburb.addEventListener("input", async () => {
    if (take()) return;
    const phrase = fold(suburb.value);
    if (phrase.length < LEAST) return;
    latest += 1;
    const run = latest;
    try {
      const [{ SearchIndex }, { placesLike }] = await Promise.all([later(import("../index.js")), later(import("../typed-places.js"))]);
      index ??= SearchIndex.load(manifest);
      const places = await placesLike(phrase, await index);
      if (run !== latest) return;
      const begun = places.filter((place) => fold(line(place)).startsWith(phrase)).sort((a, b) => a.name.length - b.name.length).slice(0, MOST);
      offer(begun);
    } catch (error) {
      // Who posts can type the rest, and the check says what does not fit.
      reportError(error);
    }
  });
}
