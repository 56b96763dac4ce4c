// Distances on the Earth, as Houser itself measures them.

const RADIUS = 6371.0088;
const RADIAN = Math.PI / 180;

/** The great-circle distance of two points, each a latitude and a longitude in degrees, in kilometres. */
export function distance([latitude, longitude], [otherLatitude, otherLongitude]) {
  const north = Math.sin(((otherLatitude - latitude) * RADIAN) / 2);
  const east = Math.sin(((otherLongitude - longitude) * RADIAN) / 2);
  const haversine = north * north + Math.cos(latitude * RADIAN) * Math.cos(otherLatitude * RADIAN) * east * east;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
