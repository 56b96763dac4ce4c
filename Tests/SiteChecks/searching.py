"""The search page finds what the index holds, keeps the search in its address, and comes back to it."""

from urllib.parse import parse_qsl, urlencode, urlsplit

from expected_search import Search, expected, searches, table

IDS = "() => [...document.querySelectorAll('#found .card')].map((card) => card.dataset.id)"
CHIPS = "() => [...document.querySelectorAll('#conditions button')].map((chip) => chip.textContent)"
# What a card says, and when it is over, without the white space between its parts.
CARDS = """() => [...document.querySelectorAll('main .card')].map((card) =>
  [card.dataset.id, [card.textContent.replace(/\\s+/g, ''), card.dataset.expires]])"""
# Runs the page's own filter over an index of another board.
FILTER = """async ([base, index, queries]) => {
  const { Vocabulary, readFilter, valuesByKey } = await import(`${base}assets/filter.js`);
  const board = new Vocabulary(index);
  board.owners = new Map(Object.entries(index.owners));
  const places = index.listings.filter(({ row }) => row != null).map(({ row, suburb, ...place }) => ({ ...place, row, name: suburb }));
  board.addPlaces("", [...new Map(places.map((place) => [place.row, place])).values()]);
  const rows = index.listings.map((listing) => ({ ...listing, suburb: listing.row ?? null, fact: (name) => listing.facts[name] ?? null }));
  return queries.map((query) => {
    const { conditions, odd } = readFilter(valuesByKey(new URLSearchParams(query)), board);
    const found = rows.filter((listing) => conditions.every(({ test }) => test(listing)));
    return [found.map(({ id }) => id), odd.map(({ key, value }) => `${key} = ${value}`)];
  });
}"""


class SearchCheck:
    def __init__(self, observer, boat):
        self.observer, self.site, self.index, self.boat = observer, observer.site, observer.site.index, boat
        self.page = None

    def note(self, query, what):
        self.observer.problems.add(f"/search/?{query}", what)

    def run(self):
        cases = searches(self.index)
        queries = table()
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
        with self.observer.window() as self.page:
            for case in queries["demonstration"]:
                self.check_query(case)
            self.check_chips()
            self.check_other_board(queries["boat"])
            self.check_cards()
        return len(cases) + sum(map(len, queries.values()))

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
        self.check_results(search.query, expected(self.index, search.query), when)
        asked = {name: value.strip() for name, value in search.filled().items()}
        kept = self.kept()
        if {name: value.replace(",", ", ") for name, value in kept.items() if value} != asked:
            self.note(search.query, f"{when}, the address keeps {kept}")

    def check_results(self, query, wanted, when):
        self.settle()
        while self.page.locator("#more").is_visible():
            self.page.locator("#more").click()
        shown = self.page.evaluate(IDS)
        if shown != wanted:
            wrong = ", ".join(sorted(set(shown) ^ set(wanted))[:5]) or "the order"
            self.note(query, f"{when}, {len(shown)} cards show, {len(wanted)} should; wrong: {wrong}")
        count = self.page.locator("#count").inner_text()
        if wanted and not count.startswith(f"{len(wanted):,} listing") or not wanted and "Nothing matches" not in count:
            self.note(query, f"{when}, it says {count!r} of {len(wanted)} listings")

    def kept(self):
        return dict(parse_qsl(urlsplit(self.page.url).query))

    def check_query(self, case):
        """A query that somebody follows: what it finds, what it shows beside the form, and what it says that it does not know."""
        query, odd = case["query"], case.get("odd", [])
        worked_out = expected(self.index, query, odd)
        if worked_out != case["ids"]:
            self.note(query, f"queries.json does not have what the index holds: {worked_out}; see expected_search.py")
        self.open(f"search/?{query}")
        self.check_results(query, case["ids"], "when it is followed")
        wanted = [*case["chips"], *(f"Not understood: {part}" for part in odd)]
        if (shown := self.chips()) != wanted:
            self.note(query, f"shows the conditions {shown}, not {wanted}")
        if expected(self.index, kept := urlsplit(self.page.url).query, odd) != worked_out:
            self.note(query, f"becomes another search in the address: {kept}")

    def chips(self):
        """The conditions beside the form, whose buttons say that they remove them."""
        return [text.removeprefix("Remove ") for text in self.page.evaluate(CHIPS)]

    def check_chips(self):
        """Conditions beside the form stay when the form changes, go when they are taken back, and leave the keyboard where it was."""
        query = "pets=welcome,on-application&features=heating&colour=red&state=VIC"
        self.open(f"search/?{query}")
        if self.page.locator("#conditions").get_by_role("button", name="Remove State: Victoria").count() != 1:
            self.note(query, "a condition's button does not say that it removes it")
        self.page.locator("form.search [name=beds]").select_option("2")
        self.page.locator("form.search [name=max]").fill("900")
        self.page.wait_for_url("**max=900**")
        self.check_results(query, expected(self.index, f"{query}&beds=2&max=900", ["colour = red"]), "with more asked in the form")
        left = ["State: Victoria", "Features: heating", "Pets: welcome, on application", "Not understood: colour = red"]
        for rest, asked in (
            (left[1:], "pets=welcome,on-application&features=heating&beds=2&max=900"),
            (left[2:], "pets=welcome,on-application&beds=2&max=900"),
            (left[3:], "beds=2&max=900"),
            ([], "beds=2&max=900"),
        ):
            chip = self.page.locator("#conditions button").first
            if (box := chip.bounding_box())["height"] < 24 or box["width"] < 24:
                self.note(query, f"the button of a condition is {box['width']} by {box['height']} pixels large")
            chip.focus()
            self.page.keyboard.press("Enter")
            if (shown := self.chips()) != rest:
                self.note(query, f"after a condition was taken back, {shown} are left, not {rest}")
            focused = self.page.evaluate("() => document.activeElement.textContent").removeprefix("Remove ")
            if focused != (rest[0] if rest else self.page.locator("#count").inner_text()):
                self.note(query, f"after a condition was taken back, {focused!r} has the focus")
            self.check_results(query, expected(self.index, asked), f"with {len(rest)} conditions left")
        if "colour" in self.kept() or "pets" in self.kept():
            self.note(query, f"the address keeps {self.kept()}")
        self.check_replaced()

    def check_replaced(self):
        """What a control says takes the place of what the address asked for under its name."""
        query = "kind=rental,item&max=100"
        self.open(f"search/?{query}")
        self.page.locator("form.search [name=kind]").select_option("item")
        self.page.wait_for_url("**kind=item&**")
        self.check_results(query, expected(self.index, "kind=item&max=100"), "with another kind chosen")
        if self.page.locator("#conditions").is_visible():
            self.note(query, "shows the kinds of before beside the form")

    def check_other_board(self, cases):
        """The same filter over a board with fields of other types."""
        answers = self.page.evaluate(FILTER, [self.observer.site.base, self.boat, [case["query"] for case in cases]])
        for case, (shown, odd) in zip(cases, answers):
            wanted = expected(self.boat, case["query"], case.get("odd", []))
            if wanted != case["ids"] or shown != wanted or odd != case.get("odd", []):
                self.note(case["query"], f"finds {shown} of the boats, not {case['ids']} or {wanted}, and does not understand {odd}")

    def check_cards(self):
        """The cards that the page makes say what those of other lists say."""
        self.open("search/")
        while self.page.locator("#more").is_visible():
            self.page.locator("#more").click()
        made = dict(self.page.evaluate(CARDS))
        for path in sorted({listing["url"].split("/")[0] for listing in self.index["listings"]}):
            self.page.goto(f"{self.observer.home}{path}/")
            for listing, card in self.page.evaluate(CARDS):
                if made.get(listing) != card:
                    self.note("", f"the card of {listing} says {made.get(listing)}, that of /{path}/ says {card}")

    def check_home(self, search):
        """The form of the home page leads to the same result."""
        self.page.goto(self.observer.home)
        self.fill(search, ("kind", "suburb", "max", "beds"))
        self.page.wait_for_url("**/search/?*")
        self.check(Search(**(vars(search) | {"sort": ""})), "from the home page")

    def check_back(self, search, grown=False):
        """A listing, opened from the results, and Back."""
        self.open(f"search/?{urlencode(search.filled())}")
        if grown:
            self.page.locator("#more").click()
        before = self.page.evaluate(IDS)
        link = self.page.locator("#found .card h3 a").last
        listing = next(one for one in self.index["listings"] if one["id"] == before[-1])
        link.click()
        self.page.wait_for_url(self.observer.home + listing["url"])
        self.page.go_back()
        self.page.wait_for_url("**/search/**")
        self.settle()
        if self.page.evaluate(IDS) != before:
            self.note(search.query, f"Back shows {len(self.page.evaluate(IDS))} cards, not the {len(before)} from before")
        if not grown:
            self.check(search, "after Back")
