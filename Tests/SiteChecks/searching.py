"""The search page finds what the index holds, keeps the search in its address, and comes back to it."""

import json
from datetime import date, timedelta
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

from expected_search import expected, searches, table
from observer import open_whole
from suggesting import OFFERED, check_suggestions
from theme_modules import with_modules

IDS = "() => [...document.querySelectorAll('#found .card')].map((card) => card.dataset.id)"
# Follows queries one after another on one page, as Back would lead to them, and gives what each shows: all that it finds, as if a reader had come
# down to the last of them, the conditions, the address and the tabs.
FOLLOW = """async (queries) => {
  const [found, count] = ["found", "count"].map((id) => document.getElementById(id));
  const settled = () => new Promise((done) => {
    const look = () => { if (found.ariaBusy === "false") { watcher.disconnect(); done(); } };
    const watcher = new MutationObserver(look);
    watcher.observe(found, { attributes: true });
    look();
  });
  const answers = [];
  for (const query of queries) {
    history.pushState({ shown: 1e6 }, "", `?${query}`);
    dispatchEvent(new PopStateEvent("popstate"));
    await settled();
    answers.push({
      ids: [...found.querySelectorAll(".card")].map((card) => card.dataset.id), count: count.innerText,
      chips: [...document.querySelectorAll("#conditions button")].map((chip) => chip.textContent), address: location.search.slice(1),
      tabs: [...document.querySelectorAll("#tabs li:not([hidden]) a")].map((tab) => [tab.search, Number(tab.querySelector(".count").textContent)]),
    });
  }
  return answers;
}"""
# What the page shows now, in the same form.
SHOWN = """() => ({
  ids: [...document.querySelectorAll("#found .card")].map((card) => card.dataset.id), count: document.getElementById("count").innerText,
  chips: [...document.querySelectorAll("#conditions button")].map((chip) => chip.textContent), address: location.search.slice(1),
})"""
# Runs the page's own filter over an index of another board.
FILTER = """async ([index, queries]) => {
  const [{ Vocabulary, readFilter, valuesByKey }, { byCount }] = await Promise.all(["filter.js", "finding.js"].map(THEME));
  const board = new Vocabulary(index);
  board.owners = new Map(Object.entries(index.owners));
  const places = index.listings.filter(({ row }) => row != null).map(({ row, suburb, ...place }) => ({ ...place, row, name: suburb }));
  board.addPlaces([...new Map(places.map((place) => [place.row, place])).values()]);
  const rows = index.listings.map((listing) => ({ ...listing, suburb: listing.row ?? null, fact: (name) => listing.facts[name] ?? null,
    weight: (wanted) => Math.max(0, ...Object.entries(listing.words).map(([word, place]) => (word === wanted ? place : 0))) }));
  return queries.map((query) => {
    board.silent = new Set(index.silent);
    const { conditions, odd } = readFilter(valuesByKey(new URLSearchParams(query)), board);
    const found = rows.filter((listing) => conditions.every(({ test }) => test(listing))).sort(byCount(conditions, () => 0));
    return [found.map(({ id }) => id), odd.map(({ key, value }) => `${key} = ${value}`)];
  });
}"""


# What the page makes of texts, with the index as it is when nothing of it was loaded yet.
UNDERSTOOD = """async ([manifest, texts]) => {
  const names = ["filter.js", "index.js", "meanings.js", "understand.js"];
  const [{ Vocabulary }, { SearchIndex }, { Words }, { understand }] = await Promise.all(names.map(THEME));
  const answers = [];
  for (const text of texts) {
    const index = await SearchIndex.load(manifest);
    const board = new Vocabulary(index);
    const { conditions, ignored, others, unable, unplaced, unread, isVague } = await understand(text, new Words(board), index, board.states);
    const said = [...isVague ? ["vague"] : [], ...unplaced ? [`${unplaced} km`] : [], ...unread ? [unread] : []];
    answers.push([conditions.map(({ key, value }) => [key, value]), ignored, others.map(({ label }) => label), unable, said]);
  }
  return answers;
}"""
# How many of the texts are entered in the box, and which of the searches and queries are followed by their links: one of so many.
ENTERED = 12
JOURNEY, QUERY = 3, 12
# Of the queries and texts one of so many is looked at unless the check is thorough.
QUERIES, TEXTS = 3, 4


# The words that the page takes texts apart into.
WORDS = """async (texts) => {
  const { searchWords } = await THEME("words.js");
  return texts.map(searchWords);
}"""


def without_verb(chips):
    """The conditions beside the form, whose buttons say that they remove them."""
    return [text.removeprefix("Remove ") for text in chips]


def typed(day):
    """What people type, the query that asks for the same, the words that mean nothing on the demonstration board, other places that are offered,
    what cannot be searched for, and what else is said of the text."""
    rows = json.loads(Path(__file__).with_name("typed.json").read_text(encoding="utf-8"))
    now = date.fromisoformat(day)
    saturday, sunday = (now + timedelta((weekday - now.weekday()) % 7) for weekday in (5, 6))
    # On a Sunday the weekend is half over.
    weekend = str(sunday) if now == sunday else f"{saturday},{sunday}"
    days = {"today": now, "saturday": saturday, "weekend": weekend, "january": date(now.year + (day[5:] > "01-31"), 1, 31),
            "christmas": date(now.year + (day[5:] > "12-25"), 12, 25), "december": date(now.year, 12, 31)}
    return [(row["text"], row["query"].format(**days), row.get("ignored", []), row.get("others"), row.get("unable", []), row.get("said", [])) for row in rows]


class SearchCheck:
    def __init__(self, observer, boat):
        self.observer, self.site, self.index, self.boat = observer, observer.site, observer.site.index, boat
        self.page = None

    def note(self, query, what):
        self.observer.problems.add(f"/search/?{query}", what)

    def run(self):
        cases = searches(self.index)
        queries = table()
        asked = self.observer.some(queries["demonstration"], of=QUERIES)
        with self.observer.window() as self.page:
            # Searches are followed on one page, since a page for each would take long; some by their links, too.
            self.open("search/")
            for search, shown in zip(cases, self.page.evaluate(FOLLOW, [search.query for search in cases]), strict=True):
                self.judge(search, shown, "when Back leads to it")
            for search in self.observer.some(cases[::JOURNEY], of=4):
                self.open(f"search/?{search.query}")
                self.judge(search, self.shown(), "when it is followed")
                self.page.reload()
                self.judge(search, self.shown(), "after a reload")
            self.check_controls(next(search for search in cases if search.kind and search.max and search.beds))
            self.check_box()
            self.check_skipping()
        with self.observer.window() as self.page:
            self.check_home()
            self.check_home_box()
            self.check_back(cases[-2])
            self.check_back(cases[0], grown=True)
        with self.observer.window() as self.page:
            self.open("search/")
            answers = self.page.evaluate(FOLLOW, [case["query"] for case in asked])
            for number, (case, shown) in enumerate(zip(asked, answers, strict=True)):
                self.check_query(case, shown)
                if number % QUERY == 0:
                    self.open(f"search/?{case['query']}")
                    self.check_query(case, self.shown())
            self.check_chips()
            self.check_words()
            self.check_understood()
            self.check_named()
            self.check_steps()
            self.check_other_board(queries["boat"])
        with self.observer.window(width=390, height=664) as self.page:
            self.check_phone()
        return len(cases) + len(asked) + len(queries["boat"]) + len(typed(self.site.day))

    def open(self, path):
        self.page.goto(self.observer.home + path)
        self.settle()

    def settle(self):
        """Waits until the index is there and the last keystroke has been acted on."""
        self.page.wait_for_function("() => document.getElementById('found').ariaBusy === 'false'")

    def check_controls(self, search):
        """The filters beside the results ask for what the address then has."""
        self.open("search/")
        self.page.locator("#filter-kind").select_option(search.kind)
        self.page.locator("#filter-max").fill(search.max)
        self.page.locator("#filter-beds").select_option(search.beds)
        self.page.locator("#sort").select_option(search.sort)
        self.ask(search.suburb)
        self.page.wait_for_url("**max=**")
        wanted = expected(self.index, search.query.replace(f"suburb={search.suburb}", f"state={search.suburb}"))
        self.check_results(search.query, wanted, "with the filters set")

    def check_skipping(self):
        """Whoever uses a keyboard comes to the results by the second link of the page."""
        self.open("search/")
        self.settle()
        for key in ("Tab", "Tab", "Enter"):
            self.page.keyboard.press(key)
        self.page.wait_for_function("() => document.activeElement.id === 'count'")
        self.settle()
        self.page.keyboard.press("Tab")
        if not self.page.evaluate("() => document.activeElement.matches('#found *')"):
            self.note("", f"skips to {self.page.evaluate('() => document.activeElement.outerHTML.slice(0, 80)')}")

    def ask(self, text):
        """Enters a text in the box."""
        self.page.locator("#box").fill(text)
        self.page.locator("#box").press("Enter")
        self.page.wait_for_function("() => document.getElementById('box').value === ''")
        self.settle()

    def check_box(self):
        """What people type becomes conditions, and what is not understood is said."""
        for text, query, *_ in self.observer.some(typed(self.site.day)[:ENTERED], of=TEXTS):
            self.open("search/")
            self.ask(text)
            self.check_results(text, expected(self.index, query), f"typed as {text!r}")
        self.check_told()
        self.check_marks()
        self.open("search/")
        box = self.page.locator("#box")
        check_suggestions(self.page, self.index, self.note)
        box.press("ArrowDown")
        chosen = self.page.locator(f"#{box.get_attribute('aria-activedescendant')}").evaluate(OFFERED)
        box.press("Enter")
        self.page.wait_for_url("**suburb=**")
        self.check_results(chosen, expected(self.index, urlencode({"suburb": chosen})), "chosen from the suggestions")

    def check_told(self):
        """What is not understood is said in a sentence, and other places of the same name are offered."""
        told = self.page.locator("#told")
        missing = "Nothing here mentions “{}”."
        for *before, text, said in self.observer.some((
                ("zzyzx under 15000", missing.format("zzyzx")), ("2 bed", "zzyzx", missing.format("zzyzx")),
                # A place without listings, Mardan, differs by a slip, and is asked about; a number of five digits is no word.
                ("mardam", "We didn’t understand “mardam”. Showing all listings. Did you mean Mardan"), ("melborne", "Showing Melbourne for “melborne”."),
                ("corolla", missing.format("corolla")), ("2400 pcm", "$2,400 a month is $554 a week."),
                ("2 bed house with books", "Those that mention “book” come first."), ("123456", "We didn’t understand “123456”. Showing all listings."),
                ("brunsw", "We took “brunsw” for Brunswick"), ("Somewhere", "“Somewhere” doesn’t narrow it down. Showing all listings."),
                ("zzyzx in collingwood", "We didn’t understand “zzyzx”. Showing everything else you asked for.")), of=3):
            self.open("search/")
            for one in (*before, text):
                self.ask(one)
            if not (found := " ".join(told.inner_text().split())).startswith(said):
                self.note(text, f"says {found!r}, and not {said!r}")
        self.open("search/")
        self.ask("zzyzx under 15000")
        self.check_results("zzyzx under 15000", [], "though nothing has the word")
        self.page.get_by_role("button", name="Without “zzyzx”").click()
        self.check_results("zzyzx under 15000", expected(self.index, "max=15000"), "without the word that nothing has")
        self.open("search/")
        self.ask("inner north")
        other = told.get_by_role("button", name="North Canberra")
        other.click()
        self.page.wait_for_url("**region=north-canberra**")
        self.check_results("inner north", expected(self.index, "region=north-canberra"), "in the other place of that name")
        if told.is_visible():
            self.note("inner north", "still offers what was chosen")

    def check_marks(self):
        """The words of a search are marked where cards have them."""
        self.open("search/?words=ladder")
        marks = self.page.locator("#found mark")
        marks.first.wait_for()
        if odd := [text for text in marks.all_inner_texts() if not text.lower().startswith("ladder")]:
            self.note("words=ladder", f"marks {odd}")

    def check_understood(self):
        """What people type means what it should."""
        rows = typed(self.site.day)
        self.open("search/")
        manifest = self.page.locator(".finder").get_attribute("data-index")
        answers = self.page.evaluate(with_modules(self.observer.site, UNDERSTOOD), [manifest, [text for text, *_ in rows]])
        for (text, query, ignored, others, unable, said), (conditions, unknown, offered, refused, told) in zip(rows, answers, strict=True):
            wanted = [(key, value) for key, values in parse_qsl(query) for value in values.split(",")]
            if sorted(map(tuple, conditions)) != sorted(wanted):
                self.note(text, f"means {conditions}, not {wanted}")
            if unknown != ignored:
                self.note(text, f"is ignored in {unknown}, not in {ignored}")
            if refused != unable:
                self.note(text, f"says that it cannot search for {refused}, not for {unable}")
            if told != said:
                self.note(text, f"says {told}, not {said}")
            # What is typed is never ignored in silence.
            if not (conditions or unknown or refused or told):
                self.note(text, "says nothing of it")
            if others is not None and offered != others:
                self.note(text, f"also offers {offered}, not {others}")

    def check_named(self):
        """Addresses may use the names that people use, and ask for postcodes that there are not."""
        for query, meant in (("near=unimelb&km=3", "near=unimelb-parkville&km=3"), ("region=melb", "region=melbourne"),
                             ("near=freo", "near=fremantle-wa-6160"), ("suburb=9999", "suburb=9999"), ("suburb=9999&surrounding=yes", "suburb=9999")):
            self.open(f"search/?{query}")
            self.check_results(query, expected(self.index, meant), "when it is followed")

    def check_steps(self):
        """Back leads from what was typed or chosen to what was there before."""
        self.open("search/")
        everything = self.page.locator("#count").inner_text()
        self.ask("3066")
        self.page.locator("#conditions button").first.click()
        self.page.wait_for_function("() => !document.querySelector('#conditions button')")
        self.page.go_back()
        self.page.locator("#conditions button").first.wait_for()
        self.check_results("suburb=3066", expected(self.index, "suburb=3066"), "after Back")
        self.page.go_back()
        self.page.wait_for_function("(text) => document.getElementById('count').textContent === text", arg=everything)

    def check_words(self):
        """The page takes texts apart as Houser does."""
        table = json.loads(Path(__file__).with_name("words.json").read_text(encoding="utf-8"))
        table += [(listing["title"], list(listing["words"])) for listing in self.index["listings"]]
        for (text, wanted), found in zip(table, self.page.evaluate(with_modules(self.observer.site, WORDS), [text for text, _ in table]), strict=True):
            said = [word for word in found if word not in self.index["silent"]]
            if said != wanted and not set(said) <= set(wanted):
                self.note(text, f"has the words {said}, not {wanted}")

    def check_phone(self):
        """On a phone the first card is in sight, and the filters lie in a dialog that says what they would show."""
        self.open("search/")
        self.page.locator("#found .card").first.wait_for()
        if (top := self.page.locator("#found .card").first.bounding_box()["y"]) > 300:
            self.note("", f"the first card of a phone begins at {top} px")
        query = "kind=rental&beds=1&max=900&pets=welcome,on-application"
        self.open(f"search/?{query}")
        if (top := self.page.locator("#found .card").first.bounding_box()["y"]) > 300:
            self.note(query, f"the first card of a phone begins at {top} px below the conditions")
        self.open("search/")
        self.page.locator("#open-filters").click()
        self.page.locator("#filter-kind").select_option("rental" if "rental" in self.index["kinds"] else "")
        self.page.locator("#filter-beds").select_option("2")
        count = len(expected(self.index, "kind=rental&beds=2"))
        show = self.page.locator("#show", has_text=f"Show {count} listing")
        show.wait_for()
        show.click()
        if self.page.evaluate("() => document.activeElement.id") != "open-filters":
            self.note("", "the focus does not come back from the filters")
        self.check_results("kind=rental&beds=2", expected(self.index, "kind=rental&beds=2"), "with filters set in the dialog")
        if self.page.locator("#open-filters").inner_text() != "Filters · 2":
            self.note("", "the button of the filters does not say how many there are")

    def judge(self, search, shown, when):
        self.judge_results(search.query, expected(self.index, search.query), shown, when)
        # A comma between a suburb and its state goes.
        asked = {name: value.replace(",", " ").split() for name, value in search.filled().items()}
        kept = {name: value.replace(",", " ").split() for name, value in parse_qsl(shown["address"])}
        if kept != asked:
            self.note(search.query, f"{when}, the address keeps {kept}")

    def shown(self):
        """What the page shows once its reader has come to the end of what is found."""
        self.settle()
        while self.page.locator("#more").is_visible():
            self.page.locator("#more").click()
            self.settle()
        return self.page.evaluate(SHOWN)

    def check_results(self, query, wanted, when):
        self.judge_results(query, wanted, self.shown(), when)

    def judge_results(self, query, wanted, shown, when):
        ids, count = shown["ids"], shown["count"]
        if ids != wanted:
            wrong = ", ".join(sorted(set(ids) ^ set(wanted))[:5]) or "the order"
            self.note(query, f"{when}, {len(ids)} cards show, {len(wanted)} should; wrong: {wrong}")
        if (wanted and not count.startswith(f"{len(wanted):,} listing")) or (not wanted and "No matches" not in count):
            self.note(query, f"{when}, it says {count!r} of {len(wanted)} listings")

    def kept(self):
        return dict(parse_qsl(urlsplit(self.page.url).query))

    def check_query(self, case, answer):
        """A query that somebody follows: what it finds, what it shows beside the form, and what it says that it does not know."""
        query, odd = case["query"], case.get("odd", [])
        worked_out = expected(self.index, query, odd)
        if worked_out != case["ids"]:
            self.note(query, f"queries.json does not have what the index holds: {worked_out}; see expected_search.py")
        self.judge_results(query, case["ids"], answer, "when it is followed")
        wanted = [*case["chips"], *(f"Not understood: {part}" for part in odd)]
        shown, kept = without_verb(answer["chips"]), answer["address"]
        own = ("Type: ", "Max price: ", "Bedrooms: ")
        places = dict(parse_qsl(kept)).get("suburb", "")
        if [chip for chip in shown if chip in wanted or not (chip.startswith(own) or chip in places.replace(",", ", "))] != wanted:
            self.note(query, f"shows the conditions {shown}, not {wanted}")
        if expected(self.index, kept, odd) != worked_out:
            self.note(query, f"becomes another search in the address: {kept}")

    def chips(self):
        return without_verb(self.page.evaluate(SHOWN)["chips"])

    def check_chips(self):
        """Conditions stay when others come, go when they are taken back, and leave the keyboard where it was."""
        query = "kind=rental&pets=welcome,on-application&features=heating&shade=red&state=VIC"
        self.open(f"search/?{query}")
        if self.page.locator("#conditions").get_by_role("button", name="Remove State: Victoria").count() != 1:
            self.note(query, "a condition's button does not say that it removes it")
        self.page.locator("#filter-beds").select_option("2")
        self.page.locator("#filter-max").fill("900")
        self.page.wait_for_url("**max=900**")
        self.check_results(query, expected(self.index, f"{query}&beds=2&max=900", ["shade = red"]), "with more filters set")
        left = ["State: Victoria", "Max price: $900", "Bedrooms: 2 or more", "Features: heating", "Pets: welcome, considered",
                "Not understood: shade = red"]
        if (shown := self.chips()) != left:
            self.note(query, f"shows {shown}, not {left}")
        asked = {"Type": "kind=rental", "State": "state=VIC", "Max price": "max=900", "Bedrooms": "beds=2", "Features": "features=heating",
                 "Pets": "pets=welcome,on-application"}
        while left:
            chip = self.page.locator("#conditions button").first
            if (box := chip.bounding_box())["height"] < 24 or box["width"] < 24:
                self.note(query, f"the button of a condition is {box['width']} by {box['height']} pixels large")
            chip.focus()
            self.page.keyboard.press("Enter")
            asked.pop(left.pop(0).split(":")[0], None)
            self.page.wait_for_function("(count) => document.querySelectorAll('#conditions button').length === count", arg=len(left))
            self.page.wait_for_function("() => document.activeElement !== document.body")
            if (shown := self.chips()) != left:
                self.note(query, f"after a condition was taken back, {shown} are left, not {left}")
            focused = self.page.evaluate("() => document.activeElement.textContent").removeprefix("Remove ")
            if focused != (left[0] if left else self.page.locator("#count").inner_text()):
                self.note(query, f"after a condition was taken back, {focused!r} has the focus")
            self.check_results(query, expected(self.index, "&".join(asked.values())), f"with {len(left)} conditions left")
        if "shade" in self.kept() or "pets" in self.kept():
            self.note(query, f"the address keeps {self.kept()}")
        self.check_replaced()

    def check_replaced(self):
        """What a control says takes the place of what the address asked for under its name."""
        query = "kind=rental,item&max=100"
        self.open(f"search/?{query}")
        self.page.locator("#filter-kind").select_option("item")
        self.page.wait_for_url("**kind=item&**")
        self.check_results(query, expected(self.index, "kind=item&max=100"), "with another kind chosen")

    def check_other_board(self, cases):
        """The same filter over a board with fields of other types."""
        answers = self.page.evaluate(with_modules(self.observer.site, FILTER), [self.boat, [case["query"] for case in cases]])
        for case, (shown, odd) in zip(cases, answers, strict=True):
            wanted = expected(self.boat, case["query"], case.get("odd", []))
            if wanted != case["ids"] or shown != wanted or odd != case.get("odd", []):
                self.note(case["query"], f"finds {shown} of the boats, not {case['ids']} or {wanted}, and does not understand {odd}")

    def check_home(self):
        """What is typed on the home page is understood on the search page, and Back leads home."""
        for text, query, *_ in typed(self.site.day)[:3]:
            self.page.goto(self.observer.home)
            self.page.locator("#box").fill(text)
            self.page.locator("#box").press("Enter")
            self.page.wait_for_url("**/search/**")
            self.page.wait_for_function("() => document.getElementById('box').value === ''")
            self.settle()
            self.check_results(text, expected(self.index, query), "typed on the home page")
            if "q=" in self.page.url:
                self.note(text, f"stays in the address as it was typed: {self.page.url}")
            self.page.go_back()
            if self.page.url != self.observer.home:
                self.note(text, f"Back leads to {self.page.url}, not to the home page")

    def check_home_box(self):
        """The box of the home page offers what it may mean once somebody is about to type, and not before; what is chosen leads to its search."""
        asked = []
        self.page.on("request", lambda request: asked.append(request.url.removeprefix(self.observer.home)))
        open_whole(self.page, self.observer.home)
        asking = '"asking-home.js"()'
        if early := [path for path in asked if path.startswith("search/") or (path.endswith(".js") and asking in self.site.read(path))]:
            self.note("", f"the home page loads {early} before anybody types")
        box = self.page.locator("#box")
        check_suggestions(self.page, self.index, self.note)
        box.press("ArrowDown")
        chosen = self.page.locator(f"#{box.get_attribute('aria-activedescendant')}").evaluate(OFFERED)
        box.press("Enter")
        self.page.wait_for_url("**/search/?suburb=**")
        self.check_results(chosen, expected(self.index, urlencode({"suburb": chosen})), "chosen from the suggestions of the home page")

    def check_back(self, search, grown=False):
        """A listing, opened from the results, and Back."""
        self.open(f"search/?{urlencode(search.filled())}")
        if grown:
            self.page.locator("#more").click()
            self.settle()
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
            self.judge(search, self.shown(), "after Back")
