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
import { changeFile } from "./change-file.js";
import { cents } from "./fact-texts.js";
import { Drafting } from "./drafting.js";
import { forgeEdit } from "./forge-edit.js";
import { Problems } from "./problems.js";
import { repeat } from "./rows.js";
import { wantWhole } from "./rows-whole.js";
import { hold, offer, withhold } from "./sending.js";
import { anchor, pageOf, published, tell, tellNothing } from "./subject.js";
import { outdate } from "./told.js";
import { valueOf, valuesOf } from "./values.js";

const SET = "[data-ask]:not([data-ask=inspections])";
const PICTURELESS = { value: [], restore() {} };
const form = document.getElementById("post");
const part = (name) => form.querySelector(`[data-${name}]`);
const posted = new Posted();
const link = readFragment(location.hash);
const mine = () => anchor(say("pages.mine_title"), "post/mine/");

/** What people read of a value: the only number that can be changed is a price. */
function shown(control) {
  if (control.selectedOptions) return control.selectedOptions[0].textContent;
  return control.value && [dollars(cents(control.value)), control.closest("[data-ask]").dataset.per].filter(Boolean).join(" ");
}

const valueIn = ({ value }) => value;
/** The controls of each time at which people can come. */
const inspectionsIn = (asks) => [...asks.querySelectorAll("[data-ask=inspections] .post-row")].map((row) => [...row.querySelectorAll("[name]")]);
const labelOf = (one) => one.querySelector("label").firstChild.textContent.trim();
/** A time with its day, which is said once. */
const slots = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** The asks of a kind by the keys of a listing's file; on the page of all kinds they begin with the kind's name. */
function named(asks, prefix) {
  for (const one of asks.querySelectorAll("[data-ask]")) one.dataset.ask = one.dataset.ask.replace(prefix, "");
  for (const control of asks.querySelectorAll("[name]")) control.name = control.name.replace(prefix, "");
  return asks;
}

/** What the board will show once it has a change: `status`, `price_cents` and `starts`. */
function sentIn({ set = new Map(), starts = [] }) {
  const [price] = [...set].filter(([key]) => key !== "status").map(([, value]) => cents(value));
  return { ...(set.has("status") && { status: set.get("status") }), ...(price !== undefined && { price_cents: price }), ...(starts.length && { starts }) };
}

/** Changes a listing that the board shows. */
class Changing {
  #listing;
  #before;
  #drafting;
  #problems;
  /** Looks at the rows of inspections. */
  #check = () => {};

  constructor(listing) {
    this.#listing = listing;
    const { content, dataset } = document.querySelector(`template[data-kind="${listing.kind}"]`);
    part("asks").append(named(content.cloneNode(true), `${listing.kind}.`));
    this.#problems = new Problems(form);
    this.#show(dataset);
    this.#fill();
    this.#drafting = new Drafting(form, PICTURELESS, (text) => {
      part("draft").textContent = text;
      part("draft").hidden = !text;
    }, `change-${listing.id}`);
  }

  #show({ ended }) {
    const { title, url, open, expires, status, confirmed } = this.#listing;
    document.getElementById("subject").textContent = title;
    part("now").replaceChildren(anchor(say("mine.show"), pageOf({ url })));
    const isOver = !open || expires <= today();
    const isEnded = ended.split(" ").includes(status);
    part("standing").textContent = isEnded ? "" : isOver ? say("mine.over", { day: longDay(expires) }) : say("changing.stands", { confirmed: longDay(confirmed), expires: longDay(dayBefore(expires)) });
  }

  #controls() { return [...form.querySelectorAll(`${SET} [name]`)]; }

  /** Fills in what the board publishes. */
  #fill() {
    const { price_cents: cents, status } = this.#listing;
    for (const control of this.#controls()) {
      if (control.name === "status") control.value = status;
      else if (cents !== undefined) control.value = String(cents / 100);
      // What has a price does not lose it.
      control.required ||= Boolean(control.value);
    }
    this.#before = this.#said;
  }

  /** What the form says now. */
  get #said() { return new Map(this.#controls().map((control) => [control.name, { value: valueOf(control.closest("[data-ask]")), text: shown(control) }])); }

  /**
   * Once a change has left, by whichever way, it is no change any more: the next one differs from what the form `said` then. What was typed beside a
   * confirmation stays, and so does what was typed since.
   */
  #left(change, said, isSame) {
    const { set, rows = [] } = change;
    const { id } = this.#listing;
    attempt(() => posted.noteChange(id, today(), sentIn(change)), part("told"));
    for (const key of set?.keys() ?? []) this.#before.set(key, said.get(key));
    const sent = new Set(rows.map(String));
    for (const controls of inspectionsIn(form)) if (sent.has(String(controls.map(valueIn)))) for (const control of controls) control.value = "";
    if (!isSame) this.#drafting.keepSoon();
    else if (set) this.#drafting.end().catch(reportError);
    this.#check();
  }

  async begin() {
    const times = form.querySelector("[data-ask=inspections]");
    const changed = () => {
      outdate(form);
      this.#drafting.keepSoon();
    };
    if (times) {
      repeat(times, changed);
      this.#check = wantWhole(times);
    }
    form.noValidate = true;
    hold(form);
    form.addEventListener("input", changed);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit(times);
    });
    part("confirm").addEventListener("click", () => this.#offer({ isConfirmed: true }, [say("changing.confirmed")]));
    part("withdraw").addEventListener("click", () => this.#withdraw());
    await this.#drafting.restore().catch(reportError);
    this.#check();
  }

  #submit(times) {
    withhold(form);
    if (!this.#problems.tellAll()) return;
    const isOther = ([key, value]) => value !== this.#before.get(key).value && (Number(value) !== Number(this.#before.get(key).value) || Number.isNaN(Number(value)));
    const set = new Map([...valuesOf(form, SET)].filter(isOther));
    const inspections = times && valueOf(times);
    if (set.size === 0 && !inspections) {
      tell(say("changing.nothing"));
      document.querySelector("[data-state]").scrollIntoView({ block: "nearest" });
      return;
    }
    const rows = inspectionsIn(form).map((controls) => controls.map(valueIn)).filter(([start]) => start);
    this.#offer({ set, inspections, rows, starts: rows.map(([start]) => start) }, [
      ...[...set.keys()].map((key) => {
        const control = form.elements[key];
        const said = { label: labelOf(control.closest("[data-ask]")), now: shown(control), before: this.#before.get(key).text };
        return said.before ? say("changing.was", said) : say("changing.is", said);
      }),
      ...rows.map(([start, end]) => say("changing.added", { time: slots.formatRange(new Date(start), new Date(end)) })),
    ]);
  }

  reopen() { this.#offer({ set: new Map([["status", "available"]]) }, [say("changing.reopened")]); }

  async #withdraw() {
    const { title } = this.#listing;
    const answer = await ask(say("changing.withdraw_title", { title }), say("changing.withdraw_text"), [say("changing.withdraw")], part("withdraw"));
    if (answer === 0) this.#offer({ set: new Map([["status", "withdrawn"]]) }, [say("changing.withdrawn")]);
  }

  #offer(change, summary) {
    if (!("isEnded" in form.dataset)) tellNothing();
    const { id, title } = this.#listing;
    const post = { title, subject: say("changing.subject", { title }), name: `change-${id}`, files: [changeFile(link, today(), change)], pictures: [] };
    const said = this.#said;
    offer(form, post, summary, this.#problems, (isSame) => this.#left(change, said, isSame));
  }
}

/** What was opened on another device can be kept on this one. */
function offerKeeping({ id, url, kind, title, listed }) {
  if (posted.get(id)) return;
  const press = button("i-save button quiet", () => attempt(() => {
    posted.add({ id, path: pageOf({ url }).slice(0, -1), kind, title, secret: link.secret, when: listed });
    press.replaceWith(mine());
  }, press), say("changing.keep_link"));
  part("now").append(" ", press);
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
  form.dataset.isReady = "";
  await forgeEdit(form.dataset.forgeEdit, part("forge"), listing.url);
}

open();
