// What a typed text means to those who look for listings of a kind.
import { searchWords } from "./words.js";

/** How much more a fact says that all listings of a kind have, such as the category of a thing. */
const REQUIRED = 3;

/**
 * The conditions, with those that no listing can meet beside the others given the meaning that the same words have for the first kind that can
 * meet all of them: in "room with parking" that of rooms. Where no kind can, that one counts which can meet most of what was said, and the rest
 * are words. How long somebody wants to stay is `unable` where what else is asked for cannot say it.
 */
export function settled(conditions, words) {
  const has = (kind, { key }) => words.kindsOf(key).includes(kind);
  const asked = conditions.filter(({ key }) => key === "kind").map(({ value }) => value);
  const kinds = asked.length ? asked : [...words.kinds.keys()];
  const facts = conditions.filter(({ key }) => words.kindsOf(key).length);
  const isMet = (some) => !some.length || kinds.some((kind) => some.every((one) => has(kind, one)));
  if (isMet(facts)) return { conditions, unable: [] };
  const meantFor = (kind) => new Map(facts.map((one) => [one, has(kind, one) ? one : one.phrase && words.ofKind(one.phrase, kind, asked.length > 0)]));
  const put = (meant) => conditions.flatMap((one) => {
    if (!meant.has(one)) return [one];
    if (meant.get(one)) return [{ ...one, ...meant.get(one) }];
    return searchWords(one.phrase ?? "").map((value) => ({ key: "words", value, phrase: one.phrase }));
  });
  for (const kind of kinds) {
    const meant = meantFor(kind);
    if ([...meant.values()].every(Boolean)) return { conditions: put(meant), unable: [] };
  }
  const stay = facts.filter(({ key }) => key === words.stay);
  if (stay.length) {
    const rest = settled(conditions.filter((one) => !stay.includes(one)), words);
    return { ...rest, unable: [...rest.unable, ...stay.map(({ phrase }) => phrase)] };
  }
  const worth = (kind, [one, meant]) => (!meant ? 0 : has(kind, one) && words.kinds.get(kind).facets.get(one.key === "beds" ? "bedrooms" : one.key)?.required ? REQUIRED : 1);
  const said = kinds.map((kind) => ({ meant: meantFor(kind), kind }));
  const best = said.map(({ meant, kind }) => [meant, [...meant].reduce((sum, one) => sum + worth(kind, one), 0)]).reduce((one, other) => (other[1] > one[1] ? other : one));
  return { conditions: put(best[0]), unable: [] };
}
