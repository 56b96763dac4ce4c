// What a reader saved.
//
// The record: {"version": 1, "listings": [{"id": "gipps-street-terrace", "path": "rentals/gipps-street-terrace", "saved": "2026-11-21",
// "step": "viewing", "note": "Ask about the oven.", "collections": ["Close to uni"], "snapshot": {…}}, …]}, in the reader's own order. `id` never
// changes, `path` may; `saved` is the day; `step` one of STEPS; `snapshot` what the listing was when it was saved (reading.js). All but
// `id`, `path` and `snapshot` may be missing.
import { today } from "../days.js";
import { language } from "../language.js";
import { say } from "../say.js";
import { ListingsRecord, NotKept, PATH } from "./records.js";

/** The steps of a hunt, with what people call them. */
export const STEPS = new Map([
  ["saved", say("common.saved")], ["contacted", say("steps.contacted")], ["viewing", say("steps.viewing")], ["viewed", say("steps.viewed")], ["applied", say("steps.applied")], ["offer", say("steps.approved")],
  ["closed", say("steps.closed")],
]);
/** Those of what is not let. */
const OTHERWISE = new Map([["applied", say("steps.offer_made")], ["offer", say("steps.offer_accepted")]]);
/** What people call a step with a listing that has a snapshot; undefined for none. */
export const stepText = (step, { per }) => (per ? undefined : OTHERWISE.get(step)) ?? STEPS.get(step);
/** Whether there are steps to take with a listing: nobody applies for what has no price, such as a story. */
export const hasSteps = ({ step = "saved" }, { price_text }) => Boolean(price_text) || step !== "saved";
export const MOST = 300;
export const NOTE = 2_000;
export const NAME = 40;
/** How many collections, which readers know as lists, a listing can be in. */
const COLLECTIONS = 40;
const FULL = say("lists.too_many", { most: COLLECTIONS });

/** A text without the control characters that other programs paste, such as U+000B, the line break of Word. */
export const withoutControls = (text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, " ");
export const clean = (text, most) => withoutControls(text).slice(0, most);
/** What a reader calls a collection, as it is kept. */
export const cleanName = (text) => clean(text.trim(), NAME).trim();

/** The names of all collections of listings, in the order of the alphabet. */
export const collectionsOf = (listings) => [...new Set(listings.flatMap(({ collections = [] }) => collections))].sort((a, b) => a.localeCompare(b, language));

export class SavedListings extends ListingsRecord {
  constructor() { super("saved"); }

  has(id) { return this.all.some((one) => one.id === id); }

  /** The ids of those whose addresses end with something else, by their paths with a slash. */
  get ownIds() { return Object.fromEntries(this.all.filter(({ id, path }) => !path.endsWith(`/${id}`)).map(({ id, path }) => [`${path}/`, id])); }

  /** Saves listings, before all others; those that are saved stay as they are. */
  add(...found) {
    this.changeAll((listings) => {
      if (!found.every(({ path }) => PATH.test(path ?? ""))) throw new NotKept(say("saved.address_too_long"));
      const more = found.filter(({ id }) => !listings.some((one) => one.id === id));
      if (listings.length + more.length > MOST) throw new NotKept(say("saved.full", { most: MOST }));
      return [...more.map(({ id, path, snapshot }) => ({ id, path, saved: today(), step: "saved", note: "", collections: [], snapshot })), ...listings];
    });
  }

  /** Forgets a listing; gives what puts it back as it was. */
  remove(id) {
    const place = this.all.findIndex((one) => one.id === id);
    const entry = this.all[place];
    this.changeAll((listings) => listings.filter((one) => one.id !== id));
    return () => this.changeAll((listings) => (entry && !listings.some((one) => one.id === id) ? listings.toSpliced(place, 0, entry) : listings));
  }

  /** Puts back an entry that was taken out, with what was written of it. It may have been saved anew meanwhile. */
  bringBack(entry, place) {
    this.changeAll((listings) => {
      const anew = listings.find((one) => one.id === entry.id);
      if (anew) {
        const collections = [...new Set([...anew.collections ?? [], ...entry.collections ?? []])].slice(0, COLLECTIONS);
        const step = (anew.step ?? "saved") === "saved" ? entry.step : anew.step;
        return listings.map((one) => (one === anew ? { ...entry, ...anew, step: step ?? "saved", note: anew.note || entry.note || "", collections } : one));
      }
      if (listings.length >= MOST) throw new NotKept(say("saved.full", { most: MOST }));
      return listings.toSpliced(place, 0, entry);
    });
  }

  /** Changes members of a listing; `make` is given what it has now. */
  update(id, make) { this.changeAll((listings) => listings.map((one) => (one.id === id ? { ...one, ...make(one) } : one))); }

  /** Moves a listing so that it stands before another one, or, with null, at the end. */
  moveBefore(id, next) {
    this.changeAll((listings) => {
      const entry = listings.find((one) => one.id === id);
      const others = listings.filter((one) => one.id !== id);
      const place = others.findIndex((one) => one.id === next);
      return entry ? others.toSpliced(place < 0 ? others.length : place, 0, entry) : listings;
    });
  }

  /** Puts a listing into a collection, or takes it out. */
  collect(id, name, isIn) {
    this.update(id, ({ collections = [] }) => {
      if (!isIn) return { collections: collections.filter((other) => other !== name) };
      if (collections.includes(name)) return {};
      if (collections.length >= COLLECTIONS) throw new NotKept(FULL);
      return { collections: [...collections, name] };
    });
  }

  /** Puts listings into a collection and takes others out of it; without any it is gone. `before` is what it was called. */
  compile(name, { added = [], removed = [] }, before = name) {
    this.changeAll((listings) => listings.map((one) => {
      const { collections = [] } = one;
      const others = collections.filter((other) => other !== before && other !== name);
      const isStill = collections.includes(before) && !removed.includes(one.id);
      const isIn = isStill || added.includes(one.id) || (name !== before && collections.includes(name));
      if (isIn && others.length >= COLLECTIONS) throw new NotKept(FULL);
      return isIn || others.length < collections.length ? { ...one, collections: isIn ? [...others, name] : others } : one;
    }));
  }
}
