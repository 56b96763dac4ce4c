"""Feeds of several documents: pages (RFC 5005 section 3) and archives (section 4)."""

import re
from collections import Counter

import feed_reading
from feed_reading import target


def follow(site, problems, head, relation):
    """A feed's documents, each the one that the link of the document before leads to."""
    documents, seen = [], set()
    path = head
    while path is not None and path not in seen:
        if path not in site.files:
            problems.add(documents[-1].path, f"its {relation} link leads to {path!r}, which is not in the output")
            break
        seen.add(path)
        documents.append(feed_reading.read(site, problems, path))
        path = target(site, documents[-1], relation)
    if path in seen:
        problems.add(documents[-1].path, f"its {relation} link leads back to {path}")
    return documents


def check_names(site, problems, documents):
    """The documents behind the first are numbered from the oldest, to keep their names; and none is left that nothing leads to."""
    head = documents[0].path
    stem, _, ending = head.rpartition(".")
    wanted = [f"{stem}-{number}.{ending}" for number in range(len(documents) - 1, 0, -1)]
    if [document.path for document in documents[1:]] != wanted:
        problems.add(head, f"is followed by {[document.path for document in documents[1:]]}, not {wanted}")
    for path in site.folders[head[: head.rfind("/") + 1]]:
        if re.fullmatch(rf"{re.escape(stem)}-\d+\.{ending}", path) and path not in [document.path for document in documents]:
            problems.add(path, f"is not reached from {head}")


def entries(documents):
    """The entries of a feed, (id, time), each once.

    The newest document behind the feed itself may begin with what the feed ends with, so that it need not change whenever that does.
    """
    lists = [list(zip(document.ids, document.times, strict=True)) for document in documents]
    if len(lists) > 1:
        both = max(count for count in range(len(lists[1]) + 1) if count == 0 or lists[0][-count:] == lists[1][:count])
        lists[1] = lists[1][both:]
    return [entry for entries in lists for entry in entries]


def check_twins(problems, documents):
    ids = Counter(name for name, _ in entries(documents))
    for name, count in ids.items():
        if count > 1:
            problems.add(documents[0].path, f"{name} is in the feed {count} times")


def expect(site, problems, document, relation, wanted):
    """That a document's link of a relation leads to a path; None: that it has none."""
    found = target(site, document, relation)
    if found != wanted:
        problems.add(document.path, f"its {relation} link leads to {found or 'nothing'}, not to {wanted or 'nothing'}")


def pages(site, problems, head):
    """The documents of a feed of listings, from the newest on."""
    documents = follow(site, problems, head, "next")
    check_names(site, problems, documents)
    check_twins(problems, documents)
    if head.endswith(".json"):
        return documents
    paths = [None, *(document.path for document in documents)]
    for before, document in zip(paths, documents, strict=False):
        expect(site, problems, document, "previous", before)
        for relation, wanted in (("first", paths[1]), ("last", paths[-1])):
            if len(documents) > 1 or relation in document.links:
                expect(site, problems, document, relation, wanted)
        for relation in ("prev-archive", "next-archive", "current"):
            expect(site, problems, document, relation, None)
        if "archive" in document.marks:
            problems.add(document.path, "calls itself an archive, but its listings change")
        if "complete" in document.marks and len(documents) > 1:
            problems.add(document.path, "calls itself complete, but the feed has other documents")
    return documents


def archives(site, problems, head):
    """The documents of a feed of changes, from the newest on."""
    documents = follow(site, problems, head, "prev-archive")
    check_names(site, problems, documents)
    check_twins(problems, documents)
    for place, document in enumerate(documents):
        is_archive = place > 0
        if ("archive" in document.marks) != is_archive:
            problems.add(document.path, f"{'does not call itself' if is_archive else 'calls itself'} an archive")
        if is_archive or "current" in document.links:
            expect(site, problems, document, "current", head)
        # Only an archive can be the next one (RFC 5005 section 4): the newest has none, and the feed itself is none.
        expect(site, problems, document, "next-archive", documents[place - 1].path if place > 1 else None)
        for relation in ("next", "previous", "first", "last"):
            expect(site, problems, document, relation, None)
    times = [time for _, time in entries(documents)]
    if None not in times and times != sorted(times, reverse=True):
        problems.add(head, "its changes are not in order, the newest first")
    return documents
