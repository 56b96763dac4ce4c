// What the titles of listings say: a typed word that stands in some is what somebody looks for, rather than what it is like.

/** How much a word says that stands in a title, beside one that stands elsewhere in a text; and how much more the last of some, which names the thing. */
const IN_TITLE = 3;
const LAST = 2.5;
/** So few words are all meant; of more, as in a sentence, only what it is about. */
const FEW = 3;
/** In how large a share of all listings a word may be that must be there although no title has it. */
const RARE = 0.15;

const isIn = (row, word) => row.weight(word) === 2;

/** The listings that have a word in their titles. */
export async function titled(word, index) {
  const rows = await index.rows({}, false, [word]);
  return rows.filter((row) => isIn(row, word));
}

/** The kinds of the listings that have a word in their titles. */
export const kindsTitled = async (word, index) => new Set((await titled(word, index)).map(({ kind }) => kind));

/**
 * Of some words those that must be there, and of which kinds the listings are that have them: the words in the titles of those listings that have most of
 * what was asked for, rare words counting for more; or, if no title has any, the rarest, and the others as far as some listing has them all.
 */
export async function subjects(wanted, index) {
  const values = [...new Set(wanted.map(({ value }) => value))];
  const rows = await index.rows({}, false, values);
  const having = (word) => rows.filter((row) => row.has(word)).length;
  const worth = new Map(values.map((word, place) => [word, Math.log((rows.length + 1) / (having(word) + 0.5)) * (place === values.length - 1 ? LAST : 1)]));
  const marks = rows.map((row) => values.reduce((sum, word) => sum + worth.get(word) * (isIn(row, word) ? IN_TITLE : row.weight(word)), 0));
  const most = Math.max(...marks);
  const best = rows.filter((row, place) => marks[place] === most);
  const musts = new Set(values.filter((word) => best.some((row) => isIn(row, word))));
  const isTitled = musts.size > 0;
  if (isTitled && values.length <= FEW) for (const word of values) if (best.every((row) => row.has(word))) musts.add(word);
  let left = rows.filter((row) => [...musts].every((word) => row.has(word)));
  for (const word of values.toSorted((one, other) => worth.get(other) - worth.get(one))) {
    const some = left.filter((row) => row.has(word));
    if (musts.has(word) || !some.length || isTitled || having(word) > RARE * rows.length) continue;
    musts.add(word);
    left = some;
  }
  if (!musts.size) {
    musts.add(values.at(-1));
    left = left.filter((row) => row.has(values.at(-1)));
  }
  return { musts, kinds: new Set(left.map(({ kind }) => kind)) };
}
