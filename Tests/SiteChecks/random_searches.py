"""Searches drawn at random from what a board can be asked for, always the same ones, and listings as the data for programs has them."""

import json
import random
from math import floor
from urllib.parse import quote

SEED = 20261121
ORDERS = ["", "", "oldest", "cheapest", "dearest", "bedrooms", "small", "available", "available-last", "inspection", "inspection-last"]


OPEN = 100_000_000
"""The most of a range that is open at its end."""


def index_over_data(site):
    """The index with what api/ says of each open listing in place of what the index says."""
    count = len(json.loads(site.read("api/listings.json"))["packs"])
    told = {
        listing["id"]: listing for number in range(count) for listing in json.loads(site.read(f"api/listings/{number}.json"))["listings"]
        if listing["open"] and listing["expires"] > site.day}
    if missing := set(told) ^ {listing["id"] for listing in site.index["listings"]}:
        raise SystemExit(f"browser: the index and the data for programs do not have the same open listings: {sorted(missing)[:5]}")
    listings = [listing | as_indexed(told[listing["id"]]) for listing in site.index["listings"]]
    return {**site.index, "listings": listings, "postcodes": suburbs_of({one["postcode"] for one in listings if one.get("postcode")}, site)}


def suburbs_of(codes, site):
    """The suburbs of each of some postcodes as the data for programs has them, with what the index calls their parts."""
    areas = {area: json.loads(site.read(f"api/postcodes/{area}.json")) for area in sorted({code[:2] for code in codes})}
    return {
        code: [{"suburb": one["name"], "state": one["state"]["abbreviation"], "postcode": code,
                "middle": [one["latitude"], one["longitude"]] if one.get("latitude") is not None else None} for one in areas[code[:2]][code]]
        for code in sorted(codes)}


def as_indexed(record):
    facts = {key: fact_as_indexed(value) for key, value in record.get("fields", {}).items()}
    listing = {"kind": record["kind"], "listed": record["listed"], "owner": record["owner"]["handle"], "facts": facts}
    if "price_cents" in record:
        listing["price"] = record["price_cents"]
    if address := record.get("address"):
        listing |= {key: address[key] for key in ("suburb", "state", "postcode")}
    if point := record.get("point"):
        listing["point"] = [point["latitude"], point["longitude"]]
    return listing


def fact_as_indexed(value):
    """Ranges as both their ends, and ratings as their mean out of 5 in tenths."""
    if isinstance(value, dict) and value.keys() & {"least", "most"}:
        return [value.get("least", 0), value.get("most", OPEN)]
    if isinstance(value, list) and value and isinstance(value[0], dict) and "score" in value[0]:
        return floor(sum(50 * one["score"] / one["of"] for one in value) / len(value) + 0.5)
    return value


def random_searches(index, count):
    """As many query strings, each of one to four conditions that some listings meet one by one."""
    draw = random.Random(SEED)
    return [one_search(index, draw) for _ in range(count)]


def one_search(index, draw):
    kind = draw.choice(sorted(index["kinds"]))
    values = {"kind": [kind]} if draw.random() < 0.5 else {}
    listings = [listing for listing in index["listings"] if listing["kind"] == kind and listing.get("suburb")]
    for _ in range(draw.randint(1, 4)):
        key, chosen = draw.choice((place, place, price, field, field, field, other))(index, kind, draw.choice(listings), draw)
        values.setdefault(key, chosen)
        if key == "suburb" and draw.random() < 0.3:
            values["surrounding"] = ["yes"]
        if key == "near" and draw.random() < 0.7:
            values["km"] = [str(draw.choice((1, 2, 3, 5, 10, 40, 100)))]
    if order := draw.choice(["nearest", "farthest"] if "near" in values else ORDERS):
        values["sort"] = [order]
    return "&".join(f"{key}={','.join(map(quote, chosen))}" for key, chosen in values.items())


def place(index, kind, listing, draw):
    line = f"{listing['suburb']} {listing['state']} {listing['postcode']}"
    other = draw.choice([one for one in index["listings"] if one.get("suburb")])
    latitude, longitude = listing["point"]
    return draw.choice([
        ("suburb", [line]), ("suburb", [line, f"{other['suburb']} {other['state']} {other['postcode']}"]), ("suburb", [listing["postcode"]]),
        ("state", [listing["state"]]), ("state", sorted({listing["state"], other["state"]})),
        ("region", [draw.choice([slug for slug, rows in sorted(index["regions"].items()) if listing["row"] in rows] or ["melbourne"])]),
        ("near", [draw.choice(sorted(index["campuses"]))]), ("near", [draw.choice(sorted(index["campuses"]))]),
        ("near", [f"{latitude + draw.uniform(-.1, .1):.2f}", f"{longitude + draw.uniform(-.1, .1):.2f}"]),
        ("area", [f"{latitude + draw.uniform(-.05, .05):.4f}", f"{longitude + draw.uniform(-.05, .05):.4f}", f"{draw.uniform(1, 30):.1f}"]),
        ("area", [f"{angle:.3f}" for north, east in ((-.1, -.2), (.15, -.1), (.02, .05), (-.05, .2)) for angle in (latitude + north, longitude + east)]),
        ("near", ["-".join(line.lower().replace("'", "").split())]),
    ])


def price(index, kind, listing, draw):
    cents = listing.get("price", 0) + draw.choice((-5_000, 0, 0, 5_000))
    return draw.choice(("min", "max")), [str(max(cents, 0) // 100)]


def other(index, kind, listing, draw):
    tags = listing.get("tags", [])
    words = sorted(set(listing["words"]) - set(index.get("silent", [])))
    return draw.choice([
        ("words", [draw.choice(words)]), ("words", sorted({draw.choice(words), draw.choice(words)})),
        ("owner", [listing["owner"]]), ("added", [str(draw.choice((1, 3, 7, 30)))]), ("dropped", ["yes"]), ("inspection", ["yes"]),
        ("beds", [str(draw.randint(1, 4))]), ("tag", [draw.choice(tags)[0]] if tags else ["garden"])])


def field(index, kind, listing, draw):
    key, facet = draw.choice(sorted(index["kinds"][kind]["facets"].items()))
    fact = listing["facts"].get(key)
    if choices := facet.get("choices"):
        known = fact if isinstance(fact, list) else [fact]
        chosen = [draw.choice([one for one in known if one] or choices)]
        return key, sorted({*chosen, draw.choice(choices)} if draw.random() < 0.4 else chosen)
    if facet["type"] == "yes-no":
        return key, [draw.choice(("yes", "no"))]
    if facet["type"] == "date":
        return key, [fact or "2026-12-01"]
    if facet["type"] == "text":
        return key, [fact if fact and "," not in fact else "nothing of that name"]
    if facet["type"] == "range":
        return key, [str(draw.choice([end for end in fact or [] if 0 < end < OPEN] or [6]))]
    if facet["type"] == "ratings":
        return key, [f"{(fact or 40) / 10:g}"]
    return key, [f"{fact if fact is not None else 1:.10g}"]
