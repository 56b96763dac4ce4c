// Which parts of the documentation have the words that somebody looks for, the best first.

/** So much counts a word in the heading of a part, in the title of its page, and in its text. */
const POINTS = { heading: 60, title: 20, text: 4 };
/** What counts once more if the word is there as a whole, and for each further time in the text, of which so many count. */
const WHOLE = 1.5, AGAIN = 1, MOST_AGAIN = 5;
/** What the beginning of another word counts, unless it's the last of the question, which may not be written to its end yet. */
const BEGUN = .4;
/** What the beginning of a page counts more than its parts, since whoever asks for its subject wants all of it. */
const BEGINNING = 30;
/** What people say around what they look for. */
const AROUND = new Set("a an and are can do does for from how i in is it my of on or the to what when where which who why with you".split(" "));

const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
// One of something and several are the same word.
const END = /^(?:e?s)?(?![\p{L}\p{N}])/u;
const isLetter = (sign) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** The words of a question: signs before and behind them don't count, those within them do, as in board.yaml. */
export const wordsOf = (question) => {
  const words = [...new Set(fold(question).split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")).filter(Boolean))];
  const telling = words.filter((word) => !AROUND.has(word));
  return telling.length ? telling : words;
};

/** Where words of a text begin with a word, and whether each is that word. */
export const places = (text, word) => {
  const found = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (!isLetter(text[at - 1])) found.push({ at, isWhole: END.test(text.slice(at + word.length, at + word.length + 3)) });
  }
  return found;
};

const points = (text, word, worth, isLast) => {
  const found = places(text, word);
  if (!found.length) return 0;
  const again = Math.min(found.length - 1, MOST_AGAIN) * AGAIN;
  return worth * (found.some(({ isWhole }) => isWhole) ? WHOLE : isLast ? 1 : BEGUN) + again;
};

/** The index as it is searched: each part with its page, and all in small letters beside it. */
export const prepare = ({ pages, parts }) => {
  const titles = pages.map(([, title]) => fold(title));
  return parts.map(([page, anchor, heading, text]) => ({
    slug: pages[page][0], title: pages[page][1], anchor, heading, text,
    folded: { title: titles[page], heading: fold(anchor ? heading : pages[page][1]), text: fold(text) },
  }));
};

/** The parts that have every word of the question, and of two that have them alike the one that comes first. */
export const find = (index, question) => {
  const words = wordsOf(question);
  if (!words.length) return [];
  const found = [];
  for (const part of index) {
    let sum = part.anchor ? 0 : BEGINNING;
    const hasAll = words.every((word, place) => {
      const isLast = place === words.length - 1;
      const { heading, title, text } = part.folded;
      // A word that only the page's title has says nothing of this part of it.
      const here = points(heading, word, POINTS.heading, isLast) + points(text, word, POINTS.text, isLast);
      const all = here + points(title, word, POINTS.title, isLast);
      sum += all;
      return all > 0;
    });
    const isAbout = words.some((word) => places(part.folded.heading, word).length || places(part.folded.text, word).length);
    if (hasAll && isAbout) found.push([sum, part]);
  }
  return found.sort((one, other) => other[0] - one[0]).map(([, part]) => part);
};
