// Words of everyday English that say something of a search, whatever the board: those of everyday.json.
//
// `silent` are words and phrases that say nothing by themselves, `study` words for a place of study, which say nothing as long as nobody says which, `unable`
// what everybody understands and nobody can search for here, and `homes` what is said of homes only. `means` has what words ask for, whatever they stand
// beside, as a condition of a query: `words=…` for what texts hold, `from=today` for what is free today, `stay=3` for a stay of so many months. Words of a group of `alike` mean the same,
// answers of facts of one of `together` are asked for together, and `things` are no misspelt names of places.
import words from "./everyday.json" with { type: "json" };

const { silent, study, unable, homes, means, alike, together, things } = words;

/** All of them. */
export const everyday = {
  silent: new Set(silent), study: new Set(study), unable: new Set(unable), homes: new Set(homes), together, things: new Set(things),
  means: new Map(Object.entries(means).map(([phrase, meant]) => {
    const [key, value] = meant.split("=");
    return [phrase, { key, value }];
  })),
  /** The other words for what a word means. */
  alike: (word) => alike.find((group) => group.includes(word))?.filter((other) => other !== word) ?? [],
};
