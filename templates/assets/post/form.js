// The form on which people post a listing: what it says becomes the listing's file, with its pictures, and leaves by one of the board's ways.
import { longDay, today } from "../days.js";
import { Posted, isOf } from "../device/posted.js";
import { element } from "../elements.js";
import { say } from "../say.js";
import { fillPerson, handleBefore, places, tellsNoSurname } from "./before.js";
import { ignoring, offer as offerAtTop, offerBegun } from "./begun.js";
import { countLetters } from "./counts.js";
import { Drafting } from "./drafting.js";
import { listingFile, personFile, slug } from "./files.js";
import { goOnWithEnter } from "./enter.js";
import { REPLACES, placed } from "./finding-place.js";
import { learnLabels } from "./finding-words.js";
import { firstName } from "./first-name.js";
import { countAnswers } from "./folds.js";
import { Judging } from "./judging.js";
import { Pictures } from "./pictures.js";
import { left } from "./leaving.js";
import { lookAgain } from "./look-again.js";
import { fetchEarly, loadLook, onceOnline } from "./away.js";
import { fillNone } from "./none.js";
import { offerSuburbs } from "./place.js";
import { askOfMonth } from "./price-hint.js";
import { preview } from "./preview.js";
import { Problems } from "./problems.js";
import { repeat } from "./rows.js";
import { hold, withhold } from "./sending.js";
import { linkTo } from "../device/secret.js";
import { focusAfter, unchanged } from "./same.js";
import { foldAway } from "./sent.js";
import { SentAs } from "./sent-as.js";
import { suggestTitle } from "./suggest-title.js";
import { Names } from "./taken.js";
import { offerToday } from "./today-button.js";
import { outdate, show } from "./told.js";
import { placeWays, waysOf } from "./ways.js";

const form = document.getElementById("post");
const { base } = document.documentElement.dataset;
const { dataset: settings, elements } = form;
const [ways, told, person, poster] = ["[data-ways]", "[data-told]", "[data-person]", "[data-poster]"].map((part) => form.querySelector(part));
const [done, checking] = ["[type=submit]", "[data-checking]"].map((part) => form.querySelector(part));
const judging = new Judging(settings, (isComing) => { checking.textContent = isComing ? say("post.checking") : ""; });
const names = new Names(base);
/** How long somebody who is done waits for the judge, in milliseconds. */
const PATIENCE = 10_000;
const problems = new Problems(form);
const notice = form.querySelector("[data-draft]");
const { none, price, pictures: shown, suggested } = JSON.parse(form.querySelector("[data-card-words]").textContent);
const pictures = new Pictures(form.querySelector("[data-pictures]"), { words: shown, onChange: changed });
const drafting = new Drafting(form, pictures, (text) => {
  notice.textContent = text;
  notice.hidden = !text;
});

const sentAs = new SentAs(form);

/** What was ready to be sent is another listing once something has changed. */
function changed() {
  outdate(form);
  drafting.keepSoon();
  lookEarly();
}

/** What those are called who posted from this device before, by their handles. */
let posters = {};

/** Whoever posts for the first time has no handle, and says who she is; of whom this device knows it says her name. */
function askPerson() {
  const handle = elements.owner.value.trim();
  person.hidden = Boolean(handle);
  person.disabled = Boolean(handle);
  const isKnown = Object.hasOwn(posters, handle);
  poster?.toggleAttribute("hidden", !isKnown);
  if (isKnown && poster) poster.querySelector("span").textContent = say("post.posts_as", { name: posters[handle] });
  else if (handle) elements.owner.closest("details").open = true;
}

poster?.querySelector("button").addEventListener("click", () => {
  elements.owner.value = "";
  elements.owner.dispatchEvent(new Event("input", { bubbles: true }));
  elements["person.name"].focus();
});

/** What somebody new is known by. Of who only looks for a home the site tells no surname, so none may stand in an address. */
function handle() {
  const name = elements["person.name"].value.trim();
  const isLooking = elements["person.role"].value === "looking";
  const before = handleBefore(name, isLooking);
  if (before) return before;
  if (!isLooking) return slug(name);
  const first = slug(firstName(name));
  return first && `${first}-${drafting.mark}`;
}

/** That only a first name is shown is not so of those who are called by the name of what they do. */
function tellFirstName() {
  const help = document.getElementById("help-person.name");
  if (help) help.hidden = ["agent", "business"].includes(elements["person.role"].value);
}

/** Whoever is new can be reached by one of these. */
function askContact() {
  const [phone, email] = [elements["person.phone"], elements["person.email"]];
  phone.setCustomValidity(phone.value.trim() || email.value.trim() ? "" : say("post.contact_needed"));
}

/** How much of a title that others have, too, stands in a name of at most 80 letters. */
const TITLE = 60;

/** What the listing would be called: by its title, and by more where others have the same one. Letters of other alphabets make no name of a file. */
function wantedName() {
  const title = elements.title.value.trim();
  const own = slug(title) && elements.title.hasAttribute("data-is-common") ? slug(`${title.slice(0, TITLE)} ${drafting.mark}`) : slug(title);
  return own || `${settings.kind}-${drafting.mark}`;
}

/** What the listing and whoever posts for the first time would be called. */
const wantedNames = () => [wantedName(), handle() || `person-${drafting.mark}`];

/** The names by which the listing, and whoever was new then, were sent before. No surname is told of who only looks for a home by now. */
function sentNames() {
  const { name, handle } = sentAs;
  return [name, elements["person.role"].value === "looking" && !tellsNoSurname(handle, elements["person.name"].value) ? "" : handle];
}

/** The listing as it would be sent. */
function posted() {
  const title = elements.title.value.trim();
  const [wanted, known] = wantedNames();
  const [sentName, sentHandle] = sentNames();
  const name = sentName || names.listing(wanted);
  const owner = elements.owner.value.trim() || sentHandle || names.person(known);
  const shown = pictures.value;
  const listing = listingFile(form, { name, owner, day: today(), pictures: shown, key: sentAs.key });
  const who = person.disabled ? null : personFile(form, owner);
  return { title, name, owner, folder: `${settings.folder}/${name}`, pictures: shown, listing, who, files: who ? [who, listing] : [listing], isSame: unchanged(form) };
}

/** A picture as the judge is handed one: its name on a line, then its bytes. */
async function pictureMember({ name, blob }) {
  const whole = new Blob([`${name}\n`, blob]);
  return ["picture", new Uint8Array(await whole.arrayBuffer())];
}

/** Asks the judge of the listing as it is now; what it says of one that has changed since is dropped. Gives whether it was of the last. */
let asked = 0;
async function judge() {
  asked += 1;
  const run = asked;
  const [post, said] = [posted(), problems.said()];
  const { listing: { path, text }, name, owner, who, pictures: shown } = post;
  const beside = judging.addresses ? await Promise.all(shown.map(pictureMember)) : [];
  const isReachable = Boolean(elements["person.phone"].value || elements["person.email"].value);
  const findings = await judging.findings(
    [[["kind", settings.kind], ["path", path], ["slug", name], ...(shown.length ? [["index", ""]] : []), ...beside, ["text", text]],
      ...(who ? [[["owner", owner], ["path", who.path], ["text", who.text]]] : [])],
    who && `${owner}\n${isReachable ? "reachable" : ""}\n${elements["person.name"].value}`);
  if (run !== asked) return false;
  const told = (findings ?? []).map((finding) => placed(finding, post));
  // Somebody new has no handle that could be wrong.
  // What the page has to know of a person, its own controls ask for.
  const isTold = ({ key, lead, isAbsent }) => (key === "owner" ? person.disabled : !isAbsent || lead !== key || !key.startsWith("person."));
  problems.judged(told.filter(isTold), said);
  return true;
}

const lookEarly = preview(form, form.querySelector("[data-problems]"), judging, posted);
const goOn = goOnWithEnter(form);
const ofMonth = price ? askOfMonth(form, price, `${base}search/index.json`) : async () => [];

/** What may be a slip, with what is asked of a price whose period may be another. */
function doubtsOf(month) {
  return [...month, ...problems.doubts().filter(({ control }) => !month.some((one) => one.control === control))];
}

/** Asks what the board has of the names that a listing would take. */
function lookUp() {
  const [name, handle] = wantedNames();
  const [sentName, sentHandle] = sentNames();
  return names.look(sentName ? null : name, person.disabled || sentHandle ? null : handle, drafting.mark);
}

/** What to send for a listing: the same by the names that are free, if nobody could tell before. */
async function settled(post) {
  if (!names.isUnread || !post.isSame()) return post;
  await lookUp();
  return post.isSame() ? { ...posted(), isSame: post.isSame } : post;
}

/**
 * Tells of what the board's server refused of a listing, as problems.refused has it. If the board has its name already, it takes another the next time; where it
 * was sent by that name before, it may be there, so that is said with its private link in the place of the finding, and what is sent from then on is another.
 */
async function refuse(findings, post, said, focus) {
  const { name, owner, who } = post;
  const isOfPerson = ({ file }) => who !== null && file === who.path;
  const [persons, listings] = [true, false].map((isPerson) => findings.filter((finding) => finding.rule === REPLACES && isOfPerson(finding) === isPerson));
  names.refuse(listings.length > 0 && name, persons.length > 0 && owner);
  const { name: sentName, handle: sentHandle, secret } = sentAs;
  const handle = persons.length ? "" : sentHandle;
  const isSent = listings.length > 0 && sentName === name;
  if (!isSent) {
    sentAs.note(sentName, handle);
    return problems.refused(findings.map((finding) => placed(finding, post)), said, focus);
  }
  const rest = findings.filter((finding) => !listings.includes(finding)).map((finding) => placed(finding, post));
  told.tabIndex = -1;
  if (!rest.length || !problems.refused(rest, said, focus)) focus(told);
  await sentAs.renew(handle);
  changed();
  return element("span", "", say("post.name_taken"), " ", Object.assign(element("a", "", say("mine.link")), { href: linkTo({ id: name, secret }) }));
}

/** Shows the files of a listing. */
function showFiles({ files }) {
  ways.querySelector("[data-files]").replaceChildren(...files.flatMap(({ path, text }) => [element("h3", "", path), element("pre", "", text)]));
}

/** Shows how a listing will look, `look` being how pages show it, and how it can be sent; `focus` moves the focus there. */
function offerWays(post, { Look }, html, month, focus) {
  const said = problems.said();
  const { card, page } = new Look(form).draw(post, html);
  let last = post;
  let hasLeft = false;
  ways.querySelector("[data-card]").replaceChildren(card);
  ways.querySelector("[data-page]").replaceChildren(page);
  lookAgain(ways.querySelector("[data-again]"), doubtsOf(month));
  placeWays(ways, waysOf(settings, post, told, {
    sent() {
      // What was typed while it was on its way is not sent yet.
      if (!post.isSame()) return;
      // Without a private link nothing leads back to it.
      (sentAs.key ? drafting.keepSent() : drafting.end()).catch(reportError);
      foldAway(form, undefined, sentAs.key ? say("post.change_sent") : undefined);
    },
    left(way, what = post) {
      hasLeft = true;
      showFiles(what);
      if (!sentAs.key) return;
      sentAs.note(what.name, what.who ? what.owner : "");
      drafting.keepNow().catch(reportError);
      left(form, what, way, drafting.id, ways.querySelector("[data-next]"));
    },
    refused: (findings, focusThen) => refuse(findings, last, said, focusThen),
    async settled() {
      // What has left by one name leaves by no other.
      if (!hasLeft) last = await settled(last);
      return last;
    },
  }));
  showFiles(post);
  show(form, focus);
}

/** Looks at what the form says, and offers the ways for it; what is typed meanwhile is looked at, too, before anything is offered. Gives why it can't. */
async function offer(focus) {
  const enough = new Promise((resolve) => { setTimeout(resolve, PATIENCE, true); });
  for (;;) {
    const isSame = unchanged(form);
    let isLast = false;
    while (!isLast) isLast = await Promise.race([judge(), enough]);
    withhold(form);
    if (!problems.tellAll(focus)) return "";
    await lookUp();
    const [look, html, month] = await Promise.all([loadLook(), judging.prose(elements.description.value.trim()), Promise.race([ofMonth(), enough.then(() => [])])]);
    if (!look) {
      onceOnline(again);
      return say("post.away");
    }
    if (isSame()) {
      offerWays(posted(), look, html, month, focus);
      return "";
    }
  }
}

const again = () => form.requestSubmit(done);

/**
 * What was sent is changed by its private link once the board shows it, and what was typed since is another listing then, which is told; until then it is told
 * when it was sent. If the board has a stranger's of that name, what was sent needs another.
 */
async function settleSent() {
  const { name: id, handle, secret } = sentAs;
  if (!id) return;
  const entry = new Posted().get(id);
  const listing = await names.published(id);
  // It may have been sent by another meanwhile.
  if (sentAs.name !== id) return;
  if (!listing) {
    if (!drafting.isSent) return;
    notice.textContent = say("mine.waiting", { day: longDay(entry?.when ?? today()) });
    notice.hidden = false;
    return;
  }
  const isOwn = isOf(entry ?? {}, listing);
  const link = linkTo({ id, secret });
  if (isOwn && drafting.isSent) {
    location.replace(link);
    return;
  }
  await sentAs.renew();
  if (!isOwn) {
    offerAtTop(form, say("post.name_lost"));
    return;
  }
  // Whoever was new is there by now, too.
  if (handle === listing.owner.handle) elements.owner.value ||= handle;
  const change = Object.assign(element("a", "i-edit button", say("post.change_there")), { href: link });
  offerAtTop(form, say("post.on_board"), change, ignoring(form, say("post.as_another")));
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (goOn()) return;
  if (done.ariaBusy === "true") return;
  done.ariaBusy = "true";
  const focus = focusAfter(form);
  checking.textContent = say("post.checking");
  let cannot = "";
  try {
    await pictures.ready;
    cannot = await offer(focus);
  } finally {
    done.ariaBusy = null;
    checking.textContent = cannot;
  }
});

form.noValidate = true;
hold(form);
form.addEventListener("input", changed);
// It is known before anybody tells what is wrong.
form.addEventListener("input", askContact, { capture: true });
form.addEventListener("input", tellFirstName);
form.addEventListener("input", () => {
  judging.prepare();
  fetchEarly();
}, { once: true });
form.addEventListener("change", judge);
learnLabels(form);
countLetters(form);
offerToday(form);
const settleNone = fillNone(form, none);
const lookAtTitle = suggested ? suggestTitle(form, suggested, none) : () => {};
const count = countAnswers(form);
for (const ask of form.querySelectorAll("[data-ask]:has([data-another])")) repeat(ask, changed);
const place = form.querySelector("[data-ask=address]");
const settlePlace = place ? offerSuburbs(place, `${base}search/index.json`, places()) : () => {};
elements.owner.addEventListener("input", askPerson);
// Where the browser keeps nothing, the form begins empty.
drafting.restore().catch(reportError).then(async (isRestored) => {
  settleNone();
  // What leaves while the board can't be asked is changed by its private link, too.
  await sentAs.prepare();
  await settleSent();
  if (isRestored) settlePlace();
  posters = await fillPerson(form, !isRestored);
  // A draft that was begun elsewhere is not in the way of the one that is there.
  if (!isRestored) await offerBegun(form);
}).catch(reportError).finally(() => {
  askPerson();
  askContact();
  tellFirstName();
  lookAtTitle();
  count();
  lookEarly();
  form.dataset.isReady = "";
});
