"""One page of each sort, opened once for each width that matters: how it shows in light and dark, with scripting and without, what it weighs, and
that it is accessible. On a wide screen those are looked at that differ there; by night all of them."""

from accessibility import check_accessibility, open_parts
from narrow import KEEPING, check_forced_colours, check_large_letters, check_narrow, more_pages
from observer import open_whole
from rendering import check_mosaic, check_page, check_plain_search
from sample_pages import SEEN, sample_pages
from weight import open_weighed

SCHEMES = ("light", "dark")
WIDE = ("home", "listing", "search with conditions")
"""Those whose parts lie beside one another on a wide screen, which are looked at for accessibility there, too."""


def check_seen(observer, page, what, path, where):
    """How a page shows in light and dark."""
    if what not in SEEN:
        return
    grounds = set()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        check_page(page, what, lambda problem, scheme=scheme: observer.problems.add(f"/{path} ({where}, {scheme})", problem))
        grounds.add(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
    if len(grounds) == 1:
        observer.problems.add(f"/{path} ({where})", "looks the same in light and dark")


def check_on_phone(observer, what, path):
    """A first visit with a phone."""
    with observer.window(width=390, height=844, motion="no-preference") as page:
        open_weighed(observer, page, what, path)
        check_seen(observer, page, what, path, "390 px")
        page.emulate_media(color_scheme="dark")
        open_parts(page, what)
        check_accessibility(observer, page, f"/{path} (390 px, dark)")
        check_narrow(observer, page, path, is_loaded=not observer.is_thorough and what not in KEEPING)


def check_without_scripting(observer, pages, width):
    with observer.window(width=width, scripting=False) as page:
        for what in SEEN:
            page.goto(observer.home + pages[what])
            where = f"{width} px, without scripting"
            if what.startswith("search"):
                check_plain_search(page, lambda problem, what=what, where=where: observer.problems.add(f"/{pages[what]} ({where})", problem))
            check_seen(observer, page, what, pages[what], where)


def check_pages(observer):
    """How many pages were looked at."""
    pages = sample_pages(observer.site)
    for what, path in pages.items():
        check_on_phone(observer, what, path)
    with observer.window(width=1280) as page:
        for what, path in pages.items():
            if not observer.is_thorough and what not in SEEN:
                continue
            open_whole(page, observer.home + path)
            check_seen(observer, page, what, path, "1280 px")
            if observer.is_thorough or what in WIDE:
                page.emulate_media(color_scheme="light")
                open_parts(page, what)
                check_accessibility(observer, page, f"/{path} (1280 px, light)")
    for width in observer.some((390, 1280), of=2):
        check_without_scripting(observer, pages, width)
    others = set(more_pages(observer.site)) - set(pages.values())
    with observer.window() as page:
        page.goto(observer.home)
        for path in sorted(others):
            check_narrow(observer, page, path)
    check_forced_colours(observer)
    check_large_letters(observer)
    check_mosaic(observer)
    return len(pages) + len(others)
