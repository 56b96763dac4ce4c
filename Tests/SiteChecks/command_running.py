"""Commands of articles, run as a reader would run them, and what they print beside what the article shows."""

import os
import re
import subprocess
import sys

from command_blocks import logical

PATIENCE = 120
"""Seconds after which a command is given up that does not end."""
PROGRESS = re.compile(r"^[A-Z]\w+ [\w ]+: [\d,]+(?: of [\d,]+)? in [\d.]+ s$")
"""What a slow machine prints besides."""
ANY = "…"
"""A line that stands for any number of them."""
NUMBERS = re.compile(
    r"(?<=ms=)\d+|\d[\d,]* (?:listings? checked|feeds tell|bytes\)|unchanged(?!=))|(?<=, )\d[\d,]* to (?=change|remove)|(?<=site: )\d+")
"""Numbers that differ from board to board, or from day to day."""

AS_OF = re.compile(r"; today is \d{4}-\d{2}-\d{2}, as SOURCE_DATE_EPOCH says$", re.MULTILINE)
"""What is said besides, since the day is set here and no reader sets it."""

# A server is asked to end once it says where it listens.
HOUSER = """#!{python}
import os, re, subprocess, sys
words = [{program!r}, *sys.argv[1:]]
if sys.argv[1:2] not in (["serve"], ["inbox"]) or "--help" in words:
    os.execv(words[0], words)
with subprocess.Popen([*words, "--port", "0"], stderr=subprocess.PIPE, text=True) as process:
    for line in process.stderr:
        print(line, end="", file=sys.stderr)
        if re.search(r"http://127", line):
            process.terminate()
sys.exit(process.returncode)
"""
# "Yesterday" is the day before that as of which everything is shown.
DATE = """#!/bin/sh
[ "$1" = -d ] || exec /bin/date "$@"
day=$(/bin/date -u -d "@$SOURCE_DATE_EPOCH" +%F)
what=$2
shift 2
exec /bin/date -d "$day $what" "$@"
"""


def write_tools(folder, program):
    """The commands that stand before those of the machine."""
    folder.mkdir()
    words = {"houser": HOUSER.format(python=sys.executable, program=str(program)), "date": DATE}
    for name, text in words.items():
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o755)


class Shell:
    """A shell of a reader, who stays in the folder to which a command went."""

    def __init__(self, board, tools):
        self.board, self.tools, self.place = board, tools, board.folder

    def run(self, script):
        """What commands print, and how they end: with the first that fails."""
        settings = {
            "PATH": f"{self.tools}:{os.environ['PATH']}", "HOME": str(self.board.home), "LANG": "C.UTF-8", "SOURCE_DATE_EPOCH": str(self.board.now),
            "PLACE": str(self.board.home / "place"),
        }
        run = subprocess.run(
            ["bash", "-eo", "pipefail", "-c", f"{script}\npwd >\"$PLACE\""], cwd=self.place, env=settings, text=True, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=PATIENCE)
        if (self.board.home / "place").exists():
            self.place = (self.board.home / "place").read_text(encoding="utf-8").strip()
        return run.returncode, AS_OF.sub("", run.stdout)


def without(script, left_out):
    """A script without the lines that are left out, and which of these it had; nothing of it if none else is left."""
    lines, had, rest = logical(script), set(), False
    for number, line in enumerate(lines):
        words = " ".join(line.replace("\\\0", " ").split())
        if words in left_out:
            had.add(words)
            lines[number] = ":"
        else:
            rest = rest or bool(words and not words.startswith("#"))
    return "\n".join(lines).replace("\\\0", "\\\n") if rest else "", had


def pattern(line):
    """What a line of an article may stand for: … is anything within a line."""
    return re.compile(".*".join(map(re.escape, NUMBERS.sub("0", line).rstrip().split("…"))))


def same(expected, printed):
    """Whether what is printed is what an article shows."""
    if not expected:
        return not printed
    if expected[0].strip() == ANY:
        return any(same(expected[1:], printed[start:]) for start in range(len(printed) + 1))
    return bool(printed) and bool(pattern(expected[0]).fullmatch(NUMBERS.sub("0", printed[0]).rstrip())) and same(expected[1:], printed[1:])


def fault(step, code, output):
    """What is wrong with a step that was run; None if nothing is."""
    if step.expected is None:
        return f"ends with {code}:\n{output}" if code else None
    expected = [line for line in step.expected if line.strip()]
    # Empty lines are there for people's eyes.
    printed = [line for line in output.splitlines() if line.strip() and not PROGRESS.match(line)]
    if not same(expected, printed):
        return f"prints, with exit code {code},\n{output}"
    if code not in (0, 1) and not expected[0].startswith("Error:"):
        return f"ends with {code}"
    return None
