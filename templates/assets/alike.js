// Words that mean the same, group by group: who looks for a sofa looks for a couch.
import words from "./alike.json" with { type: "json" };

const groups = words.alike.split(", ").map((group) => group.split(" "));

/** The other words for what a word means. */
export const alike = (word) => groups.find((group) => group.includes(word))?.filter((other) => other !== word) ?? [];
