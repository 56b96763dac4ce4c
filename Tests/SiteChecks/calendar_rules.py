"""The rules of calendars of inspections: iCalendar (RFC 5545), as strictly as the pickiest reader takes it."""

import re
from collections import Counter
from datetime import datetime

from calendar_instants import instant_faults, is_skipped, local, reading_faults, unescaped, zone
from calendar_lines import BadCalendar, calendar_in, line_faults

ONCE = ("UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "STATUS", "SEQUENCE", "URL", "LOCATION", "DESCRIPTION", "GEO", "CREATED",
        "LAST-MODIFIED", "CLASS", "TRANSP", "PRIORITY", "ORGANIZER", "COLOR")
TEXTS = ("SUMMARY", "LOCATION", "DESCRIPTION", "COMMENT", "CONTACT", "UID", "X-WR-CALNAME", "X-WR-CALDESC", "NAME", "PRODID")
ADDRESS = re.compile(r"https?://[^\s/<>\"\\^`{|}]+(/[^\s<>\"\\^`{|}]*)?")
OFFSET = re.compile(r"[+-](0\d|1[0-4])[0-5]\d([0-5]\d)?")
TEXT = re.compile(r"([^\\,;]|\\[\\,;nN])*", re.S)
"""3.3.11: commas, semicolons and backslashes are escaped, and a backslash escapes nothing else but a line end."""


def is_utc(value):
    try:
        return bool(re.fullmatch(r"\d{8}T\d{6}Z", value or "")) and bool(datetime.strptime(value, "%Y%m%dT%H%M%SZ"))
    except ValueError:
        return False


def is_place(value):
    match = re.fullmatch(r"(-?\d{1,2}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)", value)
    return bool(match) and abs(float(match[1])) <= 90 and abs(float(match[2])) <= 180


def text_faults(component):
    for found in component.properties:
        if found.name in TEXTS and not TEXT.fullmatch(found.value):
            yield f"{found.name} {found.value[:60]!r} has a comma, semicolon or backslash that is not escaped"
    for child in component.children:
        yield from text_faults(child)


def calendar_faults(calendar):
    """3.6: what the file says of itself."""
    for name in ("VERSION", "PRODID"):
        if len(calendar.all(name)) != 1 or not calendar.value(name):
            yield f"it has {len(calendar.all(name))} {name}, and needs one that says something"
    if calendar.value("VERSION") not in (None, "2.0"):
        yield f"its version is {calendar.value('VERSION')}"
    if any(found.value != "GREGORIAN" for found in calendar.all("CALSCALE")) or len(calendar.all("CALSCALE")) > 1:
        yield f"its CALSCALE is {calendar.value('CALSCALE')}"
    if calendar.all("METHOD"):
        yield f"its METHOD is {calendar.value('METHOD')}, which makes it a message that needs an ORGANIZER (RFC 5546)"
    if not calendar.children:
        yield "it has neither event nor time zone, and a calendar needs a component"
    if any(child.name not in ("VEVENT", "VTIMEZONE") for child in calendar.children):
        yield "it has other components than events and time zones"


def zone_faults(definition):
    """3.6.5: what a VTIMEZONE needs."""
    name = definition.value("TZID")
    if len(definition.all("TZID")) != 1 or not name:
        yield f"a VTIMEZONE has {len(definition.all('TZID'))} TZID"
    elif zone(name) is None:
        yield f"{name} is no zone of the time zone database"
    if not definition.children or any(child.name not in ("STANDARD", "DAYLIGHT") for child in definition.children):
        yield f"{name} needs observances: STANDARD, DAYLIGHT or both"
    for observance in definition.children:
        counts = Counter(found.name for found in observance.properties)
        if any(counts[needed] != 1 for needed in ("DTSTART", "TZOFFSETFROM", "TZOFFSETTO")) or counts["RRULE"] > 1:
            yield f"{name}: {observance.name} needs one DTSTART, TZOFFSETFROM and TZOFFSETTO, and at most one RRULE"
            continue
        start = observance.all("DTSTART")[0]
        if local(start.value) is None or start.parameters:
            yield f"{name}: {start.value} is no local time"
        for which in ("TZOFFSETFROM", "TZOFFSETTO"):
            if not OFFSET.fullmatch(observance.value(which)) or observance.value(which) in ("-0000", "-000000"):
                yield f"{name}: {observance.value(which)} is no offset"
        until = re.search(r"UNTIL=([^;]*)", observance.value("RRULE") or "")
        if until and not is_utc(until[1]):
            yield f"{name}: the rule ends at {until[1]}, which is not in UTC"


def event_faults(event):
    """3.6.1: what an event needs, apart from its times."""
    uid = event.value("UID") or "an event"
    counts = Counter(found.name for found in event.properties)
    for name in ("UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY"):
        if not (event.value(name) or "").strip():
            yield f"{uid}: has no {name}"
    yield from (f"{uid}: has {counts[name]} {name}" for name in ONCE if counts[name] > 1)
    for name in ("DTSTAMP", "CREATED", "LAST-MODIFIED"):
        if counts[name] and not is_utc(event.value(name)):
            yield f"{uid}: its {name} {event.value(name)} is no time in UTC"
    for name, is_good in (("STATUS", lambda value: value in ("CONFIRMED", "CANCELLED", "TENTATIVE")), ("URL", ADDRESS.fullmatch),
                          ("SEQUENCE", re.compile(r"\d{1,9}").fullmatch), ("GEO", is_place)):
        if counts[name] and not is_good(event.value(name)):
            yield f"{uid}: its {name} is {event.value(name)!r}"
    if counts["RRULE"] or counts["RDATE"] or counts["DURATION"]:
        yield f"{uid}: is no single slot with a start and an end"


def times_of(event):
    """The start and end of an event as (local time, name of the zone); None for a time that is not a local one of a zone."""
    found = [event.all(name)[0] for name in ("DTSTART", "DTEND") if event.all(name)]
    return [(local(time.value), time.parameters["TZID"]) if "TZID" in time.parameters else (None, "") for time in found]


def time_faults(event, definitions):
    """Whether the times are local ones of zones that the file defines, from the first day on that an event lies on."""
    uid, times = event.value("UID"), times_of(event)
    for moment, name in times:
        if moment is None:
            yield f"{uid}: its times are no local times of a zone"
        elif name not in definitions:
            yield f"{uid}: the file has no VTIMEZONE {name}"
        elif (of := zone(name)) is not None:
            starts = [start for child in definitions[name].children if (start := local(child.value("DTSTART") or ""))]
            if not starts or min(starts) > moment:
                yield f"{uid}: the definition of {name} begins only after {moment}"
            if is_skipped(moment, of):
                yield f"{uid}: the clocks of {name} never show {moment}"
    moments = [moment for moment, _ in times]
    if None not in moments and len(moments) == 2 and moments[0] >= moments[1]:
        yield f"{uid}: ends before it starts"


def faults(data):
    """Everything that is wrong with a calendar, given as bytes."""
    found = list(line_faults(data))
    try:
        calendar = calendar_in(data)
    except BadCalendar as error:
        return [str(error), *found]
    events = calendar.named("VEVENT")
    definitions = {definition.value("TZID"): definition for definition in calendar.named("VTIMEZONE")}
    if len(definitions) != len(calendar.named("VTIMEZONE")):
        found.append("two VTIMEZONEs have the same TZID")
    found += [*calendar_faults(calendar), *text_faults(calendar)]
    for definition in calendar.named("VTIMEZONE"):
        found += zone_faults(definition)
    for event in events:
        found += [*event_faults(event), *time_faults(event, definitions)]
    uids = [event.value("UID") for event in events]
    found += [f"two events have the UID {uid}" for uid, count in Counter(uids).items() if count > 1]
    if not found:
        # The packages repair or pass over much; what they say counts once the file itself is right.
        times = {unescaped(event.value("UID")): times_of(event) for event in events}
        found += reading_faults(data.decode("utf-8"), times)
        found = found or list(instant_faults(data, times))
    return found
