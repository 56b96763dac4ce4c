"""The page of settings: light or dark before anything is painted, units, vibration, location, what is kept, and notes of what went wrong."""

import gzip
import json
import re
from time import sleep

from observer import Observer, open_whole, ready
from playwright.sync_api import expect
from published import Problems
from saving import KEPT, SavingCheck, focused

GROUND = "() => getComputedStyle(document.body).backgroundColor"
COLOURS = "() => [...document.querySelectorAll('meta[name=theme-color]')].filter(({ media }) => media !== 'not all').map(({ content, media }) => [content, media])"
SOON = 500
"""How many bytes, as gzip sends them, a page may have before all else."""
# When the theme was known, and when something was painted.
FIRST = """() => [
  performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/early.js")).responseEnd,
  performance.getEntriesByName("first-paint")[0].startTime]"""
# What would be felt, and no storage, as in some private windows.
FEEL = "window.felt = []; Object.defineProperty(Navigator.prototype, 'vibrate', { configurable: true, value: (long) => window.felt.push(long) > 0 })"
SHUT = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("The operation is insecure.", "SecurityError"); } });
}"""


class SettingsCheck(SavingCheck):
    """The checks, one method for each setting."""

    def open_settings(self, page):
        page.goto(self.home + "settings/")
        expect(page.locator("#settings .i-copy")).to_be_visible()

    def choose(self, page, name):
        page.locator(".toggle", has_text=name).locator("input").check()

    def check_theme(self):
        """The reader's light or dark is there before any module, on every page, and goes with the browser's frame."""
        with self.observer.window(scheme="dark") as page:
            page.goto(self.home)
            dark = page.evaluate(GROUND)
        with self.observer.window() as page:
            self.open_settings(page)
            light = page.evaluate(GROUND)
            self.choose(page, "Dark")
            self.expect("/settings/", page.evaluate(GROUND) == dark != light, f"dark is {page.evaluate(GROUND)}, and on dark devices {dark}")
            shown = page.evaluate(COLOURS)
            self.expect("/settings/", len(shown) == 1 and shown[0][1] == "all", f"the browser's frame is {shown}")
            self.axe(page, "/settings/ (dark on a light device)")
            self.check_first_paint(page.context.storage_state(), dark)
            open_whole(page, self.home + self.paths[0] + "/")
            self.expect(self.paths[0], page.evaluate(GROUND) == dark, "a listing's page is not dark")
            shown = page.evaluate(COLOURS)
            self.expect(self.paths[0], len(shown) == 1 and shown[0][1] == "all", f"the browser's frame is {shown}")
            page.emulate_media(media="print")
            self.expect(self.paths[0], page.evaluate(GROUND) not in (dark, "rgb(0, 0, 0)"), "paper is dark")
            page.emulate_media(media="screen")
            other = page.context.new_page()
            self.observer.watch(other)
            self.open_settings(other)
            expect(other.locator("[name=theme][value=dark]")).to_be_checked()
            self.choose(other, "As the device")
            page.wait_for_function("(light) => getComputedStyle(document.body).backgroundColor === light", arg=light)
        with self.observer.window(scheme="dark") as page:
            self.open_settings(page)
            self.choose(page, "Light")
            page.goto(self.home)
            self.expect("/", page.evaluate(GROUND) == light, "light is not light on a dark device")
            if self.observer.is_thorough:
                self.axe(page, "/ (light on a dark device)")
        early = len(gzip.compress((self.site.folder / f"{self.site.assets}early.js").read_bytes(), 6))
        self.expect("/", early <= SOON, f"what comes before all else is {early} bytes")

    def check_first_paint(self, state, dark):
        """Nothing is painted in the device's colours first, even if what knows of the reader's comes late."""
        # A clock that stands has no times of paint.
        context = self.observer.browser.new_context(storage_state=state)
        page = context.new_page()
        page.route("**/early.js", lambda route: (sleep(0.5), route.continue_()))
        page.goto(self.home)
        page.wait_for_function("() => performance.getEntriesByName('first-paint').length")
        known, painted = page.evaluate(FIRST)
        self.expect("/", known < painted and page.evaluate(GROUND) == dark, f"is painted after {painted:.0f} ms, and dark after {known:.0f}")
        context.close()

    def check_units(self):
        """Miles are one setting, here and in search; an address that says its units keeps them."""
        campus = next(path.split("/")[1] for path in self.site.below("campuses/*/index.html"))
        near = f"{self.home}search/?near={campus}&km=40"
        away = "#found .card-away >> nth=0"
        with self.observer.window() as page:
            self.open_settings(page)
            self.choose(page, "Miles")
            self.expect("/settings/", self.record(page, "settings") == {"version": 1, "off": False, "units": "mi"}, f"keeps {self.record(page, 'settings')}")
            page.goto(near)
            expect(page.locator(away)).to_contain_text("mile")
            page.goto(near + "&units=km")
            expect(page.locator(away)).to_contain_text(" km ")
            page.goto(near)
            page.locator("#filter-units").select_option(label="Kilometres")
            expect(page.locator(away)).to_contain_text(" km ")
            page.goto(near)
            expect(page.locator(away)).to_contain_text(" km ")
            self.open_settings(page)
            expect(page.locator("[name=units][value='']")).to_be_checked()

    def check_vibration(self):
        """What is switched and what opens is felt, what is visited is not; a switch and less motion end it."""
        with self.observer.window(width=390, height=844, motion="no-preference") as page:
            page.add_init_script(FEEL)
            felt = lambda: page.evaluate("() => window.felt.length")
            open_whole(page, f"{self.home}{self.paths[0]}/")
            self.expect(self.paths[0], felt() == 0, "a visit is felt")
            page.locator(".listing .heart").click()
            expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "true")
            page.locator(".thumb").click()
            expect(page.locator(".thumb")).to_have_attribute("aria-pressed", "true")
            self.expect(self.paths[0], felt() == 2, f"a heart and a thumb are felt {felt()} times")
            page.locator(".listing .heart").click()
            expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "false")
            page.locator(".thumb").click()
            self.expect(self.paths[0], felt() == 4, f"what is taken back is felt {felt() - 2} times")
            self.open_settings(page)
            self.expect("/settings/", felt() == 0, "a visit is felt")
            page.locator("button", has_text="Forget me").click()
            page.wait_for_function("() => window.felt.length === 1")
            page.keyboard.press("Escape")
            page.locator("[name=vibrate]").uncheck()
            self.expect("/settings/", felt() == 1, "what is switched off is felt")
            open_whole(page, f"{self.home}{self.paths[0]}/")
            page.locator(".listing .heart").click()
            expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "true")
            self.expect(self.paths[0], felt() == 0, "a heart is felt though it is off")
        with self.observer.window(motion="reduce") as page:
            page.add_init_script(FEEL)
            self.open_settings(page)
            expect(page.locator("[name=vibrate]")).to_be_disabled()
            expect(page.locator("[data-why=still]")).to_be_visible()
            open_whole(page, f"{self.home}{self.paths[0]}/")
            page.locator(".listing .heart").click()
            expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "true")
            self.expect(self.paths[0], page.evaluate("() => window.felt.length") == 0, "moves though less motion is asked for")

    def check_kept(self):
        """What is kept is listed with its size; "Forget me" asks first, and then nothing is left in the browser, nor any setting."""
        with self.observer.window(width=320, height=700, motion="no-preference") as page:
            self.save(page, 2)
            page.goto(self.home + "saved/")
            page.locator(".keep-data a", has_text="All settings").click()
            expect(page.locator("#settings .i-copy")).to_be_visible()
            rows = page.locator("[data-here=kept] tbody tr")
            expect(rows.filter(has_text="Saved listings")).to_have_text(re.compile(r"Saved listings\s*2\s*\d+ (bytes|kB)"))
            expect(rows.last).to_have_text(re.compile(r"Together\s*\d+ kB"))
            self.choose(page, "Dark")
            expect(rows.filter(has_text="Your settings")).to_have_count(1)
            self.axe(page, "/settings/ (kept)")
            with page.expect_download():
                page.locator("button", has_text="Export a copy").click()
            forget = page.locator("button", has_text="Forget me on this device")
            forget.click()
            self.expect("/settings/", focused(page) == "Cancel", f"asks with the focus on {focused(page)!r}")
            self.axe(page, "/settings/ (asking)", "dialog[open]")
            page.keyboard.press("Enter")
            expect(forget).to_be_focused()
            self.expect("/settings/", len(self.saved_ids(page)) == 2, "Cancel does not cancel")
            forget.click()
            page.locator("dialog[open] button", has_text="Forget me").click()
            expect(page.locator("[data-here=kept]")).to_be_hidden()
            left = page.evaluate("() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('houser:'))")
            self.expect("/settings/", left == [], f"{left} is left")
            expect(page.locator("[name=theme][value='']")).to_be_checked()
            self.expect("/settings/", not page.evaluate("() => document.documentElement.dataset.theme"), "the theme outlives what chose it")
            page.locator(".keep-switch", has_text="Don’t save").locator("input").click()
            page.locator("dialog[open] button", has_text="Stop saving").click()
            expect(page.locator("[name=vibrate]")).to_be_checked()
            self.choose(page, "Dark")
            expect(page.locator("[data-here=passing]")).to_be_visible()
            self.expect("/settings/", list(page.evaluate(KEPT).values()) == ['{"version":1,"off":true}'], "keeps a choice though nothing is to be kept")
            self.axe(page, "/settings/ (off)")

    def check_location(self):
        """A search near the reader is found among what is saved, and goes with one press."""
        with self.observer.window() as page:
            self.open_settings(page)
            expect(page.locator("[data-here=location]")).to_contain_text("No location is kept here.")
            searches = [{"name": "Near you", "query": "near=-37.80,144.98&km=5"}, {"name": "2+ beds", "query": "beds=2&near=rmit"}]
            page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"houser:searches:{self.site.base}", json.dumps({"version": 1, "searches": searches})])
            page.reload()
            expect(page.locator("[data-here=location]")).to_contain_text("One saved search has a place near you")
            page.locator("button", has_text="Remove it").click()
            expect(page.locator("[data-here=location]")).to_contain_text("No location is kept here.")
            self.expect("/settings/", self.record(page, "searches")["searches"] == searches[1:], "removes another search")
            page.locator(".toast button", has_text="Undo").click()
            self.expect("/settings/", self.record(page, "searches")["searches"] == searches, "Undo does not bring a search back")

    def check_shut(self):
        """Where the browser keeps nothing, as in some private windows, the page works for as long as it is there."""
        with self.observer.window() as page:
            page.add_init_script(SHUT)
            open_whole(page, self.home)
            self.open_settings(page)
            before = page.evaluate(GROUND)
            self.choose(page, "Dark")
            expect(page.locator("[data-here=passing]")).to_be_visible()
            self.expect("/settings/", page.evaluate(GROUND) != before, "nothing is dark where nothing can be kept")
            expect(page.locator("[data-here=tools]")).to_contain_text("won’t let the site save anything")
            page.locator("summary", has_text="What’s in them").click()
            expect(page.locator("#settings pre")).to_contain_text("no storage")
            self.axe(page, "/settings/ (no storage)", "main")

    def check_diagnostics(self):
        """Errors of scripts and files that do not load are noted in the tab, the last fifty, copied on a press, and sent nowhere."""
        quiet = Observer(self.observer.browser, self.site, self.home, Problems("on purpose"))
        with quiet.window(permissions=["clipboard-read", "clipboard-write"]) as page:
            asked = []
            page.goto(self.home + "search/?near=-37.80,144.98")
            page.evaluate("() => reportError(new Error('first of all'))")
            page.goto(self.home + "about/")
            page.evaluate("() => { for (let n = 0; n < 60; n += 1) reportError(new Error(`boom <b>${n}</b>`)); }")
            page.evaluate("() => { Promise.reject(new TypeError('left alone')); document.body.append(Object.assign(new Image(), { src: 'gone.png' })); }")
            page.wait_for_function("(key) => sessionStorage.getItem(key)?.includes('gone.png')", arg=f"houser:errors:{self.site.base}")
            page.locator(".site-footer a", has_text="Settings").click()
            page.locator("#settings .i-copy").wait_for()
            ready(page)
            page.on("request", lambda request: asked.append(request.url))
            page.locator("#settings .i-copy").click()
            expect(page.locator(".toast")).to_contain_text("Copied")
            text = page.evaluate("() => navigator.clipboard.readText()")
            lines = text.split("\n")
            self.expect("/settings/", "Errors in this tab: 50" in lines and text.count("/about/") >= 50, f"notes {text.count('/about/')} errors")
            self.expect("/settings/", all(part in text for part in ("boom <b>59</b>", "left alone", "gone.png", "Houser ", "build ")), f"diagnostics are {text[:500]!r}")
            self.expect("/settings/", "first of all" not in text and "boom <b>0</b>" not in text, "keeps more than the last fifty")
            page.locator("summary", has_text="What’s in them").click()
            self.expect("/settings/", page.locator("#settings pre").inner_text() == text and page.locator("#settings pre b").count() == 0, "shows something else than it copies")
            self.axe(page, "/settings/ (diagnostics)", "[data-here=tools]")
            self.expect("/settings/", asked == [], f"asks for {asked[:2]}")
        with quiet.window() as page:
            page.goto(self.home + "search/?near=-37.80,144.98")
            page.evaluate("() => reportError(new Error('near me'))")
            self.open_settings(page)
            page.locator("summary", has_text="What’s in them").click()
            told = page.locator("#settings pre").inner_text()
            self.expect("/settings/", "near me" in told and "37.80" not in told, f"tells where the reader is: {told[-200:]!r}")

    def check_without_script(self):
        """Without scripting the page says so, and offers nothing that would do nothing."""
        with self.observer.window(scripting=False) as page:
            page.goto(self.home + "settings/")
            expect(page.locator("noscript p")).to_contain_text("need JavaScript")
            self.expect("/settings/", page.locator("main :is(input, button):visible").count() == 0, "offers what does nothing")

    def run(self):
        checks = [
            self.check_theme, self.check_units, self.check_vibration, self.check_kept, self.check_location, self.check_shut, self.check_diagnostics,
            self.check_without_script,
        ]
        for check in checks:
            try:
                check()
            except AssertionError as error:
                self.observer.problems.add(check.__name__, str(error).strip().split("\nCall log")[0].replace("\n", " "))
        return len(checks)


def check_settings(observer):
    """How many settings work."""
    return SettingsCheck(observer).run()
