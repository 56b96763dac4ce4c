"""A browser window that notes whatever a reader's browser would complain about."""

import os
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from playwright.sync_api import expect

PATIENCE = 180_000
"""Milliseconds until what never comes is given up: so many that a machine that builds at the same time is not mistaken for that."""

expect.set_options(timeout=PATIENCE)

SHELL = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
"""Chromium without what only people need around a page, which takes a third of the time."""
WHOLE = "/usr/bin/chromium"
"""Chromium as people have it, with notifications."""

# What a page loads when nothing else is to do is asked for before the second time that nothing is.
READY = """async () => {
  const start = performance.now();
  if (document.readyState !== "complete") await new Promise((done) => { addEventListener("load", done, { once: true }); });
  do {
    if (performance.now() - start > 60000) throw new Error("something is still on its way after a minute");
    for (let times = 0; times < 2; times += 1) await new Promise((done) => { requestIdleCallback(done); });
  } while (document.querySelector(":root[data-loading], [aria-busy=true]"));
}"""


def launch(chromium, program=SHELL):
    """Starts a browser."""
    return chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"])


coming = WeakKeyDictionary()
"""What pages asked for and do not have yet."""


def expect_answers(page):
    """Keeps account of what a page asks for, and gives it."""
    if page not in coming:
        asked = coming[page] = set()
        page.on("request", lambda request: asked.add(request))
        for end in ("requestfinished", "requestfailed"):
            page.on(end, lambda request: asked.discard(request))
    return coming[page]


def ready(page):
    """Waits until all is there that a page loads by itself, and nothing is on its way."""
    asked = expect_answers(page)
    page.evaluate(READY)
    while asked:
        page.evaluate(READY)


def open_whole(page, address):
    """Opens a page, and waits for all that it loads by itself."""
    expect_answers(page).clear()
    page.goto(address)
    ready(page)


class Observer:
    """Opens windows on a site that is served at `home`, on the day that the site was built."""

    def __init__(self, browser, site, home, problems, is_thorough=False):
        self.browser, self.site, self.home, self.problems, self.is_thorough = browser, site, home, problems, is_thorough

    def some(self, alike, of):
        """One of so many that differ little, beginning with the first; all of them if the check is thorough, as by night."""
        return list(alike) if self.is_thorough else list(alike)[::of]

    @contextmanager
    def window(self, day=None, width=1280, height=800, scheme="light", scripting=True, motion="reduce", **options):
        """A page in a fresh profile, whose clock stands at noon of a day. What moves would take a quarter more of the browser's time."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion=motion,
            java_script_enabled=scripting,
            locale="en-AU", timezone_id="Australia/Melbourne", **options)
        context.clock.set_fixed_time(f"{day or self.site.day}T12:00:00+11:00")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        self.watch(page, scripting)
        try:
            yield page
        finally:
            context.close()

    def watch(self, page, scripting=True):
        def note(what):
            self.problems.add(page.url.removeprefix(self.home.removesuffix(self.site.base)), what)

        def asked(request):
            if not request.url.startswith((self.home, "data:")):
                note(f"asks for {request.url}, which is outside of the site")

        def answered(response):
            if response.status >= 400:
                note(f"{response.url} answers {response.status}")

        page.on("console", lambda message: message.type in ("error", "warning") and note(f"console: {message.text}"))
        # A browser in a hurry leaves out the transition between two pages, and says so as if a script had failed.
        page.on("pageerror", lambda error: "Transition was " in str(error) or note(f"script error: {error}"))
        # Scripts that are not to run are not loaded either.
        usual = ("net::ERR_ABORTED",) if scripting else ("net::ERR_ABORTED", "csp")
        page.on("requestfailed", lambda request: request.failure not in usual and note(f"{request.url}: {request.failure}"))
        page.on("request", asked)
        page.on("response", answered)
