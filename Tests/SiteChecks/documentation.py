"""documentation.py OUTPUT: the site of the documentation shows in a browser, and its search finds, by keys, by day and by night, and without scripts."""

import sys

from accessibility import check_accessibility
from documentation_search import BASE, DAY, SearchCheck
from observer import Observer, launch, open_whole
from parts import MOST, part
from playwright.sync_api import expect, sync_playwright
from published import Problems, Published
from rendering import check_page
from server import serve


class DocumentationCheck:
    """What readers do with the documentation."""

    def __init__(self, observer):
        self.observer, self.site, self.problems = observer, observer.site, observer.problems
        self.pages = [path.removesuffix("index.html") for path in self.site.named("*/index.html", "index.html")]

    def expect(self, where, right, what):
        if not right:
            self.problems.add(f"/{where}", what)

    def show(self, width, schemes):
        """All pages, as wide as this."""
        with self.observer.window(day=DAY, width=width, height=844) as page:
            for number, path in enumerate(self.pages):
                open_whole(page, self.observer.home + path)
                grounds = set()
                for scheme in schemes:
                    page.emulate_media(color_scheme=scheme)
                    check_page(page, "page", lambda what, scheme=scheme, path=path: self.problems.add(f"/{path} ({width} px, {scheme})", what))
                    grounds.add(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
                self.expect(path, len(grounds) == len(schemes), "looks the same in light and dark")
                if number % 3 == 0 or self.observer.is_thorough:
                    check_accessibility(self.observer, page, f"/{path} ({width} px, {schemes[-1]})")

    def on_phone(self):
        """The contents open and close, and what is too wide scrolls by keys."""
        with self.observer.window(day=DAY, width=390, height=844, scheme="dark") as page:
            open_whole(page, self.observer.home + "about-publishing/")
            page.get_by_role("button", name="All pages").click()
            page.locator(".docs-contents a[aria-current]").wait_for()
            check_accessibility(self.observer, page, "the contents (390 px, dark)")
            page.get_by_role("button", name="Close").click()
            expect(page.locator(".docs-contents")).to_be_hidden()
            wide = "(one) => [...document.querySelectorAll('.prose pre, .prose .scroll')].filter((one) => (one.scrollWidth > one.clientWidth) !== (one.tabIndex === 0)).length"
            self.expect("about-publishing/", page.evaluate(wide) == 0, "blocks that scroll and can't be reached by keys, or the other way round")

    def run(self):
        """Looks at everything, also where one part of it can't be looked at."""
        search = SearchCheck(self.observer)
        phone, desk = (lambda: self.show(390, ("light", "dark"))), (lambda: self.show(1200, ("dark", "light")))
        parts = {
            "phone": phone, "desk": desk, "contents": self.on_phone, "ranks": search.rank, "keys": search.by_keys, "no scripts": search.without_scripts}
        for name, look in parts.items():
            with part(self.problems, name, MOST):
                look()
        self.problems.finish(f"{len(self.pages)} pages in two widths, and the search over them")


def main(folder):
    site, problems = Published(folder, BASE), Problems("documentation")
    home = serve(site)
    with sync_playwright() as playwright:
        DocumentationCheck(Observer(launch(playwright.chromium), site, home, problems)).run()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: documentation.py OUTPUT")
    main(sys.argv[1])
