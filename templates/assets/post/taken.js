// Names that the board has already: a new listing, or a new person, takes the next that is free, so that none takes the place of another.
import { later } from "../loading.js";
import { reportUnlessAway } from "./away.js";

/** So many names are tried before one is taken that nobody else can have. */
const MOST = 9;

/** The first of `name`, `name-2` and so on that is free, or one with a mark that no other has. */
async function free(name, mark, isTaken) {
  for (let number = 1; number <= MOST; number += 1) {
    const tried = number === 1 ? name : `${name}-${number}`;
    if (!await isTaken(tried)) return tried;
  }
  return `${name}-${mark}`;
}

export class Names {
  #base;
  /** The names of listings and of persons that were looked up, with those that they take. */
  #known = [new Map(), new Map()];
  /** Those of both that the board has, and publishes nothing of yet. */
  #refused = [new Set(), new Set()];
  /** Whether the board was out of reach when it was asked last: names have a mark then, free or not. */
  isUnread = false;

  /** Of a board below that path. */
  constructor(base) { this.#base = base; }

  /** What a listing is called whose name would be that one, and a person; as far as they were looked up. */
  listing(name) { return this.#known[0].get(name) ?? name; }
  person(handle) { return this.#known[1].get(handle) ?? handle; }

  async #find(name) {
    const { find } = await later(import("../packs.js"));
    return (await find(name, `${this.#base}api/`))?.listing ?? null;
  }

  /** The listing of that name that the board publishes; null if there is none, as far as can be told. */
  published(name) {
    return this.#find(name).catch((error) => {
      reportUnlessAway(error);
      return null;
    });
  }

  /** Notes that the board has both already; either is null if it does not. */
  refuse(name, handle) {
    const [listings, persons] = this.#refused;
    if (name) listings.add(name);
    if (handle) persons.add(handle);
  }

  /** Looks both up; either is null if it stays as it is. */
  async look(name, handle, mark) {
    const owners = async () => {
      const response = await fetch(`${this.#base}search/owners.json`, { cache: "no-cache" });
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      return response.json();
    };
    const [listings, persons] = this.#known;
    const [refusedListings, refusedPersons] = this.#refused;
    const answers = await Promise.allSettled([
      name && free(name, mark, async (tried) => refusedListings.has(tried) || Boolean(await this.#find(tried))),
      handle && owners().then((all) => free(handle, mark, (tried) => refusedPersons.has(tried) || Object.hasOwn(all, tried))),
    ]);
    const [newName, newHandle] = answers.map(({ value, reason }, place) => {
      if (reason) reportUnlessAway(reason);
      return reason ? `${[name, handle][place]}-${mark}` : value;
    });
    this.isUnread = answers.some(({ status }) => status === "rejected");
    if (name) listings.set(name, newName);
    if (handle) persons.set(handle, newHandle);
  }
}
