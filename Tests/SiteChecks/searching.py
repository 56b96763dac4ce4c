"""The search page finds what the index holds, keeps the search in its address, and comes back to it."""

from urllib.parse import parse_qsl, urlencode, urlsplit

from expected_search import expected, searches

IDS = "() => [...document.querySelectorAll('#found .card')].map((card) => card.dataset.id)"


class SearchCheck:
    def __init__(self, observer):
        self.observer, self.site, self.index = observer, observer.site, observer.site.index
        self.page = None

    def note(self, search, what):
        self.observer.problems.add(f"/search/?{urlencode(search.filled())}", what)

    def run(self):
        cases = searches(self.index)
        with self.observer.window() as self.page:
            for search in cases:
                self.open("search/")
                self.fill(search)
                self.check(search, "after it was filled in")
                self.page.reload()
                self.check(search, "after a reload")
        with self.observer.window() as self.page:
            self.check_home(cases[-2])
            self.check_back(cases[-2])
            self.check_back(cases[0], grown=True)
        return len(cases)

    def open(self, path):
        self.page.goto(self.observer.home + path)
        self.settle()

    def settle(self):
        """Waits until the index is there and the last keystroke has been acted on."""
        self.page.wait_for_function("() => !['', 'Loading…'].includes(document.getElementById('count').textContent)")

    def fill(self, search, fields=("kind", "suburb", "max", "beds", "sort")):
        for name in fields:
            control = self.page.locator(f"form.search [name={name}]")
            value = getattr(search, name)
            if name in ("suburb", "max"):
                control.fill(value)
            else:
                control.select_option(value)
        self.page.locator("form.search button[type=submit]").click()

    def check(self, search, when):
        self.settle()
        wanted = expected(self.index, search)
        while self.page.locator("#more").is_visible():
            self.page.locator("#more").click()
        shown = self.page.evaluate(IDS)
        if shown != wanted:
            wrong = ", ".join(sorted(set(shown) ^ set(wanted))[:5]) or "the order"
            self.note(search, f"{when}, {len(shown)} cards show, {len(wanted)} should; wrong: {wrong}")
        count = self.page.locator("#count").inner_text()
        if wanted and not count.startswith(f"{len(wanted):,} listing") or not wanted and "Nothing matches" not in count:
            self.note(search, f"{when}, it says {count!r} of {len(wanted)} listings")
        kept = dict(parse_qsl(urlsplit(self.page.url).query))
        asked = {name: value.strip() for name, value in search.filled().items()}
        if {name: value for name, value in kept.items() if value} != asked:
            self.note(search, f"{when}, the address keeps {kept}")

    def check_home(self, search):
        """The form of the home page leads to the same result."""
        self.page.goto(self.observer.home)
        self.fill(search, ("kind", "suburb", "max", "beds"))
        self.page.wait_for_url("**/search/?*")
        self.check(type(search)(**(vars(search) | {"sort": ""})), "from the home page")

    def check_back(self, search, grown=False):
        """A listing, opened from the results, and Back."""
        self.open(f"search/?{urlencode(search.filled())}")
        if grown:
            self.page.locator("#more").click()
        before = self.page.evaluate(IDS)
        link = self.page.locator("#found .card-title a").last
        listing = next(one for one in self.index["listings"] if one["id"] == before[-1])
        link.click()
        self.page.wait_for_url(self.observer.home + listing["url"])
        self.page.go_back()
        self.page.wait_for_url("**/search/**")
        self.settle()
        if self.page.evaluate(IDS) != before:
            self.note(search, f"Back shows {len(self.page.evaluate(IDS))} cards, not the {len(before)} from before")
        if not grown:
            self.check(search, "after Back")
