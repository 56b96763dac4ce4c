"""The table of budgets: what each thing may cost, what it costs today, and why it may cost more than it did."""

import sys
from fnmatch import fnmatchcase

HEAD = """\
# What builds and pages may cost. Tests/Budgets/check compares, and fails where a figure is more than 1 % above its budget (allocations: 1.5 %).
# Allocations are those of the program that Tests/all builds, on one thread; a release build makes fewer. Bytes of pages are as gzip sends
# them, without pictures. Figures of today and lower budgets are written by `Tests/Budgets/check --update`. Whoever raises a budget says why in
# the last column: `Tests/Budgets/check --raise 'LINE' --why '...'`.
"""
COLUMNS = ["line", "budget", "today", "why it was raised"]
TOLERANCE, ALLOCATIONS = 0.01, 0.015
"""How much of its budget a figure may be above it: less than the 2 % that must be found, more than what counting differs by."""
ROOM = 0.05
"""How far below its budget a figure is when the line should follow it."""


def tolerance(line):
    return ALLOCATIONS if line.endswith(": allocations") else TOLERANCE


class Budgets:
    """The rows by their lines: budget, figure of today, reason."""

    def __init__(self, rows):
        self.rows = rows

    @classmethod
    def read(cls, path):
        rows = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for number, text in enumerate(lines, 1):
            if not text or text.startswith("#") or text.split("\t") == COLUMNS:
                continue
            try:
                line, budget, today, why = text.split("\t")
                rows[line] = (float(budget), float(today), why)
            except ValueError:
                sys.exit(f"{path}:{number}: a row is a line, its budget, the figure of today and a reason or nothing, with tabs between")
        return cls(rows)

    def write(self, path):
        rows = [f"{line}\t{written(budget)}\t{written(today)}\t{why}\n" for line, (budget, today, why) in self.rows.items()]
        path.write_text(HEAD + "\t".join(COLUMNS) + "\n" + "".join(rows), encoding="utf-8")
        print(f"budgets: wrote {len(rows)} lines")

    def updated(self, figures, raised, why):
        """The table with the figures of today. A budget falls with its figure, and rises only if it is named."""
        unknown = [name for name in raised if not any(fnmatchcase(line, name) for line in figures)]
        if unknown:
            sys.exit(f"budgets: there is no line {', '.join(map(repr, unknown))}")
        rows = {}
        for line, figure in figures.items():
            budget, _, reason = self.rows.get(line, (figure, figure, ""))
            if figure > budget and any(fnmatchcase(line, name) for name in raised):
                budget, reason = figure, why
            rows[line] = (min(budget, figure), figure, reason)
        return Budgets(rows)

    def judge(self, figures):
        """Says what is broken, and what could be lowered; gives whether anything is broken."""
        broken = [self.fault(line, figure) for line, figure in figures.items()]
        broken += [f"{line}: nothing measures this any more" for line in self.rows if line not in figures]
        broken = [fault for fault in broken if fault]
        for line, figure in figures.items():
            if line in self.rows and figure < self.rows[line][0] * (1 - ROOM):
                print(f"budgets: {line}: {change(figure, self.rows[line][0])}: lower the line with Tests/Budgets/check --update")
        if not broken:
            print(f"budgets: {len(figures)} lines hold")
            return 0
        for fault in broken:
            print(fault, file=sys.stderr)
        print(
            f"""budgets: {len(broken)} of {len(figures)} lines are broken
If the rise is meant, say why; the reason then stands beside the line in Tests/Budgets/budgets.tsv, for whoever reads the change:
    Tests/Budgets/check --raise 'LINE' --why 'what the reader of the site has for it'
If a line is new or no longer needed: Tests/Budgets/check --update""", file=sys.stderr)
        return 1

    def fault(self, line, figure):
        if line not in self.rows:
            return f"{line}: {written(figure)}, and there is no budget for it"
        budget = self.rows[line][0]
        return f"{line}: {change(figure, budget)}" if figure > budget + abs(budget) * tolerance(line) else None


def change(figure, budget):
    """How a figure compares with its budget, in words."""
    share = f"{abs(figure / budget - 1):.1%} {'above' if figure > budget else 'below'} its" if budget else "and none is its"
    return f"{figure:,.10g}, {share} budget of {budget:,.10g}"


def written(figure):
    return f"{figure:.10g}"
