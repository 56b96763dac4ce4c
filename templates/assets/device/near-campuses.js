// The campuses near listings, as their own pages name them: of those that are kept of their cards alone.
import { distance } from "../distance.js";
import { say } from "../say.js";

/** As far as pages name campuses, in kilometres, and as many. */
const RADIUS = 15;
const MOST = 3;

/** How far away one is in the words of pages, in whole kilometres. */
const farFrom = (kilometres) => (Math.round(kilometres) < 1 ? say("distance.less_than_one") : say("distance.about_kilometres", { kilometres: Math.round(kilometres) }));

/** Adds to a listing with a row of the index the campuses near its suburb. */
export async function addCampuses({ row, snapshot }) {
  const { campuses } = await row.part.index.campuses();
  await row.part.openRest();
  if (!row.middle) return;
  const near = [...campuses.values()].map(({ label, point }) => [label, distance(row.middle, point)]).filter(([, kilometres]) => kilometres <= RADIUS);
  if (near.length) snapshot.campuses = near.sort(([, one], [, other]) => one - other).slice(0, MOST).map(([label, kilometres]) => [label, farFrom(kilometres)]);
}
