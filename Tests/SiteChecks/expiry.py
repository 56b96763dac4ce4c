"""A listing past its last day is hidden by the reader's own browser, though no build has run."""

import re
from datetime import date, timedelta

from sample_pages import sample_pages

SHOWN = "() => [...document.querySelectorAll('.card[data-expires]')].map((c) => [c.dataset.id, c.dataset.expires, c.checkVisibility()])"


def check_expiry(observer):
    for path in ("", sample_pages(observer.site)["catalogue"]):
        check_cards(observer, path)
    check_search(observer)
    check_days(observer)
    check_counts(observer)


def check_counts(observer):
    """The home page knows how much is open this week until the day of the first of it is over."""
    first = re.search(r"class=i-calendar href=[^>]* data-first=\"?([-0-9]+)", observer.site.read("index.html"))
    if not first:
        observer.problems.add("/", "has no inspections this week, so it cannot be seen that they are over")
        return
    last = date.fromisoformat(first[1])
    for day in (last, last + timedelta(1)):
        with observer.window(day=str(day)) as page:
            page.goto(observer.home)
            page.locator(".heart").first.wait_for(state="attached")
            week = page.locator(".kinds .i-calendar").inner_text()
            if any(letter.isdigit() for letter in week) != (day == last):
                observer.problems.add("/", f"says {week!r} on {day}, though the first inspection is on {last}")


def check_days(observer):
    """Some days after the site was built, its calendar begins with today, and no day in the table leads to what is over."""
    site = observer.site
    days = re.findall(r'class=day id="([^"]+)"', site.read("calendar/index.html"))
    if len(days) < 4:
        observer.problems.add("/calendar/", "has no four days, so that it cannot be seen that one is over")
        return
    today = days[3]
    with observer.window(day=today) as page:
        page.goto(observer.home + "calendar/")
        page.locator(f"td[data-day='{today}'][aria-current=date]").wait_for()
        shown = [day for day in days if page.locator(f"[id='{day}']").is_visible()]
        if shown != days[3:]:
            observer.problems.add("/calendar/", f"on {today}, its list has {shown[:4]}")
        linked = [link.removeprefix("#") for link in page.locator(".month-grid a").evaluate_all("(all) => all.map((link) => link.hash)")]
        if linked != shown:
            observer.problems.add("/calendar/", f"on {today}, its table leads to {linked[:4]}")


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
