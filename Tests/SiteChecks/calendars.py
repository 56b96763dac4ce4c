"""calendars.py OUTPUT: every calendar is one that readers accept, names the right instants, and agrees with the others."""

import sys

import calendar_rules
from calendar_instants import unescaped
from calendar_lines import calendar_in
from published import Problems, Published

SAME = ("DTSTART", "DTEND", "STATUS", "SEQUENCE", "URL", "SUMMARY", "LOCATION", "DTSTAMP")
"""What an inspection says alike in all calendars that it is in, or a reader that follows two of them would not know what holds."""


PAGES = ("inspections/index.html", "suburbs/*/*/index.html", "campuses/*/index.html", "people/*/index.html")
"""Pages of scopes that have a calendar where there is or was an inspection, and then name it."""


def facts(event):
    return tuple((found.name, tuple(found.parameters.items()), found.value) for name in SAME for found in event.all(name))


def main(folder):
    site, problems = Published(folder), Problems("calendars")
    paths = site.named("*.ics")
    for page in (page for pattern in PAGES for page in site.below(pattern)):
        name = page.replace("index.html", "inspections.ics")
        if (name in site.files) != (f"{site.url(name)}\"".partition("://")[2] in site.read(page)):
            problems.add(name, "is there, but its page does not name it, or the other way round")
    seen = {}
    for path in paths:
        data = site.files[path].read_bytes()
        found = calendar_rules.faults(data)
        for fault in found:
            problems.add(path, fault)
        for event in calendar_in(data).named("VEVENT") if not found else ():
            uid = unescaped(event.value("UID"))
            first, said = seen.setdefault(uid, (path, facts(event)))
            if said != facts(event):
                problems.add(path, f"{uid}: is not what it is in {first}")
            if event.value("URL") and site.file_at(event.value("URL")) is None:
                problems.add(path, f"{uid}: {event.value('URL')} is not in the output")
    problems.finish(f"{len(paths)} calendars of {len(seen)} inspections name the right instants")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: calendars.py OUTPUT")
    main(sys.argv[1])
