"""What pages cost a reader on a phone who comes for the first time: bytes as gzip sends them, and requests, pictures apart."""

import gzip
import os
import sys
from pathlib import Path
from urllib.parse import quote, urlsplit

sys.path.insert(0, str(Path(__file__).parents[1] / "SiteChecks"))

from playwright.sync_api import sync_playwright
from published import Published
from sample_pages import first_link
from server import serve

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
DAY = "2026-11-21"
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif")
IDLE = "() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 50)))"
"""Waits until the page has nothing to do, however long other programs keep it from it."""
CALM = 4
"""After how many such moments without a request a page is taken to have asked for all that it wants."""


def weigh(demonstration, large):
    """The figures of sample pages of the demonstration, and of a search on a larger board, whose data a search goes through."""
    figures = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"])
        for name, site, pages in (("demonstration", Published(demonstration), None), ("3,000 listings", Published(large), LARGE)):
            home = serve(site)
            for what, path in (pages or sample_pages(site)).items():
                files = requests(browser, home, path)
                figures[f"{name}: {what} in the browser: requests"] = len(files)
                figures[f"{name}: {what} in the browser: bytes"] = sum(size(site, address) for address in files)
        browser.close()
    return figures


TYPED = f"search/?q={quote('2 bed in fitzroy under 700')}"
LARGE = {"typed search": f"search/?q={quote('2 bed in melbourne under 700')}", "typed suburb": "search/?q=melbourne"}


def sample_pages(site):
    """What the page is -> its path in the site."""
    listing = next(listing for listing in site.index["listings"] if listing.get("image") and listing.get("bedrooms") is not None)
    return {
        "home": "", "catalogue": listing["url"].split("/")[0] + "/", "listing": listing["url"],
        "suburb": first_link(site, listing["url"], "suburbs/", 3), "search by link": f"search/?kind={listing['kind']}&suburb={quote(listing['place'])}",
        "typed search": TYPED,
    }


def requests(browser, home, path):
    """The addresses of all files but pictures that a page asks for, once each."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-AU", timezone_id="Australia/Melbourne")
    context.clock.set_fixed_time(f"{DAY}T12:00:00+11:00")
    page = context.new_page()
    page.set_default_timeout(120_000)
    asked, waiting = [], set()
    page.on("request", lambda request: (asked.append(request.url), waiting.add(request)))
    page.on("requestfinished", lambda request: waiting.discard(request))
    page.on("requestfailed", lambda request: waiting.discard(request))
    page.goto(home + path)
    settle(page, asked, waiting)
    if heart := page.query_selector(".heart"):
        # What answers hearts may be loaded only when one is about to be pressed.
        heart.dispatch_event("pointerover")
        settle(page, asked, waiting)
    context.close()
    files = {address.split("?")[0].split("#")[0] for address in asked if address.startswith(home)}
    return sorted(address for address in files if not address.endswith(PICTURES))


def settle(page, asked, waiting):
    calm = 0
    while calm < CALM:
        before = len(asked)
        page.evaluate(IDLE)
        calm = calm + 1 if len(asked) == before and not waiting else 0


def size(site, address):
    path = urlsplit(address).path.removeprefix(site.base)
    file = site.folder / (path + "index.html" if path.endswith("/") or not path else path)
    return len(gzip.compress(file.read_bytes(), 6))
