// An area that somebody drew on the map, as a condition of a search: a circle by latitude, longitude and kilometres, or a polygon by the
// latitude and longitude of its corners. Houser reads it the same way (Sources/ListingKit/Filters/Area.swift).
import { distance } from "./distance.js";
import { say } from "./say.js";

/** The most corners of a polygon, and the largest circle in kilometres. */
export const CORNERS = 32;
export const KILOMETRES = 1000;
const UNITS = 100_000;

/** A decimal number in whole units of its last digit; null for any other text. */
function units(text, limit, decimals) {
  const match = /^(-?)(\d{1,4})(?:\.(\d+))?$/.exec(text);
  if (!match || (match[3] ?? "").length > decimals) return null;
  const number = Number(match[2] + (match[3] ?? "").padEnd(decimals, "0")) * (match[1] ? -1 : 1);
  return Math.abs(number) <= limit * 10 ** decimals ? number : null;
}

const text = (number, decimals) => (number / 10 ** decimals).toFixed(decimals).replace(/\.?0+$/, "");

/** The area that values mean; null if they mean none. */
export function readArea(values) {
  if (values.length === 3) {
    const [latitude, longitude] = [units(values[0], 90, 5), units(values[1], 180, 5)];
    const hundredths = units(values[2], KILOMETRES, 2);
    if (latitude == null || longitude == null || hundredths == null || hundredths <= 0) return null;
    return { centre: [latitude / UNITS, longitude / UNITS], km: hundredths / 100 };
  }
  if (values.length < 6 || values.length % 2 || values.length > 2 * CORNERS) return null;
  const numbers = values.map((value, place) => units(value, place % 2 ? 180 : 90, 5));
  if (numbers.includes(null)) return null;
  return { corners: Array.from({ length: numbers.length / 2 }, (_, place) => [numbers[2 * place] / UNITS, numbers[2 * place + 1] / UNITS]) };
}

/** The values of an area, as a query has them. */
export function areaValues({ centre, km, corners }) {
  const degrees = (point) => point.map((angle) => text(Math.round(angle * UNITS), 5));
  return corners ? corners.flatMap(degrees) : [...degrees(centre), text(Math.round(km * 100), 2)];
}

/** Whether a point is in an area: in a circle by its distance, in a polygon by the even-odd rule, in whole numbers and so exactly. */
export function isInArea({ centre, km, corners }, point) {
  if (!corners) return distance(centre, point) <= km;
  const [y, x] = point.map((angle) => Math.round(angle * UNITS));
  const whole = corners.map((corner) => corner.map((angle) => Math.round(angle * UNITS)));
  let isInside = false;
  let [lastY, lastX] = whole.at(-1);
  for (const [nextY, nextX] of whole) {
    if ((lastY > y) !== (nextY > y)) {
      const side = (nextX - lastX) * (y - lastY) - (x - lastX) * (nextY - lastY);
      if ((side > 0) === (nextY > lastY)) isInside = !isInside;
    }
    [lastY, lastX] = [nextY, nextX];
  }
  return isInside;
}

/** What people read of an area. */
export function areaText({ km, corners }) {
  return corners ? say("map.area_drawn") : say("map.area_circle", { km });
}
