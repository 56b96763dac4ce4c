"""data_mistakes.py: the schema that a site publishes finds every kind of mistake in this table, and nothing wrong with the good documents."""

import json
from pathlib import Path

import mistakes
from data_rules import Rules

SCHEMA = Path(__file__).parents[1] / "HouserTests/Boards/boat/expected/api/schema.json"
"""The schema that a board of the tests publishes."""

MANIFEST = """{"listings": 2, "open": 1, "packs": [{"bytes": 1800, "digest": "0123456789abcdef", "listings": 2,
"url": "https://board.example/api/listings/0.json?v=0123456789abcdef"}], "schema": "https://board.example/api/schema.json", "version": 2}
"""

PACK = """{"digest": "0123456789abcdef", "listings": [
{"address": {"postcode": "3066", "state": "VIC", "suburb": "Collingwood"}, "confirmed": "2026-11-20", "expires": "2027-01-01",
"history": [{"status": "available", "until": "2026-11-19"}], "id": "closed-one", "kind": "rental", "listed": "2026-11-18", "open": false,
"owner": {"handle": "ann"}, "per": "week", "price_cents": 52000, "status": "let", "title": "One",
"url": "https://board.example/rentals/closed-one/"},
{"address": {"postcode": "3066", "state": "VIC", "street": "12 Gipps Street", "suburb": "Collingwood"}, "confirmed": "2026-11-20",
"contact": {"name": "Ann", "phone": "+61491570156"}, "description_html": "<p>x</p>", "expires": "2027-01-01",
"fields": {"available": "2026-12-01", "bathrooms": 1, "bedrooms": 2, "jetty": true, "pets": "welcome", "property": "apartment", "rent": 520.00},
"history": [], "id": "open-one", "images": [{"alt": "Front", "height": 3, "url": "https://board.example/rentals/open-one/f.jpg", "width": 4}],
"inspections": [{"cancelled": true, "end": "2026-11-28T11:30", "start": "2026-11-28T11:00", "time_zone": "Australia/Melbourne"}],
"kind": "rental", "listed": "2026-11-19", "open": true, "owner": {"handle": "ann", "name": "Ann", "url": "https://board.example/people/ann/"},
"per": "week", "point": {"latitude": -37.8023, "longitude": 144.9872}, "price_cents": 52001, "status": "available",
"tags": ["near trams"], "title": "Two", "url": "https://board.example/rentals/open-one/"}
], "version": 2}
"""

POSTCODES = """{"3066": [{"latitude": -37.8023, "locality": "COLLINGWOOD", "longitude": 144.9872, "name": "Collingwood", "postcode": "3066",
"state": {"abbreviation": "VIC", "name": "Victoria"}}], "3067": [{"latitude": null, "locality": "ABBOTSFORD", "longitude": null,
"name": "Abbotsford", "postcode": "3067", "state": {"abbreviation": "VIC", "name": "Victoria"}}]}
"""

GOOD = {"manifest": MANIFEST, "pack": PACK, "postcodes": POSTCODES}

MISTAKES = [
    ("a manifest without packs", "manifest", "\"packs\"", "\"pages\""),
    ("a manifest of version 1", "manifest", "\"version\": 2", "\"version\": 1"),
    ("a digest in capitals", "manifest", "\"digest\": \"0123456789abcdef\"", "\"digest\": \"0123456789ABCDEF\""),
    ("a number of bytes as text", "manifest", "1800", "\"1800\""),
    ("fewer than no listings", "manifest", "\"open\": 1", "\"open\": -1"),
    ("an address that is none", "manifest", "https://board.example/api/schema.json", "the schema"),
    ("a member that nobody knows", "manifest", "\"open\": 1", "\"open\": 1, \"closed\": 1"),
    ("a pack without digest", "pack", "\"digest\": \"0123456789abcdef\", ", ""),
    ("a kind that the board has not", "pack", "\"rental\", \"listed\": \"2026-11-19\"", "\"castle\", \"listed\": \"2026-11-19\""),
    ("a status of no kind", "pack", "\"status\": \"let\"", "\"status\": \"gone\""),
    ("a price in dollars", "pack", "52001", "520.01"),
    ("a rental without price", "pack", "\"price_cents\": 52001, ", ""),
    ("a price for another time", "pack", "\"per\": \"week\", \"point\"", "\"per\": \"month\", \"point\""),
    ("a rental without address", "pack", "\"address\": {\"postcode\": \"3066\", \"state\": \"VIC\", \"suburb\": \"Collingwood\"}, ", ""),
    ("a postcode as a number", "pack", "\"postcode\": \"3066\", \"state\": \"VIC\", \"street\"", "\"postcode\": 3066, \"state\": \"VIC\", \"street\""),
    ("a state that is none", "pack", "\"state\": \"VIC\", \"street\"", "\"state\": \"VC\", \"street\""),
    ("a day that is none", "pack", "2026-11-19\", \"open\"", "2026-11-31\", \"open\""),
    ("a phone number without its country", "pack", "+61491570156", "0491570156"),
    ("a time without its day", "pack", "2026-11-28T11:30", "11:30"),
    ("a slot that is not cancelled and says so", "pack", "\"cancelled\": true", "\"cancelled\": false"),
    ("a picture without its size", "pack", "\"height\": 3, ", ""),
    ("an open listing without fields", "pack", "\"fields\"", "\"facts\""),
    ("a field of another kind", "pack", "\"pets\": \"welcome\"", "\"doors\": 4"),
    ("a word that is no choice", "pack", "\"welcome\"", "\"maybe\""),
    ("a count with a fraction", "pack", "\"bedrooms\": 2", "\"bedrooms\": 2.5"),
    ("a required field that is missing", "pack", "\"bedrooms\": 2, ", ""),
    ("a closed listing with a contact", "pack", "\"open\": false", "\"open\": false, \"contact\": {\"name\": \"Ann\"}"),
    ("a closed listing with pictures", "pack", "\"open\": false", "\"open\": false, \"images\": []"),
    ("a point at the end of the world", "pack", "-37.8023", "-91"),
    ("an owner without handle", "pack", "{\"handle\": \"ann\"}", "{\"name\": \"Ann\"}"),
    ("the same id twice", "pack", "\"id\": \"open-one\"", "\"id\": \"closed-one\""),
    ("another order", "pack", "\"id\": \"closed-one\"", "\"id\": \"p\""),
    ("a postcode of three digits", "postcodes", "\"3066\": [", "\"306\": ["),
    ("a postcode without places", "postcodes", "\"3066\": [", "\"3068\": [], \"3066\": ["),
    ("a place without state", "postcodes", "\"postcode\": \"3066\",\n\"state\"", "\"postcode\": \"3066\",\n\"province\""),
    ("a longitude as text", "postcodes", "144.9872", "\"144.9872\""),
    ("unreadable: a comma too many", "manifest", "\"open\": 1", "\"open\": 1,"),
    ("unreadable: a member twice", "manifest", "\"open\": 1", "\"open\": 1, \"open\": 1"),
]

if __name__ == "__main__":
    rules = Rules(json.loads(SCHEMA.read_text(encoding="utf-8")))
    mistakes.run_among("data_mistakes", lambda form, document: rules.judge(document, form)[0], GOOD, MISTAKES)
