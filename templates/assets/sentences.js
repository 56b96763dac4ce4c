// Labels as they stand within sentences.
import { language } from "./language.js";

/** Whether nouns begin with a capital letter wherever they stand, so that labels stay as they are. */
const isNounCapital = /^(de|lb)\b/.test(language);

/** A label in small letters. */
export const small = (text) => (isNounCapital ? text : text.toLowerCase());

/** A label with a small letter at its beginning, unless it is an abbreviation. */
export const inSentence = (text) => (isNounCapital || /^.\p{Lu}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1));

/** What begins a sentence. */
export const asSentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
