"""One document of a feed, read by a feed reader's library and judged by its format's rules."""

from calendar import timegm
from dataclasses import dataclass, field

import atom_rules
import entry_markup
import feedparser
import json_feed
import rss_rules
from entry_markup import is_absolute
from scopes import RSS


@dataclass
class Document:
    path: str
    ids: list = field(default_factory=list)
    titles: list = field(default_factory=list)
    addresses: list = field(default_factory=list)
    """Of the page of each entry."""
    updated: list = field(default_factory=list)
    """When each entry was last changed, in seconds, to the microsecond; None where the document does not say, as RSS cannot."""
    published: list = field(default_factory=list)
    """When each entry was published; None where the document does not say."""
    stamps: list = field(default_factory=list)
    """When each entry was last changed, as the document writes it."""
    stamp: float | None = None
    """When the feed itself was changed."""
    links: dict = field(default_factory=dict)
    """The address of each relation of the feed."""
    marks: set = field(default_factory=set)
    """Of complete and archive (RFC 5005), those that it bears."""

    @property
    def days(self):
        """The day on which each entry was last changed, by the clock of the document."""
        return [stamp[:10] for stamp in self.stamps]

    @property
    def newest(self):
        return max((time for time in self.updated if time is not None), default=None)


def member_of(entry, member):
    """What the feed itself says: feedparser would give `published` for an `updated` that is not there."""
    return dict.get(entry, member)


def check_entry(problems, path, entry, needed, is_atom):
    """What a feed reader needs of an entry. In RSS a summary is HTML too, and stands for the content where there is no other."""
    name = entry.get("id") or entry.get("title") or "an entry"
    for member in ("id", "title", "link", *needed):
        if not member_of(entry, member):
            problems.add(path, f"{name} has no {member.removesuffix('_parsed')}")
    for link in entry.get("links", []):
        if not is_absolute(link.get("href", "")):
            problems.add(path, f"{name}: the link {link.get('href')!r} is not absolute")
    for media in entry.get("media_content", []) + entry.get("media_thumbnail", []) + entry.get("enclosures", []):
        if not is_absolute(media.get("url") or media.get("href") or ""):
            problems.add(path, f"{name}: the address of its picture is not absolute")
    summary = member_of(entry, "summary")
    contents = [content.value for content in entry.get("content", [])]
    check_texts(problems, path, name, entry.get("title"), summary, contents if is_atom else [*contents, summary or ""])


def check_texts(problems, path, name, title, summary, contents):
    """What an entry says: its summary is more than its title, and its content is HTML that any reader shows."""
    if summary and summary == title:
        problems.add(path, f"{name}: its summary is its title once more")
    for html in contents:
        for fault in entry_markup.faults(html):
            problems.add(path, f"{name}: {fault}")


def read_xml(site, problems, path, is_atom, is_log):
    """An Atom or RSS feed, as feedparser has it."""
    data = site.files[path].read_bytes()
    for fault in (atom_rules if is_atom else rss_rules).faults(data):
        problems.add(path, fault)
    # A feed is read as its bytes are: repaired links and markup would hide what is wrong.
    feed = feedparser.parse(str(site.files[path]), sanitize_html=False, resolve_relative_uris=False)
    wanted = "atom10" if is_atom else "rss20"
    if feed.bozo:
        problems.add(path, f"is not well formed: {feed.bozo_exception}")
    if feed.version != wanted:
        problems.add(path, f"is {feed.version or 'no feed'}, not {wanted}")
    for member in ("title", "link", "updated_parsed"):
        if not member_of(feed.feed, member):
            problems.add(path, f"the feed has no {member.removesuffix('_parsed')}")
    for entry in feed.entries:
        check_entry(problems, path, entry, needs(entry, is_atom, is_log), is_atom)
        is_news = is_log and is_atom and not any(word in entry.get("id", "") for word in (":moved/", ":round-up/"))
        for member in ("content", "published_parsed") if is_news else ():
            if member_of(entry, member):
                problems.add(path, f"{entry.get('id')} has a {member.removesuffix('_parsed')}, though it is news and no listing")
    times = [moments(entry, is_atom) for entry in feed.entries]
    return Document(
        path, [entry.get("id") for entry in feed.entries], [entry.get("title") for entry in feed.entries],
        [entry.get("link") for entry in feed.entries], [updated for updated, _ in times], [published for _, published in times],
        [member_of(entry, "updated") or "" for entry in feed.entries], moments(feed.feed, is_atom)[0],
        {link.rel: link.href for link in feed.feed.get("links", []) if "href" in link}, marks(data))


def needs(entry, is_atom, is_log):
    """An entry tells of a listing with all that a reader shows; one of a log, or one that says where a feed moved, in a sentence alone."""
    if is_log or ":moved/" in entry.get("id", ""):
        return ("summary", "updated_parsed" if is_atom else "published_parsed")
    return ("published_parsed", *(("content", "updated_parsed") if is_atom else ("summary",)))


def moments(entry, is_atom):
    """When an entry, or a feed, was updated and published."""
    if is_atom:
        return tuple(json_feed.seconds(member_of(entry, member)) for member in ("updated", "published"))
    times = [member_of(entry, member) for member in ("updated_parsed", "published_parsed")]
    return tuple(timegm(parsed) if parsed else None for parsed in times)


def marks(data):
    """The marks of a document, which feedparser does not tell."""
    try:
        root = atom_rules.root_of(data)
    except atom_rules.Unreadable:
        return set()
    head = root if root.tag == atom_rules.FEED else root.findall("channel/*")
    return {element.tag.rpartition("}")[2] for element in head if str(element.tag).startswith("{http://purl.org/syndication/history/1.0}")}


def read_json(site, problems, path):
    """A JSON Feed."""
    data = site.files[path].read_bytes()
    faults = json_feed.faults(data)
    for fault in faults:
        problems.add(path, fault)
    if faults:
        return Document(path)
    feed = json_feed.parse(data)
    items = feed["items"]
    for item in items:
        for member in ("url", "title", "date_modified", "date_published"):
            if not item.get(member):
                problems.add(path, f"{item['id']} has no {member}")
        said = item.get("summary") or item.get("content_text")
        check_texts(problems, path, item["id"], item.get("title"), said, [item.get("content_html", "")])
    for name in sorted({name for found in (feed, *items) for name in found if name.startswith("_")}):
        problems.add(path, f"has {name}, which no reader knows")
    links = {rel: feed[name] for rel, name in (("self", "feed_url"), ("next", "next_url"), ("alternate", "home_page_url")) if name in feed}
    return Document(
        path, [item["id"] for item in items], [item.get("title") for item in items], [item.get("url") for item in items],
        [json_feed.seconds(item.get("date_modified")) for item in items], [json_feed.seconds(item.get("date_published")) for item in items],
        [item.get("date_modified", "") for item in items], None, links)


def read(site, problems, path, is_log=False):
    """A document of a feed by the ending of its name; it knows where it is. `is_log`: it tells what happened, not what is on offer."""
    name = path.rpartition("/")[2]
    if name.endswith(".json"):
        document = read_json(site, problems, path)
    else:
        document = read_xml(site, problems, path, not name.endswith(RSS), is_log)
    if document.links.get("self") != site.url(path):
        problems.add(path, f"the feed says that it is at {document.links.get('self')!r}")
    return document


def target(site, document, relation):
    """The path that a link of a feed leads to, or None if it has no such link; a link that leads nowhere is found by links.py too."""
    url = document.links.get(relation)
    return None if url is None else (site.file_at(url) or url)
