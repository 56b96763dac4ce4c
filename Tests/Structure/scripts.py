"""Finds mistakes in the scripts of the theme and of the documentation with TypeScript's compiler: names, files and exports that are not there,
what is not used or not reached.

Scripts tell no types, so what the compiler says of types alone is left out.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
SCRIPTS = Path("templates/assets")
OF_DOCUMENTATION = Path("docs/templates/assets")
# How a script says that what it imports is data, which Debian's compiler is too old to read.
OF_JSON = re.compile(r' with \{ type: "json" \};')

# What it says where it has to guess a type: of a property, of what a function is given, and of sums with dates and truth values.
GUESSED = {"TS2322", "TS2339", "TS2345", "TS2362", "TS2363", "TS2365", "TS2525", "TS2551", "TS2556", "TS2769"}

with TemporaryDirectory() as folder:
    copy = Path(folder) / SCRIPTS
    shutil.copytree(HERE.parents[1] / SCRIPTS, copy)
    shutil.copytree(HERE.parents[1] / OF_DOCUMENTATION, copy, dirs_exist_ok=True)
    for script in copy.rglob("*.js"):
        script.write_text(OF_JSON.sub(";", script.read_text(encoding="utf-8")), encoding="utf-8")
    settings = Path(folder) / HERE.relative_to(HERE.parents[1]) / "scripts.json"
    settings.parent.mkdir(parents=True)
    for name in (settings.name, "worker.d.ts"):
        shutil.copy(HERE / name, settings.with_name(name))
    told = subprocess.run(["tsc", "--project", settings, "--pretty", "false"], cwd=folder, capture_output=True, text=True, check=False)
# Lines that begin with a space explain the one before.
messages = [line for line in told.stdout.splitlines() if not line.startswith(" ")]
codes = {line: re.search(r"error (TS\d+):", line) for line in messages}
# Of what begins with a number sign nothing is guessed: no browser reads a script that has not declared it.
mistakes = [line for line, code in codes.items() if not code or code[1] not in GUESSED or "'#" in line]
for line in [*mistakes, *told.stderr.splitlines()]:
    print(line, file=sys.stderr)
sys.exit(1 if mistakes or told.stderr or (told.returncode and not messages) else 0)
