// Distances on the Earth, as Houser itself measures them.
import { settings } from "./device/records.js";
import { say } from "./say.js";

const RADIUS = 6371.0088;
const RADIAN = Math.PI / 180;
const MILE = 1.609344;

/** In which units the reader wants distances, "km" or "mi". */
export const unitsHere = () => (settings.value.units === "mi" ? "mi" : "km");

/** In which units a query tells distances: those that it asks for, or else what the reader wants. */
export function unitsOf(query) {
  const [asked] = query.get("units") ?? [];
  return asked === "mi" || asked === "km" ? asked : unitsHere();
}

/** A distance in kilometres as people say it: in whole kilometres or, for "mi", in whole miles. */
export function roughly(kilometres, units = unitsHere()) {
  const many = Math.round(units === "mi" ? kilometres / MILE : kilometres);
  const count = (units === "mi" ? kilometres < MILE : kilometres < 1) ? 0 : many;
  return units === "mi" ? say("distances.about_miles", { count }) : say("distances.about_km", { count });
}

/** A limit in kilometres in whole miles or kilometres. */
export const within = (kilometres, units) => {
  const miles = Math.round(kilometres / MILE);
  return units === "mi" ? say("distances.miles", { count: miles }) : say("distances.km", { count: kilometres });
};

/** The great-circle distance of two points, each a latitude and a longitude in degrees, in kilometres. */
export function distance([latitude, longitude], [otherLatitude, otherLongitude]) {
  const north = Math.sin(((otherLatitude - latitude) * RADIAN) / 2);
  const east = Math.sin(((otherLongitude - longitude) * RADIAN) / 2);
  const haversine = north * north + Math.cos(latitude * RADIAN) * Math.cos(otherLatitude * RADIAN) * east * east;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
