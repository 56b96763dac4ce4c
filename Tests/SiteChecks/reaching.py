"""The search page finds what any search asks for, what is near, what nearly matches, and how a search can be followed and kept."""

from urllib.parse import parse_qsl

from expected_search import Query, away, expected
from random_searches import index_over_data, random_searches
from searching import FOLLOW, IDS, SearchCheck

MISSES = """() => [...document.querySelectorAll('#misses .card')].map((card) =>
  [card.dataset.id, card.querySelector('.card-why').textContent])"""
AWAY = """() => [...document.querySelectorAll('#found .card')].map((card) =>
  [card.dataset.id, card.querySelector('.card-away')?.textContent ?? ''])"""
# Searches of the demonstration board that find little or nothing, with listings that come close.
BRIDGES = [
    "kind=rental&beds=2&state=VIC&max=450", "kind=rental&suburb=Fitzroy VIC 3065&max=600", "kind=rental&suburb=3066&max=600&beds=3",
    "kind=rental&near=rmit-melbourne-city&km=1&beds=3", "kind=rental&suburb=Collingwood VIC 3066&available=2026-11-22",
    "kind=rental&suburb=Kew VIC 3101"]
# Searches with the page of the narrowest feed that holds each.
FOLLOWED = [
    ("suburb=Fitzroy VIC 3065&beds=2", "suburbs/vic/fitzroy-3065/"), ("kind=item&category=bicycles", "searches/bicycles/"),
    ("kind=rental&beds=3", "rentals/"), ("kind=rental&state=victoria", "states/vic/"), ("max=300", ""), ("owner=maria&beds=2", "people/maria/"),
    ("near=rmit-melbourne-city&km=3", "campuses/rmit-melbourne-city/"), ("near=rmit-melbourne-city&kind=rental", "rentals/"),
    ("suburb=Carlton VIC&kind=rental", "suburbs/vic/carlton-3053/"), ("suburb=3066&kind=rental", "states/vic/"),
    ("near=-37.80,144.98&km=4&pets=welcome", "")]


class ReachCheck(SearchCheck):
    """Shares the ways of looking at the page with the checks of single searches."""

    def run(self, searches):
        self.check_near()
        self.check_bridges()
        self.check_follow()
        return self.check_random(searches)

    def check_near(self):
        """What is near the reader is found once they ask for it, cards say how far it is, and the address says no more than that."""
        place = {"latitude": -37.80412, "longitude": 144.97883}
        with self.observer.window(geolocation=place, permissions=["geolocation"]) as self.page:
            self.open("search/?kind=rental")
            self.page.locator("#near-me").click()
            self.page.wait_for_url("**near=-37.80,144.98**")
            query = "kind=rental&near=-37.80,144.98&sort=nearest"
            self.check_results(query, expected(self.index, query), "near the reader")
            self.check_distances(query, "km", "you")
            self.page.locator("#filter-km").select_option("5")
            self.page.locator("#filter-units").select_option("mi")
            self.page.wait_for_url("**units=mi**")
            self.settle()
            self.check_distances(query, "mi", "you")
            self.check_results(f"{query}&km=5&units=mi", expected(self.index, f"{query}&km=5"), "within three miles of the reader")
            if "Near: you, 3 miles" not in self.chips():
                self.note(query, f"says {self.chips()} of what is within three miles")
            # Units that were chosen once are meant for every search.
            self.open("search/?kind=rental&near=rmit-melbourne-city")
            self.check_distances("near=rmit-melbourne-city", "mi", "RMIT, Melbourne City")
            self.open("search/?kind=rental&near=rmit-melbourne-city&units=km")
            self.check_distances("near=rmit-melbourne-city", "km", "RMIT, Melbourne City")
        with self.observer.window() as self.page:
            self.open("search/?kind=rental")
            before = self.page.evaluate(IDS)
            self.page.locator("#sort").select_option("nearest")
            self.page.locator("#told", has_text="didn’t share your location").wait_for()
            self.settle()
            if self.page.evaluate(IDS) != before or self.page.locator("#sort").input_value() or "near" in self.page.url:
                self.note("kind=rental", "is not as before when the browser does not say where the reader is")

    def check_bridges(self):
        """Where nothing or little is found, listings that fail one condition by little are shown, apart from what is found."""
        shown = 0
        with self.observer.window() as self.page:
            for query in self.observer.some(BRIDGES, of=2):
                self.open(f"search/?{query}")
                self.page.wait_for_function("() => document.getElementById('nearly').ariaBusy === 'false'")
                wanted = expected(self.index, query)
                self.check_results(query, wanted, "with what nearly matches below")
                misses = dict(self.page.evaluate(MISSES))
                shown += len(misses)
                parts = [part for part in query.split("&") if not part.startswith("kind=")]
                all_but_one = {}
                for part in parts:
                    for listing in expected(self.index, query.replace(part, "").strip("&")):
                        all_but_one.setdefault(listing, part.split("=")[0])
                if len(misses) > 6 or set(misses) & set(wanted) or not set(misses) <= set(all_but_one):
                    self.note(query, f"nearly matches {misses}")
                by_id = {listing["id"]: listing for listing in self.index["listings"]}
                for listing, why in misses.items():
                    price, limit = by_id[listing].get("price", 0) // 100, int(dict(parse_qsl(query)).get("max", "0"))
                    if all_but_one.get(listing) == "max" and why != f"${price - limit} over ${limit}":
                        self.note(query, f"{listing} costs {price} and is shown because of {why!r}")
        if not shown:
            self.note("", "nothing nearly matches anything")

    def check_follow(self):
        """The page offers feeds that are there, lines for board.yaml that ask for the same, and keeps searches on the device."""
        with self.observer.window() as self.page:
            self.open("search/")
            self.page.locator("#follow > summary").click()
            self.page.locator("#follow h3").first.wait_for()
            for query, page in self.observer.some(FOLLOWED, of=2):
                self.page.evaluate("() => document.querySelector('#follow .ways').replaceChildren()")
                self.page.evaluate(FOLLOW, [query])
                self.page.locator("#follow h3").first.wait_for()
                links = self.page.locator("#follow a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
                if links[0] != self.site.base + page:
                    self.note(query, f"is to be followed at {links[0]}, not {page}")
                for link in links:
                    if fault := self.site.resolve(link, self.site.address)[2]:
                        self.note(query, f"is to be followed at {link}, which {fault}")
                lines = self.page.locator("#follow pre").text_content()
                where = lines.partition("where: ")[2].strip()
                if sorted(expected(self.index, where)) != sorted(expected(self.index, query)):
                    self.note(query, f"is to be kept as {where}")
            self.open("search/?kind=rental&beds=2")
            self.page.locator("#follow > summary").click()
            self.page.locator("#keep").click()
            self.page.locator("#kept a", has_text="Homes to rent, 2+ beds").wait_for()
            self.open("search/")
            self.page.locator("#box").focus()
            self.page.locator("#suggestions li", has_text="Saved: Homes to rent, 2+ beds").click()
            self.page.wait_for_url("**kind=rental&beds=2")
            self.check_results("kind=rental&beds=2", expected(self.index, "kind=rental&beds=2"), "as it was kept")
            self.page.locator("#kept button").click()
            self.page.locator("#kept").wait_for(state="hidden")
        with self.observer.window() as self.page:
            self.page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('closed', 'SecurityError'); } })")
            self.open("search/?beds=2")
            self.page.locator("#follow > summary").click()
            self.page.locator("#keep").click()
            self.page.locator("#follow p", has_text="Bookmark this page instead").wait_for()

    def check_distances(self, query, units, name):
        """Each card says how far it is, in whole kilometres or miles, and if only its suburb tells that."""
        shown = dict(self.page.evaluate(AWAY))
        by_id = {listing["id"]: listing for listing in self.index["listings"]}
        for listing, told in shown.items():
            wanted = away(by_id[listing], Query(query, self.index), units, name)
            if told != wanted:
                self.note(query, f"the card of {listing} says {told!r}, not {wanted!r}")

    def check_random(self, count):
        """Searches drawn at random find what the data for programs has, in order; their tabs lead to as many listings as they say."""
        index = index_over_data(self.site)
        drawn = random_searches(index, count)
        with self.observer.window() as self.page:
            self.open("search/")
            answers = self.page.evaluate(FOLLOW, drawn)
        for query, answer in zip(drawn, answers, strict=True):
            wanted = expected(index, query)
            if answer["ids"] != wanted:
                wrong = ", ".join(sorted(set(answer["ids"]) ^ set(wanted))[:5]) or "the order"
                self.note(query, f"shows {len(answer['ids'])} listings, the data has {len(wanted)}; wrong: {wrong}")
            for address, number in answer["tabs"]:
                if number != len(expected(index, address.removeprefix("?"))):
                    self.note(query, f"a tab says {number} of {address}")
        return count
