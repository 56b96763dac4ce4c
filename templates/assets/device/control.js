// What a reader can do with all that is kept on her device: take it along, bring it in, forget it, or have nothing remembered at all.
import { button, element } from "../elements.js";
import { today } from "../days.js";
import { language } from "../language.js";
import { later } from "../loading.js";
import { say } from "../say.js";
import { ask } from "./ask.js";
import { NAMES, RECORDS } from "./catalogue.js";
import { draftsHere } from "./drafts-here.js";
import { attempt } from "./hearts.js";
import { offerFile } from "./offer-file.js";
import { KeptRecord, NotKept, base, forget, isOff, turn } from "./records.js";
import { toast } from "./toast.js";

/** "3 saved listings, 1 hidden listing"; empty if there is nothing. */
export function contents(records, drafts = 0) {
  const told = NAMES.flatMap((name) => {
    const { list, counted } = RECORDS[name];
    const count = records[name]?.[list]?.length;
    return count ? [counted(count)] : [];
  });
  if (drafts) told.push(say("kept.drafts_count", { count: drafts }));
  if (records.wishes) told.push(say("kept.wishes_in_list"));
  return new Intl.ListFormat(language).format(told);
}

/** What takes all along, brings it in and forgets it, once somebody asks for that. */
const transfer = () => later(import("./transfer.js"));

/** Does something that needs more to be loaded, and says so if it can't be. */
async function tryTo(what, near) {
  try {
    await what(await transfer());
  } catch (error) {
    if (!(error instanceof NotKept)) reportError(error);
    toast(error instanceof NotKept ? error.message : say("settings.failed"), { near });
  }
}

const download = (near) => tryTo(({ exported }) => offerFile(`saved-${today()}.json`, "application/json", exported()), near);

export class Control {
  constructor() {
    this.file = Object.assign(element("input", "hidden"), { type: "file", accept: "application/json,.json", tabIndex: -1 });
    this.file.setAttribute("aria-label", say("settings.file"));
    this.file.addEventListener("change", () => this.bringIn());
    this.take = button("button quiet", download, say("settings.export"));
    this.bring = button("button quiet", () => this.file.click(), say("settings.import"));
    this.forget = button("button quiet", () => this.forgetEverything(), say("settings.forget_me"));
    this.offline = button("button quiet", () => this.keepOffline(), say("settings.read_offline"));
    /** How many drafts of listings there are, as far as it is known. */
    this.drafts = 0;
    // Until it is known whether the browser can.
    this.offline.hidden = true;
    this.off = Object.assign(element("input"), { type: "checkbox" });
    this.off.setAttribute("role", "switch");
    this.off.addEventListener("change", () => this.turnOff());
    this.faults = element("div", "keep-faults");
    this.summary = element("p", "note");
    this.notices = element("div");
    this.tools = element("p", "buttons", this.take, this.bring, this.forget, this.file);
    this.switch = element("p", "keep-switch", element("label", "", this.off, ` ${say("settings.save_nothing")}`));
    this.offerNotices();
  }

  /** All of it but the button for reading offline, at the foot of a page that is about something else. */
  foot() {
    this.fold = element("details", "", element("summary", "", say("settings.your_data")), this.summary, this.tools, this.switch);
    const more = Object.assign(element("a", "", say("settings.all")), { href: `${base}settings/` });
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
    const values = Object.fromEntries(Object.entries(records).map(([name, { value }]) => [name, value]));
    const has = contents(values, this.drafts);
    this.summary.textContent = isClosed
      ? say("settings.storage_closed")
      : off ? say("settings.saving_is_off")
        : !has ? say("settings.nothing_kept")
          : say("settings.kept", { records: has });
    // There is nothing to take along or to clear; what can't be read counts.
    const isReadable = Object.values(records).every(({ state }) => state === "none" || state === "kept");
    this.forget.hidden = isReadable && !has;
    this.take.hidden = isReadable && !contents(values);
    // Who turned it off looks for the switch.
    if (off && this.fold) this.fold.open = true;
    this.off.checked = off;
    this.off.disabled = isClosed;
    this.tools.hidden = off;
    this.notices.hidden = off;
    this.countDrafts().catch(reportError);
    this.showOffline(off || !records.saved.value?.listings.length).catch((error) => reportError(error));
    const wrong = Object.entries(records).filter(([, { state }]) => state === "damaged" || state === "newer");
    // Every change of any record leads here; a button that has the focus stays.
    const key = JSON.stringify(wrong.map(([name, { state }]) => [name, state]));
    if (key === this.faultsKey) return;
    this.faultsKey = key;
    this.faults.replaceChildren(...wrong.map(([name, { state }]) => this.fault(name, state)));
  }

  async countDrafts() {
    const { count } = await draftsHere();
    if (count === this.drafts) return;
    this.drafts = count;
    this.show();
  }

  /** A record that can't be read is never written over: it can be taken along, and cleared. */
  fault(name, state) {
    const why = state === "newer"
      ? say("settings.record_newer", { name })
      : say("settings.record_damaged", { name });
    const clear = button("button quiet", async () => {
      if (await ask(say("settings.clear_title", { name }), say("settings.clear_text"), [say("settings.clear")], clear) === 0) forget(name);
    }, say("settings.clear"));
    return element("div", "i-info notice", element("div", "", element("p", "", why), element("p", "buttons", button("button quiet", download, say("settings.download")), clear)));
  }

  async bringIn() {
    const [file] = this.file.files;
    if (!file) return;
    await tryTo(async ({ readExport, takeOver }) => {
      const records = await readExport(await file.text());
      const what = contents(records) || say("settings.nothing");
      const answer = await ask(
        say("settings.import_title"), say("settings.import_text", { records: what }), [say("settings.add"), say("settings.replace")], this.bring);
      if (answer < 0) return;
      takeOver(records, answer === 0);
      toast(say("settings.imported", { records: what }), { near: this.bring });
    }, this.bring);
    this.file.value = "";
  }

  async forgetEverything() {
    const answer = await ask(
      say("settings.forget_title"), say("settings.forget_text"),
      [say("settings.forget")], this.forget);
    if (answer !== 0) return;
    await tryTo(async ({ forgetAll }) => {
      await forgetAll();
      // There is nothing to clear now, and its button is gone.
      this.bring.focus();
      toast(say("settings.forgotten"), { near: this.bring });
    }, this.forget);
  }

  async turnOff() {
    if (!this.off.checked) {
      attempt(() => turn(true), this.off);
      toast(say("settings.saving_is_on"), { near: this.off });
      return;
    }
    // Nothing changes before the answer.
    this.off.checked = false;
    const answer = await ask(
      say("settings.stop_title"), say("settings.stop_text"),
      [say("settings.stop")], this.off);
    if (answer !== 0) return;
    await tryTo(async ({ forgetAll }) => {
      await forgetAll();
      attempt(() => turn(false), this.off);
      toast(say("settings.stopped"), { near: this.off });
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
    this.offline.textContent = say("offline.loading");
    const { kept, told } = await keepOffline(saved.all.map(({ path }) => path), true, saved.ownIds);
    this.offline.textContent = words;
    this.show();
    await this.offerNotices();
    toast(told ?? say("offline.kept", { count: kept.length }), { near: this.offline });
  }
}
