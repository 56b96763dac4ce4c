// Suburbs while somebody types one: one that is chosen brings its state and postcode with it, and so does one that was typed and is the only one.
import { button, element } from "../elements.js";
import { later } from "../loading.js";
import { fold, placeName, splitWords } from "../names.js";
import { say } from "../say.js";
import { reportUnlessAway } from "./away.js";

const MOST = 8;
/** Of how many it is asked whether one is meant, if what was typed only begins like them. */
const MOST_ASKED = 4;
/** From how many letters on suburbs are looked up. */
const LEAST = 2;
/** A postcode, where the name of a suburb is wanted. */
const DIGITS = /^\d{4}$/;

const line = ({ name, state, postcode }) => `${name} ${state} ${postcode}`;

/** The ways in which people write a place, `states` being the names of states by their codes. */
const written = ({ name, state, postcode }, states) =>
  [name, `${name} ${postcode}`, ...[state, states[state] ?? state].flatMap((one) => [`${name} ${one}`, `${name} ${one} ${postcode}`, `${name} ${postcode} ${one}`])];

/** Those of some places that a text names. */
function placesWritten(text, places, states) {
  const named = (alike) => places.filter((place) => written(place, states).some((one) => alike(one) === alike(text)));
  // New Town is not Newtown.
  const same = named(fold);
  return same.length ? same : named((one) => placeName(splitWords(one)));
}

/** The suburbs that may be meant by a phrase, those that begin like it first, with the names of states and the index that has them. */
function finder(manifest) {
  let index = null;
  return async (phrase) => {
    const [{ SearchIndex }, { placesLike }] = await Promise.all([later(import("../index.js")), later(import("../typed-places.js"))]);
    index ??= SearchIndex.load(manifest).catch((error) => {
      // The connection may be back the next time.
      index = null;
      throw error;
    });
    const loaded = await index;
    return { places: await placesLike(phrase, loaded), states: loaded.states, index: loaded };
  };
}

/** The suburbs that begin as a phrase does: those in which something is listed first, since neighbours post on the same board, and then short names. */
function begunAs(phrase, places, index) {
  const isListed = ({ row }) => Number(index.listed.has(row));
  return places.filter((place) => fold(line(place)).startsWith(phrase)).sort((one, other) => isListed(other) - isListed(one) || one.name.length - other.name.length);
}

/** What a text says that names a place in full, as "Carlton VIC 3053" does, by its form alone; null for any other. */
function wholeOf(text, codes) {
  const [, name, ...ends] = /^(.*\p{L}.*?)[\s,]+(\p{L}+|\d{4})[\s,]+(\p{L}+|\d{4})$/u.exec(text.trim()) ?? [];
  const [state] = ends.map((end) => end.toUpperCase()).filter((end) => codes.includes(end));
  const [postcode] = ends.filter((end) => /^\d/.test(end));
  return state && postcode ? { name, state, postcode } : null;
}

/** Offers suburbs for the place of a form, at first those of `before`. Gives what takes apart a text that names one in full, in a form that scripts fill. */
export function offerSuburbs(ask, manifest, before) {
  const [suburb, state, postcode] = ["suburb", "state", "postcode"].map((key) => ask.querySelector(`[name="address.${key}"]`));
  const [offered, choice] = [element("datalist"), element("div", "post-choice")];
  offered.id = "suburbs-like";
  choice.setAttribute("role", "status");
  suburb.after(offered, choice);
  suburb.setAttribute("list", offered.id);
  suburb.autocomplete = "off";
  const find = finder(manifest);
  let known = new Map();
  /** What came with a suburb, and not from whoever types. */
  let brought = { name: "", state: "", postcode: "" };
  const offer = (places) => {
    known = new Map(places.map((place) => [line(place), place]));
    offered.replaceChildren(...[...known.keys()].map((value) => Object.assign(element("option"), { value })));
  };
  offer(before);
  let latest = 0;

  function take(place) {
    [suburb.value, state.value, postcode.value] = [place.name, place.state, place.postcode];
    brought = place;
    offered.replaceChildren();
    choice.replaceChildren();
    tellState();
  }

  /** Takes apart what names a place in full: without a connection nobody says more of it. */
  function split() {
    const whole = wholeOf(suburb.value, [...state.options].map(({ value }) => value).filter(Boolean));
    if (whole) [suburb.value, state.value, postcode.value] = [whole.name, whole.state, whole.postcode];
    return Boolean(whole);
  }

  const tellState = () => { for (const type of ["input", "change"]) state.dispatchEvent(new Event(type, { bubbles: true })); };
  function takeApart() {
    const isWhole = split();
    if (isWhole) tellState();
    return isWhole;
  }

  /** Asks which of several is meant; the focus goes on from there. What is asked already stays: somebody may be coming to it. */
  function askWhich(places, words) {
    const lines = places.map(line);
    if (choice.textContent === [words, ...lines].join("")) return;
    const buttons = places.map((place) => button("button quiet", () => {
      take(place);
      suburb.focus();
    }, line(place)));
    choice.replaceChildren(element("p", "note", words), ...(buttons.length ? [element("p", "buttons", ...buttons)] : []));
  }

  /** Asks what is meant by the name of no suburb, which may be how some begin. */
  async function askInstead(phrase, like, index, fits) {
    const begun = begunAs(phrase, like, index).filter(fits).slice(0, MOST_ASKED);
    if (begun.length) {
      askWhich(begun, say("post.near_place", { count: begun.length, name: suburb.value.trim() }));
      return;
    }
    const { placesInstead } = await later(import("./near-places.js"));
    const { places, words } = await placesInstead(phrase, suburb.value.trim(), index, fits);
    if (words && fold(suburb.value) === phrase) askWhich(places, words);
  }

  /** Reads what was typed, once it is left: of several suburbs of that name those that fit what else was typed. */
  async function read() {
    const phrase = fold(suburb.value);
    if (fold(brought.name) === phrase && state.value === brought.state && postcode.value === brought.postcode) return;
    const { places: like, states, index } = await find(phrase);
    // Whoever typed on meanwhile knows better.
    if (fold(suburb.value) !== phrase) return;
    const mine = [[state, brought.state], [postcode, brought.postcode]].map(([control, own]) => (control.value.trim() === own ? "" : control.value.trim()));
    const parts = ({ state: its, postcode: own }) => [its, own];
    const fits = (place) => parts(place).every((value, part) => !mine[part] || mine[part] === value);
    const isNear = (place) => parts(place).some((value, part) => mine[part] === value);
    const named = placesWritten(suburb.value, [...new Map([...before, ...like].map((place) => [line(place), place])).values()], states);
    if (named.length === 0) {
      if (takeApart()) await read();
      else await askInstead(phrase, like, index, fits);
      return;
    }
    const fitting = named.filter(fits);
    if (fitting.length === 1) take(fitting[0]);
    else if (fitting.length) askWhich(fitting, say("post.several_places", { name: fitting[0].name }));
    else {
      const others = named.some(isNear) ? named.filter(isNear) : named;
      askWhich(others, say("post.other_place", { count: others.length, name: named[0].name, place: mine.filter(Boolean).join(" ") }));
    }
  }

  const attempt = (work) => work.catch((error) => {
    // Who posts can type the rest, and the check says what does not fit.
    reportUnlessAway(error);
  });

  async function settle() {
    try {
      await read();
    } catch (error) {
      reportUnlessAway(error);
      takeApart();
    }
  }

  async function look(phrase) {
    latest += 1;
    const run = latest;
    const { places, index } = await find(phrase);
    if (run !== latest) return;
    offer(begunAs(phrase, places, index).slice(0, MOST));
  }

  suburb.addEventListener("input", () => {
    choice.replaceChildren();
    const place = known.get(suburb.value);
    const phrase = fold(suburb.value);
    if (place) take(place);
    else if (DIGITS.test(phrase)) attempt(read());
    else if (phrase.length >= LEAST) attempt(look(phrase));
  });
  suburb.addEventListener("change", () => {
    if (fold(suburb.value).length >= LEAST) settle();
  });
  // A question may be answered by the others, too.
  for (const other of [state, postcode]) other.addEventListener("change", () => choice.hasChildNodes() && attempt(read()));
  return () => {
    const place = known.get(suburb.value);
    if (place) take(place);
    else split();
  };
}
