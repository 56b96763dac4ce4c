// Texts as a listing's file has them: in YAML, plain where they can be, in quotation marks where a sign or word would mean something else.

const PLAIN = /^[\p{L}\p{N}+$][\p{L}\p{N} .’'()/+$%&@_-]*$/u;
/** What a reader of YAML takes for something else than a text. */
const MEANT = /^(?:true|false|yes|no|on|off|y|n|null|~)$/i;
/** Signs that end a line, or are not seen, for some readers. */
const UNSEEN = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (sign) => `\\u${sign.codePointAt(0).toString(16).padStart(4, "0")}`;

/** A text in quotation marks: JSON's are YAML's too, but for signs that YAML does not take. */
export const quoted = (text) => JSON.stringify(text).replace(UNSEEN, escaped);

/** A text as one value. */
export const scalar = (text) => (PLAIN.test(text) && !MEANT.test(text) ? text : quoted(text));

export const list = (values) => `[${values.join(", ")}]`;

export const group = (entries) => `{${entries.map(([key, value]) => `${key}: ${value}`).join(", ")}}`;
