// Names and words as people write them, made alike.

/** Words that people shorten in the names of places, as Houser's table of places knows them. */
const SHORT = {
  mt: "mount", saint: "st", n: "north", nth: "north", s: "south", sth: "south", e: "east", w: "west", upr: "upper", lwr: "lower",
  hts: "heights", ck: "creek", bch: "beach", is: "island", pk: "park", gdns: "gardens", jct: "junction", jctn: "junction",
  jn: "junction", hbr: "harbour", vly: "valley", ft: "fort",
};

/** "D’Aguilar", "d'aguilar" and "DAGUILAR" are one place to a reader. */
export const fold = (text) =>
  text.normalize("NFD").replace(/[\u0300-\u036f'’‘ʼ`]/g, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
export const plain = (text) => text.normalize("NFC").trim().toLowerCase().replaceAll("ς", "σ");
export const asWord = (text) => plain(text).replace(/[_ ]/g, "-");
export const asPhrase = (word) => word.replace(/[-_]/g, " ");
export const placeName = (words) => words.map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word)).join("");
export const splitWords = (text) => fold(text.replace(/[&+]/g, " and ").replaceAll(".", "")).split(" ").filter(Boolean);
export const asLetters = (text) => text.toLowerCase().replace(/[\s.]/g, "");
