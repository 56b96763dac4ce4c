"""Lists of feeds: OPML 2.0 (http://opml.org/spec2.opml), as the strictest checker takes it, that of the W3C."""

import re

from rss_rules import is_date
from xml_reading import Unreadable, place, root_of

DATES = ("dateCreated", "dateModified")
HEAD = {"title", *DATES, "ownerName", "ownerEmail", "ownerId", "expansionState", "vertScrollState", "windowTop", "windowLeft",
        "windowBottom", "windowRight"}
"""The specification has `docs` too, which that checker does not know."""

KINDS = {"rss"}
"""Of OPML's types of outlines: the one for feeds of any format."""

VERSIONS = {"RSS", "RSS1", "RSS2", "scriptingNews"}
"""The specification names none for Atom, so that a feed in Atom has no version."""


def outline_faults(outline):
    if not outline.get("text", "").strip():
        yield f"{place(outline)}: has no text"
    if "xmlUrl" not in outline.attrib and "type" not in outline.attrib:
        if not len(outline):
            yield f"{place(outline)}: is neither a feed nor a group of feeds"
        return
    if outline.get("type") not in KINDS:
        yield f"{place(outline)}: its type is {outline.get('type')!r}"
    for name in ("xmlUrl", "htmlUrl"):
        if name in outline.attrib and not re.match(r"https?://[^/]", outline.get(name)):
            yield f"{place(outline)}: its {name} is {outline.get(name)!r}"
    yield from (f"{place(outline)}: has no {name}" for name in ("xmlUrl", "title") if not outline.get(name, "").strip())
    if outline.get("version", "RSS2") not in VERSIONS:
        yield f"{place(outline)}: its version is {outline.get('version')!r}"


def head_faults(head):
    if not (head.findtext("title") or "").strip():
        yield "its head has no title"
    for element in head:
        if element.tag not in HEAD or len(element):
            yield f"{place(element)}: does not belong into the head"
        if element.tag in DATES and not is_date(element.text or ""):
            yield f"{place(element)}: {element.text!r} is no RFC 822 date"


def faults(document):
    """Everything that is wrong with a list of feeds, given as bytes or text."""
    try:
        root = root_of(document)
    except Unreadable as error:
        return [str(error)]
    if root.tag != "opml" or root.get("version") != "2.0" or [child.tag for child in root] != ["head", "body"]:
        return ["is not <opml version=\"2.0\"> with a head and a body"]
    head, body = root
    found = list(head_faults(head))
    for element in body.iterdescendants():
        if element.tag != "outline":
            found.append(f"{place(element)}: is no outline")
        else:
            found += outline_faults(element)
    addresses = feeds(document)
    if not addresses:
        found.append("lists no feed")
    found += [f"lists {address} twice" for address in sorted({address for address in addresses if addresses.count(address) > 1})]
    return found


def feeds(document):
    """The addresses of the feeds that a list has."""
    return [outline.get("xmlUrl") for outline in root_of(document).iter("outline") if outline.get("xmlUrl")]
