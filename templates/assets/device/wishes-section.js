// Where people find each other, the page of all that is kept has a place to say what one is looking for. What fills it is loaded when it is needed.
import { element } from "../elements.js";
import { later } from "../loading.js";
import { say } from "../say.js";
import { KeptRecord } from "./records.js";

const heading = Object.assign(element("h2", "", say("kept.wishes")), { id: "wishes", tabIndex: -1 });
const fold = element("details", "", element("summary", "", say("wishes.yours")));
/** The section, and the name of the record that it is about. */
export const name = "wishes";
export const section = element(
  "section", "no-print wishes", heading,
  element("p", "note", say("wishes.hint")), fold);
const isWanted = document.querySelector("#saved-kinds [data-match]") !== null;
section.hidden = !isWanted;
let list = null;

async function load() {
  try {
    const { WishesList } = await later(import("./wishes-list.js"));
    list ??= new WishesList(section);
    list.show();
  } catch (error) {
    // Without a connection the page shows all else.
    console.info(error);
  }
}

export function show() {
  section.hidden = !isWanted;
  if (list) list.show();
  else if (new KeptRecord(name, {}, () => true).look().state === "kept") load();
}

/** A link to "Saved" can lead here. */
function lookAtAddress() {
  if (location.hash !== "#wishes") return;
  fold.open = true;
  requestAnimationFrame(() => heading.scrollIntoView());
}

fold.addEventListener("toggle", () => list ?? load());
addEventListener("hashchange", lookAtAddress);
lookAtAddress();
