// What a typed text means to those who look for listings of a kind.
import { everyday } from "./everyday.js";
import { searchWords } from "./words.js";

/** How much more a fact says that all listings of a kind have, such as the category of a thing. */
const REQUIRED = 3;

const USED = /hand$/;

/** Whether a listing has one of the answers of a fact, and what it is said of comes in a few sorts. */
const isSingle = (key, words) => words.isAnyOf(key) && words.kindsOf(key).every((id) => {
  const { type, choices = [] } = words.kinds.get(id).facets.get(key);
  return type === "choice" && !choices.includes("other");
});

/**
 * The conditions, of which two answers of one fact that nobody joined by "or" say what is meant together: a "4wd ute" is a ute that drives on all wheels, a
 * "terrace house" a terrace, and the battery of a "diesel with dual battery" no fuel. Behind `loose` there stood words that mean nothing.
 */
export function compounded(conditions, words, loose) {
  // A "second hand" car is one, and no thing.
  const isOther = (kind) => conditions.some(({ key }) => words.kindsOf(key).length && !words.kindsOf(key).includes(kind) && words.isOfOthers(key));
  let all = conditions.filter(({ key, value, phrase }) => key !== "kind" || !USED.test(phrase) || !isOther(value));
  for (const one of conditions) {
    // A "kids bike" is a bike.
    const isBefore = one.phrase && one.at !== undefined && !one.isLeft && words.isSort(one) && one.key !== "kind" && words.isAnyOf(one.key) && !one.isOr && conditions.some((other) => other.key === one.key && other.value !== one.value && other.at === one.end && !other.isOr);
    if (isBefore) all = all.flatMap((other) => (other === one ? searchWords(one.phrase).map((value) => ({ ...one, key: "words", value })) : [other]));
    if (isBefore) continue;
    const same = all.filter((other) => other.key === one.key && other.value !== one.value && other.phrase !== one.phrase && other.at !== undefined);
    if (one.isOr || one.isLeft || one.at === undefined || !same.some(({ isOr, isLeft }) => !isOr && !isLeft) || !isSingle(one.key, words)) continue;
    const kinds = words.kindsOf(one.key);
    const otherwise = words.alsoMeans(one.phrase, ({ key }) => key !== one.key && kinds.some((kind) => words.kindsOf(key).includes(kind)));
    const isBehind = same.some(({ end }) => end === one.at);
    const isPart = one.phrase !== one.value && (loose.has(one.at) || all.some(({ key, end }) => (key === "words" || key === "wish") && end === one.at));
    if (otherwise) all = all.map((other) => (other === one ? { ...one, ...otherwise } : other));
    else if (isBehind) all = all.filter((other) => other !== one);
    else if (isPart) all = all.flatMap((other) => (other === one ? searchWords(one.phrase).map((value) => ({ ...one, key: "words", value })) : [other]));
  }
  return all;
}

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
  if (words.areMet(conditions)) return { conditions, unable: [] };
  const meantFor = (kind) => new Map(facts.map((one) => [one, has(kind, one) ? one : one.phrase && words.ofKind(one.phrase, kind, asked.length > 0)]));
  const put = (meant) => conditions.flatMap((one) => {
    if (!meant.has(one)) return [one];
    if (meant.get(one)) return [{ ...one, ...meant.get(one) }];
    if (one.isLeft) return searchWords(one.refused).map((value) => ({ key: "without", value }));
    return searchWords(one.phrase ?? "").filter((value) => !everyday.silent.has(value)).map((value) => ({ ...one, key: "words", value }));
  });
  // A "quiet unit" is a home, of which nobody says whether it is quiet.
  const isSort = (facet) => facet?.required && facet.type === "choice";
  const saysHome = ({ phrase = "" }) => (asked.length ? undefined : words.homes.find((id) => isSort(words.kinds.get(id).facets.get(words.ofKind(phrase, id, false)?.key))));
  const home = facts.map(saysHome).find(Boolean);
  const unmet = home ? [...meantFor(home)].filter(([, one]) => !one).map(([one]) => one) : [];
  if (unmet.length === 1 && !unmet[0].isLeft) {
    const isStay = unmet[0].key === words.stay;
    const rest = put(meantFor(home)).filter((one) => !isStay || one.phrase !== unmet[0].phrase);
    return { conditions: rest, unable: isStay ? [unmet[0].phrase] : [] };
  }
  for (const kind of kinds) {
    const meant = meantFor(kind);
    if ([...meant.values()].every(Boolean)) return { conditions: put(meant), unable: [] };
  }
  const stay = facts.filter(({ key }) => key === words.stay);
  if (stay.length) {
    const rest = settled(conditions.filter((one) => !stay.includes(one)), words);
    return { ...rest, unable: [...rest.unable, ...stay.map(({ phrase }) => phrase)] };
  }
  const worth = (kind, [one, meant]) => (!meant || one.isLeft ? 0 : has(kind, one) && words.kinds.get(kind).facets.get(one.key === "beds" ? "bedrooms" : one.key)?.required ? REQUIRED : 1);
  const said = kinds.map((kind) => ({ meant: meantFor(kind), kind }));
  const best = said.map(({ meant, kind }) => [meant, [...meant].reduce((sum, one) => sum + worth(kind, one), 0)]).reduce((one, other) => (other[1] > one[1] ? other : one));
  // Neither a room nor somebody who looks for a home can be asked for by bedrooms.
  const beds = [...best[0]].filter(([{ key, phrase }, one]) => key === "beds" && !one && !phrase).map(([{ value }]) => `${value} bed`);
  return { conditions: put(best[0]), unable: beds };
}
