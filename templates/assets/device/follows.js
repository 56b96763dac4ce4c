// The pages that a reader follows on this device.
//
// The record: {"version": 1, "pages": [{"path": "suburbs/vic/carlton-3053/", "name": "Carlton", "feed": "changes.xml", "looked": "2026-11-21"}, …]}, in
// the order in which they were followed, the latest first. `path` is that of the page below the site, with its last slash, and empty for the home
// page; `feed` the name of the Atom feed beside it; `looked` the day on which the page was last opened.
import { today } from "../days.js";
import { say } from "../say.js";
import { KeptRecord, NotKept } from "./records.js";
import { clean } from "./saved.js";

export const MOST = 200;
const NAME = 120;
const PAGE = /^([a-z0-9-]{1,100}\/){0,4}$/;
const FEED = /^[a-z0-9-]{1,40}\.xml$/;

/** Whether pages can show one that is kept. */
export const isFollow = (one) => typeof one?.path === "string" && PAGE.test(one.path) && typeof one.name === "string" && typeof one.feed === "string" && FEED.test(one.feed);
export const hasFollows = ({ pages }) => Array.isArray(pages) && pages.every(isFollow);

export class Follows extends KeptRecord {
  constructor() { super("follows", { pages: [] }, hasFollows); }

  get all() { return this.value.pages; }

  has(path) { return this.all.some((one) => one.path === path); }

  /** Writes what `make` makes of the pages. */
  changeAll(make) { this.change(({ pages }) => ({ pages: make(pages) })); }

  add({ path, name, feed }) {
    const page = { path, name: clean(name, NAME), feed, looked: today() };
    if (!isFollow(page)) throw new NotKept(say("follow.impossible"));
    this.changeAll((pages) => {
      if (pages.some((one) => one.path === path)) return pages;
      if (pages.length >= MOST) throw new NotKept(say("follow.full", { most: MOST }));
      return [page, ...pages];
    });
  }

  /** Follows a page no longer; gives what takes that back. */
  remove(path) {
    const place = this.all.findIndex((one) => one.path === path);
    const entry = this.all[place];
    this.changeAll((pages) => pages.filter((one) => one.path !== path));
    return () => this.changeAll((pages) => (entry && !pages.some((one) => one.path === path) ? pages.toSpliced(place, 0, entry) : pages));
  }

  /** Remembers that a page was opened today. */
  noteOpened(path) {
    if (this.all.some((one) => one.path === path && one.looked !== today())) {
      this.changeAll((pages) => pages.map((one) => (one.path === path ? { ...one, looked: today() } : one)));
    }
  }
}
