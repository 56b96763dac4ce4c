"""The commands that articles show: in blocks of code, each with the heading that it stands under, and within sentences."""

import re
from dataclasses import dataclass

FENCE = re.compile(r"^(\s*)```(\w*)")
SPAN = re.compile(r"`([^`\n]+)`")


@dataclass(frozen=True)
class Step:
    """A command, or several that belong together, and the lines that they print; None if the article shows none."""

    script: str
    expected: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Block:
    """The steps of one block of an article: the first below its heading, or the second, and so on."""

    path: str
    heading: str
    number: int
    line: int
    steps: tuple[Step, ...]

    @property
    def name(self):
        return self.path.rsplit("/", 1)[-1].removesuffix(".md")

    @property
    def place(self):
        return f"{self.path}:{self.line}"


def shown(lines):
    """The steps of a block that shows what commands print: they stand behind `$ `."""
    steps = []
    for line in lines:
        if line.startswith("$ "):
            steps.append((line[2:], []))
        elif steps:
            steps[-1][1].append(line)
    # A command below which nothing stands may print what it likes.
    return tuple(Step(script, tuple(printed) if printed else None) for script, printed in steps)


def blocks(path, text):
    """All blocks of an article that have commands."""
    found, heading, fence = [], "", None
    for number, line in enumerate(text.splitlines(), 1):
        match = FENCE.match(line)
        if fence is None:
            if match:
                fence = (len(match[1]), match[2], number + 1, [])
            elif line.startswith("#"):
                heading = line.lstrip("#").strip()
        elif match:
            _, language, start, lines = fence
            steps = (Step("\n".join(lines)),) if language == "sh" else shown(lines) if language == "text" else ()
            if steps:
                number = sum(block.heading == heading for block in found) + 1
                found.append(Block(path, heading, number, start, steps))
            fence = None
        else:
            fence[3].append(line[fence[0]:])
    return found


def spans(text):
    """What stands as code in sentences and tables."""
    found, inside = [], False
    for number, line in enumerate(text.splitlines(), 1):
        if FENCE.match(line):
            inside = not inside
        elif not inside:
            found += [(number, span.replace("\\|", "|")) for span in SPAN.findall(line)]
    return found


def logical(script):
    """The lines of a script, of which those that end with a backslash go on in the next."""
    return script.replace("\\\n", "\\\0").split("\n") if script else []
