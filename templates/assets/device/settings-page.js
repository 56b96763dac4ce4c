// The page of settings: what the reader chooses for this device, what is kept here, and what went wrong.
import { element } from "../elements.js";
import { choose } from "./choices.js";
import { Control } from "./control.js";
import { showDiagnostics } from "./diagnostics.js";
import { listKept } from "./kept-here.js";
import { LocationHere } from "./location-here.js";
import { PostingHere } from "./posting-here.js";
import { changes, isOff, settings } from "./records.js";
import { colourFrame } from "./theme-colour.js";
import { canVibrate, isStill, tick } from "./tick.js";

const root = document.getElementById("settings");
const place = (name) => root.querySelector(`[data-here="${name}"]`);
const radios = [...root.querySelectorAll("[type=radio]")];
const vibrate = root.querySelector("[name=vibrate]");
vibrate.setAttribute("role", "switch");
const control = new Control();
const where = new LocationHere();
const posting = new PostingHere();

/** Whether the theme that is seen is one that could not be kept. */
let isPassing = false;

/** Remembers a choice or, where that can't be, says so: it then lasts as long as the page. */
function keep(name, value) {
  const isKept = choose(name, value);
  place("passing").hidden = isKept;
  return isKept;
}

for (const radio of radios) {
  radio.addEventListener("change", () => {
    const isKept = keep(radio.name, radio.value || undefined);
    if (radio.name !== "theme") return;
    isPassing = !isKept;
    document.documentElement.dataset.theme = radio.value;
    colourFrame();
  });
}
vibrate.addEventListener("change", () => {
  keep("vibrate", vibrate.checked ? undefined : false);
  tick();
});

function showChoices() {
  const { value } = settings;
  for (const radio of radios) if (radio.name !== "theme" || !isPassing) radio.checked = radio.value === (value[radio.name] ?? "");
  const why = canVibrate() ? isStill() && "still" : "unable";
  vibrate.checked = value.vibrate !== false && !why;
  vibrate.disabled = Boolean(why);
  for (const note of root.querySelectorAll("[data-why]")) note.hidden = note.dataset.why !== why;
}

function show() {
  const off = isOff();
  control.show();
  showChoices();
  place("notices").hidden = off || !control.offline.hidden || control.notices.childElementCount > 0;
  where.show();
  posting.show();
  listKept(place("kept")).catch(reportError);
}

place("faults").append(control.faults);
place("offline").append(element("p", "", control.offline), control.notices);
place("location").append(where.part);
place("posting").append(posting.part);
place("tools").append(control.summary, control.tools, control.switch);
showChoices();
show();
showDiagnostics(place("diagnostics"), root.dataset.version);
changes.addEventListener("change", show);
