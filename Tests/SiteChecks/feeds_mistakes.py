"""feeds_mistakes.py: the check of a site's feeds finds every kind of mistake in this table, and nothing wrong with the good site."""

import tempfile
from functools import cache
from pathlib import Path

import archives
import feeds
import mistakes
from sample_feeds import CAMPUS, COMMENTS, EMPTY, FH, HOME, KIND, OLD_TAG, SEARCH, SITE, STATE, SUBURB, TAG

OWNERS, CARDS = "search/all/more.json", "search/all/0.json"


def first_entry(path):
    """The first entry of a document, with its line's end."""
    text = SITE[path]
    return text[text.index("<entry>"):text.index("</entry>") + len("</entry>\n")]


def swapped(path):
    """A document with its first two entries the other way round."""
    first, rest = first_entry(path), SITE[path].replace(first_entry(path), "")
    end = rest.index("</entry>\n") + len("</entry>\n")
    return rest[:end] + first + rest[end:]


ARCHIVES_OF_A_TAG = {f"{TAG}changes-{number}.xml": SITE[f"{KIND}changes-{number}.xml"].replace(KIND, TAG) for number in (1, 2)}

WHICH_FEEDS = [
    ("no feed of the board", "atom.xml", SITE["atom.xml"], ""),
    ("no JSON Feed beside the others", "feed.json", SITE["feed.json"], ""),
    ("no RSS of a suburb", f"{SUBURB}rss.xml", SITE[f"{SUBURB}rss.xml"], ""),
    ("no RSS of the changes of a kind", f"{KIND}changes-rss.xml", SITE[f"{KIND}changes-rss.xml"], ""),
    ("changes of the board without JSON Feed", "changes.json", SITE["changes.json"], ""),
    ("changes of a suburb as RSS", f"{SUBURB}changes-rss.xml", "", SITE[f"{KIND}changes-rss.xml"].replace(KIND, SUBURB)),
    ("no changes of a scope", f"{SUBURB}changes.xml", SITE[f"{SUBURB}changes.xml"], ""),
    ("a format that a scope has not", f"{STATE}rss.xml", "", SITE[f"{SUBURB}rss.xml"].replace(SUBURB, STATE)),
    ("a second document of listings", "atom-1.xml", "", SITE["atom.xml"]),
    ("no feeds of an owner who has listings", OWNERS, "\"ann\"", "\"bo\""),
    ("no feeds of a kind", CARDS, "rentals/15-1/", "items/15-1/"),
    ("no list of feeds of the board", "feeds.opml", SITE["feeds.opml"], ""),
    ("no list of feeds of a state", f"{STATE}feeds.opml", SITE[f"{STATE}feeds.opml"], ""),
    ("a listed feed that is not there", "feeds.opml", f"{HOME}{SUBURB}atom.xml", f"{HOME}suburbs/atom.xml"),
    ("a list that breaks its format", "feeds.opml", " text=\"S\"", ""),
]

WHAT_PAGES_SAY = [
    ("a page that does not name its RSS", f"{SUBURB}index.html", f"title=\"rss.xml\" href=\"/{SUBURB}rss.xml\"",
     f"title=\"rss.xml\" href=\"/{SUBURB}inspections.xml\""),
    ("a page that names the feeds of another", f"{TAG}index.html", f"title=\"atom.xml\" href=\"/{TAG}atom.xml\"",
     "title=\"x\" href=\"/atom.xml\""),
    ("a page that names no feeds", f"{TAG}index.html", SITE[f"{TAG}index.html"], "nothing"),
    ("a second page that names the board's feeds", f"{KIND}page/2/index.html", SITE[f"{KIND}page/2/index.html"], SITE["index.html"]),
    ("a page that names a feed as another format", f"{SUBURB}index.html", "<link rel=\"alternate\" type=\"application/rss+xml\"",
     "<link rel=\"alternate\" type=\"application/feed+json\""),
    ("a page that names two feeds alike", f"{TAG}index.html", "title=\"changes.xml\"", "title=\"atom.xml\""),
    ("a page that names a feed without a title", f"{TAG}index.html", "title=\"changes.xml\"", "title=\"\""),
    ("a page that names a feed that moved", f"{EMPTY}index.html", "title=\"atom.xml\" href=\"/atom.xml\"",
     f"title=\"x\" href=\"/{OLD_TAG}atom.xml\""),
    ("a page that asks to follow a feed that is not there", f"{STATE}index.html",
     f"\"application/atom+xml\" href=\"/{STATE}atom.xml\">atom",
     f"\"application/rss+xml\" href=\"/{STATE}rss.xml\">atom"),
    ("a page that does not ask to follow its changes", f"{TAG}index.html", f"<a type=\"application/atom+xml\" href=\"/{TAG}changes.xml\">",
     "<a>"),
    ("a page that does not ask to follow it", f"{TAG}index.html", "id=\"follow\"", "id=\"x\""),
    ("a page that asks to follow what has no feeds", f"{EMPTY}index.html", "Nothing listed", "<section id=\"follow\"></section>"),
    ("a page that sends readers to where nothing is", f"{EMPTY}index.html", "Nothing listed", "Follow it below to hear of the next."),
    ("a reader that opens no feed", f"{TAG}index.html", "garden%2Fatom.xml", "garden%2Frss.xml"),
]

FORMATS = [
    ("a feed that says it is elsewhere", f"{SUBURB}atom.xml", f"rel=\"self\" type=\"application/atom+xml\" href=\"{HOME}{SUBURB}atom.xml\"",
     f"rel=\"self\" type=\"application/atom+xml\" href=\"{HOME}atom.xml\""),
    ("an archive that says it is the feed", "changes-2.xml", f"href=\"{HOME}changes-2.xml\"", f"href=\"{HOME}changes.xml\""),
    ("an item elsewhere than in the other formats", "rss.xml", "urn:x:19-1", "urn:x:99-1"),
    ("an item that has changed and is called as before", "rss.xml", "/updated/2026-11-19T00:00:01.5", ""),
    ("an item that is called by another time", "rss.xml", "/updated/2026-11-19T00:00:01.5", "/updated/2026-11-19T00:00:02.5"),
    ("an item that a format lacks", "feed.json", "urn:x:19-1", "urn:x:99-1"),
    ("another title in another format", "feed.json", "Home 19-1", "House 19-1"),
    ("another address in another format", "rss.xml", f"{HOME}rentals/19-1/", f"{HOME}rentals/15-1/"),
    ("another time of an item", "feed.json", "2026-11-19T00:00:01.5Z", "2026-11-19T00:00:01.6Z"),
    ("another time of publication", "rss.xml", SITE["rss.xml"], SITE["rss.xml"].replace("00:00:01 GMT</pubDate>",
     "00:00:02 GMT</pubDate>", 1)),
    ("a lastBuildDate that is not the updated", f"{SUBURB}rss.xml", "<lastBuildDate>Fri, 20", "<lastBuildDate>Thu, 19"),
    ("RSS that is complete alone", "rss.xml", "<item><title>Home 20-1", f"<fh:complete {FH}/><item><title>Home 20-1"),
    ("RSS that is not complete", f"{SUBURB}rss.xml", "<fh:complete/>", ""),
    ("a next page in JSON", "feed.json", "\"items\"", f"\"next_url\": \"{HOME}feed-1.json\", \"items\""),
    ("a machine's facts in JSON", "feed.json", "\"title\": \"T\"", "\"_houser\": {\"scope\": \"board\"}, \"title\": \"T\""),
    ("a machine's facts in XML", "atom.xml", "<content type=\"html\">day 20-1",
     "<h:x xmlns:h=\"urn:uuid:1\"/><content type=\"html\">day 20-1"),
    ("a change that RSS lacks", f"{KIND}changes-rss.xml", "urn:x:19-1/e", "urn:x:99-1/e"),
    ("another time of a change", f"{KIND}changes.json", "\"date_modified\": \"2026-11-19T00:00:01.5Z",
     "\"date_modified\": \"2026-11-19T00:00:01.6Z"),
    ("archives of changes as RSS", "changes-rss.xml", "<item><title>News 20-1", f"<fh:archive {FH}/><item><title>News 20-1"),
    ("a next page of changes in JSON", "changes.json", "\"items\"", f"\"next_url\": \"{HOME}changes-1.json\", \"items\""),
    ("a document that breaks its format", "changes.xml", "<author><name>A</name></author>", ""),
]

ENTRIES = [
    ("a script in an entry", "atom.xml", "day 20-1", "&lt;script>1&lt;/script>"),
    ("a handler in an entry", "atom.xml", "day 20-1", "&lt;p onclick='x'>x&lt;/p>"),
    ("a style in an entry", "atom.xml", "day 20-1", "&lt;p style='position: fixed'>x&lt;/p>"),
    ("a comment in an entry", "feed.json", "day 20-1", "<!-- x -->"),
    ("a relative link in an entry", "feed.json", "day 20-1", "<a href='/x/'>x</a>"),
    ("a script in a description", "rss.xml", "day 20-1", "&lt;script>1&lt;/script>"),
    ("HTML that ends what never began", "atom.xml", "day 20-1", "day&lt;/p>&lt;/b>"),
    ("an entry without content", "atom.xml", "<content type=\"html\">day 20-1</content>", "<summary>day 20-1</summary>"),
    ("an entry without a time of publication", "atom.xml", SITE["atom.xml"],
     SITE["atom.xml"].replace("<published>2026-11-01T00:00:01Z</published>", "", 1)),
    ("an item without title", "feed.json", "\"title\": \"Home 20-1\",\n", ""),
    ("a change with content", "changes.xml", "<summary>event 20-1</summary>", "<summary>event 20-1</summary><content>event</content>"),
    ("a change that was published", "changes.xml", "<summary>event 20-1</summary>",
     "<summary>event 20-1</summary><published>2026-11-20T00:00:00Z</published>"),
    ("a change with a title alone", "changes.xml", "<summary>event 20-1</summary>", ""),
    ("a change whose summary is its title", "changes.xml", "event 20-1", "News 20-1"),
    ("entries in another order", "atom.xml", SITE["atom.xml"], swapped("atom.xml")),
    ("entries of one time", f"{STATE}atom.xml", "<updated>2026-11-19T00:00:01.5Z", "<updated>2026-11-20T00:00:01.5Z"),
    ("a closed listing", CARDS, "rentals/20-1/", "rentals/20-2/"),
    ("a listing of another suburb", CARDS, SITE[CARDS], SITE[CARDS].replace("Collingwood", "Carlton", 1)),
    ("a complete feed that is not", "atom.xml", SITE["atom.xml"], SITE["atom.xml"].replace("<entry>", f"<fh:complete {FH}/><entry>", 1)),
    ("a feed of all that does not say so", f"{STATE}atom.xml", "<fh:complete/>", ""),
    ("a campus's feed of all that does not say so", f"{CAMPUS}atom.xml", "<fh:complete/>", ""),
    ("a campus's feed that is not complete", f"{CAMPUS}index.html", "2 listings", "3 listings"),
    ("a search's feed that is not complete", f"{SEARCH}index.html", "<article data-id=\"20-1\">",
     "<article data-id=\"20-1\"><article data-id=\"15-1\">"),
    ("a feed older than its newest entry", f"{SUBURB}atom.xml", "<updated>2026-11-20T00:00:01.5Z</updated>\n",
     "<updated>2026-11-20T00:00:01Z</updated>\n"),
    ("a feed newer than all that happened", f"{SUBURB}atom.xml", "<updated>2026-11-20T00:00:01.5Z</updated>\n",
     "<updated>2026-11-22T00:00:01.5Z</updated>\n"),
    ("pages of listings", "atom.xml", "<link rel=\"alternate\"", f"<link rel=\"next\" href=\"{HOME}changes.xml\"/><link rel=\"alternate\""),
    ("archives of listings", "atom.xml", "<link rel=\"alternate\"",
     f"<link rel=\"prev-archive\" href=\"{HOME}changes-2.xml\"/><link rel=\"alternate\""),
    ("listings that are an archive", f"{TAG}atom.xml", "<fh:complete/>", "<fh:archive/>"),
]

LOGS = [
    ("a change twice", "changes-1.xml", "urn:x:15-1/e", "urn:x:17-1/e"),
    ("changes in another order", "changes.xml", SITE["changes.xml"], swapped("changes.xml")),
    ("changes of one time", "changes.xml", "<updated>2026-11-19T00:00:01.5Z", "<updated>2026-11-20T00:00:01.5Z"),
    ("changes older than the newest", f"{SUBURB}changes.xml", "<updated>2026-11-20T00:00:01.5Z</updated>\n",
     "<updated>2026-11-20T00:00:01Z</updated>\n"),
    ("an archive newer than its changes", "changes-1.xml", "<updated>2026-11-16T00:00:02.5Z</updated>\n",
     "<updated>2026-11-17T00:00:02.5Z</updated>\n"),
    ("a change that the board does not have", f"{SUBURB}changes.xml", "urn:x:16-1/e", "urn:x:99-1/e"),
    ("changes that are an archive", f"{SUBURB}changes.xml", "<author>", f"<fh:archive {FH}/><author>"),
    ("changes that are complete", f"{SUBURB}changes.xml", "<author>", f"<fh:complete {FH}/><author>"),
    ("an archive that is none", "changes-2.xml", "<fh:archive/>", ""),
    ("the oldest that calls itself an archive", "changes-1.xml", "<author>", f"<fh:archive {FH}/><author>"),
    ("an archive with a round-up", "changes-1.xml", "urn:x:16-2/e", "urn:x:n:round-up/16-2"),
    ("an archive without current", "changes-1.xml", f"<link rel=\"current\" href=\"{HOME}changes.xml\"/>", ""),
    ("an archive with another current", "changes-1.xml", f"rel=\"current\" href=\"{HOME}changes.xml\"",
     f"rel=\"current\" href=\"{HOME}changes-2.xml\""),
    ("an archive that nothing leads to", "changes-2.xml", f"<link rel=\"prev-archive\" href=\"{HOME}changes-1.xml\"/>", ""),
    ("archives numbered from the newest", "changes.xml", f"rel=\"prev-archive\" href=\"{HOME}changes-2.xml\"",
     f"rel=\"prev-archive\" href=\"{HOME}changes-1.xml\""),
    ("an archive that names the next", "changes-1.xml", "<link rel=\"current\"",
     f"<link rel=\"next-archive\" href=\"{HOME}changes-2.xml\"/><link rel=\"current\""),
    ("an archive that leads back", "changes-1.xml", "<link rel=\"current\"",
     f"<link rel=\"prev-archive\" href=\"{HOME}changes.xml\"/><link rel=\"current\""),
    ("an archive that is not there", "changes.xml", f"rel=\"prev-archive\" href=\"{HOME}changes-2.xml\"",
     f"rel=\"prev-archive\" href=\"{HOME}changes-3.xml\""),
    ("an archive of another site", "changes.xml", f"rel=\"prev-archive\" href=\"{HOME}changes-2.xml\"",
     "rel=\"prev-archive\" href=\"https://other.example/changes-2.xml\""),
    ("an archive of too few changes", f"{KIND}changes-1.xml", first_entry(f"{KIND}changes-1.xml"), ""),
    ("a day of two archives", "changes-1.xml", "<updated>2026-11-16T00:00:02.5Z</updated><", "<updated>2026-11-17T00:00:00.5Z</updated><"),
    ("a day of which the feed holds the newer half", "changes.xml",
     SITE["changes.xml"][SITE["changes.xml"].index("<entry><id>urn:x:18-1"):], "</feed>\n"),
    ("archives of a tag", f"{TAG}changes.xml", SITE[f"{TAG}changes.xml"], SITE[f"{KIND}changes.xml"].replace(KIND, TAG)),
    ("pages of changes", "changes.xml", "<link rel=\"prev-archive\"",
     f"<link rel=\"next\" href=\"{HOME}changes-2.xml\"/><link rel=\"prev-archive\""),
]

MOVED = [
    ("a feed that moved without a word", f"{OLD_TAG}atom.xml", "Moved: garden", "garden"),
    ("a feed that moved nowhere", f"{OLD_TAG}atom.xml", f"<link href=\"{HOME}{TAG}\"/>", f"<link href=\"{HOME}tags/gone/\"/>"),
    ("a feed that moved to where it is", f"{OLD_TAG}atom.xml", f"<link href=\"{HOME}{TAG}\"/>", f"<link href=\"{HOME}{OLD_TAG}\"/>"),
    ("changes that did not move", f"{OLD_TAG}changes.xml", first_entry(f"{OLD_TAG}changes.xml"), first_entry(f"{TAG}changes.xml")),
    ("a feed that moved and goes on", f"{OLD_TAG}atom.xml", "</feed>", first_entry(f"{TAG}changes.xml") + "</feed>"),
]

SAID = [
    ("comments in another order", f"{COMMENTS}atom.xml", "2026-11-02T", "2026-10-02T"),
    ("a comment twice", f"{COMMENTS}atom.xml", "<id>urn:x:19-1</id>", "<id>urn:x:20-1</id>"),
    ("a comment that no page shows", f"{COMMENTS}index.html", "id=\"comment-19-1\"", "id=\"comment-19-2\""),
    ("a comment on a page that is not there", f"{COMMENTS}atom.xml", f"{HOME}{COMMENTS}#comment-19-1", f"{HOME}rentals/0-0/#comment-19-1"),
    ("comments without an author", f"{COMMENTS}atom.xml", "<author><name>A</name></author>", ""),
    ("comments that are an archive", f"{COMMENTS}atom.xml", "<fh:complete/>", "<fh:archive/>"),
]

MISTAKES = WHICH_FEEDS + WHAT_PAGES_SAY + FORMATS + ENTRIES + LOGS + MOVED + SAID


def judge(changed, text):
    """The problems of the site if one of its files has another text; archives go with what links them."""
    if text == SITE[changed]:
        return problems_of()
    return problems_of(changed, text, is_archived=changed == f"{TAG}changes.xml" and "prev-archive" in text)


@cache
def problems_of(changed=None, text=None, is_archived=False):
    with tempfile.TemporaryDirectory() as folder:
        for path, content in (SITE | {changed: text} | (ARCHIVES_OF_A_TAG if is_archived else {})).items():
            if content:
                file = Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(content, encoding="utf-8")
        check = feeds.FeedCheck(folder)
        check.check()
        return list(check.problems.found)


if __name__ == "__main__":
    archives.LEAST = 3
    mistakes.run_among("feeds_mistakes", judge, SITE, MISTAKES)
