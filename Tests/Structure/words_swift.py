"""Fails if the program says something to readers of a site that does not stand in templates/words, or names a message that is not there.

What it tells those who run a board or read its data is left alone: each such file says why, below. The floors below the site mostly tell
landlords what is wrong, which is in English; of them, what is written to a buffer counts, and all that is said where nothing is judged.
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
    "Forms": "files of forges and boards, whose labels are words, and what is wrong with an issue, for whoever decides on it",
    "Hosting": "files for hosts, and what a site costs, for those who run it",
    "MapParts/MapCities.swift": "names of places",
    "News": "what a change means, for those who run the board",
    "Parcels/ParcelVerdict+Names.swift": "in what somebody came, for whoever decides on it",
    "Privacy": "what a board hides, for those who run it",
    "Project": "which folders there are, for those who run the program",
    "Revisions": "what may not be changed, and who may change it, for those who propose changes",
    "Site/SitePicture.swift": "what is wrong with a picture of the theme",
    "StructuredData": "names of schema.org",
    "Theme": "what is wrong with a theme",
    "Watching": "why a folder cannot be watched",
}
# Floors below the site where nothing is judged, so that all they say is for readers, and files of others that readers see.
SPEAKING = ["Maps", "Matching", "Syndication", "Values", "Publishing/Disk/InterimPage.swift"]
# Floors that judge, where only what is written to a buffer is for readers.
JUDGING = ["Facts", "Languages", "Places", "Rules"]
# Files of them whose words are not for readers of a site, or are the same in all languages.
LOWER_OTHERS = {
    "Values/LanguageName.swift": "what people who run a board may call its language",
    "Values/FormatKey.swift": "how Australians write, which diagnostics do too; the tests hold the English words to it",
    "Places/Attribution.swift": "what licences demand to be said, word for word",
    "Places/State.swift": "names of places",
    "Facts/Kinds/NewListing.swift": "the file of a listing as its owner begins it",
    "Places/PlaceWording.swift": "what is wrong with a place",
}
# What writes as Australians do, whatever the language.
AUSTRALIAN = re.compile(
    r"(?<![\w.])grouped\(|\.english\b|append\(grouped: (?![^\n]*\bin: )|\bper\.label\b|\bper\?\.label\b"
    r"|(?:[pP]rice|rent|money|sum|amount|median|monthly|moveIn|wholeDollars|Money\([^()]*(?:\([^()]*\)[^()]*)*\))\??\.display\b"
)
# Names that are the same in all languages, and what stands in no page.
NAMES = {
    "Feedly", "Google Calendar", "Houser", "Inoreader", "NewsBlur", "Outlook", "The Old Reader",
    "the campus ", "the tag “…”", " from", ", Australia", "digest.eml", "User-agent: *Allow: /Sitemap: …",
    "… m", "… km", "---name: date: year-month-day---", "like: yeson: year-month-day", "Atom", "JSON Feed", "WhatsApp …", "Signal …",
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


def swift(path):
    """The Swift files of a folder, or the file that it is."""
    return [path] if path.suffix else sorted(path.rglob("*.swift"))


def formats(path):
    """Where a file of the site writes numbers as Australians do."""
    name = path.relative_to(KIT).as_posix()
    if name.split("/")[0] in OTHERS or name in OTHERS:
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if match := AUSTRALIAN.search(line.split("//")[0]):
            yield number, f"{match[0]!r} writes as Australians do: words.formats knows the language of the site"


def said(path, is_judging):
    """What a file of a lower floor says to readers."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for number, text in texts(source):
        if is_judging and not WRITTEN.search(lines[number - 1]) or f'json.member("{text}")' in lines[number - 1]:
            continue
        words = MARKUP.sub("", text)
        if text not in NAMES and (SAID.search(words) or is_judging and WORD.search(words)):
            yield number, f"{text!r} is said in English alone: let the words of the site say it"


WRITTEN = re.compile(r"(?<![\w.])(?:(?:out|svg|html|buffer)\.(?:append|raw|text)|\$0\.append)\(")
WORD = re.compile(r"(?:^|[ (])[A-Za-z’]{2,}(?:[ ).]|$)")
KNOWN = keys(CATALOGUE)
FOUND = []
for file in [*swift(KIT), ROOT / "Sources/Facts/Addresses/SitePage.swift"]:
    FOUND += [(file, *mistake) for mistake in mistakes(file, KNOWN)]
for file in swift(KIT):
    FOUND += [(file, *mistake) for mistake in formats(file)]
for floor in SPEAKING + JUDGING:
    for file in swift(ROOT / "Sources" / floor):
        if file.relative_to(ROOT / "Sources").as_posix() not in LOWER_OTHERS:
            FOUND += [(file, *mistake) for mistake in said(file, floor in JUDGING)]
for file, number, mistake in FOUND:
    print(f"{file.relative_to(ROOT)}:{number}: {mistake}", file=sys.stderr)
sys.exit(1 if FOUND else 0)
