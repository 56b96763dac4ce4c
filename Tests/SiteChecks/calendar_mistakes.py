"""calendar_mistakes.py: the rules of calendars find every kind of mistake in this table, and nothing wrong with the good calendars."""

import calendar_rules
import mistakes

ZONES = """BEGIN:VTIMEZONE
TZID:Australia/Sydney
BEGIN:STANDARD
DTSTART:20080406T030000
TZOFFSETFROM:+1100
TZOFFSETTO:+1000
TZNAME:AEST
RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20081005T020000
TZOFFSETFROM:+1000
TZOFFSETTO:+1100
TZNAME:AEDT
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Australia/Lord_Howe
X-LIC-LOCATION:Australia/Lord_Howe
BEGIN:DAYLIGHT
DTSTART:20251005T020000
TZOFFSETFROM:+1030
TZOFFSETTO:+1100
RDATE:20261004T020000
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20260405T020000
TZOFFSETFROM:+1100
TZOFFSETTO:+1030
END:STANDARD
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Australia/Eucla
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0845
TZOFFSETTO:+0845
TZNAME:+0845
END:STANDARD
END:VTIMEZONE
"""

CALENDAR = f"""BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Houser//Houser 1.0//EN
CALSCALE:GREGORIAN
X-WR-CALNAME:Inspections\\, Collingwood
{ZONES}BEGIN:VEVENT
UID:tag:board.example\\,2026:listing/one/2026-11-28T11:00
DTSTAMP:20261120T000000Z
DTSTART;TZID=Australia/Sydney:20261128T110000
DTEND;TZID=Australia/Sydney:20261128T113000
SUMMARY:Inspection: one\\, two\\; three \\\\ four\\nfive \N{HOUSE BUILDING} caf\N{LATIN SMALL LETTER E WITH ACUTE}
LOCATION:12 Gipps Street\\, Collingwood
GEO:-37.8042;144.9877
URL:https://board.example/rentals/one/
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
BEGIN:VEVENT
UID:first-of-april
DTSTAMP:20261120T000000Z
DTSTART;TZID=Australia/Sydney:20260405T013000
DTEND;TZID=Australia/Sydney:20260405T033000
SUMMARY:Across the end of summer time
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
BEGIN:VEVENT
UID:october
DTSTAMP:20261120T000000Z
DTSTART;TZID="Australia/Lord_Howe":20261004T014500
DTEND;TZID=Australia/Lord_Howe:20261004T023000
SUMMARY:Across the beginning of summer time
END:VEVENT
BEGIN:VEVENT
UID:eucla
DTSTAMP:20261120T000000Z
DTSTART;TZID=Australia/Eucla:20270101T000000
DTEND;TZID=Australia/Eucla:20270101T001500
SUMMARY:A long summary\N{EM DASH}so long that its line is folded\N{EM DASH}and
  folded again\N{EM DASH}as it holds characters of many octets
END:VEVENT
END:VCALENDAR
"""

SMALL = """BEGIN:VCALENDAR
PRODID:x
VERSION:2.0
BEGIN:VTIMEZONE
TZID:Australia/Brisbane
BEGIN:STANDARD
DTSTART:19920301T030000
TZOFFSETFROM:+1100
TZOFFSETTO:+1000
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTAMP:20261120T000000Z
UID:event-first
DTSTART;TZID=Australia/Brisbane:20261128T110000
DTEND;TZID=Australia/Brisbane:20261128T113000
SUMMARY:The smallest event there is
END:VEVENT
END:VCALENDAR
"""
COMPONENTS = SMALL[SMALL.index("BEGIN:VTIMEZONE"):SMALL.index("END:VCALENDAR")].replace("\n", "\r\n")
EVENT = COMPONENTS[COMPONENTS.index("BEGIN:VEVENT"):]

GOOD = {"calendar": CALENDAR.replace("\n", "\r\n"), "small": SMALL.replace("\n", "\r\n")}
GOOD["without events"] = GOOD["small"].replace(EVENT, "")

MISTAKES = [
    ("lines that end with LF", "small", "UID:event-first\r\n", "UID:event-first\n"),
    ("a last line without end", "small", "END:VCALENDAR\r\n", "END:VCALENDAR"),
    ("unreadable: an empty line", "small", "UID:event-first\r\n", "UID:event-first\r\n\r\n"),
    ("a line of 76 octets", "small", "SUMMARY:The smallest event there is", "SUMMARY:" + "x" * 68),
    ("a line of 76 octets in fewer characters", "small", "SUMMARY:The smallest event there is", "SUMMARY:" + "é" * 34),
    ("a control character", "small", "SUMMARY:The", "SUMMARY:\x07The"),
    ("no component", "small", COMPONENTS, ""),
    ("no version", "small", "VERSION:2.0\r\n", ""),
    ("version 1.0", "small", "VERSION:2.0", "VERSION:1.0"),
    ("two versions", "small", "VERSION:2.0", "VERSION:2.0\r\nVERSION:2.0"),
    ("no product", "small", "PRODID:x\r\n", ""),
    ("an empty product", "small", "PRODID:x", "PRODID:"),
    ("another calendar than the Gregorian", "calendar", "GREGORIAN", "JULIAN"),
    ("a method that asks for answers", "calendar", "CALSCALE:GREGORIAN", "CALSCALE:GREGORIAN\r\nMETHOD:REQUEST"),
    ("a method that asks for none", "calendar", "CALSCALE:GREGORIAN", "CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH"),
    ("a task", "small", "END:VCALENDAR", "BEGIN:VTODO\r\nEND:VTODO\r\nEND:VCALENDAR"),
    ("no UID", "small", "UID:event-first\r\n", ""),
    ("two UIDs", "small", "UID:event-first", "UID:event-first\r\nUID:event-second"),
    ("the same UID twice", "calendar", "UID:october", "UID:eucla"),
    ("no DTSTAMP", "small", "DTSTAMP:20261120T000000Z\r\n", ""),
    ("a local DTSTAMP", "small", "DTSTAMP:20261120T000000Z", "DTSTAMP:20261120T000000"),
    ("a DTSTAMP that is none", "small", "DTSTAMP:20261120T000000Z", "DTSTAMP:20261131T000000Z"),
    ("a DTSTAMP with hyphens", "small", "DTSTAMP:20261120T000000Z", "DTSTAMP:2026-11-20T00:00:00Z"),
    ("no start", "small", "DTSTART;TZID=Australia/Brisbane:20261128T110000\r\n", ""),
    ("no end", "small", "DTEND;TZID=Australia/Brisbane:20261128T113000\r\n", ""),
    ("an end before the start", "small", "20261128T113000", "20261128T103000"),
    ("an end at the start", "small", "20261128T113000", "20261128T110000"),
    ("a start of no zone", "small", "DTSTART;TZID=Australia/Brisbane:", "DTSTART:"),
    ("a start in UTC", "small", "DTSTART;TZID=Australia/Brisbane:20261128T110000", "DTSTART:20261128T010000Z"),
    ("a start in UTC with a zone", "small", "20261128T110000", "20261128T110000Z"),
    ("a start that is a day", "small", "20261128T110000", "20261128"),
    ("a start that is none", "small", "20261128T110000", "20261128T250000"),
    ("a zone without definition", "small", "DTEND;TZID=Australia/Brisbane", "DTEND;TZID=Australia/Sydney"),
    ("a zone that nobody keeps", "small", "TZID:Australia/Brisbane", "TZID:Australia/Bundaberg"),
    ("a definition that begins later", "small", "DTSTART:19920301T030000", "DTSTART:20270301T030000"),
    ("a definition without observance", "calendar",
     "BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0845\r\nTZOFFSETTO:+0845\r\nTZNAME:+0845\r\nEND:STANDARD\r\n",
     ""),
    ("an observance without offset", "small", "TZOFFSETTO:+1000\r\n", ""),
    ("an observance without offset before", "small", "TZOFFSETFROM:+1100\r\n", ""),
    ("an observance without start", "small", "DTSTART:19920301T030000\r\n", ""),
    ("an observance that starts in UTC", "small", "DTSTART:19920301T030000", "DTSTART:19920301T030000Z"),
    ("an offset with a colon", "small", "TZOFFSETTO:+1000", "TZOFFSETTO:+10:00"),
    ("an offset without sign", "small", "TZOFFSETTO:+1000", "TZOFFSETTO:1000"),
    ("a rule that ends at a local time", "calendar", "BYMONTH=4;BYDAY=1SU", "BYMONTH=4;BYDAY=1SU;UNTIL=20300101T000000"),
    ("the same definition twice", "calendar", "TZID:Australia/Eucla\r\nBEGIN", "TZID:Australia/Sydney\r\nBEGIN"),
    ("a definition without name", "calendar", "TZID:Australia/Eucla\r\nBEGIN", "BEGIN"),
    ("a wrong offset", "small", "TZOFFSETTO:+1000", "TZOFFSETTO:+1100"),
    ("a wrong month of change", "calendar", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU", "RRULE:FREQ=YEARLY;BYMONTH=12;BYDAY=1SU"),
    ("a wrong week of change", "calendar", "BYMONTH=4;BYDAY=1SU", "BYMONTH=4;BYDAY=2SU"),
    ("a change that comes no more", "calendar", "BYMONTH=10;BYDAY=1SU", "BYMONTH=10;BYDAY=1SU;COUNT=1"),
    ("a wrong hour of change", "calendar", "RDATE:20261004T020000", "RDATE:20261004T030000"),
    ("a missing change", "calendar", "RDATE:20261004T020000\r\n", ""),
    ("a time that is skipped", "calendar", "20261004T014500", "20261004T021500"),
    ("a status of something else", "calendar", "STATUS:CONFIRMED", "STATUS:COMPLETED"),
    ("a status in small letters", "calendar", "STATUS:CONFIRMED", "STATUS:confirmed"),
    ("two statuses", "calendar", "STATUS:CONFIRMED", "STATUS:CONFIRMED\r\nSTATUS:CANCELLED"),
    ("a sequence that is no number", "calendar", "SEQUENCE:0", "SEQUENCE:first"),
    ("a negative sequence", "calendar", "SEQUENCE:0", "SEQUENCE:-1"),
    ("a relative address", "calendar", "URL:https://board.example/rentals/one/", "URL:/rentals/one/"),
    ("a place beyond the pole", "calendar", "GEO:-37.8042;144.9877", "GEO:144.9877;-37.8042"),
    ("a place with a comma", "calendar", "GEO:-37.8042;144.9877", "GEO:-37.8042,144.9877"),
    ("no summary", "small", "SUMMARY:The smallest event there is\r\n", ""),
    ("a comma that is not escaped", "small", "The smallest event", "First, the event"),
    ("a semicolon that is not escaped", "small", "The smallest event", "Now; the event"),
    ("a backslash that escapes nothing", "small", "The smallest event", "The \\smallest event"),
    ("a comma in a UID that is not escaped", "small", "UID:event-first", "UID:event,first"),
    ("a slot that comes again", "small", "UID:event-first", "UID:event-first\r\nRRULE:FREQ=WEEKLY;COUNT=2"),
    ("unreadable: a line without colon", "small", "UID:event-first", "UID event-first"),
    ("unreadable: a parameter with a quote", "small", ";TZID=Australia/Brisbane:20261128T110000", ";TZID=Aus\"tralia:20261128T110000"),
    ("unreadable: a parameter twice", "small", ";TZID=Australia/Brisbane:20261128T110000",
     ";TZID=Australia/Brisbane;TZID=Australia/Brisbane:20261128T110000"),
    ("unreadable: an open event", "small", "END:VEVENT\r\n", ""),
    ("unreadable: an event in the text", "small", "The smallest event there is", "x\r\nEND:VEVENT\r\nEND:VCALENDAR"),
]


def judge(document):
    return calendar_rules.faults(document.encode())


if __name__ == "__main__":
    mistakes.run("calendar_mistakes", judge, GOOD, MISTAKES)
