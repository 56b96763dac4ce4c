"""commands_mistakes.py: the check of commands finds every kind of mistake in this table, and nothing wrong with the good articles."""

import tempfile
from pathlib import Path

import mistakes
from commands import Check

PROGRAM = """#!/bin/sh
case "$*" in
--help) printf 'USAGE: houser <subcommand>\\n\\nOPTIONS:\\n  --version  Show it.\\n  -h, --help  Show help.\\n\\nSUBCOMMANDS:\\n  check  Check.\\n  edit  Change.\\n' ;;
"check --help") printf 'USAGE: houser check [--base <revision>]\\n\\nOPTIONS:\\n  --base <revision>  Since then.\\n  -q, --quiet  Less.\\n' ;;
"edit --help") printf 'USAGE: houser edit <id> [--rent <amount>]\\n\\nOPTIONS:\\n  --rent <amount>  The rent.\\n' ;;
"check") printf 'a.md:5:3: error: no rent [rent]\\n\\n1 error in 1 file; 12 listings checked\\n'; exit 1 ;;
"check --quiet") ;;
"edit flat --rent 500") printf -- '- rent: 520\\n+ rent: 500\\nFlat: rent $520 to $500 a week.\\n' ;;
*) echo "Error: that cannot be" >&2; exit 2 ;;
esac
"""
"""Answers as the program does, which is not built yet when tables of mistakes are looked at."""

ARTICLE = """# An article

Run `houser check --base HEAD^1 -q`, or `houser edit <id> --rent 500`; `houser` alone says more.

## Say it

```sh
houser check --quiet  # nothing is printed
houser edit flat \\
  --rent 500 > told.txt && grep week told.txt
sudo apt install houser
```

## See it

```text
$ houser check
a.md:5:3: error: no rent [rent]
1 error in 1 file; 7 listings checked
$ houser edit flat --rent 500
- rent: 520
…
Flat: rent … to $500 a week.
$ houser edit none
Error: that cannot be
```
"""
LEFT_OUT = {"sudo apt install houser": "installs a package"}

MISTAKES = [
    ("a command that isn't there", "article", "`houser check --base", "`houser chekc --base"),
    ("an option that isn't there, in a sentence", "article", "--base HEAD^1", "--bsae HEAD^1"),
    ("an option of another command", "article", "<id> --rent", "<id> --base"),
    ("a short option that isn't there", "article", "HEAD^1 -q", "HEAD^1 -x"),
    ("an option that isn't there, in a block", "article", "flat \\\n  --rent", "flat \\\n  --rnet"),
    ("an option that the whole program hasn't", "article", "`houser` alone", "`houser --all` alone"),
    ("a command of the machine that fails", "article", "grep week", "grep month"),
    ("a value that the program refuses", "article", "check --quiet", "check --quiet --quiet"),
    ("a line that nobody allowed to be left out", "article", "sudo apt install houser", "false"),
    ("a line that is left out and in no article", "article", "sudo apt install houser\n", ""),
    ("another message", "article", "error: no rent", "error: no bond"),
    ("another place", "article", "a.md:5:3", "a.md:5:4"),
    ("a line that isn't printed", "article", "1 error in 1 file", "why: it is so\n1 error in 1 file"),
    ("a line that isn't shown", "article", "…\nFlat", "Flat"),
    ("an end that isn't shown", "article", "1 error in 1 file; 7 listings checked\n", ""),
    ("something else after a gap", "article", "Flat: rent … to $500", "Flat: rent … to $400"),
    ("a failure that is shown as a success", "article", "$ houser edit none\nError: that cannot be", "$ houser edit none\n…"),
]


def judge(text):
    with tempfile.TemporaryDirectory() as scratch:
        program = Path(scratch) / "program"
        program.write_text(PROGRAM, encoding="utf-8")
        program.chmod(0o755)
        check = Check(program, program, Path(scratch), {("article", heading): [] for heading in ("Say it", "See it")}, LEFT_OUT, {})
        check.judge("article.md", text)
        return check.faults + check.unused()


mistakes.run("commands_mistakes", judge, {"article": ARTICLE}, MISTAKES)
