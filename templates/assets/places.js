// Conditions on places: suburbs, regions, and what is near a campus or suburb.
import { distance, unitsOf, within } from "./distance.js";
import { asWord, fold, placeName, splitWords } from "./names.js";
import { say } from "./say.js";
import { isYes, understood, unique } from "./values.js";

/** A suburb taken apart: "Collingwood VIC 3066", "St Kilda, Victoria", "Newtown 2042", "Fitzroy", "3066". */
function takeApart(text, { places, states }) {
  const words = splitWords(text);
  const postcode = /^\d{4}$/.test(words.at(-1) ?? "") ? words.pop() : undefined;
  // Mount Victoria is no place in Victoria.
  if (places.has(placeName(words))) return { name: placeName(words), postcode };
  for (const count of [3, 2, 1]) {
    const state = words.length >= count && states.get(words.slice(-count).join(""));
    if (state) return { name: placeName(words.slice(0, -count)), state, postcode };
  }
  return { name: placeName(words), postcode };
}

/** Values in which a comma between a suburb and its state separates nothing. */
function joinStates(values, board) {
  return values.reduce((joined, value) => {
    const part = takeApart(value, board);
    const last = joined.length ? takeApart(joined.at(-1), board) : {};
    if (!part.name && part.state && last.name && !last.state && !last.postcode) joined.push(`${joined.pop()} ${value}`);
    else joined.push(value);
    return joined;
  }, []);
}

/** How far around a suburb those lie that people call surrounding ones, in kilometres. */
const AROUND = 3;
/** How far away what is near may be, in kilometres, if nothing is said: of a campus, of a suburb, and of a point. */
const NEAR = { campus: 40, suburb: 5, point: 40 };

const isAngle = (text) => /^-?\d{1,3}(\.\d{1,10})?$/.test(text ?? "");

/** Values in which a comma between a latitude and a longitude separates nothing. */
export function joinPoints(values) {
  const joined = [];
  for (let place = 0; place < values.length; place += 1) {
    const isPoint = isAngle(values[place]) && isAngle(values[place + 1]);
    joined.push(isPoint ? `${values[place]},${values[place + 1]}` : values[place]);
    if (isPoint) place += 1;
  }
  return joined;
}

/** A latitude and a longitude as a query has them: to two decimals, which is about a kilometre. Null if they are of no point. */
export function roughPoint(latitude, longitude) {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const [north, east] = [latitude, longitude].map((angle) => Math.floor(angle * 100 + 0.5) / 100);
  return { slug: `${north.toFixed(2)},${east.toFixed(2)}`, point: [north, east] };
}

export const kilometres = (values) =>
  values?.length === 1 && /^\d{1,3}$/.test(values[0]) && values[0] >= 1 && values[0] <= 100 ? Number(values[0]) : null;

export function readRegions(values, { regions }) {
  const { known, left } = understood(values, (value) => (regions.has(asWord(value)) ? asWord(value) : null));
  const wanted = unique(known);
  const condition = wanted.length && {
    values: wanted, label: say("search.region"), text: wanted.map((slug) => regions.get(slug).label).join(", "),
    test: ({ suburb }) => wanted.some((slug) => regions.get(slug).rows.has(suburb)),
    postcodes: unique(wanted.flatMap((slug) => regions.get(slug).areas)),
  };
  return { condition: condition || null, left };
}

/** A point, a campus by its slug, or a suburb by its name, state and postcode: "fitzroy-vic-3065". */
function centre(value, { campuses, places, here }) {
  const angles = value.split(",");
  if (angles.length === 2 && angles.every(isAngle)) {
    const rough = roughPoint(...angles.map(Number));
    const name = rough?.slug === here ? say("search.you") : "";
    return rough && { ...rough, name, label: name || say("search.the_point", { point: rough.slug.replace(",", ", ") }), usual: NEAR.point };
  }
  const slug = asWord(value);
  if (campuses.has(slug)) {
    const { label, point } = campuses.get(slug);
    return { slug, label, point, usual: NEAR.campus };
  }
  const [, name, state, postcode] = /^(.+)-([a-z]{2,3})-(\d{4})$/.exec(slug) ?? [];
  const place = name && (places.get(placeName(splitWords(name.replaceAll("-", " ")))) ?? [])
    .find((one) => one.state.toLowerCase() === state && one.postcode === postcode);
  return place?.point ? { slug, label: `${place.name} ${place.state} ${place.postcode}`, point: place.point, usual: NEAR.suburb } : null;
}

export function readNear(values, board, key, all) {
  const { known, left } = understood(values, (value) => centre(value, board));
  const asked = kilometres(all.get("km"));
  const limits = known.map(({ usual }) => asked ?? usual);
  const units = unitsOf(all);
  const condition = known.length && {
    values: known.map(({ slug }) => slug), label: say("search.near"),
    text: known.map(({ label }, place) => `${label}, ${within(limits[place], units)}`).join("; "),
    test: ({ point }) => point != null && known.some((one, place) => distance(one.point, point) <= limits[place]),
    rings: known.map(({ point, label }, place) => ({ centre: point, km: limits[place], name: label })),
    limits, usual: known.map(({ usual }) => usual), names: known.map(({ label }) => label),
    /** How far a listing is from the nearest of them, in kilometres, and whether that is told by the middle of its suburb. */
    away: ({ point, middle }) => point && known
      .map((one, place) => ({ kilometres: distance(one.point, point), from: one.name ?? one.label, limit: limits[place], isMiddle: point === middle, units }))
      .sort((a, b) => a.kilometres - b.kilometres)[0],
  };
  return { condition: condition || null, left };
}

export function readSuburbs(values, board, key, all) {
  const { known, left } = understood(joinStates(values, board), (value) => (fold(value) ? { value, places: suburbsMeant(value, board) } : null));
  const isWide = isYes(all.get("surrounding") ?? []);
  const areas = known.map(({ places }) => (isWide ? widened(places) : places));
  const texts = known.map(({ value }) => value);
  const condition = known.length && {
    values: texts, isWide, label: say("search.suburb"), text: isWide ? say("search.and_surrounding", { places: texts.join(", ") }) : texts.join(", "),
    test: (listing) => areas.some(({ has }) => has(listing)),
    centres: areas.flatMap(({ centres }) => centres), lines: unique(areas.flatMap(({ lines }) => lines)),
    places: areas.flatMap(({ places }) => places),
    // A name that several have, or the beginning of one, says not yet which is meant.
    rings: known.filter(({ places: { isPostcode, centres, places } }) => !isPostcode && places.length === 1 && centres.length === 1)
      .map(({ places: { centres: [{ point, name }] } }) => ({ centre: point, km: isWide ? AROUND : 0, name })),
    // Where listings can be; nothing if it may be anywhere.
    postcodes: areas.every(({ postcodes }) => postcodes) ? unique(areas.flatMap(({ postcodes }) => postcodes)) : null,
  };
  return { condition: condition || null, left };
}

/** Whether a text is the name of suburbs that a board knows, or says which are meant in another way; if not, it may be the beginning of names. */
export function isCalled(value, board) {
  const { name, state, postcode } = takeApart(value, board);
  return !name || Boolean(state && postcode) || called(name, state, postcode, board).length > 0;
}

const called = (name, state, postcode, { places }) =>
  (places.get(name) ?? []).filter((place) => (!state || place.state === state) && (!postcode || place.postcode === postcode));

/** The suburbs of a text: those that are called so, or else, while somebody types, those whose words begin so. */
function suburbsMeant(value, board) {
  const { name, state, postcode } = takeApart(value, board);
  if (!name) {
    const ofPostcode = (!state && board.postcodes.get(postcode)) || [];
    return {
      has: (listing) => (!state || listing.state === state) && (!postcode || listing.postcode === postcode),
      postcodes: postcode ? [postcode] : null,
      centres: ofPostcode.filter(({ point }) => point).map(({ point }) => ({ name: postcode, point })),
      lines: postcode ? [postcode] : [], places: ofPostcode, isPostcode: true,
    };
  }
  const same = called(name, state, postcode, board);
  const begun = fold(value).split(" ");
  const found = same.length || (state && postcode)
    ? same
    : [...board.places.values()].flat().filter(({ words }) => begun.every((word) => words.some((known) => known.startsWith(word))));
  const rows = new Set(found.map(({ row }) => row));
  return {
    has: (listing) => rows.has(listing.suburb), postcodes: unique(found.map(({ postcode }) => postcode)),
    centres: found.filter(({ point }) => point),
    lines: found.map((place) => `${place.name} ${place.state} ${place.postcode}`), places: found,
  };
}

/** Suburbs with those around them. */
function widened(area) {
  const { has, centres } = area;
  return {
    ...area, postcodes: null,
    has: (listing) => has(listing) || (listing.middle && centres.some(({ point }) => distance(point, listing.middle) <= AROUND)),
  };
}
