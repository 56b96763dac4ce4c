// Who posted from this device, and where, so that nobody types it twice.
//
// The record: {"version": 1, "people": [{"handle": "nora", "name": "Nora Quinn", "role": "owner", "phone": "0491 570 156"}, …], "places": [{"name":
// "Northcote", "state": "VIC", "postcode": "3070"}, …]}, the last ones first. Of people whom the board knew before there is the handle alone.
import { KeptRecord } from "./records.js";

/** How many of each are kept as they come, and at most with those of another device. */
const LAST = 8;
export const MOST = 50;
const LONGEST = 200;
/** What a person is asked, as far as it is kept. */
const ASKED = ["name", "role", "phone", "email", "about"];

const isText = (value) => typeof value === "string" && value.length <= LONGEST;
const isPerson = (one) => isText(one?.handle) && ASKED.every((key) => one[key] === undefined || isText(one[key]));
const isPlace = (one) => ["name", "state", "postcode"].every((key) => isText(one?.[key]));
const isList = (list, isOne) => Array.isArray(list) && list.length <= MOST && list.every(isOne);
export const isPosters = ({ people, places }) => isList(people, isPerson) && isList(places, isPlace);

const first = (one, others, isSame) => [one, ...others.filter((other) => !isSame(other))].slice(0, LAST);

export class Posters {
  constructor() { this.record = new KeptRecord("posters", { people: [], places: [] }, isPosters); }

  get people() { return this.record.value.people; }
  get places() { return this.record.value.places; }

  /** Keeps who posted, with what she said of herself, if she did, and where, if it is somewhere. */
  add(person, place) {
    this.record.change(({ people, places }) => ({
      people: first({ ...people.find(({ handle }) => handle === person.handle), ...person }, people, ({ handle }) => handle === person.handle),
      places: place ? first(place, places, (other) => other.postcode === place.postcode && other.name === place.name) : places,
    }));
  }
}
