"""What `check` runs: measures, compares with the table, and rewrites it if asked to."""

import argparse
import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from boards import Board
from budgets import Budgets
from pages import weigh

ROOT = Path(__file__).resolve().parents[2]
TABLE = Path(__file__).with_name("budgets.tsv")
PROGRAM = ROOT / ".build/tests/debug/houser-bench"
EDITS = ["word", "price", "added", "taken"]
MEMORY, ROOM = Path("/dev/shm"), 2_000_000_000


def main():
    options = arguments()
    if not options.program.is_file():
        sys.exit(f"budgets: there is no {options.program}; Tests/all builds it")
    with tempfile.TemporaryDirectory(prefix="budgets-", dir=fast_folder()) as folder:
        figures = measure(options.program, Path(folder))
    budgets = Budgets.read(TABLE)
    if options.update or options.raised:
        return budgets.updated(figures, options.raised, options.why).write(TABLE)
    sys.exit(budgets.judge(figures))


def arguments():
    parser = argparse.ArgumentParser(prog="Tests/Budgets/check", description="Compare what builds and pages cost with their budgets.")
    parser.add_argument("--program", type=Path, default=PROGRAM, help="the houser-bench to measure (default: that of Tests/all)")
    parser.add_argument("--update", action="store_true", help="write today's figures, and lower the budgets that are above them")
    parser.add_argument("--raise", dest="raised", action="append", default=[], metavar="LINE", help="also raise this line to today's figure; * fits anything")
    parser.add_argument("--why", help="why it is raised")
    options = parser.parse_args()
    if bool(options.raised) != bool(options.why):
        parser.error("--raise and --why need each other")
    return options


def fast_folder():
    """Memory if there is enough of it, else the folder of builds: the figures are the same."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and os.statvfs(MEMORY).f_bavail * os.statvfs(MEMORY).f_frsize > ROOM:
        return MEMORY
    return ROOT / ".build"


def measure(program, folder):
    """All figures by the names of their lines."""
    boards = [
        Board("3,000 listings", program, folder / "large", ["--listings", "3000", "--builds", *EDITS]),
        Board("1,000 listings", program, folder / "small", ["--listings", "1000", "--builds", "full"]),
        Board("demonstration", program, folder / "demonstration", ["--content", ROOT / "content", "--builds", "full"]),
    ]
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(Board.measure, boards))
    large, small, demonstration = boards
    return {
        **small.fixed(large), **large.by_sort(), **demonstration.whole(), **demonstration.by_sort(), **large.edits(),
        **weigh(demonstration.site, large.site),
    }


if __name__ == "__main__":
    main()
