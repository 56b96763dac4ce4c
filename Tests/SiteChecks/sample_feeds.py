"""A small site with feeds of every sort of scope, as good as a site can be; the table of mistakes spoils one file of it at a time."""

import json

from discovery import TYPES
from scopes import ATOM, CHANGES, CHANGES_JSON, CHANGES_RSS, FORMATS, changes_of, feeds_of, sort_of
from search_index import write_index

HOME = "https://board.example/"
KIND, SUBURB, STATE, CAMPUS = "rentals/", "suburbs/vic/collingwood-3066/", "states/vic/", "campuses/rmit/"
TAG, OLD_TAG, SEARCH, PERSON, EMPTY = "tags/garden/", "tags/gardens/", "searches/homes/", "people/ann/", "people/bo/"
COMMENTS = "comments/"
XMLNS = "xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en-AU\""
FH = "xmlns:fh=\"http://purl.org/syndication/history/1.0\""
DAYS = {str(day): name for day, name in zip(range(14, 21), ("Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"), strict=True)}

LISTINGS = ["20-1", "19-1", "15-1"]
"""Those that are open, called by the day of November and the second at which they were last changed."""
HEAD, ARCHIVES = ["20-1", "19-1", "18-2", "18-1"], [["18-2", "18-1", "17-1"], ["16-2", "16-1", "15-1"]]
"""What happened on the board, by the same names; a day of the newest archive stands in the feed too."""


def moment(name):
    day, second = name.split("-")
    return f"2026-11-{day}T00:00:0{second}.5Z"


def published(name):
    return f"2026-11-01T00:00:0{name[-1]}Z"


def atom_head(folder, name, identity, stamp, extra):
    namespaces = [FH] * ("<fh:" in extra)
    return [f"<feed {' '.join([XMLNS, *namespaces])}>", f"<title>T</title><id>urn:x:{identity}</id><author><name>A</name></author>",
            f"<link rel=\"self\" type=\"application/atom+xml\" href=\"{HOME}{folder}{name}\"/>",
            f"<link rel=\"alternate\" href=\"{HOME}{folder}\"/>", f"<updated>{stamp}</updated>", extra]


def atom(folder, names, is_complete):
    lines = atom_head(folder, ATOM, folder + "feed", moment(names[0]), "<fh:complete/>" * is_complete)
    lines += [f"<entry><id>urn:x:{name}</id><title>Home {name}</title><link href=\"{HOME}rentals/{name}/\"/>"
              f"<published>{published(name)}</published><updated>{moment(name)}</updated>"
              f"<content type=\"html\">day {name}</content></entry>" for name in names]
    return "\n".join([*lines, "</feed>\n"])


def written(name):
    """A moment as RSS has it."""
    day, second = name.split("-")
    return f"{DAYS[day]}, {day} Nov 2026 00:00:0{second} GMT"


def rss(folder, names, is_complete):
    lines = ["<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"", FH * is_complete + "><channel>",
             f"<title>T</title><link>{HOME}{folder}</link><description>D</description><language>en-AU</language>",
             f"<lastBuildDate>{written(names[0])}</lastBuildDate>",
             f"<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"{HOME}{folder}rss.xml\"/>", "<fh:complete/>" * is_complete]
    lines += [f"<item><title>Home {name}</title><link>{HOME}rentals/{name}/</link><guid isPermaLink=\"false\">urn:x:{name}/updated/"
              f"{moment(name)[:-1]}</guid><pubDate>{written(name)}</pubDate><description>day {name}</description></item>" for name in names]
    return "\n".join([*lines, "</channel></rss>\n"])


def json_feed(folder, names, _):
    feed = {"version": "https://jsonfeed.org/version/1.1", "title": "T", "home_page_url": HOME + folder,
            "feed_url": f"{HOME}{folder}feed.json"}
    feed["items"] = [{"id": f"urn:x:{name}", "url": f"{HOME}rentals/{name}/", "title": f"Home {name}", "content_html": f"day {name}",
                      "date_modified": moment(name), "date_published": published(name)} for name in names]
    return json.dumps(feed, indent=0)


ENCODERS = dict(zip(FORMATS["board"], (atom, rss, json_feed), strict=True))


def changes(folder, lists):
    """The documents of a log, the feed itself first."""
    names = [CHANGES, *(f"changes-{number}.xml" for number in range(len(lists) - 1, 0, -1))]
    for place, (name, events) in enumerate(zip(names, lists, strict=True)):
        links = {"current": names[0]} if place else {}
        links |= {"prev-archive": names[place + 1]} if name != names[-1] else {}
        lines = atom_head(folder, name, folder + "changes", moment(events[0]), "<fh:archive/>" if names[0] != name != names[-1] else "")
        lines += [f"<link rel=\"{rel}\" href=\"{HOME}{folder}{path}\"/>" for rel, path in links.items()]
        lines += [f"<entry><id>urn:x:{event}/e</id><title>News {event}</title><updated>{moment(event)}</updated>"
                  f"<link href=\"{HOME}rentals/{event}/\"/><summary>event {event}</summary></entry>" for event in events]
        yield folder + name, "\n".join([*lines, "</feed>\n"])


def changes_rss(folder, events):
    """The newest document of a log as RSS: what happened was published when it happened."""
    text = rss(folder, events, False).replace(f"{folder}rss.xml", folder + CHANGES_RSS)
    for event in events:
        text = text.replace(f"Home {event}<", f"News {event}<").replace(f"urn:x:{event}/updated/{moment(event)[:-1]}<", f"urn:x:{event}/e<").replace(
            f"<description>day {event}<", f"<description>event {event}<")
    return text


def changes_json(folder, events):
    """The same as JSON Feed."""
    feed = {"version": "https://jsonfeed.org/version/1.1", "title": "T", "home_page_url": HOME + folder,
            "feed_url": f"{HOME}{folder}{CHANGES_JSON}"}
    feed["items"] = [{"id": f"urn:x:{event}/e", "url": f"{HOME}rentals/{event}/", "title": f"News {event}",
                      "content_text": f"event {event}", "date_modified": moment(event), "date_published": moment(event)} for event in events]
    return json.dumps(feed, indent=0)


LOG_ENCODERS = {CHANGES_RSS: changes_rss, CHANGES_JSON: changes_json}


def page(folder, followed, body="", is_followed=True):
    """A page whose head names the feeds of a scope, which is its own, or another."""
    names = feeds_of(sort_of(followed))
    head = [f"<link rel=\"alternate\" type=\"{TYPES[name]}\" title=\"{name}\" href=\"/{followed}{name}\">" for name in names]
    links = [f"<a type=\"{TYPES[name]}\" href=\"/{followed}{name}\">{name}</a>" for name in names]
    reader = f"<a href=\"https://reader.example/?{(HOME + followed + ATOM).replace(':', '%3A').replace('/', '%2F')}\">R</a>"
    follow = f"<section id=\"follow\">{' '.join([*links, reader])}</section>" if is_followed else ""
    return "\n".join([f"<link rel=\"canonical\" href=\"{HOME}{folder}\">", *head, body, follow])


def scope(folder, names, lists, is_complete=True, body=""):
    """The files of a scope: its page, the feeds of its listings in its formats, and what happened in it."""
    yield folder + "index.html", page(folder, folder, body)
    for name in FORMATS[sort_of(folder)]:
        yield folder + name, ENCODERS[name](folder, names, is_complete)
    yield from changes(folder, lists)
    for name in changes_of(sort_of(folder))[1:]:
        yield folder + name, LOG_ENCODERS[name](folder, lists[0])


def moved(folder, target):
    """The files at the address of a scope that is found at another one now."""
    entry = (f"<entry><id>tag:board.example,2026:moved/{folder}</id><title>Moved: garden</title><updated>2026-01-01T00:00:00Z</updated>"
             f"<link href=\"{HOME}{target}\"/><summary>Follow it there.</summary></entry>")
    yield folder + "index.html", page(folder, "", "Moved", is_followed=False)
    for name in (ATOM, CHANGES):
        yield folder + name, "\n".join([*atom_head(folder, name, folder + name, "2026-01-01T00:00:00Z", ""), entry, "</feed>\n"])


def opml(folder):
    outlines = [f"<outline type=\"rss\" text=\"{name}\" title=\"{name}\" xmlUrl=\"{HOME}{path}atom.xml\"/>"
                for name, path in (("T", folder), ("S", SUBURB))]
    return f"<opml version=\"2.0\"><head><title>T</title></head><body>{''.join(outlines)}</body></opml>\n"


def listing(name):
    facts = {"id": name, "url": f"rentals/{name}/", "listed": "2026-11-01", "state": "VIC", "suburb": "Collingwood", "postcode": "3066"}
    return facts | ({"owner": "ann", "tags": [["garden", "garden"]]} if name == "19-1" else {})


def comments(names):
    """The page of what people say, and its feed: the first of them is of the day after the others."""
    feed = atom(COMMENTS, names, True).replace("2026-11-01T", "2026-11-02T", 1)
    for name in names:
        feed = feed.replace(f"{HOME}rentals/{name}/", f"{HOME}{COMMENTS}#comment-{name}")
    yield COMMENTS + ATOM, feed
    yield COMMENTS + "index.html", page(COMMENTS, "", "".join(f"<p id=\"comment-{name}\">" for name in names), is_followed=False)


SITE = {
    **write_index([listing(name) for name in LISTINGS]),
    "feeds.opml": opml(""), f"{STATE}feeds.opml": opml(STATE),
    **dict(scope("", LISTINGS[:2], [HEAD, *ARCHIVES], is_complete=False)),
    **dict(scope(KIND, LISTINGS[:2], [HEAD, *ARCHIVES], is_complete=False)),
    **dict(scope(SUBURB, LISTINGS, [["20-1", "16-1"]])), **dict(scope(STATE, LISTINGS, [["20-1", "17-1"]])),
    **dict(scope(CAMPUS, LISTINGS[:2], [["20-1", "16-1"]], body="<p>2 listings right now.")), **dict(scope(TAG, LISTINGS[1:2], [["19-1"]])),
    **dict(scope(PERSON, LISTINGS[1:2], [["19-1"]])), **dict(scope(SEARCH, LISTINGS[:1], [["20-1"]], body="<article data-id=\"20-1\">")),
    **dict(comments(LISTINGS[:2])), **dict(moved(OLD_TAG, TAG)), f"{EMPTY}index.html": page(EMPTY, "", "Nothing listed", is_followed=False),
    f"{KIND}page/2/index.html": page(f"{KIND}page/2/", KIND), "atom-1.xml": "", f"{STATE}rss.xml": "",
    f"{SUBURB}{CHANGES_RSS}": "",
}
"""Its files; one without text is not there."""
