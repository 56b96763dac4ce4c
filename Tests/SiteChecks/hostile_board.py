"""hostile_board.py FOLDER: writes the content of a board whose every text is hostile, and which houser builds nevertheless."""

import struct
import sys
import zlib
from itertools import cycle
from pathlib import Path

import hostile_worlds
from hostile_texts import CHANGE_KEY, HIDDEN_STREET, NAMES, NEAR_HIDDEN_STREET, TAGS, TEXTS

PLACES = cycle([
    ("Collingwood", "VIC", 3066), ("Broken Hill", "NSW", 2880), ("Lord Howe Island", "NSW", 2898), ("Eucla", "WA", 6443),
    ("O'Connor", "ACT", 2602), ("Norwood", "SA", 5067), ("Christmas Island", "WA", 6798), ("West End", "QLD", 4101),
])
STATUSES = cycle(["available", "available", "available", "under-application", "available", "done", "available", "withdrawn"])
DONE = {"rentals": "let", "items": "sold", "oddities": "gone"}
PENDING = {"items": "reserved"}

SEARCHES = r"""feeds:
  - {name: "Homes <b>&</b> \"things\" ]]> \U0001F600", id: homes, where: {kind: rental, min: 1}}
  - {name: "</script>; comma, back\\slash", id: shapes, where: "kind=oddity&shape=%5D%5D%3E"}
"""
WORDLESS = {
    "picture-alone": "![](a.png)", "rule-alone": "***", "code-alone": "```\n]]>\n```", "markup-alone": "<br>", "signs-alone": "&shy;\u200b",
}
"""Descriptions without a word that a summary could have."""

LONGEST = "\n\n".join([
    "A description that is nearly as much as one may be.", "\"" * 20_000, "> " * 50 + "deep",
    "[a]: https://example.com/" + "x" * 1_000 + " \"title\"", "[a] " * 100, "![](a.png) " * 99, "<? " * 500, "[" * 2_000 + "]" * 100])

ODDITY = r"""# A kind whose own words are hostile too.
kind: oddity
plural: oddities
label: "Odd <b>thing</b> & \"stuff\" ]]>"
labels: "Odd <i>things</i> & \"stuff\" ]]>"
noun: "<u>oddity</u> & co"
place: none
price: {field: swap, per: night, required: false, zero: "Free & <b>easy</b>"}
done: gone
comments: yes
card: [shape, weight]
sections: group
nearby: [odd-place]
fields:
  shape:  {type: choice, label: "Shape <br> & form", of: ["<round>", "a & b", "]]>", "plain"], required: true, facet: any-of, icon: tag}
  weight: {type: number, label: "Weight \"net\"", unit: "<kg> & ]]>", min: 0, max: 1000, icon: ruler}
  extras: {type: choices, label: "Extras \\ ; ,", of: ["</script>", "x; y", "back\\slash", "quo\"te"], facet: all-of}
  motto:  {type: text, label: "Motto &amp;", max: 200, facet: any-of}
  story:  {type: prose, label: "<!-- story -->"}
  site:   {type: link, label: "Site & more"}
  group:  {type: choice, label: "Group </script>", of: ["<b>bold</b>", "x & \"y\" ]]>"], facet: any-of}
  when:   {type: slots, label: "When </td> & \"where\""}
  available: {type: date, label: "Free <from> & on"}
"""

PLACES_NEARBY = r"""category: odd-place
label: "Odd <places> & \"more\" ]]>"
attribution: "© <script> & Sons"
places:
  - {name: "</details><b>Station</b> & \"x\" ]]>", at: [-37.8045, 144.9937], note: "</summary> & {{name}}"}
"""


def quoted(text):
    """A YAML text in double quotes; what YAML does not let stand for itself is escaped."""
    kept = []
    for character in text:
        code = ord(character)
        if character in "\"\\":
            kept.append("\\" + character)
        elif code < 0x20 or 0x7F <= code < 0xA0 or code in (0x2028, 0x2029, 0xFEFF) or code & 0xFFFE == 0xFFFE:
            kept.append(f"\\U{code:08x}")
        else:
            kept.append(character)
    return f'"{"".join(kept)}"'


def picture(width, height, shade, step=None):
    """A PNG of one colour, with a comment in it that must not be published; its pixels in chunks of so many bytes."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = (b"\0" + bytes([shade, 90, 160]) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(rows, 9)
    step = step or len(pixels)
    return b"".join([b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", header), chunk(b"tEXt", b"Comment\0<script>]]></script>"),
                     *(chunk(b"IDAT", pixels[start:start + step]) for start in range(0, len(pixels), step)), chunk(b"IEND", b"")])


def written(text):
    """A text as a Markdown file can hold it, without NUL and without what ends lines for some programs only."""
    return "".join(character for character in text if character not in "\0\x85\u2028\u2029")


def description(text):
    """Markdown that has the text in every place in which it can stand."""
    text = written(text)
    line = " ".join(text.split())
    return "\n\n".join([
        text, f"## {line}", f"- {line}\n- *{line}*\n  1. {line}", f"> {line}", f"`` {line} ``", f"```{line.replace('`', '')}\n{text}\n```",
        f"[{line}](https://example.com/?a=1&b=%5D%5D%3E \"title\")", f"<div onclick=\"x\">{line}</div>", f"<!-- {line} -->",
        "a" * 3000, "[" * 200, "*" * 500 + "x", "> " * 60 + "deep", f"| {line} | table |\n| --- | --- |\n| 1 | 2 |",
    ])


def facts(folder, name, text, place, status):
    """The facts of a listing; those of its kind last."""
    suburb, state, postcode = place
    lines = {
        "title": quoted(text[:100] if len(text) > 4 else text + " and more"),
        "status": DONE[folder] if status == "done" else PENDING.get(folder, status) if status == "under-application" else status,
        "listed": "2026-11-09" if len(text) % 2 or folder == "items" else "2026-11-18",
        "confirmed": "2026-11-20",
        "tags": f"[{', '.join(quoted(tag) for tag in TAGS)}]", "rank": str(1 + len(text) % 999),
    }
    if folder != "oddities" or len(text) % 2:
        lines["address"] = f"{{suburb: {quoted(suburb)}, state: {state}, postcode: {postcode}}}"
    lines["inspections"] = "\n".join(
        ["", "  - {start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-20}",
         "  - {start: 2026-12-05 11:00, end: 2026-12-05 11:30, cancelled: 2026-11-21}",
         "  - {start: 2026-11-19 09:00, end: 2026-11-19 09:01}", "  - {start: 2027-04-04 00:00, end: 2027-04-04 23:59}"])
    if folder == "rentals":
        lines |= {"rent": "520.50", "property": "house", "bedrooms": "0", "bathrooms": "1", "available": "2026-12-01",
                  "lease": quoted(text[:60]), "features": "[pool, \"air conditioning\"]",
                  "history": "[{on: 2026-11-19, rent: 600}, {on: 2026-11-20, rent: 500, status: under-application}, "
                             "{on: 2026-11-21, status: let}]"}
    elif folder == "items":
        lines |= {"price": "0", "category": "\"baby and kids\"", "condition": "for-parts", "brand": quoted(text[:60]),
                  "original": quoted("https://example.com/?q=1&r=%5D%5D%3E&s='x'#y"), "history": "[{on: 2026-11-15, price: 20}]"}
    else:
        lines |= {"shape": quoted("]]>"), "weight": "0.5", "extras": "[\"</script>\", \"x; y\", \"back\\\\slash\", \"quo\\\"te\"]",
                  "motto": quoted(text), "story": quoted(description(text)), "site": "https://example.com/a'b?c&d",
                  "group": quoted("x & \"y\" ]]>"), "available": "2026-12-12",
                  "when": "[{start: 2026-11-29 10:00, end: 2026-11-29 23:59}, {start: 2026-12-01 00:00, end: 2026-12-01 00:01, cancelled: 2026-11-21}]"}
    if name == "quote":
        lines["contact"] = f"{{name: {quoted(text[:60])}, phone: 0491 570 157}}"
    return lines


def listings():
    """The files of all listings: (path, bytes)."""
    owners, folders = cycle(NAMES), cycle(["rentals", "rentals", "items", "oddities"])
    for number, (name, text) in enumerate(TEXTS.items()):
        folder, owner = next(folders), next(owners)
        lines = facts(folder, owner, text, next(PLACES), next(STATUSES)) | {"owner": owner}
        if name == "numbers":
            lines |= {"listed": "2026-09-01", "confirmed": "2026-09-02", "status": "available"}
        path = f"{folder}/{name}-{number}"
        if number % 3 == 0:
            lines["images"] = "".join(f"\n  - {{file: {file}, alt: {quoted(text)}}}" for file in ("a.png", "B_2.x-.png"))
            yield f"{path}/a.png", picture(4, 3, number)
            yield f"{path}/B_2.x-.png", picture(1, 1, number)
        yaml = "".join(f"{key}: {value}\n" for key, value in lines.items())
        if number % 3 == 2:
            yield f"{path}.yaml", f"{yaml}description: {quoted(description(text))}\n".encode()
            continue
        whole = f"---\n{yaml}---\n{description(text)}\n"
        if number % 2:
            whole = "\ufeff" + whole.replace("\r\n", "\n").replace("\n", "\r\n")
        yield f"{path}/index.md" if number % 3 == 0 else f"{path}.md", whole.encode()
    for name, text in (WORDLESS | {"as-much-as-allowed": LONGEST}).items():
        lines = facts("items", "quote", name, next(PLACES), "available") | {"owner": "quote"}
        yaml = "".join(f"{key}: {value}\n" for key, value in lines.items())
        yield f"items/{name}/index.md", f"---\n{yaml}images: [a.png]\n---\n{text}\n".encode()
        yield f"items/{name}/a.png", picture(2, 2, 0)
    yield from pictured()
    lines = facts("rentals", "quote", NEAR_HIDDEN_STREET, next(PLACES), "available") | {"owner": "quote"}
    lines["change-key"] = CHANGE_KEY
    lines["title"] = quoted("Near <b>Xanthorrhoea</b> Street & the 12")
    lines["address"] = f"{{street: {quoted(HIDDEN_STREET)}, suburb: Collingwood, state: VIC, postcode: 3066, show: suburb}}"
    yaml = "".join(f"{key}: {value}\n" for key, value in lines.items())
    yield "rentals/hidden-street.md", f"---\n{yaml}---\n{description(NEAR_HIDDEN_STREET)}\n".encode()


def pictured():
    """A listing with pictures as no camera makes them: of ever so many parts, of one pixel, as wide and as high as a picture may be."""
    lines = facts("items", "quote", "Pictures <b>&</b> pictures", next(PLACES), "available") | {"owner": "quote"}
    pictures = {"a.png": picture(300, 200, 0, step=1), "b.png": picture(1, 1, 9), "c.png": picture(20_000, 1, 9), "d.png": picture(1, 20_000, 9)}
    lines["images"] = "".join(f"\n  - {{file: {file}, alt: {quoted('Picture ' + file)}}}" for file in pictures)
    yaml = "".join(f"{key}: {value}\n" for key, value in lines.items())
    yield "items/strange-pictures/index.md", f"---\n{yaml}---\nPictures.\n".encode()
    for file, data in pictures.items():
        yield f"items/strange-pictures/{file}", data


def said(text):
    """A comment of at most 4 KiB that has the text in every place in which it can stand."""
    line = " ".join(written(text).split())
    parts = [written(text), f"# {line}", f"- {line}", f"> {line}", f"`` {line} ``", f"[{line}](https://example.com/?a=1&b=%5D%5D%3E \"t\")",
             f"<div onclick=\"x\">{line}</div>", "![x](a.png) ![y](//evil.example/y.png)", "[x](javascript:alert(1)) <javascript:x>",
             "[" * 100, "*" * 200 + "x", "> " * 40 + "deep"]
    whole = "\n\n".join(parts)
    return whole.encode()[:4000].decode(errors="ignore")


def talk():
    """Comments on every listing of a text, and who likes it: (path, bytes)."""
    handles = cycle(NAMES)
    for number, (name, text) in enumerate(TEXTS.items()):
        folder = f"{name}-{number}"
        author = f"name: {quoted(text[:60])}" if " ".join(written(text).split())[:60].strip() else "name: Nobody"
        source = "source: \"https://example.com/?q=1&r=%5D%5D%3E&s='x'#y\"\n" if number % 2 else ""
        yield f"comments/{folder}/0-{name}.md", f"---\n{author}\ndate: 2026-11-{10 + number % 11}\n{source}---\n{said(text)}\n".encode()
        yield f"comments/{folder}/1-reply.md", f"\ufeff---\r\nhandle: {next(handles)}\r\ndate: 2026-11-20\r\n---\r\nSee ]]> above & <below>\r\n".encode()
        yield f"comments/{folder}/2-hidden.md", b"---\nhidden: yes\n---\n<script>alert('hidden')</script>\n"
        yield f"reactions/{folder}/{name}.yaml", b"like: yes\non: 2026-11-20\nsource: \"https://example.com/?a=1&b='c'\"\n"
    for handle, name in NAMES.items():
        yield f"circles/{handle}.yaml", "\n".join([
            f"name: {quoted(name[:60])}", f"description: {quoted(chr(10).join([name, '', TEXTS['script-end'], TEXTS['cdata-end']]))}",
            f"tag: {quoted(TAGS[list(NAMES).index(handle)])}", "matrix: \"#a_b=c/d:hostile.example\"\n"]).encode()


def board():
    """All files of the board: (path, bytes)."""
    yield "board.yaml", "\n".join([
        f"title: {quoted(TEXTS['cdata-end'] + ' Board of &quot;Trouble&quot; ' + NAMES['quote'])}",
        f"tagline: {quoted(TEXTS['script'] + TEXTS['calendar'])}", f"description: {quoted(' '.join(TEXTS.values()))}",
        "url: https://hostile.example/", "authority: \"hostile.example,2026\"", "timezone: Australia/Lord_Howe",
        "contact: hello+a_b@hostile.example", "forge: {edit: \"https://forge.example/?a=1&b='c'&path={path}\", new: \"https://forge.example/?a=1&b='c'&at={path}\"}",
        "webmention: \"https://hub.example/?a=1&b='c'\"", "suburbs: [\"O'Halloran Hill SA 5158\", \"Eucla WA 6443\"]", "entries: 10",
        "hub: \"https://hub.example/?a=1&b='c'\"", "api: {listings: each, postcodes: each}", SEARCHES]).encode()
    yield "kinds/oddity.yaml", ODDITY.encode()
    yield "places/odd.yaml", PLACES_NEARBY.encode()
    for handle, name in NAMES.items():
        yield f"people/{handle}.yaml", "\n".join([
            f"name: {quoted(name)}", "phone: 0491 570 156", "email: o.brien+x_y@costa.example", "role: agent",
            f"licence: {quoted(name)}", f"about: {quoted(chr(10).join([name, '', TEXTS['controls'], TEXTS['script-end']]))}",
            f"status: {{text: {quoted(TEXTS['script'] + name)}, on: 2026-11-20}}", f"circles: [{handle}, quote]" if handle != "quote" else "",
            "abn: 51 824 753 556", "website: \"https://example.com/?a=1&b='c'\"\n"]).encode()
    for name in ("script", "astral", "right-to-left", "line-ends"):
        yield f"pages/{name}.md", f"---\ntitle: {quoted(TEXTS[name])}\n---\n{description(TEXTS[name])}\n".encode()
    yield from listings()
    yield from hostile_worlds.brands(quoted)
    yield from hostile_worlds.people(quoted)
    yield from hostile_worlds.listings(quoted, description, picture)
    yield from talk()


def main(folder):
    if Path(folder).exists():
        sys.exit(f"{folder} is there already")
    for path, data in board():
        file = Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: hostile_board.py FOLDER")
    main(sys.argv[1])
