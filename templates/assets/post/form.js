// The form on which people post a listing: what it says becomes the listing's file, with its pictures, and leaves by one of the board's ways.
import { today } from "../days.js";
import { element } from "../elements.js";
import { fillPerson, places } from "./before.js";
import { Drafting } from "./drafting.js";
import { listingFile, personFile, slug } from "./files.js";
import { Judging, keyAt } from "./judging.js";
import { Pictures } from "./pictures.js";
import { left } from "./leaving.js";
import { offerSuburbs } from "./place.js";
import { Problems } from "./problems.js";
import { repeat } from "./rows.js";
import { hashOf, newSecret } from "../device/secret.js";
import { waysOf } from "./ways.js";

const form = document.getElementById("post");
const { base } = document.documentElement.dataset;
const { dataset: settings, elements } = form;
const [ways, told, person] = ["[data-ways]", "[data-told]", "[data-person]"].map((part) => form.querySelector(part));
const judging = new Judging(settings);
const problems = new Problems(form);
const notice = form.querySelector("[data-draft]");
const pictures = new Pictures(form.querySelector("[data-pictures]"), { onChange: changed });
const drafting = new Drafting(form, pictures, (text) => {
  notice.textContent = text;
  notice.hidden = !text;
});

/** What the file says of the secret by which the listing can be changed later. */
let key = "";

/** What was ready to be sent is another listing once something has changed. */
function changed() {
  ways.hidden = true;
  drafting.keepSoon();
}

/** Whoever posts for the first time has no handle, and says who she is. */
function askPerson() {
  const isNew = !elements.owner.value.trim();
  person.hidden = !isNew;
  person.disabled = !isNew;
}

/** What somebody new is known by. Of who only looks for a home the site tells no surname, so none may stand in an address. */
function handle() {
  const name = elements["person.name"].value.trim();
  if (elements["person.role"].value !== "looking") return slug(name);
  const first = slug(name.split(/\s+/)[0]);
  return first && `${first}-${drafting.mark}`;
}

/** The listing as it would be sent. */
function posted() {
  const title = elements.title.value.trim();
  // Letters of other alphabets make no name of a file.
  const name = slug(title) || `${settings.kind}-${drafting.mark}`;
  const owner = elements.owner.value.trim() || handle() || `person-${drafting.mark}`;
  const shown = pictures.value;
  const listing = listingFile(form, { name, owner, day: today(), pictures: shown, key });
  const who = person.disabled ? null : personFile(form, owner);
  return { title, name, owner, folder: `${settings.folder}/${name}`, pictures: shown, listing, who, files: who ? [who, listing] : [listing] };
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
  const { listing: { path, text }, name, owner, who, pictures: shown } = posted();
  const beside = await Promise.all(shown.map(pictureMember));
  const isReachable = Boolean(elements["person.phone"].value || elements["person.email"].value);
  const findings = await judging.findings(
    [["kind", settings.kind], ["path", path], ["slug", name], ...(shown.length ? [["index", ""]] : []), ...beside, ["text", text]],
    who && `${owner}\n${isReachable ? "reachable" : ""}\n${elements["person.name"].value}`);
  if (run !== asked) return false;
  problems.judged((findings ?? []).map((finding) => ({ ...finding, key: keyAt(text, finding.line ?? 1) })));
  return true;
}

function offerWays(post) {
  ways.querySelector("[data-buttons]").replaceChildren(...waysOf(settings, post, told, () => drafting.end(), (way) => key && left(form, post, way, told)).map((way) => element("li", "", way)));
  ways.querySelector("[data-files]").replaceChildren(...post.files.flatMap(({ path, text }) => [element("h3", "", path), element("pre", "", text)]));
  told.replaceChildren();
  ways.hidden = false;
  ways.focus();
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await pictures.ready;
  let isLast = false;
  while (!isLast) isLast = await judge();
  ways.hidden = true;
  if (problems.tellAll()) offerWays(posted());
});

form.noValidate = true;
form.addEventListener("input", changed);
form.addEventListener("change", judge);
for (const ask of form.querySelectorAll("[data-ask]:has([data-another])")) repeat(ask, changed);
const place = form.querySelector("[data-ask=address]");
if (place) offerSuburbs(place, `${base}search/index.json`, judge, places());
elements.owner.addEventListener("input", askPerson);
// Where the browser keeps nothing, the form begins empty.
drafting.restore().catch(reportError).then(async (isRestored) => {
  elements.secret.value ||= newSecret();
  key = await hashOf(elements.secret.value);
  await fillPerson(form, !isRestored);
}).catch(reportError).finally(() => {
  askPerson();
  form.dataset.isReady = "";
});
