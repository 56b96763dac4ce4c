"""XML as the checks read it: nothing is repaired, no entity is replaced, nothing is fetched."""

import re
from pathlib import Path

from lxml import etree
from mistakes import UNREADABLE

ATOM = "{http://www.w3.org/2005/Atom}"
XML = "{http://www.w3.org/XML/1998/namespace}"


class Unreadable(ValueError):
    """The document is not well formed, or has a document type, which no feed needs and some readers refuse."""


def root_of(document):
    """The root element of a document of bytes or text."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    try:
        root = etree.fromstring(document.encode() if isinstance(document, str) else document, parser)
    except etree.XMLSyntaxError as error:
        raise Unreadable(f"{UNREADABLE}: it is not well formed: {error}") from error
    if root.getroottree().docinfo.doctype:
        raise Unreadable(f"{UNREADABLE}: it has a document type")
    return root


def character_faults(document):
    """Control characters that XML lets pass (U+007F to U+009F): mostly letters of another encoding, which no reader shows."""
    text = document if isinstance(document, str) else document.decode("utf-8", "replace")
    return [f"holds the control character U+{ord(found):04X}" for found in sorted(set(re.findall("[\x7f-\x9f]", text)))]


def place(element):
    return f"line {element.sourceline}, {element.tag.rpartition('}')[2]}"


class Schema:
    """A RELAX NG schema of the folder of schemas."""

    def __init__(self, name, parts=None, part_tags=()):
        """With the name of a schema of parts, faults are looked for in the smallest part of those tags that has them."""
        self.pattern = etree.RelaxNG(etree.parse(Path(__file__).with_name("schemas") / name))
        self.parts = Schema(parts) if parts else None
        self.part_tags = part_tags

    def faults(self, element):
        """What breaks the schema, at most three faults of a place: libxml2 goes on to tell how that makes every element around it wrong."""
        if self.pattern.validate(element):
            return []
        said = list(dict.fromkeys(entry.message for entry in self.pattern.error_log))[:3] or ["breaks the schema"]
        wrong = {part: faults for part in element.iter(*self.part_tags) if (faults := self.parts.faults(part))} if self.parts else {}
        around = {ancestor for part in wrong for ancestor in part.iterancestors()}
        smallest = [fault for part, faults in wrong.items() if part not in around for fault in faults]
        return smallest or [f"{place(element)}: {message}" for message in said]
