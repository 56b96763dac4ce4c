// What a reader can do with all that is kept on her device: take it along, bring it in, forget it, or have nothing remembered at all.
import { button, element } from "../elements.js";
import { today } from "../days.js";
import { later } from "../loading.js";
import { ask } from "./ask.js";
import { NAMES, RECORDS } from "./catalogue.js";
import { attempt } from "./hearts.js";
import { offerFile } from "./offer-file.js";
import { KeptRecord, NotKept, base, forget, isOff, turn } from "./records.js";
import { toast } from "./toast.js";

/** "3 saved listings, 1 hidden listing" */
export function contents(records) {
  const told = NAMES.flatMap((name) => {
    const { list, one, more = "s" } = RECORDS[name];
    const count = records[name]?.[list]?.length;
    return count ? [`${count} ${one}${count === 1 ? "" : more}`] : [];
  });
  if (records.wishes) told.push("what you’re looking for");
  return told.length ? new Intl.ListFormat("en-AU").format(told) : "nothing";
}

/** What takes all along, brings it in and forgets it, once somebody asks for that. */
const transfer = () => later(import("./transfer.js"));

/** Does something that needs more to be loaded, and says so if it can't be. */
async function tryTo(what, near) {
  try {
    await what(await transfer());
  } catch (error) {
    if (!(error instanceof NotKept)) reportError(error);
    toast(error instanceof NotKept ? error.message : "That didn’t work. Check your connection, reload the page and try again.", { near });
  }
}

const download = (near) => tryTo(({ exported }) => offerFile(`saved-${today()}.json`, "application/json", exported()), near);

export class Control {
  constructor() {
    this.file = Object.assign(element("input", "hidden"), { type: "file", accept: "application/json,.json", tabIndex: -1 });
    this.file.setAttribute("aria-label", "File to import");
    this.file.addEventListener("change", () => this.bringIn());
    this.take = button("button quiet", download, "Export a copy");
    this.bring = button("button quiet", () => this.file.click(), "Import a copy");
    this.forget = button("button quiet", () => this.forgetEverything(), "Forget me on this device");
    this.offline = button("button quiet", () => this.keepOffline(), "Read saved listings offline");
    // Until it is known whether the browser can.
    this.offline.hidden = true;
    this.off = Object.assign(element("input"), { type: "checkbox" });
    this.off.setAttribute("role", "switch");
    this.off.addEventListener("change", () => this.turnOff());
    this.faults = element("div", "keep-faults");
    this.summary = element("p", "note");
    this.notices = element("div");
    this.tools = element("p", "buttons", this.take, this.bring, this.forget, this.file);
    this.switch = element("p", "keep-switch", element("label", "", this.off, " Don’t save anything on this device"));
    this.offerNotices();
  }

  /** All of it but the button for reading offline, at the foot of a page that is about something else. */
  foot() {
    this.fold = element("details", "", element("summary", "", "Your data on this device"), this.summary, this.tools, this.switch);
    const more = Object.assign(element("a", "", "All settings"), { href: `${base}settings/` });
    return element("section", "no-print keep-data", this.notices, this.fold, element("p", "", more));
  }

  /** Once pages are kept to be read offline, the browser can look for changes in them. */
  async offerNotices() {
    try {
      const [{ registration }, { noticeControl }] = await this.offlineParts();
      this.notices.replaceChildren(...isOff() || !await registration() ? [] : [await noticeControl()]);
    } catch (error) {
      // Without these, the page does all else that it says.
      reportError(error);
    }
  }

  offlineParts() { return Promise.all([later(import("./offline.js")), later(import("./notices.js"))]); }

  show() {
    const off = isOff();
    const records = Object.fromEntries(NAMES.map((name) => [name, new KeptRecord(name, {}, RECORDS[name].is).look()]));
    const isClosed = records.saved.state === "closed";
    const has = contents(Object.fromEntries(Object.entries(records).map(([name, { value }]) => [name, value])));
    this.summary.textContent = isClosed
      ? "This browser won’t let the site save anything. It may be a private window, or a setting."
      : off ? "Saving is off, and nothing is kept in this browser."
        : has === "nothing" ? "Nothing is kept in this browser. If you have a copy from another browser or phone, import it here."
          : `This browser has ${has} for this site. Nothing has been sent anywhere. Export a copy to move it to another browser or phone.`;
    // There is nothing to take along or to clear; what can't be read counts.
    const isBare = has === "nothing" && Object.values(records).every(({ state }) => state === "none" || state === "kept");
    for (const press of [this.take, this.forget]) press.hidden = isBare;
    // Who turned it off looks for the switch.
    if (off && this.fold) this.fold.open = true;
    this.off.checked = off;
    this.off.disabled = isClosed;
    this.tools.hidden = off;
    this.notices.hidden = off;
    this.showOffline(off || !records.saved.value?.listings.length).catch((error) => reportError(error));
    const wrong = Object.entries(records).filter(([, { state }]) => state === "damaged" || state === "newer");
    // Every change of any record leads here; a button that has the focus stays.
    const key = JSON.stringify(wrong.map(([name, { state }]) => [name, state]));
    if (key === this.faultsKey) return;
    this.faultsKey = key;
    this.faults.replaceChildren(...wrong.map(([name, { state }]) => this.fault(name, state)));
  }

  /** A record that can't be read is never written over: it can be taken along, and cleared. */
  fault(name, state) {
    const why = state === "newer"
      ? `What’s saved as “${name}” is from a newer version of this site. Reload the page; if that doesn’t help, download it and clear it.`
      : `What’s saved as “${name}” can’t be read, so it was left as it is.`;
    const clear = button("button quiet", async () => {
      if (await ask(`Clear “${name}”?`, "Download a copy first if you may need it. This can’t be undone.", ["Clear it"], clear) === 0) forget(name);
    }, "Clear it");
    return element("div", "i-info notice", element("div", "", element("p", "", why), element("p", "buttons", button("button quiet", download, "Download it"), clear)));
  }

  async bringIn() {
    const [file] = this.file.files;
    if (!file) return;
    await tryTo(async ({ readExport, takeOver }) => {
      const records = await readExport(await file.text());
      const answer = await ask(
        "Import this file?", `It has ${contents(records)}. Add that to what’s saved here, or replace what’s saved here with it?`, ["Add", "Replace"], this.bring);
      if (answer < 0) return;
      takeOver(records, answer === 0);
      toast(`Imported ${contents(records)}.`, { near: this.bring });
    }, this.bring);
    this.file.value = "";
  }

  async forgetEverything() {
    const answer = await ask(
      "Forget me on this device?", "Everything you saved, hid, viewed, liked and follow here, your notes, wishes, searches and settings will be gone. This can’t be undone.",
      ["Forget me"], this.forget);
    if (answer !== 0) return;
    await tryTo(async ({ forgetAll }) => {
      await forgetAll();
      // There is nothing to clear now, and its button is gone.
      this.bring.focus();
      toast("Everything’s forgotten.", { near: this.bring });
    }, this.forget);
  }

  async turnOff() {
    if (!this.off.checked) {
      attempt(() => turn(true), this.off);
      toast("Saving is back on.", { near: this.off });
      return;
    }
    // Nothing changes before the answer.
    this.off.checked = false;
    const answer = await ask(
      "Stop saving on this device?", "You won’t be able to save listings, and everything you saved, hid, viewed, liked and follow here, your notes, wishes and searches will be gone. Export a copy first to keep them.",
      ["Stop saving"], this.off);
    if (answer !== 0) return;
    await tryTo(async ({ forgetAll }) => {
      await forgetAll();
      attempt(() => turn(false), this.off);
      toast("Nothing will be saved from now on.", { near: this.off });
    }, this.off);
  }

  /** Offers to make saved pages readable offline or, once they are, to be told of changes. */
  async showOffline(isNothing) {
    const [{ registration, whyNotOffline }, { noticeControl }] = await this.offlineParts();
    const isOn = !isNothing && (await registration()) !== null;
    this.offline.hidden = isNothing || isOn || whyNotOffline() !== null;
    if (isOn && !this.notices.childElementCount) this.notices.replaceChildren(await noticeControl());
    this.notices.hidden = !isOn;
  }

  async keepOffline() {
    const [{ keepOffline }, { SavedListings }] = await Promise.all([later(import("./offline.js")), later(import("./saved.js"))]);
    const saved = new SavedListings();
    const words = this.offline.textContent;
    this.offline.textContent = "Loading saved pages…";
    const { kept, told } = await keepOffline(saved.all.map(({ path }) => path), true, saved.ownIds);
    this.offline.textContent = words;
    this.show();
    await this.offerNotices();
    toast(told ?? `${kept.length} saved listing${kept.length === 1 ? "" : "s"} can now be read offline.`, { near: this.offline });
  }
}
