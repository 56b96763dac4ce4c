// What the search box does: it offers what a text may mean, and searches for what was typed or chosen.
import { makeBox } from "./box.js";
import { button, element } from "./elements.js";
import { SHOWN } from "./filter.js";
import { language } from "./language.js";
import { Words } from "./meanings.js";
import { dollars } from "./money.js";
import { fold } from "./names.js";
import { RecentSearches } from "./recent.js";
import { say } from "./say.js";
import { suggest } from "./suggest.js";
import { nearestFirst } from "./typed-places.js";
import { understand } from "./understand.js";
import { searchWords } from "./words.js";


/** How many kept searches an empty box offers. */
const KEPT = 6;

/** So much of a text stands in a sentence about it. */
const LONG = 60;
const shortened = (text) => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

/** The most unknown words that are taken for what a text is about, and how many bytes such a word has at least. */
const FEW = 3;
const LEAST = 3;

/** What somebody asks who has something to post, and the link to the page for that; null if the theme has none. */
const POSTING = /^how to post$/;
const guide = () => document.querySelector(".site-footer a[href$='/post/']")?.cloneNode(true) ?? null;

const quoted = (words) => new Intl.ListFormat(language, { type: "conjunction" }).format(words.map((word) => say("search.quoted", { words: shortened(word) })));

/** What stands in a sentence in place of buttons, and a sentence with them in their place. */
const GAP = "\n";
const around = (sentence, ...buttons) => {
  const [before, after] = sentence.split(GAP);
  return element("span", "also", before, ...buttons, after);
};

/**
 * The box. `step` is told before the search becomes another one, `begin` that somebody entered a text, `end` what to say to the reader of it,
 * and `fail` why nothing came of it.
 */
export class Asking {
  constructor(box, suggestions, { index, board, query, kept }, { step, begin, end, fail }) {
    Object.assign(this, { box, index, board, query, step, begin, end, fail });
    this.words = new Words(board);
    this.recent = new RecentSearches();
    makeBox(box, suggestions, {
      suggest: async (text) => (text.trim() ? suggest(text, this.words, index) : keptOffers(kept, this.recent)),
      choose: ({ saved, typed, ...meaning }) => {
        if (typed) {
          this.ask(typed);
          return;
        }
        step();
        if (saved) query.read(saved);
        else query.addAll(nearestFirst([meaning]));
        end([]);
      },
      ask: (text) => this.ask(text),
    });
  }

  async ask(text) {
    this.begin();
    this.recent.add(text);
    try {
      const found = await understand(text, this.words, this.index, this.board.states);
      // Of a word that is half typed, or written otherwise, the best guess is taken.
      const isUnknown = !found.conditions.length && found.ignored.length && !found.unable.length && !found.isStudy && !found.unplaced && !found.unread && !text.includes(",");
      // A suburb in which there is nothing differs by a slip from many a word.
      const isLikely = ({ key, value, count }) => key !== "suburb" || count > 0 || fold(value).startsWith(fold(text));
      const best = isUnknown ? (await suggest(text, this.words, this.index)).find(isLikely) : null;
      const missing = best || found.maybe.length ? [] : missingIn(found, this.index);
      this.step();
      this.query.addAll(best ? nearestFirst([best]) : [...found.conditions, ...missing.map((value) => ({ key: "words", value }))]);
      if (best) this.end([`${say("typed.took", { typed: quoted([text.trim()]), label: best.label })} `, this.asWords(text.trim(), [best])]);
      else if (missing.length) this.end([say("typed.not_mentioned", { words: quoted(missing) })]);
      else this.end(this.said(found, text));
    } catch (error) {
      // What was typed is not lost.
      this.box.value = text;
      this.fail(error);
    }
  }

  /**
   * What to say above the results of a text: what a misspelt place was taken for, what was not understood, cannot be searched for or says too
   * little, and which other places have the name that was typed, or may be meant.
   */
  said({ conditions, ignored, unable: refused, others, instead, maybe, monthly, isStudy, unplaced, unread, isVague }, text) {
    const page = refused.some((one) => POSTING.test(one)) ? guide() : null;
    const unable = refused.filter((one) => !page || !POSTING.test(one));
    const which = isStudy ? say("typed.which_campus") : "";
    const taken = [...(page ? [around(`${say("typed.posting", { page: GAP })} `, page)] : []), ...this.saidOfPlaces(instead), ...saidOfRest(monthly, conditions)];
    if (which && ignored.length === 1 && !unable.length) return [...taken, which];
    const left = [
      which,
      isVague ? say("typed.vague", { typed: quoted([text.trim()]) }) : "",
      unable.length ? say("typed.unable", { words: quoted(unable) }) : "", ignored.length ? say("typed.ignored", { words: quoted(ignored) }) : "",
      unplaced ? say("typed.unplaced", { km: unplaced }) : "", unread ? say("typed.too_long", { rest: quoted([unread]) }) : "",
    ].filter(Boolean);
    const isAll = [...this.query.values.keys()].every((key) => SHOWN.has(key));
    const rest = conditions.length ? say("typed.showing_rest") : isAll ? say("typed.showing_all") : say("typed.as_it_was");
    const meant = maybe.length ? [around(`${say("typed.did_you_mean", { places: GAP })} `, ...maybe.map((one) => button("chip", () => this.choose(one), one.label)))] : [];
    const unknown = [...taken, ...(left.length ? [`${left.join(" ")} ${rest} `] : []), ...meant];
    if (!others.length) return unknown;
    return [...unknown, around(say("typed.also", { places: GAP }), ...others.map((other) => button("chip", () => this.take(other), other.label)))];
  }

  /** What misspelt places were taken for, and how to take it back. */
  saidOfPlaces(instead) {
    return instead.flatMap(({ text, label, values }) => [`${say("typed.showing_for", { label, typed: quoted([text]) })} `, this.asWords(text, values), " "]);
  }

  /** Offers to look for what was taken for something else as it was typed. */
  asWords(typed, values) {
    return button("chip", () => {
      this.step();
      for (const { key, value } of values) this.query.remove(key, value);
      for (const value of searchWords(typed)) this.query.add({ key: "words", value });
      this.end([]);
    }, say("typed.instead", { typed: shortened(typed) }));
  }

  /** Searches in a place that may be meant. */
  choose({ key, value }) {
    this.step();
    this.query.addAll(nearestFirst([{ key, value }]));
    this.end([]);
  }

  /** Searches in another place of the same name. */
  take({ key, value, instead }) {
    this.step();
    this.query.set(key, this.query.of(key).map((one) => (one === instead ? value : one)));
    this.end([]);
  }
}

/** The words that a text is about, if nothing on the board has them: whoever asks for a Toyota under $15,000 wants nothing else under $15,000. */
function missingIn({ ignored, unable, isBare, isStudy, unplaced, unread }, index) {
  if (!isBare || isStudy || unplaced || unread || unable.length) return [];
  // As the index has words: a number of five digits, say, is none.
  const words = [...new Set(ignored.flatMap(searchWords))].filter((word) => new TextEncoder().encode(word).length >= LEAST && !index.silent.has(word));
  return words.length > FEW ? [] : words;
}

/** What is said of prices for a month, and of words that are wishes. */
function saidOfRest(monthly, conditions) {
  const wishes = conditions.filter(({ key }) => key === "wish").map(({ value }) => value);
  return [
    ...monthly.map(({ price, weekly, of }) => `${say("typed.weekly", { price: dollars(price * 100), weekly: dollars(weekly * 100), of })} `),
    ...wishes.length ? [`${say("typed.wishes", { words: quoted(wishes) })} `] : [],
  ];
}

/** The kept searches that an empty box offers, and what was typed lately. */
export const keptOffers = (kept, recent) => [
  ...recent.all.map(({ text }) => ({ label: say("typed.recent", { typed: shortened(text) }), typed: text })),
  ...kept.all.slice(0, KEPT).map(({ name, query: saved }) => ({ label: say("typed.saved", { name }), saved })),
];
