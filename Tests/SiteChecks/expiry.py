"""A listing past its last day is hidden by the reader's own browser, though no build has run."""

import re

from sample_pages import sample_pages

SHOWN = "() => [...document.querySelectorAll('.card[data-expires]')].map((c) => [c.dataset.id, c.dataset.expires, c.checkVisibility()])"


def check_expiry(observer):
    for path in ("", sample_pages(observer.site)["catalogue"]):
        check_cards(observer, path)
    check_search(observer)


def check_cards(observer, path):
    """On the last of the page's last days, the cards of earlier ones are gone and those of that day still show."""
    days = sorted(set(re.findall(r'data-expires="([^"]+)"', observer.site.read(path + "index.html"))))
    if len(days) < 2:
        observer.problems.add(f"/{path}", "has no cards with two last days, so expiry cannot be seen")
        return
    with observer.window(day=days[-1]) as page:
        page.goto(observer.home + path)
        for listing, expires, visible in page.evaluate(SHOWN):
            if visible != (expires > days[-1]):
                observer.problems.add(
                    f"/{path}", f"on {days[-1]}, {listing} (expires {expires}) is {'shown' if visible else 'hidden'}")


def check_search(observer):
    days = sorted(listing.get("expires", "9999-12-31") for listing in observer.site.index["listings"])
    day = days[len(days) // 2]
    with observer.window(day=day) as page:
        page.goto(observer.home + "search/")
        page.locator("#found .card").first.wait_for()
        left = sum(expires > day for expires in days)
        if not page.locator("#count").inner_text().startswith(f"{left} listing"):
            observer.problems.add("/search/", f"on {day}, does not leave out the {len(days) - left} listings that are over")
