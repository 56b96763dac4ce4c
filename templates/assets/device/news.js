// How many listings are new in the searches that a reader keeps, counted through the search index.
import { dayNumber, today } from "../days.js";
import { Vocabulary, readFilter, valuesByKey } from "../filter.js";
import { selectWithKinds } from "../finding.js";
import { ORDERS } from "../orders.js";
import { say } from "../say.js";
import { sinceText } from "./day-words.js";

/** Of more searches nobody waits for the news. */
const MOST = 12;

/** How many of some rows of the index were listed today. */
export const countOfToday = (rows) => rows.filter(({ listed }) => listed === dayNumber(today())).length;

/** How many of a search's listings came since its results were shown: those of later days, and of that day those beyond what was shown. */
async function newOnes({ query, looked, saved, shown = 0 }, index) {
  const values = valuesByKey(new URLSearchParams(query));
  const board = new Vocabulary(index);
  await board.learn(values, index);
  const { conditions, odd } = readFilter(values, board);
  if (odd.some(({ key }) => key !== "sort" && key !== "units")) return 0;
  const { matches } = await selectWithKinds(index, conditions, ORDERS.get(""));
  const day = dayNumber(looked ?? saved ?? today());
  const later = matches.filter(({ listed }) => listed > day).length;
  return later + Math.max(0, matches.filter(({ listed }) => listed === day).length - (looked ? shown : Infinity));
}

/** Counts for searches one after another, and tells of each that has news: its query and "7 new since Sunday". */
export async function tellNews(searches, index, tell) {
  for (const search of searches.slice(0, MOST)) {
    const count = await newOnes(search, index);
    if (count) tell(search.query, say("follow.new_since", { count, since: sinceText(search.looked ?? search.saved ?? today()) }));
  }
}
