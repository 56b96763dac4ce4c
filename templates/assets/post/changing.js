// The form by which a listing that the board shows is changed: it is filled and kept as a draft, and what it says otherwise is offered to be sent.
import { dayBefore, longDay, today } from "../days.js";
import { ask } from "../device/ask.js";
import { attempt } from "../device/hearts.js";
import { say } from "../say.js";
import { changeOf, lineOf, slotLine } from "./change-lines.js";
import { ChangedAsks } from "./changed-asks.js";
import { ChangedPictures } from "./changed-pictures.js";
import { changeFile } from "./change-file.js";
import { addParts } from "./change-parts.js";
import { countLetters } from "./counts.js";
import { Drafting } from "./drafting.js";
import { ownPictures } from "./own-pictures.js";
import { Problems } from "./problems.js";
import { repeat } from "./rows.js";
import { wantWhole } from "./rows-whole.js";
import { hold, offer, withhold } from "./sending.js";
import { foldAway } from "./sent.js";
import { anchor, mine, pageOf, tell, tellNothing } from "./subject.js";
import { outdate } from "./told.js";
import { valueOf } from "./values.js";

/** What stands for the pictures of a listing that has left the lists, and keeps those of a draft. */
const PICTURELESS = { value: [], removed: [], ready: Promise.resolve(), isOther: false, restore(drafted) { this.value = drafted; } };

/** The asks of a kind by the keys of a listing's file; on the page of all kinds they begin with the kind's name. */
function named(asks, prefix) {
  for (const one of asks.querySelectorAll("[data-ask]")) one.dataset.ask = one.dataset.ask.replace(prefix, "");
  for (const control of asks.querySelectorAll("[name]")) control.name = control.name.replace(prefix, "");
  return asks;
}

/** The pictures of a listing as the board publishes them; of one of which nothing is said it tells the listing's title. */
const imagesOf = (listing) => ownPictures(listing).map(({ alt, url: image }) => {
  const name = decodeURIComponent(image.split("/").at(-1));
  return { name, alt: alt === listing.title ? "" : alt, small: `${document.documentElement.dataset.base}${pageOf(listing)}${encodeURIComponent(name)}` };
});

/** Changes a listing that the board shows. */
export class Changing {
  #form;
  #listing;
  #link;
  #posted;
  #asks;
  #drafting;
  #pictures = PICTURELESS;
  /** What pictures of its kind usually show. */
  #shows;
  #problems;
  /** Looks at the rows of inspections. */
  #check = () => {};

  /** By a private link, with what the device keeps of what was `posted`; `template` has what the form asks for of the listing's kind. */
  constructor(form, listing, template, { link, posted }) {
    [this.#form, this.#listing, this.#link, this.#posted] = [form, listing, link, posted];
    const { content, dataset } = template;
    this.#shows = dataset.shows?.split("\n") ?? [];
    this.#part("asks").append(named(content.cloneNode(true), `${listing.kind}.`));
    this.#problems = new Problems(form);
    this.#show(dataset);
    this.#asks = new ChangedAsks(form);
    this.#asks.fill(listing);
  }

  #part(name) { return this.#form.querySelector(`[data-${name}]`); }

  /** Adds what else can be changed, from the posting form at an address; meanwhile, and without it, the rest works and a draft keeps what it has of it. */
  async addMore(address) {
    if (!await addParts(this.#form, address, this.#listing, { words: this.#part("words"), facts: this.#part("facts") })) return;
    this.#asks.add();
    this.#drafting.fillHeld();
    this.#compare();
  }

  #compare() { this.#asks.mark(this.#pictures.removed); }

  #changed() {
    this.#compare();
    outdate(this.#form);
    this.#drafting.keepSoon();
  }

  #show({ ended }) {
    const { title, url, open, expires, status, confirmed } = this.#listing;
    document.getElementById("subject").textContent = title;
    this.#part("now").replaceChildren(Object.assign(anchor(say("mine.show"), pageOf({ url })), { className: "i-right button quiet" }));
    const isOver = !open || expires <= today();
    const isEnded = ended.split(" ").includes(status);
    this.#part("standing").textContent = isEnded ? "" : isOver ? say("mine.over", { day: longDay(expires) }) : say("changing.stands", { confirmed: longDay(confirmed), expires: longDay(dayBefore(expires)) });
  }

  /**
   * Once a change has left, by whichever way, it is no change any more: the next one differs from what the form `said` then. All else that was typed stays.
   * `lines` say what waits from now on. Gives whether there is more to send.
   */
  #left(change, said, lines) {
    attempt(() => this.#posted.noteChange(this.#listing, today(), this.#asks.sentIn(change, this.#listing), lines), this.#part("told"));
    if (change.pictures) this.#pictures.left();
    this.#asks.left(change, said);
    this.#compare();
    const isMore = this.#asks.isOther || this.#pictures.isOther || this.#drafting.holds;
    if (isMore) this.#drafting.keepSoon();
    else this.#drafting.end().catch(reportError);
    this.#check();
    return Boolean(isMore);
  }

  async begin() {
    const form = this.#form;
    const times = form.querySelector("[data-ask=inspections]");
    // Of what has left the lists the board does not tell which it has.
    if (this.#listing.open) {
      this.#part("more-pictures").hidden = false;
      this.#pictures = new ChangedPictures(this.#part("pictures"), imagesOf(this.#listing), this.#shows, () => this.#changed());
    }
    this.#drafting = new Drafting(form, this.#pictures, (text) => {
      this.#part("draft").textContent = text;
      this.#part("draft").hidden = !text;
    }, `change-${this.#listing.id}`);
    if (times) {
      repeat(times, () => this.#changed());
      this.#check = wantWhole(times);
    }
    form.noValidate = true;
    hold(form);
    countLetters(form);
    form.addEventListener("input", () => this.#changed());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit(times).catch(reportError);
    });
    this.#part("confirm").addEventListener("click", () => this.#offer({ isConfirmed: true }, [say("changing.confirmed")], [["confirmed", say("changing.confirmed")]]));
    this.#part("withdraw").addEventListener("click", () => this.#withdraw());
    this.#compare();
    await this.#drafting.restore().catch(reportError);
    this.#compare();
    this.#check();
  }

  async #submit(times) {
    await this.#pictures.ready;
    withhold(this.#form);
    if (!this.#problems.tellAll()) return;
    const { changed, set, rows } = this.#asks;
    const inspections = times && valueOf(times);
    const pictures = this.#pictures.isOther ? this.#pictures : null;
    if (set.size === 0 && !inspections && !pictures) {
      tell(say("changing.nothing"));
      document.querySelector("[data-state]").scrollIntoView({ block: "nearest" });
      return;
    }
    const change = { set, inspections, rows, starts: rows.map(([start]) => start), ...(pictures && { pictures: pictures.written, count: pictures.count }) };
    const told = pictures?.told ?? [];
    const slots = rows.map(slotLine);
    this.#offer(change, [...changed.map((one) => changeOf(one, this.#asks.textBefore(one))), ...told, ...slots],
      [...changed.map((one) => [one.dataset.ask, lineOf(one)]), ...told.length ? [["pictures", told.join(say("list.comma"))]] : [], ...slots.map((line) => [line, line])]);
  }

  reopen() { this.#offer({ set: new Map([["status", "available"]]) }, [say("changing.reopened")]); }

  async #withdraw() {
    const { title } = this.#listing;
    const answer = await ask(say("changing.withdraw_title", { title }), say("changing.withdraw_text"), [say("changing.withdraw")], this.#part("withdraw"));
    if (answer === 0) this.#offer({ set: new Map([["status", "withdrawn"]]) }, [say("changing.withdrawn")]);
  }

  /** Offers a change with what sums it up, and lines by their keys, which say what waits once it is sent: a later one of a key takes the place of an earlier. */
  #offer(change, summary, lines = [["status", ...summary]]) {
    const form = this.#form;
    if (!("isEnded" in form.dataset)) tellNothing();
    const { id, title } = this.#listing;
    const post = { title, subject: say("changing.subject", { title }), name: `change-${id}`, files: [changeFile(this.#link, today(), change)], folder: `changes/${id}`, pictures: change.pictures ? this.#pictures.value : [] };
    const { said } = this.#asks;
    let isMore = false;
    offer(form, post, summary, this.#problems, () => { isMore = this.#left(change, said, lines); }, () => {
      // Of one that has ended nothing else can be changed.
      if (!isMore && !("isEnded" in form.dataset)) foldAway(form, [Object.assign(mine(), { className: "button" })], say("changing.more"));
    });
  }
}
