"""browser.py OUTPUT BASE_PATH [SEARCHES]: the site works in a browser: it shows, searches, hides what is over, looks data up, keeps, and is accessible.

With a number of random searches the check is thorough, as by night: else of what is alike only some is looked at. Below a path only what the path
could break is checked then, and at the root what a path could not."""

import sys
from pathlib import Path
from time import monotonic

from agenda import check_agenda
from below_path import check_below_path
from bridging import check_bridges
from browsing import check_browsing
from cards import check_cards
from device import check_device
from expiry import check_expiry
from flows import check_flows
from following import check_following
from hosting import check_hosting
from looking_up import check_looking_up
from mapping import check_map
from matching import check_matching
from observer import Observer, launch
from offline import check_offline
from ordering import check_orders
from pages import check_pages
from parts import MOST, part
from playwright.sync_api import sync_playwright
from post_drafts import check_post_drafts
from post_pictures import check_post_pictures
from published import Problems, Published
from reaching import ReachCheck
from reaching_owners import check_reaching_owners
from saving import check_saving
from search_index import read_index
from searching import SearchCheck
from server import serve
from settings import check_settings
from viewing import check_viewing

BOAT = Path(__file__).parents[1] / "HouserTests/Boards/boat/expected"
FEW = 20
"""How many random searches are tried if nobody says how many."""
SLOWEST = 10
"""So many seconds more may a part take for each of them."""


def boat_index():
    """The search index of a board of the tests, whose kinds have fields of types that the demonstration's have not."""
    return read_index(lambda path: (BOAT / path).read_text(encoding="utf-8"))


# What is checked, and what it is called with how much of it was.
PARTS = [
    (check_pages, "{} pages in all widths and schemes"),
    (lambda observer: SearchCheck(observer, boat_index()).run(), "{} searches"),
    (check_orders, "{} orders"),
    (check_bridges, "{} ways out of searches that find nothing"),
    (check_cards, "{} cards that scripts make"),
    (check_expiry, "expiry"),
    (check_matching, "{} pairs that match or not"),
    (check_map, "{} areas of the map"),
    (check_browsing, "{} lists"),
    (check_agenda, "{} choices of the calendar"),
    (check_viewing, "{} things of pages on a phone"),
    (check_reaching_owners, "{} ways to reach owners"),
    (check_saving, "{} things that readers do with what they keep"),
    (check_device, "{} further ones"),
    (check_settings, "{} settings"),
    (check_post_pictures, "{} things that become of pictures"),
    (check_post_drafts, "{} of drafts"),
    (check_flows, "{} flows of the apps"),
]
# What could fail because a board lies below a path.
PATH_PARTS = [
    (check_looking_up, "{} look-ups of data"),
    (check_following, "{} things to follow"),
    (check_hosting, "{} rules for hosts"),
    (check_offline, "{} listings to read offline"),
]


def parts(base, searches):
    """What is checked of a site at this path, with so many random searches if all is to be."""
    at_random = lambda observer: ReachCheck(observer, None).run(int(searches or FEW)), "{} searches drawn at random"
    if searches is not None:
        return [*PARTS, *PATH_PARTS, at_random]
    return [*PARTS, at_random] if base == "/" else [*PATH_PARTS, (check_below_path, "{} journeys below a path")]


def main(folder, base, searches=None):
    site, problems = Published(folder, base), Problems("browser")
    home = serve(site)
    done = []
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        observer = Observer(browser, site, home, problems, is_thorough=searches is not None)
        for check, words in parts(base, searches):
            start = monotonic()
            with part(problems, words.format("").strip(), MOST + SLOWEST * int(searches or FEW)):
                done.append(f"{words.format(check(observer))} ({monotonic() - start:.0f} s)")
        browser.close()
    problems.finish(", ".join(done))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit("usage: browser.py OUTPUT BASE_PATH [SEARCHES]")
    main(*sys.argv[1:])
