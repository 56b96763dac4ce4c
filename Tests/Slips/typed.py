"""typed.py SITE [MOST]: how often the search box finds the suburb that is meant by a misspelt name, class by class: with its state behind it, where it must be taken for
it, and alone, where it must be taken for it or be what the box asks about first."""

import sys
from collections import Counter
from pathlib import Path

from slips import KINDS, is_meant_by, other_names, places, plain, slips

sys.path.insert(0, str(Path(__file__).parents[1] / "SiteChecks"))
from typing_box import understood

# The share that must be right where a state says that a place is meant, and alone, where words may be other things; where a word is left out, it is less.
FLOOR = {(True, False): 0.95, (False, False): 0.94, (True, True): 0.9, (False, True): 0.8}
# Of how many slips of a class, unless somebody says otherwise.
MOST = 20
# What is shorter says too little of a place.
LEAST = 4


def names_found(answer):
    """The names of the suburbs and regions that an answer is about, or, if there are none, asks about."""
    taken = [one["label"] for one in answer["instead"]]
    for pair in answer["query"].split("&"):
        key, _, values = pair.partition("=")
        if key == "suburb":
            taken += [value.rsplit(" ", 2)[0] for value in values.split(",")]
        elif key == "region":
            taken += [value.replace("-", " ") for value in values.split(",")]
    return taken or [one["label"] for one in answer["maybe"]]


def shares(site, most):
    """The share of slips for which the place that is meant is found, by whether the state was there and by class, and the slips that are wrong."""
    cases = [(with_state, slip) for kind in KINDS for slip in slips(kind, most) for with_state in (True, False)]
    names = {plain(place.name) for place in places(True)} | other_names()
    # The name of one place alone does not say that another is meant.
    cases = [(with_state, slip) for with_state, slip in cases
             if plain(slip.text) == plain(slip.place.name) or (plain(slip.text) not in names)]
    answers = understood(site, [f"{slip.text} {slip.place.state.lower()}" if with_state else slip.text for with_state, slip in cases])
    right, all_of, wrong = Counter(), Counter(), []
    for (with_state, slip), answer in zip(cases, answers, strict=True):
        found = names_found(answer)
        # What is a word by itself, or a name of something else, is that: "Red" of Red Hill.
        if slip.kind.endswith("left out") and " " not in slip.text and not found and (len(slip.text) < LEAST or not answer["ignored"]):
            continue
        all_of[with_state, slip.kind] += 1
        if any(plain(name).startswith(plain(slip.place.name)) or (slip.kind.endswith("left out") and is_meant_by(slip.text, name)) for name in found):
            right[with_state, slip.kind] += 1
        else:
            wrong.append((with_state, slip, found or answer["query"]))
    return {key: right[key] / count for key, count in all_of.items()}, wrong


def floor(with_state, kind):
    """The share that must be right of a class."""
    return FLOOR[with_state, kind.endswith("left out") and kind != "a letter left out"]


def main(site, most=MOST):
    """Tells every class in which fewer are right than should be."""
    told, wrong = shares(site, int(most))
    low = {key: share for key, share in told.items() if share < floor(*key)}
    for with_state, kind in low:
        how = "with its state" if with_state else "alone"
        print(f"{kind}, {how}: the place is found for {low[with_state, kind]:.1%}, not for {floor(with_state, kind):.0%}; among the wrong:", file=sys.stderr)
        for _, slip, found in [one for one in wrong if (one[0], one[1].kind) == (with_state, kind)][:5]:
            print(f"  {slip.text!r} of {slip.place.name} {slip.place.state} {slip.place.postcode}: {found!r}", file=sys.stderr)
    print(f"{len(told)} classes of slips in the search box, in the worst {min(told.values()):.1%} right")
    sys.exit(1 if low else 0)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: typed.py SITE [MOST]")
    main(*sys.argv[1:])
