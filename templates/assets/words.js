// The words by which texts of listings are found, taken apart as Houser itself does it (Sources/ListingKit/Words).
import { say } from "./say.js";

const LONGEST = 30;
/** From how many bytes on a word also finds those that begin with it. */
export const PREFIX = 4;
const LIGATURES = {
  æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ĳ: "ij", ĸ: "k", ŀ: "l", ł: "l", ŉ: "n", ŋ: "n", ø: "o", œ: "oe", ſ: "s", ß: "ss", ŧ: "t", þ: "th",
};
const APOSTROPHES = /['´ʹʻʼ‘’‛′＇\u00ad\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g;
/** Letters beyond Latin Extended-A that are plain ones with accents: of Vietnamese, Pinyin and Romanian (Sources/Values/Transliteration.swift). */
const ACCENTED = /[\u01a1\u01b0\u01ce-\u01dc\u0219\u021b\u1e01-\u1e99\u1ea1-\u1ef9]/;
const encoder = new TextEncoder();

/** A character as words have it: a small letter without an accent. */
export function plain(character) {
  const small = character.toLowerCase();
  if (small > "\u017f" && !ACCENTED.test(small)) return small;
  return LIGATURES[small] ?? small.normalize("NFD").replace(APOSTROPHES, "");
}

/** As many bytes of a text as a word may have, without half a character. */
function cut(text) {
  const { read } = encoder.encodeInto(text, new Uint8Array(LONGEST));
  return text.slice(0, read);
}

/** A word without the ending of a plural. */
export function singular(word) {
  const { length } = encoder.encode(word);
  if (length <= 3 || !word.endsWith("s")) return word;
  if (length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (length > 4 && /(x|ss|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[sui]s$/.test(word) ? word : word.slice(0, -1);
}

/** The words of a text, each once. */
export function searchWords(text) {
  const folded = [...text.replace(APOSTROPHES, "")].map(plain).join("");
  const words = folded.match(/[\p{Alphabetic}0-9]+/gu) ?? [];
  return [...new Set(words.filter((word) => encoder.encode(word).length > 1 && !/^(\d\d|\d{5,})$/.test(word)).map((word) => singular(cut(word))))];
}

/** The file of a part of the index in which words begin like this one. */
export function shardOf(word, count) {
  const [first, second] = encoder.encode(word);
  return (first * 31 + second) & (count - 1);
}

/** The rows of a list, each told by how many lie between it and the one before. */
export function rowsOf(text) {
  const rows = [];
  let row = 0;
  let step = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const digit = code - (code > 92 ? 36 : 35);
    step = step * 45 + (digit % 45);
    if (digit < 45) continue;
    rows.push(row + step);
    row += step + 1;
    step = 0;
  }
  return rows;
}

/** Words of values, each once, and the values without any. Such as stand in most texts say nothing. */
function wordsOf(values, silent) {
  const left = [];
  const words = [];
  for (const value of values) {
    const found = searchWords(value).filter((word) => !silent.has(word));
    if (found.length) words.push(...found);
    else left.push(value);
  }
  return { wanted: [...new Set(words)], left };
}

const quoted = (words) => words.map((word) => say("search.quoted", { words: word })).join(" ");

/** How much a listing has of a word, or of another word for the same, as `alike` gives them. */
const weightOf = (listing, groups) => groups.map((group) => Math.max(...group.map((word) => listing.weight(word))));

/** The condition that texts hold words, all of them. */
export function readWords(values, { silent }, alike) {
  const { wanted, left } = wordsOf(values, silent);
  const groups = wanted.map((word) => [word, ...alike(word)]);
  const condition = wanted.length && {
    values: wanted, label: say("search.with"), text: quoted(wanted), words: groups.flat(), weigh: (listing) => weightOf(listing, groups).reduce((sum, one) => sum + one, 0),
    test: (listing) => weightOf(listing, groups).every((weight) => weight > 0),
  };
  return { condition: condition || null, left };
}

/** What is no condition: that those come first which have words, and so many the more the rarer these are. */
export function readWishes(values, { silent }, alike) {
  const { wanted, left } = wordsOf(values, silent);
  const groups = wanted.map((word) => [word, ...alike(word)]);
  const wishes = (rows) => {
    const worth = groups.map((group) => Math.log((rows.length + 1) / (1 + rows.filter((row) => weightOf(row, [group])[0] > 0).length)) + 0.01);
    const marks = new Map(rows.map((row) => [row, weightOf(row, groups).reduce((sum, weight, place) => sum + (weight && (1 + weight / 10) * worth[place]), 0)]));
    return (row) => marks.get(row);
  };
  return { condition: wanted.length ? { values: wanted, label: say("search.first"), text: quoted(wanted), words: groups.flat(), isWish: true, wishes, test: () => true } : null, left };
}
