// Suburbs that may be meant by what is the name of none: by a postcode, or by a name that is misspelt or turned.
import { namesIn } from "../rightened.js";
import { line, placesNamed } from "../typed-places.js";
import { say } from "../say.js";

/** What may be a postcode. */
const DIGITS = /^\d{4}$/;
/** By how much a name may differ from what was typed, as slips.js counts it. */
const MUCH = 16;
/** How many names are offered for one, and how many suburbs for a postcode: whoever would read more types the name. */
const MOST = 4;
const MOST_OF_POSTCODE = 12;

async function ofPostcode(postcode, index) {
  const places = await index.postcode(postcode);
  return places.length && places.length <= MOST_OF_POSTCODE ? { places, words: say("post.of_postcode", { count: places.length, postcode }) } : { places: [], words: say("post.suburb_wanted") };
}

async function ofName(phrase, typed, index, fits) {
  const found = await (await namesIn(index)).nearest(phrase);
  const nearest = found.filter(({ slips }) => slips <= MUCH && slips === found[0].slips);
  const named = (await Promise.all(nearest.map(({ name }) => placesNamed(name, index)))).flat();
  const places = [...new Map(named.map((place) => [line(place), place])).values()];
  const fitting = places.filter(fits);
  const likely = fitting.length ? fitting : places;
  const names = [...new Set(likely.map(({ name }) => name))].slice(0, MOST);
  // Of a name that several have all are offered, or it would be chance which.
  const offered = likely.filter(({ name }) => names.includes(name));
  return { places: offered, words: offered.length ? say("post.near_place", { count: offered.length, name: typed }) : "" };
}

/** Suburbs to be offered for a phrase, as it was `typed`, those that `fits` what else was typed if there are any, with the words that ask which is meant; no words if there is none. */
export const placesInstead = (phrase, typed, index, fits) => (DIGITS.test(phrase) ? ofPostcode(phrase, index) : ofName(phrase, typed, index, fits));
