"""What the search page should find, worked out from the index alone and apart from its own script."""

import re
import unicodedata
from dataclasses import dataclass
from statistics import median_low


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


def words(text):
    plain = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return re.sub(r"[\W_]+", " ", re.sub(r"['’‘ʼ`]", "", plain).lower()).split()


def matches(listing, search):
    place = words(f"{listing.get('suburb', '')} {listing.get('state', '')} {listing.get('postcode', '')}")
    return (
        (not search.kind or listing["kind"] == search.kind)
        and all(any(known.startswith(word) for known in place) for word in words(search.suburb))
        and (not search.max or (listing.get("price") is not None and listing["price"] <= float(search.max) * 100))
        and (not search.beds or (listing.get("bedrooms") is not None and listing["bedrooms"] >= int(search.beds))))


def expected(index, search):
    """The ids in the order in which they should show, on the day of the build."""
    found = [listing for listing in index["listings"] if matches(listing, search)]
    found = [listing for listing in found if listing.get("expires", "9999") >= index["generated"]]
    found.sort(key=lambda listing: listing["id"])
    found.sort(key=lambda listing: listing["listed"], reverse=True)
    if search.sort:
        sign = 1 if search.sort == "cheapest" else -1
        found.sort(key=lambda listing: (listing.get("price") is None, sign * (listing.get("price") or 0)))
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
        Search(kind=kind),
        Search(kind=other, sort="cheapest"),
        Search(max=price, sort="dearest"),
        Search(beds="3"),
        Search(kind=kind, suburb=home["state"], max=price, beds="2", sort="cheapest"),
        Search(suburb="nowhere at all"),
    ]
