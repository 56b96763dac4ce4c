"""What a reader keeps on her own device: saved, hidden and viewed listings, notes and steps, lists that are shared, copies, and nothing at all."""

import json
import re
import shutil
import tempfile
from datetime import date, timedelta
from pathlib import Path

from accessibility import check_accessibility
from observer import Observer, ready
from playwright.sync_api import expect
from published import Published, link_or_copy
from rendering import OVERFLOW
from search_index import address_hash, pack, unpack
from server import serve

KEPT = "() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('houser:')).sort())"
LEFT = ("saved", "hidden", "viewed", "searches")
NEVER = "This must not be taken over"
KEEP = 290
"""How high a saved listing may be on a screen of 390 CSS pixels, with its note and what can be done with it."""


def focused(page):
    return page.evaluate("() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")


class SavingCheck:
    """The checks, one method for each thing that a reader does."""

    def __init__(self, observer):
        self.observer, self.site, self.home = observer, observer.site, observer.home
        listings = self.site.index["listings"]
        self.homes = [listing for listing in listings if listing.get("image") and listing.get("bedrooms") is not None][:5]
        self.paths = [listing["url"].rstrip("/") for listing in self.homes]
        self.ids = [listing["id"] for listing in self.homes]
        self.left = {}

    def expect(self, where, is_so, what):
        if not is_so:
            self.observer.problems.add(where, what)

    def record(self, page, name):
        text = page.evaluate("(name) => localStorage.getItem(`houser:${name}:${document.documentElement.dataset.base}`)", name)
        return json.loads(text) if text else None

    def saved_ids(self, page):
        return [one["id"] for one in (self.record(page, "saved") or {"listings": []})["listings"]]

    def axe(self, page, where, part=None):
        # Below a path nothing looks otherwise.
        if self.site.base != "/" and not self.observer.is_thorough:
            return
        check_accessibility(self.observer, page, where, part)
        if overflow := page.evaluate(OVERFLOW):
            self.expect(where, False, f"scrolls sideways: {overflow}")

    def save(self, page, count):
        """
        Saves the first listings on their own pages, so that the last one stands first. By day a reader who comes later has what the first one who
        saved as many was left with.
        """
        if count in self.left and not self.observer.is_thorough:
            page.goto(self.home + "robots.txt")
            page.evaluate("(kept) => { for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value); }", self.left[count])
            return
        for path in self.paths[:count]:
            page.goto(f"{self.home}{path}/")
            page.locator(".listing .heart").click()
            expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "true")
        page.wait_for_function("([key, path]) => localStorage.getItem(key)?.includes(path)", arg=[f"houser:viewed:{self.site.base}", self.paths[count - 1]])
        self.left[count] = page.evaluate(KEPT)

    def open_saved(self, page, count):
        page.goto(self.home + "saved/")
        expect(page.locator(".keep")).to_have_count(count)

    def check_hearts(self):
        """Hearts on cards, by keyboard alone, with undo; a second tab agrees, and so does the page that Back leads to."""
        with self.observer.window() as page:
            page.goto(self.home)
            heart = page.locator(".card .heart").first
            title = page.locator(".card h3").first.inner_text()
            heart.focus()
            page.keyboard.press("Enter")
            expect(heart).to_have_attribute("aria-label", f"Saved: {title}")
            expect(page.locator(".saved-link")).to_have_text("Saved 1")
            expect(page.locator(".toast-status")).to_have_text("Saved on this device.")
            page.keyboard.press("Tab")
            self.expect("/", focused(page) == "Undo", f"after a press on a heart, Tab leads to {focused(page)!r} and not to Undo")
            page.keyboard.press("Enter")
            expect(heart).to_have_attribute("aria-pressed", "false")
            self.expect("/", self.saved_ids(page) == [] and focused(page) == f"Save {title}", "Undo does not undo, or loses the focus")
            page.keyboard.press("Enter")
            expect(heart).to_have_attribute("aria-pressed", "true")
            other = page.context.new_page()
            self.observer.watch(other)
            other.goto(self.home)
            same = other.locator(".card .heart").first
            expect(same).to_have_attribute("aria-pressed", "true")
            same.click()
            expect(heart).to_have_attribute("aria-pressed", "false")
            heart.click()
            expect(same).to_have_attribute("aria-pressed", "true")
            page.goto(self.home + "search/")
            expect(page.locator("#found .card .heart").first).to_be_visible()
            expect(page.locator("#found .heart[aria-pressed=true]")).to_have_count(1)
            page.go_back()
            expect(page.locator(".card .heart").first).to_have_attribute("aria-pressed", "true")

    def check_kept_of_cards(self):
        """A heart on a card keeps what its data say of price, status and inspections, and no page is loaded for that."""
        listings = [one for one in self.site.index["listings"] if one.get("price") and one.get("open")]
        wanted = next((one for one in listings if one.get("status_label")), listings[0])
        for name, address, card in (("a list", f"suburbs/{wanted['state'].lower()}/{wanted['suburb'].lower().replace(' ', '-')}-{wanted['postcode']}/", ".card"),
                                    ("a search", f"search/?kind={wanted['kind']}&suburb={wanted['place'].replace(' ', '%20')}", "#found .card")):
            with self.observer.window() as page:
                page.goto(self.home + address)
                heart = page.locator(f"{card}[data-id={wanted['id']}] .heart").first
                expect(heart).to_be_visible()
                ready(page)
                asked = []
                page.on("request", lambda request: asked.append((request.resource_type, request.url.removeprefix(self.home))))
                # By a key, since browsers may load a page over whose link a pointer stands.
                heart.press("Enter")
                page.wait_for_function("(key) => JSON.parse(localStorage.getItem(key))?.listings[0]?.snapshot.details", arg=f"houser:saved:{self.site.base}")
                kept = self.record(page, "saved")["listings"][0]["snapshot"]
                told = {key: kept.get(key) for key in ("cents", "price_text", "per", "status_label", "expires", "inspections", "details", "kind_label")}
                begins = [start[:16] for start, *_ in wanted["open"]]
                self.expect(name, told == {
                    "cents": wanted["price"], "price_text": wanted["price_text"], "per": wanted.get("per"), "status_label": wanted.get("status_label"),
                    "expires": wanted["expires"], "inspections": told["inspections"], "details": wanted["told"]["details"],
                    "kind_label": self.site.index["kinds"][wanted["kind"]]["label"]} and told["inspections"][:len(begins)] == begins,
                            f"a heart keeps {told}")
                pages = [one for kind, one in asked if kind == "document" or one.endswith("/")]
                data = [one for _, one in asked if ".json" in one]
                self.expect(name, not pages and len(data) <= (1 if card.startswith("#") else 5), f"a heart on a card asks for {asked}")

    def check_saved_page(self):
        """Steps, notes, collections, another order, and what is taken away, by keyboard where it matters."""
        with self.observer.window(width=390, height=664) as page:
            page.goto(self.home + "saved/")
            expect(page.locator(".keep-none")).to_contain_text("Nothing saved yet")
            page.locator(".keep-data summary").click()
            shown = page.locator(".keep-data .buttons button").locator("visible=true").all_inner_texts()
            self.expect("/saved/", shown == ["Import a copy"], f"offers {shown} where nothing is kept")
            self.axe(page, "/saved/ (empty)")
            self.save(page, 3)
            self.open_saved(page, 3)
            first, second, third = self.ids[2], self.ids[1], self.ids[0]
            self.expect("/saved/", self.saved_ids(page) == [first, second, third], "what was saved last does not stand first")
            high = page.locator(".keep").evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().height))")
            self.expect("/saved/", max(high) <= KEEP, f"saved listings are {high} px high on a phone")
            keep = {one: page.locator(f".keep[data-id={one}]") for one in (first, second, third)}
            keep[first].locator("select").select_option("viewing")
            self.write_note(keep[first], "Ask about <the oven>")
            expect(keep[first].locator(".keep-note")).to_contain_text("Ask about <the oven>")
            self.expect("/saved/", focused(page).startswith("Edit the note"), "a note that is written loses the focus")
            page.locator(".keep-lists button", has_text="New list").click()
            page.locator("#list-name").fill("Close to uni")
            page.locator("#list-name").press("Enter")
            expect(page.locator("dialog[open] [role=alert]")).to_contain_text("A list needs at least one listing")
            self.expect("/saved/", page.locator("#list-name").input_value() == "Close to uni", "a list with nothing in it loses its name")
            page.locator("dialog[open] li label").first.click()
            self.axe(page, "/saved/ (new list)", "dialog[open]")
            page.locator("#list-name").press("Enter")
            keep[second].locator(".keep-menu > summary").click()
            keep[second].locator(".keep-menu label", has_text="Close to uni").click()
            self.axe(page, "/saved/ (menu)", ".keep-menu[open]")
            page.keyboard.press("Escape")
            self.expect("/saved/", focused(page).startswith("More for"), "a menu that closes loses the focus")
            keep[third].locator(".keep-menu > summary").click()
            press = keep[third].locator("[aria-label^='Move up']")
            press.focus()
            page.keyboard.press("Enter")
            self.expect("/saved/", focused(page).startswith("Move up"), "moving a listing loses the focus")
            page.reload()
            expect(page.locator(".keep")).to_have_count(3)
            self.expect("/saved/", self.saved_ids(page) == [first, third, second], "the order is not kept")
            expect(keep[first].locator("select")).to_have_value("viewing")
            expect(keep[first].locator("textarea")).to_have_value("Ask about <the oven>")
            self.axe(page, "/saved/")
            page.locator(".keep-lists .toggle", has_text="Close to uni 2").click()
            expect(page.locator(".keep")).to_have_count(2)
            page.locator(".keep-lists button", has_text="Edit list").click()
            page.locator("#list-name").fill("Near uni")
            page.locator("#list-name").press("Enter")
            expect(page.locator(".keep-lists")).to_contain_text("Near uni 2")
            expect(page.locator(".keep")).to_have_count(2)
            page.locator(".keep-lists .toggle").first.click()
            page.locator(".keep-tools select").select_option("low")
            prices = [int(re.sub(r"\D", "", text)) for text in page.locator(".keep .card-price b").all_inner_texts()]
            self.expect("/saved/", prices == sorted(prices), f"the lowest price first is {prices}")
            page.locator(".keep-tools select").select_option("")
            keep[third].locator(".keep-menu > summary").click()
            keep[third].locator("[aria-label^=Remove]").click()
            expect(page.locator(".keep")).to_have_count(2)
            page.locator(".toast button", has_text="Undo").click()
            expect(page.locator(".keep")).to_have_count(3)
            self.expect("/saved/", self.saved_ids(page) == [first, third, second], "undo does not put a listing back in its place")
            keep[second].locator(".keep-menu > summary").click()
            keep[second].locator("[aria-label^='Hide']").click()
            expect(page.locator(".keep")).to_have_count(2)
            page.goto(f"{self.home}{self.paths[1].split('/')[0]}/")
            hidden = page.locator(f".card[data-id={second}]")
            if hidden.count():
                expect(hidden).to_be_hidden()
                page.locator(".left-out button").click()
                expect(hidden).to_be_visible()
            page.goto(self.home + "saved/")
            page.locator("[aria-label^='Show again']").click()
            self.expect("/saved/", self.record(page, "hidden")["listings"] == [], "what was hidden is not shown again")
            expect(page.locator(".keep")).to_have_count(3)
            back = next(one for one in self.record(page, "saved")["listings"] if one["id"] == second)
            self.expect("/saved/", back["collections"] == ["Near uni"], "what was written of a hidden listing does not come back with it")

    def write_note(self, entry, text):
        entry.locator(".i-note").click()
        entry.locator("textarea").fill(text)
        entry.locator("button", has_text="Done").click()

    def check_dragging(self):
        """A listing is dragged to another place, and Undo brings it back."""
        with self.observer.window() as page:
            self.save(page, 3)
            self.open_saved(page, 3)
            ready(page)
            before = self.saved_ids(page)
            self.drag_down(page, before[0])
            page.mouse.up()
            expect(page.locator(".toast-status")).to_have_text("Moved to 2 of 3.")
            self.expect("/saved/", self.saved_ids(page) == [before[1], before[0], before[2]], "dragging keeps another order than is shown")
            page.locator(".toast button", has_text="Undo").click()
            self.expect("/saved/", self.saved_ids(page) == before, "Undo does not bring back the order before dragging")
            page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }")
            self.drag_down(page, before[0])
            page.mouse.up()
            expect(page.locator(".toast-status")).not_to_contain_text("Moved")
            shown = page.evaluate("[...document.querySelectorAll('.keep')].map((item) => item.dataset.id)")
            self.expect("/saved/", shown == before, "an order that could not be kept is shown")

    def drag_down(self, page, moved):
        """Drags the first listing, which is that one, over the second, and holds it there."""
        page.locator(".keep").first.hover()
        page.locator(".keep-grip").first.hover()
        page.mouse.down()
        page.locator(".keep").nth(1).scroll_into_view_if_needed()
        box = page.locator(".keep").nth(1).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        expect(page.locator(".keep").nth(1)).to_have_attribute("data-id", moved)

    def check_not_for_me(self):
        """A card in a list is hidden where it stands, by pointer, finger and keys, with Undo, and nobody has to tab past a button for that."""
        with self.observer.window(has_touch=True) as page:
            page.goto(f"{self.home}{self.paths[0].split('/')[0]}/")
            ready(page)
            cards = page.locator("ul.cards .card")
            first = page.locator(f".card[data-id={cards.first.get_attribute('data-id')}]")
            stops = "() => [...document.querySelectorAll('main :is(a[href], button)')].filter(({ tabIndex }) => tabIndex >= 0).length"
            before = page.evaluate(stops)
            first.hover()
            press = first.locator(".not-me")
            expect(press).to_be_visible()
            self.expect("/", page.evaluate(stops) == before, "“Not for me” is one more stop for Tab")
            self.axe(page, "a card with “Not for me”", f".card[data-id={cards.first.get_attribute('data-id')}]")
            press.click()
            expect(first).to_be_hidden()
            expect(page.locator(".left-out")).to_have_text("Show 1 hidden")
            page.locator(".toast button", has_text="Undo").click()
            expect(first).to_be_visible()
            first.locator(".heart").focus()
            page.keyboard.press("Shift+F10")
            expect(press).to_be_focused()
            page.keyboard.press("Enter")
            expect(first).to_be_hidden()
            self.expect("/", focused(page).startswith("Save "), f"after a card is hidden the focus is on {focused(page)!r}")
            page.locator(".toast button", has_text="Undo").click()
            page.mouse.move(0, 0)
            expect(first).to_be_visible()
            heart = first.locator(".heart")
            touch = {"pointerType": "touch", "bubbles": True}
            heart.dispatch_event("pointerdown", touch)
            expect(press).to_be_visible()
            heart.dispatch_event("pointerup", touch)
            heart.dispatch_event("click")
            expect(heart).to_have_attribute("aria-pressed", "false")

    def check_badge(self):
        """What was viewed and is over has its status on its card, in a word."""
        page_of = next((file for file in sorted(self.site.folder.glob("*/*/index.html")) if 'class="listing closed h-entry"' in file.read_text(encoding="utf-8")), None)
        if not page_of:
            return
        with self.observer.window() as page:
            page.goto(f"{self.home}{page_of.parent.relative_to(self.site.folder)}/")
            status = json.loads(page.locator("#snapshot").text_content())["status_label"]
            page.wait_for_function("(key) => localStorage.getItem(key)", arg=f"houser:viewed:{self.site.base}")
            page.goto(self.home)
            expect(page.locator("[data-strip=viewed] .badge")).to_have_text(status)
            self.expect("/", len(status) < 30, f"a badge says {status!r}")

    def check_changes(self):
        """A listing that is gone, let or cheaper says so after a rebuild, and what it was stays; one that has moved is found."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "site")
            # The pages alone: pictures need not be copied to be shown.
            shutil.copytree(self.site.folder, copy, ignore=shutil.ignore_patterns("*.xml", "*.ics", "suburbs", "map"), copy_function=link_or_copy)
            site = Published(copy, self.site.base)
            home = serve(site)
            observer = Observer(self.observer.browser, self.site, home, Ignoring(self.observer.problems, ("404", "is not here")))
            with observer.window() as page:
                for path in self.paths[:4]:
                    page.goto(f"{home}{path}/")
                    page.locator(".listing .heart").click()
                    expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "true")
                gone, let, cheaper, same = self.homes[:4]
                title = page.locator("h1").inner_text()
                pages = [copy / path / "index.html" for path in self.paths[:4]]
                pages[0].unlink()
                pages[3].parent.rename(pages[3].parent.with_name("elsewhere"))
                for pack in copy.glob("api/listings/*.json"):
                    rewrite(pack, lambda text: changed_pack(text, moved=self.paths[3], gone=gone["id"], let=let["id"]))
                urls = [f"{path}/" for path in self.paths]
                change_index(copy, gone=urls[:2], cheaper=urls[2], moved=(urls[3], f"{urls[3].split('/')[0]}/elsewhere/", same["id"]))
                page.goto(home + "saved/")
                for listing, words in ((gone, "No longer listed."), (let, "No longer listed: this home has been let"), (cheaper, "$30 less than when you saved it")):
                    expect(page.locator(f".keep[data-id={listing['id']}] .keep-changes")).to_contain_text(words)
                expect(page.locator(f".keep[data-id={gone['id']}]")).to_contain_text(gone["title"])
                expect(page.locator(f".keep[data-id={gone['id']}] h3 a")).not_to_have_attribute("href", re.compile("."))
                expect(page.locator(f".keep[data-id={same['id']}] h3 a")).to_have_attribute("href", re.compile("/elsewhere/$"))
                self.expect("/saved/", page.locator(f".keep[data-id={same['id']}] .keep-changes li").count() == 0 and title == same["title"],
                            "what has only moved is said to have changed")
                self.axe(page, "/saved/ (changed)")

    def check_compare(self):
        """Listings side by side, with what differs marked."""
        with self.observer.window(width=390, height=664, scheme="dark") as page:
            self.save(page, 3)
            self.open_saved(page, 3)
            for box in page.locator(".keep-row > label input").all()[:2]:
                box.check()
            page.locator(".keep-bar a").click()
            expect(page.locator(".comparison thead th")).to_have_count(2)
            page.go_back()
            expect(page.locator(".keep-row > label input:checked")).to_have_count(2)
            page.locator(".keep-bar a").click()
            expect(page.locator(".comparison thead th")).to_have_count(2)
            prices = page.locator(".comparison tbody tr", has_text="Price").first.locator("td").all_inner_texts()
            wanted = [listing["price_text"] for listing in (self.homes[2], self.homes[1])]
            self.expect("/compare/", all(price.startswith(want) for price, want in zip(prices, wanted, strict=True)), f"shows {prices} for {wanted}")
            for row in page.locator(".comparison tbody tr").all():
                texts = row.locator("td").all_inner_texts()
                differs = row.locator(".differs").count() == 1
                self.expect("/compare/", differs == (len(set(texts)) > 1), f"marks {texts} wrongly")
            self.axe(page, "/compare/")
            features = page.locator(".comparison tbody tr", has=page.locator("th", has_text="Features")).locator("td").all_inner_texts()
            self.expect("/compare/", len(features) == 2 and any("\n" in text for text in features), f"shows the features {features}")
            frame = page.locator(".comparison-frame")
            frame.evaluate("(frame) => { frame.scrollIntoView(); frame.scrollTop = 400; }")
            link, top = page.locator(".comparison thead a").first.bounding_box(), frame.bounding_box()["y"]
            self.expect("/compare/", top <= link["y"] < top + 160, f"does not keep in sight which is which: {link}")
            # Without an address it is what is ticked.
            page.goto(self.home + "compare/")
            expect(page.locator(".comparison thead th")).to_have_count(2)
            page.goto(self.home + "compare/?ids=..%2F..%2Fetc,javascript:alert(1)")
            expect(page.locator("#compared .notice")).to_be_visible()

    def check_sharing(self):
        """A link shows a list to somebody who has nothing, and keeps what she wants; a hostile one shows nothing."""
        with self.observer.window(permissions=["clipboard-read", "clipboard-write"]) as page:
            self.save(page, 2)
            self.open_saved(page, 2)
            page.evaluate("() => { delete Navigator.prototype.share; }")
            page.locator(".keep-tools button", has_text="Share").click()
            expect(page.locator(".toast")).to_contain_text("Link copied")
            link = page.evaluate("() => navigator.clipboard.readText()")
        with self.observer.window() as page:
            page.goto(link)
            expect(page.locator(".shared .card")).to_have_count(2)
            self.expect("/saved/", self.record(page, "saved") is None, "a list is kept before anybody says so")
            self.axe(page, "/saved/ (shared)")
            page.locator(".shared button", has_text="Save all").click()
            expect(page.locator(".keep")).to_have_count(2)
            self.expect("/saved/", self.saved_ids(page) == [self.ids[1], self.ids[0]], "a shared list is kept in another order")
            # As some programs send it on.
            page.goto(self.home + "saved/#list=" + ",".join(self.paths[:2]).replace("/", "%2F").replace(",", "%2C"))
            expect(page.locator(".shared .card")).to_have_count(2)
            for hostile in ("//evil.example/a", "a/b/c", "../x/y", "javascript:alert(1)", "A/b", "a/b?c", ",".join(["a/b"] * 41), "%3Cimg src=x%3E/x", "%"):
                page.goto(self.home + "saved/#list=" + hostile)
                expect(page.locator(".shared .notice")).to_contain_text("damaged")

    def check_copies(self):
        """A copy that is exported, and imported after everything was forgotten, is what there was; a hostile one changes nothing."""
        with self.observer.window() as page, tempfile.TemporaryDirectory() as folder:
            self.save(page, 2)
            key = f"houser:searches:{self.site.base}"
            page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, json.dumps(
                {"version": 1, "later": True, "searches": [{"name": "2+ beds", "query": "beds=2", "saved": "2026-11-01", "shape": [1]}]},
                separators=(",", ":"))])
            # All are looked up, which may complete what is kept.
            with page.expect_event("requestfinished", lambda request: "/facts-" in request.url):
                self.open_saved(page, 2)
            ready(page)
            self.write_note(page.locator(".keep").first, "Mine")
            before = page.evaluate(KEPT)
            page.locator(".keep-data summary").click()
            with page.expect_download() as download:
                page.locator("button", has_text="Export a copy").click()
            copy = Path(folder, "copy.json")
            download.value.save_as(copy)
            forget = page.locator("button", has_text="Forget me on this device").first
            forget.click()
            expect(page.locator("dialog[open] button").first).to_be_focused()
            self.axe(page, "/saved/ (asking)", "dialog[open]")
            page.keyboard.press("Enter")
            expect(page.locator(".keep")).to_have_count(2)
            expect(forget).to_be_focused()
            forget.click()
            page.locator("dialog[open] button", has_text="Forget me").click()
            expect(page.locator(".keep")).to_have_count(0)
            self.expect("/saved/", page.evaluate(KEPT) == {}, "forgets not everything")
            page.locator("input[type=file]").set_input_files(copy)
            page.locator("dialog[open] button", has_text="Replace").click()
            expect(page.locator(".keep")).to_have_count(2)
            after = page.evaluate(KEPT)
            self.expect("/saved/", after == before, f"an import is not what was exported: {[k for k in before if before[k] != after.get(k)]}")
            self.check_hostile_copies(page, copy, Path(folder, "hostile.json"))

    def check_hostile_copies(self, page, copy, hostile):
        good = copy.read_text(encoding="utf-8")
        before = page.evaluate(KEPT)
        for text in hostile_copies(good):
            hostile.write_text(text, encoding="utf-8")
            page.locator("input[type=file]").set_input_files(hostile)
            expect(page.locator(".toast")).to_contain_text("Nothing was imported")
            self.expect("/saved/", page.evaluate(KEPT) == before, f"takes over {text[:120]!r}")
            page.locator(".toast button").last.click()
        # Markup is text like any other.
        one = json.loads(good)
        one["records"]["saved"]["listings"][0]["snapshot"]["title"] = "<img src=x onerror=alert(1)>"
        one["records"]["saved"]["listings"][0]["id"] = "markup"
        hostile.write_text(json.dumps(one), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(hostile)
        page.locator("dialog[open] button", has_text="Add").click()
        expect(page.locator(".keep")).to_have_count(3)
        self.expect("/saved/", page.locator(".keep h3 img").count() == 0, "makes markup of a text")

    def check_damage(self):
        """What cannot be read is never written over: it is told of."""
        with self.observer.window() as page:
            page.goto(self.home + "404.html")
            key = f"houser:saved:{self.site.base}"
            for text in ("{damaged", '{"version":2,"listings":[]}', '{"version":1,"listings":[{"id":1}]}'):
                page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
                page.goto(self.home)
                page.locator(".card .heart").first.click()
                expect(page.locator(".toast")).to_be_visible()
                expect(page.locator(".card .heart").first).to_have_attribute("aria-pressed", "false")
                page.goto(self.home + "saved/")
                expect(page.locator(".keep-faults .notice")).to_be_visible()
                self.expect("/saved/", page.evaluate("(key) => localStorage.getItem(key)", key) == text, f"writes over {text}")
            page.locator(".keep-faults button", has_text="Clear it").click()
            page.locator("dialog[open] button", has_text="Clear it").click()
            expect(page.locator(".keep-faults .notice")).to_have_count(0)

    def check_pasted(self):
        """What a reader writes never makes a listing vanish, whatever another program put on the clipboard, and however much it is."""
        with self.observer.window() as page:
            self.save(page, 1)
            self.open_saved(page, 1)
            self.write_note(page.locator(".keep"), "One\u000btwo")
            self.expect("/saved/", self.record(page, "saved")["listings"][0]["note"] == "One two", "keeps a control character in a note")
            self.write_own(page, note="One\u000btwo", collections=[f"Name {number}" for number in range(41)])
            self.open_saved(page, 1)
            expect(page.locator(".keep-faults .notice")).to_have_count(0)
            expect(page.locator("textarea")).to_have_value("One\u000btwo")
            self.write_own(page, collections=[f"Name {number}" for number in range(40)])
            self.open_saved(page, 1)
            page.locator(".keep-menu > summary").click()
            page.locator(".keep-menu button", has_text="New list").click()
            page.locator("#list-name").fill("One more")
            page.locator("#list-name").press("Enter")
            expect(page.locator(".toast")).to_contain_text("in 40 lists at most")
            self.expect("/saved/", len(self.record(page, "saved")["listings"][0]["collections"]) == 40, "puts a listing into more than 40 collections")

    def check_no_connection(self):
        """What can't be loaded is not called gone, and can be asked for again."""
        quiet = Observer(self.observer.browser, self.site, self.home, Ignoring(self.observer.problems, ("ERR_FAILED", "failed", "Failed")))
        with quiet.window() as page:
            for address, found in (("saved/#list=", ".shared .card"), ("compare/?ids=", ".comparison thead th")):
                page.route("**/search/*.json*", lambda route: route.abort())
                page.goto(self.home + address + ",".join(self.paths[:2]))
                expect(page.locator("main")).to_contain_text("could not be loaded")
                self.expect(address, "no longer" not in page.locator("main").inner_text(), "calls gone what could not be loaded")
                page.unroute_all()
                page.locator("main button", has_text="Try again").click()
                expect(page.locator(found)).to_have_count(2)

    def check_searches(self):
        """A search that is taken away comes back alone, and a change elsewhere takes neither the focus nor Undo away."""
        searches = [{"name": f"{beds} beds", "query": f"beds={beds}"} for beds in (1, 2, 3)]
        write = "([key, value]) => localStorage.setItem(key, value)"
        with self.observer.window() as page:
            page.goto(self.home + "404.html")
            key = f"houser:searches:{self.site.base}"
            page.evaluate(write, [key, json.dumps({"version": 1, "searches": searches})])
            page.goto(self.home + "saved/")
            ready(page)
            page.locator("[aria-label='Remove the search 2 beds']").click()
            other = page.context.new_page()
            other.goto(self.home + "404.html")
            other.evaluate(write, [key, json.dumps({"version": 1, "searches": [searches[0]]})])
            expect(page.locator("#saved .places li")).to_have_count(1)
            page.locator(".toast button", has_text="Undo").click()
            kept = [one["query"] for one in self.record(page, "searches")["searches"]]
            self.expect("/saved/", kept == ["beds=1", "beds=2"], f"after a search came back there are {kept}")
            page.locator("[aria-label='Remove the search 1 beds']").focus()
            other.evaluate(write, [key, json.dumps({"version": 1, "searches": searches})])
            expect(page.locator("#saved .places li")).to_have_count(3)
            self.expect("/saved/", focused(page) == "Remove the search 1 beds", f"a change in another tab moves the focus to {focused(page)!r}")

    def check_two_tabs(self):
        """A note that is written in one tab is shown in another, which does not write over it."""
        with self.observer.window() as page:
            self.save(page, 1)
            self.open_saved(page, 1)
            page.locator(".keep .i-note").click()
            page.locator("textarea").press_sequentially("Mine")
            other = page.context.new_page()
            self.observer.watch(other)
            self.open_saved(other, 1)
            expect(other.locator("textarea")).to_have_value("Mine")
            other.locator(".keep-note button").click()
            other.locator("textarea").press("End")
            other.locator("textarea").press_sequentially(" and hers")
            expect(page.locator("textarea")).to_have_value("Mine and hers")
            page.locator("textarea").press("End")
            page.locator("textarea").press_sequentially("!")
            expect(other.locator("textarea")).to_have_value("Mine and hers!")
            self.expect("/saved/", self.record(page, "saved")["listings"][0]["note"] == "Mine and hers!", "a tab writes over the note of another")

    def check_lists_of_two_tabs(self):
        """Who edits a list leaves what another tab put into it meanwhile."""
        with self.observer.window() as page:
            self.save(page, 2)
            self.open_saved(page, 2)
            self.write_own(page, collections=["Near uni"])
            page.reload()
            page.locator(".keep-lists .toggle", has_text="Near uni 1").click()
            page.locator(".keep-lists button", has_text="Edit list").click()
            other = page.context.new_page()
            self.observer.watch(other)
            self.open_saved(other, 2)
            other.locator(".keep").nth(1).locator(".keep-menu > summary").click()
            other.locator(".keep").nth(1).locator(".keep-menu label", has_text="Near uni").click()
            page.locator("#list-name").press("Enter")
            expect(page.locator(".keep-lists")).to_contain_text("Near uni 2")

    def write_own(self, page, **members):
        """Changes what is kept of the first saved listing, as an earlier version of the page may have left it."""
        kept = self.record(page, "saved")
        kept["listings"][0].update(members)
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"houser:saved:{self.site.base}", json.dumps(kept)])

    def check_off(self):
        """One switch turns all of it off, also what is on its way just then, and on again."""
        with self.observer.window() as page:
            held, is_off = [], []
            page.route("**/*.json", lambda route: route.continue_() if is_off else held.append(route))
            page.goto(self.home)
            page.locator(".card .heart").first.click()
            held.clear()
            self.open_saved(page, 1)
            page.locator(".keep-data summary").click()
            page.locator("[role=switch]").click()
            page.locator("dialog[open] button", has_text="Stop saving").click()
            expect(page.locator("[role=switch]")).to_be_checked()
            kept = page.evaluate(KEPT)
            self.expect("/saved/", list(kept) == [f"houser:settings:{self.site.base}"], f"keeps {list(kept)} though it is off")
            is_off.append(True)
            for route in held:
                route.continue_()
            ready(page)
            self.expect("/saved/", len(page.evaluate(KEPT)) == 1, "keeps what came after it was turned off")
            self.axe(page, "/saved/ (off)")
            page.goto(f"{self.home}{self.paths[0]}/")
            page.goto(self.home)
            ready(page)
            self.expect("/", page.locator(".heart").count() == 0 and len(page.evaluate(KEPT)) == 1, "remembers something though it is off")
            page.goto(self.home + "saved/")
            page.locator("[role=switch]").click()
            page.goto(self.home)
            expect(page.locator(".card .heart").first).to_be_visible()

    def alike(self):
        """A home that a reader may look at, if another like it is near, about as dear and not smaller."""
        homes = [listing for listing in self.site.index["listings"] if listing["kind"] == "rental" and listing.get("price")]
        return next((one for one in homes for other in homes if one is not other and one["place"] == other["place"]
                     and abs(one["price"] - other["price"]) < one["price"] / 10 and one["bedrooms"] <= other["bedrooms"]), None)

    def check_coming_back(self):
        """What is new since the last visit, what was viewed, what may be liked, and what is new in a search that is kept."""
        before = date.fromisoformat(self.site.day) - timedelta(days=3)
        listings, seed = self.site.index["listings"], self.alike()
        with self.observer.window(day=str(before)) as page:
            page.goto(self.home)
            expect(page.locator(".card .heart").first).to_be_visible()
            self.expect("/", page.locator(".new").count() == 0, "calls something new on a first visit")
            page.goto(f"{self.home}{(seed or self.homes[0])['url']}")
            page.wait_for_function("(key) => localStorage.getItem(key)", arg=f"houser:viewed:{self.site.base}")
            page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"houser:searches:{self.site.base}", json.dumps(
                {"version": 1, "searches": [{"name": "All homes", "query": "kind=rental", "saved": str(before), "looked": str(before), "shown": 1000}]})])
            page.clock.set_fixed_time(f"{self.site.day}T12:00:00+11:00")
            page.goto(self.home)
            expect(page.locator("[data-strip=viewed] .card")).to_have_count(1)
            found = page.evaluate("""() => [...document.querySelectorAll(".card[data-listed]:not(:has(.badge))")]
              .map((card) => [card.dataset.id, card.dataset.listed, card.querySelector(".new") !== null])""")
            for id_, day, is_new in found:
                self.expect("/", is_new == (day > str(before)), f"calls {id_} of {day} {'' if is_new else 'not '}new after a visit on {before}")
            self.expect("/", any(is_new for _, _, is_new in found), "calls nothing new")
            if seed:
                page.locator("footer").scroll_into_view_if_needed()
                expect(page.locator("[data-strip=suggested] .card").first).to_be_visible()
                for why in page.locator("[data-strip=suggested] .card-why").all_inner_texts():
                    self.expect("/", re.match(r"Like the .+ in .+ you looked at: ", why), f"suggests something because of {why!r}")
            wanted = sum(listing["kind"] == "rental" and listing["listed"] > str(before) for listing in listings)
            page.goto(self.home + "saved/")
            if wanted:
                expect(page.locator("#saved .places .count").first).to_have_text(re.compile(rf"^{wanted} new since \w+day$"))
            page.goto(self.home + "search/?kind=rental")
            page.wait_for_function("([key, day]) => JSON.parse(localStorage.getItem(key)).searches[0].looked === day",
                                   arg=[f"houser:searches:{self.site.base}", self.site.day])

    def run(self):
        checks = [self.check_hearts, self.check_kept_of_cards, self.check_saved_page, self.check_dragging, self.check_not_for_me, self.check_badge, self.check_changes, self.check_compare, self.check_sharing, self.check_copies,
                  self.check_damage, self.check_pasted, self.check_two_tabs, self.check_lists_of_two_tabs, self.check_no_connection, self.check_searches,
                  self.check_off, self.check_coming_back]
        for check in checks:
            try:
                check()
            except AssertionError as error:
                self.observer.problems.add(check.__name__, str(error).strip().split("\nCall log")[0].replace("\n", " "))
        return len(checks)


class Ignoring:
    """Problems without those that a check makes itself: a browser complains of pages that are gone."""

    def __init__(self, problems, words):
        self.problems, self.words = problems, words

    def add(self, where, what):
        if not any(word in what for word in self.words):
            self.problems.add(where, what)


def rewrite(file, change):
    """Puts another text in place of a file, which may have another name elsewhere."""
    text = change(file.read_text(encoding="utf-8"))
    file.unlink()
    file.write_text(text, encoding="utf-8")


def changed_pack(text, moved, gone, let):
    """A pack of listings in which one has another address, another is let, and another is not there."""
    pack = json.loads(text)
    pack["listings"] = [listing for listing in pack["listings"] if listing["id"] != gone]
    for listing in pack["listings"]:
        listing["url"] = re.sub(f"{moved}/$", f"{moved.split('/')[0]}/elsewhere/", listing["url"])
        if listing["id"] == let:
            listing |= {"open": False, "status": "let", "status_label": "Let", "ended": "This home has been let."}
    return json.dumps(pack)


def change_index(site, gone, cheaper, moved):
    """Changes the search index of a site as a build would, but for versions: rows lose their addresses, have lower prices or other addresses."""
    for ids in site.glob("search/*/ids.json"):
        part = ids.parent
        read = lambda name: json.loads((part / name).read_text(encoding="utf-8"))
        first = json.loads(part.with_suffix(".json").read_text(encoding="utf-8"))
        before, after, id_ = moved

        def change(card):
            return card | {"url": after, "id": id_} if card["url"] == before else card

        cards = [card for number in range(len(first["cards"])) for card in read(f"{number}.json")]
        hashes = [0 if card["url"] in gone else address_hash(change(card)["url"]) for card in cards]
        rewrite(ids, lambda _: json.dumps({"ids": pack(hashes, 5)}))
        price = first["columns"]["price"]
        rows = unpack(price["rows"], len(cards))
        for place, card in enumerate(cards):
            if card["url"] == cheaper:
                price["values"].append(price["values"][rows[place]] - 3000)
                rows[place] = len(price["values"]) - 1
        price["rows"] = pack(rows, 1 if len(price["values"]) <= 90 else 2 if len(price["values"]) <= 8100 else 3)
        rewrite(part.with_suffix(".json"), lambda _: json.dumps(first))
        for file in [file for file in part.glob("*.json") if file.stem.isdigit()]:
            rewrite(file, lambda text: json.dumps([change(card) for card in json.loads(text)]))


def hostile_copies(good):
    """Copies that are not what a page exported."""
    yield "not JSON"
    yield good[: len(good) // 2]
    yield "[]"
    yield good.replace('"houser device"', '"another device"')
    yield good.replace('"version": 1', '"version": 2', 1)
    yield good.replace('"records": {', '"records": {"__proto__": {"off": true},', 1)
    yield good.replace('"records": {', '"records": {"constructor": {},', 1)
    yield good.replace('"records": {', '"records": {"other": {"version": 1},', 1)

    def changed(change):
        copy = json.loads(good)
        entry = copy["records"]["saved"]["listings"][0]
        entry["note"] = NEVER
        change(entry)
        return json.dumps(copy)

    copy = json.loads(good)
    copy["records"] = {"settings": {"version": 1, "off": True}}
    yield json.dumps(copy)
    yield changed(lambda entry: entry.update(path="https://evil.example/a"))
    yield changed(lambda entry: entry.update(path="../../x"))
    yield changed(lambda entry: entry.update(step="gone"))
    yield changed(lambda entry: entry.update(note="x" * 5_000))
    yield changed(lambda entry: entry.update(collections="all"))
    yield changed(lambda entry: entry.pop("snapshot"))
    yield changed(lambda entry: entry["snapshot"].update(title={"toString": 1}))
    yield changed(lambda entry: entry["snapshot"].update(url="javascript:alert(1)"))
    yield changed(lambda entry: entry["snapshot"]["image"].update(src="//evil.example/a.png"))
    yield changed(lambda entry: entry["snapshot"]["image"].update(src="https://evil.example/a/b.png"))
    yield changed(lambda entry: entry["snapshot"].update(highlights=[["i-bed\" onclick", "x"]]))
    yield changed(lambda entry: entry["snapshot"].update(expires="soon"))


def check_saving(observer):
    """How many things a reader does with what she keeps."""
    return SavingCheck(observer).run()
