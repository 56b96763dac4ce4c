// What the files of pictures are called: by their own name if that says anything ("Kitchen 2.HEIC" is kitchen-2.jpg), else photo-1.jpg.
const LONGEST = 40;
const PHOTO = "photo";
const ENDINGS = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };
/** What cameras, phones and messengers call every picture, and words that say nothing alone. */
const SILENT = new Set([
  "am", "and", "at", "bild", "burst", "camera", "capture", "copy", "cover", "download", "dsc", "dscf", "dscn", "edited", "file", "foto", "fullsizerender", "gopr", "heic",
  "image", "images", "img", "index", "jpeg", "jpg", "kopie", "mvimg", "of", "original", "pano", "photo", "photos", "pic", "picture", "pm", "png", "portrait", "pxl",
  "received", "resized", "scan", "screen", "screenshot", "shot", "signal", "snapchat", "telegram", "the", "um", "und", "unknown", "unnamed", "untitled", "webp", "whatsapp",
]);

/** Whether a word says something: it has three letters, and is neither a number of a camera's nor one at random. */
const says = (word) => /[a-z]{3}/.test(word) && !SILENT.has(word) && !/\d{3}|^[0-9a-f]{6,}$/.test(word);

/** The name without its ending, in the signs that addresses have; "photo" for one that says nothing. */
function stemOf(fileName) {
  const plain = fileName.replace(/\.[^.]*$/, "").normalize("NFD").replace(/\p{Mark}/gu, "").replaceAll("ß", "ss").toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const first = words.findIndex(says);
  return first < 0 ? PHOTO : words.slice(first).join("-").slice(0, LONGEST).replace(/-$/, "");
}

/** A name without its ending that is none of those taken. */
export function freeStem(fileName, taken) {
  const stem = stemOf(fileName);
  if (stem !== PHOTO && !taken.has(stem)) return stem;
  let number = stem === PHOTO ? 1 : 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The name of a file of these bytes. */
export const nameOf = (stem, { type }) => `${stem}.${ENDINGS[type] ?? "jpg"}`;
