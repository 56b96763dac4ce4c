// What the titles of listings say: a typed word that stands in some is what somebody looks for, rather than what it is like.

/** How much a word says that stands in a title, beside one that stands elsewhere in a text; and how much more the one of a few that names the thing. */
const IN_TITLE = 3;
const HEAD = 2.5;
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

/** The kinds of some listings, of those alone that have one of some words in their titles if any has. */
function kindsOf(rows, words) {
  const named = rows.filter((row) => words.some((word) => isIn(row, word)));
  return new Set((named.length ? named : rows).map(({ kind }) => kind));
}

/**
 * Of some words those that must be there, and of which kinds the listings are that have them, of `likely` ones if one of those has a word in its title: of a few words
 * all, if some listing has them; or the words in the titles of those that have most of what was asked for, rare words counting for more; or, if no title has
 * any, the rarest, and the others as far as some listing has them all.
 */
export async function subjects(wanted, index, likely) {
  const values = [...new Set(wanted.map(({ value }) => value))];
  const all = await index.rows({}, false, values);
  const fit = all.filter(({ kind }) => likely.includes(kind));
  const rows = fit.some((row) => values.some((word) => isIn(row, word))) ? fit : all;
  const having = (word) => rows.filter((row) => row.has(word)).length;
  const worth = new Map(values.map((word) => [word, Math.log((all.length + 1) / (having(word) + 0.5))]));
  // In "sewing machine for repairs" the machine is the thing.
  const head = values.length > FEW ? null : (wanted.find((one, place) => wanted[place + 1]?.at !== one.end) ?? wanted[0]).value;
  const mark = (row, word) => (isIn(row, word) ? IN_TITLE * (word === head ? HEAD : 1) : row.weight(word));
  const marks = rows.map((row) => values.reduce((sum, word) => sum + worth.get(word) * mark(row, word), 0));
  const most = Math.max(...marks);
  const best = rows.filter((row, place) => marks[place] === most);
  const both = values.length <= FEW ? rows.filter((row) => values.every((word) => row.has(word))) : [];
  if (both.length) return { musts: new Set(values), kinds: kindsOf(both, values) };
  const musts = new Set(values.filter((word) => best.some((row) => isIn(row, word))));
  const isTitled = musts.size > 0;
  if (isTitled && values.length <= FEW) for (const word of values) if (best.every((row) => row.has(word))) musts.add(word);
  let left = rows.filter((row) => [...musts].every((word) => row.has(word)));
  for (const word of values.toSorted((one, other) => worth.get(other) - worth.get(one))) {
    const some = left.filter((row) => row.has(word));
    if (musts.has(word) || !some.length || isTitled || having(word) > RARE * all.length) continue;
    musts.add(word);
    left = some;
  }
  if (!musts.size) {
    musts.add(values.at(-1));
    left = left.filter((row) => row.has(values.at(-1)));
  }
  return { musts, kinds: kindsOf(left, values) };
}
