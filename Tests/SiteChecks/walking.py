"""A reader with a phone, and her walks through the site: each flow goes from its first screen to its end by what can be seen and pressed."""

import json
import re
from functools import cached_property, wraps
from urllib.parse import unquote

from observer import open_whole
from playwright.sync_api import Error, expect

LONG = 400
"""How many letters of what went wrong are told."""


def flow(**options):
    """Makes a check of a walk: it is given a reader whose window has these options, and what she does not find is a problem."""
    def make(walk):
        @wraps(walk)
        def check(observer):
            with observer.window(width=390, height=844, has_touch=True, **options) as page:
                try:
                    walk(Reader(observer, page))
                except (AssertionError, Error, LookupError) as error:
                    what = re.sub(r"\s+", " ", str(error)).strip()
                    observer.problems.add(f"{walk.__name__} ({page.url.removeprefix(observer.home)})", what[:LONG] or repr(error))
        return check
    return make


class Reader:
    """Goes by roles, names and words, with a finger. What she is to look for she knows from the data that the site publishes."""

    def __init__(self, observer, page):
        self.site, self.home, self.page = observer.site, observer.home, page

    @cached_property
    def everything(self):
        """All listings as programs get them, with `path` for where a page is."""
        packs = range(len(json.loads(self.site.read("api/listings.json"))["packs"]))
        listings = [one for pack in packs for one in json.loads(self.site.read(f"api/listings/{pack}.json"))["listings"]]
        # Which pack one is in says nothing of it.
        return sorted((one | {"path": one["url"].removeprefix(self.site.address)} for one in listings), key=lambda one: one["id"])

    @property
    def listings(self):
        """What is open."""
        return [one for one in self.everything if one["open"]]

    @property
    def gone(self):
        """What has been taken."""
        return [one for one in self.everything if not one["open"]]

    def of_kind(self, kind, is_so=lambda one: True):
        return [one for one in self.listings if one["kind"] == kind and is_so(one)]

    def example(self, kind, is_so=lambda one: True):
        """The listing of a kind that is so and has the first id; an error if the board has none."""
        return first(self.of_kind(kind, is_so), f"there is no {kind} of the sort that this is about")

    def kind(self, kind):
        """What a kind is called, for one and for many, and what can be asked for of it."""
        if kind not in self.site.index["kinds"]:
            raise LookupError(f"the board has no {kind}")
        return self.site.index["kinds"][kind]

    # Where she is.

    @property
    def main(self):
        return self.page.get_by_role("main")

    @property
    def heading(self):
        return self.main.get_by_role("heading", level=1)

    @property
    def path(self):
        return self.page.url.removeprefix(self.home)

    def open(self, path=""):
        self.page.goto(self.home + path)

    def open_whole(self, path):
        """Opens a page, and waits for the scripts that it asks for when all else is there."""
        open_whole(self.page, self.home + path)

    def link(self, name, place=None, exact=False):
        return (place or self.main).get_by_role("link", name=name, exact=exact).first

    def button(self, name, place=None, exact=False):
        return (place or self.main).get_by_role("button", name=name, exact=exact).first

    def section(self, heading):
        """The smallest part of the page that has a heading of these words."""
        return self.main.locator("section, .follow").filter(has=self.page.get_by_role("heading", name=re.compile(f"^{re.escape(heading)}"))).last

    def card(self, title):
        """The first card of a listing; some words may stand on two."""
        return self.main.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title, exact=True)).first

    # What she does.

    def follow(self, link):
        """Presses a link and waits for the page that it leads to."""
        if isinstance(link, str):
            link = self.link(link)
        with self.page.expect_event("load"):
            link.tap()

    def back(self):
        self.page.go_back()

    def from_menu(self, name):
        header = self.page.get_by_role("banner")
        self.button("Menu", header).tap()
        self.follow(self.link(name, header.get_by_role("navigation"), exact=True))

    def search(self, words):
        """Types into the box of the home page, and goes to what is found."""
        self.open()
        self.main.get_by_role("textbox", name="Suburb").fill(words)
        with self.page.expect_event("load"):
            self.button("Search", self.main.get_by_role("search")).tap()
        return self.found()

    def found(self):
        """The cards that a search shows, once it is answered."""
        expect(self.main.locator("#found")).to_have_attribute("aria-busy", "false")
        expect(self.main.locator("#count")).to_have_text(re.compile(r"\d listing|No matches|Nothing"))
        return self.main.get_by_role("region", name="Results").locator("#found").get_by_role("article")

    def filters(self):
        """Opens the filters of the search page."""
        self.found()
        self.button("Filters").tap()
        return self.page.get_by_role("dialog", name="Filters")

    def shown(self):
        """Closes the filters, and gives the cards of what they leave."""
        self.found()
        self.button("Show", self.page.get_by_role("dialog", name="Filters")).tap()
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        return self.found()

    def titles(self, cards):
        return cards.get_by_role("heading").all_inner_texts()

    def prices(self, cards):
        """What the cards cost in dollars, in their order; what is free costs nothing."""
        return [float(re.sub(r"[^\d.]", "", text) or 0) for text in cards.locator(".card-price b").all_inner_texts()]

    def save(self, listing):
        """Saves a listing on its own page."""
        self.open(listing["path"])
        self.button(f"Save {listing['title']}").tap()
        expect(self.button(f"Saved: {listing['title']}")).to_have_attribute("aria-pressed", "true")

    def message(self, name, scheme="", place=None):
        """The message that a link writes for her; its address begins with a scheme."""
        href = self.link(name, place).get_attribute("href")
        assert href.startswith(scheme), f"“{name}” leads to {href}, not to {scheme}"
        return unquote(href)

    def swipe(self, surface, far):
        """Moves a finger sideways over something: `far` pixels to the right, or to the left if negative."""
        box = surface.bounding_box()
        x, y = box["x"] + box["width"] / 2 - far / 2, box["y"] + box["height"] / 2
        finger = self.page.context.new_cdp_session(self.page)
        for step in range(11):
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [{"x": x + far * step / 10, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def download(self, press):
        """The text of the file that a press gives her."""
        with self.page.expect_download() as given:
            press.tap()
        return given.value.path().read_text(encoding="utf-8")


def first(found, otherwise):
    """The first of what was found; an error that says why there is none."""
    for one in found:
        return one
    raise LookupError(otherwise)


def is_sorted(values, is_down=False):
    return values == sorted(values, reverse=is_down)
