// The names of places that a misspelt text may mean, by the words and costs that the check of listings goes by, too: the index has both
// (Sources/SiteKit/Search/PlaceNames.swift, Sources/Places/NameForms.swift and the files beside it).
import { placeName, splitWords } from "./names.js";

const pairs = (text) => text.split(",").map((pair) => pair.split(" "));
/** The costs and words, as they come with the names. */
let data, cost, loose, common, alike, either, rules, where;

function take(slips) {
  data = slips;
  cost = Object.fromEntries(Object.entries(data).filter(([, text]) => /^\d+$/.test(text)).map(([name, text]) => [name, Number(text)]));
  [loose, common, alike] = ["loose", "common", "alike"].map((name) => new Set(data[name].split(" ")));
  either = pairs(data.either);
  rules = pairs(data.sounds);
  where = new Map(data.keys.split(" ").flatMap((keys, row) => [...keys].map((key, column) => [key, [row, 2 * column]])));
}

/** So many names are found at most, and none that is further away than the nearest by more than a slip. */
const MOST = 40;
/** How many letters a name has at least from which one word was left out. */
const LEAST = 4;
const FARTHEST = 12;

function areNear(one, other) {
  const [a, b] = [where.get(one), where.get(other)];
  return Boolean(a && b) && one !== other && Math.abs(a[0] - b[0]) < 2 && Math.abs(a[1] - b[1]) <= 2;
}

function instead(written, meant) {
  if (written === meant) return 0;
  if (data.vowels.includes(written) && data.vowels.includes(meant)) return cost.vowel;
  return areNear(written, meant) || alike.has(written + meant) || alike.has(meant + written) ? cost.key : cost.other;
}

const missing = (meant, place) => (meant[place] === meant[place - 1] ? cost.twice : cost.missing);

function tooMany(written, place) {
  const letter = written[place];
  if (letter === written[place - 1]) return cost.twice;
  return areNear(letter, written[place - 1]) || areNear(letter, written[place + 1]) ? cost.beside : cost.added;
}

/** How far a written name is from one that may be meant; Infinity if that is more than a limit. */
function distance(written, meant, limit) {
  let before = [];
  let above = [0];
  for (let column = 0; column < meant.length; column += 1) above.push(above[column] + missing(meant, column));
  for (let row = 0; row < written.length; row += 1) {
    const added = tooMany(written, row);
    const current = [above[0] + added];
    for (let column = 0; column < meant.length; column += 1) {
      let least = Math.min(above[column + 1] + added, current[column] + missing(meant, column), above[column] + instead(written[row], meant[column]));
      if (row && column && written[row] === meant[column - 1] && written[row - 1] === meant[column]) least = Math.min(least, before[column - 1] + cost.swapped);
      current.push(least);
    }
    if (Math.min(...current) > limit + cost.swapped) return Infinity;
    [before, above] = [above, current];
  }
  return above[meant.length] > limit ? Infinity : above[meant.length];
}

/** A name as it sounds. */
function sound(name) {
  let said = "";
  for (let place = 0; place < name.length;) {
    const [from, to] = rules.find(([start]) => name.startsWith(start, place)) ?? [name[place], name[place]];
    for (const letter of to) if (letter !== said.at(-1)) said += letter;
    place += from.length;
  }
  return said;
}

const without = (words, place) => words.filter((_, other) => other !== place);

/** The ways to write a name, each with its cost. */
function formsOf(words) {
  if (words.length < 2) return [[words, 0]];
  const turned = (word) => (loose.has(word) ? cost.turned : cost.turnedOther);
  const left = (word) => (loose.has(word) ? cost.left : common.has(word) || words.indexOf(word) !== words.lastIndexOf(word) ? cost.leftCommon : cost.leftOther);
  const rest = words.filter((word) => !loose.has(word));
  return [
    [words, 0], [[...words.slice(1), words[0]], turned(words[0])], [[words.at(-1), ...words.slice(0, -1)], turned(words.at(-1))],
    ...words.map((word, place) => [without(words, place), left(word)]),
    ...(rest.length && rest.length < words.length - 1 ? [[rest, cost.leftAll]] : []),
  ];
}

/** What somebody may have meant by the words that they wrote, each with its cost. */
function readingsOf(words) {
  const place = words.findIndex((word) => either.some(([short]) => short === word));
  const meant = either.filter(([short]) => short === words[place]).map(([, full]) => [words.with(place, full), cost.read]);
  // Any other word too many means something by itself.
  const fewer = words.map((word, at) => [without(words, at), loose.has(word) ? cost.extra : Infinity]);
  return [[words, 0], ...meant, ...fewer.filter(([rest, more]) => more < Infinity && rest.join("").length >= LEAST)];
}

/** The letters of a name, a bit for each. */
const lettersOf = (name) => [...name].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 31)), 0);

function count(bits) {
  let left = bits;
  let found = 0;
  for (; left; found += 1) left &= left - 1;
  return found;
}

/** Whether a word says nothing of a place by itself. */
const isCommon = (word) => loose.has(placeName([word])) || common.has(placeName([word])) || either.some(([short]) => short === word);

/** So many names are made ready, and so many forms looked at, before anything else has its turn. */
const AT_ONCE = 1500;
const LOOKED_AT = 8000;
const pause = () => new Promise((done) => { setTimeout(done); });

/** Names of places, in which what is misspelt is found. */
export class Names {
  forms = [];
  /** What was found, by the texts. */
  known = new Map();
  /** How many forms were measured against texts, of all. */
  static measured = 0;

  /** `names` are written as a text of small letters has them. */
  static async make({ names, slips }) {
    take(slips);
    const made = new Names();
    for (let start = 0; start < names.length; start += AT_ONCE) {
      for (const name of names.slice(start, start + AT_ONCE)) {
        for (const [words, more] of formsOf(splitWords(name).map((word) => placeName([word])))) {
          const text = words.join("");
          made.forms.push({ name, text, more, letters: lettersOf(text), sound: null });
        }
      }
      await pause();
    }
    return made;
  }

  /** Whether words say nothing of a place: "Point" is none by itself, but "Point Lookout" may be one that is turned. */
  isIdle(words) { return words.every(isCommon); }

  /** The names that a text may be a misspelt form of, the nearest first, each with its cost; `isOther` leaves out the text itself. */
  async nearest(text, isOther = false) {
    if (!isOther && this.known.has(text)) return this.known.get(text);
    const found = new Map();
    for (const [words, more] of readingsOf(splitWords(text).map((word) => placeName([word])))) await this.look(words.join(""), more, found);
    const all = [...found].map(([name, slips]) => ({ name, slips })).filter(({ name }) => !isOther || name !== text).sort((one, other) => one.slips - other.slips);
    const nearest = all.filter(({ slips }) => slips < all[0].slips + cost.twice).slice(0, MOST);
    if (!isOther) this.known.set(text, nearest);
    return nearest;
  }

  async look(written, more, found) {
    const limit = Math.min(24, Math.max(FARTHEST, Math.floor(written.length / 4) * 10));
    const most = Math.floor(limit / cost.missing);
    const letters = lettersOf(written);
    const said = sound(written);
    for (const [number, form] of this.forms.entries()) {
      if (number % LOOKED_AT === LOOKED_AT - 1) await pause();
      const off = Math.abs(form.text.length - written.length);
      if (off * cost.twice > limit || count(form.letters ^ letters) > 2 * most + 2) continue;
      Names.measured += 1;
      const isNear = count(form.letters & ~letters) <= most && count(letters & ~form.letters) <= most;
      let slips = isNear ? distance(written, form.text, limit) : Infinity;
      if (slips > cost.sound && off < 4 && (form.sound ??= sound(form.text)) === said) slips = cost.sound;
      const all = slips + form.more + more;
      if (all <= Math.max(limit, cost.extraOther) && all < (found.get(form.name) ?? Infinity)) found.set(form.name, all);
    }
  }
}
