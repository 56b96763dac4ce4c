"""The search index, read back from its parts into listings with what is known of each; and such files written for samples."""

import json
from datetime import date, timedelta

MANIFEST = "search/index.json"
DIGITS = [chr(code) for code in range(35, 126) if code != 92]
VALUES = {digit: value for value, digit in enumerate(DIGITS)}
EPOCH = date(1970, 1, 1)
DAYS = ("confirmed", "expires", "listed", "dropped")
NEWEST = ((0, 24), (24, 120))


def unpack(text, count):
    width = len(text) // count if count else 0
    numbers = []
    for start in range(0, len(text), width or 1):
        number = 0
        for digit in text[start:start + width]:
            number = number * len(DIGITS) + VALUES[digit]
        numbers.append(number)
    return numbers


def pack(numbers, width):
    return "".join(DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for number in numbers for place in reversed(range(width)))


def read_index(read):
    """The manifest with `listings` and `owners`; `read` gives the text of a file. Raises ValueError if files do not fit together."""
    manifest = json.loads(read(MANIFEST))
    if manifest["version"] != 10:
        raise ValueError(f"{MANIFEST} has version {manifest['version']}")
    listings = [listing for part in manifest["parts"] for listing in read_part(read, part)]
    for listing in listings:
        if "confirmed" not in listing and listing.get("kind") in manifest["kinds"]:
            days = manifest["kinds"][listing["kind"]]["expires"]
            listing["confirmed"] = (date.fromisoformat(listing["expires"]) - timedelta(days)).isoformat()
    return {**manifest, "listings": listings, "owners": json.loads(read("search/owners.json"))}


def read_regions(read):
    """The rows of the suburbs of each region, and the points of campuses, by their slugs."""
    campuses = json.loads(read("search/campuses.json"))
    regions = {}
    for file in read_places(read):
        for slug, (_, _, count, steps) in file["regions"].items():
            row, rows = -1, set()
            for step in unpack(steps, count):
                row += step + 1
                rows.add(row)
            if regions.setdefault(slug, rows) != rows:
                raise ValueError(f"two files of places differ in the suburbs of {slug}")
    return {"regions": regions, "campuses": {slug: (latitude, longitude) for slug, _, latitude, longitude, *_ in campuses}}


def read_places(read):
    """The files of the table of places. Raises ValueError if one has names that belong into another."""
    starts = json.loads(read(MANIFEST))["starts"].split()
    files = [json.loads(read(f"search/places/{number}.json")) for number in range(len(starts))]
    for number, file in enumerate(files):
        for name in file["names"]:
            if name[:3] < starts[number] or starts[number + 1:] and name[:3] >= starts[number + 1]:
                raise ValueError(f"{name} does not belong into file {number} of places")
    return files


def check_places(index, read):
    """Raises ValueError if a listing's suburb is not the one that the table of places has in its row."""
    rows = {}
    for file in read_places(read):
        for row, name, state, postcode, *_ in file["places"]:
            rows[row] = f"{name} {state} {postcode}"
    for listing in index["listings"]:
        if listing.get("place") != rows.get(listing.get("row")):
            raise ValueError(f"{listing['id']} is in {listing.get('place')}, and its row is {rows.get(listing.get('row'))}")


def check_ids(index, read):
    """Raises ValueError if a part's ids are not those of the addresses of its listings."""
    start = 0
    for part in index["parts"]:
        ids = unpack(json.loads(read(f"search/{part['name']}/ids.json"))["ids"], part["count"])
        if ids != [address_hash(one["url"]) for one in index["listings"][start:start + part["count"]]]:
            raise ValueError(f"part {part['name']} has other ids than those of its listings' addresses")
        start += part["count"]


def read_part(read, part):
    first = json.loads(read(f"search/{part['name']}.json"))
    rest = json.loads(read(f"search/{part['name']}/more.json"))
    count = first["rows"]
    if count != part["count"]:
        raise ValueError(f"part {part['name']} has {count} rows, not {part['count']}")
    listings = [{"facts": {}} for _ in range(count)]
    for name, column in {**first["columns"], **rest["columns"]}.items():
        for listing, place in zip(listings, unpack(column["rows"], count), strict=True):
            value = column["values"][place]
            if value is None:
                continue
            if name.startswith("."):
                listing["facts"][name[1:]] = value
            else:
                listing[name] = (EPOCH + timedelta(value)).isoformat() if name in DAYS else value
    for listing, found in zip(listings, read_words(read, part), strict=True):
        listing["words"] = found
    places = first["places"]
    cards = [card for number in range(len(first["cards"])) for card in json.loads(read(f"search/{part['name']}/{number}.json"))]
    facts = [one for number in range(len(first["cards"])) for one in json.loads(read(f"search/{part['name']}/facts-{number}.json"))]
    check_newest(read, part, [listing.get("listed", "") for listing in listings], cards, len(first.get("newest", [])))
    rows = unpack(places["rows"], count)
    points = rest.get("points", [])
    for listing, card, told, place in zip(listings, cards, facts, rows, strict=True):
        listing |= {"id": card["url"].split("/")[1], "told": told} | card
        if (postcode := places["postcodes"][place]) is not None:
            state = places["states"][place]
            listing["middle"] = points[place] if points else None
            listing.setdefault("point", listing["middle"])
            listing |= {"row": places["suburbs"][place], "state": state, "postcode": postcode, "place": f"{listing['suburb']} {state} {postcode}"}
            if not postcode.startswith(part["area"]):
                raise ValueError(f"part {part['name']} holds a listing of {postcode}")
        if isinstance(listing["facts"].get("bedrooms"), int):
            listing["bedrooms"] = listing["facts"]["bedrooms"]
    return listings


def address_hash(address):
    """FNV-1a with 32 bits."""
    value = 0x811C9DC5
    for byte in address.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def check_newest(read, part, days, cards, files):
    """Raises ValueError if files of the cards of the newest listings do not have those, newest first."""
    newest = [cards[row] for row in sorted(range(len(days)), key=lambda row: days[row], reverse=True)]
    for number, (start, end) in enumerate(NEWEST[:files]):
        if json.loads(read(f"search/{part['name']}/newest-{number}.json")) != newest[start:end]:
            raise ValueError(f"part {part['name']} has other cards among its newest ones, {start} to {end}")


def read_words(read, part):
    """The words of each listing of a part, with 2 for those of its title and short facts, and 1 for others."""
    listings = [{} for _ in range(part["count"])]
    for number in range(part["words"]):
        for word, lists in json.loads(read(f"search/{part['name']}/words-{number}.json")).items():
            first, second, *_ = word.encode()
            if (first * 31 + second) % part["words"] != number:
                raise ValueError(f"{word} does not belong into file {number} of the words of {part['name']}")
            for weight, text in zip((2, 1), lists.split(" "), strict=False):
                row, step = 0, 0
                for digit in map(VALUES.__getitem__, text):
                    step = step * 45 + digit % 45
                    if digit >= 45:
                        listings[row + step][word] = weight
                        row, step = row + step + 1, 0
    return listings


def write_index(listings):
    """The files of a small index of listings in suburbs."""
    suburbs = sorted({(one["suburb"], one["state"], one["postcode"]) for one in listings})

    def column(name, value):
        values = [None, *sorted({json.dumps(value(one)) for one in listings if value(one) is not None})]
        rows = "".join(DIGITS[0 if value(one) is None else values.index(json.dumps(value(one)))] for one in listings)
        return name, {"rows": rows, "values": [None, *map(json.loads, values[1:])]}

    def day(text):
        return text and (date.fromisoformat(text) - EPOCH).days

    cards = [{"id": one["id"], "url": one["url"], "suburb": one["suburb"]} for one in listings]
    places = {"rows": "".join(DIGITS[suburbs.index((one["suburb"], one["state"], one["postcode"]))] for one in listings),
              "suburbs": list(range(len(suburbs)))} | {
                  name: [suburb[place] for suburb in suburbs] for name, place in (("states", 1), ("postcodes", 2))}
    first = {"rows": len(listings), "cards": [[len(listings), "0", "0"]], "places": places,
             "columns": dict([column("listed", lambda one: day(one.get("listed")))])}
    rest = {"columns": dict(column(name, lambda one, name=name: one.get(name)) for name in ("owner", "tags"))}
    files = {
        MANIFEST: {"kinds": {}, "states": {}, "places": "0", "starts": "", "version": 10, "listed": [0, "", ""], "silent": [], "postcodes": "",
                   "parts": [{"area": "", "count": len(listings), "name": "all", "states": sorted({one["state"] for one in listings}), "version": "0", "words": 1}]},
        "search/all/words-0.json": {}, "search/all.json": first, "search/all/more.json": rest, "search/all/0.json": cards, "search/owners.json": {},
        "search/all/facts-0.json": [{} for _ in cards], "search/all/ids.json": {"ids": pack([address_hash(card["url"]) for card in cards], 5)}}
    return {path: json.dumps(content, separators=(",", ":")) for path, content in files.items()}
