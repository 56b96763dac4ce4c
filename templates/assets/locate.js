// Where the reader is, asked for only when they press a button for it.
import { roughPoint } from "./places.js";
import { say } from "./say.js";

const REFUSED = say("search.location_refused");
const UNKNOWN = say("search.location_unknown");

/** The reader's place as a query has it, to about a kilometre. Throws an error whose message is for people. */
export async function whereAmI() {
  if (!navigator.geolocation) throw new Error(UNKNOWN);
  const { coords: { latitude, longitude } } = await new Promise((done, fail) => {
    navigator.geolocation.getCurrentPosition(
      done, ({ code }) => fail(new Error(code === 1 ? REFUSED : UNKNOWN)), { maximumAge: 600_000, timeout: 15_000 });
  });
  const rough = roughPoint(latitude, longitude);
  if (!rough) throw new Error(UNKNOWN);
  return rough.slug;
}
