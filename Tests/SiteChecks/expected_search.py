"""What the search page should find, worked out from the index alone and apart from its own script and from Houser's filters.

expected_search.py DEMONSTRATION BOAT writes into queries.json what these two sites should answer; look at the difference.
"""

import json
import math
import re
import sys
import unicodedata
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from functools import cache
from pathlib import Path
from statistics import median_low
from urllib.parse import parse_qsl, urlencode

from search_index import EPOCH, read_index, read_regions

TABLE = Path(__file__).with_name("queries.json")
# Words that mean the same.
ALIKE = [group.split() for group in json.loads((Path(__file__).parents[2] / "templates/assets/alike.json").read_text(encoding="utf-8"))["alike"].split(", ")]
SHORTENED = {"mt": "mount", "saint": "st", "n": "north", "nth": "north", "s": "south", "sth": "south", "e": "east", "w": "west"}


@dataclass(frozen=True)
class Search:
    """What a reader fills in; the names are those of the form and of the query string."""

    kind: str = ""
    suburb: str = ""
    max: str = ""
    beds: str = ""
    sort: str = ""

    def filled(self):
        return {name: value for name, value in vars(self).items() if value}

    @property
    def query(self):
        return urlencode(self.filled())


# Every search asks for the words of every place again.
@cache
def words(text):
    plain = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return tuple(re.sub(r"[\W_]+", " ", re.sub(r"['’‘ʼ`]", "", plain).lower()).split())


def joined(parts):
    return "".join(SHORTENED.get(part, part) for part in parts)


@cache
def names(suburb, abbreviation, state, postcode):
    """What people call a suburb, without spaces."""
    after = ([], [abbreviation], [state], [postcode], [abbreviation, postcode])
    return {joined(words(name)) for name in (*(" ".join([suburb, *rest]) for rest in after), postcode)}


def same_word(left, right):
    return re.sub("[_ ]", "-", left.lower()) == re.sub("[_ ]", "-", right.lower())


def kilometres(one, other):
    (north, east), (other_north, other_east) = [map(math.radians, point) for point in (one, other)]
    across = math.sin((other_north - north) / 2) ** 2 + math.cos(north) * math.cos(other_north) * math.sin((other_east - east) / 2) ** 2
    return 2 * 6371.0088 * math.asin(math.sqrt(across))


def found_at(wanted, listing):
    """2 if a word stands in the title or a short fact of a listing, 1 if it stands elsewhere, 0 if nowhere; from four letters on one that begins so."""
    return max((place for word, place in listing["words"].items() if word == wanted or len(wanted) > 3 and word.startswith(wanted)), default=0)


def found_like(wanted, listing):
    """The same of a word and those that mean what it does."""
    return max(found_at(word, listing) for word in next((group for group in ALIKE if wanted in group), [wanted]))


def is_in_area(numbers, point):
    """Whether a point is in a circle, told by three numbers, or in a polygon: whether a ray to the east of it crosses its edges oddly often."""
    if len(numbers) == 3:
        return kilometres(numbers[:2], point) <= numbers[2]
    corners = [tuple(map(Fraction, map(str, corner))) for corner in zip(numbers[::2], numbers[1::2], strict=True)]
    north, east = (Fraction(str(angle)) for angle in point)
    crossings = 0
    for (south_lat, south_lon), (north_lat, north_lon) in (sorted(edge) for edge in zip(corners, corners[1:] + corners[:1], strict=True)):
        if south_lat <= north < north_lat:
            crossings += east < south_lon + (north_lon - south_lon) * (north - south_lat) / (north_lat - south_lat)
    return crossings % 2 == 1


class Query:
    """The conditions of a query string; `odd` are those, as "key = value", that are not understood."""

    def __init__(self, text, index, odd=()):
        self.index = index
        self.values = {}
        for key, value in parse_qsl(text):
            if f"{key} = {value}" in odd:
                continue
            for part in filter(None, map(str.strip, value.split(","))):
                if f"{key} = {part}" not in odd:
                    self.values.setdefault(key, []).append(part)
        self.order = self.values.pop("sort", [""])[0]
        self.day = date.fromisoformat(max((listing["listed"] for listing in index["listings"]), default="2026-01-01"))
        for key in ("view", "at"):
            self.values.pop(key, None)

    def matches(self, listing):
        return all(self.holds(key, values, listing) for key, values in self.values.items())

    def holds(self, key, values, listing):
        match key:
            case "kind":
                return any(same_word(value, listing["kind"]) for value in values)
            case "state":
                return any(self.state(value) == listing.get("state") is not None for value in values)
            case "words":
                return all(found_like(word, listing) for word in values)
            case "wish":
                return True
            case "without":
                return not any(self.has(value, listing) for value in values)
            case "suburb":
                # A comma before a state separates nothing.
                states = "|".join(self.index["states"])
                places = re.split(rf", (?!(?:{states})\b)", ", ".join(values), flags=re.IGNORECASE)
                if "surrounding" in self.values:
                    # Of a postcode a suburb counts too in which nothing is listed, as far as the index knows of it.
                    codes = [code[0] for place in places if (code := re.search(r"\d{4}$", place))]
                    known = [*self.index["listings"], *(one for code in codes for one in self.index.get("postcodes", {}).get(code, []))]
                    middles = [one["middle"] for one in known if one.get("middle") and any(self.is_in(place, one) for place in places)]
                    if listing.get("middle") and any(kilometres(middle, listing["middle"]) <= 3 for middle in middles):
                        return True
                return any(self.is_in(place, listing) for place in places)
            case "region":
                return any(listing.get("row") in self.index["regions"][value] for value in values)
            case "near":
                return bool(listing.get("point")) and any(
                    kilometres(point, listing["point"]) <= self.within(usual) for point, usual in self.centres(values))
            case "km" | "surrounding" | "units":
                return True
            case "added":
                return listing["listed"] >= (self.day - timedelta(int(values[0]))).isoformat()
            case "dropped":
                return listing.get("dropped", "") >= (self.day - timedelta(30)).isoformat()
            case "inspection":
                days = {(date.fromisoformat(value) - EPOCH).days for value in values if value != "yes"}
                return any(slot >= (self.day - EPOCH).days and (slot in days or not days) for slot in listing.get("inspections", []))
            case "area":
                return bool(listing.get("point")) and is_in_area([float(value) for value in values], listing["point"])
            case "owner":
                return listing["owner"] in values
            case "tag":
                return any(same_word(value, text) for value in values for _, text in listing.get("tags", []))
            case "min":
                return "price" in listing and listing["price"] >= round(float(values[0]) * 100)
            case "max":
                return "price" in listing and listing["price"] <= round(float(values[0]) * 100)
            case "beds":
                return "bedrooms" in listing and listing["bedrooms"] >= int(values[0])
        field = self.index["kinds"][listing["kind"]]["facets"].get(key)
        fact = listing["facts"].get(key)
        return field is not None and fact is not None and self.fits(field, fact, values)

    def has(self, value, listing):
        """Whether a listing has what is to be left out: a word, or an answer of a field."""
        key, _, answer = value.partition(":")
        return self.holds(key, [answer], listing) if answer else found_at(value, listing) > 0

    @staticmethod
    def fits(field, fact, values):
        if field["type"] == "yes-no":
            return any((value.lower() in ("yes", "true")) == fact for value in values)
        if field["type"] == "text":
            return any(words(value) == words(fact) for value in values)
        if field["type"] == "range":
            return fact[0] <= int(values[0]) <= fact[1]
        if field["type"] in ("choice", "choices", "reference", "references"):
            facts = fact if isinstance(fact, list) else [fact]
            found = [any(same_word(value, one) for one in facts) for value in values]
            return all(found) if field["facet"] == "all-of" else any(found)
        units = {"money": 100, "ratings": 10}.get(field["type"], 1)
        wanted = values[0] if field["type"] == "date" else round(float(values[0]) * units, 3)
        if field["facet"] == "any-of":
            return any(round(float(value) * units, 3) == fact for value in values)
        return fact >= wanted if field["facet"] == "at-least" else fact <= wanted

    def exact(self, listing):
        """Of how many counts a listing has exactly what is asked for as "2 or more"."""
        facets = self.index["kinds"][listing["kind"]]["facets"]
        counts = {key: "bedrooms" if key == "beds" else key for key in self.values}
        return sum(
            (field := facets.get(name, {})).get("type") == "count" and (key == "beds" or field["facet"] == "at-least")
            and listing["facts"].get(name) == int(self.values[key][0])
            for key, name in counts.items())

    def state(self, text):
        letters = re.sub(r"[\s.]", "", text).lower()
        return next((code for code, name in self.index["states"].items() if letters in (code.lower(), name.replace(" ", "").lower())), "")

    def within(self, usual):
        return float(self.values.get("km", [usual])[0])

    def centres(self, values):
        """The points that listings must be near, with how far from each they may be unless something is said, in kilometres."""
        values = list(values)
        while values:
            value = values.pop(0)
            if value in self.index["campuses"]:
                yield self.index["campuses"][value], 40
            elif re.fullmatch(r"-?[\d.]+", value):
                yield (float(value), float(values.pop(0))), 40
            else:
                yield next(
                    listing["middle"] for listing in self.index["listings"] if listing.get("suburb")
                    and words(f"{listing['suburb']} {listing['state']} {listing['postcode']}") == tuple(value.split("-"))), 5

    def distance(self, listing):
        """How far a listing is from what it should be near; None if nobody asks, or knows."""
        if "near" not in self.values or not listing.get("point"):
            return None
        return min(kilometres(point, listing["point"]) for point, _ in self.centres(self.values["near"]))

    def is_in(self, text, listing):
        """In a suburb by its name, state and postcode; or where words begin as they do in the text, if no suburb is called so."""
        if not listing.get("suburb"):
            return False
        place = words(f"{listing['suburb']} {listing['state']} {listing['postcode']}")
        if self.is_whole(text) or any(self.is_called(text, other) for other in self.index["listings"]):
            return self.is_called(text, listing)
        return all(any(known.startswith(word) for known in place) for word in words(text))

    def is_called(self, text, listing):
        if not listing.get("suburb"):
            return False
        return joined(words(text)) in names(listing["suburb"], listing["state"], self.index["states"][listing["state"]], listing["postcode"])

    @staticmethod
    def is_whole(text):
        return re.search(r"\w+ (NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}$|^\d{4}$", text, re.IGNORECASE) is not None


def away(listing, query, units, name):
    """What a card says of how far a listing is from what a query names."""
    far = query.distance(listing) / (1.609344 if units == "mi" else 1)
    unit = "km" if units == "km" else "miles" if round(far) > 1 else "mile"
    told = f"About {round(far)} {unit}" if far >= 1 else f"Under 1 {'km' if units == 'km' else 'mile'}"
    return f"{told} from {name}" + (f", measured from the middle of {listing['suburb']}" if listing["point"] == listing["middle"] else "")


def next_inspection(listing, day):
    number = (day - EPOCH).days
    return min((slot for slot in listing.get("inspections", []) if slot >= number), default=None)


def bedrooms(listing):
    """How many a listing has; who only looks for a home may say from how many to how many."""
    fact = listing["facts"].get("bedrooms")
    return fact if isinstance(fact, int) else None


# Each order with what it goes by, and whether the greatest comes first.
ORDERS = {
    "confirmed": (lambda listing, query: listing["confirmed"], True),
    "cheapest": (lambda listing, query: listing.get("price"), False), "dearest": (lambda listing, query: listing.get("price"), True),
    "bedrooms": (lambda listing, query: bedrooms(listing), True), "small": (lambda listing, query: bedrooms(listing), False),
    "available": (lambda listing, query: listing["facts"].get("available"), False),
    "available-last": (lambda listing, query: listing["facts"].get("available"), True),
    "nearest": (lambda listing, query: query.distance(listing), False), "farthest": (lambda listing, query: query.distance(listing), True),
    "inspection": (lambda listing, query: next_inspection(listing, query.day), False),
    "inspection-last": (lambda listing, query: next_inspection(listing, query.day), True),
}


def expected(index, text, odd=()):
    """The ids in the order in which they should show, on the day of the build."""
    query = Query(text, index, odd)
    found = [listing for listing in index["listings"] if query.matches(listing)]
    found.sort(key=lambda listing: listing["listed"], reverse=query.order != "oldest")
    # Of a place alone homes come first, and what else there is in the order of the kinds.
    if not query.order and query.values and set(query.values) <= {"suburb", "surrounding", "state", "region"}:
        found.sort(key=lambda listing: index["kinds"][listing["kind"]]["place"])
    wanted = query.values.get("words")
    if wanted and not query.order:
        found.sort(key=lambda listing: -sum(found_like(word, listing) for word in wanted))
    if not query.order:
        found.sort(key=lambda listing: -query.exact(listing))
    if query.order in ORDERS:
        value, is_falling = ORDERS[query.order]
        known = [listing for listing in found if value(listing, query) is not None]
        known.sort(key=lambda listing: value(listing, query), reverse=is_falling)
        found = known + [listing for listing in found if value(listing, query) is None]
    return [listing["id"] for listing in found]


def searches(index):
    """Searches that this board answers with some of its listings, and one that it answers with none."""
    homes = [listing for listing in index["listings"] if listing.get("bedrooms") is not None and listing.get("suburb")]
    places = [listing["postcode"] for listing in homes]
    home = max(homes, key=lambda listing: (places.count(listing["postcode"]), listing["id"]))
    kind, suburb = home["kind"], home["suburb"]
    price = f"{median_low(listing['price'] for listing in homes if listing['kind'] == kind) // 100}"
    other = next((name for name in sorted(index["kinds"]) if name != kind), kind)
    return [
        Search(),
        Search(suburb=suburb),
        Search(suburb=f"  {suburb[:4].upper()} "),
        Search(suburb=home["postcode"]),
        Search(suburb=f"{suburb} {home['state']} {home['postcode']}"),
        Search(suburb=f"{suburb}, {home['state']}, nowhere at all"),
        Search(kind=kind),
        Search(kind=other, sort="cheapest"),
        Search(max=price, sort="dearest"),
        Search(beds="3"),
        Search(kind=kind, suburb=home["state"], max=price, beds="2", sort="cheapest"),
        Search(suburb="nowhere at all"),
    ]


def table():
    """The queries by the name of the board that answers them."""
    return json.loads(TABLE.read_text(encoding="utf-8"))


def write_table(indexes):
    boards = table()
    for name, index in indexes.items():
        for case in boards[name]:
            case["ids"] = expected(index, case["query"], case.get("odd", ()))
    lines = [
        f'  "{name}": [\n' + ",\n".join(f"    {json.dumps(case, ensure_ascii=False)}" for case in cases) + "\n  ]"
        for name, cases in boards.items()]
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    indexes = []
    for folder in sys.argv[1:]:
        read = lambda path, folder=folder: (Path(folder) / path).read_text(encoding="utf-8")
        indexes.append({**read_index(read), **(read_regions(read) if (Path(folder) / "search/campuses.json").exists() else {})})
    write_table(dict(zip(("demonstration", "boat"), indexes, strict=True)))
