"""The rules of Atom (RFC 4287) and of its extensions: the schema's, and those that a schema cannot say.

Beyond the RFC they forbid what the W3C feed validator (https://validator.w3.org/feed/) warns of, for readers do stumble over that.
"""

import re
from collections import Counter

import namespaces
from identifiers import URI, identity_fault
from json_feed import seconds
from xml_reading import ATOM, XML, Schema, Unreadable, character_faults, root_of

FEED, ENTRY, LINK, ID, SOURCE = (ATOM + name for name in ("feed", "entry", "link", "id", "source"))
PARTS = [ENTRY, LINK, SOURCE, "{http://search.yahoo.com/mrss/}content", "{http://www.georss.org/georss}point",
         *(ATOM + name for name in ("author", "contributor", "category", "generator", "content"))]
SCHEMA = Schema("atom.rng", "atom-parts.rng", PARTS)
HISTORY = "{http://purl.org/syndication/history/1.0}"
DOCUMENTS = {"first", "last", "previous", "next", "prev-archive", "next-archive", "current"}
"""Relations of a feed's documents (RFC 5005 sections 3 and 4); a feed has at most one link of each."""
RELATIONS = DOCUMENTS | {"self", "alternate", "related", "enclosure", "via", "hub", "license", "replies", "edit", "describedby"}
"""Relations that validators know by a name."""
OLDEST = "1990"
"""No feed is older: an earlier time is a mistake."""


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
    for rel in sorted(DOCUMENTS | {"self"}):
        if counts[rel] > 1:
            yield f"{named(element)}: has {counts[rel]} links to its {rel}"
    for rel in sorted(counts):
        if rel not in RELATIONS and ":" not in rel:
            yield f"{named(element)}: has a link of the relation {rel}, which is no registered one"
        if rel in DOCUMENTS and element.tag == ENTRY:
            yield f"{named(element)}: has a link to its {rel}, which only feeds have"


def feed_faults(feed):
    """What a feed says of itself: its language, its address, and whether there is more of it."""
    if not feed.get(XML + "lang"):
        yield "has no xml:lang"
    own = [link for link in feed.findall(LINK) if relation(link) == "self"]
    if [link.get("type") for link in own] != ["application/atom+xml"]:
        yield f"has {len(own)} links to itself of the type application/atom+xml"
    rels = {relation(link) for link in feed.findall(LINK)}
    if feed.find(HISTORY + "complete") is not None and rels & DOCUMENTS:
        yield f"calls itself complete, but has links to its {', '.join(sorted(rels & DOCUMENTS))}"
    if feed.find(HISTORY + "archive") is not None and "current" not in rels:
        yield "is an archive without a link to the current feed"


def time_faults(entry):
    published, updated = (entry.findtext(ATOM + name, "") for name in ("published", "updated"))
    if published and seconds(published) is not None and seconds(updated) is not None and seconds(published) > seconds(updated):
        yield f"{named(entry)}: was updated before it was published"


def content_faults(entry):
    """4.1.2 and 4.1.3: what an entry needs beside its content, or in its place."""
    content = entry.find(ATOM + "content")
    if content is None and entry.find(ATOM + "summary") is None:
        yield f"{named(entry)}: has neither content nor a summary"
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
            elif not URI.fullmatch(value):
                yield f"{value!r} has characters that no URI has"


def faults(document):
    """Everything that is wrong with an Atom document, given as bytes or text."""
    try:
        root = root_of(document)
    except Unreadable as error:
        return [str(error)]
    found = SCHEMA.faults(root)
    for element in root.iter(FEED, ENTRY, SOURCE):
        found += link_faults(element)
    if root.tag == FEED:
        found += feed_faults(root)
    for entry in root.iter(ENTRY):
        found += [*content_faults(entry), *time_faults(entry)]
    found += address_faults(root)
    found += namespaces.faults(root)
    found += character_faults(document)
    identities = [(element.text or "").strip() for element in root.iter(ID)]
    found += [fault for fault in map(identity_fault, identities) if fault]
    found += [f"two entries are {name}" for name in same(entry.findtext(ID) for entry in root.findall(ENTRY))]
    found += [f"two entries were updated at {time}" for time in same(entry.findtext(ATOM + "updated") for entry in root.findall(ENTRY))]
    times = [element.text or "" for element in root.iter(ATOM + "updated", ATOM + "published")]
    found += [f"{time} is before {OLDEST}" for time in times if time < OLDEST]
    return found
