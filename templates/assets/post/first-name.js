// The one name by which somebody is known who is shown by no whole one.

/** What stands before and behind names and is none (Sources/Rules/Privacy/WholeName.swift). */
const TITLES = new Set(["dr", "esq", "ii", "iii", "jnr", "jr", "miss", "mr", "mrs", "ms", "mx", "oam", "phd", "prof", "rev", "snr", "sr"]);
const isTitle = (word) => {
  const letters = word.replace(/\P{L}/gu, "");
  // "Md" is a given name.
  return letters === "MD" || TITLES.has(letters.toLowerCase());
};

/** The first of the names of somebody, whichever she writes first: "Mei" of "Dr. Mei Tan" and of "Tan, Mei". Empty if there is none. */
export function firstName(name) {
  const [all, behind = []] = name.split(",").map((part) => part.split(/\s+/).filter((word) => word && !isTitle(word)));
  return behind[0] ?? all[0] ?? "";
}
