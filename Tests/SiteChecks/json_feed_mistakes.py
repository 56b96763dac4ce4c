"""json_feed_mistakes.py: the rules of JSON Feed find every kind of mistake in this table, and nothing wrong with the good documents."""

import json_feed
import mistakes

FEED = """{
"version": "https://jsonfeed.org/version/1.1",
"title": "Board",
"home_page_url": "https://board.example/",
"feed_url": "https://board.example/feed.json",
"description": "New listings",
"user_comment": "Read me in a feed reader",
"next_url": "https://board.example/feed-1.json",
"icon": "https://board.example/icon.png",
"favicon": "https://board.example/favicon.png",
"authors": [{"name": "Board", "url": "mailto:hello@board.example", "avatar": "https://board.example/a.png", "_x": {}}],
"language": "en-AU",
"expired": false,
"hubs": [{"type": "WebSub", "url": "https://hub.example/"}],
"_blue_shed": {"about": "https://board.example/api/", "scope": "board"},
"items": [
{"id": "tag:board.example,2026:listing/one", "url": "https://board.example/rentals/one/", "external_url": "https://other.example/",
"title": "One", "content_html": "<p>x</p>", "content_text": "x", "summary": "Short", "image": "https://board.example/1.png",
"banner_image": "https://board.example/b.png", "date_published": "2026-11-18T00:00:00+11:00", "date_modified": "2026-11-19T00:00:00Z",
"authors": [{"name": "Ann"}], "tags": ["rental", "near trams"], "_blue_shed": {"rent": 520, "place": {"lat": -37.8}},
"attachments": [{"url": "https://board.example/1.png", "mime_type": "image/png", "title": "Front", "size_in_bytes": 10,
"duration_in_seconds": 1.5}]},
{"id": "2", "content_text": "Second", "language": "fr"}
]}
"""

EMPTY = """{"version": "https://jsonfeed.org/version/1.1", "title": "Nothing", "home_page_url": "https://board.example/",
"feed_url": "https://board.example/feed.json", "items": []}"""

GOOD = {"feed": FEED, "empty": EMPTY}

MISTAKES = [
    ("no version", "empty", "\"version\": \"https://jsonfeed.org/version/1.1\", ", ""),
    ("version 1.0", "empty", "version/1.1", "version/1"),
    ("no title", "empty", "\"title\": \"Nothing\", ", ""),
    ("an empty title", "empty", "\"Nothing\"", "\"\""),
    ("a title that is a number", "empty", "\"Nothing\"", "1"),
    ("no items", "empty", ", \"items\": []", ""),
    ("items by id", "empty", "\"items\": []", "\"items\": {}"),
    ("no address of its own", "empty", "\"feed_url\": \"https://board.example/feed.json\", ", ""),
    ("no page", "empty", "\"home_page_url\": \"https://board.example/\",\n", ""),
    ("a relative page", "empty", "\"https://board.example/\"", "\"/\""),
    ("an address with a space", "feed", "https://board.example/icon.png", "https://board.example/my icon.png"),
    ("an address of another scheme", "feed", "https://board.example/icon.png", "javascript:alert(1)"),
    ("a next page that is itself", "feed", "https://board.example/feed-1.json", "https://board.example/feed.json"),
    ("an author of version 1.0", "empty", "\"items\"", "\"author\": {\"name\": \"Ann\"}, \"items\""),
    ("an author without anything", "feed", "{\"name\": \"Ann\"}", "{}"),
    ("authors that are no list", "feed", "[{\"name\": \"Ann\"}]", "{\"name\": \"Ann\"}"),
    ("no authors in the list", "feed", "[{\"name\": \"Ann\"}]", "[]"),
    ("a language with an underscore", "feed", "en-AU", "en_AU"),
    ("expired in words", "feed", "\"expired\": false", "\"expired\": \"no\""),
    ("a hub without type", "feed", "\"type\": \"WebSub\", ", ""),
    ("a hub without address", "feed", ", \"url\": \"https://hub.example/\"", ""),
    ("an item without id", "feed", "\"id\": \"2\", ", ""),
    ("an id that is a number", "feed", "\"id\": \"2\"", "\"id\": 2"),
    ("an empty id", "feed", "\"id\": \"2\"", "\"id\": \"\""),
    ("the same id twice", "feed", "\"id\": \"2\"", "\"id\": \"tag:board.example,2026:listing/one\""),
    ("an item without content", "feed", "\"content_text\": \"Second\"", "\"summary\": \"Second\""),
    ("an item that is text", "feed", "{\"id\": \"2\", \"content_text\": \"Second\", \"language\": \"fr\"}", "\"Second\""),
    ("a relative address of an item", "feed", "\"url\": \"https://board.example/rentals/one/\"", "\"url\": \"rentals/one/\""),
    ("a day for a time", "feed", "2026-11-19T00:00:00Z", "2026-11-19"),
    ("a time without zone", "feed", "2026-11-19T00:00:00Z", "2026-11-19T00:00:00"),
    ("a time that is none", "feed", "2026-11-19T00:00:00Z", "2026-11-19T25:00:00Z"),
    ("a day that is none", "feed", "2026-11-19T00:00:00Z", "2026-11-31T00:00:00Z"),
    ("a date of RFC 822", "feed", "2026-11-19T00:00:00Z", "Thu, 19 Nov 2026 00:00:00 GMT"),
    ("modified before published", "feed", "2026-11-19T00:00:00Z", "2026-11-17T12:59:59Z"),
    ("tags in one text", "feed", "[\"rental\", \"near trams\"]", "\"rental, near trams\""),
    ("an empty tag", "feed", "\"near trams\"", "\"\""),
    ("the same tag twice", "feed", "\"near trams\"", "\"rental\""),
    ("an attachment without type", "feed", "\"mime_type\": \"image/png\", ", ""),
    ("an attachment without address", "feed", "\"attachments\": [{\"url\": \"https://board.example/1.png\", ", "\"attachments\": [{"),
    ("an attachment whose size is text", "feed", "\"size_in_bytes\": 10", "\"size_in_bytes\": \"10\""),
    ("an attachment of negative length", "feed", "\"duration_in_seconds\": 1.5", "\"duration_in_seconds\": -1"),
    ("an extension that is text", "feed", "\"_blue_shed\": {\"rent\": 520, \"place\": {\"lat\": -37.8}}", "\"_blue_shed\": \"520\""),
    ("an extension with a point in its name", "feed", "\"_x\"", "\"_x.y\""),
    ("an extension of an underscore alone", "feed", "\"_x\"", "\"_\""),
    ("an extension's member with an underscore in front", "feed", "\"rent\": 520", "\"_rent\": 520"),
    ("an extension's member with a point", "feed", "\"rent\": 520", "\"rent.week\": 520"),
    ("a member of no version", "feed", "\"expired\": false", "\"updated\": \"2026-11-19T00:00:00Z\""),
    ("a member of no version in an item", "feed", "\"language\": \"fr\"", "\"published\": \"2026-11-19T00:00:00Z\""),
    ("a misspelt member", "feed", "\"date_published\"", "\"datePublished\""),
    ("null", "feed", "\"title\": \"One\"", "\"title\": null"),
    ("unreadable: a comma too many", "empty", "\"items\": []", "\"items\": [],"),
    ("unreadable: a member twice", "empty", "\"items\": []", "\"items\": [], \"items\": []"),
    ("unreadable: a number that is none", "feed", "1.5", "NaN"),
    ("unreadable: a control character", "empty", "Nothing", "No\nthing"),
]

if __name__ == "__main__":
    mistakes.run("json_feed_mistakes", json_feed.faults, GOOD, MISTAKES)
