"""Fails if a language of the theme does not say all that words/en.yaml says, with the same gaps and the same HTML, or leaves a message in English."""

import re
import sys
from pathlib import Path

WORDS = Path(__file__).resolve().parents[2] / "templates" / "words"
ENGLISH = WORDS / "en.yaml"

# A language calls the kinds that come with the program by its own words; in English their own files do.
OWN_GROUPS = re.compile(r"kind_(?!lists\b)\w+\.")
# Where nouns have genders, a sentence often can't hold any noun.
OPTIONAL = {"noun"}
# What is the same in both languages, by language.
SAME = {"de": {
    ", {status}, in {file}", "Browser: {name}", "Budget", "Chat", "Details", "Feeds", "Google Maps", "Houser {version}, build {build}", "Info", "Matrix", "Matrix {id}", "Name", "OpenStreetMap", "Parks", "Region", "Signal", "Signal {number}", "Status",
    "Text", "Vibration", "WhatsApp", "WhatsApp {number}", "{count} MB", "{count} kB", "{count} km", "{kilometres} km", "{metres} m", "ltr", "{text} in {place}", "in {place}", "in {state}", "{day} in {state}", "{what} in {suburb}",
}}

LINE = re.compile(r"( *)(\w+):(?: (.*))?")
QUOTED = re.compile(r"'(.*)'|\"(.*)\"")
ELEMENT = re.compile(r"</?[a-z][^<>]*>")
LETTER = re.compile(r"[^\W\d_]")
NAME = re.compile(r"[\w.]+")


def messages(text):
    """All messages of a file by their keys, each with its line and its text."""
    found, groups = {}, []
    for number, line in enumerate(text.split("\n"), 1):
        match = LINE.fullmatch(line)
        if not match: continue
        groups = [*groups[:len(match[1]) // 2], match[2]]
        if match[3] is None: continue
        quoted = QUOTED.fullmatch(match[3])
        said = match[3] if not quoted else quoted[1].replace("''", "'") if quoted[1] is not None else quoted[2].replace('\\"', '"')
        found[".".join(groups)] = (number, said)
    return found


def arguments(message):
    """The names of the gaps of a message, and what it says beside them, with all its cases."""
    names, said = set(), []

    def text(place):
        while place < len(message) and message[place] != "}":
            if message[place] == "{":
                place = gap(place + 1)
            else:
                said.append(message[place])
                place += 1
        return place

    def gap(place):
        name = NAME.match(message, place)
        names.add(name[0])
        place = name.end()
        while message[place] != "}":
            place = text(place + 1) + 1 if message[place] == "{" else place + 1
        return place + 1

    text(0)
    return names, "".join(said)


def faults_of(texts, english, same):
    """What is wrong with a language, each with the number of its line."""
    faults = [(1, f"{key} is missing: en.yaml says {english[key][1]!r}") for key in english if key not in texts]
    for key, (line, text) in texts.items():
        if key not in english:
            if not OWN_GROUPS.match(key): faults.append((line, f"{key} is not in en.yaml"))
            continue
        model = english[key][1]
        wanted, (names, said) = arguments(model)[0], arguments(text)
        if missing := wanted - names - OPTIONAL: faults.append((line, f"{key} has no {sorted(missing)}"))
        if names - wanted: faults.append((line, f"{key} has {sorted(names - wanted)}, which en.yaml has not"))
        if sorted(ELEMENT.findall(text)) != sorted(ELEMENT.findall(model)): faults.append((line, f"{key} has other HTML than en.yaml"))
        if text == model and text not in same and LETTER.search(ELEMENT.sub("", said)): faults.append((line, f"{key} is in English: {text!r}"))
    return sorted(faults)


MODEL = """# Words.
card:
  title: Title of {name}
  beds: "{count, plural, one {# bed} other {# beds}}"
  link: '<a href="{href}">See</a> {noun}'
  both: "{one}, {two}"
  status: Status
"""
GOOD = """card:
  title: Titel von {name}
  beds: "{count, plural, one {# Bett} other {# Betten}}"
  link: 'Hier <a href="{href}">ansehen</a>'
  both: "{one}, {two}"
  status: Status
kind_car:
  label: Auto
"""
MISTAKES = [
    ("  title: Titel von {name}\n", ""),
    ("Titel von {name}", "Title of {name}"),
    ("{name}", "{title}"),
    (" von {name}", ""),
    ("{count, plural", "{number, plural"),
    ("one {# Bett}", "one {{bed}}"),
    ("{href}\">", "{base}\">"),
    ("<a ", "<b "),
    ("</a>", ""),
    ("kind_car", "cars"),
    ("kind_car", "kind_lists"),
    ("status: Status", "status: Status\n  stand: Stand"),
]


def check_oneself():
    """Finds every kind of mistake in this table, and nothing wrong with what is good."""
    english = messages(MODEL)
    assert not faults_of(messages(GOOD), english, {"Status"}), faults_of(messages(GOOD), english, {"Status"})
    assert faults_of(messages(GOOD), english, set())
    for old, new in MISTAKES: assert GOOD.count(old) == 1 and faults_of(messages(GOOD.replace(old, new)), english, {"Status"}), (old, new)


def main():
    check_oneself()
    english = messages(ENGLISH.read_text(encoding="utf-8"))
    faults = []
    for path in sorted(WORDS.glob("*.yaml")):
        if path == ENGLISH: continue
        texts = messages(path.read_text(encoding="utf-8"))
        faults += [f"templates/words/{path.name}:{line}: {what}" for line, what in faults_of(texts, english, SAME.get(path.stem, set()))]
    for fault in faults: print(fault, file=sys.stderr)
    sys.exit(bool(faults))


main()
