// What the search box does: it offers what a text may mean, and searches for what was typed or chosen.
import { makeBox } from "./box.js";
import { STUDY } from "./everyday.js";
import { Words, suggest, understand } from "./understand.js";

/** How many kept searches an empty box offers. */
const KEPT = 6;

/**
 * The box. `step` is told before the search becomes another one, `begin` that somebody entered a text, `end` what of it means nothing here and what to say to the reader, and `fail` why
 * nothing came of it.
 */
export class Asking {
  constructor(box, suggestions, { index, board, query, kept }, { step, begin, end, fail }) {
    Object.assign(this, { box, index, board, query, step, begin, end, fail, words: new Words(board) });
    makeBox(box, suggestions, {
      suggest: async (text) => (text.trim()
        ? suggest(text, this.words, index)
        : kept.all.slice(0, KEPT).map(({ name, query: saved }) => ({ label: `Saved: ${name}`, saved }))),
      choose: ({ saved, ...meaning }) => {
        step();
        if (saved) query.read(saved);
        else query.add(meaning);
        end([], "");
      },
      ask: (text) => this.ask(text),
    });
  }

  async ask(text) {
    this.begin();
    try {
      const { conditions, ignored } = await understand(text, this.words, this.index, this.board.states);
      this.step();
      this.query.addAll(conditions);
      this.end(ignored, ignored.some((word) => STUDY.has(word)) ? "Which campus? Type its name, such as “RMIT” or “UQ”." : "");
    } catch (error) {
      // What was typed is not lost.
      this.box.value = text;
      this.fail(error);
    }
  }
}
