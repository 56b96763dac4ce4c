// The list of what is saved: its lists, its entries, and what can be done with all of them.
import { button, element } from "../elements.js";
import { say } from "../say.js";
import { attempt } from "./hearts.js";
import { HiddenListings } from "./hidden.js";
import { askList } from "./list-dialog.js";
import { compareAddress } from "./lists.js";
import { lookAtAll } from "./fresh.js";
import { NotKept, base } from "./records.js";
import { ListChips, ListTools, SORTS } from "./saved-bar.js";
import { makeDraggable } from "./saved-drag.js";
import { SavedEntry } from "./saved-entry.js";
import { KINDS, folderOf, kindsOf } from "./saved-kinds.js";
import { keepLook, lastLook } from "./saved-look.js";
import { closeMenus } from "./saved-menu.js";
import { arrange } from "./saved-order.js";
import { shareList } from "./saved-share.js";
import { NOTE, SavedListings, clean, collectionsOf } from "./saved.js";
import { toast } from "./toast.js";
import { complete } from "./upkeep.js";
import { isSavedEntry } from "./valid.js";

/** How many can stand side by side. */
const SIDE = 4;

export class SavedList {
  constructor() {
    const { collection, folder, sort, chosen } = lastLook();
    Object.assign(this, { saved: new SavedListings(), entries: new Map(), known: new Map(), chosen: new Set(chosen), collection, folder, sort: SORTS.has(sort) ? sort : "" });
    this.chips = new ListChips({
      choose: ({ isOwn, name, folder: chosenFolder = null }) => this.look({ collection: isOwn ? name : null, folder: chosenFolder }), add: (press) => this.makeList([], press), edit: (press) => this.editList(press),
    });
    this.tools = new ListTools({
      sort: (value) => this.look({ sort: value }), share: (press) => shareList(this.shown, this.collection ?? KINDS.get(this.folder)?.name ?? null, press), compare: (press) => this.compareShown(press),
    });
    this.list = element("ul", "cards keeps");
    this.compare = element("a", "i-compare button", "");
    this.none = button("button quiet", () => this.choose(null), say("common.clear"));
    this.bar = element("div", "keep-bar no-print", this.compare, this.none);
    this.bar.hidden = true;
    this.empty = element(
      "div", "keep-none", element("span", "i-heart"), element("p", "", say("saved.empty")),
      element("p", "", Object.assign(element("a", "button", say("saved.browse")), { href: `${base}search/` })));
    this.section = element("section", "", element("h2", "hidden", say("saved.your_list")), this.chips.element, this.tools.element, this.empty, this.list, this.bar);
    closeMenus(this.list);
    // A link to "Saved" can lead to a kind.
    this.followAddress();
    addEventListener("hashchange", () => this.followAddress() && this.show());
    makeDraggable(this.list, (item) => this.drop(item), () => this.show());
    addEventListener("focus", () => this.show());
    addEventListener("pagehide", () => this.entries.forEach(({ note }) => note.keepNow()));
  }

  /** Looks at the kind that the address asks for; gives whether it asks for one. */
  followAddress() {
    const asked = location.hash.slice(1);
    if (!KINDS.has(asked)) return false;
    Object.assign(this, { collection: null, folder: asked });
    return true;
  }

  /** Looks at another list, or in another order. */
  look(change) {
    Object.assign(this, change);
    this.show();
  }

  async makeList(ids, near) {
    const made = await askList({ name: "", ids }, this.all, near);
    if (!made) return;
    attempt(() => {
      this.saved.compile(made.name, { added: made.ids });
      toast(say("lists.made", { name: made.name }), { near });
    }, near);
  }

  async editList(near) {
    const { collection } = this;
    const had = this.idsOf(collection);
    const made = await askList({ name: collection, ids: had }, this.all, near);
    if (!made) return;
    if (!made.isRemoved) {
      // What another tab put in since, or took out, is left as it is.
      const change = { added: made.ids.filter((id) => !had.includes(id)), removed: had.filter((id) => !made.ids.includes(id)) };
      this.collection = made.name;
      const isKept = attempt(() => {
        this.saved.compile(made.name, change, collection);
        toast(say("lists.changed", { name: made.name }), { near });
        return true;
      }, near);
      if (!isKept) this.look({ collection });
      return;
    }
    attempt(() => {
      const removed = this.idsOf(collection);
      this.saved.compile(collection, { removed });
      this.chips.focus();
      toast(say("lists.removed", { name: collection }), {
        near: document.activeElement, undo: () => attempt(() => this.saved.compile(collection, { added: removed })),
      });
    }, near);
  }

  idsOf(collection) { return this.all.filter(({ collections }) => collections?.includes(collection)).map(({ id }) => id); }

  /** What the buttons of an entry do. */
  get actions() {
    const { saved } = this;
    return {
      step: (id, step) => attempt(() => saved.update(id, () => ({ step }))),
      note: (id, before, note, near) => attempt(() => this.keepNote(id, before, note), near),
      storedNote: (id) => saved.all.find((one) => one.id === id)?.note ?? "",
      collect: (id, name, isIn, near) => attempt(() => {
        saved.collect(id, name, isIn);
        return true;
      }, near),
      newList: (ids, near) => this.makeList(ids, near),
      choose: (id, box) => this.choose(id, box),
      move: (id, step, press) => this.move(id, step, press),
      remove: (id) => this.takeAway(id, (title) => {
        const undo = saved.remove(id);
        return { text: say("saved.removed", { title }), undo };
      }),
      hide: (id) => this.takeAway(id, (title) => {
        const hidden = new HiddenListings();
        const { path } = saved.all.find((one) => one.id === id);
        hidden.add({ id, path, title });
        return { text: say("hidden.done_named", { title }), undo: () => hidden.remove(id) };
      }),
    };
  }

  /** Keeps a note; what another tab wrote since it was shown here is kept too. Gives what is kept. */
  keepNote(id, before, note) {
    let kept;
    this.saved.update(id, ({ note: other = "" }) => {
      const isOther = other && other !== before && other !== note;
      if (isOther && other.length + note.length >= NOTE) throw new NotKept(say("saved.note_changed"));
      kept = clean(isOther ? `${other}\n${note}` : note, NOTE);
      return { note: kept };
    });
    return kept;
  }

  /** All that can be shown. */
  get all() { return this.saved.all.filter(isSavedEntry); }

  /** Those that are shown, in order. */
  get shown() { return this.shownOf(this.all); }

  shownOf(all) {
    const { collection, folder } = this;
    const some = all.filter((one) => (collection === null || one.collections?.includes(collection)) && (folder === null || folderOf(one) === folder));
    return this.sort ? some.toSorted(SORTS.get(this.sort).compare) : some;
  }

  move(id, step, press) {
    const ids = this.shown.map((one) => one.id);
    const place = ids.indexOf(id) + step;
    if (place < 0 || place >= ids.length) return;
    attempt(() => {
      this.saved.moveBefore(id, step < 0 ? ids[place] : ids[place + 1] ?? null);
      press.focus();
      toast(say("saved.moved", { place: place + 1, count: ids.length }), { near: press });
    }, press);
  }

  /** Keeps the place to which an item was dragged. */
  drop(item) {
    const { id } = item.dataset;
    const before = this.saved.all.map((one) => one.id);
    const next = item.nextElementSibling?.dataset.id ?? null;
    const near = item.querySelector(".keep-row");
    const behind = before[before.indexOf(id) + 1] ?? null;
    const isKept = attempt(() => {
      this.saved.moveBefore(id, next);
      const items = [...this.list.children];
      toast(say("saved.moved", { place: items.indexOf(item) + 1, count: items.length }), { near, undo: () => attempt(() => this.saved.moveBefore(id, behind), near) });
      return true;
    }, near);
    if (!isKept) this.show();
  }

  /** Takes an entry out of the list; the focus goes on to the next one. */
  takeAway(id, what) {
    const { title } = this.saved.all.find((one) => one.id === id).snapshot;
    const { item } = this.entries.get(id);
    const next = item.nextElementSibling ?? item.previousElementSibling;
    const done = attempt(() => what(title), item);
    if (!done) return;
    const near = next?.querySelector("a") ?? document.querySelector("main");
    near.focus();
    toast(done.text, {
      near,
      undo: () => {
        attempt(done.undo);
        this.entries.get(id)?.link.focus();
      },
    });
  }

  choose(id, box) {
    if (id === null) this.chosen.clear();
    else if (!box.checked) this.chosen.delete(id);
    else if (this.chosen.size < SIDE) this.chosen.add(id);
    else {
      box.checked = false;
      toast(say("saved.too_many_to_compare", { most: SIDE }), { near: box });
    }
    this.show();
  }

  /** Compares what is ticked or, where nothing is and there are few, all that is shown. */
  compareShown(near) {
    const { shown } = this;
    const chosen = this.all.filter(({ id }) => this.chosen.has(id));
    const wanted = chosen.length ? chosen : shown;
    if (wanted.length >= 2 && wanted.length <= SIDE) location.href = compareAddress(wanted.map(({ path }) => path));
    else toast(say("saved.tick_to_compare", { most: SIDE }), { near });
  }

  /** Brings the page up to date. */
  show() {
    // One of many that is completed is shown by itself.
    if (this.isCompleting) return;
    const { all } = this;
    const collections = collectionsOf(all);
    if (!collections.includes(this.collection)) this.collection = null;
    const kinds = kindsOf(all);
    if (!kinds.some(({ folder }) => folder === this.folder)) this.folder = null;
    for (const id of this.chosen) if (!all.some((one) => one.id === id)) this.chosen.delete(id);
    for (const id of this.entries.keys()) if (!all.some((one) => one.id === id)) this.entries.delete(id);
    const shown = this.shownOf(all);
    shown.forEach((entry, place) => {
      if (!this.entries.has(entry.id)) this.entries.set(entry.id, new SavedEntry(entry.id, this.actions));
      const view = this.entries.get(entry.id);
      view.show(entry, this.known.get(entry.id), collections, this.spot(place, shown.length));
      view.choice.checked = this.chosen.has(entry.id);
    });
    arrange(this.list, shown.map(({ id }) => this.entries.get(id).item));
    this.list.classList.toggle("one-kind", new Set(shown.map(({ snapshot }) => snapshot.kind_label)).size < 2);
    this.chips.show([
      { key: "", name: say("common.all"), count: all.length }, ...kinds.map(({ folder, name, count }) => ({ key: `kind ${folder}`, folder, name, count })),
      ...collections.map((name) => ({ key: `list ${name}`, name, count: this.idsOf(name).length, isOwn: true })),
    ], this.folder === null ? this.collection === null ? "" : `list ${this.collection}` : `kind ${this.folder}`);
    this.tools.show(this.sort, shown.length);
    this.empty.hidden = all.length > 0;
    for (const { element: part } of [this.chips, this.tools]) part.hidden = all.length === 0;
    this.showBar(all);
    keepLook({ collection: this.collection, folder: this.folder, sort: all.length ? this.sort : "", chosen: [...this.chosen] });
    this.lookUp(all);
  }

  /** Where an entry stands, and whether it can be moved from there. */
  spot(place, count) { return { isFirst: place === 0, isLast: place === count - 1, canMove: this.sort === "" && count > 1 }; }

  showBar(all) {
    this.bar.hidden = this.chosen.size === 0;
    const chosen = all.filter(({ id }) => this.chosen.has(id));
    this.compare.textContent = chosen.length > 1 ? say("saved.compare_count", { count: chosen.length }) : say("saved.tick_one_more");
    if (chosen.length > 1) this.compare.href = compareAddress(chosen.map(({ path }) => path));
    else this.compare.removeAttribute("href");
  }

  /** Brings one entry up to date. */
  showOne(id) {
    const view = this.entries.get(id);
    const { all } = this;
    const entry = all.find((one) => one.id === id);
    if (!view || !entry) return;
    view.show(entry, this.known.get(id), collectionsOf(all), this.spot([...this.list.children].indexOf(view.item), this.list.children.length));
    // Its page may have moved.
    if (this.chosen.has(id)) this.showBar(all);
  }

  /** Loads the pages of those that were not looked at yet. */
  async lookUp(all) {
    const left = all.filter(({ id }) => !this.known.has(id));
    for (const { id } of left) this.known.set(id, undefined);
    await lookAtAll(left, (entry, { now }) => {
      this.known.set(entry.id, now);
      if (now) {
        this.isCompleting = true;
        try {
          complete(entry, now);
        } finally {
          this.isCompleting = false;
        }
      }
      this.showOne(entry.id);
    });
  }
}
