"""Reads JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) and says where a feed departs from it."""

import json
from datetime import datetime

VERSION = "https://jsonfeed.org/version/1.1"
TEXTS = ("title", "home_page_url", "feed_url", "description", "icon", "favicon", "language")
ITEM_TEXTS = ("url", "external_url", "title", "content_html", "content_text", "summary", "image", "banner_image", "language")


def is_text(value):
    return isinstance(value, str) and value != ""


def is_absolute(value):
    return isinstance(value, str) and value.startswith(("https://", "http://"))


def time(problems, path, name, value):
    try:
        moment = datetime.fromisoformat(value)
        if moment.tzinfo is None or "T" not in value:
            raise ValueError("no time zone")
        return int(moment.timestamp())
    except (TypeError, ValueError):
        problems.add(path, f"{name}: {value!r} is not an RFC 3339 time")
        return None


def check_members(problems, path, name, members, texts):
    for member, value in members.items():
        if member in texts and not is_text(value):
            problems.add(path, f"{name}: {member} is not text, or empty")
        if (member.endswith("url") or member in ("icon", "favicon", "image", "banner_image", "avatar")) and not is_absolute(value):
            problems.add(path, f"{name}: {member} {value!r} is not absolute")
    for author in members.get("authors", []):
        if not set(author) & {"name", "url", "avatar"}:
            problems.add(path, f"{name}: an author has no name, url or avatar")
    for attachment in members.get("attachments", []):
        if not (is_absolute(attachment.get("url")) and is_text(attachment.get("mime_type"))):
            problems.add(path, f"{name}: an attachment has no absolute url or no mime_type")
    if "author" in members:
        problems.add(path, f"{name}: author is of version 1.0; 1.1 has authors")


def check_item(problems, path, item, check_html):
    """One item's id and when it was changed."""
    name = item.get("id")
    if not is_text(name):
        problems.add(path, f"an item's id is {name!r}, not text")
    for member in ("url", "title", "date_modified"):
        if not is_text(item.get(member)):
            problems.add(path, f"{name} has no {member}")
    if not (is_text(item.get("content_html")) or is_text(item.get("content_text"))):
        problems.add(path, f"{name} has no content")
    check_members(problems, path, name, item, ITEM_TEXTS)
    if not all(is_text(tag) for tag in item.get("tags", [])):
        problems.add(path, f"{name}: a tag is not text")
    check_html(problems, path, name, item.get("content_html", ""))
    if "date_published" in item:
        time(problems, path, name, item["date_published"])
    return name, time(problems, path, name, item.get("date_modified"))


def read(site, problems, path, check_html):
    """A feed's ids in order, and the newest item's time."""
    try:
        feed = json.loads(site.read(path))
    except ValueError as error:
        problems.add(path, f"is not JSON: {error}")
        return [], None
    if feed.get("version") != VERSION:
        problems.add(path, f"version is {feed.get('version')!r}, not {VERSION}")
    if not is_text(feed.get("title")) or not isinstance(feed.get("items"), list):
        problems.add(path, "has no title, or no list of items")
        return [], None
    if feed.get("feed_url") != site.url(path):
        problems.add(path, f"the feed says that it is at {feed.get('feed_url')!r}")
    check_members(problems, path, "the feed", feed, TEXTS)
    items = [check_item(problems, path, item, check_html) for item in feed["items"]]
    return [name for name, _ in items], max((moment for _, moment in items if moment is not None), default=None)
