"""serving.py PROGRAM: somebody works on a board and looks at it with `houser serve`: open pages follow what is saved, tell what is wrong, and come back."""

import re
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from accessibility import AXE, TAGS
from observer import launch
from parts import part
from playwright.sync_api import expect, sync_playwright
from program_server import listening
from published import Problems
from stories import Board

HOME = "rentals/gipps-street-terrace"
FILE = f"{HOME}/index.md"
BASE = "/board/"


class Unfollowed(HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def asked(address, **headers):
    """The status, head and body of what a server answers."""
    try:
        with build_opener(Unfollowed).open(Request(address, headers=headers)) as answer:
            return answer.status, answer.headers, answer.read()
    except HTTPError as error:
        return error.code, error.headers, error.read()


def served(board, *options):
    """Where the program shows a board, once it is built. However quiet it is to be, it says that."""
    return listening(board, r"^Your board is at (http://\S+)", "serve", "--quiet", *options)


class Serving:
    """The checks, one method for each thing that somebody does."""

    def __init__(self, browser, board, problems):
        self.browser, self.board, self.problems = browser, board, problems
        self.file = board.content / FILE
        self.text = self.file.read_text(encoding="utf-8")

    def expect(self, where, holds, what):
        if not holds:
            self.problems.add(where, what)

    @contextmanager
    def page(self, address):
        page = self.browser.new_page(viewport={"width": 390, "height": 844})
        page.on("pageerror", lambda error: self.problems.add(page.url, str(error)))
        page.goto(address)
        yield page
        page.close()

    def save(self, old, new):
        self.file.write_text(self.text.replace(old, new), encoding="utf-8")

    def check_following(self, home):
        """A page shows what is saved, stays where it was scrolled to, and others are left alone."""
        with self.page(home + HOME + "/") as page, self.page(home + "settings/") as other:
            expect(page.locator("h1")).to_have_text("Sunny two-bedroom terrace near Smith Street")
            other.evaluate("() => { window.isThere = true; }")
            page.evaluate("() => scrollTo(0, 600)")
            self.save("A single-fronted Victorian", "A double-fronted Victorian")
            expect(page.locator("main")).to_contain_text("A double-fronted Victorian")
            page.wait_for_function("() => scrollY === 600")
            self.save("title: Sunny two-bedroom", "title: Bright two-bedroom")
            expect(page.locator("h1")).to_have_text("Bright two-bedroom terrace near Smith Street")
            self.save("rent: 690", "rent: 690")
            expect(page.locator("h1")).to_have_text("Sunny two-bedroom terrace near Smith Street")
            self.expect("settings/", other.evaluate("() => window.isThere"), "is loaded anew though it is as it was")

    def check_problems(self, home):
        """What is wrong is told on open pages, which stay as they were, and goes once it is mended."""
        with self.page(home) as page:
            self.save("rent: 690", "rnet: 690")
            told = page.get_by_role("alert")
            expect(told).to_contain_text("This page is as it was before: ")
            expect(told).to_contain_text("unknown-key")
            expect(told).to_contain_text(f"{self.board.content}/{FILE}:")
            page.evaluate(AXE.read_text(encoding="utf-8"))
            found = page.evaluate("(tags) => axe.run({ runOnly: tags })", TAGS)
            for violation in found["violations"]:
                self.problems.add("problems", f"{violation['id']}: {violation['help']}")
            with self.page(home + HOME + "/") as late:
                expect(late.get_by_role("alert")).to_contain_text("unknown-key")
            page.get_by_role("button", name="Close").click()
            expect(told).to_have_count(0)
            self.save("rent: 690", "rnet: 691")
            expect(told).to_contain_text("rnet")
            self.save("rent: 690", "rent: 691")
            expect(told).to_have_count(0)
        with self.page(home + HOME + "/") as page:
            expect(page.locator(".offer-price").first).to_contain_text("$691")

    def check_new_page(self, home):
        """Whoever waits at the address of a listing sees it as soon as there is one."""
        place = self.board.content / "rentals/new-one.md"
        with self.page(home + "rentals/new-one/") as page:
            expect(page.locator("h1")).not_to_have_text("New one")
            place.write_text(re.sub(r"images:(\n  .*)+\n", "", self.text).replace("title: Sunny two-bedroom terrace near Smith Street", "title: New one"), encoding="utf-8")
            expect(page.locator("h1")).to_have_text("New one")
            place.unlink()
            expect(page.locator("h1")).not_to_have_text("New one")

    def check_answers(self, home):
        """The server sends what a host would, and nothing that is not published."""
        origin = home.removesuffix(BASE)
        status, head, body = asked(home)
        self.expect("home", status == 200 and head["content-type"] == "text/html; charset=utf-8" and b"live.js" in body, f"answers {status} {head['content-type']}")
        self.expect("home", "frame-ancestors 'none'" in head["content-security-policy"], "is sent without the policy of hosts")
        status, _, body = asked(home, **{"If-None-Match": head["etag"]})
        self.expect("home", status == 304 and body == b"", f"is sent again: {status}")
        status, head, body = asked(home + "rentals/atom.xml")
        written = (self.board.output / "rentals/atom.xml").read_bytes()
        self.expect("feed", head["content-type"] == "application/atom+xml" and body == written, f"is {head['content-type']}, or not as it was written")
        for path, wanted in {"rentals": home + "rentals/", "": home}.items():
            status, head, _ = asked(home + path if path else origin + "/")
            self.expect(path, status == 307 and origin + head["location"] == wanted, f"leads to {head['location']} ({status})")
        for path in ("../content/board.yaml", "%2e%2e/content/board.yaml", "..%2fcontent/board.yaml", ".houser/ledger", ".git/config", "rentals/%00", "%ff", "linked/board.yaml", "linked.txt"):
            status, _, body = asked(home + path)
            self.expect(path, status == 404 and b"url:" not in body, f"answers {status}")
        status, _, _ = asked(home, Host="board.evil.example")
        self.expect("host", status == 421, f"another name is answered with {status}")
        try:
            status = build_opener().open(Request(home, data=b"x", method="POST")).status
        except HTTPError as error:
            status = error.code
        self.expect("method", status == 405, f"POST is answered with {status}")


def main(program):
    problems = Problems("serving")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        board = Board(program, Path(folder))
        settings = board.content / "board.yaml"
        settings.write_text(settings.read_text(encoding="utf-8").replace("url: https://board.example/\n", f"url: https://board.example{BASE}\n"), encoding="utf-8")
        browser = launch(playwright.chromium)
        check = Serving(browser, board, problems)
        parts = [check.check_answers, check.check_following, check.check_problems, check.check_new_page]
        with served(board, "--port", "0") as home:
            (board.output / "linked").symlink_to(board.content)
            (board.output / "linked.txt").symlink_to(settings)
            for one in parts:
                with part(problems, one.__name__):
                    one(home)
                check.file.write_text(check.text, encoding="utf-8")
        browser.close()
    problems.finish(f"{len(parts)} things that people do who work on a board")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: serving.py PROGRAM")
    main(sys.argv[1])
