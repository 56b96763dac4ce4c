"""On the narrowest phones no page scrolls sideways, however long the words on it are, and where a reader's system chooses the colours, it shows
which page is open and which day is today."""

from observer import open_whole
from rendering import OVERFLOW

WIDTH = 320
LARGE = 360
"""How wide a phone is on which letters twice as large have room."""
LARGE_PAGES = ("", "search/", "search/?kind=rental&view=map", "calendar/", "saved/", "settings/", "campuses/", "inspections/")
# As if the reader had chosen letters twice as large in the browser.
ENLARGE = "() => { document.documentElement.style.fontSize = '200%'; }"
# What lies over the heart or the price of a card.
COVERED = """() => {
  const boxes = (card) => [".badge", ".heart", ".card-price"].map((part) => card.querySelector(part)?.getBoundingClientRect()).filter(Boolean);
  const isOver = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll(".saved .card:has(.badge)")].filter((card) => card.checkVisibility() && boxes(card).some((one, place, all) => all.slice(place + 1).some((other) => isOver(one, other)))).map((card) => card.dataset.id);
}"""
# What people write, or what is made of it, wherever it may stand.
WRITTEN = ", ".join(f"main {one}" for one in (
    "h1", "bdi", ".card h3 a", ".card-excerpt", ".card-place", ".reason", ".badge", ".place-line", ".listing-head .highlights li", ".facts dt", ".facts dd",
    ".ticks li", ".tags a", ".sources a", ".rows a", ".places a", ".owner a", ".owner-about", ".news", ".prose p", ".prose li", ".agenda a", ".members a",
    ".lead", "[data-copy]:not(.nowrap)", ".jumps:not(.sideways, .choose *, .days *) a", ".chip"))
# A text whose words could not be parted would be as wide as its line.
LENGTHEN = """(written) => {
  for (const one of document.querySelectorAll(written)) {
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    for (const text of texts) text.data = "W" + "o".repeat(96) + "rd";
  }
}"""
KEPT = """(base) => {
  const word = "W" + "o".repeat(70) + "rd";
  const keep = (name, record) => localStorage.setItem(`houser:${name}:${base}`, JSON.stringify({ version: 1, ...record }));
  const listing = { id: "one", path: "rentals/one", title: word };
  keep("calendar", { notes: [{ id: "a1b2c3d4", day: "2026-11-21", title: word }] });
  keep("thumbs", { listings: [listing] });
  keep("hidden", { listings: [listing] });
  keep("follows", { pages: [{ path: "rentals/", name: word, feed: "atom.xml", looked: "2026-11-21" }] });
  keep("viewed", { listings: [{ id: "two", path: "rentals/two", snapshot: { title: word, url: "rentals/two/" } }] });
}"""
BORDERS = """() => [...document.querySelectorAll(".site-nav:not(:popover-open) a, .tabs a")].filter((link) => link.checkVisibility()).map((link) => {
  const { borderBottomColor } = getComputedStyle(link);
  return { name: link.textContent.trim(), isCurrent: link.hasAttribute("aria-current"), isSeen: borderBottomColor !== getComputedStyle(document.body).backgroundColor };
})"""


KEEPING = ("home", "catalogue", "follow", "saved", "compare", "settings", "inspections", "calendar")
"""Pages that show something of what is kept."""


def more_pages(site):
    """One listing of each kind, and a page of each sort that the samples leave out, as far as the board has one."""
    for kind in site.index["kinds"]:
        yield from [listing["url"] for listing in site.index["listings"] if listing["kind"] == kind][:1]
    for folder in ("brands/", "circles/"):
        found = sorted(path for path in site.files if path.startswith(folder) and path.endswith("/index.html") and path.count("/") == 2)
        yield from [path.removesuffix("index.html") for path in found[:1]]
    for path in ("brands/", "circles/", "comments/", "people/", "tags/", "campuses/"):
        if f"{path}index.html" in site.files:
            yield path


def check_narrow(observer, page, path, is_loaded=False):
    """Opens a page in a narrow window of a reader who keeps things, unless it is there and would show none of them, and makes its words long."""
    page.set_viewport_size({"width": WIDTH, "height": 640})
    if not is_loaded:
        page.evaluate(KEPT, observer.site.base)
        open_whole(page, observer.home + path)
    for how in ("", " with long words"):
        if how:
            page.evaluate(LENGTHEN, WRITTEN)
        if overflow := page.evaluate(OVERFLOW):
            observer.problems.add(f"/{path} ({WIDTH} px{how})", f"scrolls sideways: {overflow}")


def check_large_letters(observer):
    """Letters twice as large make no page of a phone scroll sideways, and what is saved has nothing over its heart or price."""
    site = observer.site
    busy = [path.removesuffix("index.html") for path in site.below("rentals/*/index.html") if '"status_label":' in site.read(path) and 'class="listing h-entry"' in site.read(path)][:2]
    kinds = observer.some(site.index["kinds"], of=3)
    usual = [next(listing["url"] for listing in site.index["listings"] if listing["kind"] == kind) for kind in kinds]
    suburb = next(path.removesuffix("calendar/index.html") for path in site.below("suburbs/*/*/calendar/index.html"))
    with observer.window(width=LARGE, height=640) as page:
        for url in [*busy, *usual]:
            open_whole(page, observer.home + url)
            page.locator(".heart").first.click()
        for path in (*LARGE_PAGES, *busy, *usual, suburb, f"{suburb}calendar/"):
            open_whole(page, observer.home + path)
            page.evaluate(ENLARGE)
            if overflow := page.evaluate(OVERFLOW):
                observer.problems.add(f"/{path} (200 % in {LARGE} px)", f"scrolls sideways: {overflow}")
        open_whole(page, observer.home + "saved/")
        for width, how in ((WIDTH, "() => {}"), (WIDTH, ENLARGE)):
            page.set_viewport_size({"width": width, "height": 640})
            page.evaluate(how)
            page.locator(".saved .card .heart").first.wait_for()
            if covered := page.evaluate(COVERED):
                observer.problems.add("/saved/", f"{covered} have something over the heart or the price")


def check_forced_colours(observer):
    with observer.window(width=1280, forced_colors="active") as page:
        for path in ("items/", "search/"):
            open_whole(page, observer.home + path)
            for link in page.evaluate(BORDERS):
                if link["isSeen"] != link["isCurrent"]:
                    seen = "has" if link["isSeen"] else "has not"
                    observer.problems.add(f"/{path} (forced colours)", f"“{link['name']}” {seen} the line of what is open")
        open_whole(page, observer.home + "calendar/")
        today = page.locator(".month-grid [aria-current] time")
        if today.count() and today.first.evaluate("(time) => getComputedStyle(time).outlineStyle") == "none":
            observer.problems.add("/calendar/ (forced colours)", "today looks like any other day")
