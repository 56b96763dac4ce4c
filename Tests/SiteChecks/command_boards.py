"""The boards in which readers of articles run commands, with what an article tells of beforehand."""

import shutil
import subprocess
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
NOW = 1795255200
"""21 November 2026, 9 o'clock in the evening in Melbourne, as of which articles show everything."""
DAY = 86_400
TERRACE = "content/rentals/gipps-street-terrace/index.md"


class Board:
    """A folder with a board, and a home beside it."""

    def __init__(self, folder, program):
        self.folder, self.home, self.program, self.now = folder, folder.with_suffix(".home"), program, NOW
        self.folder.mkdir()
        self.home.mkdir()

    def run(self, *words):
        subprocess.run(words, cwd=self.folder, check=True, capture_output=True, stdin=subprocess.DEVNULL, env={"SOURCE_DATE_EPOCH": str(self.now)})

    def git(self, *words):
        names = ["-c", "user.name=Ann", "-c", "user.email=ann@board.example", "-c", "init.defaultBranch=main", "-c", "core.hooksPath=/dev/null"]
        self.run("/usr/bin/git", *names, *words)

    def write(self, path, content):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_bytes(content if isinstance(content, bytes) else content.encode())

    def edit(self, path, old, new):
        text = (self.folder / path).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path} has {old!r} {text.count(old)} times"
        self.write(path, text.replace(old, new))


PARTS = ("board.yaml", "pages", "people/maria.yaml", "rentals/gipps-street-terrace")


def demonstration(board):
    """A part of the demonstration, since every command takes longer with all of it."""
    for part in PARTS:
        source, target = REPOSITORY / "content" / part, board.folder / "content" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copyfile(source, target)


def begun(board):
    """What `houser init` begins."""
    board.run(board.program, "init")


def edited(path, old, new):
    return lambda board: board.edit(path, old, new)


def written(path, content):
    return lambda board: board.write(path, content)


FRAME = "{{<layout}}{{$main}}%s\n{{/main}}{{/layout}}\n"
"""A template that says a word between the head and the foot of pages."""


def shipped(name, old, new):
    """A shipped template that a board has changed."""
    def change(board):
        board.write(f"templates/{name}.mustache", (REPOSITORY / f"templates/{name}.mustache").read_bytes())
        board.edit(f"templates/{name}.mustache", old, new)

    return change


def built(board):
    board.run(board.program, "build", "--quiet")


def in_git(board):
    """The board in a repository whose origin is beside it."""
    board.write(".gitignore", "public\n.houser\nqueue\ntaken\nrefused\nMail\n")
    (board.home / ".gitconfig").write_text("[user]\nname = Ann\nemail = ann@board.example\n", encoding="utf-8")
    origin = board.home / "origin.git"
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "Begin"], ["clone", "-q", "--bare", ".", str(origin)],
                  ["remote", "add", "origin", str(origin)], ["fetch", "-q", "origin"], ["branch", "-q", "--set-upstream-to=origin/main"]):
        board.git(*words)
