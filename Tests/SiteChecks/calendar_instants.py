"""The instants that a calendar names: those of its own VTIMEZONEs must be those of the time zone database."""

import re
import zoneinfo
from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo

import ics
from calendar_lines import unfolded
from icalendar import Calendar
from icalendar.timezone import tzp

zoneinfo.reset_tzpath(to=())  # the pinned package tzdata, whatever the machine has


def local(value):
    """A local time of iCalendar as a datetime without zone; None if it is none."""
    try:
        return datetime.strptime(value, "%Y%m%dT%H%M%S") if re.fullmatch(r"\d{8}T\d{6}", value) else None
    except ValueError:
        return None


@cache
def zones():
    """The names of all zones, which are looked for in files."""
    return zoneinfo.available_timezones()


def zone(name):
    """The zone of the database, or None."""
    return ZoneInfo(name) if name in zones() else None


def is_skipped(moment, of):
    """Whether the clocks of a zone never show a local time, as they were put forward."""
    return moment.replace(tzinfo=of).astimezone(UTC).astimezone(of).replace(tzinfo=None) != moment


def renamed(data):
    """The file with names of zones that nobody knows, so that readers need its own definitions."""
    lines = []
    for line in unfolded(data):
        if re.match(r"(?i)X-LIC-LOCATION[:;]", line):
            continue
        line = re.sub(r"(?i)^TZID:(.*)", lambda match: f"TZID:{alias(match[1])}", line)
        lines.append(re.sub(r"(?i)(;TZID=)\"?([^\":;]+)\"?(?=[:;])", lambda match: match[1] + alias(match[2]), line))
    return "".join(f"{line}\r\n" for line in lines)


def alias(name):
    return "Embedded-" + re.sub(r"\W", "-", name)


def unescaped(text):
    """What a TEXT of iCalendar says (RFC 5545 section 3.3.11); the package ics leaves UIDs as they are written."""
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] in "nN" else match[1], text)


def read_by_icalendar(text):
    """The start and end of each event by its UID, as the package icalendar has them."""
    tzp.use_zoneinfo()  # forgets the definitions of the files before
    calendar = Calendar.from_ical(text.encode())
    wrong = [f"{name}: {error}" for component in calendar.walk() for name, error in component.errors]
    if wrong:
        raise ValueError("; ".join(wrong))
    return {str(event["UID"]): (event.start, event.end) for event in calendar.events}


def read_by_ics(text):
    """The same as the package ics has them, which goes by the names of zones alone."""
    return {unescaped(event.uid): (event.begin.datetime, event.end.datetime) for event in ics.Calendar(text).events}


READERS = {"icalendar": read_by_icalendar, "ics": read_by_ics}


def reading_faults(text, uids):
    """Whether both packages read the file, and find its events."""
    for name, read in READERS.items():
        try:
            found = read(text)
        except Exception as error:  # whatever a reader stumbles over is a fault of the file
            yield f"{name} cannot read it: {type(error).__name__}: {error}"
            continue
        if sorted(found) != sorted(uids):
            yield f"{name} reads {len(found)} events of {len(uids)}"


def instant_faults(data, events):
    """Whether each local time, in the file's own definition of its zone, is the instant that the database says.

    `events` has for each UID the start and the end as (local time, name of the zone).
    """
    found = read_by_icalendar(renamed(data))
    for uid, times in events.items():
        for which, (moment, name), instant in zip(("start", "end"), times, found[uid], strict=True):
            expected = moment.replace(tzinfo=zone(name))
            if instant.tzinfo is None or instant.astimezone(UTC) != expected.astimezone(UTC):
                yield f"{uid}: by the file's own definition its {which} is {instant}, but in {name} it is {expected}"
