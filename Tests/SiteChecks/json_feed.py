"""The rules of JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/): the schema's, and those that a schema cannot say."""

import json
from collections import Counter
from datetime import datetime
from pathlib import Path

from jsonschema import Draft202012Validator
from mistakes import UNREADABLE

SCHEMA = json.loads(Path(__file__).with_name("schemas").joinpath("json-feed-1.1.schema.json").read_text(encoding="utf-8"))
Draft202012Validator.check_schema(SCHEMA)
VALIDATOR = Draft202012Validator(SCHEMA, format_checker=Draft202012Validator.FORMAT_CHECKER)


def without_twins(pairs):
    """An object, if none of its names stands there twice: readers differ in which of the two they take."""
    names = Counter(name for name, _ in pairs)
    twins = sorted(name for name, count in names.items() if count > 1)
    if twins:
        raise ValueError(f"an object has {', '.join(twins)} twice")
    return dict(pairs)


def no_number(text):
    raise ValueError(f"{text} is no number of JSON")


def parse(document):
    """JSON as RFC 8259 has it, which Python alone takes less strictly."""
    return json.loads(document, object_pairs_hook=without_twins, parse_constant=no_number)


def seconds(moment):
    """A time of RFC 3339 in seconds since 1970, or None."""
    try:
        return datetime.fromisoformat(moment).timestamp()
    except (TypeError, ValueError):
        return None


def member(error):
    """Where in the feed something is wrong, such as items[3].url."""
    path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in error.absolute_path)
    return path.lstrip(".") or "the feed"


def faults(document):
    """Everything that is wrong with a JSON Feed, given as bytes or text."""
    try:
        feed = parse(document)
    except ValueError as error:
        return [f"{UNREADABLE}: {error}"]
    found = [f"{member(error)}: {error.message[:200]}" for error in VALIDATOR.iter_errors(feed)]
    if found:
        return found
    ids = Counter(item["id"] for item in feed["items"])
    found += [f"two items have the id {name}" for name, count in ids.items() if count > 1]
    if feed.get("next_url") == feed["feed_url"]:
        found.append("next_url is the feed itself, so that a reader would go round for ever")
    for item in feed["items"]:
        published, modified = seconds(item.get("date_published")), seconds(item.get("date_modified"))
        if None not in (published, modified) and modified < published:
            found.append(f"{item['id']}: was modified before it was published")
    return found
