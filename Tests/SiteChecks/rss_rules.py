"""The rules of RSS 2.0 as the RSS Advisory Board's profile (https://www.rssboard.org/rss-profile) reads them.

Beyond the profile they forbid what the W3C feed validator (https://validator.w3.org/feed/) warns of, for readers do stumble over that.
"""

import re
from collections import Counter
from datetime import date

import namespaces
import references
from identifiers import CHARACTERS, identity_fault
from xml_reading import ATOM, Schema, Unreadable, character_faults, place, root_of

CONTENT = "{http://purl.org/rss/1.0/modules/content/}encoded"
CREATOR = "{http://purl.org/dc/elements/1.1/}creator"
COMPLETE, ARCHIVE = (f"{{http://purl.org/syndication/history/1.0}}{name}" for name in ("complete", "archive"))
OWN = {"channel": {ATOM + "link", COMPLETE, ARCHIVE}, "item": {ATOM + "link", CONTENT, CREATOR}}
"""Elements of other vocabularies that say what RSS has no element for; any other would say twice what RSS says itself."""
KNOWN_ELSEWHERE = ("{http://search.yahoo.com/mrss/}", "{http://www.georss.org/georss}")
EXTENSIONS = Schema("entry-extensions.rng")
CHANNEL_NEEDS = ("title", "link", "description", "language")
CHANNEL_ONCE = ("copyright", "managingEditor", "webMaster", "pubDate", "lastBuildDate", "generator", "docs", "cloud", "ttl",
                "image", "rating", "skipHours", "skipDays")
ITEM_ONCE = ("title", "link", "description", "author", "comments", "enclosure", "guid", "pubDate", "source")
PLAIN = ("title", "description", "copyright", "generator", "category", "author", "managingEditor", "webMaster", "rating", "source", "name")
"""Elements of text that is no HTML; an item's description is the one that is, and never stands among these."""

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
DATE = re.compile(
    rf"({'|'.join(DAYS)}), (\d\d?) ({'|'.join(MONTHS)}) (\d{{4}}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d (GMT|[+-](?:0\d|1[0-4])[0-5]\d)")
OLDEST = 1990
"""No feed is older: an earlier year is a mistake."""
ADDRESS = re.compile(rf"(https?://[A-Za-z0-9.\-]+(:\d+)?(/{CHARACTERS}*)?|mailto:{CHARACTERS}+)")
PERSON = re.compile(r"[^\s@()]+@[^\s@()]+ \([^()]+\)")
MEDIA_TYPE = re.compile(r"[\w.+-]+/[\w.+-]+")
LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def is_date(text):
    """RFC 822 section 5 with the four-digit year that the profile asks for; the day of the week, if wrong, misleads somebody."""
    match = DATE.fullmatch(text)
    try:
        day = date(int(match[4]), MONTHS.index(match[3]) + 1, int(match[2])) if match else None
    except ValueError:
        return False
    return day is not None and day.year >= OLDEST and day.weekday() == DAYS.index(match[1])


def is_positive(text):
    return bool(re.fullmatch(r"[1-9]\d*", text))


VALUES = {
    "link": (ADDRESS.fullmatch, "no absolute URL"), "docs": (ADDRESS.fullmatch, "no absolute URL"),
    "comments": (ADDRESS.fullmatch, "no absolute URL"), "url": (ADDRESS.fullmatch, "no absolute URL"),
    "pubDate": (is_date, "no RFC 822 date with a four-digit year"), "lastBuildDate": (is_date, "no RFC 822 date with a four-digit year"),
    "ttl": (is_positive, "no number of minutes"), "language": (LANGUAGE.fullmatch, "no language"),
    "managingEditor": (PERSON.fullmatch, "no e-mail address with a name in parentheses"),
    "webMaster": (PERSON.fullmatch, "no e-mail address with a name in parentheses"),
    "author": (PERSON.fullmatch, "no e-mail address with a name in parentheses"),
    "title": (str.strip, "empty"), "category": (str.strip, "empty"), "generator": (str.strip, "empty"),
}
ATTRIBUTES = {
    "rss": {"version"}, "category": {"domain"}, "guid": {"isPermaLink"}, "source": {"url"}, "enclosure": {"url", "length", "type"},
    "cloud": {"domain", "port", "path", "registerProcedure", "protocol"},
}
PARENTS = {"channel", "item", "image", "skipHours", "skipDays", "rss"}


def text(element, name):
    return (element.findtext(name) or "").strip()


def counted(element, needed, once, many):
    """An element's children: those that must be there, those that may be there once, and those that may be there often."""
    counts = Counter(child.tag for child in element if isinstance(child.tag, str))
    for name in needed:
        if not counts[name]:
            yield f"{place(element)}: has no {name}"
    for name in (*needed, *once):
        if counts[name] > 1:
            yield f"{place(element)}: has {counts[name]} {name}s"
    for name in sorted(counts):
        if not name.startswith("{") and name not in (*needed, *once, *many):
            yield f"{place(element)}: must not have a {name}"


def shape(element):
    """What holds of every element of RSS: its text, its attributes, and that what has text has no elements."""
    name = element.tag
    if name in VALUES and name not in PARENTS:
        is_good, fault = VALUES[name]
        if not is_good(element.text or ""):
            yield f"{place(element)}: {element.text!r} is {fault}"
    for attribute in element.attrib:
        if not attribute.startswith("{") and attribute not in ATTRIBUTES.get(name, ()):
            yield f"{place(element)}: has an unknown attribute {attribute}"
    if name not in PARENTS and len(element):
        yield f"{place(element)}: has elements inside"
    if name in PARENTS and (element.text or "").strip() + "".join((child.tail or "").strip() for child in element):
        yield f"{place(element)}: has text between its elements"


def image_faults(channel):
    for image in channel.findall("image"):
        yield from counted(image, ("url", "title", "link"), ("width", "height", "description"), ())
        for name, most in (("width", 144), ("height", 400)):
            value = image.findtext(name)
            if value is not None and not (is_positive(value) and int(value) <= most):
                yield f"{place(image)}: its {name} is {value!r}, which is no number up to {most}"
        for name in ("title", "link"):
            if text(image, name) != text(channel, name):
                yield f"{place(image)}: its {name} is not that of the channel"


def skip_faults(channel):
    allowed = {"skipHours": ("hour", {str(hour) for hour in range(24)}),
               "skipDays": ("day", {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"})}
    for name, (part, values) in allowed.items():
        for element in channel.findall(name):
            said = [child.text for child in element]
            if {child.tag for child in element} != {part} or not set(said) <= values or len(set(said)) != len(said):
                yield f"{place(element)}: is no list of different {part}s"


def channel_faults(channel):
    yield from counted(channel, CHANNEL_NEEDS, CHANNEL_ONCE, ("category", "item"))
    tags = [child.tag for child in channel]
    if "item" in tags and set(tags[tags.index("item"):]) != {"item"}:
        yield f"{place(channel)}: has more about itself behind an item, where readers have stopped to look"
    own = [link for link in channel.findall(ATOM + "link") if link.get("rel") == "self"]
    if len(own) != 1 or own[0].get("type") != "application/rss+xml":
        yield f"{place(channel)}: has {len(own)} atom:link to itself of the type application/rss+xml"
    for link in channel.findall(ATOM + "link"):
        if not ADDRESS.fullmatch(link.get("href", "")):
            yield f"{place(link)}: {link.get('href')!r} is no absolute URL"
    yield from strangers(channel)
    yield from image_faults(channel)
    yield from skip_faults(channel)
    guids = Counter(text(item, "guid") for item in channel.findall("item"))
    yield from (f"two items have the guid {guid}" for guid, count in guids.items() if guid and count > 1)


def strangers(element):
    """Elements of other vocabularies that do not belong there."""
    for child in element:
        name = child.tag if isinstance(child.tag, str) else ""
        if name.startswith("{") and name not in OWN[element.tag] and not (element.tag == "item" and name.startswith(KNOWN_ELSEWHERE)):
            yield f"{place(element)}: must not have a {name}"


def guid_faults(item):
    guid = item.find("guid")
    if guid is None:
        yield f"{place(item)}: has no guid"
        return
    kind = guid.get("isPermaLink", "true")
    if kind not in ("true", "false") or not (guid.text or "").strip():
        yield f"{place(guid)}: is empty, or its isPermaLink is neither true nor false"
    elif fault := identity_fault(guid.text):
        yield f"{place(guid)}: {fault}"
    elif kind == "true" and not ADDRESS.fullmatch(guid.text):
        yield f"{place(guid)}: {guid.text!r} is no absolute URL, and not said to be something else"


def html_faults(item):
    """The description and the encoded content are HTML: no address in them starts at a page that a reader does not know."""
    tags = [child.tag for child in item]
    if tags.count(CONTENT) > 1:
        yield f"{place(item)}: has {tags.count(CONTENT)} content:encoded"
    if CONTENT in tags and "description" not in tags[: tags.index(CONTENT)]:
        yield f"{place(item)}: has content:encoded without a description before it"
    for name in ("description", CONTENT):
        for reference in references.in_html(item.findtext(name) or ""):
            if not re.match(r"(https?://|mailto:|tel:|sms:)", reference.url):
                yield f"{place(item)}: {reference.url!r} in its {name.rpartition('}')[2]} is not absolute"


def item_faults(item):
    yield from counted(item, (), ITEM_ONCE, ("category",))
    if not (text(item, "title") or text(item, "description")):
        yield f"{place(item)}: has neither title nor description"
    yield from strangers(item)
    yield from guid_faults(item)
    if item.find("author") is not None and item.find(CREATOR) is not None:
        yield f"{place(item)}: says twice who wrote it, as author and as dc:creator"
    yield from html_faults(item)
    for enclosure in item.findall("enclosure"):
        if not (enclosure.get("url", "").startswith(("http://", "https://")) and MEDIA_TYPE.fullmatch(enclosure.get("type", ""))
                and re.fullmatch(r"\d+", enclosure.get("length", ""))):
            yield f"{place(enclosure)}: lacks its absolute url, its type, or its length in bytes"
    for source in item.findall("source"):
        if not ADDRESS.fullmatch(source.get("url", "")) or not (source.text or "").strip():
            yield f"{place(source)}: lacks its absolute url or its name"
    for creator in item.findall(CREATOR):
        if not (creator.text or "").strip():
            yield f"{place(creator)}: is empty"
    for element in item:
        if isinstance(element.tag, str) and element.tag.startswith(KNOWN_ELSEWHERE):
            yield from EXTENSIONS.faults(element)


def plain_text_faults(document):
    """Plain text holds its `&` and `<` as hexadecimal references, which readers that take it for HTML show right too."""
    source = document if isinstance(document, str) else document.decode("utf-8", "replace")
    plain = re.sub(r"(?s)<item>.*?</item>", without_description, source)
    for name, inside in re.findall(rf"<({'|'.join(PLAIN)})(?: [^<>]*)?>([^<]*)</\1>", plain):
        if re.search(r"&(?!#x[0-9A-Fa-f]+;|gt;|quot;|apos;)", inside):
            yield f"{name}: {inside[:60]!r} has & or < otherwise than as &#x26; or &#x3C;"
    if "<![CDATA[" in plain:
        yield "holds plain text in a CDATA section, where & and < would be taken for HTML"


def without_description(item):
    return re.sub(r"(?s)<(description|content:encoded)>.*?</\1>", "", item[0])


def faults(document):
    """Everything that is wrong with an RSS document, given as bytes or text."""
    try:
        root = root_of(document)
    except Unreadable as error:
        return [str(error)]
    if root.tag != "rss" or root.get("version") != "2.0" or [child.tag for child in root] != ["channel"]:
        return ["is not <rss version=\"2.0\"> with one channel in it"]
    own = [element for element in root.iter() if isinstance(element.tag, str) and not element.tag.startswith("{")]
    found = [fault for element in own for fault in shape(element)]
    found += channel_faults(root[0])
    for item in root[0].findall("item"):
        found += item_faults(item)
    found += plain_text_faults(document)
    found += namespaces.faults(root)
    found += character_faults(document)
    return found
