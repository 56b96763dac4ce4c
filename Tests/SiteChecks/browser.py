"""browser.py OUTPUT BASE_PATH: the site works in a browser: it shows, searches, hides what is over, looks data up, and is accessible."""

import os
import sys
from pathlib import Path

from accessibility import check_accessibility
from browsing import check_browsing
from expiry import check_expiry
from looking_up import check_looking_up
from mapping import check_map
from observer import Observer
from playwright.sync_api import Error, sync_playwright
from published import Problems, Published
from reaching import ReachCheck
from rendering import check_rendering
from search_index import read_index
from searching import SearchCheck
from server import serve

BOAT = Path(__file__).parents[1] / "HouserTests/Boards/boat/expected"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def boat_index():
    """The search index of a board of the tests, whose kinds have fields of types that the demonstration's have not."""
    return read_index(lambda path: (BOAT / path).read_text(encoding="utf-8"))


def main(folder, base):
    site, problems = Published(folder, base), Problems("browser")
    home = serve(site)
    done = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"])
        observer = Observer(browser, site, home, problems)
        for part in (check_rendering, lambda observer: SearchCheck(observer, boat_index()).run(),
                     lambda observer: ReachCheck(observer, None).run(), check_expiry, check_looking_up, check_accessibility, check_map,
                     check_browsing):
            try:
                done[part] = part(observer)
            except Error as error:
                problems.add("browser", str(error).strip().replace("\n", " "))
        browser.close()
    views, searches, drawn, _, found, pages, areas, lists = [*done.values(), *[None] * 8][:8]
    problems.finish(f"{views} views, {searches} searches and {drawn} drawn at random, expiry, {found} look-ups of data, {pages} pages under axe "
                    f"in light and dark, {areas} areas of the map, and {lists} lists")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: browser.py OUTPUT BASE_PATH")
    main(sys.argv[1], sys.argv[2])
