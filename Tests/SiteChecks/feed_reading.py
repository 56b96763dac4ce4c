"""One document of a feed, read by a feed reader's library and judged by its format's rules."""

from calendar import timegm
from dataclasses import dataclass, field
from html.parser import HTMLParser

import atom_rules
import feedparser
import json_feed
import references
import rss_rules

ALLOWED = {"a", "b", "blockquote", "br", "code", "del", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "li", "ol", "p", "pre",
           "span", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul"}
"""Elements of HTML that entries may hold; none of them runs, loads or covers anything, but for pictures."""


@dataclass
class Document:
    path: str
    ids: list = field(default_factory=list)
    times: list = field(default_factory=list)
    """When each entry was last changed (in RSS: published), in seconds; None where the document does not say."""
    stamp: int | None = None
    """When the feed itself was."""
    links: dict = field(default_factory=dict)
    """The address of each relation of the feed."""
    marks: set = field(default_factory=set)
    """Of complete and archive (RFC 5005), those that it bears."""
    deleted: list = field(default_factory=list)
    """The ids and times of entries that are no more (RFC 6721)."""

    @property
    def newest(self):
        return max((time for time in self.times if time is not None), default=None)


class Markup(HTMLParser):
    """Notes what the HTML of an entry must not hold."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.found = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        if tag not in ALLOWED:
            self.found.append(f"<{tag}>")
        self.found += [f"the attribute {name}" for name, _ in attrs if name.startswith("on") or name == "style"]

    def handle_comment(self, data):
        self.found.append("a comment")

    def handle_decl(self, decl):
        self.found.append("a declaration")

    handle_pi = unknown_decl = handle_decl


def is_absolute(url):
    return url.startswith(("https://", "http://", "mailto:", "tel:", "sms:"))


def check_html(problems, path, entry_id, html):
    """What an entry shows is only text, pictures and links, and they lead somewhere from anywhere."""
    for reference in references.in_html(html):
        if not is_absolute(reference.url):
            problems.add(path, f"{entry_id}: {reference.url!r} in its content is not absolute")
    for found in Markup(html).found:
        problems.add(path, f"{entry_id}: holds {found}")


def member_of(entry, member):
    """What the feed itself says: feedparser would give `published` for an `updated` that is not there."""
    return dict.get(entry, member)


def check_entry(problems, path, entry, date):
    """What a feed reader needs of an entry."""
    name = entry.get("id") or entry.get("title") or "an entry"
    for member in ("id", "title", "link", f"{date}_parsed", "content"):
        if not member_of(entry, member):
            problems.add(path, f"{name} has no {member.removesuffix('_parsed')}")
    for link in entry.get("links", []):
        if not is_absolute(link.get("href", "")):
            problems.add(path, f"{name}: the link {link.get('href')!r} is not absolute")
    for media in entry.get("media_content", []) + entry.get("media_thumbnail", []) + entry.get("enclosures", []):
        if not is_absolute(media.get("url") or media.get("href") or ""):
            problems.add(path, f"{name}: the address of its picture is not absolute")
    for content in entry.get("content", []):
        check_html(problems, path, name, content.value)


def seconds(parsed):
    return timegm(parsed) if parsed else None


def read_xml(site, problems, path, is_atom):
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
    date = "updated" if is_atom else "published"
    for entry in feed.entries:
        check_entry(problems, path, entry, date)
    return Document(
        path, [entry.get("id") for entry in feed.entries], [seconds(member_of(entry, f"{date}_parsed")) for entry in feed.entries],
        seconds(member_of(feed.feed, "updated_parsed")), {link.rel: link.href for link in feed.feed.get("links", []) if "href" in link},
        *history(data))


def history(data):
    """The marks and the deleted entries of a document, which feedparser does not tell."""
    try:
        root = atom_rules.root_of(data)
    except atom_rules.Unreadable:
        return set(), []
    marks = {element.tag.rpartition("}")[2] for element in root if str(element.tag).startswith("{http://purl.org/syndication/history/1.0}")}
    return marks, [(deleted.get("ref"), json_feed.seconds(deleted.get("when"))) for deleted in root.findall(atom_rules.DELETED)]


def read_json(site, problems, path):
    """A JSON Feed."""
    data = site.files[path].read_bytes()
    faults = json_feed.faults(data)
    for fault in faults:
        problems.add(path, fault)
    if faults:
        return Document(path)
    feed = json_feed.parse(data)
    for item in feed["items"]:
        for member in ("url", "title", "date_modified"):
            if not item.get(member):
                problems.add(path, f"{item['id']} has no {member}")
        check_html(problems, path, item["id"], item.get("content_html", ""))
    links = {rel: feed[name] for rel, name in (("self", "feed_url"), ("next", "next_url"), ("alternate", "home_page_url")) if name in feed}
    return Document(path, [item["id"] for item in feed["items"]], [json_feed.seconds(item.get("date_modified")) for item in feed["items"]],
                    None, links)


def read(site, problems, path):
    """A document of a feed by the ending of its name; it knows where it is."""
    name = path.rpartition("/")[2]
    document = read_json(site, problems, path) if name.endswith(".json") else read_xml(site, problems, path, not name.startswith("rss"))
    if document.links.get("self") != site.url(path):
        problems.add(path, f"the feed says that it is at {document.links.get('self')!r}")
    return document


def target(site, document, relation):
    """The path that a link of a feed leads to, or None if it has no such link; a link that leads nowhere is found by links.py too."""
    url = document.links.get(relation)
    return None if url is None else (site.file_at(url) or url)
