// The page on which whoever has the private link to a listing changes it: its price, what became of it and when people can come.
import { dayBefore, longDay, today } from "../days.js";
import { language } from "../language.js";
import { dollars } from "../money.js";
import { ask } from "../device/ask.js";
import { attempt } from "../device/hearts.js";
import { Posted } from "../device/posted.js";
import { readFragment } from "../device/secret.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { ChangedPictures } from "./changed-pictures.js";
import { changeFile } from "./change-file.js";
import { addParts } from "./change-parts.js";
import { cents, saidIn } from "./fact-texts.js";
import { countLetters } from "./counts.js";
import { Drafting } from "./drafting.js";
import { forgeEdit } from "./forge-edit.js";
import { ownPictures } from "./own-pictures.js";
import { Problems } from "./problems.js";
import { repeat } from "./rows.js";
import { wantWhole } from "./rows-whole.js";
import { hold, offer, withhold } from "./sending.js";
import { foldAway } from "./sent.js";
import { anchor, pageOf, published, tell, tellNothing } from "./subject.js";
import { outdate } from "./told.js";
import { valueOf } from "./values.js";

const SET = "[data-ask]:not([data-ask=inspections])";
/** What stands for the pictures of a listing that has left the lists, and keeps those of a draft. */
const PICTURELESS = { value: [], removed: [], ready: Promise.resolve(), isOther: false, restore(drafted) { this.value = drafted; } };
/** So much is shown of a text, in letters. */
const SHOWN = 80;
/** So many letters that are the same are shown before what is another. */
const LEAD = 20;
const form = document.getElementById("post");
const part = (name) => form.querySelector(`[data-${name}]`);
const posted = new Posted();
const link = readFragment(location.hash);
const mine = () => anchor(say("pages.mine_title"), "post/mine/");

const short = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);
/** Two long texts from shortly before where they part. */
function parted(now, before) {
  const longest = Math.max(now.length, before.length);
  const same = now.split("").findIndex((unit, place) => unit !== before[place]);
  const start = longest > SHOWN ? now.lastIndexOf(" ", Math.max(0, (same < 0 ? now.length : same) - LEAD)) + 1 : 0;
  return [now, before].map((text) => `${start > 0 && text ? "…" : ""}${short(text.slice(start))}`);
}
/** What people read of an ask. A price has a period, or stands first on the page. */
function shown(ask) {
  const [control] = ask.querySelectorAll("[name]");
  const isPrice = control.type === "number" && ask.closest("[data-asks]");
  if (isPrice) return control.value && [dollars(cents(control.value)), ask.dataset.per].filter(Boolean).join(" ");
  return saidIn(ask).map(({ text }) => text).join(say("list.comma"));
}

const valueIn = ({ value }) => value;
/** The controls of each time at which people can come. */
const inspectionsIn = (asks) => [...asks.querySelectorAll("[data-ask=inspections] .post-row")].map((row) => [...row.querySelectorAll("[name]")]);
/** What is called by a question where it is asked. */
const NAMES = { title: say("changing.title"), description: say("changing.description"), tags: say("changing.tags") };
const labelOf = (one) => NAMES[one.dataset.ask] ?? one.querySelector("legend, label").firstChild.textContent.trim();
/** A time with its day, which is said once. */
const slots = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** What an ask says now, in a short line. */
function lineOf(ask) {
  const said = { label: labelOf(ask), now: short(shown(ask)) };
  return said.now ? say("changing.is", said) : say("changing.gone", said);
}

/** The asks of a kind by the keys of a listing's file; on the page of all kinds they begin with the kind's name. */
function named(asks, prefix) {
  for (const one of asks.querySelectorAll("[data-ask]")) one.dataset.ask = one.dataset.ask.replace(prefix, "");
  for (const control of asks.querySelectorAll("[name]")) control.name = control.name.replace(prefix, "");
  return asks;
}

/** What the board will show once it has a change: `status`, `price_cents`, `starts`, `title` and the number of `pictures`. */
function sentIn({ set = new Map(), starts = [], count }) {
  const key = form.querySelector("[data-asks] [data-ask]:has([type=number])")?.dataset.ask;
  return {
    ...(set.has("status") && { status: set.get("status") }), ...(set.has(key) && { price_cents: cents(set.get(key)) }), ...(starts.length && { starts }),
    ...(set.has("title") && { title: form.elements.title.value.trim() }), ...(count !== undefined && { pictures: count }),
  };
}

/** The pictures of a listing as the board publishes them; of one of which nothing is said it tells the listing's title. */
const imagesOf = (listing) => ownPictures(listing).map(({ alt, url: image }) => {
  const name = decodeURIComponent(image.split("/").at(-1));
  return { name, alt: alt === listing.title ? "" : alt, small: `${document.documentElement.dataset.base}${pageOf(listing)}${encodeURIComponent(name)}` };
});

/** Changes a listing that the board shows. */
class Changing {
  #listing;
  #before;
  #drafting;
  #pictures = PICTURELESS;
  /** What pictures of its kind usually show. */
  #shows;
  #problems;
  /** Looks at the rows of inspections. */
  #check = () => {};

  constructor(listing) {
    this.#listing = listing;
    const { content, dataset } = document.querySelector(`template[data-kind="${listing.kind}"]`);
    this.#shows = dataset.shows?.split("\n") ?? [];
    part("asks").append(named(content.cloneNode(true), `${listing.kind}.`));
    this.#problems = new Problems(form);
    this.#show(dataset);
    this.#fill();
  }

  /** Adds what else can be changed, from the posting form at an address; meanwhile, and without it, the rest works and a draft keeps what it has of it. */
  async addMore(address) {
    if (!await addParts(form, address, this.#listing, { words: part("words"), facts: part("facts") })) return;
    this.#before = new Map([...this.#said, ...this.#before]);
    this.#drafting.fillHeld();
    this.#compare();
  }

  /** Marks what is as it was, which no draft keeps, and a description that shows a picture which is taken out. */
  #compare() {
    const { description } = form.elements;
    const shown = this.#pictures.removed.find((name) => description?.value.includes(`](${name}`));
    description?.setCustomValidity(shown ? say("changing.still_shown", { name: shown }) : "");
    for (const ask of form.querySelectorAll(SET)) {
      const isSame = this.#isSame(ask);
      ask.toggleAttribute("data-is-same", isSame);
      ask.toggleAttribute("data-is-other", !isSame);
    }
  }

  #changed() {
    this.#compare();
    outdate(form);
    this.#drafting.keepSoon();
  }

  #show({ ended }) {
    const { title, url, open, expires, status, confirmed } = this.#listing;
    document.getElementById("subject").textContent = title;
    part("now").replaceChildren(Object.assign(anchor(say("mine.show"), pageOf({ url })), { className: "i-right button quiet" }));
    const isOver = !open || expires <= today();
    const isEnded = ended.split(" ").includes(status);
    part("standing").textContent = isEnded ? "" : isOver ? say("mine.over", { day: longDay(expires) }) : say("changing.stands", { confirmed: longDay(confirmed), expires: longDay(dayBefore(expires)) });
  }

  /** Fills in what the board publishes. */
  #fill() {
    const { price_cents: cents, status } = this.#listing;
    for (const control of form.querySelectorAll(`${SET} [name]`)) {
      if (control.name === "status") control.value = status;
      else if (cents !== undefined) control.value = String(cents / 100);
      // What has a price does not lose it.
      control.required ||= Boolean(control.value);
    }
    this.#before = this.#said;
  }

  /** What the form says now. */
  get #said() { return new Map([...form.querySelectorAll(SET)].map((ask) => [ask.dataset.ask, { value: valueOf(ask), text: shown(ask) }])); }

  /** Whether an ask says what it did, if in other figures. */
  #isSame(ask) {
    const [now, { value: before }] = [valueOf(ask), this.#before.get(ask.dataset.ask)];
    return now === before || (now !== null && before !== null && !Number.isNaN(Number(now)) && Number(now) === Number(before));
  }

  /**
   * Once a change has left, by whichever way, it is no change any more: the next one differs from what the form `said` then. All else that was typed stays.
   * `lines` say what waits from now on. Gives whether there is more to send.
   */
  #left(change, said, lines) {
    const { set, rows = [] } = change;
    const { id } = this.#listing;
    attempt(() => posted.noteChange(id, today(), sentIn(change), lines), part("told"));
    for (const key of set?.keys() ?? []) this.#before.set(key, said.get(key));
    if (change.pictures) this.#pictures.left();
    const sent = new Set(rows.map(String));
    for (const controls of inspectionsIn(form)) if (sent.has(String(controls.map(valueIn)))) for (const control of controls) control.value = "";
    this.#compare();
    const isMore = form.querySelector("[data-is-other]") || inspectionsIn(form).flat().some(valueIn) || this.#pictures.isOther || this.#drafting.holds;
    if (isMore) this.#drafting.keepSoon();
    else this.#drafting.end().catch(reportError);
    this.#check();
    return Boolean(isMore);
  }

  async begin() {
    const times = form.querySelector("[data-ask=inspections]");
    // Of what has left the lists the board does not tell which it has.
    if (this.#listing.open) {
      part("more-pictures").hidden = false;
      this.#pictures = new ChangedPictures(part("pictures"), imagesOf(this.#listing), this.#shows, () => this.#changed());
    }
    this.#drafting = new Drafting(form, this.#pictures, (text) => {
      part("draft").textContent = text;
      part("draft").hidden = !text;
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
    part("confirm").addEventListener("click", () => this.#offer({ isConfirmed: true }, [say("changing.confirmed")], [["confirmed", say("changing.confirmed")]]));
    part("withdraw").addEventListener("click", () => this.#withdraw());
    this.#compare();
    await this.#drafting.restore().catch(reportError);
    this.#compare();
    this.#check();
  }

  async #submit(times) {
    await this.#pictures.ready;
    withhold(form);
    if (!this.#problems.tellAll()) return;
    const asks = [...form.querySelectorAll(SET)].filter((ask) => !this.#isSame(ask));
    const set = new Map(asks.map((ask) => [ask.dataset.ask, valueOf(ask) ?? ""]));
    const inspections = times && valueOf(times);
    const pictures = this.#pictures.isOther ? this.#pictures : null;
    if (set.size === 0 && !inspections && !pictures) {
      tell(say("changing.nothing"));
      document.querySelector("[data-state]").scrollIntoView({ block: "nearest" });
      return;
    }
    const rows = inspectionsIn(form).map((controls) => controls.map(valueIn)).filter(([start]) => start);
    const change = { set, inspections, rows, starts: rows.map(([start]) => start), ...(pictures && { pictures: pictures.written, count: pictures.count }) };
    const told = pictures?.told ?? [];
    const slotLines = rows.map(([start, end]) => say("changing.added", { time: slots.formatRange(new Date(start), new Date(end)) }));
    this.#offer(change, [
      ...asks.map((ask) => {
        const [now, before] = parted(shown(ask), this.#before.get(ask.dataset.ask).text);
        const said = { label: labelOf(ask), now, before };
        if (!said.now) return say("changing.gone", said);
        return said.before ? say("changing.was", said) : say("changing.is", said);
      }),
      ...told, ...slotLines,
    ], [...asks.map((ask) => [ask.dataset.ask, lineOf(ask)]), ...told.length ? [["pictures", told.join(say("list.comma"))]] : [], ...slotLines.map((line) => [line, line])]);
  }

  reopen() { this.#offer({ set: new Map([["status", "available"]]) }, [say("changing.reopened")]); }

  async #withdraw() {
    const { title } = this.#listing;
    const answer = await ask(say("changing.withdraw_title", { title }), say("changing.withdraw_text"), [say("changing.withdraw")], part("withdraw"));
    if (answer === 0) this.#offer({ set: new Map([["status", "withdrawn"]]) }, [say("changing.withdrawn")]);
  }

  /** Offers a change with what sums it up, and lines by their keys, which say what waits once it is sent: a later one of a key takes the place of an earlier. */
  #offer(change, summary, lines = [["status", ...summary]]) {
    if (!("isEnded" in form.dataset)) tellNothing();
    const { id, title } = this.#listing;
    const post = { title, subject: say("changing.subject", { title }), name: `change-${id}`, files: [changeFile(link, today(), change)], folder: `changes/${id}`, pictures: change.pictures ? this.#pictures.value : [] };
    const said = this.#said;
    let isMore = false;
    offer(form, post, summary, this.#problems, () => { isMore = this.#left(change, said, lines); }, () => {
      // Of one that has ended nothing else can be changed.
      if (!isMore && !("isEnded" in form.dataset)) foldAway(form, [Object.assign(mine(), { className: "button" })], say("changing.more"));
    });
  }
}

/** What was opened on another device can be kept on this one. */
function offerKeeping({ id, url, kind, title, listed }) {
  if (posted.get(id)) return;
  const press = button("button quiet", () => attempt(() => {
    posted.add({ id, path: pageOf({ url }).slice(0, -1), kind, title, secret: link.secret, when: listed });
    const list = mine();
    press.replaceWith(list);
    list.focus();
  }, press), say("changing.keep_link"));
  part("now").append(press);
}

function tellMissing() {
  const entry = posted.get(link.id);
  tell(entry ? say("changing.waiting", { title: entry.title, day: longDay(entry.when) }) : say("changing.not_there"), mine());
}

/** One that is closed can come back, and nothing else of it changes. */
function showEnded({ title, ended }, { form: again }, reopen) {
  tell(say("changing.ended", { title, ended }), button("button", reopen, say("changing.reopen")),
    Object.assign(element("a", "button quiet", say("changing.post_again")), { href: again }));
}

async function open() {
  if (!link.id || !link.secret) {
    tell(say("changing.broken"), mine());
    return;
  }
  const listing = await published(link.id);
  if (listing === undefined) return;
  const template = listing && document.querySelector(`template[data-kind="${listing.kind}"]`);
  if (!template) {
    tellMissing();
    return;
  }
  tellNothing();
  const isEnded = template.dataset.ended.split(" ").includes(listing.status);
  form.dataset.kind = "change";
  form.toggleAttribute("data-is-ended", isEnded);
  form.hidden = false;
  const changing = new Changing(listing);
  if (isEnded) showEnded(listing, template.dataset, () => changing.reopen());
  offerKeeping(listing);
  await changing.begin();
  // Of what has left the lists the board tells too little to fill the rest.
  await Promise.all([forgeEdit(form.dataset.forgeEdit, part("forge"), listing.url), listing.open && changing.addMore(template.dataset.form)]);
  form.dataset.isReady = "";
}

open();
