// What pins of the map of results are named after: the suburbs of their listings or, where these are many, the cities that they belong to.
import { distance } from "./distance.js";

/** How far what people count to a city reaches from its middle, in kilometres. */
const REACH = 60;
/** The same in degrees of latitude, and somewhat more: whatever is further needs no measuring. */
const DEGREES = 0.6;
/** How many names say where a pin is. */
const MOST = 3;

/** The city that a point belongs to, if it is near one. */
function cityOf(point, cities) {
  const near = cities.filter((city) => Math.abs(city.point[0] - point[0]) < DEGREES).map(({ text, point: middle }) => ({ text, away: distance(middle, point) }))
    .filter(({ away }) => away <= REACH);
  return near.sort((a, b) => a.away - b.away)[0]?.text ?? null;
}

/** How many listings have each name, the most first; what has none does not count. */
function counted(named) {
  const counts = new Map();
  for (const [name, count] of named) if (name) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].sort(([, one], [, other]) => other - one);
}

export class PinNames {
  /** Names for pins of some places; `cities` are those that may name them, each with its text and its point. */
  constructor(places, cities) {
    this.cities = new Map(places.map((place) => [place, cityOf(place.point, cities)]));
    this.sizes = new Map(this.inCities(places));
  }

  inCities(places) { return counted(places.map((place) => [this.cities.get(place), place.rows.length])); }

  /**
   * What a pin is named after: `names`, where most of its listings are first; whether `hasMore` of them are left out; and its `city`, if two
   * thirds of its listings are there. No city names a pin that shows less than three quarters of what was found
   * in it: another pin stands beside it.
   */
  of({ rows, places }) {
    const towns = counted(rows.map(({ town }) => [town, 1]));
    if (towns.length <= MOST) return { names: towns.map(([name]) => name), hasMore: false, city: null };
    const cities = new Map(this.inCities(places).filter(([city, count]) => count * 4 >= this.sizes.get(city) * 3));
    const all = counted(places.flatMap((place) => {
      const city = this.cities.get(place);
      return cities.has(city) ? [[city, place.rows.length]] : place.rows.map(({ town }) => [town, 1]);
    }));
    const [[first, count]] = all;
    return {
      names: all.slice(0, MOST).map(([name]) => name), hasMore: all.length > MOST, city: cities.has(first) && count * 3 > rows.length * 2 ? first : null,
    };
  }
}
