// Which rows of the search index cards on the page were made of, by their elements: a heart on one keeps what its data say.

/** Each with its `row` and its `listing`, what its card says. */
export const shownRows = new WeakMap();
