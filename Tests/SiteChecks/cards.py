"""cards.py OUTPUT BASE_PATH: the cards that scripts make are those of the pages, whatever template a board has for them and whatever its listings say."""

import sys
from html import unescape

from bridging import NOTHING
from observer import Observer, launch, open_whole
from playwright.sync_api import expect, sync_playwright
from published import Problems, Published
from server import serve

# The cards in the files of some lists, by the ids of their listings, as the program wrote them.
PUBLISHED = """async (addresses) => {
  const found = {};
  for (const address of addresses) {
    const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    for (const card of page.querySelectorAll("ul.cards .card")) found[card.dataset.id] = card.outerHTML;
  }
  return found;
}"""
# The cards of a list on the page beside those of the pages, both without some parts.
SHOWN = """([list, published, parts, members]) => {
  const bare = (card) => {
    const copy = card.cloneNode(true);
    for (const part of copy.querySelectorAll(parts)) part.remove();
    for (const member of ["matched", ...members]) delete copy.dataset[member];
    return copy.outerHTML;
  };
  const holder = document.createElement("template");
  return [...document.querySelectorAll(`${list} > li .card`)].map((card) => {
    holder.innerHTML = published[card.dataset.id] ?? "<p>";
    return [card.dataset.id, bare(card), bare(holder.content.firstElementChild)];
  });
}"""
MARKS = ".heart, .new, .not-me, .card-match, .keep-grip"
"""What the device puts on cards."""
BUILT = "2026-11-21"
"""The day on which the sites of the checks are built, which the cards of their pages tell of."""
REASONS = ".card-why, .card-away"
"""What only a search knows: why a card is shown, and how far away it is."""


class CardCheck:
    def __init__(self, observer, alike=1):
        """Of so many kinds one is looked at, by night all."""
        self.observer, self.site, self.alike = observer, observer.site, alike
        self.published, self.done = {}, 0

    def run(self):
        index = self.site.index
        with self.observer.window(BUILT) as self.page:
            self.page.goto(self.observer.home)
            folders = {listing["kind"]: listing["url"].split("/")[0] for listing in index["listings"]}
            lists = [path for folder in folders.values() for path in (f"{folder}/index.html", *self.site.below(f"{folder}/page/*/index.html"),
                                                                      *self.site.below(f"{folder}/*/*/index.html"))]
            self.published = self.page.evaluate(PUBLISHED, [self.site.base + path for path in lists if path in self.site.files])
            for kind in self.observer.some(folders, of=self.alike):
                self.check_search(kind)
            if "rental" in folders:
                self.check_nearly()
            self.check_map()
            self.check_saved(index["listings"])
        return self.done

    def check_search(self, kind):
        query = f"search/?kind={kind}"
        open_whole(self.page, self.observer.home + query)
        while (more := self.page.locator("#more")).is_visible():
            more.click()
            self.page.wait_for_function("() => document.getElementById('found').ariaBusy === 'false'")
        self.compare(query, "#found")

    def check_nearly(self):
        """What nearly matches says why, on the same cards."""
        query = f"search/?{NOTHING}"
        open_whole(self.page, self.observer.home + query)
        self.page.wait_for_function("() => document.getElementById('nearly').ariaBusy === 'false'")
        if self.page.locator("#misses .card").count():
            self.compare(query, "#misses")

    def check_map(self):
        """Pins divide until one opens."""
        open_whole(self.page, f"{self.observer.home}search/?view=map")
        for _ in range(20):
            before = self.page.url
            self.page.locator(".map-pin").first.focus()
            self.page.keyboard.press("Enter")
            self.page.wait_for_function("(before) => location.href !== before || document.querySelector('.map-panel .cards > li')", arg=before)
            if self.page.locator(".map-panel .cards > li").count():
                break
        self.compare("search/?view=map", ".map-panel .cards")

    def check_saved(self, listings):
        """Saved on their own pages, of each kind one. There cards do not say when they were listed: nothing is new to who saved it."""
        one_of_each = {listing["kind"]: listing for listing in listings}.values()
        for listing in one_of_each:
            open_whole(self.page, self.observer.home + listing["url"])
            self.page.locator(".listing .heart").first.click()
            expect(self.page.locator(".listing .heart").first).to_have_attribute("aria-pressed", "true")
        open_whole(self.page, self.observer.home + "saved/")
        self.page.locator(".keep .keep-card > .card").nth(len(one_of_each) - 1).wait_for()
        self.compare("saved/", ".keeps", members=["listed"])

    def compare(self, path, cards, members=()):
        """Whether the cards of a list are those of the pages, but for some of what programs read of them."""
        shown = self.page.evaluate(SHOWN, [cards, self.published, f"{MARKS}, {REASONS}", list(members)])
        if not shown:
            self.observer.problems.add(f"/{path}", f"shows no cards in {cards}")
        for id, html, published in shown:
            self.done += 1
            if id not in self.published:
                self.observer.problems.add(f"/{path}", f"shows {id}, which is in no list")
            elif html != published:
                self.observer.problems.add(f"/{path}", f"shows {differing(html, published)} of {id}, its list {differing(published, html)}")


def differing(one, other):
    """A text from where it differs from another one."""
    start = next((place for place, signs in enumerate(zip(one, other, strict=False)) if signs[0] != signs[1]), min(len(one), len(other)))
    return repr(unescape(one[max(0, start - 20):start + 100]))


def check_cards(observer):
    """How many cards were compared."""
    return CardCheck(observer, alike=3).run()


def main(folder, base):
    site, problems = Published(folder, base), Problems("cards")
    home = serve(site)
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        done = CardCheck(Observer(browser, site, home, problems)).run()
        browser.close()
    problems.finish(f"{done} cards")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: cards.py OUTPUT BASE_PATH")
    main(*sys.argv[1:])
