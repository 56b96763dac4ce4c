// The campuses that a typed text names beside the places in which they lie.
import { distance } from "./distance.js";
import { fold } from "./names.js";

/** So many kilometres apart are campuses of one city at most. */
const WITHIN = 40;

/** Campuses with the places in which they lie: "UTAS Sandy Bay" is that campus alone, and the "city" of "RMIT city" no region. */
export async function atCampus(conditions, index) {
  const near = conditions.filter(({ key, value }) => key === "near" && !/-\d{4}$/.test(value));
  const places = conditions.filter(({ key, isOr }) => (key === "region" || key === "suburb") && !isOr);
  if (!near.length || !places.length) return conditions;
  const { campuses } = await index.campuses();
  const lies = ({ value }, { phrase = "" }) => ` ${fold(campuses.get(value)?.label ?? "")} `.includes(` ${phrase === "cbd" ? "city" : phrase} `);
  const left = [];
  for (const place of places) {
    const named = near.filter((one) => lies(one, place));
    // Beside its city the name of a university means all that it has there.
    const isCity = place.key === "region" && place.phrase === place.value.split("-")[0];
    const isThere = ({ value }) => named.some((one) => one.value === value || (isCity && distance(campuses.get(one.value).point, campuses.get(value).point) <= WITHIN));
    const there = near.filter(isThere);
    if (there.length && (there.length < near.length || place.key === "region")) left.push(...near.filter((one) => !there.includes(one)), place);
  }
  return conditions.filter((one) => !left.includes(one));
}
