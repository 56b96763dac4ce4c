// What `houser check` says of a listing while it is typed: a worker asks the program's own judge, where the board has it and the browser runs it.
import { today } from "../days.js";
import { reportUnlessAway } from "./away.js";

/** How long it may take to come and to answer, in milliseconds. */
const PATIENCE = 30_000;

/** A judge of listings; it answers null where there is none. */
export class Judging {
  #worker = null;
  #person = null;
  #tell;

  /** With the addresses of its worker, its module and what it is told of the board; `tell` hears whether it is still to come. */
  constructor({ judgeWorker, judgeModule, judgeBoard }, tell) {
    // Whoever saves data does without: what it would say, the check says later.
    const isWanted = judgeModule && !navigator.connection?.saveData;
    this.addresses = isWanted ? { module: judgeModule, board: judgeBoard } : null;
    this.script = judgeWorker;
    this.#tell = tell;
  }

  /** Has it there before it is needed, once the browser has nothing else to do. */
  prepare() {
    if (this.addresses && !this.#worker) (self.requestIdleCallback ?? setTimeout)(() => this.#answer({}));
  }

  /** The findings on the files of a listing by whoever posts it. */
  async findings(questions, person) {
    this.#person = person;
    return (await this.#answer({ questions }))?.findings ?? null;
  }

  /** What a page shows of a description, as HTML. */
  async prose(text) { return (await this.#answer({ prose: text }))?.html ?? null; }

  async #answer(asked) {
    if (!this.addresses) return null;
    try {
      if (!this.#worker) {
        this.#worker = new Worker(this.script);
        this.#tell(true);
      }
      const { error, ...answer } = await this.#ask({ addresses: this.addresses, today: today(), person: this.#person, ...asked });
      if (error) throw new Error(error);
      return answer;
    } catch (error) {
      // What the judge cannot say here the check says later.
      reportUnlessAway(error);
      this.addresses = null;
      return null;
    } finally {
      this.#tell(false);
    }
  }

  #ask(asked) {
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      this.#worker.addEventListener("error", (event) => reject(new Error(event.message)), { once: true });
      setTimeout(() => reject(new Error("the judge does not answer")), PATIENCE);
      this.#worker.postMessage(asked, [port2]);
    });
  }
}
