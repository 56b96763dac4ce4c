// Names and words as people write them, made alike; what people shorten in names of places is in abbreviations.json, for the check of listings, too.
import SHORT from "./abbreviations.json" with { type: "json" };

/** "D’Aguilar", "d'aguilar" and "DAGUILAR" are one place to a reader. */
export const fold = (text) =>
  text.normalize("NFD").replace(/[\u0300-\u036f'’‘ʼ`]/g, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
export const plain = (text) => text.normalize("NFC").trim().toLowerCase().replaceAll("ς", "σ");
export const asWord = (text) => plain(text).replace(/[_ ]/g, "-");
/** Words without their hyphens, but for one that joins two among others, as in "step-free access" (Sources/Values/ByteBuffer+Words.swift). */
export const asPhrase = (word) => word.replace(word.includes(" ") ? /_/g : /[-_]/g, " ");
export const placeName = (words) => words.map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word)).join("");
export const splitWords = (text) => fold(text.replace(/[&+]/g, " and ").replaceAll(".", "")).split(" ").filter(Boolean);
export const asLetters = (text) => text.toLowerCase().replace(/[\s.]/g, "");
