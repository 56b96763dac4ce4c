"""checking.py HOUSER [MOST]: how often the first fix that `houser check` offers for a misspelt suburb is right, class by class: of an address with its state and postcode,
with its state, and of the name alone."""

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from slips import KINDS, is_meant_by, other_names, places, plain, slips

LISTING = """---
title: A place with a view of trees
owner: ada
address: {{street: 9 Stephen Lane, suburb: "{text}"{rest}}}
rent: 695
available: 2026-12-07
listed: 2026-11-16
property: house
bedrooms: 2
bathrooms: 1
---

A view of trees.
"""
PEOPLE = "---\nname: Ada Wren\nemail: ada@example.org\n---\n"
# The share that must be right, and of how many slips of a class, unless somebody says otherwise.
FLOOR = 0.95
MOST = 20
# Of more mistakes in one board only the first are told.
MOST_IN_ONE = 400
# What stands beside the name.
BESIDE = {
    "with its state and postcode": lambda place: f', state: {place.state}, postcode: "{place.postcode}"',
    "with its state": lambda place: f", state: {place.state}",
    "alone": lambda place: "",
}
FIX = re.compile(r'suburb: "?([^",}]+)"?, state: ([A-Z]+), postcode: "?(\d{4})')


def offered(houser, written):
    """What is offered first for addresses, by their numbers: the name, the state and the postcode. Nothing stands for those in which nothing is wrong."""
    found = {}
    for start in range(0, len(written), MOST_IN_ONE):
        with TemporaryDirectory() as folder:
            for number, (text, rest) in enumerate(written[start:start + MOST_IN_ONE], start):
                listing = Path(folder) / f"content/rentals/{number}.md"
                listing.parent.mkdir(parents=True, exist_ok=True)
                listing.write_text(LISTING.format(text=text, rest=rest), encoding="utf-8")
            owner = Path(folder) / "content/people/ada.md"
            owner.parent.mkdir()
            owner.write_text(PEOPLE, encoding="utf-8")
            command = [str(Path(houser).resolve()), "check", "--format", "json", "--today", "2026-11-21"]
            told = json.loads(subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout)
        if any(problem["rule"] == "unlisted" for problem in told["diagnostics"]):
            raise ValueError("more is wrong than is told")
        for problem in told["diagnostics"]:
            if problem["rule"] == "suburb-postcode":
                fix = FIX.search(problem.get("fix", ""))
                found[int(Path(problem["file"]).stem)] = fix.groups() if fix else ("", "", "")
    return found


def shares(houser, most):
    """The share of slips whose first fix is right, by what stood beside the name and by class, and the slips that are wrong."""
    cases = [(beside, slip) for kind in KINDS for slip in slips(kind, most) for beside in BESIDE]
    names = {plain(place.name) for place in places(True)} | other_names()
    there = {(plain(place.name), place.state) for place in places(True)}

    def says_something(beside, slip):
        """The name of one place, alone or with its state, does not say that another is meant."""
        text = plain(slip.text)
        if beside == "with its state and postcode" or text == plain(slip.place.name):
            return True
        return text not in names if beside == "alone" else (text, slip.place.state) not in there and text not in other_names()

    cases = [case for case in cases if says_something(*case)]
    found = offered(houser, [(slip.text, BESIDE[beside](slip.place)) for beside, slip in cases])
    right, all_of, wrong = Counter(), Counter(), []
    for number, (beside, slip) in enumerate(cases):
        name, state, postcode = found.get(number, (slip.text, slip.place.state, slip.place.postcode))
        all_of[beside, slip.kind] += 1
        is_right = plain(name) == plain(slip.place.name) or (slip.kind.endswith("left out") and " " in name and is_meant_by(slip.text, name))
        is_there = beside == "alone" or (state == slip.place.state and (beside == "with its state" or postcode == slip.place.postcode))
        if is_right and is_there:
            right[beside, slip.kind] += 1
        else:
            wrong.append((beside, slip, name))
    return {key: right[key] / count for key, count in all_of.items()}, wrong


def main(houser, most=MOST):
    """Tells every class in which fewer are right than should be."""
    told, wrong = shares(houser, int(most))
    low = {key: share for key, share in told.items() if share < FLOOR}
    for beside, kind in low:
        print(f"{kind}, {beside}: the first fix is right for {low[beside, kind]:.1%}, not for {FLOOR:.0%}; among the wrong:", file=sys.stderr)
        for _, slip, name in [one for one in wrong if (one[0], one[1].kind) == (beside, kind)][:5]:
            print(f"  {slip.text!r} of {slip.place.name} {slip.place.state} {slip.place.postcode} becomes {name!r}", file=sys.stderr)
    print(f"{len(told)} classes of slips, in the worst {min(told.values()):.1%} right")
    sys.exit(1 if low else 0)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: checking.py HOUSER [MOST]")
    main(*sys.argv[1:])
