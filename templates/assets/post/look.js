// How a listing that is written will look: its card, made of the same template as all others, and below it what its page will say.
import { card } from "../cards.js";
import { dayNumber, shortDay, today } from "../days.js";
import { slotText } from "../device/since.js";
import { element } from "../elements.js";
import { dollars } from "../money.js";
import { say } from "../say.js";
import { cents, onCard, onPage, saidIn } from "./fact-texts.js";
import { proseOf } from "./prose.js";
import { words } from "./values.js";

/** How many letters of a text a card shows at most (Sources/CommonMark/Excerpt.swift). */
const MOST_LETTERS = 200;
/** What may mean something else in Markdown than it is. */
const MARKUP = /^[ \t]*(?:[-+#>|=~]|\d+[.)])|[*_`[\]<>&\\]/m;
/** The icon of the fact that says what sort of place it is, which stands before the suburb. */
const TYPE = "home";

const labelOf = (ask) => ask.querySelector("label, legend").firstChild.textContent.trim();

/** The paragraphs with which a description begins, as a page shows them; as they were typed, where nobody says how, if they are surely nothing else. */
function paragraphs(prose) {
  const parts = prose.matches(".typed") ? prose.textContent.split(/\n\s*\n/).map((text) => !MARKUP.test(text) && text) : [...prose.children].map((part) => part.matches("p") && part.textContent);
  const end = parts.indexOf(false);
  return end < 0 ? parts : parts.slice(0, end);
}

/** The beginning of a description, cut after a word. */
function beginning(prose) {
  const words = paragraphs(prose).join(" ").replace(/\s+/g, " ").trim();
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).replace(/\s\S*$/, "")}…` : words;
}

export class Look {
  #form;
  #words;

  /** Of a form, with what cards of its kind say (Sources/SiteKit/Pages/PostCard.swift). */
  constructor(form) {
    this.#form = form;
    this.#words = JSON.parse(form.querySelector("[data-card-words]").textContent);
  }

  #ask(key) { return this.#form.querySelector(`[data-ask="${CSS.escape(key)}"]`); }
  #value(name) { return this.#form.elements[name]?.value?.trim() ?? ""; }

  #price() {
    const { price } = this.#words;
    const value = price && this.#value(price.field);
    if (!value) return {};
    if (Number(value) === 0 && price.zero) return { price_text: price.zero };
    return { price_text: [price.before, dollars(cents(value))].filter(Boolean).join(" "), per: price.per };
  }

  #facts() {
    const { card: keys, fields, none } = this.#words;
    const isNone = (key) => none.some(([count, word]) => this.#value(count) === "0" && this.#value(key) === word);
    return keys.filter((key) => this.#ask(key) && !isNone(key)).map((key) => [fields[key].icon ?? "dot", onCard(this.#ask(key), fields[key], labelOf(this.#ask(key)))])
      .filter(([, text]) => text);
  }

  /** The times of an ask that are to come, in their order, as local times of their beginnings and ends. */
  #times(key) {
    const rows = [...this.#ask(key)?.querySelectorAll(".post-row") ?? []].map((row) => [...row.querySelectorAll("[type=datetime-local]")].map(({ value }) => value));
    return rows.filter(([start, end]) => start && end && start.slice(0, 10) >= today()).sort();
  }

  #open() {
    const word = (time) => (this.#words.place === "address" ? say("listing_facts.open_time", { time }) : say("listing_facts.viewing_time", { time }));
    const occasions = Object.entries(this.#words.fields).filter(([, { type }]) => type === "slots").flatMap(([key]) => this.#times(key));
    return [...this.#times("inspections").map((time) => [...time, word(slotText(time[0]))]), ...occasions.map((time) => [...time, slotText(time[0])])].sort();
  }

  /** The card of a listing with that title and those pictures. */
  #card(title, [picture, ...others], prose) {
    const { before_start, excerpt, label } = this.#words;
    const facts = this.#facts();
    const type = facts.find(([icon]) => icon === TYPE);
    const listing = {
      ...this.#price(), id: "", url: "", title, available: this.#value("available"), type: type?.[1], suburb: this.#value("address.suburb"),
      highlights: facts.filter((fact) => fact !== type).map(([icon, text]) => {
        const [, number, unit] = /^(\d\S*) (.+)$/u.exec(text) ?? [];
        return number ? [icon, number, unit] : [icon, text];
      }),
      open: this.#open(), pictures: others.length + 1, ...(excerpt ? { excerpt: beginning(prose), posted: shortDay(today()) } : {}),
      image: picture && { src: picture.small, alt: picture.alt, width: picture.width, height: picture.height },
    };
    const row = { kind: "", state: this.#value("address.state"), postcode: this.#value("address.postcode"), listed: dayNumber(today()), expires: null };
    const item = card(listing, row, new Map([["", { label, before_start }]]), "");
    // It leads nowhere yet, and nobody can save it.
    item.querySelector("a").removeAttribute("href");
    delete item.querySelector(".card").dataset.id;
    return element("ul", "cards", item);
  }

  #where() {
    const [street, suburb, state, postcode] = ["street", "suburb", "state", "postcode"].map((part) => this.#value(`address.${part}`));
    if (!suburb) return [];
    const isShown = street && this.#value("address.show") !== "suburb";
    return [element("p", "i-pin place-line", isShown ? `${street}, ` : "", [suburb, state, postcode].join(" "))];
  }

  #table() {
    const { fields, features, price } = this.#words;
    const isRow = ({ dataset: { ask } }) => ask in fields && ask !== price?.field && ask !== features && fields[ask].type !== "slots";
    const rows = [...this.#form.querySelectorAll("[data-ask]:not([data-person] *)")].filter(isRow)
      .map((ask) => [labelOf(ask), onPage(ask, fields[ask.dataset.ask])]).filter(([, text]) => text);
    return rows.length ? [element("dl", "facts", ...rows.map(([label, text]) => element("div", "", element("dt", "", label), element("dd", "", text))))] : [];
  }

  /** The features, which have a place of their own. */
  #features() {
    const ask = this.#words.features && this.#ask(this.#words.features);
    const said = ask ? saidIn(ask) : [];
    return said.length ? [element("h4", "", labelOf(ask)), element("ul", "ticks", ...said.map(({ text }) => element("li", "", text)))] : [];
  }

  /** The pictures, each with what is said of it. */
  #pictures(pictures) {
    if (!pictures.length) return [];
    const items = pictures.map(({ small, alt, width, height }) => element("li", "", Object.assign(element("img"), { src: small, alt, width, height, loading: "lazy" })));
    const list = element("ul", "post-look-pictures", ...items);
    // What is wider than the page is moved through by keys, too.
    list.tabIndex = 0;
    list.setAttribute("aria-label", say("post.pictures"));
    list.setAttribute("role", "list");
    return [list];
  }

  #priceLine() {
    const { price_text: text, per } = this.#price();
    return text ? [element("p", "offer-price", element("b", "", text), per ? ` ${per}` : "")] : [];
  }

  /** A listing's `card`, and what its `page` will say; `html` is its description as its page has it, or null where nobody says. */
  draw({ title, pictures }, html) {
    const prose = proseOf(html, this.#form.elements.description.value.trim());
    const times = this.#open().map(([, , text]) => element("li", "", text));
    const tags = this.#ask("tags") ? saidIn(this.#ask("tags")).flatMap(words) : [];
    return {
      card: this.#card(title, pictures, prose),
      page: element("div", "post-look-page", ...this.#pictures(pictures), element("h4", "post-look-title", title), ...this.#priceLine(), ...this.#where(), prose,
        ...(times.length ? [element("ul", "", ...times)] : []), ...this.#table(), ...this.#features(),
        ...(tags.length ? [element("p", "note", tags.map((tag) => `#${tag}`).join(" "))] : [])),
    };
  }
}
