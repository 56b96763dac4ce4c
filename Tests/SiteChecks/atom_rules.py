"""The rules of Atom (RFC 4287) and of its extensions: the schema's, and those that a schema cannot say."""

import re
from collections import Counter

from xml_reading import ATOM, XML, Schema, Unreadable, root_of

ENTRY, LINK, ID, SOURCE = (ATOM + name for name in ("entry", "link", "id", "source"))
DELETED = "{http://purl.org/atompub/tombstones/1.0}deleted-entry"
PARTS = [ENTRY, LINK, SOURCE, DELETED, "{http://search.yahoo.com/mrss/}content", "{http://www.georss.org/georss}point",
         *(ATOM + name for name in ("author", "contributor", "category", "generator", "content"))]
SCHEMA = Schema("atom.rng", "atom-parts.rng", PARTS)
PLACES = {"first", "last", "previous", "next", "prev-archive", "next-archive", "current", "self"}
"""Relations of which one feed has at most one link (RFC 5005 sections 3 and 4; more than one "self" would name two places)."""


def relation(link):
    return link.get("rel", "alternate")


def links(element, wanted):
    """The addresses of the links of a feed or an entry that have a relation."""
    return [link.get("href") for link in element.findall(LINK) if relation(link) == wanted]


def same(texts):
    return sorted(text for text, count in Counter(texts).items() if count > 1)


def named(element):
    """A feed or an entry as messages call it."""
    return f"{element.tag.rpartition('}')[2]} {element.findtext(ID, '').strip()}"


def link_faults(element):
    """4.1.1 and 4.1.2: no two alternates have both the same type and the same language."""
    kinds = [(link.get("type", "").lower(), link.get("hreflang", "").lower())
             for link in element.findall(LINK) if relation(link) == "alternate"]
    if len(set(kinds)) != len(kinds):
        yield f"{named(element)}: two alternate links have the same type and language"
    counts = Counter(relation(link) for link in element.findall(LINK))
    for rel in sorted(PLACES):
        if counts[rel] > 1:
            yield f"{named(element)}: has {counts[rel]} links to its {rel}"


def content_faults(entry):
    """4.1.2 and 4.1.3: what an entry needs beside its content, or in its place."""
    content = entry.find(ATOM + "content")
    if content is None:
        if not links(entry, "alternate"):
            yield f"{named(entry)}: has neither content nor an alternate link"
        return
    kind = content.get("type", "text").lower()
    is_encoded = not (kind in ("text", "html", "xhtml") or kind.startswith("text/") or re.search(r"[/+]xml\b", kind))
    if (content.get("src") or is_encoded) and entry.find(ATOM + "summary") is None:
        yield f"{named(entry)}: its content lies elsewhere or is encoded, and it has no summary"


def address_faults(root):
    """An address that starts at xml:base, of which there is none, starts nowhere that a reader knows."""
    for element in root.iter(*(ATOM + name for name in ("link", "content", "category", "generator", "uri", "icon", "logo"))):
        if any(ancestor.get(XML + "base") for ancestor in [element, *element.iterancestors()]):
            continue
        values = [element.get(name) for name in ("href", "src", "uri", "scheme") if element.get(name) is not None]
        if element.tag in (ATOM + "uri", ATOM + "icon", ATOM + "logo"):
            values.append((element.text or "").strip())
        for value in values:
            if not re.match(r"[A-Za-z][A-Za-z0-9+.\-]*:", value):
                yield f"{value!r} is relative, to nothing"


def faults(document):
    """Everything that is wrong with an Atom document, given as bytes or text."""
    try:
        root = root_of(document)
    except Unreadable as error:
        return [str(error)]
    found = SCHEMA.faults(root)
    for element in root.iter(ATOM + "feed", ENTRY, SOURCE):
        found += link_faults(element)
    for entry in root.iter(ENTRY):
        found += content_faults(entry)
    found += address_faults(root)
    states = [(entry.findtext(ID), entry.findtext(ATOM + "updated")) for entry in root.findall(ENTRY)]
    found += [f"two entries are {name} of {updated}" for name, updated in same(states)]
    found += [f"{name} is deleted twice" for name in same(deleted.get("ref") for deleted in root.findall(DELETED))]
    return found
