"""What scripts of the theme say stands in templates/words/en.yaml, and they say it by its key: no sentence outside of it, no key that is not there."""

import re
import sys
from pathlib import Path

from script_texts import texts

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "templates/assets"
WORDS = ROOT / "templates/words/en.yaml"

SENTENCE = re.compile(r"[A-Za-z’]{2,}[,;:.!?]? +[A-Za-z“]|^[A-Z][a-z]+\b|[“”’—]|[a-z]…|[a-z]{2}[,.:]? +$|^[,;.:]? [a-z]{2,}")
"""What may be words for people: several, or one with a capital letter, or signs that only sentences have."""
NAMES = {
    ("element", 0), ("element", 1), ("make", 1), ("button", 0), ("setAttribute", 0), ("querySelector", 0), ("querySelectorAll", 0), ("closest", 0),
    ("matches", 0), ("matchMedia", 0), ("Error", 0), ("load", 1), ("replace", 0), ("split", 0), ("RegExp", 0), ("startsWith", 0), ("say", 0),
}
"""What is given names of elements, classes and the like, and which argument that is."""
COMPARED = {"===", "!==", "case"}
OF_PROGRAMS = re.compile(r"[<>=\\#|]|^(?:--|M?\d|i-)|px|translate|^[A-Z]+[:;]|^text[A-Z]|^[A-Z][a-z]+[A-Z]|^(?:Atom|RSS|JSON)$")
"""What is no sentence although it looks like one: markup, styles, formats and their names."""
KEYS = {
    "device/marks.js": {"heart"}, "device/notices.js": {"Notification"}, "device/saved-list.js": {"kind", "list"}, "device/theme-colour.js": {"not all"},
    "device/transfer.js": {"houser device"}, "map-buttons.js": {"many", "suburb"}, "map-pins.js": {"in"}, "map.js": {"© PSMA, ABS"},
    "post/picture-chooser.js": {"Files"}, "post/values.js": {"up to", "to"},
}
"""Others, by their scripts: what programs alone tell apart, and names."""
READ = {
    "canonical.js", "device/day-notes-file.js", "device/feeds-file.js", "everyday.js", "figures.js", "map-shapes.js", "meanings.js", "names.js", "sayings.js",
    "readings.js", "typed-kinds.js", "typed-streets.js", "understand.js", "worker.js",
}
"""Scripts whose words are those that people type, or stand in files for programs: calendars, feeds and lines for board.yaml."""
ALONE = {"news.js", "post/judge-worker.js", "worker.js", "worker-kept.js", "worker-told.js"}
"""Scripts that are no modules, and import nothing."""
SAY = re.compile(r"(?<![.\w#])say\((\"[^\"]*\")?")


def messages():
    """The messages by their keys."""
    found, group = {}, ""
    for line in WORDS.read_text(encoding="utf-8").splitlines():
        if matched := re.fullmatch(r"( *)([a-z0-9_]+):(?: (.*))?", line):
            blanks, name, text = matched.groups()
            if text is None:
                group = name
            elif blanks:
                found[f"{group}.{name}"] = text
    return found


def gaps(message):
    """The names of what differs in a message: they stand in braces that are in none, or in those of a case."""
    depth, names = 0, set()
    for part in re.finditer(r"\{\s*(\w*)|\}", message):
        if part.group() == "}":
            depth -= 1
        else:
            names |= {part[1]} if depth % 2 == 0 else set()
            depth += 1
    return names


def is_sentence(name, text):
    if (text.call, text.place) in NAMES or text.before in COMPARED or OF_PROGRAMS.search(text.written):
        return False
    return bool(SENTENCE.search(text.written)) and text.written.strip() not in KEYS.get(name, ())


def arguments(script, start):
    """The names of the values that a message is given behind its key; None if they do not stand there."""
    given = re.match(r"(,\s*)?(\{)?", script[start:])
    if not given[2]:
        return None if given[1] else set()
    depth, end = 1, start + given.end()
    names, begin = set(), end
    while depth:
        depth += (script[end] in "([{") - (script[end] in ")]}")
        if (depth == 1 and script[end] == ",") or depth == 0:
            names |= set(re.findall(r"^\s*(\w+)", script[begin:end]))
            begin = end + 1
        end += 1
    return names


def mistakes(name, script, known):
    """What is wrong in a script, each with its line."""
    line_of = lambda place: script.count("\n", 0, place) + 1
    if name not in READ:
        for text in texts(script):
            if is_sentence(name, text):
                yield text.line, f"says {text.written.strip()!r}, which is not in words/en.yaml"
            if text.written == "en-AU":
                yield text.line, "names a language: language.js has that of the page"
    without = re.sub(r"//[^\n]*|/\*.*?\*/", lambda comment: re.sub(r"[^\n]", " ", comment.group()), script, flags=re.S) if "say(" in script else ""
    for call in SAY.finditer(without):
        key = (call[1] or "").strip('"')
        if not key:
            yield line_of(call.start()), "says something by a key that is no text in quotes"
        elif key not in known:
            yield line_of(call.start()), f"says {key}, which is not in words/en.yaml"
        elif (given := arguments(script, call.end())) is not None and (missing := gaps(known[key]) - given):
            yield line_of(call.start()), f"says {key} without its {', '.join(sorted(missing))}"
    if SAY.search(without) and name not in ALONE and not re.search(r'^import \{ (?:\w+, )*say \} from "\.{1,2}/say\.js";$', script, re.M):
        yield 1, "says something, and does not import say.js"


def main():
    known = messages()
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}" for path in sorted(SCRIPTS.rglob("*.js")) if path.name != "say.js"
        for line, what in mistakes(path.relative_to(SCRIPTS).as_posix(), path.read_text(encoding="utf-8"), known)]
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
