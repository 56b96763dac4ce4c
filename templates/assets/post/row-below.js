// What is said of an ask of a form that stands beside others: below all of them it has the whole width, and none of them moves aside for it.

/** Puts the parts that `partOf` gives of the asks that stand in a row with one below that row, in their order. */
export function putBelow(ask, partOf) {
  if (!ask.dataset.size || !ask.checkVisibility()) return;
  const row = [...ask.parentElement.children].filter((one) => one.matches("[data-ask]") && one.offsetTop === ask.offsetTop);
  const parts = row.map(partOf).filter(Boolean);
  if (row.at(-1).nextElementSibling !== parts[0]) row.at(-1).after(...parts);
}
