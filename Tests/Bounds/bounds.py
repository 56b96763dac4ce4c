#!/usr/bin/env python3
"""bounds.py HOUSER: checks boards of 50 MB of the worst files, each sort in turn, and fails where one takes more memory or time than allowed.

With --megabytes, --memory (MB) and --seconds other bounds hold; with --only, sorts whose names hold that text.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import bare_board

PERSON = "name: Maria Costa\nphone: 0491 570 006\n"
FACTS = """title: Sunny two-bedroom terrace near Smith Street
owner: maria
status: available
address: {street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}
rent: 690
bond: 2760
property: terrace
bedrooms: 2
bathrooms: 1
carparks: 0
available: 2026-12-01
listed: 2026-11-12
confirmed: 2026-11-20
"""
MIB, LONGEST = 1 << 20, 64 << 10


def filled(pattern, size):
    """A text of one pattern over and over."""
    return (pattern * (size // len(pattern.encode()) + 1)).encode()[:size].decode(errors="ignore")


def listing(body, facts=FACTS):
    return f"---\n{facts}---\n{body}\n"


def numbered(line, size):
    """Lines of which each has its number in it."""
    lines, length = [], 0
    while length < size:
        lines.append(line.replace("#", str(len(lines))))
        length += len(lines[-1])
    return "".join(lines)


PATTERNS = [
    "![[]()", "[a](", "*a **a ", "> ", "- ", "<b>\n\n", "[a](b)\n\n", "[](x:)", "*", "_", "`a``b```c", "&", "[", "]", "[ (](", "\\", "-\n", "a\\\n",
    "<!--", "a <!A ", "a<?", "&#", "~~~\n", "\t", "\u200b", "**x [", "a**b c* ", "![a]\n", "1. ", "***\n", "#\n", "- a\n   - b\n", ">\n\n",
    ">" * 50 + "a\n\n", "]:", "[a]: b\n", "[a]:\n\"", "x\n", "word ", "http://a ", "<a ", "<a@b.c>", "&amp;", "é", "|a|b|\n|-|-|\n",
]

SORTS = {
    # What people can send in one file, if they do not care whether it is taken.
    "one MB of image marks": lambda: (MIB, listing(filled("![[]()", MIB - 2_000))),
    "one MB with a long reference": lambda: (
        MIB, listing("[a]: https://a.example/" + "x" * (MIB // 2) + "\n\n" + filled("[a] ", MIB // 2 - 2_000))),
    "one MB of facts": lambda: (MIB, numbered("key#: 1\n", MIB - 100)),
    # What is read to its end.
    "a long reference": lambda: (LONGEST, listing("[a]: https://a.example/" + "x" * 30_000 + "\n\n" + filled("[a] ", 34_000))),
    "a shorter reference": lambda: (LONGEST, listing("[a]: https://a.example/" + "x" * 2_000 + "\n\n" + filled("[a] ", 62_000))),
    "many references": lambda: (
        LONGEST, listing("".join(f"[a{i}]: /{'x' * 60}\n" for i in range(450)) + "\n" + numbered("[a#] ", 30_000))),
    "brackets in brackets": lambda: (LONGEST, listing("[a]: /b\n\n" + "[" * 30_000 + "]" * 30_000)),
    "names of nothing": lambda: (LONGEST, listing("[a]: /b\n\n" + filled("[" + "é" * 450 + "]", 60_000))),
    "open emphasis": lambda: (LONGEST, listing(filled("*a ", 32_000) + filled(" b*", 32_000))),
    "staged lists": lambda: (LONGEST, listing("".join("  " * i + "- a\n" for i in range(50)) + "\n" * 60_000)),
    "unknown facts": lambda: (128 << 10, listing("Text.", numbered("k#: 1\n", 127_000))),
    "unknown facts in small files": lambda: (1_000, numbered("k#: 1\n", 900)),
    "tags in small files": lambda: (1_700, listing("<b>\n\n" * 250)),
    "one long line of facts": lambda: (128 << 10, listing("Text.", FACTS + "tags: [" + filled("&a *b !c, ", 120_000) + "]\n")),
    "wrong words": lambda: (128 << 10, listing("Text.", FACTS + "features: [" + filled("balcny, ", 120_000) + "]\n")),
    "values in values": lambda: (128 << 10, listing("Text.", FACTS + "tags: " + "[" * 19 + filled("a,", 120_000) + "]" * 19 + "\n")),
    "inspections": lambda: (128 << 10, listing("Text.", FACTS + "inspections:\n" + filled("- {start: 1, end: 2}\n", 120_000) + "x")),
    "history": lambda: (128 << 10, listing("Text.", FACTS + "history:\n" + filled("- {on: 2026-11-01, rent: 1}\n", 120_000) + "x")),
    "plain words": lambda: (LONGEST, listing(filled("word ", LONGEST - 10))),
    "open quotes": lambda: (128 << 10, listing("Text.", "title: \"" + "x" * 120_000)),
    "tabs": lambda: (128 << 10, listing("Text.", filled("\ta: 1\n", 120_000))),
} | {f"pattern {pattern[:12]!r}": lambda pattern=pattern: (LONGEST, listing(filled(pattern, LONGEST - 10))) for pattern in PATTERNS}
"""What makes a sort of file: how large it is about, and its text."""


def comment(body):
    return f"---\nhandle: maria\ndate: 2026-11-20\n---\n{body}\n"


ASKING = FACTS.replace("rent: 690\nbond: 2760\nproperty: terrace\nbedrooms: 2\nbathrooms: 1\ncarparks: 0\n", "budget: 300\nlooking-for: [room]\n")
OTHERS = {
    "comments/home": {
        "comments of image marks": lambda: (16 << 10, comment(filled("![[]()", 15_000))),
        "comments of brackets": lambda: (16 << 10, comment("[a]: /b\n\n" + "[" * 7_000 + "]" * 7_000)),
        "short comments": lambda: (64, comment("Yes.")),
        "comments of unknown facts": lambda: (1_000, comment("Yes.").replace("date:", numbered("k#: 1\n", 900) + "date:")),
        "a comment of one MB": lambda: (MIB, comment(filled("word ", MIB - 100))),
    },
    "brands": {
        "brands with much to say": lambda: (64 << 10, "name: Brand\ndescription: |\n" + filled("  *a **b ![[]()\n", 60_000)),
        "brands of unknown facts": lambda: (64 << 10, "name: Brand\n" + numbered("k#: 1\n", 63_000)),
    },
    "circles": {"circles with many members": lambda: (64 << 10, "name: Circle\nmembers: [" + numbered("x#, ", 63_000) + "]\n")},
    "people": {
        "people with long words": lambda: (32 << 10, PERSON + "about: " + filled("word ", 32_000) + "\n"),
        "people in many circles": lambda: (32 << 10, PERSON + "circles: [" + numbered("x#, ", 32_000) + "]\n"),
    },
    "reactions/home": {"reactions of unknown facts": lambda: (1_000, numbered("k#: 1\n", 900))},
    "wanted": {
        "people in a team": lambda: (128 << 10, listing("Text.", ASKING + "team: [" + numbered("x#, ", 120_000) + "]\n")),
        "homes that nobody has": lambda: (128 << 10, listing("Text.", ASKING + "homes: [" + numbered("home-x#, ", 120_000) + "]\n")),
        "suburbs that nobody knows": lambda: (128 << 10, listing("Text.", ASKING + "suburbs: [" + numbered("Colingwod # VIC 3066, ", 120_000) + "]\n")),
        "words about people": lambda: (64 << 10, listing(filled("no couples, females only, ", 60_000), ASKING)),
        "stays": lambda: (128 << 10, listing("Text.", ASKING + "stay: " + "9" * 120_000 + "\n")),
    },
}
"""The same for files of other folders than that of homes, by folder."""


def write(folder, text, count, place="rentals"):
    """A board of that many files in one folder, of one text or of all in turn."""
    bare_board.make(Path(folder, "content"), "bounds")
    for path, content in (("people/maria.yaml", PERSON), ("rentals/home.md", listing("A home."))):
        Path(folder, "content", path).parent.mkdir(parents=True, exist_ok=True)
        Path(folder, "content", path).write_text(content)
    files = Path(folder, "content", place)
    files.mkdir(parents=True, exist_ok=True)
    texts = [text] if isinstance(text, str) else text
    for number in range(count):
        text = texts[number % len(texts)]
        (files / f"home-{number}{'.md' if text.startswith('---') or place == 'rentals' else '.yaml'}").write_text(text)


def measure(houser, folder):
    """Exit code, seconds, and the most memory in MB of one check."""
    start = time.monotonic()
    with open(Path(folder, "report.txt"), "w") as report:
        program = subprocess.Popen([houser, "check", "--today", "2026-11-21"], cwd=folder, stdout=report, stderr=subprocess.STDOUT)
    _, status, usage = os.wait4(program.pid, 0)
    return os.waitstatus_to_exitcode(status), time.monotonic() - start, usage.ru_maxrss / 1024


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("houser")
    options.add_argument("--megabytes", type=int, default=50)
    options.add_argument("--memory", type=float, default=300)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--only", default="")
    options = options.parse_args()
    texts = {name: make() for name, make in SORTS.items() if options.only in name}
    boards = {name: (text, options.megabytes * MIB // size, "rentals") for name, (size, text) in texts.items()}
    if not options.only:
        sorts = [text for _, text in texts.values()]
        boards["all of them in turn"] = (sorts, options.megabytes * MIB * len(sorts) // sum(len(text) for text in sorts), "rentals")
    for place, others in OTHERS.items():
        for name, make in others.items():
            if options.only in name:
                size, text = make()
                boards[name] = (text, options.megabytes * MIB // size, place)
    failures = 0
    for name, (text, count, place) in boards.items():
        with tempfile.TemporaryDirectory() as folder:
            write(folder, text, count, place)
            code, seconds, memory = measure(str(Path(options.houser).resolve()), folder)
            report = Path(folder, "report.txt").read_text(errors="replace")
        is_well = code in (0, 1) and seconds <= options.seconds and memory <= options.memory and "checked" in report
        failures += not is_well
        first = next((line for line in report.splitlines() if ": error: " in line), report.splitlines()[-1])
        print(f"{'ok  ' if is_well else 'FAIL'} {memory:6.0f} MB {seconds:5.1f} s  exit {code}  {count:6} files  {name}\n       {first[:150]}")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
