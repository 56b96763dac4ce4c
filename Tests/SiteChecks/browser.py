"""browser.py OUTPUT BASE_PATH: the site works in a browser: it shows, searches, hides what is over, looks data up, keeps, and is accessible.
Below a path only what the path could break is checked."""

import os
import sys
from pathlib import Path

from accessibility import check_accessibility
from browsing import check_browsing
from device import check_device
from expiry import check_expiry
from flows import check_flows
from following import check_following
from hosting import check_hosting
from looking_up import check_looking_up
from mapping import check_map
from matching import check_matching
from narrow import check_narrow
from observer import Observer
from offline import check_offline
from playwright.sync_api import Error, sync_playwright
from published import Problems, Published
from reaching import ReachCheck
from reaching_owners import check_reaching_owners
from rendering import check_rendering
from saving import check_saving
from search_index import read_index
from searching import SearchCheck
from server import serve
from settings import check_settings
from viewing import check_viewing
from weight import check_weight

BOAT = Path(__file__).parents[1] / "HouserTests/Boards/boat/expected"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def boat_index():
    """The search index of a board of the tests, whose kinds have fields of types that the demonstration's have not."""
    return read_index(lambda path: (BOAT / path).read_text(encoding="utf-8"))


# What is checked, what it is called with how much of it was, and whether it could fail because a board lies below a path.
PARTS = [
    (check_rendering, "{} views", False),
    (lambda observer: SearchCheck(observer, boat_index()).run(), "{} searches", True),
    (lambda observer: ReachCheck(observer, None).run(), "{} drawn at random", False),
    (check_expiry, "expiry", False),
    (check_matching, "{} pairs that match or not", False),
    (check_looking_up, "{} look-ups of data", True),
    (check_accessibility, "{} pages under axe in light and dark", False),
    (check_map, "{} areas of the map", True),
    (check_browsing, "{} lists", True),
    (check_viewing, "{} things of pages on a phone", False),
    (check_narrow, "{} pages in a narrow window", False),
    (check_weight, "{} pages weighed", False),
    (check_reaching_owners, "{} ways to reach owners", True),
    (check_following, "{} things to follow", True),
    (check_hosting, "{} rules for hosts", True),
    (check_offline, "{} listings to read offline", True),
    (check_saving, "{} things that readers do with what they keep", True),
    (check_device, "{} further ones", True),
    (check_settings, "{} settings", True),
    (check_flows, "{} flows of the apps", False),
]


def main(folder, base):
    site, problems = Published(folder, base), Problems("browser")
    home = serve(site)
    done = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"])
        observer = Observer(browser, site, home, problems)
        for part, words, depends_on_path in PARTS:
            if base != "/" and not depends_on_path:
                continue
            try:
                done.append(words.format(part(observer)))
            except Error as error:
                problems.add("browser", str(error).strip().replace("\n", " "))
        browser.close()
    problems.finish(", ".join(done))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: browser.py OUTPUT BASE_PATH")
    main(sys.argv[1], sys.argv[2])
