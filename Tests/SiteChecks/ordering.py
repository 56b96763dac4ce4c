"""The search page offers the orders that say something of what is asked for, and the one by confirmations goes by what listings themselves say."""

import json

from expected_search import expected
from searching import IDS
from theme_modules import with_modules

FIELDS = ("bedrooms", "available", "odometer", "year")
# When each listing was confirmed, as the page finds it out.
CONFIRMED = """async (manifest) => {
  const { SearchIndex } = await THEME("index.js");
  const index = await SearchIndex.load(manifest);
  const rows = await index.rows({}, true);
  const days = new Map();
  for (const row of rows) {
    days.set((await row.part.card(row.place)).id, new Date(row.confirmed * 86_400_000).toISOString().slice(0, 10));
  }
  return [...days];
}"""


class OrderCheck:
    def __init__(self, observer):
        self.observer, self.site, self.index, self.done = observer, observer.site, observer.site.index, 0
        packs = [json.loads(self.site.read(path)) for path in self.site.below("api/listings/*.json")]
        self.said = {listing["id"]: listing for pack in packs for listing in pack["listings"]}

    def expect(self, query, is_so, what):
        self.done += 1
        if not is_so:
            self.observer.problems.add(f"search/?{query}", what)

    def run(self):
        with self.observer.window() as self.page:
            self.open("")
            days = dict(self.page.evaluate(with_modules(self.site, CONFIRMED), f"{self.site.base}search/index.json"))
            wrong = {one: day for one, day in days.items() if day != self.said[one]["confirmed"]}
            self.expect("", days and not wrong, f"takes these days for those of confirmations: {dict(list(wrong.items())[:5])}")
            for kind, said in self.index["kinds"].items():
                self.check_kind(kind, said)
        return self.done

    def open(self, query):
        self.page.goto(f"{self.observer.home}search/?{query}")
        self.page.wait_for_function("() => document.getElementById('found').ariaBusy === 'false'")

    def check_kind(self, kind, said):
        query = f"kind={kind}"
        self.open(query)
        offered = self.page.locator("#sort option").evaluate_all("(all) => all.map(({ value }) => value)")
        for field in FIELDS:
            self.expect(query, (field in offered) == (field in said["facets"]), f"offers the orders {offered}")
        own = [self.said[listing["id"]] for listing in self.index["listings"] if listing["kind"] == kind]
        has_more = any(listing["confirmed"] > listing["listed"] for listing in own)
        self.expect(query, ("confirmed" in offered) == has_more, f"offers the orders {offered}, and confirmations say more than listings: {has_more}")
        if not has_more:
            return
        self.page.locator("#sort").select_option("confirmed")
        self.page.wait_for_url("**sort=confirmed**")
        while True:
            self.page.wait_for_function("() => document.getElementById('found').ariaBusy === 'false'")
            if not self.page.locator("#more").is_visible():
                break
            self.page.locator("#more").click()
        shown = self.page.evaluate(IDS)
        days = [self.said[one]["confirmed"] for one in shown]
        self.expect(query, days == sorted(days, reverse=True), f"shows what was confirmed on {days[:6]} … first")
        self.expect(query, shown == expected(self.index, f"{query}&sort=confirmed"), "shows others of one day first than a reference")


def check_orders(observer):
    return OrderCheck(observer).run()
