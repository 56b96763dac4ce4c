"""The search of the documentation: what it finds, by keys alone, and what there is without scripts."""

import json

from accessibility import check_accessibility
from playwright.sync_api import expect

BASE, DAY = "/docs/", "2026-11-21"

FIRST = [
    ("install", "about-install/"),
    ("how do I install it?", "about-install/"),
    ("relay", "about-relay/"),
    ("accent colour", "about-themes/#the-accent-colour"),
    ("exit codes", "about-publishing/#exit-codes"),
    ("EXIT  code!", "about-publishing/#exit-codes"),
    ("speak another lang", "about-themes/#speak-another-language"),
    ("saved search", "about-searches/"),
    ("a kind", "about-kinds/"),
    ("post my home", "first-landlord/"),
    ("popovertarget", None),
    ("landlord xyzzy", None),
]
"""What stands first for a question; nothing where nothing has all its words."""

FOUND = "[...document.querySelectorAll('.docs-found ol a')].map((one) => one.getAttribute('href'))"
ASK = f"""(question) => {{
  const box = document.querySelector("#docs-box");
  box.value = question;
  box.dispatchEvent(new Event("input"));
  return {FOUND};
}}"""


def ready_to_search(page):
    """Opens the box of a page whose search is there."""
    page.locator("#docs-box").focus()
    page.locator("#docs-box").press_sequentially("a")
    page.locator(".docs-found li").first.wait_for()


def to_answers_and_back(page):
    """From the box to the second answer and back, by arrows."""
    first, second = ".docs-found li:nth-child(1) a", ".docs-found li:nth-child(2) a"
    for key, where in (("ArrowDown", first), ("ArrowDown", second), ("ArrowUp", first), ("ArrowUp", "#docs-box")):
        page.keyboard.press(key)
        expect(page.locator(where)).to_be_focused()


class SearchCheck:
    """What readers look for."""

    def __init__(self, observer):
        self.observer, self.site, self.problems = observer, observer.site, observer.problems
        self.index = json.loads(self.site.read(self.site.named("*/docs-index.json")[0]))

    def expect(self, where, right, what):
        if not right:
            self.problems.add(f"/{where}", what)

    def rank(self):
        """Each heading is found by its own words, and the best comes first."""
        with self.observer.window(day=DAY) as page:
            page.goto(self.observer.home)
            ready_to_search(page)
            check_accessibility(self.observer, page, "the search")
            for question, first in FIRST:
                found = page.evaluate(ASK, question)
                self.expect(f"?q={question}", found[:1] == ([BASE + first] if first else []), f"finds {found[:3]} and not {first} first")
            for number, anchor, heading, _ in self.index["parts"]:
                slug, title = self.index["pages"][number]
                if anchor:
                    found = page.evaluate(ASK, f"{heading} {title}")
                    self.expect(f"?q={heading}", f"{BASE}{slug}/#{anchor}" in found, f"does not find the heading, but {found[:2]}")

    def by_keys(self):
        """From the box to an answer and back, and to all answers, without a pointer."""
        with self.observer.window(day=DAY, width=390, height=844) as page:
            page.goto(self.observer.home + "about-feeds/")
            ready_to_search(page)
            box, list_of = page.locator("#docs-box"), page.locator(".docs-found")
            box.fill("round-up")
            to_answers_and_back(page)
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Escape")
            expect(list_of).to_be_hidden()
            expect(box).to_be_focused()
            box.fill("exit codes")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            page.wait_for_url("**/about-publishing/#exit-codes")
            page.locator("#exit-codes").wait_for()
            page.locator("#docs-box").fill("postcode")
            page.keyboard.press("Enter")
            page.wait_for_url("**/all-pages/?q=postcode")
            page.locator(".docs-all li a").nth(8).wait_for()
            expect(page.locator("#docs-box")).to_have_value("postcode")
            page.locator("#docs-box").focus()
            page.locator(".docs-found li a").nth(1).wait_for()
            to_answers_and_back(page)
            to_answers_and_back(page)
            check_accessibility(self.observer, page, "all answers (390 px)")

    def without_scripts(self):
        """Every heading is on one page, to which the box leads."""
        with self.observer.window(day=DAY, scripting=False) as page:
            page.goto(self.observer.home)
            page.locator("#docs-box").fill("feeds")
            page.keyboard.press("Enter")
            page.wait_for_url("**/all-pages/?q=feeds")
            page.locator("noscript p").wait_for()
            there = set(page.evaluate("() => [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href'))"))
            wanted = {f"{BASE}{self.index['pages'][number][0]}/" + (f"#{anchor}" if anchor else "") for number, anchor, *_ in self.index["parts"]}
            self.expect("all-pages/", wanted <= there, f"lacks {sorted(wanted - there)[:3]}")
