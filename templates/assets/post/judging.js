// What `houser check` says of a listing while it is typed: a worker asks the program's own judge, where the board has it and the browser runs it.
import { today } from "../days.js";

/** How long it may take to come and to answer, in milliseconds. */
const PATIENCE = 30_000;

/** A judge of listings; it answers null where there is none. */
export class Judging {
  #worker = null;

  /** With the addresses of its worker, its module and what it is told of the board. */
  constructor({ judgeWorker, judgeModule, judgeBoard }) {
    this.addresses = judgeModule ? { module: judgeModule, board: judgeBoard } : null;
    this.script = judgeWorker;
  }

  /** The findings on the file of a listing by whoever posts it. */
  async findings(question, person) {
    if (!this.addresses) return null;
    try {
      this.#worker ??= new Worker(this.script);
      const { findings, error } = await this.#ask({ addresses: this.addresses, today: today(), person, question });
      if (error) throw new Error(error);
      return findings;
    } catch (error) {
      // What the judge cannot say here the check says later.
      reportError(error);
      this.addresses = null;
      return null;
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

/** The key of a file to which a finding belongs: that of its line, or the description below the facts. */
export function keyAt(text, line) {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  if (line - 1 > end) return "description";
  for (let place = Math.min(line, end) - 1; place > 0; place -= 1) {
    const [, key] = /^([a-z][a-z0-9-]*):/u.exec(lines[place]) ?? [];
    if (key) return key;
  }
  return "";
}

/** A finding as people read it. */
export const said = ({ message, reason }) => [message.charAt(0).toUpperCase() + message.slice(1), reason].filter(Boolean).join(". ");
