"""Logs of what happened: a feed of changes, and the archives that hold what is older (RFC 5005 section 4)."""

import re
from collections import Counter
from itertools import pairwise

import feed_reading
from feed_reading import target

LEAST = 100
"""How many events an archive holds at least."""


def follow(site, problems, head):
    """A log's documents, each the one that the link of the document before leads to."""
    documents, seen = [], set()
    path = head
    while path is not None and path not in seen:
        if path not in site.files:
            problems.add(documents[-1].path, f"its prev-archive link leads to {path!r}, which is not in the output")
            break
        seen.add(path)
        documents.append(feed_reading.read(site, problems, path, is_log=True))
        path = target(site, documents[-1], "prev-archive")
    if path in seen:
        problems.add(documents[-1].path, f"its prev-archive link leads back to {path}")
    return documents


def check_names(site, problems, documents):
    """Archives are numbered from the oldest, to keep their names; and none is left that nothing leads to."""
    head = documents[0].path
    stem, _, ending = head.rpartition(".")
    wanted = [f"{stem}-{number}.{ending}" for number in range(len(documents) - 1, 0, -1)]
    if [document.path for document in documents[1:]] != wanted:
        problems.add(head, f"is followed by {[document.path for document in documents[1:]]}, not {wanted}")
    for path in site.folders[head[: head.rfind("/") + 1]]:
        if re.fullmatch(rf"{re.escape(stem)}-\d+\.{ending}", path) and path not in [document.path for document in documents]:
            problems.add(path, f"is not reached from {head}")


def entries(documents):
    """The entries of a log, (id, time, day), each once: the feed itself may hold what the newest archives hold too."""
    head, *older = [list(zip(document.ids, document.updated, document.days, strict=True)) for document in documents]
    known = {name for name, _, _ in head}
    return head + [entry for entries in older for entry in entries if entry[0] not in known]


def is_round_up(name):
    """Whether an entry tells of all that happened in a part of a day, and so stands in no archive."""
    return ":round-up/" in str(name)


def check_links(site, problems, documents):
    """An archive never changes, so it names what is older and the feed itself, and nothing that comes after it."""
    for place, document in enumerate(documents):
        is_archive = place > 0
        # The oldest leads to no other, and validators warn of one that calls itself an archive all the same.
        if ("archive" in document.marks) != (is_archive and place < len(documents) - 1):
            problems.add(document.path, f"{'does not call itself' if is_archive else 'calls itself'} an archive")
        if "complete" in document.marks:
            problems.add(document.path, "calls itself complete, but readers keep what a log no longer holds")
        current = target(site, document, "current")
        if current != documents[0].path if is_archive else current not in (None, document.path):
            problems.add(document.path, f"its current link leads to {current or 'nothing'}, not to {documents[0].path}")
        for relation in ("next-archive", "next", "previous", "first", "last"):
            if relation in document.links:
                problems.add(document.path, f"has a {relation} link")


def check_days(problems, documents):
    """Archives hold whole days of what was built at once, so that who reads them misses nothing between two of them, and enough of them."""
    for newer, older in pairwise(documents[1:]):
        for day in set(newer.days) & set(older.days):
            problems.add(older.path, f"holds changes of {day}, and so does {newer.path}")
    for document in documents[1:]:
        if any(map(is_round_up, document.ids)):
            problems.add(document.path, "is an archive with a round-up")
        if len(document.ids) < LEAST:
            problems.add(document.path, f"is an archive of {len(document.ids)} changes, not of {LEAST} or more")


def read(site, problems, head, has_archives):
    """The documents of a log, from the newest on. `has_archives`: it may have others than the feed itself."""
    documents = follow(site, problems, head)
    check_names(site, problems, documents)
    check_links(site, problems, documents)
    check_days(problems, documents)
    if not has_archives and len(documents) > 1:
        problems.add(head, "has archives, but listings come into this scope and leave it")
    for name, count in Counter(name for name, _, _ in entries(documents)).items():
        if count > 1:
            problems.add(head, f"{name} is in the feed {count} times")
    times = [time for _, time, _ in entries(documents)]
    if None not in times and any(later < earlier for later, earlier in pairwise(times[: len(documents[0].ids)])):
        problems.add(head, "its changes are not in order, the newest first")
    return documents
