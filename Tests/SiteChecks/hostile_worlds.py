"""Hostile rooms, requests for a home, cars, stories and brands: what a board of hostile listings has beside homes, things and oddities."""

from itertools import cycle

from hostile_texts import NAMES, SURNAME, TAGS, TEXTS

FOLDERS = ("rooms", "wanted", "cars", "stories")
STATUSES = {"rooms": ("available", "under-application", "let"), "wanted": ("available", "talking", "found"),
            "cars": ("available", "under-offer", "sold"), "stories": ("available", "available", "archived")}
LINKS = cycle([
    "https://example.com/?q=1&r=%5D%5D%3E&s='x'#y", "http://example.com:8080/a;b,c/(d)?e=f&amp;g=h", "https://xn--bcher-kva.example/ü/😀?%3Cb%3E",
    "https://example.com/" + "x" * 900 + "?%3C/script%3E", "https://example.com/%7B%7Btitle%7D%7D/$x/%3Cscript%3E/..%2F..%2Fetc",
])
SPOTS = cycle([
    ("Carlton", "VIC", 3053), ("Broken Hill", "NSW", 2880), ("O'Connor", "ACT", 2602), ("Christmas Island", "WA", 6798), ("Carlton", "VIC", 3053)])
HABITS = {"smoking": ["no smoking", "outside only", "fine"], "pets": ["no pets", "welcome", "have one"], "noise": ["quiet", "balanced", "lively"],
          "cleaning": ["relaxed", "tidy", "spotless"], "cooking": ["rarely", "own meals", "shared meals"], "guests": ["rarely", "sometimes", "often"]}
NEWS = "<script>&{{x}}"



def flow(groups):
    """A list of groups in YAML."""
    return f"[{', '.join('{' + ', '.join(f'{key}: {value}' for key, value in group.items()) + '}' for group in groups)}]"


def line(text, limit):
    """As much of a text as fits into a line."""
    return " ".join(text.split())[:limit].strip() or "…"


def habits(number):
    """How somebody lives, another one with each number, and all that must agree."""
    chosen = {name: f"\"{words[(number + place) % 3]}\"" for place, (name, words) in enumerate(HABITS.items())}
    return chosen | ({"deal-breakers": "[budget, dates, smoking]"} if number // 4 % 3 == 0 else {})


def common(folder, text, number, quoted):
    """What all of these have; places are shared, so that some of them match."""
    suburb, state, postcode = next(SPOTS)
    title = line(text, 100) if len(text) > 4 else text + " and more"
    facts = {"title": quoted(title), "status": STATUSES[folder][number // 4 % 3], "listed": "2026-11-16", "confirmed": "2026-11-20",
             "tags": f"[{', '.join(quoted(tag) for tag in TAGS)}]"}
    if folder != "stories" or number // 4 % 2:
        facts["address"] = f"{{suburb: {quoted(suburb)}, state: {state}, postcode: {postcode}}}"
    return facts


def facts(folder, text, number, quoted):
    """The facts of a listing of one of the kinds, in the form of YAML; `quoted` makes a text one."""
    lines = common(folder, text, number, quoted)
    others = list(TEXTS.values())[number % 7::7]
    if folder == "rooms":
        return lines | habits(number) | {
            "rent": "300.50", "room": "private room", "available": "2026-12-01", "until": "2027-11-30", "stay": "\"6–12 mths\"",
            "living": quoted(line(text, 300)), "shared": "[kitchen, garden]", "household": "3", "home": "terrace", "bills": "included"}
    if folder == "wanted":
        return lines | habits(number) | {
            "budget": "320", "looking-for": ("[room]", "[whole home]", "[whole home, room]")[number % 3], "available": "2026-12-01", "stay": "6 to 12 months",
            "people": "1", "seats": "4", "team": f"[{', '.join(list(NAMES)[:2])}]", "suburbs": "[Carlton VIC 3053, \"O'Connor ACT 2602\", 4101]",
            "near": "[unimelb-parkville]", "homes": "[rooms-script-end]", "bedrooms": "2-3"}
    if folder == "cars":
        return lines | {
            "price": "9000.50", "brand": quoted(list(NAMES)[number % len(NAMES)]), "model": quoted(line(text, 40)),
            "variant": quoted(line(text[::-1] if text.isascii() else text, 60)), "year": "2016", "odometer": "123456", "body": "SUV", "fuel": "LPG",
            "drive": "all", "colour": "gold", "registered": "2027-02-28", "history": "[{on: 2026-11-18, price: 9999}]",
            "ratings": flow([
                {"by": quoted(line(other, 60)), "score": place / 2, "of": 5, "year": 2020, "url": quoted(next(LINKS))}
                for place, other in enumerate(others)]),
            "shops": flow([
                {"label": quoted(line(other, 80)), "url": quoted(next(LINKS)), "price": 0.5, "until": "2026-12-31"} for other in others])}
    return lines | {
        "when": "[{start: 2026-11-28 10:00, end: 2026-11-28 23:59}, {start: 2026-12-31 00:00, end: 2026-12-31 00:01, cancelled: 2026-11-21}]",
        "mentions": "[rooms-script-end, wanted-cdata-end, script-end-2]", "brand": f"[{', '.join(NAMES)}]", "source": quoted(next(LINKS))}


def brands(quoted):
    """The files of brands: (path, bytes)."""
    for name, brand in NAMES.items():
        description = "\n\n".join([TEXTS["script-end"], TEXTS["cdata-end"], TEXTS["markdown"], TEXTS["attribute-break"], brand])
        yield f"brands/{name}.yaml", "\n".join([
            f"name: {quoted(line(brand, 60))}", "founded: 1000" if name == "quote" else "founded: 1937", f"description: {quoted(description)}",
            f"site: {quoted(next(LINKS))}\n"]).encode()


def people(quoted):
    """Somebody who only looks for a home: (path, bytes)."""
    yield "people/looker.yaml", "\n".join([
        f"name: {quoted('Looker <b>&</b> ' + SURNAME)}", "role: looking", "email: o.brien+x_y@costa.example",
        f"about: {quoted(TEXTS['script-end'] + TEXTS['right-to-left'])}", f"status: {{text: {quoted(NEWS + TEXTS['cdata-end'])}, on: 2026-11-20}}\n"]).encode()


def listings(quoted, description, picture):
    """The files of one listing for each text, its kind the next one each time: (path, bytes)."""
    for number, (name, text) in enumerate(TEXTS.items()):
        folder = FOLDERS[number % 4]
        yield from listing(folder, f"{folder}-{name}", text, number, quoted, description, picture)
    # What others name is there whatever becomes of the texts.
    for folder, name in (("rooms", "script-end"), ("wanted", "cdata-end")):
        if FOLDERS[list(TEXTS).index(name) % 4] != folder:
            yield from listing(folder, f"{folder}-{name}", TEXTS[name], 8, quoted, description, picture)


def listing(folder, slug, text, number, quoted, description, picture):
    owner = "looker" if folder == "wanted" and number % 3 else list(NAMES)[number % len(NAMES)]
    lines = facts(folder, text, number, quoted) | {"owner": owner}
    path = f"{folder}/{slug}"
    if folder != "wanted":
        count = 12 if folder == "stories" else 2
        lines["images"] = "".join(f"\n  - {{file: p{place}.png, alt: {quoted(text)}}}" for place in range(count))
        for place in range(count):
            yield f"{path}/p{place}.png", picture(4 + place, 3, number)
    yaml = "".join(f"{key}: {value}\n" for key, value in lines.items())
    yield f"{path}/index.md", f"---\n{yaml}---\n{description(text)}\n".encode()
