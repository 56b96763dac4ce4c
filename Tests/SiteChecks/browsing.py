"""The lists of a site: without scripting they lead from the search page to everything; with it they can be narrowed, and lead to the search."""

import json
import re
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from accessibility import check_accessibility
from playwright.sync_api import Error
from rendering import OVERFLOW

LINKS = "() => [...document.querySelectorAll('main a[href]')].map((link) => link.pathname)"
IDS = "() => [...document.querySelectorAll('main .card:not(.slot)')].map((card) => card.dataset.id)"
SHOWN = "() => [...document.querySelectorAll('main section.listed li')].filter((row) => row.checkVisibility()).map((row) => row.textContent)"


class Cards(HTMLParser):
    """The listings whose cards a page holds, and where it links to."""

    def __init__(self, text):
        super().__init__()
        self.cards, self.links = [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "article" and "data-id" in attrs:
            self.cards.append(attrs["data-id"])
        if tag == "a" and "href" in attrs:
            self.links.append(attrs["href"])


def published_listings(site):
    """The ids of all that is open, as programs get them."""
    packs = range(len(json.loads(site.read("api/listings.json"))["packs"]))
    return {listing["id"] for pack in packs for listing in json.loads(site.read(f"api/listings/{pack}.json"))["listings"] if listing["open"]}


def lists_below(site, start):
    """The pages that a list leads to and that lie below its own address: further pages, and shorter lists."""
    found, waiting = {}, [start]
    while waiting:
        path = waiting.pop()
        page = Cards(site.read(path + "index.html"))
        # A listing has its own page below the list, too; that shows no card of itself.
        found[path] = page
        for link in page.links:
            target = urlsplit(link).path.removeprefix(site.base)
            is_page = target.endswith("/") and target.count("/") > start.count("/") + 1
            if target.startswith(start) and is_page and target not in found and target not in waiting:
                waiting.append(target)
    return found


def check_without_scripts(observer):
    """From the search page links lead to every listing; what they lead to shows well in all widths."""
    site = observer.site
    reached = set()
    with observer.window(scripting=False) as page:
        page.goto(observer.home + "search/")
        starts = [path.removeprefix(site.base) for path in page.evaluate(LINKS)]
        if page.locator("main form:visible").count():
            observer.problems.add("/search/", "shows a form that does nothing without scripting")
    kinds = [path for path in dict.fromkeys(starts) if path.count("/") == 1 and site.folders.get(path) and f"{path}atom.xml" in site.files]
    lists = {}
    for kind in kinds:
        lists |= lists_below(site, kind)
    for shown in lists.values():
        reached |= set(shown.cards)
    wanted = published_listings(site)
    if reached != wanted:
        observer.problems.add("/search/", f"links lead to {sorted(reached - wanted)}, and not to {sorted(wanted - reached)}")
    missing = [path for path in starts if path.count("/") > 1 and path not in lists]
    if missing:
        observer.problems.add("/search/", f"links to {missing}, to which no list of a kind leads")
    return lists


def check_widths(observer, paths):
    """No page scrolls sideways, and axe finds nothing, in three widths."""
    for width, scheme, scripting in observer.some(((390, "light", False), (768, "dark", True), (1280, "light", True)), of=2):
        with observer.window(width=width, scheme=scheme, scripting=scripting) as page:
            for path in paths:
                page.goto(observer.home + path)
                for details in page.locator("main details").all():
                    details.locator("summary").click()
                if overflow := page.evaluate(OVERFLOW):
                    observer.problems.add(f"/{path} ({width} px)", f"scrolls sideways: {overflow}")
                if scripting:
                    check_accessibility(observer, page, f"/{path} ({scheme})")


def check_links_to_search(observer, paths):
    """The search that a list links to finds what the list holds, and leaves its address as the list wrote it."""
    with observer.window() as page:
        for path in paths:
            page.goto(observer.home + path)
            # A page may show a part of its list; its head says how many there are.
            ids = page.evaluate(IDS)
            total = max(int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", page.locator(".lead").first.inner_text()))
            link = page.locator(".filter-these a").first
            target = link.get_attribute("href")
            link.click()
            page.locator("#found .card").first.wait_for()
            found = int(re.search(r"\d[\d,]*", page.locator("#count").inner_text())[0].replace(",", ""))
            if "campuses/" not in path and found != total:
                observer.problems.add(f"/{path}", f"says {total} listings, and its search finds {found}")
            if "campuses/" in path and found < len(ids):
                observer.problems.add(f"/{path}", f"shows {len(ids)} listings, and its search finds {found}")
            if not page.url.endswith(target):
                observer.problems.add(f"/{path}", f"links to {target}, which the search page writes as {page.url}")


def check_shortcuts(observer, path, widths, of):
    """Each link beside "Filters" opens the filter that it names, or adds what it says: one of so many is followed, by night each."""
    for width in widths:
        with observer.window(width=width, height=844) as page:
            page.goto(observer.home + path)
            links = page.locator(".filter-these a").evaluate_all("(all) => all.slice(1).map((link) => link.getAttribute('href'))")
            for href in observer.some(links, of):
                # An address that differs in its end alone would not load the page again.
                page.goto("about:blank")
                page.goto(urljoin(observer.home, href))
                page.locator("#found .card, #map [role=application], #map svg, #map canvas").first.wait_for()
                rest, _, key = href.partition("#filter=")
                if not key:
                    added = href.rpartition("&")[2]
                    if added not in page.url:
                        observer.problems.add(f"/{path}", f"the link {href} leads to {page.url}")
                    continue
                try:
                    page.wait_for_function("(names) => document.querySelector('dialog[open]') && names.includes(document.activeElement.name)",
                                           arg=[key, "beds" if key == "bedrooms" else key])
                except Error:
                    observer.problems.add(f"/{path} ({width} px)", f"the link {href} does not lead to that filter")
                if not page.url.endswith(rest):
                    observer.problems.add(f"/{path}", f"the link {href} leads to {page.url}")


def check_narrowing(observer):
    """The box above a long list leaves what begins with the words typed, and says how much that is."""
    with observer.window() as page:
        for path, typed, word in (("suburbs/", "fitz", "Fitzroy"), ("suburbs/", "3065", "Fitzroy"), ("campuses/", "swinburne univ", "Swinburne"),
                                  ("campuses/", "rmit", "RMIT"), ("suburbs/", "zzyzx", None)):
            page.goto(observer.home + path)
            everything = len(page.evaluate(SHOWN))
            page.locator(".narrow input").fill(typed)
            shown = page.evaluate(SHOWN)
            said = page.locator(".narrow [role=status]").inner_text()
            if word is None and (shown or not said.startswith("None")):
                observer.problems.add(f"/{path}", f"{typed!r} leaves {shown[:3]} and says {said!r}")
            if word and not (shown and len(shown) < everything and all(word in row for row in shown) and said.startswith(f"{len(shown)} ")):
                observer.problems.add(f"/{path}", f"{typed!r} leaves {shown[:3]} and says {said!r}")
            page.locator(".narrow input").fill("")
            if len(page.evaluate(SHOWN)) != everything:
                observer.problems.add(f"/{path}", "does not show everything again")


def check_browsing(observer):
    """How many lists were looked at."""
    site = observer.site
    lists = check_without_scripts(observer)
    # One of each fact by which a kind is divided.
    shorter = list({path.rsplit("/", 2)[0]: path for path in lists if path.count("/") == 3 and "/page/" not in path}.values())
    kinds = [path for path in lists if path.count("/") == 1]
    with observer.window() as page:
        page.goto(observer.home)
        near = page.locator("main a[href*='campuses/']").evaluate_all("links => links.map((link) => link.pathname)")
    campus = next(path.removeprefix(site.base) for path in near if path.count("/") > site.base.count("/") + 1)
    samples = [path.removesuffix("index.html") for pattern in ("states/*/index.html", "suburbs/*/*/index.html", "tags/*/index.html",
               "people/*/index.html") for path in [p for p in site.below(pattern) if "filter-these" in site.read(p)][:1]]
    for kind in kinds:
        # The filters of one kind lie as those of another.
        check_shortcuts(observer, kind, observer.some((390, 1280), of=2) if kind == kinds[0] else (390,), of=2 if kind == kinds[0] else 5)
    check_links_to_search(observer, observer.some(kinds + shorter, of=3) + [campus] + samples)
    check_widths(observer, observer.some(["suburbs/", "campuses/", campus, kinds[0], *shorter[:1], samples[0]], of=2))
    check_narrowing(observer)
    return len(lists)
