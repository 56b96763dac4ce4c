// Where the reader is, asked for only when they press a button for it.
import { roughPoint } from "./places.js";

const REFUSED = "Your browser didn’t share your location. You can allow it in the settings for this site, or type a suburb or postcode.";
const UNKNOWN = "We couldn’t work out where you are. Type a suburb or postcode instead.";

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
