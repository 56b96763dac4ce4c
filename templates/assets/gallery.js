// The pictures of a listing over the whole screen. Each has an address, "#picture-2", so that Back closes them and a link can show one.
import { button, element } from "./elements.js";
import { say } from "./say.js";

const PATTERN = /^#picture-(\d{1,3})$/;

class Gallery {
  constructor(list) {
    this.links = [...list.querySelectorAll("a")];
    list.addEventListener("click", (event) => {
      const place = this.links.indexOf(event.target.closest("a"));
      // Whoever asks for a new tab gets one.
      if (place < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.open(place);
    });
    addEventListener("popstate", () => this.follow());
    if (this.links.length > 5) this.offerAll(list);
    this.follow();
  }

  /** Five are in sight where there is room for a mosaic; a button leads to all. */
  offerAll(list) {
    list.classList.add("mosaic");
    list.after(button("all-pictures i-picture button quiet", () => this.open(0), say("gallery.all", { count: this.links.length })));
  }

  /** Shows what the address says. */
  follow() {
    const place = Number(PATTERN.exec(location.hash)?.[1]) - 1;
    if (this.links[place]) this.show(place);
    else this.dialog?.close();
  }

  /** Opens a picture as a step that Back leads away from. */
  open(place) {
    history.pushState({ isGallery: true }, "", `#picture-${place + 1}`);
    this.show(place);
  }

  show(place) {
    this.dialog ??= this.make();
    this.target = null;
    if (!this.dialog.open) this.dialog.showModal();
    // Nothing is to be seen on the way to it.
    const stand = () => this.slides.children[place].scrollIntoView({ behavior: "instant", block: "nearest", inline: "start" });
    stand();
    this.tell(place);
    // A strip that is shown again may snap to where it stood before.
    this.shown = place;
    requestAnimationFrame(() => {
      if (this.shown === place && this.dialog.open) stand();
    });
  }

  /** Goes to another picture, without a step of its own. */
  go(place) {
    const slide = this.slides.children[place];
    if (!slide) return;
    this.target = place;
    this.shown = null;
    slide.scrollIntoView({ block: "nearest", inline: "start" });
  }

  /** Where it is, or is on its way to: whoever presses twice wants to go two pictures on. */
  get heading() { return this.target ?? this.place; }

  tell(place) {
    this.place = place;
    if (place === this.target) this.target = null;
    this.count.textContent = `${place + 1} / ${this.links.length}`;
    this.back.disabled = place === 0;
    this.next.disabled = place === this.links.length - 1;
    const address = `#picture-${place + 1}`;
    if (location.hash !== address && this.dialog.open) history.replaceState(history.state, "", address);
  }

  /** Tells which picture is in sight. */
  tellShown() {
    if (this.dialog.open) this.tell(Math.round(Math.abs(this.slides.scrollLeft) / this.slides.clientWidth));
  }

  /** Leaves by the step that led here; who came by a link stays on the page. */
  leave() {
    if (!PATTERN.test(location.hash)) return;
    if (history.state?.isGallery) history.back();
    else history.replaceState(null, "", location.pathname + location.search);
  }

  slide(link) {
    const small = link.querySelector("img");
    const image = element("img");
    const [width, height] = ["width", "height"].map((name) => small.getAttribute(name));
    Object.assign(image, { loading: "lazy", width, height, alt: small.alt, src: link.href });
    return element("li", "", element("figure", "", image, element("figcaption", "", small.alt)));
  }

  make() {
    this.slides = element("ul", "slides", ...this.links.map((link) => this.slide(link)));
    this.slides.tabIndex = 0;
    this.count = element("p", "viewer-count");
    this.count.setAttribute("role", "status");
    const control = (icon, name, press) => button(`i-${icon} button quiet`, press, element("span", "hidden", name));
    this.back = control("left", say("gallery.previous"), () => this.go(this.heading - 1));
    this.next = control("right", say("gallery.next"), () => this.go(this.heading + 1));
    const dialog = element("dialog", "viewer", element("div", "viewer-bar", this.count, control("close", say("common.close"), () => dialog.close())),
      this.slides, element("div", "viewer-steps", this.back, this.next));
    dialog.setAttribute("aria-label", say("gallery.pictures"));
    dialog.addEventListener("close", () => {
      this.leave();
      this.links[this.place].focus();
    });
    dialog.addEventListener("keydown", (event) => {
      // Alt and an arrow is Back.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const way = document.dir === "rtl" ? -1 : 1;
      const step = { ArrowLeft: -way, ArrowRight: way }[event.key];
      const place = event.key === "Home" ? 0 : event.key === "End" ? this.links.length - 1 : this.heading + step;
      if (Number.isNaN(place)) return;
      event.preventDefault();
      this.go(place);
    });
    // What it tells may be of several moments, so where it is now is asked of itself.
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) this.tellShown();
    }, { root: this.slides, threshold: 0.6 });
    // Whoever takes the pictures in hand goes elsewhere.
    for (const name of ["pointerdown", "wheel"]) this.slides.addEventListener(name, () => { this.target = null; }, { passive: true });
    // It may have come to rest before anybody has watched it come: the next step counts from here.
    this.slides.addEventListener("scrollend", () => {
      this.tellShown();
      this.target = null;
    });
    for (const slide of this.slides.children) watch.observe(slide);
    document.body.append(dialog);
    return dialog;
  }
}

export const openGallery = (list) => new Gallery(list);
