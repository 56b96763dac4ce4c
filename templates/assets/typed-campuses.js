// The campuses that a typed text names beside the places in which they lie.
import { fold } from "./names.js";

/** Campuses with the places in which they lie: "UTAS Sandy Bay" is that campus alone, and the "city" of "RMIT city" no region. */
export async function atCampus(conditions, index) {
  const near = conditions.filter(({ key, value }) => key === "near" && !/-\d{4}$/.test(value));
  const places = conditions.filter(({ key, isOr }) => (key === "region" || key === "suburb") && !isOr);
  if (!near.length || !places.length) return conditions;
  const { campuses } = await index.campuses();
  const lies = ({ value }, { phrase = "" }) => ` ${fold(campuses.get(value)?.label ?? "")} `.includes(` ${phrase === "cbd" ? "city" : phrase} `);
  const left = [];
  for (const place of places) {
    // Beside its city the name of a university means all that it has there.
    const rows = place.key === "region" && place.phrase === place.value.split("-")[0] ? (await index.places.region(place.value))?.rows : null;
    const there = near.filter((one) => lies(one, place) || rows?.has(campuses.get(one.value)?.row));
    if (there.length && (there.length < near.length || place.key === "region")) left.push(...near.filter((one) => !there.includes(one)), place);
  }
  return conditions.filter((one) => !left.includes(one));
}
