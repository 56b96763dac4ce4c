"""Where nothing matches, the search page offers what does, and what the README takes for an example finds something."""

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"
# A search that nothing answers, and the conditions of which each, left out, finds something.
NOTHING = "kind=rental&beds=2&max=500&suburb=Fremantle+WA+6160"


class BridgeCheck:
    def __init__(self, observer):
        self.observer, self.done = observer, 0

    def expect(self, where, is_so, what):
        self.done += 1
        if not is_so:
            self.observer.problems.add(f"search/?{where}", what)

    def run(self):
        with self.observer.window(width=390, height=844) as self.page:
            self.check_example()
            self.check_nothing()
        return self.done

    def open(self, query):
        self.page.goto(f"{self.observer.home}search/?{query}")
        self.settle()

    def settle(self):
        self.page.wait_for_function("() => ['found', 'nearly'].every((id) => document.getElementById(id).ariaBusy === 'false')")

    def check_example(self):
        """What people type, by the README's own words."""
        example = re.search(r'understands what people type \("([^"]+)"\)', README.read_text(encoding="utf-8"))[1]
        self.open(f"q={example.replace(' ', '+')}")
        self.page.wait_for_function("() => !location.search.includes('q=')")
        self.settle()
        self.expect(example, self.page.locator("#found .card").count() > 0, "finds nothing, though the README names it")
        self.expect(example, self.page.locator("#told").is_hidden(), f"is not understood: {self.page.locator('#told').inner_text()}")

    def check_nothing(self):
        """Each condition that is in the way can be left out by a press, which finds as many as it says; what nearly matches says why."""
        self.open(NOTHING)
        self.expect(NOTHING, "No matches" in self.page.locator("#count").inner_text(), "finds something; choose another search")
        offers = self.page.locator("#relax button").all_inner_texts()
        self.expect(NOTHING, len(offers) > 1, f"offers {offers}")
        self.expect(NOTHING, self.page.locator("#nearly .card-why").count() > 0, "shows nothing that nearly matches")
        for number, offer in enumerate(offers):
            found = re.fullmatch(r"Without “(.+)”: (\d+ listings?)", offer)
            self.expect(NOTHING, found, f"offers {offer!r}")
            self.open(NOTHING)
            self.page.locator("#relax button").nth(number).click()
            self.page.wait_for_function("(count) => document.getElementById('count').textContent === count", arg=found and found[2])
            self.settle()
            left = self.page.locator("#conditions button").all_inner_texts()
            self.expect(NOTHING, found and found[1] not in left, f"leaves {found and found[1]} among {left}")


def check_bridges(observer):
    return BridgeCheck(observer).run()
