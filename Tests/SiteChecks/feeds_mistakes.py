"""feeds_mistakes.py: the check of a site's feeds finds every kind of mistake in this table, and nothing wrong with the good site."""

import json
import tempfile
from pathlib import Path

import feeds
import mistakes

HOME = "https://board.example/"
SUBURB, STATE = "suburbs/vic/collingwood-3066/", "states/vic/"
XMLNS = ("xmlns=\"http://www.w3.org/2005/Atom\" xmlns:fh=\"http://purl.org/syndication/history/1.0\" "
         "xmlns:at=\"http://purl.org/atompub/tombstones/1.0\"")
DATES = {day: name for day, name in zip(range(14, 21), ("Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"), strict=True)}


def page_links(name, last):
    """The links from a page of a feed to the others: the feed itself, then those behind it, numbered from the oldest."""
    stem, _, ending = name.rpartition(".")
    names = [name, *(f"{stem}-{number}.{ending}" for number in range(last, 0, -1))]
    for place, own in enumerate(names):
        links = {"self": own}
        if len(names) > 1:
            links |= {"first": names[0], "last": names[-1]}
            if place > 0:
                links["previous"] = names[place - 1]
            if own != names[-1]:
                links["next"] = names[place + 1]
        yield own, links


def atom(folder, name, links, days, extra=""):
    """An Atom document whose entries are called by the days of November on which they changed."""
    identity = folder + name.split("-")[0].split(".")[0]
    lines = [f"<feed {XMLNS}>", extra, f"<title>T</title><id>urn:x:{identity}</id><author><name>A</name></author>",
             f"<link rel=\"alternate\" href=\"{HOME}{folder}\"/>", f"<updated>2026-11-{max(days)}T00:00:00Z</updated>"]
    lines += [f"<link rel=\"{rel}\" href=\"{HOME}{folder}{path}\"/>" for rel, path in links.items()]
    lines += [f"<entry><id>urn:x:{day}</id><title>T</title><updated>2026-11-{day}T00:00:00Z</updated><link href=\"{HOME}\"/>"
              f"<content type=\"html\">day {day}</content></entry>" for day in days]
    return "\n".join([*lines, "</feed>\n"])


def rss(folder, links, days):
    lines = ["<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"",
             "xmlns:content=\"http://purl.org/rss/1.0/modules/content/\"><channel>",
             f"<title>T</title><link>{HOME}{folder}</link><description>D</description>",
             f"<lastBuildDate>{DATES[max(days)]}, {max(days)} Nov 2026 00:00:00 GMT</lastBuildDate>"]
    lines += [f"<atom:link rel=\"{rel}\" type=\"application/rss+xml\" href=\"{HOME}{folder}{path}\"/>" for rel, path in links.items()]
    lines += [f"<item><title>T</title><link>{HOME}</link><guid isPermaLink=\"false\">urn:x:{day}</guid>"
              f"<pubDate>{DATES[day]}, {day} Nov 2026 00:00:00 GMT</pubDate><description>day {day}</description>"
              f"<content:encoded>day {day}</content:encoded></item>" for day in days]
    return "\n".join([*lines, "</channel></rss>\n"])


def json_feed(folder, links, days):
    feed = {"version": "https://jsonfeed.org/version/1.1", "title": "T", "home_page_url": HOME + folder,
            "feed_url": HOME + folder + links["self"]}
    if "next" in links:
        feed["next_url"] = HOME + folder + links["next"]
    feed["items"] = [{"id": f"urn:x:{day}", "url": HOME, "title": "T", "content_html": f"day {day}",
                      "date_modified": f"2026-11-{day}T00:00:00Z"} for day in days]
    return json.dumps(feed, indent=0)


def scope(folder, days):
    """The files of a scope whose pages have those entries, the newest first; only the newest change of each page is told in its changes."""
    for (name, links), ids in zip(page_links("atom.xml", len(days) - 1), days, strict=True):
        gone = f"<at:deleted-entry ref=\"urn:x:{folder}gone\" when=\"2026-11-01T00:00:00Z\"/>\n<entry><id>urn:x:{ids[0]}<"
        text = atom(folder, name, links, ids, "<fh:complete/>" if len(days) == 1 else "")
        yield folder + name, text.replace(f"<entry><id>urn:x:{ids[0]}<", gone)
    for (name, links), ids in zip(page_links("rss.xml", len(days) - 1), days, strict=True):
        yield folder + name, rss(folder, links, ids)
    for (name, links), ids in zip(page_links("feed.json", len(days) - 1), days, strict=True):
        yield folder + name, json_feed(folder, links, ids)
    names = ["changes.xml", *(f"changes-{number}.xml" for number in range(len(days) - 1, 0, -1))]
    for place, (name, ids) in enumerate(zip(names, days, strict=True)):
        links = {"self": name} | ({"current": names[0]} if place else {}) | ({"next-archive": names[place - 1]} if place > 1 else {})
        links |= {"prev-archive": names[place + 1]} if name != names[-1] else {}
        yield folder + name, atom(folder, name, links, ids, "<fh:archive/>" if place else "")


def opml(folder):
    return (f"<opml version=\"2.0\"><head><title>T</title></head><body><outline type=\"rss\" text=\"T\" xmlUrl=\"{HOME}{folder}atom.xml\"/>"
            f"<outline type=\"rss\" text=\"S\" xmlUrl=\"{HOME}{SUBURB}atom.xml\"/></body></opml>\n")


SITE = {
    "index.html": f"<link rel=\"canonical\" href=\"{HOME}\">", f"{SUBURB}index.html": "Collingwood", f"{STATE}index.html": "Victoria",
    "feeds.opml": opml(""), f"{STATE}feeds.opml": opml(STATE),
    **dict(scope("", [[20, 19], [18, 17], [16, 15]])), **dict(scope(SUBURB, [[19, 16]])), **dict(scope(STATE, [[19, 17, 16]])),
}

MISTAKES = [
    ("no feed of the board", "atom.xml", SITE["atom.xml"], ""),
    ("no JSON Feed beside the others", "feed.json", SITE["feed.json"], ""),
    ("no changes of a scope", f"{SUBURB}changes.xml", SITE[f"{SUBURB}changes.xml"], ""),
    ("no list of feeds of the board", "feeds.opml", SITE["feeds.opml"], ""),
    ("no list of feeds of a state", f"{STATE}feeds.opml", SITE[f"{STATE}feeds.opml"], ""),
    ("a feed that says it is elsewhere", f"{SUBURB}atom.xml", f"rel=\"self\" href=\"{HOME}{SUBURB}atom.xml\"",
     f"rel=\"self\" href=\"{HOME}atom.xml\""),
    ("a page that says it is the feed", "atom-2.xml", f"rel=\"self\" href=\"{HOME}atom-2.xml\"", f"rel=\"self\" href=\"{HOME}atom.xml\""),
    ("an item elsewhere than in the other formats", "rss.xml", "urn:x:19", "urn:x:99"),
    ("an item that a format lacks", "feed-1.json", "urn:x:15", "urn:x:99"),
    ("another time of an item", f"{SUBURB}feed.json", "2026-11-19T00:00:00Z", "2026-11-20T00:00:00Z"),
    ("an updated that is not the newest entry's", f"{SUBURB}atom.xml", "<updated>2026-11-19T00:00:00Z</updated>\n",
     "<updated>2026-11-20T00:00:00Z</updated>\n"),
    ("a lastBuildDate that is not the updated", f"{SUBURB}rss.xml", "<lastBuildDate>Thu, 19", "<lastBuildDate>Fri, 20"),
    ("a script in an entry", "atom.xml", "day 20", "&lt;script>1&lt;/script>"),
    ("a handler in an entry", "atom.xml", "day 20", "&lt;p onclick='x'>"),
    ("a style in an entry", "atom.xml", "day 20", "&lt;p style='position: fixed'>"),
    ("a comment in an entry", "feed.json", "day 20", "<!-- x -->"),
    ("a relative link in an entry", "feed.json", "day 20", "<a href='/x/'>x</a>"),
    ("an entry without content", "atom.xml", "<content type=\"html\">day 20</content>", ""),
    ("an item without title", "feed.json", SITE["feed.json"],
     SITE["feed.json"].replace("\"title\": \"T\",\n\"content_html\"", "\"content_html\"", 1)),
    ("an entry of two pages", "atom-1.xml", "urn:x:15", "urn:x:17"),
    ("an entry that is gone and there", "atom.xml", "ref=\"urn:x:gone\"", "ref=\"urn:x:17\""),
    ("a next page that is not there", "atom-2.xml", f"rel=\"next\" href=\"{HOME}atom-1.xml\"", f"rel=\"next\" href=\"{HOME}atom-0.xml\""),
    ("a next page of another site", "rss-2.xml", f"rel=\"next\" type=\"application/rss+xml\" href=\"{HOME}rss-1.xml\"",
     "rel=\"next\" href=\"https://other.example/rss-1.xml\""),
    ("a next page that leads back", "atom-1.xml", f"rel=\"previous\" href=\"{HOME}atom-2.xml\"", f"rel=\"next\" href=\"{HOME}atom.xml\""),
    ("a JSON page that leads back", "feed-1.json", "\"items\"", f"\"next_url\": \"{HOME}feed.json\", \"items\""),
    ("a page that nothing leads to", "rss-2.xml", f"<atom:link rel=\"next\" type=\"application/rss+xml\" href=\"{HOME}rss-1.xml\"/>", ""),
    ("a JSON page that nothing leads to", "feed-2.json", f"\"next_url\": \"{HOME}feed-1.json\",", ""),
    ("pages numbered from the newest", "atom.xml", f"rel=\"next\" href=\"{HOME}atom-2.xml\"", f"rel=\"next\" href=\"{HOME}atom-1.xml\""),
    ("no previous page", "atom-1.xml", f"<link rel=\"previous\" href=\"{HOME}atom-2.xml\"/>", ""),
    ("another previous page", "atom-1.xml", f"rel=\"previous\" href=\"{HOME}atom-2.xml\"", f"rel=\"previous\" href=\"{HOME}atom.xml\""),
    ("a previous page of the first", "atom.xml", "<link rel=\"next\"",
     f"<link rel=\"previous\" href=\"{HOME}atom-1.xml\"/><link rel=\"next\""),
    ("another first page", "atom-2.xml", f"rel=\"first\" href=\"{HOME}atom.xml\"", f"rel=\"first\" href=\"{HOME}atom-1.xml\""),
    ("no first page", "rss-1.xml", f"<atom:link rel=\"first\" type=\"application/rss+xml\" href=\"{HOME}rss.xml\"/>", ""),
    ("another last page", "atom.xml", f"rel=\"last\" href=\"{HOME}atom-1.xml\"", f"rel=\"last\" href=\"{HOME}atom-2.xml\""),
    ("a page that is complete", "atom.xml", "<title>T</title><id>urn:x:atom", "<fh:complete/><title>T</title><id>urn:x:atom"),
    ("a page that is an archive", "atom-1.xml", "<title>T</title><id>", "<fh:archive/><title>T</title><id>"),
    ("one document that is not complete", f"{SUBURB}atom.xml", "<fh:complete/>", ""),
    ("archives of listings", "atom.xml", "<link rel=\"next\"",
     f"<link rel=\"prev-archive\" href=\"{HOME}changes-2.xml\"/><link rel=\"next\""),
    ("a change twice", "changes-1.xml", "urn:x:15", "urn:x:17"),
    ("changes in another order", "changes.xml", "<updated>2026-11-19T00:00:00Z</updated>", "<updated>2026-11-16T00:00:00Z</updated>"),
    ("changes with another updated", f"{SUBURB}changes.xml", "<updated>2026-11-19T00:00:00Z</updated>\n",
     "<updated>2026-11-20T00:00:00Z</updated>\n"),
    ("a change that the board does not have", f"{SUBURB}changes.xml", "urn:x:16", "urn:x:99"),
    ("changes that are an archive", "changes.xml", "<title>T</title><id>urn:x:changes", "<fh:archive/><title>T</title><id>urn:x:changes"),
    ("an archive that is none", "changes-1.xml", "<fh:archive/>", ""),
    ("an archive without current", "changes-1.xml", f"<link rel=\"current\" href=\"{HOME}changes.xml\"/>", ""),
    ("an archive with another current", "changes-1.xml", f"rel=\"current\" href=\"{HOME}changes.xml\"",
     f"rel=\"current\" href=\"{HOME}changes-2.xml\""),
    ("an archive that nothing leads to", "changes-2.xml", f"<link rel=\"prev-archive\" href=\"{HOME}changes-1.xml\"/>", ""),
    ("an archive without the next", "changes-1.xml", f"<link rel=\"next-archive\" href=\"{HOME}changes-2.xml\"/>", ""),
    ("an archive before the feed itself", "changes-2.xml", "<link rel=\"current\"",
     f"<link rel=\"next-archive\" href=\"{HOME}changes.xml\"/><link rel=\"current\""),
    ("an archive that is not there", "changes.xml", f"rel=\"prev-archive\" href=\"{HOME}changes-2.xml\"",
     f"rel=\"prev-archive\" href=\"{HOME}changes-3.xml\""),
    ("pages of changes", "changes.xml", "<link rel=\"prev-archive\"",
     f"<link rel=\"next\" href=\"{HOME}changes-2.xml\"/><link rel=\"prev-archive\""),
    ("a listed feed that is not there", "feeds.opml", f"{HOME}{SUBURB}atom.xml", f"{HOME}suburbs/atom.xml"),
    ("a list that breaks its format", "feeds.opml", "text=\"S\"", ""),
    ("a document that breaks its format", "changes.xml", "<author><name>A</name></author>", ""),
]


def judge(changed, text):
    """The problems of the site if one of its files has another text; an empty file is left out."""
    with tempfile.TemporaryDirectory() as folder:
        for path, content in (SITE | {changed: text}).items():
            file = Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            if content:
                file.write_text(content, encoding="utf-8")
        check = feeds.FeedCheck(folder)
        check.check()
        return list(check.problems.found)


if __name__ == "__main__":
    mistakes.run_among("feeds_mistakes", judge, SITE, MISTAKES)
