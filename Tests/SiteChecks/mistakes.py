"""Tables of mistakes: proof that a check finds what it is there for. Each changes a good document in one place."""

import sys

UNREADABLE = "cannot be read"
"""How a fault begins that hides all others, as that of a document which is no XML or JSON at all."""


def run(check, judge, good, mistakes):
    """Accepts every good document, rejects every mistake, and ends the program.

    `judge` gives the faults of a document; `good` has documents by name; a mistake is its name, the name of the good document, a text that
    occurs there once, and what takes its place. An unreadable document would prove nothing, unless the name of the mistake says so.
    """
    run_among(check, lambda _, document: judge(document), good, mistakes)


def run_among(check, judge, good, mistakes):
    """The same where a document is judged among others: `judge` takes its name too."""
    failures = [f"{name}, which is good, is rejected: {fault}" for name, document in good.items() for fault in judge(name, document)]
    names = [name for name, *_ in mistakes]
    failures += [f"two mistakes are called {name!r}" for name in sorted({name for name in names if names.count(name) > 1})]
    for name, document, old, new in mistakes:
        if good[document].count(old) != 1:
            failures.append(f"{name}: {old!r} occurs {good[document].count(old)} times in {document}")
            continue
        faults = judge(document, good[document].replace(old, new))
        if not faults:
            failures.append(f"{name}: is not found")
        elif faults[0].startswith(UNREADABLE) != name.startswith("unreadable"):
            failures.append(f"{name}: {faults[0]}")
    for failure in failures:
        print(f"{check}: {failure}", file=sys.stderr)
    if failures:
        sys.exit(1)
    count = len(good)
    print(f"{check}: {len(mistakes)} kinds of mistakes are found, {count} good document{'s' * (count != 1)} accepted")
