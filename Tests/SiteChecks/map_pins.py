"""The pins of the map of results: on a phone each is whole and can be pressed, and what stands for many suburbs has the name of their city."""

import re
from collections import Counter

CAMPUS = "unimelb-parkville"
# The pins that buttons of the map cover.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => [one.textContent, one.getBoundingClientRect()]);
  const tools = boxes(".map-tools button");
  return boxes(".map-pin").filter(([, pin]) => tools.some(([, tool]) =>
    pin.left < tool.right && tool.left < pin.right && pin.top < tool.bottom && tool.top < pin.bottom)).map(([text]) => text);
}"""
# The pins of which a part lies outside of the map.
CUT = """() => {
  const map = document.querySelector(".map-results").getBoundingClientRect();
  return [...document.querySelectorAll(".map-pin")].map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, pin]) => pin.left < map.left || pin.right > map.right || pin.top < map.top || pin.bottom > map.bottom).map(([text]) => text);
}"""
SHOWING = "() => document.getElementById('map').hidden || document.querySelector('.map-surface canvas')?.width > 300"
SAID = "(pins) => pins.map((pin) => [pin.textContent, pin.getAttribute('aria-label')])"
LEAST = 5
"""How many pins the whole country has at least, on a phone too: with fewer it is shown from too far away."""


class PinCheck:
    def __init__(self, observer):
        self.observer, self.index = observer, observer.site.index

    def note(self, what):
        self.observer.problems.add("the map", what)

    def run(self):
        with self.observer.window(width=390, height=664) as self.page:
            self.check_covered()
        for width, height in ((390, 844), (1280, 800)):
            with self.observer.window(width=width, height=height) as self.page:
                self.check_names()

    def open(self, query):
        self.page.goto(f"{self.observer.home}search/?{query}")
        self.page.wait_for_function("() => document.getElementById('found').ariaBusy === 'false'")
        self.page.wait_for_function(SHOWING)
        self.page.locator(".map-pin").first.wait_for()
        # Names come with the outlines; who made these is told last.
        self.page.locator(".map-credit").wait_for()
        self.page.evaluate("() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); })")

    def check_covered(self):
        """On a phone no pin lies beneath the map's buttons when it shows all results, and each is whole."""
        queries = ("view=map", "view=map&region=melbourne", "view=map&kind=rental", "view=map&state=WA",
                   "view=map&suburb=Fitzroy%20VIC%203065", f"view=map&near={CAMPUS}&km=5")
        for query in self.observer.some(queries, of=2):
            self.open(query)
            if covered := self.page.evaluate(COVERED):
                self.note(f"the pins {covered} lie beneath the buttons of {query}")
            if cut := self.page.evaluate(CUT):
                self.note(f"the pins {cut} lie half outside of {query}")
        for query, said in ((f"near={CAMPUS}&km=5", "Ring: 5 km around UniMelb, Parkville"), ("suburb=Fitzroy%20VIC%203065", "Marked: Fitzroy"),
                            ("suburb=Fitzroy%20VIC%203065&surrounding=yes", "Ring: 3 km around Fitzroy")):
            self.open(f"view=map&{query}")
            if (told := self.page.locator(".map-surface").get_attribute("aria-description")) != said:
                self.note(f"{query} is told as {told}, not as {said}")

    def check_names(self):
        """Perth's pin is called Perth, and what is named after a city or suburb is named after where most of it is."""
        self.open("view=map")
        pins = self.page.locator(".map-pin").evaluate_all(SAID)
        if len(pins) < LEAST:
            self.note(f"the whole country has the pins {pins}")
        states = Counter(listing.get("state") for listing in self.index["listings"])
        if [f"Perth: {states['WA']}", f"{states['WA']} listings in Perth"] not in pins:
            self.note(f"no pin shows the {states['WA']} listings of Perth: {pins}")
        towns = Counter(listing.get("suburb") for listing in self.index["listings"])
        for short, long in pins:
            names = re.sub(r" and around$|, shown .*", "", long.split(" in ", 1)[-1]).split(", ")
            if ":" in short and short.split(":")[0] != names[0]:
                self.note(f"a pin is called {short}, and said to be {long}")
            # Names of suburbs stand in the order of how much they have; those of cities are no suburbs, or share their name with one.
            known = [towns[name] for name in names if name in towns]
            if len(known) == len(names) and known != sorted(known, reverse=True):
                self.note(f"a pin is said to be {long}, where these have {known} listings")


def check_pins(observer):
    PinCheck(observer).run()
