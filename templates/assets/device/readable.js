// Whether pages can work with a record that is kept here. Less than what a file has to be (file-check.js): nothing of it comes from elsewhere.
import { hasNotes } from "./day-notes.js";
import { hasFollows } from "./follows.js";
import { ListingsRecord } from "./records.js";
import { isVisit } from "./visit.js";
import { isWishes } from "./wishes.js";

const { isValid: hasListings } = new ListingsRecord("saved");
const SHAPES = {
  saved: hasListings, hidden: hasListings, viewed: hasListings, thumbs: hasListings, searches: ({ searches }) => Array.isArray(searches),
  follows: hasFollows, calendar: hasNotes, wishes: isWishes, visit: isVisit, settings: ({ off }) => typeof off === "boolean",
};

export const isReadable = (name, record) => SHAPES[name](record);
