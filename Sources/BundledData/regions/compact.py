#!/usr/bin/env python3
"""Makes the files of this folder from the tables of regions that README.md names.

compact.py TABLES: the folder with regions.tsv, suburb-regions.tsv and nicknames.tsv. The rows must be those of ../gazetteer/suburbs.tsv.
A slug that regions.tsv here gives already stays as it is, whatever becomes of labels; new regions get new ones.
"""
import re
import sys
import unicodedata
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
# The order of kinds that share a label: the one that people mean most often first.
KINDS = ["gccsa", "lga", "sa4", "sa3"]


def table(path):
    """The rows of a table without its header."""
    return [line.split("\t") for line in path.read_text().splitlines()[1:]]


def write(name, header, rows):
    """A table with its header."""
    (HERE / name).write_text("".join("\t".join(row) + "\n" for row in [header] + rows))


def slug(text):
    """As Houser makes slugs of places' names: without apostrophes, and with a hyphen for what stands between words."""
    letters = unicodedata.normalize("NFD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters.replace("'", "").replace("&", " and ")).strip("-")


def official_slugs(regions, kept):
    """By id: the label's slug, with the state where others share it, and with the kind where that is not enough."""
    slugs = {id: kept[id] for id, *_ in regions if id in kept}
    taken = set(slugs.values())
    rest = [region for region in regions if region[0] not in slugs]
    forms = [
        lambda region: slug(region[4]),
        lambda region: f"{slug(region[4])}-{region[3].lower()}",
        lambda region: f"{slug(region[4])}-{region[3].lower()}-{region[1]}",
    ]
    for form in forms:
        counts = Counter(form(region) for region in regions)
        fitting = [region for region in rest if counts[form(region)] == 1 and form(region) not in taken]
        slugs |= {region[0]: form(region) for region in fitting}
        taken |= {form(region) for region in fitting}
        rest = [region for region in rest if region[0] not in slugs]
    if rest: sys.exit(f"no slug for {rest[0]}")
    return slugs


def title(text):
    """A nickname as a heading: Upper North Shore."""
    return " ".join(word if word in ("and", "of", "the") else word[0].upper() + word[1:] for word in text.split())


def vernacular(nicknames, states, slugs, kept):
    """Regions without an official border: for each list of places that nicknames give to regions, the slug and the row."""
    taken = set(slugs.values())
    meanings = {}
    for typed, _, means, _ in nicknames: meanings.setdefault(slug(typed), set()).add(means)
    free = lambda name: slug(name) not in taken and len(meanings[slug(name)]) == 1
    lists = {}
    for typed, kind, means, _ in nicknames:
        if kind not in ("city", "region", "former") or ";" not in means: continue
        lists.setdefault(means, []).append((typed, kind))
    result = {}
    for means, typed in lists.items():
        # A name of today that means nothing else, and is not the slug of an official region.
        fitting = [name for name, kind in typed if free(name) and kind != "former"] + [name for name, _ in typed if free(name)]
        places = {states[part] for part in means.split("; ")}
        state = places.pop() if len(places) == 1 else ""
        names = [(name, slug(name)) for name in fitting]
        first = typed[0][0]
        # The name of an official region that covers something else.
        if slug(first) in taken and len(meanings[slug(first)]) == 1: names.insert(0, (first, f"{slug(first)}-{state.lower()}"))
        label, address = next((name for name in names if name[1] in kept), names[0] if names else ("", ""))
        if not address or address in taken: sys.exit(f"no slug for {typed}")
        taken.add(address)
        result[means] = [address, "vernacular", address, state, title(label), "", means]
    return result


def runs(rows):
    """Rising rows as runs: how many rows lie between a run and the one before it, and how many it has if more than one."""
    result, end = [], 0
    while rows:
        length = next((i for i, row in enumerate(rows) if row != rows[0] + i), len(rows))
        result.append(f"{rows[0] - end}" + (f"x{length}" if length > 1 else ""))
        end, rows = rows[0] + length, rows[length:]
    return " ".join(result)


def main(folder):
    regions = sorted(table(folder / "regions.tsv"), key=lambda row: (KINDS.index(row[1]), row[0]))
    suburbs = [(name, state, postcode) for postcode, name, state, *_ in table(HERE / "../gazetteer/suburbs.tsv")]
    rows = table(folder / "suburb-regions.tsv")
    if [tuple(row[:3]) for row in rows] != suburbs: sys.exit("suburb-regions.tsv has other rows than ../gazetteer/suburbs.tsv")
    nicknames = table(folder / "nicknames.tsv")

    old = HERE / "regions.tsv"
    kept = {row[0]: row[2] for row in table(old)} if old.exists() else {}
    slugs = official_slugs(regions, kept)
    states = {"region:" + row[0]: row[3] for row in regions} | {"suburb:" + "|".join(row): row[1] for row in suburbs}
    informal = vernacular(nicknames, states, slugs, kept)
    official = [[id, kind, slugs[id], state, label, "" if name == label else name, ""] for id, kind, name, state, label in regions]
    write("regions.tsv", ["id", "kind", "slug", "state", "label", "name", "parts"], official + sorted(informal.values()))

    lists = {}
    for number, row in enumerate(rows): lists.setdefault(row[3], []).append(number)
    members = [[ids, runs(numbers)] for ids, numbers in sorted(lists.items()) if ids]
    write("members.tsv", ["ids", "rows"], members)

    def meaning(kind, means):
        isInformal = kind in ("city", "region", "former") and means in informal
        return "region:" + informal[means][0] if isInformal else means

    write("nicknames.tsv", ["typed", "kind", "means"], [[typed, kind, meaning(kind, means)] for typed, kind, means, _ in nicknames])


main(Path(sys.argv[1]))
