// What a reader keeps on her own device: one record each, as JSON in the browser's storage and nowhere else.
//
// The key of a record is "houser:", its name, ":" and the path of the site: "houser:saved:/board/". Each is an object with a `version`, which
// rises when an older page could not read it any more; members that a page does not know stay as they are. All stand in catalogue.js.
import { say } from "../say.js";

export const VERSION = 1;
/** The path of the site. Others may share the browser's storage. */
export const base = document.documentElement.dataset.base ?? "/";
export const keyOf = (name) => `houser:${name}:${base}`;
/** The path of a listing's page below that of the site, without the last slash. */
export const PATH = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,200}$/;

/** Tells of each change of a record, by its name, in whichever tab it happens; "all" if anything may have changed. */
export const changes = new EventTarget();
export const tell = (name) => changes.dispatchEvent(new CustomEvent("change", { detail: name }));
addEventListener("storage", ({ key }) => {
  if (key === null) tell("all");
  else if (key.startsWith("houser:") && key.endsWith(`:${base}`)) tell(key.split(":")[1]);
});
// A page that Back brings back stood still meanwhile.
addEventListener("pageshow", ({ persisted }) => persisted && tell("all"));

const WHY = {
  closed: say("settings.storage_closed"),
  damaged: say("kept.damaged"),
  newer: say("kept.newer"),
  full: say("kept.full"),
};

/** Something that can't be kept; the message is for the reader. */
export class NotKept extends Error {}

export class KeptRecord {
  /** `isValid` says whether a record of this version is one; `empty` is what it holds at first, beside its version. */
  constructor(name, empty, isValid) { Object.assign(this, { name, empty, isValid }); }

  /** How it is, `none`, `kept`, `damaged`, `newer` or `closed` (no storage), with its value if it can be read and else its text. */
  look() {
    let text;
    try {
      text = localStorage.getItem(keyOf(this.name));
    } catch {
      return { state: "closed" };
    }
    if (text === null) return { state: "none" };
    try {
      const value = JSON.parse(text);
      if (value.version > VERSION) return { state: "newer", text };
      if (value.version === VERSION && this.isValid(value)) return { state: "kept", value };
    } catch {
      // Not JSON, or not an object.
    }
    return { state: "damaged", text };
  }

  get value() { return this.look().value ?? { version: VERSION, ...this.empty }; }

  /** Reads what is kept now, since another tab may have changed it, and writes what `make` makes of it. */
  change(make) {
    const { state, value = { version: VERSION, ...this.empty } } = this.look();
    if (state in WHY) throw new NotKept(WHY[state]);
    // What was still on its way when somebody turned all of it off stays out.
    if (this !== settings && isOff()) return;
    // What `make` throws has its own reason.
    const text = JSON.stringify({ ...value, ...make(value) });
    try {
      localStorage.setItem(keyOf(this.name), text);
    } catch {
      throw new NotKept(WHY.full);
    }
    tell(this.name);
  }
}

/** A record with a list of listings, each with at least its id and path. */
export class ListingsRecord extends KeptRecord {
  constructor(name) {
    super(name, { listings: [] }, ({ listings }) => Array.isArray(listings) && listings.every(
      (one) => typeof one?.id === "string" && PATH.test(one.path)));
  }

  get all() { return this.value.listings; }

  /** Writes what `make` makes of the list. */
  changeAll(make) { this.change(({ listings }) => ({ listings: make(listings) })); }
}

export function forget(name) {
  localStorage.removeItem(keyOf(name));
  tell(name);
}

export const settings = new KeptRecord("settings", { off: false }, ({ off }) => typeof off === "boolean");

/** Whether the reader wants nothing to be remembered here, or the browser lets nothing be. */
export function isOff() {
  const { state, value } = settings.look();
  return state === "closed" || value?.off === true;
}

/** Remembers nothing from now on, or again what the reader asks for. */
export const turn = (isOn) => settings.change(() => ({ off: !isOn }));
