// Words of everyday English that say something of a search, whatever the board.

/** Words that say nothing by themselves. */
export const EMPTY = new Set([
  "a", "an", "and", "at", "close", "for", "friendly", "i", "in", "looking", "me", "my", "near", "need", "of", "on", "or", "place", "places", "please", "rent",
  "sale", "some", "something", "stuff", "the", "thing", "things", "to", "want", "with",
]);

/** Words that ask for conditions or an order, whatever they stand beside. */
export const MEANINGS = new Map([
  ["cheap", ["sort", "cheapest"]], ["cheapest", ["sort", "cheapest"]], ["affordable", ["sort", "cheapest"]], ["budget", ["sort", "cheapest"]],
  ["nearest", ["sort", "nearest"]], ["closest", ["sort", "nearest"]], ["free", ["max", "0"]], ["reduced", ["dropped", "yes"]],
  ["tassie", ["state", "TAS"]],
]);

/** Words for a place of study, which say nothing as long as nobody says which. */
export const STUDY = new Set(["campus", "college", "uni", "university", "tafe"]);

const ALIKE = [
  ["couch", "sofa", "settee", "lounge"], ["fridge", "refrigerator"], ["tv", "television", "telly"], ["bike", "bicycle", "pushbike"], ["cot", "crib"],
  ["wardrobe", "closet"], ["doona", "duvet", "quilt"], ["bbq", "barbecue", "barbie"], ["mower", "lawnmower"], ["pram", "stroller"],
  ["car", "vehicle"], ["flatmate", "housemate", "roommate"], ["balcony", "veranda", "verandah", "terrace", "deck"], ["laptop", "notebook"],
  ["brissie", "brissy", "brisvegas"], ["melbourne", "melb"], ["adelaide", "radelaide"],
];

/** The other words for what a word means. */
export const alike = (word) => ALIKE.find((group) => group.includes(word))?.filter((other) => other !== word) ?? [];
