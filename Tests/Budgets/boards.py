"""What the builds of a board cost, as houser-bench counts it."""

import json
import os
import subprocess
import sys

TITLES = {"word": "one word edited", "price": "one rent edited", "added": "one listing added", "taken": "one listing let"}


class Board:
    """A board that is built from nothing and after edits, each time in a process of its own and on one thread."""

    def __init__(self, name, program, folder, options):
        self.name, self.folder = name, folder
        self.command = [program, "--folder", folder, "--rounds", "1", "--threads", "1", "--format", "json", "--keep", *options]
        self.builds, self.listings = {}, 0

    def measure(self):
        # Tables of the program are else in another order each time, and grow at other times.
        environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
        done = subprocess.run([str(part) for part in self.command], env=environment, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            sys.exit(f"budgets: {self.name}: houser-bench failed with {done.returncode}")
        results = json.loads(done.stdout)
        self.listings = results["listings"]
        self.builds = {measured["build"]: measured for measured in results["builds"]}

    @property
    def site(self):
        return self.folder / "site/public"

    @property
    def full(self):
        """The build from nothing: allocations, files and bytes."""
        build = self.builds["full"]
        return {"allocations": build["all"]["allocations"], "files": build["files"], "bytes": build["bytes"]}

    def whole(self):
        return {f"{self.name}: {what}": figure for what, figure in self.full.items()}

    def fixed(self, larger):
        """What a board costs that has no listings, and what each listing adds, by the line through this board and a larger one."""
        figures = {}
        for what, figure in self.full.items():
            each = (larger.full[what] - figure) / (larger.listings - self.listings)
            figures[f"any board: {what}"] = round(figure - self.listings * each)
            figures[f"each listing: {what}"] = round(each, 2)
        return figures

    def by_sort(self):
        return {
            f"{self.name}: {one['sort']}: {what}": one[what] for one in self.builds["full"]["sorts"] for what in ("files", "bytes")}

    def edits(self):
        figures = {}
        for edit, title in TITLES.items():
            build = self.builds[edit]
            figures |= {
                f"{self.name}: {title}: allocations": build["all"]["allocations"],
                f"{self.name}: {title}: files written": build["written"],
                f"{self.name}: {title}: bytes written": build["bytesWritten"],
            }
        return figures
