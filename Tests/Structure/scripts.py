"""Finds mistakes in the theme's scripts with TypeScript's compiler: names, files and exports that are not there, what is not used or not reached.

Scripts tell no types, so what the compiler says of types alone is left out.
"""

import re
import subprocess
import sys
from pathlib import Path

# What it says where it has to guess a type: of a property, of what a function is given, and of sums with dates and truth values.
GUESSED = {"TS2322", "TS2339", "TS2345", "TS2362", "TS2363", "TS2365", "TS2525", "TS2551", "TS2556", "TS2769"}

told = subprocess.run(
    ["tsc", "--project", Path(__file__).with_name("scripts.json"), "--pretty", "false"], capture_output=True, text=True, check=False)
# Lines that begin with a space explain the one before.
messages = [line for line in told.stdout.splitlines() if not line.startswith(" ")]
codes = {line: re.search(r"error (TS\d+):", line) for line in messages}
mistakes = [line for line, code in codes.items() if not code or code[1] not in GUESSED]
for line in [*mistakes, *told.stderr.splitlines()]:
    print(line, file=sys.stderr)
sys.exit(1 if mistakes or told.stderr or (told.returncode and not messages) else 0)
