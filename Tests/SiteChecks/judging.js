// Asks the judge in this browser, through the worker of the posting page, what the program was asked, and wants the same answers, byte for byte.
const SHOWN = 3;
const text = new TextDecoder("utf-8", { ignoreBOM: true });
const bytes = new TextEncoder();

/** The members of a message: pairs of a name and bytes. */
function members(content) {
  const found = [];
  for (let place = 0; place < content.length;) {
    const end = content.indexOf(0x0a, place);
    const [name, count] = text.decode(content.subarray(place, end)).split(" ");
    found.push([name, content.subarray(end + 1, end + 1 + Number(count))]);
    place = end + 2 + Number(count);
  }
  return found;
}

const message = (parts) => new Blob(parts.flatMap(([name, value]) => [bytes.encode(`${name} ${value.length}\n`), value, "\n"]));

async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A worker of the posting page, who knows one board. */
class Asked {
  constructor(settings, tables) {
    this.worker = new Worker("judge-worker.js");
    this.board = URL.createObjectURL(message([...tables.map(([name, value]) => [`table-${name}`, value]), ...settings]));
    this.today = text.decode(settings.find(([name]) => name === "today")[1]);
  }

  ask(what) {
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      this.worker.onerror = ({ message: why }) => reject(new Error(why));
      this.worker.postMessage({ addresses: { module: new URL("judge.wasm", location).href, board: this.board }, today: this.today, ...what }, [port2]);
    });
  }

  end() {
    this.worker.terminate();
    URL.revokeObjectURL(this.board);
  }
}

/** The first finding in which two answers differ. */
function difference(expected, found) {
  const [one, other] = [expected, found].map((findings) => findings.map((finding) => JSON.stringify(finding)));
  const place = one.findIndex((finding, index) => finding !== other[index]);
  return `\n  program: ${one[place] ?? "nothing"}\n  browser: ${other[place < 0 ? one.length : place] ?? "nothing"}`;
}

/** Asks about all files of cases. Gives how many there were of each kind, `good` and `bad`, what differed, and how long answers took in milliseconds. */
export async function compare(tables, cases) {
  const known = await Promise.all(Object.entries(tables).map(async ([name, address]) => [name, await load(address)]));
  const report = { kinds: {}, findings: 0, descriptions: 0, different: 0, times: [], said: [] };
  const differs = (what) => {
    report.different += 1;
    if (report.different <= SHOWN) report.said.push(what);
  };
  for (const [board, address] of Object.entries(cases)) {
    const all = members(await load(address));
    const asked = new Asked(members(all.shift()[1]), known);
    for (let place = 0; place < all.length; place += 2) {
      const [[name, value], [, wanted]] = [all[place], all[place + 1]];
      const expected = text.decode(wanted);
      if (name === "prose") {
        const { html, error } = await asked.ask({ prose: text.decode(value) });
        report.descriptions += 1;
        if (html !== expected) differs(`${board}: a description becomes ${html ?? error}`);
        continue;
      }
      const question = members(value);
      const began = performance.now();
      const { findings, error } = await asked.ask({ questions: [question] });
      report.times.push(performance.now() - began);
      const [kind, path] = ["kind", "path"].map((key) => text.decode(question.find(([other]) => other === key)?.[1]) || "owner");
      const answer = JSON.parse(expected);
      report.findings += answer.length;
      report.kinds[kind] ??= { good: 0, bad: 0 };
      report.kinds[kind][answer.some(({ severity }) => severity === "error") ? "bad" : "good"] += 1;
      if (error || JSON.stringify(findings) !== JSON.stringify(answer)) differs(`${board}: ${path}: ${error ?? difference(answer, findings)}`);
    }
    asked.end();
  }
  return report;
}
