"""The ways by which a listing leaves the posting page: the board's own server with all that it may answer, the forge, and a letter."""

import json
import re
import zipfile
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from threading import Event, Thread

from observer import Observer, ready
from playwright.sync_api import expect
from saving import Ignoring

RELAYED = "/post-here"
STORY = {
    "title": "Ways & means", "description": "What a friend should know: “all of it”.\n\n- one\n- two",
    "person.name": "Máire O’Neill #1", "person.role": "owner", "person.phone": "0491 570 156",
}
REFUSED = 422, {"findings": [{"severity": "error", "message": '"title" has too many letters, not "title"'}]}, None
# What a server answers that takes nothing just now, when it would again, and what of it somebody is told.
FULL = "Too <b>much</b> is going on."
DETAILS = [
    ((413, {"detail": "The package has more than 20 MiB."}, None), "Nothing is lost. The package has more than 20 MiB.", None),
    ((429, {"detail": "That were too many at once."}, "90"), "That were too many at once.", "12:02 pm"),
    ((503, {"detail": FULL}, "Sat, 21 Nov 2026 03:00:00 GMT"), FULL, "2:00 pm"),
    ((507, {"detail": "The disk is full."}, "86400"), "The disk is full.", "22 November at 12:00 pm"),
    ((503, {"detail": ["no", "text"]}, "soon"), "That didn’t get through. Nothing is lost.", None),
    ((429, {"detail": "Later."}, "soon"), "Nothing is lost. Later.", None),
]


class Relay(BaseHTTPRequestHandler):
    """A board's server, which takes what comes once it has given all the answers that wait."""

    packages: list = []
    answers: list = []
    # Answers wait until it is set.
    going = Event()
    going.set()

    @classmethod
    @contextmanager
    def holding(cls):
        """Keeps what is sent waiting for its answer until the block is left."""
        cls.going.clear()
        try:
            yield
        finally:
            cls.going.set()

    @classmethod
    def served(cls):
        server = ThreadingHTTPServer(("127.0.0.1", 0), cls)
        Thread(target=server.serve_forever, daemon=True).start()
        return server

    def answer(self, status, body=b"", after=None):
        self.send_response(status)
        allowed = [("access-control-allow-origin", "*"), ("access-control-allow-headers", "content-type, accept"), ("access-control-expose-headers", "retry-after")]
        for name, value in [*allowed, ("content-length", len(body)), *([("retry-after", after)] if after else [])]:
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def do_OPTIONS(self):
        self.answer(204)

    def do_POST(self):
        Relay.packages.append(self.rfile.read(int(self.headers["content-length"])))
        Relay.going.wait()
        status, body, after = Relay.answers.pop(0) if Relay.answers else (202, {"accepted": "4f2a"}, None)
        self.answer(status, json.dumps(body).encode(), after)

    def log_message(self, *_):
        pass


class Ways:
    """The checks, one method for each thing that somebody does; `check` is that of posting."""

    def __init__(self, check):
        self.check, self.expect, self.home = check, check.expect, check.home
        # What is sent goes to a server of another address, whose refusals a browser notes.
        refusals = [RELAYED, *(str(status) for status in (413, 422, 429, 503, 507))]
        self.observer = self.ignoring(refusals)
        # What notes a connection that is away, too.
        self.observer_away = self.ignoring([*refusals, "ERR_INTERNET_DISCONNECTED", "Failed to fetch"])

    def ignoring(self, words):
        check = self.check
        return Observer(check.observer.browser, check.observer.site, check.home, Ignoring(check.problems, words))

    def ready_to_send(self, page):
        self.check.page(page, "post/stories/")
        self.check.fill(page, STORY)
        self.check.send(page)

    def check_ways(self):
        """The board's own server gets the whole package, and what it refuses is told; the forge and the letter have the whole file."""
        Relay.answers[:] = [REFUSED]
        with self.observer.window() as page:
            self.ready_to_send(page)
            told = page.locator("[data-told]")
            page.get_by_role("button", name="Send it to the board").click()
            expect(page.locator("[data-problems]")).to_contain_text('"A title" has too many letters, not "title"')
            expect(page.locator("[data-buttons] .button:visible")).to_have_text(["Send it to the board"])
            self.check.other_ways(page)
            letter = page.get_by_role("link", name="Send it by email").get_attribute("href")
            # What needs an account is in a fold of its own, with the files.
            link = page.get_by_role("link", name="Add it to the board’s files")
            expect(link).to_have_count(0)
            page.get_by_text("Another way, for those who run this board").click()
            forge = link.get_attribute("href")
            expect(page.locator("[data-files] h3")).to_have_text(["people/maire-oneill-1.yaml", "stories/ways-means.md"])
            page.get_by_role("button", name="Send it to the board").click()
            expect(told).to_contain_text("It’s sent")
            expect(page.get_by_role("button", name="Send it to the board")).to_have_count(0)
            names = zipfile.ZipFile(BytesIO(Relay.packages[-1])).namelist()
            # What was sent is no draft any more.
            page.goto(self.home + "post/")
            ready(page)
            expect(page.locator("[data-drafts]")).to_be_hidden()
            self.expect("relay", names == ["people/maire-oneill-1.yaml", "stories/ways-means.md"], f"got {names}")
            self.expect("letter", letter.startswith("mailto:") and "---%20stories%2Fways-means.md%20---" in letter, f"is {letter[:300]}")
            self.expect("forge", "filename=ways-means.md&value=---%0Atitle%3A%20" in forge, f"is {forge[:300]}")

    def check_details(self):
        """Why a server takes nothing just now is told as it says it, and from when on it would; it can be sent again at once, and is the same."""
        Relay.answers[:] = [answer for answer, _, _ in DETAILS]
        before = len(Relay.packages)
        with self.observer.window(day="2026-11-21", width=390, height=844) as page:
            self.ready_to_send(page)
            told, press = page.locator("[data-told]"), page.get_by_role("button", name="Send it to the board")
            for _, detail, time in DETAILS:
                press.click()
                expect(told).to_contain_text(detail)
                expect(told).to_contain_text(re.compile(rf"You can try again from {time}\.$") if time else re.compile(r"(?<!try again from).\.$"))
                expect(told.locator("b")).to_have_count(0)
                expect(press).to_be_enabled()
            press.click()
            expect(told).to_contain_text("It’s sent")
        sent = Relay.packages[before:]
        self.expect("relay", len(sent) == len(DETAILS) + 1 and len(set(sent)) == 1, f"got {len(sent)} packages, {len(set(sent))} of them different")

    def check_not_reached(self):
        """A server that is down is told of, and what else there is to try is there; nothing of it is a mistake of the page's."""
        with self.ignoring([RELAYED, "ERR_FAILED"]).window(width=390, height=844) as page:
            self.ready_to_send(page)
            page.route(f"**{RELAYED}", lambda route: route.abort())
            others = page.get_by_role("button", name="Save it as a file")
            expect(others).to_be_hidden()
            page.get_by_role("button", name="Send it to the board").click()
            expect(page.locator("[data-told]")).to_have_text("That didn’t get through. Nothing is lost. Try again, or send it another way.")
            expect(others).to_be_visible()

    def check_away(self):
        """What was made ready while nobody could tell which names are taken is sent, once the connection is back, by the names that are free."""
        before = len(Relay.packages)
        with self.observer_away.window(width=390, height=844) as page:
            self.check.page(page, "post/stories/")
            with page.expect_response("**/look.js"):
                self.check.fill(page, STORY)
            ready(page)
            page.context.set_offline(True)
            self.check.send(page)
            paths, told, press = page.locator("[data-files] h3"), page.locator("[data-told]"), page.get_by_role("button", name="Send it to the board")
            expect(paths).to_have_text([re.compile(r"^people/maire-oneill-1-\w+\.yaml$"), re.compile(r"^stories/ways-means-\w+\.md$")])
            press.click()
            expect(told).to_have_text("You’re offline. Everything is kept: send it once you’re back.")
            page.context.set_offline(False)
            expect(told).to_have_text("You’re back online: send it now.")
            press.click()
            expect(told).to_contain_text("It’s sent")
            self.expect("private link", "#listing=ways-means&" in page.locator(".post-private .link").inner_text(), "is of another name")
            expect(paths).to_have_text(["people/maire-oneill-1.yaml", "stories/ways-means.md"])
        sent = [zipfile.ZipFile(BytesIO(package)).namelist() for package in Relay.packages[before:]]
        self.expect("names", sent == [["people/maire-oneill-1.yaml", "stories/ways-means.md"]], f"are {sent}")

    def check_twice(self):
        """What was saved by a name that nobody else can have is sent by the same; where no way needs an account, none is spoken of."""
        before = len(Relay.packages)
        with self.observer_away.window(width=390, height=844) as page:
            self.check.page(page, "post/stories/")
            page.evaluate("() => { delete document.getElementById('post').dataset.forge; }")
            with page.expect_response("**/look.js"):
                self.check.fill(page, STORY)
            ready(page)
            page.context.set_offline(True)
            self.check.send(page)
            expect(page.get_by_text("The files that this makes")).to_be_visible()
            expect(page.get_by_text("Another way, for those who run this board")).to_be_hidden()
            saved = self.check.saved(page).namelist()
            page.context.set_offline(False)
            page.get_by_role("button", name="Send it to the board").click()
            expect(page.locator("[data-told]")).to_contain_text("It’s sent")
        sent = [zipfile.ZipFile(BytesIO(package)).namelist() for package in Relay.packages[before:]]
        self.expect("names", sent == [saved], f"are {sent} of what was saved as {saved}")

    @property
    def parts(self):
        return [self.check_ways, self.check_details, self.check_not_reached, self.check_away, self.check_twice]
