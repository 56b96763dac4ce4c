// Asks the judge of browsers what the program was asked, and wants the same answers, byte for byte: compare.mjs MODULE CASES…
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const [modulePath, ...files] = process.argv.slice(2);
// The worker is a classic script, which a page has with a window of its own.
const script = readFileSync(new URL("../../templates/assets/post/judge-worker.js", import.meta.url), "utf8");
const Judge = new Function("self", `${script}\nreturn Judge;`)({ addEventListener() {} });
const data = new URL("../../Sources/BundledData/", import.meta.url);
const table = (path) => new Uint8Array(readFileSync(new URL(path, data)));
const TABLES = {
  suburbs: table("gazetteer/suburbs.tsv"), universities: table("gazetteer/universities.tsv"), regions: table("regions/regions.tsv"),
  members: table("regions/members.tsv"), nicknames: table("regions/nicknames.tsv"), abbreviations: table("../../templates/assets/abbreviations.json"),
  slips: table("gazetteer/slips.json"),
};
const SHOWN = 3;

function* members(bytes) {
  for (let place = 0; place < bytes.length;) {
    const end = bytes.indexOf(0x0a, place);
    const [name, count] = bytes.toString("latin1", place, end).split(" ");
    yield [name, bytes.subarray(end + 1, end + 1 + Number(count))];
    place = end + 2 + Number(count);
  }
}

/** The first finding in which two answers differ. */
function difference(expected, found) {
  const [one, other] = [expected, found].map((text) => JSON.parse(text ?? "[]").map((finding) => JSON.stringify(finding)));
  const place = one.findIndex((finding, index) => finding !== other[index]);
  return `\n  program: ${one[place] ?? "nothing"}\n  browser: ${other[place < 0 ? one.length : place] ?? "nothing"}`;
}

const module = await WebAssembly.compile(readFileSync(modulePath));
let [asked, findings, prose, different, traps, longest, all] = [0, 0, 0, 0, 0, 0, 0];
for (const file of files) {
  const start = () => Judge.of(module, TABLES);
  let judge = await start();
  let [settings, question, found] = [null, null, null];
  for (const [name, value] of members(readFileSync(file))) {
    if (name === "begin") {
      settings = [...members(value)];
      if (!judge.begin(settings)) throw new Error(`${file}: the settings are refused`);
    } else if (name === "check") {
      question = [...members(value)];
      const began = performance.now();
      try {
        found = judge.check(question);
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        found = null;
        traps += 1;
        console.log(`${basename(file)}: ${question.find(([key]) => key === "path")[1]}: ${error.stack.split("\n").slice(0, 6).join("\n")}`);
        judge = await start();
        judge.begin(settings);
      }
      const took = performance.now() - began;
      [asked, longest, all] = [asked + 1, Math.max(longest, took), all + took];
    } else if (name === "prose") {
      found = judge.prose(value.toString());
    } else if (name === "html") {
      prose += 1;
      if (found === value.toString()) continue;
      different += 1;
      if (different <= SHOWN) console.log(`${basename(file)}: a description becomes ${found}`);
    } else {
      const expected = value.toString();
      findings += JSON.parse(expected).length;
      if (found === expected) continue;
      different += 1;
      if (different <= SHOWN) console.log(`${basename(file)}: ${question.find(([key]) => key === "path")[1]}:${difference(expected, found)}`);
    }
  }
}
console.log(`judge: ${asked} files with ${findings} findings and ${prose} descriptions, ${different} answers differ, ${traps} traps; ${(all / asked).toFixed(1)} ms a file, ${longest.toFixed(0)} ms at most`);
process.exit(findings > 0 && prose > 0 && different + traps === 0 ? 0 : 1);
