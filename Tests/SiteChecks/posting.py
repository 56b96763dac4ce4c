"""posting.py PROGRAM: somebody posts from a phone, with the program and a browser: each kind of listing is filled in on its page and leaves it as
files, which the program finds nothing wrong with; what was typed is kept, and what is wrong is told where it stands."""

import re
import sys
import tempfile
import zipfile
from io import BytesIO
from pathlib import Path

from accessibility import check_accessibility
from observer import Observer, launch, ready
from parts import part
from playwright.sync_api import expect, sync_playwright
from post_again import Again
from post_changes import AfterPosting
from post_files import png
from post_meanwhile import Meanwhile
from post_mending import ADDRESS, HAS_BYTES, Mending
from post_phone import FromAPhone
from post_quick import Quick
from post_ways import RELAYED, Relay, Ways
from published import Problems, Published
from saving import Ignoring
from server import serve
from stories import Board
from weight import size

# The board lies below another site's path.
BASE = "/board/"
MOST = 120_000
"""So many bytes, as gzip sends them, may be loaded before somebody types."""
PLACE = {"address.suburb": "Collingwood VIC 3066"}
WORDS = {"title": "Posted from a phone", "description": "What a friend should know: “all of it”.\n\n- one\n- two"}
NEW = {"person.name": "Máire O’Neill #1", "person.role": "owner", "person.phone": "0491 570 156"}
# What somebody fills in for each kind, and which pictures she takes.
POSTS = {
    "rentals": ({
        **PLACE, **WORDS, "address.street": "12 Gipps Street", "rent": "690", "property": "terrace", "bedrooms": "2", "bathrooms": "1",
        "available": "2026-12-01", "features": ["pool", "solar panels"], "bond": "2760", "tags": "#Near trams, quiet,, quiet\n# sunny", "inspections.start": "2026-12-05T11:00",
        "inspections.end": "2026-12-05T11:30", **NEW}, 2),
    "rooms": ({**PLACE, **WORDS, "rent": "245.50", "room": "private room", "available": "2026-12-01", "stay.from": "6", "stay.to": "12", **NEW}, 1),
    "wanted": ({**PLACE, **WORDS, "looking-for": ["room"], "budget": "320", "available": "2026-12-01", "suburbs": "Carlton VIC 3053\nFitzroy VIC 3065", **NEW, "person.name": "Byrne, Dr. Łucja", "person.role": "looking"}, 0),
    "items": ({**PLACE, **WORDS, "price": "0", "category": "bicycles", "condition": "good", "swap": "yes", **NEW, "person.role": "seller"}, 1),
    "cars": ({
        **PLACE, **WORDS, "price": "8500", "year": "2016", "brand": {"label": "Another brand"}, "model": "Galah", "body": "hatch", "fuel": "petrol", **NEW, "person.role": "seller"}, 1),
    "stories": ({**WORDS, **NEW}, 0),
}

BEGUN = {0: "just now", 20: "20 minutes ago", 610: "10 hours ago", 730: "yesterday", 2_100: "yesterday", 2_220: "2 days ago"}
"""What is said of a draft that was begun at noon, by the minutes since: days begin at midnight."""


# What a card says, without what a device puts on it; and what is shown of a listing before it is sent.
TEXT = """(card) => {
  const copy = card.cloneNode(true);
  for (const part of copy.querySelectorAll(".heart, .new")) part.remove();
  return [...copy.querySelectorAll("h3, p, li")].map((part) => part.textContent.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""
CARD = f"(card) => ({TEXT})(card)"
FACTS = """() => [...document.querySelectorAll("main .facts > div")].map((row) => [...row.children].map((part) => part.textContent.trim()).join(": "))"""
LOOK = f"""() => ({{ card: ({TEXT})(document.querySelector("[data-card] .card")), facts: ({FACTS})() }})"""


class PostingCheck:
    """The checks, one method for each thing that somebody does."""

    def __init__(self, observer, board, problems, home):
        self.observer, self.board, self.problems, self.home = observer, board, problems, home

    def expect(self, where, holds, what):
        if not holds:
            self.problems.add(where, what)

    def page(self, window, path):
        window.goto(self.home + path)
        ready(window)
        window.locator("#post[data-is-ready]").wait_for(state="attached")

    def fill(self, page, facts):
        for name, value in facts.items():
            controls = page.locator(f'#post [name="{name}"]')
            if controls.count() == 0:
                self.problems.add(page.url, f"asks for no {name}")
                continue
            fold = page.locator("#post details").filter(has=page.locator(f'[name="{name}"]'))
            if fold.count() and fold.get_attribute("open") is None:
                fold.locator("summary").click()
            if isinstance(value, list):
                for word in value:
                    page.locator(f'#post label:has([name="{name}"][value="{word}"])').click()
            elif controls.evaluate("(node) => node.tagName") == "SELECT":
                controls.select_option(**value if isinstance(value, dict) else {"value": value})
            elif name == "address.suburb":
                controls.press_sequentially(value[:7])
                page.locator(f'#suburbs-like option[value="{value}"]').wait_for(state="attached")
                controls.fill(value)
            else:
                controls.fill(value)

    def send(self, page):
        page.get_by_role("button", name="See and send it").click()
        expect(page.locator("[data-ways], [data-problems]").locator("visible=true")).to_have_count(1)
        if page.locator("[data-problems]").is_visible():
            raise AssertionError(f"{page.url}: {page.locator('[data-problems] li').all_inner_texts()}")

    def other_ways(self, page):
        """Opens the fold with all ways but the best."""
        page.locator("[data-others]:not([open]) > summary").click()

    def saved(self, page):
        if page.locator("[data-others][open]").count() == 0:
            self.other_ways(page)
        with page.expect_download() as download:
            page.get_by_role("button", name="Save it as a file").click()
        return zipfile.ZipFile(BytesIO(Path(download.value.path()).read_bytes()))

    def expect_doubt(self, page):
        """What may be a slip is said once more above the ways, and leads to its field; nothing keeps anybody from sending it."""
        rent = page.locator("#post [name=rent]")
        usual = rent.input_value()
        rent.fill("2600")
        self.send(page)
        expect(page.locator("[data-again] li")).to_contain_text("Rent: $2,600 a week is far more")
        expect(page.get_by_role("button", name="Send it to the board")).to_be_enabled()
        page.locator("[data-again] a").click()
        expect(rent).to_be_focused()
        rent.fill(usual)

    def check_kinds(self):
        """Each kind: what is filled in becomes files that the program finds nothing wrong with, and a page."""
        looks = {}
        for folder, (facts, pictures) in POSTS.items():
            with self.observer.window(width=390, height=844) as page:
                self.page(page, f"post/{folder}/")
                expect(page.locator("#post [name=owner]")).to_be_editable()
                self.fill(page, {**facts, "title": f"{facts['title']} {folder}"})
                if pictures:
                    page.locator("#post input[type=file]").first.set_input_files(
                        [{"name": f"{place}.png", "mimeType": "image/png", "buffer": png(640 + place, 480)} for place in range(pictures)])
                    expect(page.locator(".picture-list img")).to_have_count(pictures)
                    for place in range(pictures):
                        page.get_by_label(f"Picture {place + 1}: what does it show?").fill(f"View {place + 1}")
                if folder == "rentals":
                    self.expect_doubt(page)
                self.send(page)
                expect(page.locator("[data-again]")).to_be_hidden()
                looks[folder] = page.evaluate(LOOK)
                expect(page.locator(".post-look-page h4").first).to_have_text(f"{facts['title']} {folder}")
                expect(page.locator(".post-look-page .offer-price")).to_have_count(0 if folder == "stories" else 1)
                expect(page.locator(".post-look-page img")).to_have_count(pictures)
                check_accessibility(self.observer, page, f"post/{folder}/ ready to be sent")
                page.set_viewport_size({"width": 320, "height": 844})
                self.expect(folder, page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "is wider than a narrow phone")
                files = self.saved(page)
                if folder == "wanted":
                    # Who only looks for a home is known by a first name, in addresses too.
                    names = files.namelist()
                    self.expect("wanted", names[0].startswith("people/lucja-") and not any("byrne" in name for name in names), f"is not of a first name: {names}")
                    # Who is known by a whole name is told nothing else.
                    for role, is_told in (("looking", True), ("agent", False), ("business", False)):
                        page.locator('[name="person.role"]').select_option(role)
                        expect(page.get_by_text("Only your first name is shown.")).to_be_visible(visible=is_told)
                files.extractall(self.board.content)
        found = self.board.run("check")
        self.expect("check", found.returncode == 0 and "no problems" in found.stdout, f"finds {found.stdout}{found.stderr}")
        self.board.build()
        for folder in POSTS:
            path = f"{folder}/posted-from-a-phone-{folder}/"
            if not (self.board.output / path / "index.html").is_file():
                self.problems.add(folder, "has no page of what was posted")
                continue
            with self.observer.window(width=390, height=844) as page:
                page.goto(f"{self.home}{folder}/")
                shown = page.locator(f'.cards .card:has(a[href$="{path}"])').first.evaluate(CARD)
                page.goto(self.home + path)
                facts = page.evaluate(FACTS)
            look = looks[folder]
            # Beforehand nobody says more of a text than is sure.
            same = len(look["card"]) == len(shown) and all(now == then or len(now) > 20 and then.startswith(now) for now, then in zip(look["card"], shown, strict=False))
            self.expect(folder, same, f"shows a card beforehand that says {look['card']}, and then {shown}")
            wrong = [row for row in look["facts"] if row not in facts]
            self.expect(folder, not wrong, f"tells of {wrong} beforehand, and then of {facts}")

    def check_weight(self):
        """What the page of each kind loads by itself is little."""
        for folder in POSTS:
            with self.observer.window(width=390, height=844) as page:
                asked = set()
                page.on("request", lambda request, asked=asked: asked.add(request.url.split("#")[0]))
                self.page(page, f"post/{folder}/")
                weight = sum(size(self.observer, address) for address in asked)
                self.expect(folder, 0 < weight <= MOST, f"loads {weight:,} bytes, of which {MOST:,} are enough")

    def check_mistakes(self):
        """What is missing is told in a list that has the focus, which leads to each; nothing can be sent before."""
        with self.observer.window(width=390, height=844) as page:
            self.page(page, "post/rentals/")
            expect(page.get_by_text("Asha looks at it within a day.").locator("visible=true")).to_have_count(0)
            page.get_by_role("button", name="See and send it").click()
            expect(page.locator("[data-problems]")).to_be_focused()
            expect(page.locator("[data-ways]")).to_be_hidden()
            told = page.locator("[data-problems] li").all_inner_texts()
            for label in ("Fill in “Suburb”.", "Fill in “Rent”.", "Fill in “Your name”.", "Phone: Please give a phone number or an email address."):
                self.expect("mistakes", any(text.startswith(label) for text in told), f"says nothing of {label!r}: {told}")
            page.locator("[data-problems] a", has_text="Bedrooms").click()
            expect(page.locator("#post [name=bedrooms]")).to_be_focused()
            expect(page.locator("#post [name=bedrooms]")).to_have_attribute("aria-invalid", "true")
            page.locator("#post [name=bedrooms]").fill("2")
            expect(page.locator("#post [name=bedrooms]")).to_have_attribute("aria-invalid", "false")
            check_accessibility(self.observer, page, "post/rentals/ with mistakes")

    def check_press(self):
        """What is told of a field as it is left does not take the button away from whoever presses it."""
        with self.observer.window(width=390, height=844) as page:
            self.page(page, "post/stories/")
            email = page.locator('#post [name="person.email"]')
            email.fill("nobody")
            done = page.get_by_role("button", name="See and send it")
            done.scroll_into_view_if_needed()
            expect(email).to_be_focused()
            before = done.bounding_box()
            page.mouse.move(before["x"] + before["width"] / 2, before["y"] + 2)
            page.mouse.down()
            self.expect("press", done.bounding_box() == before, "moves the button while it is pressed")
            page.mouse.up()
            expect(page.locator("[data-problems]")).to_be_focused()
            expect(page.locator("[data-problems]")).to_contain_text("Email")

    def check_drafts(self):
        """What was typed is there again after the page is loaded anew, with all rows and pictures, and from the page of all kinds, until forgotten."""
        with self.observer.window(width=390, height=844) as page:
            self.page(page, "post/rentals/")
            self.fill(page, {"title": "A draft", "features": ["pool"]})
            page.locator("#fold-times summary").click()
            page.locator("[data-ask=inspections] [data-another]").click()
            for place in range(2):
                page.locator('[name="inspections.start"]').nth(place).fill(f"2026-12-0{place + 1}T11:00")
            page.locator("#post input[type=file]").first.set_input_files([{"name": "1.png", "mimeType": "image/png", "buffer": png(640, 480)}])
            expect(page.locator(".picture-list img")).to_have_count(1)
            page.wait_for_url(re.compile("#draft="))
            page.wait_for_function(HAS_BYTES)
            # Words are kept even by somebody who leaves at once.
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.locator("#post [name=title]").fill("Another draft")
            page.locator('#post [name="address.suburb"]').press_sequentially("Carlton VIC 3053")
            page.goto(self.home + "about/")
            page.go_back()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(page.locator("#post [name=title]")).to_have_value("Another draft")
            expect(page.locator('[name="inspections.start"]')).to_have_count(2)
            expect(page.locator('[name="inspections.start"]').nth(1)).to_have_value("2026-12-02T11:00")
            expect(page.locator("[name=features]:checked")).to_have_count(1)
            expect(page.locator(".picture-list img")).to_have_count(1)
            # What names a place in full is taken apart.
            self.expect("drafts", page.evaluate(ADDRESS) == ["Carlton", "VIC", "3053"], f"bring back the place {page.evaluate(ADDRESS)}")
            page.goto(self.home + "post/")
            expect(page.locator("[data-drafts] li")).to_have_count(1)
            page.locator("[data-drafts] a").click()
            title = page.locator("#post [name=title]")
            expect(title).to_have_value("Another draft")
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            # So are words that are typed just before the tab is closed.
            title.press("End")
            title.press_sequentially("!")
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            title.press_sequentially("?")
            page.close(run_before_unload=True)
            page = page.context.new_page()
            self.observer.watch(page)
            self.page(page, "post/rentals/")
            noon = page.evaluate("Date.now()")
            for minutes, told in BEGUN.items():
                page.clock.set_fixed_time(noon / 1000 + minutes * 60)
                page.reload()
                expect(page.locator("[data-begun]")).to_contain_text(f"You began “Another draft!?” here {told}.")
            page.get_by_role("button", name="Start anew").click()
            expect(page.get_by_role("button", name="Add pictures").first).to_be_focused()
            page.reload()
            page.get_by_role("button", name="Go on with it").click()
            expect(page.locator("#post [name=title]")).to_have_value("Another draft!?")
            expect(page.locator(".picture-list img")).to_have_count(1)
            page.goto(self.home + "post/")
            page.get_by_role("button", name="Forget it").click()
            expect(page.locator("[data-drafts]")).to_be_hidden()

    def check_names(self):
        """A name that the board has already is not taken again; where nobody knows, nobody else can have it."""
        with Observer(self.observer.browser, self.observer.site, self.home, Ignoring(self.problems, ["api/listings.json", "ERR_FAILED", "Failed to fetch"])).window() as page:
            self.page(page, "post/stories/")
            self.fill(page, {**WORDS, "title": "Gipps Street terrace", **NEW, "person.name": "Asha"})
            self.send(page)
            names = self.saved(page).namelist()
            self.expect("names", names == ["people/asha-2.yaml", "stories/gipps-street-terrace-2.md"], f"are {names}")
            # What was saved keeps its name, so this is another.
            self.page(page, "post/stories/")
            self.fill(page, {**WORDS, "title": "Łódź, Ærø & Þór: ßıđ", **NEW})
            page.route("**/api/listings.json", lambda route: route.abort())
            self.send(page)
            names = self.saved(page).namelist()
            self.expect("names", re.fullmatch(r"stories/lodz-aero-thor-ssid-[0-9a-f]{6}\.md", names[1]), f"are {names} where nobody knows")

    def check_slips(self):
        """What may be a slip is asked about where it stands; how much room is left is told; rows have names of their own."""
        with self.observer.window(width=390, height=844) as page:
            self.page(page, "post/rentals/")
            rent = page.locator("#post [name=rent]")
            self.fill(page, {**PLACE, "bedrooms": "2"})
            rent.fill("2600")
            rent.press("Tab")
            self.expect("slips", page.locator("#post [name=property]").bounding_box()["y"] == rent.bounding_box()["y"], "a question about the rent moves what stands beside it")
            page.get_by_role("button", name="Make it $600 a week").click()
            expect(rent).to_have_value("600")
            expect(page.locator("#post .post-hint")).to_be_empty()
            # Who has filled in one field is not done.
            expect(rent).to_have_attribute("enterkeyhint", "next")
            rent.press("Enter")
            expect(page.locator("#post [name=property]")).to_be_focused()
            expect(page.locator("[data-problems]")).to_be_hidden()
            title = page.locator("#post [name=title]")
            title.fill("A" * 79)
            expect(page.get_by_text("letters left")).to_have_count(0)
            title.fill("A" * 95)
            expect(page.locator("#post .post-left")).to_have_text("5 letters left")
            expect(page.get_by_role("status").filter(has_text="5 letters left")).to_have_count(1)
            title.fill("A" * 103)
            expect(page.locator("#post .post-left")).to_have_text("3 letters too many")
            title.press("Tab")
            expect(page.locator("#post .post-left")).to_be_hidden()
            expect(page.locator("[data-ask=title] .wrong")).to_have_text("“A title” can have 100 letters at most. That’s 3 letters too many.")
            page.locator("#fold-times summary").click()
            another = page.locator("[data-ask=inspections] [data-another]")
            another.click()
            another.click()
            ids = page.evaluate("() => [...document.querySelectorAll('#post [id]')].map((one) => one.id)")
            self.expect("rows", len(set(ids)) == len(ids), "have ids that others have")
            page.get_by_role("group", name="When people can come 3").get_by_label("From").fill("2026-12-03T11:00")
            page.get_by_role("button", name="Remove no. 2").click()
            expect(page.get_by_role("group", name="When people can come 2").get_by_label("From")).to_have_value("2026-12-03T11:00")
            check_accessibility(self.observer, page, "post/rentals/ with rows")

    def check_price_again(self):
        """What could not be looked up of a price is looked up again the next time."""
        quiet = Ignoring(self.problems, ["search/", "ERR_FAILED", "Failed to fetch"])
        with Observer(self.observer.browser, self.observer.site, self.home, quiet).window(width=390, height=844) as page:
            self.page(page, "post/rentals/")
            self.fill(page, {**PLACE, "bedrooms": "2"})
            page.route("**/search/**", lambda route: route.abort())
            rent = page.locator("#post [name=rent]")
            rent.fill("2600")
            with page.expect_event("requestfailed"):
                rent.press("Tab")
            page.unroute("**/search/**")
            page.locator("#post [name=bathrooms]").fill("1")
            page.locator("#post [name=bathrooms]").press("Tab")
            expect(page.locator("#post .post-hint")).to_contain_text("$2,600 a week is far more")

    def check_preview(self):
        """How it will look can be seen from the first title on, and follows what is typed; how soon it is looked at is said before it is sent."""
        with self.observer.window(width=390, height=844) as page:
            page.goto(self.home + "post/")
            self.expect("post/", page.locator("main a", has_text="What you posted").bounding_box()["height"] >= 44, "has a link that is too small to be tapped")
            self.page(page, "post/stories/")
            fold, shown = page.locator(".post-preview"), page.locator(".post-preview .post-look-title")
            expect(fold).to_be_hidden()
            page.locator("#post [name=title]").fill("Early")
            fold.locator("summary").click()
            expect(shown).to_have_text("Early")
            page.locator("#post [name=title]").press("End")
            page.locator("#post [name=title]").press_sequentially(" bird")
            expect(shown).to_have_text("Early bird")
            check_accessibility(self.observer, page, "post/stories/ while it is written")
            self.fill(page, {**WORDS, **NEW})
            self.send(page)
            expect(fold).to_be_hidden()
            soon = page.get_by_text("Asha looks at it within a day.").locator("visible=true")
            expect(soon).to_have_count(1)
            # Where she lands she sees its card, and how to send it.
            heading = page.get_by_role("heading", name="How it will look")
            expect(heading).to_be_focused()
            self.expect("preview", 0 <= heading.bounding_box()["y"] < 100, f"leads to {heading.bounding_box()}")
            expect(page.get_by_role("button", name="Send it to the board")).to_be_in_viewport()
            expect(page.locator("[data-page] .post-look-page")).to_be_hidden()

    def check_without_scripts(self):
        """Without scripts the page leads to the ways that need none."""
        context = self.observer.browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(self.home + "post/rentals/")
        expect(page.locator("#post")).to_be_hidden()
        expect(page.locator("noscript a[href^='mailto:']")).to_have_count(1)
        expect(page.locator("noscript a[href^='https://forge.example/']")).to_have_count(2)
        page.locator("noscript summary").click()
        expect(page.locator("noscript a[href^='https://forge.example/']").first).to_be_visible()
        self.expect("without scripts", page.locator("noscript p").first.bounding_box()["width"] > 500, "what is told wraps in columns")
        context.close()


def main(program):
    problems = Problems("posting")
    relay = Relay.served()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        board = Board(program, Path(folder))
        settings = board.content / "board.yaml"
        own = f"post:\n  relay: 'http://127.0.0.1:{relay.server_port}{RELAYED}'\n  next: Asha looks at it within a day.\n"
        text = settings.read_text(encoding="utf-8").replace("post:\n", own).replace("url: https://board.example/\n", f"url: https://board.example{BASE}\n")
        settings.write_text(text, encoding="utf-8")
        board.build()
        site = Published(board.output, BASE)
        home = serve(site)
        browser = launch(playwright.chromium)
        check = PostingCheck(Observer(browser, site, home, problems), board, problems, home)
        after = AfterPosting(check, Relay.packages, RELAYED)
        parts = [
            check.check_weight, check.check_mistakes, check.check_press, check.check_drafts, *Ways(check).parts, *Meanwhile(check).parts, *Mending(check).parts, *Quick(check).parts, check.check_names, check.check_slips,
            check.check_price_again, check.check_preview, check.check_without_scripts, check.check_kinds, *after.parts, *FromAPhone(check, RELAYED).parts, *Again(check).parts]
        for one in parts:
            with part(problems, one.__name__):
                one()
        browser.close()
    relay.shutdown()
    problems.finish(f"{len(parts)} things that people do who post, {len(POSTS)} kinds")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: posting.py PROGRAM")
    main(sys.argv[1])
