// Up to four listings side by side: what they say, in rows, with a mark where they differ.
import { GAP, around } from "../around.js";
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { small } from "../sentences.js";
import { lookAtAll } from "./fresh.js";
import { readList } from "./lists.js";
import { addCampuses } from "./near-campuses.js";
import { placeOf } from "./reading.js";
import { base } from "./records.js";
import { lastLook } from "./saved-look.js";
import { SavedListings, hasSteps, stepText } from "./saved.js";
import { isOffered, slotText } from "./since.js";
import { isSavedEntry } from "./valid.js";

const MOST = 4;
const NONE = "–";
const root = document.getElementById("compared");

const goneText = ({ status_label: why }) => (why ? say("compare.gone_why", { why: small(why) }) : say("compare.gone"));

/** The rows of a table: each with a label and the texts of all columns. */
function rows(columns) {
  const row = (label, text) => ({ label, texts: columns.map((column) => text(column) || NONE) });
  const union = (pairs) => [...new Set(columns.flatMap((column) => pairs(column).map(([label]) => label)))]
    .map((label) => row(label, (column) => pairs(column).find(([other]) => other === label)?.[1]));
  const near = ({ campuses = [] }) => campuses;
  // What several have stands first, so that their lists begin alike.
  const having = (word) => columns.filter(({ snapshot }) => snapshot.features?.includes(word)).length;
  const byHowMany = (a, b) => having(b) - having(a) || a.localeCompare(b);
  const isShared = (name) => columns.filter(({ snapshot }) => near(snapshot).some(([other]) => other === name)).length > 1;
  const all = [
    row(say("compare.status"), ({ snapshot, isGone }) => (isGone || !isOffered(snapshot) ? goneText(snapshot) : snapshot.status_label ?? say("compare.open"))),
    row(say("common.price"), ({ snapshot: { price_text, per } }) => price_text && [price_text, per].filter(Boolean).join(" ")),
    row(say("compare.a_month"), ({ snapshot }) => snapshot.monthly && say("compare.about", { price: snapshot.monthly })), row(say("compare.to_move_in"), ({ snapshot }) => snapshot.move_in),
    row(say("compare.place"), ({ snapshot }) => placeOf(snapshot)), ...union(({ snapshot }) => snapshot.details ?? []),
    row(say("listing_facts.features"), ({ snapshot }) => (snapshot.features ?? []).toSorted(byHowMany).join("\n")),
    row(say("inspections.title"), ({ snapshot }) => (snapshot.inspections ?? []).map(slotText).join("\n")),
    row(say("compare.dates"), ({ snapshot }) => (snapshot.events ?? []).map(slotText).join("\n")),
    ...union(({ snapshot }) => near(snapshot).filter(([name]) => isShared(name)).map(([name, far]) => [say("compare.to_campus", { campus: name }), far])),
    row(say("compare.campuses"), ({ snapshot }) => near(snapshot).filter(([name]) => !isShared(name)).map((one) => one.join(", ")).join("\n")),
    row(say("compare.step"), ({ entry, snapshot }) => entry && hasSteps(entry, snapshot) && stepText(entry.step, snapshot)), row(say("common.your_note"), ({ entry }) => entry?.note),
  ];
  return all.filter(({ texts }) => texts.some((text) => text !== NONE));
}

/** The head of a column: picture, title and what it is. */
function head({ path, snapshot, isGone }) {
  const cell = element("th");
  cell.scope = "col";
  if (snapshot.image) {
    const { src, width, height } = snapshot.image;
    const picture = Object.assign(element("img"), { src: base + src, width, height, alt: "" });
    picture.addEventListener("error", () => picture.remove());
    cell.append(picture);
  }
  const name = isGone ? element("span", "", snapshot.title) : Object.assign(element("a", "", snapshot.title), { href: `${base}${path}/` });
  cell.append(name, element("span", "note", snapshot.kind_label ?? ""));
  return cell;
}

function line({ label, texts }) {
  const differs = new Set(texts).size > 1;
  const name = element("th", "", label);
  name.scope = "row";
  if (differs) name.append(element("span", "differs", element("span", "hidden", ` ${say("compare.differs")}`)));
  return element("tr", differs ? "different" : "", name, ...texts.map((text) => element("td", "", text)));
}

function table(columns) {
  const corner = element("td");
  const all = rows(columns);
  const shown = element(
    "table", "comparison", element("caption", "hidden", say("compare.caption")), element("thead", "", element("tr", "", corner, ...columns.map(head))),
    element("tbody", "", ...all.map(line)));
  const only = Object.assign(element("input"), { type: "checkbox" });
  only.addEventListener("change", () => shown.classList.toggle("only-different", only.checked));
  const frame = element("div", "comparison-frame", shown);
  Object.assign(frame, { tabIndex: 0, role: "region", ariaLabel: say("compare.comparison") });
  return [element("p", "no-print keep-switch", element("label", "", only, ` ${say("compare.only_differences")}`)), frame];
}

function tell(text) {
  const back = Object.assign(element("a", "", say("pages.saved_title")), { href: `${base}saved/` });
  root.replaceChildren(element("p", "i-info notice", element("span", "", ...around(text, back))));
}

/** That nobody can tell what became of some of them. */
function notLoaded(count) {
  return element("p", "i-info notice no-print", element("span", "", say("compare.not_loaded", { count }), " ", button("plain", show, say("common.try_again"))));
}

/** The paths of what is ticked on the page of all that is saved, for who comes without an address. */
function ticked(saved) {
  const { chosen } = lastLook();
  return saved.filter(({ id }) => chosen.includes(id)).map(({ path }) => path);
}

async function show() {
  const saved = new SavedListings().all.filter(isSavedEntry);
  const ids = new URLSearchParams(location.search).get("ids");
  const paths = (ids === null ? ticked(saved) : readList(ids) ?? []).slice(0, MOST);
  if (!paths.length) {
    tell(say("compare.choose", { saved: GAP }));
    return;
  }
  const status = element("p", "note", say("common.loading"));
  status.setAttribute("role", "status");
  root.replaceChildren(status);
  const columns = new Map();
  let unknown = 0;
  await lookAtAll(paths.map((path) => ({ path })), ({ path }, { now }) => {
    const entry = saved.find((one) => one.path === path || one.id === now?.id);
    unknown += now === undefined;
    const known = now ?? entry;
    if (known) columns.set(path, { path: known.path, snapshot: { campuses: entry?.snapshot.campuses, ...known.snapshot }, row: now?.row, entry, isGone: now === null });
  });
  const found = paths.filter((path) => columns.has(path)).map((path) => columns.get(path));
  // Without them there is all else to compare.
  await Promise.all(found.filter(({ row, snapshot }) => row && !snapshot.campuses).map((one) => addCampuses(one).catch((error) => console.info(error))));
  if (found.length) root.replaceChildren(...unknown ? [notLoaded(unknown)] : [], ...table(found));
  else if (unknown) root.replaceChildren(notLoaded(unknown));
  else tell(say("compare.all_gone", { saved: GAP }));
}

show();
