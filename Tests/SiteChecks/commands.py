"""commands.py PROGRAM BENCH: every command of the documentation runs as it stands there, and prints what is shown.

Options are asked of the program for all commands, also for those in sentences and for lines that are left out."""

import sys
import tempfile
from pathlib import Path
from subprocess import TimeoutExpired

import command_running as running
from command_blocks import blocks, spans
from command_boards import REPOSITORY, Board, demonstration
from command_options import Helps
from command_settings import LEFT_OUT, SETTINGS, SHOWN_ONLY

STEPS = "docs/first-steps"
STARTER = "Sources/BundledData/starter/all/README.md"


def articles():
    """All that readers are told, by the name that settings have for it."""
    paths = [Path("README.md"), Path(".github/CONTRIBUTING.md"), Path(STARTER)]
    paths += sorted(path.relative_to(REPOSITORY) for folder in ("Sources/houser/Documentation.docc", STEPS) for path in (REPOSITORY / folder).glob("*.md"))
    return {path.as_posix(): (REPOSITORY / path).read_text(encoding="utf-8") for path in paths}


class Check:
    """One run of all commands of some articles."""

    def __init__(self, program, bench, scratch, settings=SETTINGS, left_out=LEFT_OUT, shown_only=SHOWN_ONLY):
        self.program, self.scratch, self.settings, self.left_out, self.shown_only = program, scratch, settings, left_out, shown_only
        self.helps = Helps({"houser": program, "houser-bench": bench})
        self.tools, self.boards, self.had, self.ran, self.done, self.faults = scratch / "tools", 0, set(), 0, {}, []
        running.write_tools(self.tools, program)

    def judge(self, path, text):
        found = blocks(path, text)
        scripts = [(block.line, step.script) for block in found for step in block.steps]
        for line, code in [*scripts, *spans(text)]:
            self.faults += [f"{path}:{line}: {fault}" for fault in self.helps.faults(code.replace("\\\n", " "))]
        shell = None
        for block in found:
            name = "README of a new board" if path == STARTER else block.name
            is_tutorial = path.startswith(STEPS)
            usual = self.settings.get((name, block.heading), [] if is_tutorial else [demonstration])
            setting = self.settings.get((name, block.heading, block.number), usual)
            for step in block.steps:
                script, had = running.without(step.script, self.left_out)
                self.had |= had
                if not script:
                    continue
                if shell is None or not is_tutorial and shell.block is not block:
                    shell = self.shell(setting)
                    shell.block = block
                self.run(block, step, script, shell)

    def shell(self, setting):
        self.boards += 1
        board = Board(self.scratch / f"board-{self.boards}", self.program)
        for prepare in setting:
            prepare(board)
        return running.Shell(board, self.tools)

    def run(self, block, step, script, shell):
        self.ran += 1
        try:
            code, output = shell.run(script.replace("/srv/board", str(shell.board.folder)))
        except TimeoutExpired:
            self.faults.append(f"{block.place}: {step.script!r} does not end within {running.PATIENCE} s")
            return
        if step.script in self.shown_only:
            self.done[step.script] = True
            step = type(step)(step.script)
        if fault := running.fault(step, code, output):
            self.faults.append(f"{block.place}: {step.script!r} {fault}")

    def unused(self):
        """What is listed and in no article."""
        lost = [f"no article has the line {line!r}, which is left out" for line in self.left_out if line not in self.had]
        return lost + [f"no article has {line!r}, of which nothing is compared" for line in self.shown_only if line not in self.done]


def main(program, bench):
    with tempfile.TemporaryDirectory() as scratch:
        check = Check(Path(program).resolve(), Path(bench).resolve(), Path(scratch))
        texts = articles()
        for path, text in texts.items():
            check.judge(path, text)
        faults = check.faults + check.unused()
    for fault in faults:
        print(f"commands: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"commands: {check.ran} commands of {len(texts)} articles do what they should, and {len(LEFT_OUT)} lines are left out for a reason")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: commands.py PROGRAM BENCH")
    main(*sys.argv[1:])
