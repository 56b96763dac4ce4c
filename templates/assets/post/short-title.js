// Titles where they only say which listing is meant.

/** How many letters of one are shown at most. */
const MOST = 60;

/** A title, cut if it is long. */
export function shortTitle(title) {
  const letters = [...title];
  return letters.length > MOST ? `${letters.slice(0, MOST - 1).join("").trimEnd()}…` : title;
}
