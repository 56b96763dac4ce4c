// By which names a listing was sent, with the secret of its private link: fields of its form that nobody sees, so that its draft has them.
import { hashOf, newSecret } from "../device/secret.js";

const [NAME, HANDLE, SECRET] = ["sent-name", "sent-handle", "secret"];

export class SentAs {
  #elements;
  /** What the listing's file says of the secret; empty where the browser cannot tell. */
  key = "";

  /** Of a form. One of a board's own theme may have no such fields. */
  constructor({ elements }) { this.#elements = elements; }

  #get(name) { return this.#elements[name]?.value ?? ""; }
  #set(name, value) {
    if (this.#elements[name]) this.#elements[name].value = value;
  }

  /** What the listing was called, and whoever was new then; both are empty as long as nothing was sent. */
  get name() { return this.#get(NAME); }
  get handle() { return this.#get(HANDLE); }
  get secret() { return this.#get(SECRET); }

  /** Notes by which names it was sent: they stay, or it would be another. */
  note(name, handle) {
    this.#set(NAME, name);
    this.#set(HANDLE, handle);
  }

  /** Has a secret there, which is made if the draft has none. */
  async prepare() {
    this.#set(SECRET, this.secret || newSecret());
    this.key = await hashOf(this.secret);
  }

  /** What is sent from now on is another listing, with a link of its own, by a person of that handle if she was new. */
  async renew(handle = "") {
    const secret = newSecret();
    const key = await hashOf(secret);
    this.note("", handle);
    this.#set(SECRET, secret);
    this.key = key;
  }
}
