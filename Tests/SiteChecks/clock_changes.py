"""clock_changes.py PROGRAM: inspections around the changes of the clocks, in every zone of Australia, are at the right instants.

The calendars of a board made for it are read; each slot must be there, in the zone of its place, and calendar_rules.py compares
the instants with those of the time zone database.
"""

import subprocess
import sys
import tempfile
from datetime import date, datetime, time, timedelta
from pathlib import Path

import calendar_rules
from calendar_instants import is_skipped, zone
from calendar_lines import calendar_in

TEMPLATES = Path(__file__).parents[2] / "templates"
TODAY = date(2026, 3, 20)
PLACES = [
    ("sydney", "Newtown", "NSW", "2042", "Australia/Sydney"),
    ("melbourne", "Collingwood", "VIC", "3066", "Australia/Melbourne"),
    ("brisbane", "West End", "QLD", "4101", "Australia/Brisbane"),
    ("adelaide", "Norwood", "SA", "5067", "Australia/Adelaide"),
    ("perth", "Fremantle", "WA", "6160", "Australia/Perth"),
    ("hobart", "Battery Point", "TAS", "7004", "Australia/Hobart"),
    ("darwin", "Darwin City", "NT", "0800", "Australia/Darwin"),
    ("broken-hill", "Broken Hill", "NSW", "2880", "Australia/Broken_Hill"),
    ("eucla", "Eucla", "WA", "6443", "Australia/Eucla"),
    ("lord-howe", "Lord Howe Island", "NSW", "2898", "Australia/Lord_Howe"),
    ("norfolk", "Norfolk Island", "NSW", "2899", "Pacific/Norfolk"),
    ("christmas", "Christmas Island", "WA", "6798", "Indian/Christmas"),
    ("cocos", "West Island", "WA", "6799", "Indian/Cocos"),
]
TIMES = {
    -1: [time(0, 30), time(2, 15), time(4, 30)],
    0: [time(0, 30), time(1, 45), time(2, 0), time(2, 15), time(2, 45), time(3, 0), time(4, 30), time(12, 0)],
    1: [time(0, 30), time(2, 15), time(4, 30)],
}
"""By how many days a day is away from a change."""
LEAST = 200


def first_sunday(year, month):
    first = date(year, month, 1)
    return first + timedelta(days=(6 - first.weekday()) % 7)


def is_ambiguous(moment, of):
    return moment.replace(tzinfo=of, fold=0).utcoffset() != moment.replace(tzinfo=of, fold=1).utcoffset()


def slots(name):
    """The slots of a place: (start, end), where the clocks show both of them once.

    The clocks of the south change on the first Sunday of April and October; the others' slots are the same, as far as they exist.
    """
    of = zone(name)
    days = [(first_sunday(year, month), away) for year in range(2026, 2030) for month in (4, 10) for away in TIMES]
    for start in (datetime.combine(day + timedelta(days=away), moment) for day, away in days for moment in TIMES[away]):
        end = start + timedelta(minutes=30)
        if not any(is_skipped(moment, of) or is_ambiguous(moment, of) for moment in (start, end)):
            yield start, end


def write_board(content):
    """A board with one listing in each zone."""
    files = {
        "board.yaml": "title: Clocks\nurl: https://clocks.example/\nauthority: \"clocks.example,2026\"\ntimezone: Australia/Perth\n",
        "people/ann.yaml": "name: Ann\nphone: 0491 570 156\n",
    }
    for slug, suburb, state, postcode, name in PLACES:
        times = "".join(f"  - {{start: {start:%Y-%m-%d %H:%M}, end: {end:%Y-%m-%d %H:%M}}}\n" for start, end in slots(name))
        files[f"rentals/{slug}.yaml"] = (
            f"title: A home in {suburb}\nowner: ann\naddress: {{suburb: {suburb}, state: {state}, postcode: {postcode}}}\nrent: 500\n"
            f"property: house\nbedrooms: 2\nbathrooms: 1\navailable: 2026-12-01\nlisted: {TODAY}\ndescription: A home.\n"
            f"inspections:\n{times}")
    for path, text in files.items():
        file = content / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def check(output):
    """(faults, how many slots were found)."""
    faults, count = [], 0
    for slug, _, _, _, name in PLACES:
        file = output / "rentals" / slug / "inspections.ics"
        if not file.is_file():
            faults.append(f"{slug} has no calendar of its inspections")
            continue
        faults += [f"{slug}: {fault}" for fault in calendar_rules.faults(file.read_bytes())]
        wanted = {(start, name, end, name) for start, end in slots(name)}
        found = {(*start, *end) for start, end in map(calendar_rules.times_of, calendar_in(file.read_bytes()).named("VEVENT"))}
        faults += [f"{slug}: lacks the slot of {slot[0]} in {slot[1]}" for slot in sorted(wanted - found)]
        faults += [f"{slug}: has a slot of {slot[0]} in {slot[1]}, which no listing has" for slot in sorted(found - wanted, key=str)]
        count += len(found)
    return faults, count


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        content, output = Path(folder, "content"), Path(folder, "public")
        write_board(content)
        command = [program, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--today", str(TODAY)]
        built = subprocess.run(command, capture_output=True, text=True, check=False)
        if built.returncode:
            sys.exit(f"clock_changes: the board is not built (status {built.returncode}):\n{built.stdout}{built.stderr}")
        faults, count = check(output)
    if not faults and count < LEAST:
        faults.append(f"there are only {count} slots, and {LEAST} are wanted")
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        sys.exit(f"clock_changes: {len(faults)} problem{'s' * (len(faults) != 1)}")
    print(f"clock_changes: {count} slots in {len(PLACES)} zones are at the right instants")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: clock_changes.py PROGRAM")
    main(sys.argv[1])
