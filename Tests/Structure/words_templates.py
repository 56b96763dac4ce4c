"""Fails if a template of the theme says to people what is not in its file of words, or if that file says what nobody uses.

Words are what people read: between elements, and in attributes such as `aria-label` and `placeholder`. What stands in `code` is for programs.
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
THEME = ROOT / "templates"
WORDS = THEME / "words" / "en.yaml"

ALLOWED = {"partials/policy": "a policy for browsers, which is no HTML"}

TAG = re.compile(r"\{\{\{.*?\}\}\}|\{\{.*?\}\}", re.DOTALL)
USED = re.compile(r"\{\{[{&]?\s*words\.([\w.]+)\s*\}?\}\}")
# The text of a message may be anything, but stands on the line of its name.
LINE = re.compile(r"( *)(\w+):(?: ([^>|].*))?")
LETTER = re.compile(r"[^\W\d_]")
# Attributes that are read or heard.
SHOWN = {"alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "label", "placeholder", "summary", "title"}
# Others may hand words to a script: a capital letter tells a sentence from a name, and so does a blank between words.
HANDED = re.compile(r"\s*[^\W\d_a-z]|[^\W\d_]\s+[^\W\d_]")
CODE = {"code", "script", "style"}
DESCRIPTIONS = {"description", "og:description", "og:title", "og:image:alt", "og:site_name"}


def blanked(tag):
    """What takes the place of a tag of Mustache, so that all else keeps its line."""
    return re.sub(r"[^\n]", " ", tag[0])


class Reader(HTMLParser):
    """Collects what a template says by itself, with its lines."""

    def __init__(self, template):
        super().__init__()
        self.found = []
        self.codes = 0
        self.feed(TAG.sub(blanked, template))
        self.close()

    def add(self, text, line):
        text = " ".join(text.split())
        self.found.append((line, text if len(text) <= 60 else text[:59] + "…"))

    def handle_starttag(self, tag, attributes):
        self.codes += tag in CODE
        names = dict(attributes)
        described = DESCRIPTIONS & {names.get("name"), names.get("property")}
        pressed = tag == "input" and names.get("type") in ("submit", "button", "reset")
        for name, value in attributes:
            shown = name in SHOWN or name == "content" and described or name == "value" and pressed
            handed = name.startswith("data-") and HANDED.search(value or "")
            if handed or shown and LETTER.search(value or ""):
                self.add(f'{name}="{value.strip()}"', self.getpos()[0])

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        self.codes -= tag in CODE

    def handle_endtag(self, tag):
        self.codes -= tag in CODE

    def handle_data(self, data):
        if self.codes: return
        line = self.getpos()[0]
        for text in data.split("\n"):
            if LETTER.search(text): self.add(text, line)
            line += 1


def keys(lines):
    """The lines of messages by their keys, and what is wrong with the file's form."""
    found, faults, groups = {}, [], []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.lstrip().startswith("#"): continue
        match = LINE.fullmatch(line)
        if not match or len(match[1]) % 2 or len(match[1]) // 2 > len(groups):
            faults.append((number, "each group and each message has a line, two blanks farther in than its group"))
            continue
        groups = [*groups[:len(match[1]) // 2], match[2]]
        key = ".".join(groups)
        if match[3] is None: continue
        if "{assets}" in match[3]: faults.append((number, f"{key} names what pages load, which is looked for in templates alone: put the link there"))
        if key in found: faults.append((number, f"{key} is said twice, first in line {found[key]}"))
        found.setdefault(key, number)
    return found, faults


def faults_of(template, known):
    """What is wrong with a template, with lines."""
    faults = [(line, f"says {text!r} itself: put it into words/en.yaml, and {{{{words.group.name}}}} here") for line, text in Reader(template).found]
    unknown = (tag for tag in USED.finditer(template) if tag[1] not in known)
    faults += [(template.count("\n", 0, tag.start()) + 1, f"there is no {tag[1]} in words/en.yaml") for tag in unknown]
    return sorted(faults)


def unused(known, templates, programs):
    """Keys that no template shows, and no script or Swift file names in quotation marks."""
    used = {tag[1] for text in templates for tag in USED.finditer(text)}
    used |= {name for text in programs for name in re.findall(r'"(\w+(?:\.\w+)+)"', text)}
    return [key for key in known if key not in used]


GOOD = """{{! Nothing here is said. }}
<li{{#until_iso}} data-until="{{until_iso}}"{{/until_iso}} class="a b"><a href="{{base}}saved/" title="{{name}}">{{words.card.title}}</a>
<code>changes.xml</code>, <input placeholder="3066" value="light"> · {{{words.card.body}}} <meta name="robots" content="noindex">"""
MESSAGES = ["# Words.", "card:", "  title: Title", "  body: \"<b>Body</b>: {name}\""]
MISTAKES = [
    ("<li{{", "Saved <li{{"),
    ("{{/until_iso}} class", "{{/until_iso}} aria-label=\"Saved\" class"),
    ("\"3066\"", "\"postcode\""),
    ("\"3066\"", "\"{{#state}}in {{state}}{{/state}}\""),
    ("title=\"", "title=\"About "),
    ("<li", "<li data-copy=\"phone number\""),
    ("<li", "<li data-copy=\"Phone\""),
    ("<input", "<input type=\"submit\""),
    ("·", "and"),
    ("·", "&eacute;"),
    ("·", "до"),
    ("name=\"robots\"", "name=\"description\""),
    ("</code>", "</code> code"),
    ("words.card.title", "words.card.titel"),
    ("words.card.body", "words.cards.body"),
]
BROKEN = [
    ("  title: Title", "  title: Title\n  title: Titel"),
    ("  title: Title", "  title:\n    Title"),
    ("  title: Title", "  title: >-"),
    ("  title: Title", "   title: Title"),
    ("  title: Title", "  title: <a href=\"{assets}packs.js\">packs.js</a>"),
]


def check_oneself():
    """Finds every kind of mistake in these tables, and nothing wrong with what is good."""
    known, faults = keys(MESSAGES)
    assert not faults and list(known) == ["card.title", "card.body"] and not faults_of(GOOD, known), (faults, faults_of(GOOD, known))
    assert unused(known, [GOOD], []) == [] and unused(known, [], ['say("card.title")']) == ["card.body"]
    for old, new in MISTAKES: assert GOOD.count(old) == 1 and faults_of(GOOD.replace(old, new), known), (old, new)
    text = "\n".join(MESSAGES)
    for old, new in BROKEN: assert keys(text.replace(old, new).split("\n"))[1], new


def main():
    check_oneself()
    known, faults = keys(WORDS.read_text(encoding="utf-8").splitlines())
    messages = [f"templates/words/en.yaml:{line}: {what}" for line, what in faults]
    templates = {path.relative_to(THEME).as_posix().removesuffix(".mustache"): path.read_text(encoding="utf-8") for path in sorted(THEME.rglob("*.mustache"))}
    for name, template in templates.items():
        found = [] if name in ALLOWED else faults_of(template, known)
        messages += [f"templates/{name}.mustache:{line}: {what}" for line, what in found]
    programs = [path.read_text(encoding="utf-8") for path in [*THEME.rglob("*.js"), *(ROOT / "Sources").rglob("*.swift")]]
    messages += [f"templates/words/en.yaml:{known[key]}: nobody says {key}" for key in unused(known, templates.values(), programs)]
    for message in messages: print(message, file=sys.stderr)
    sys.exit(bool(messages))


main()
