// The one name by which somebody is known who is shown by no whole one.

/** What stands before and behind names and is none (Sources/Rules/Privacy/WholeName.swift). */
const TITLES = new Set(["dr", "esq", "ii", "iii", "jnr", "jr", "miss", "mr", "mrs", "ms", "mx", "oam", "phd", "prof", "rev", "snr", "sr"]);
const withoutTitles = (words) => words.reduce((names, word) => {
  const letters = word.replace(/\P{L}/gu, "");
  const small = letters.toLowerCase();
  // "Md" is a given name where no name stands before it.
  const isDegree = small === "md" && (letters === "MD" || names.length);
  return isDegree || TITLES.has(small) ? names : [...names, word];
}, []);

/** The first of the names of somebody, whichever she writes first: "Mei" of "Dr. Mei Tan" and of "Tan, Mei". Empty if there is none. */
export function firstName(name) {
  const [all, behind = []] = name.split(",").map((part) => withoutTitles(part.split(/\s+/).filter(Boolean)));
  return behind[0] ?? all[0] ?? "";
}
