"""Fails if the program says something to readers of a site that does not stand in templates/words, or names a message that is not there.

What it tells those who run a board or read its data is left alone: each such file says why, below.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
KIT = ROOT / "Sources/SiteKit"
CATALOGUE = ROOT / "templates/words/en.yaml"

# Files and folders whose words are not for readers of a site.
OTHERS = {
    "API": "the schema of the data, for those who write programs",
    "Build": "why a build stopped, for those who run it",
    "Changes": "what becomes of addresses, for those who run the board",
    "Digests/DigestProblem.swift": "why there is no digest, for those who asked for it",
    "Digests/MailHeader.swift": "the names of fields of mail",
    "Digests/MailMessage.swift": "the names of fields of mail",
    "Hosting": "files for hosts, and what a site costs, for those who run it",
    "MapParts/MapCities.swift": "names of places",
    "Privacy": "what a board hides, for those who run it",
    "Project": "which folders there are, for those who run the program",
    "Site/SitePicture.swift": "what is wrong with a picture of the theme",
    "StructuredData": "names of schema.org",
    "Theme": "what is wrong with a theme",
    "Watching": "why a folder cannot be watched",
}
# Names that are the same in all languages, and what stands in no page.
NAMES = {
    "Feedly", "Google Calendar", "Houser", "Inoreader", "NewsBlur", "Outlook", "The Old Reader",
    "the campus ", "the tag “…”", " from", ", Australia", "digest.eml", "User-agent: *Allow: /Sitemap: …",
    "---name: date: year-month-day---", "like: yeson: year-month-day",
}

STRING = re.compile(
    r'//[^\n]*|/\*.*?\*/|"""(?P<long>.*?)"""|#"(?P<raw>.*?)"#|"(?P<plain>(?:\\\((?:[^()"]|"[^"\n]*"|\((?:[^()]|\([^()]*\))*\))*\)|\\.|[^"\\\n])*)"', re.DOTALL
)
GAP = re.compile(r'\\\((?:[^()"]|"[^"\n]*"|\((?:[^()]|\([^()]*\))*\))*\)')
# Whole tags, those that a text begins or ends in, and entities.
MARKUP = re.compile(r'<[^>]*(?:>|$)|^[^<>]*?="?$|^"[^<>]*>?|&\w+;')
# Two words, a word with a blank or a colon at its side, or one that begins with a capital letter.
SAID = re.compile(r"[A-Za-z’']{2,}[:,.]? [A-Za-z“(…]|…[%,]? [A-Za-z’(]{2,}|^[ ,]+[a-z’]{2,}|[a-z’]{2,}:? $|^[A-Z][a-z’]+[.:]?$")
KEY = re.compile(r'(?:words\[|self\[|messages\[|(?<![\w.])text\(\s*|words\.text\(\s*|messages\.(?:text|write)\(\s*|words\.write\(\s*)"(?P<key>[^"\\]*)"')


def keys(path):
    """The keys of a file of words, which has groups of one level."""
    found, group = set(), ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.fullmatch(r"([a-z0-9_]+):", line):
            group = match[1]
        elif match := re.match(r"  ([a-z0-9_]+): ", line):
            found.add(f"{group}.{match[1]}")
    return found


def texts(source):
    """The literals of a file with the number of their line, each without what it takes from variables."""
    for match in STRING.finditer(source):
        text = match["long"] or match["raw"] or match["plain"]
        if text:
            yield source.count("\n", 0, match.start()) + 1, GAP.sub("…", text).replace('\\"', '"').replace("\\n", "")


def mistakes(path, known):
    """What is wrong in a file."""
    source = path.read_text(encoding="utf-8")
    name = path.relative_to(KIT).as_posix() if path.is_relative_to(KIT) else path.name
    groups = {key.split(".")[0] for key in known}
    for match in KEY.finditer(source):
        if match["key"] not in known:
            yield source.count("\n", 0, match.start("key")) + 1, f"there is no message {match['key']!r}"
    for line, text in texts(source):
        if re.fullmatch(r"[a-z0-9_]+\.(?!(?:xml|opml|ics|json|html|js)$)[a-z0-9_]+", text) and text.split(".")[0] in groups and text not in known | NAMES:
            yield line, f"there is no message {text!r}"
        if name.split("/")[0] not in OTHERS and name not in OTHERS and text not in NAMES and SAID.search(MARKUP.sub("", text)):
            yield line, f"{text!r} stands in no file of words"


KNOWN = keys(CATALOGUE)
FAILED = False
for file in [*sorted(KIT.rglob("*.swift")), ROOT / "Sources/Facts/Addresses/SitePage.swift"]:
    for number, mistake in mistakes(file, KNOWN):
        print(f"{file.relative_to(ROOT)}:{number}: {mistake}", file=sys.stderr)
        FAILED = True
sys.exit(1 if FAILED else 0)
