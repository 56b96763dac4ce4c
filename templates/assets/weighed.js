// What a typed text means where that is not plain: whether words are what is looked for or only liked, things or homes, years or postcodes. Loaded for such
// texts alone.
import { everyday } from "./everyday.js";
import { fold } from "./names.js";
import { answersOfNo } from "./refusals.js";
import { textWord } from "./text-words.js";
import { kindsTitled, titled } from "./titled.js";
import { atCampus } from "./typed-campuses.js";
import { compounded, settled } from "./typed-kinds.js";
import { asThings, wished } from "./wished-words.js";

/** What was found in a text, weighed together; `wished` then tells wishes from what must be there. */
export async function weighed(found, text, words, index) {
  // A bike is wanted "asap", and not free from today.
  const isOfThing = found.conditions.some((one) => one.key !== "kind" && words.isSort(one) && words.isOfOthers(one.key));
  const said = found.conditions.filter(({ key, phrase }) => !(isOfThing && key === words.from && phrase));
  const { conditions, unable } = settled(asThings(compounded(asYears(said, words), words, found.loose), words), words);
  found.unable.push(...unable);
  for (const { phrase, conditions: refused } of found.refused) {
    // What a room can say, and a home cannot, is asked of rooms: "no pets".
    const no = answersOfNo(refused, conditions, words);
    if (!no.length) continue;
    conditions.push(...no);
    found.unable.splice(found.unable.indexOf(phrase), 1);
  }
  const isOfHomes = found.isOfHomes || (HOMELY.test(fold(text)) && (/\bfamily homes?\b/.test(fold(text)) || await isHomely(conditions, words, index)));
  return { isOfHomes, conditions: withoutVisits(await atCampus(conditions, index), isOfHomes, words), wished: (some) => wished(some, words, index, found.loose) };
}

/** What says that homes are meant if nothing else does, beside words that say what they are like. */
const HOMELY = /\b(?:homes?|live|family of)\b/;

async function isHomely(conditions, words, index) {
  const saysMore = (one) => one.key === "max" || (words.kindsOf(one.key).length > 0 && !words.isSort(one));
  if (!conditions.some(({ key }) => key === "words" || words.isOfOthers(key)) || conditions.some(saysMore)) return false;
  const kinds = await Promise.all(conditions.filter(({ key }) => key === "words").map(({ value }) => kindsTitled(value, index)));
  return !kinds.some((some) => some.size && ![...some].some((kind) => words.aboutHomes.includes(kind)));
}

/** The conditions, without days of inspections where things are meant: a couch to "pick up this weekend". */
function withoutVisits(conditions, isOfHomes, words) {
  const others = conditions.filter(({ key, value }) => key === "words" || words.isOfOthers(key) || key === "kind" || (key === "max" && value === "0"));
  const areHomes = isOfHomes || conditions.some(({ key, value }) => key === "beds" || words.isOfHomes(key) || (key === "kind" && words.aboutHomes.includes(value)));
  return others.length && !areHomes ? conditions.filter(({ key, phrase }) => key !== "inspection" || /inspect|open|view/.test(phrase)) : conditions;
}

/** Whether words are about what has a year: facts of such kinds alone, or names that stand in their titles above all: "2015 hatch", "galah 2018". */
export async function isDated(tokens, words, index) {
  if (!words.year) return false;
  const dated = new Set(words.kindsOf(words.year));
  const areDated = (kinds) => kinds.length > 0 && kinds.every((kind) => dated.has(kind));
  for (const [place, token] of tokens.entries()) {
    const meant = [2, 1].map((count) => words.of(tokens.slice(place, place + count).join(" "))).find(Boolean);
    if (everyday.makes.has(token)) return true;
    if (meant && areDated(meant.key === "kind" ? [meant.value] : words.kindsOf(meant.key))) return true;
    const isName = !meant && /^[a-z]{3}/.test(token) && !everyday.silent.has(token) && (await textWord(token, index)) === token;
    const rows = isName ? await titled(token, index) : [];
    if (rows.filter(({ kind }) => dated.has(kind)).length * 2 > rows.length) return true;
  }
  return false;
}

/** The conditions, in which what would be a postcode elsewhere is a year beside the facts of what has one, which were misspelt: "2015 hach". */
function asYears(conditions, words) {
  const has = ({ key, value }) => (key === "kind" ? [value] : words.kindsOf(key)).some((id) => words.kinds.get(id)?.facets.has(words.year));
  const isYear = ({ key, value }) => key === "suburb" && /^20[0-3]\d$/.test(value);
  if (!words.year || !conditions.some(has)) return conditions;
  const [first] = conditions.filter(isYear).map(({ value }) => value).sort();
  return first ? [...conditions.filter((one) => !isYear(one)), { key: words.year, value: first }] : conditions;
}
