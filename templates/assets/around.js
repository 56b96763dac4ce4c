// Sentences with an element in them, wherever the language has it.

/** What stands in a message for the element: say("follow.own_feed", { page: GAP }). */
export const GAP = "\u0000";

/** What is said before an element, the element, and what is said behind it. */
export const around = (text, node) => text.split(GAP).flatMap((words, place) => (place ? [node, words] : words)).filter(Boolean);
