"""What else a reader keeps on her own device: thumbs, pages that she follows, notes on days, and what she is looking for."""

import json
import re
import tempfile
from pathlib import Path

import calendar_rules
import opml
from calendar_instants import unescaped
from calendar_lines import calendar_in
from observer import ready
from playwright.sync_api import expect
from saving import KEPT, SavingCheck, focused

HOSTILE = "<img src=x onerror=alert(1)>, \\ ; \u202e gnp"
WHOLE_DAYS = ": its times are no local times of a zone"
LONG = "Zeilenumbruch äöü 你好 " * 8


class DeviceCheck(SavingCheck):
    """The checks, one method for each thing that a reader does."""

    def check_thumb(self):
        """A thumb up says that it is hers alone, comes back with Undo, and is listed with all that is kept."""
        with self.observer.window(width=390, height=844) as page:
            page.goto(f"{self.home}{self.paths[0]}/")
            thumb = page.locator(".thumb")
            expect(thumb).to_have_attribute("aria-pressed", "false")
            self.expect(self.paths[0], "Only on this device" in thumb.inner_text(), f"a thumb says {thumb.inner_text()!r}")
            thumb.focus()
            page.keyboard.press("Enter")
            expect(thumb).to_have_attribute("aria-pressed", "true")
            expect(page.locator(".toast-status")).to_contain_text("Nobody else sees or counts it")
            page.locator(".toast button", has_text="Undo").click()
            expect(thumb).to_have_attribute("aria-pressed", "false")
            self.expect(self.paths[0], self.record(page, "thumbs")["listings"] == [], "Undo does not take a thumb back")
            thumb.click()
            self.axe(page, f"/{self.paths[0]}/ (thumb)")
            page.goto(self.home + "saved/")
            back = page.locator("[aria-label^='Take back the thumbs up']")
            expect(back).to_have_count(1)
            back.click()
            expect(back).to_have_count(0)
            page.locator(".toast button", has_text="Undo").click()
            expect(back).to_have_count(1)

    def check_following_here(self):
        """Pages that are followed on the device are listed with what is new, and their feeds are a file that feed readers import."""
        suburb = next(path.removesuffix("index.html") for path in self.site.below("suburbs/*/*/index.html"))
        owner = next(path.removesuffix("index.html") for path in self.site.below("people/*/index.html"))
        with self.observer.window(width=390, height=844) as page:
            names = []
            for path in (suburb, owner):
                page.goto(self.home + path)
                press = page.locator("[data-follow]")
                names.append(press.get_attribute("data-follow"))
                expect(press).to_have_attribute("aria-pressed", "false")
                press.click()
                expect(press).to_have_attribute("aria-pressed", "true")
            self.axe(page, f"/{owner} (followed)")
            kept = self.record(page, "follows")["pages"]
            self.expect("/", [one["path"] for one in kept] == [owner, suburb], f"follows {kept}")
            old = [dict(one, looked="2020-01-01") for one in kept]
            page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"houser:follows:{self.site.base}", f'{{"version":1,"pages":{json.dumps(old)}}}'])
            page.goto(self.home + "follow/#followed")
            expect(page.locator(".followed-pages li a")).to_have_text(list(reversed(names)))
            for path, count in zip((owner, suburb), page.locator(".followed-pages .count").all(), strict=True):
                entries = len(re.findall("<entry>", self.site.read(path + "changes.xml")))
                expect(count).to_have_text(f"{entries} new since 1 January")
            self.axe(page, "/follow/ (followed)")
            page.goto(self.home + "saved/")
            with page.expect_download() as download:
                page.locator(".followed-pages .i-feed").click()
            self.expect("/saved/", list(opml.faults(Path(download.value.path()).read_bytes())) == [], "the file of feeds is not what feed readers import")
            text = Path(download.value.path()).read_text(encoding="utf-8")
            for feed in re.findall('xmlUrl="([^"]+)"', text):
                path = feed.removeprefix(self.home)
                self.expect("/saved/", path in self.site.files, f"the file of feeds leads to {feed}")
            page.locator(".followed-pages .keep-button").first.click()
            expect(page.locator(".followed-pages li")).to_have_count(1)
            page.locator(".toast button", has_text="Undo").click()
            expect(page.locator(".followed-pages li")).to_have_count(2)
            page.goto(self.home + suburb)
            # A page that is opened again has no old news.
            page.wait_for_function("([key, path, day]) => JSON.parse(localStorage.getItem(key)).pages.find((one) => one.path === path).looked === day",
                                   arg=[f"houser:follows:{self.site.base}", suburb, self.site.day])

    def check_day_notes(self):
        """Notes on days are written with keys and pointer, shown on their days, and taken along as a calendar that others accept."""
        months = self.site.below("calendar/*/index.html")
        if not months:
            return
        with self.observer.window() as page:
            page.goto(self.home + months[-1].removesuffix("index.html"))
            day = page.locator("[data-day]").nth(9).get_attribute("data-day")
            cell = page.locator(f"[data-day='{day}']").first
            page.locator("#note-day").fill(day)
            page.locator("#note-text").fill(HOSTILE)
            page.keyboard.press("Enter")
            expect(cell.locator(".own-notes li")).to_contain_text("<img src=x")
            self.expect("/calendar/", page.locator("main img[src=x]").count() == 0, "makes markup of a note")
            self.expect("/calendar/", focused(page) == "Your note" or page.evaluate("() => document.activeElement.id") == "note-text", "a note that is written loses the focus")
            cell.hover()
            cell.locator(".own-add").click()
            expect(page.locator("#note-text")).to_be_focused()
            page.locator("#note-text").fill(LONG)
            page.keyboard.press("Enter")
            expect(cell.locator(".own-notes li")).to_have_count(2)
            self.expect("/calendar/", len(self.record(page, "calendar")["notes"][1]["title"]) <= 80, "keeps a note that is too long")
            self.axe(page, "/calendar/ (notes)")
            page.locator(".day-notes [aria-label^='Edit']").first.click()
            page.locator("#note-text").fill("Ring, then visit")
            page.keyboard.press("Enter")
            expect(cell.locator(".own-notes li").first).to_contain_text("Ring, then visit")
            with page.expect_download() as download:
                page.locator(".day-notes .i-calendar").click()
            data = Path(download.value.path()).read_bytes()
            # Notes take whole days, unlike what the board itself tells of.
            faults = [fault for fault in calendar_rules.faults(data) if not fault.endswith(WHOLE_DAYS)]
            self.expect("/calendar/", faults == [], f"the calendar of notes: {faults}")
            events = calendar_in(data).named("VEVENT") if not faults else ()
            said = [unescaped(event.value("SUMMARY")) for event in events]
            self.expect("/calendar/", all(event.value("DTSTART") == day.replace("-", "") for event in events), "the calendar of notes has them on other days")
            self.expect("/calendar/", said[:1] == ["Ring, then visit"] and len(said) == 2, f"the calendar of notes says {said}")
            page.locator(".day-notes [aria-label^='Remove']").first.click()
            expect(cell.locator(".own-notes li")).to_have_count(1)
            page.locator(".toast button", has_text="Undo").click()
            expect(cell.locator(".own-notes li")).to_have_count(2)
            page.goto(self.home + "saved/")
            expect(page.locator(".day-notes .places li")).to_have_count(2)
            self.axe(page, "/saved/ (notes)")
            for left in (1, 0):
                page.locator(".day-notes [aria-label^='Remove']").first.click()
                expect(page.locator(".day-notes .places li")).to_have_count(left)
            # The section is gone, and the way back is not.
            self.expect("/saved/", page.evaluate("() => document.activeElement.localName") == "main", "the focus is lost with the last note")
            page.locator(".toast button", has_text="Undo").press("Enter")
            expect(page.locator(".day-notes .places li")).to_have_count(1)

    def check_event(self):
        """The dates of an event are no inspections, and nobody applies for a story."""
        for one in self.site.index["listings"]:
            if re.search('class="?occasions', self.site.read(f"{one['url']}index.html")):
                break
        else:
            return
        path = one["url"].removesuffix("/")
        with self.observer.window() as page:
            page.goto(f"{self.home}{path}/")
            page.locator(".heart").first.click()
            expect(page.locator(".toast-status")).to_contain_text("Saved")
            snapshot = self.record(page, "saved")["listings"][0]["snapshot"]
            self.expect(f"/{path}/", bool(snapshot.get("events")) and not snapshot.get("inspections"), f"keeps {snapshot}")
            page.goto(f"{self.home}saved/")
            expect(page.locator(".keep")).to_have_count(1)
            if not one.get("price"):
                self.expect("/saved/", page.locator(".keep select").is_hidden(), "offers steps with what has no price")
            page.goto(f"{self.home}compare/?ids={path}")
            expect(page.locator(".comparison tbody th", has_text="Dates")).to_have_count(1)
            self.expect("/compare/", page.locator(".comparison tbody th", has_text="Inspections").count() == 0, "takes an event for an inspection")

    def check_garage(self):
        """What is saved of a kind that has a name for it is a list of its own, with its own order, compared without what only homes have."""
        named = re.search(r'<li data-folder="([a-z0-9-]+)" data-name="([^"]+)">', self.site.read("saved/index.html"))
        own = [one for one in self.site.index["listings"] if named and one["url"].startswith(f"{named[1]}/")][:3]
        if len(own) < 3:
            return
        folder, name = named.groups()
        with self.observer.window(width=390, height=844) as page:
            for path in (*(one["url"] for one in own), f"{self.paths[0]}/"):
                page.goto(self.home + path)
                page.locator(".listing .heart").click()
                expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "true")
            page.goto(f"{self.home}{folder}/")
            strip = page.locator("[data-saved-kind]")
            expect(strip.locator(".card")).to_have_count(3)
            strip.locator("a", has_text="All saved").click()
            chip = page.locator(".keep-lists .toggle", has_text=f"{name} 3")
            expect(chip.locator("input")).to_be_checked()
            expect(page.locator(".keep")).to_have_count(3)
            ids = [one["id"] for one in own]
            page.locator(f".keep[data-id={ids[0]}] .keep-menu > summary").click()
            page.locator(f".keep[data-id={ids[0]}] [aria-label^='Move up']").click()
            shown = page.locator(".keep").evaluate_all("(all) => all.map((one) => one.dataset.id)")
            self.expect("/saved/", shown == [ids[2], ids[0], ids[1]], f"after a move up the order is {shown}")
            self.axe(page, f"/saved/ ({name})")
            page.keyboard.press("Escape")
            for box in page.locator(".keep-row > label input").all()[:2]:
                box.check()
            page.reload()
            expect(chip.locator("input")).to_be_checked()
            page.locator(".keep-bar a").click()
            expect(page.locator(".comparison thead th")).to_have_count(2)
            rows = page.locator(".comparison tbody th").all_inner_texts()
            strange = [row for row in rows if row.startswith(("A month", "To move in"))]
            self.expect("/compare/", not strange and "Price" in "".join(rows), f"compares what has no rent by {strange or rows}")
            self.axe(page, f"/compare/ ({name})")
            page.goto(self.home + "saved/")
            page.locator(".keep-lists .toggle", has_text="All 4").click()
            expect(page.locator(".keep")).to_have_count(4)

    def check_wishes(self):
        """What a reader looks for is kept with keys alone, gives cards a match with reasons, and can be turned off, changed and cleared."""
        if "data-match" not in self.site.read("saved/index.html"):
            return
        site = self.site.index
        rooms = [one for one in site["listings"] if site["kinds"][one["kind"]].get("match") == "offer" and one.get("place")]
        room = max(rooms, key=lambda one: (sum(other["place"] == one["place"] for other in rooms), one["id"]))
        folder = room["url"].split("/")[0]
        with self.observer.window(width=390, height=844) as page:
            page.goto(f"{self.home}{folder}/")
            ready(page)
            self.expect(f"/{folder}/", page.locator(".card-match").count() == 0, "tells a match before anybody said what they look for")
            page.locator("a", has_text="Say what you’re looking for").click()
            form = page.locator(".wish-form")
            form.wait_for()
            self.axe(page, "/saved/#wishes")
            page.get_by_label("Your budget, $ a week").fill(str(room["price"] // 100))
            box = form.get_by_role("combobox", name="Suburbs")
            box.press_sequentially(room["suburb"][:5])
            page.locator("#wish-suburbs li").first.wait_for()
            box.fill(room["place"])
            page.keyboard.press("Enter")
            expect(form.locator(".chip")).to_have_text([re.compile(f"{room['place']}$")])
            page.keyboard.press("Enter")
            form.locator("button", has_text="Save").focus()
            page.keyboard.press("Enter")
            expect(page.locator(".toast-status")).to_contain_text("Cards now say how well they match")
            kept = self.record(page, "wishes")
            self.expect("/saved/", kept == {"version": 1, "on": True, "seeks": ["place", "home"], "budget": room["price"], "suburbs": [room["place"]]}, f"keeps {kept}")
            asked = []
            page.on("request", lambda request: asked.append(request.url.removeprefix(self.home)))
            page.goto(f"{self.home}{folder}/")
            own = page.locator(f".card[data-id={room['id']}] .card-match")
            expect(own).to_have_text(re.compile(rf"^\d+% match: in {re.escape(room['suburb'])}; within budget"))
            ready(page)
            # Rows are found by their addresses, and no card is opened to find out whose it is.
            opened = [address for address in asked if re.match(r"search/(?!places/)\w+/(newest-)?\d+\.json", address)]
            self.expect(f"/{folder}/", opened == [] and any("/ids.json" in address for address in asked), f"opens {opened} to tell matches")
            self.axe(page, f"/{folder}/ (matches)")
            self.check_own_matches(page, room, folder)
            page.goto(f"{self.home}search/?kind={room['kind']}&suburb={room['place']}")
            expect(own).to_have_text(re.compile(r"^\d+% match: "))
            page.goto(f"{self.home}{self.paths[0].split('/')[0]}/")
            ready(page)
            page.goto(self.home + "saved/#wishes")
            form.wait_for()
            expect(form.locator(".chip")).to_have_count(1)
            page.locator(".wishes [role=switch]").click()
            expect(page.locator(".toast-status")).to_contain_text("Matches are off")
            page.goto(f"{self.home}{folder}/")
            ready(page)
            self.expect(f"/{folder}/", page.locator(".card-match").count() == 0, "tells matches though they are off")
            page.goto(self.home + "saved/#wishes")
            form.locator("button", has_text="Clear these").click()
            self.expect("/saved/", self.record(page, "wishes") is None, "does not clear wishes")
            page.locator(".toast button", has_text="Undo").click()
            kept = self.record(page, "wishes")
            self.expect("/saved/", kept["suburbs"] == [room["place"]], "Undo does not bring wishes back")
            self.expect("/saved/", kept["on"] is False, "Undo turns on matches that were off")
            page.get_by_label("Move in from").fill("0206-11-21")
            form.locator("button", has_text="Save").click()
            self.expect("/saved/", self.record(page, "wishes") == kept, "keeps a day that nobody can mean")
            page.get_by_label("Move in from").fill("")
            # What is typed and not saved stays, and a page that was open learns of the switch.
            page.get_by_label("Your budget, $ a week").fill("999")
            other = page.context.new_page()
            self.observer.watch(other)
            other.goto(f"{self.home}{folder}/")
            ready(other)
            page.locator(".wishes [role=switch]").click()
            expect(page.get_by_label("Your budget, $ a week")).to_have_value("999")
            expect(other.locator(".card-match").first).to_be_visible()

    def check_own_matches(self, page, room, folder):
        """Who said what they look for finds the best of it first, or nothing else, and reads on a listing's own page how well it matches."""
        expect(page.locator("a", has_text="Say what you’re looking for")).to_be_hidden()
        expect(page.locator(".own-wishes a", has_text="Change your wishes")).to_be_visible()
        page.locator(".own-wishes a", has_text="Best match for you first").click()
        page.wait_for_url(f"**/search/?kind={room['kind']}&sort=match")
        shown = page.locator("#found .card")
        expect(page.locator("#found")).to_have_attribute("aria-busy", "false")
        every = shown.count()
        expect(page.locator("#found .card-match")).to_have_count(every)
        scores = page.locator("#found .card-match b").all_inner_texts()
        found = [int(text.split("%")[0]) for text in scores if "%" in text]
        self.expect("/search/?sort=match", found == sorted(found, reverse=True) and scores[: len(found)] == [f"{score}% match" for score in found], f"has the order {scores}")
        page.locator("#open-filters").click()
        page.get_by_role("checkbox", name="Only my matches").check()
        page.wait_for_url("**&matches=yes")
        page.locator("#show", has_text=f"Show {len(found)} listing").click()
        expect(shown).to_have_count(len(found))
        self.expect("/search/?matches=yes", 0 < len(found) < every, f"shows {len(found)} matches of {every}")
        self.axe(page, "/search/?matches=yes")
        page.locator("#conditions button", has_text="only my matches").click()
        expect(shown).to_have_count(every)
        page.goto(self.home + room["url"])
        told = page.locator(".listing-head .card-match")
        expect(told).to_have_text(re.compile(rf"^\d+% match: in {re.escape(room['suburb'])}; within budget.*Change your wishes$"))
        self.axe(page, f"/{room['url']} (matches)")
        page.goto(f"{self.home}{folder}/")

    def check_taking_along(self):
        """All of it goes with a copy and is cleared with the rest, and a hostile copy changes nothing."""
        owner = next(path.removesuffix("index.html") for path in self.site.below("people/*/index.html"))
        with self.observer.window() as page, tempfile.TemporaryDirectory() as folder:
            page.goto(self.home + "404.html")
            records = {
                "thumbs": {"listings": [{"id": self.ids[0], "path": self.paths[0], "title": HOSTILE, "given": self.site.day}]},
                "follows": {"pages": [{"path": owner, "name": HOSTILE, "feed": "changes.xml", "looked": self.site.day}]},
                "calendar": {"notes": [{"id": "abcdef", "day": "2026-12-03", "title": HOSTILE}]},
                "wishes": {"on": True, "budget": 32000, "suburbs": ["Carlton VIC 3053"], "stay": [6, 12], "habits": {"noise": "quiet"}, "breakers": ["noise"]},
            }
            copy = Path(folder, "copy.json")
            self.write_copy(copy, records)
            page.goto(self.home + "saved/")
            page.locator(".keep-data summary").click()
            for answer in ("Add", "Replace"):
                page.locator("input[type=file]").set_input_files(copy)
                expect(page.locator("dialog[open]")).to_contain_text("1 thumbs up, 1 followed page, 1 calendar note and what you’re looking for")
                page.locator("dialog[open] button", has_text=answer).click()
                expect(page.locator(".toast-status")).to_contain_text("Imported 1 thumbs up")
                for name, record in records.items():
                    self.expect("/saved/", self.record(page, name) == {"version": 1, **record}, f"imports {self.record(page, name)} for {record}")
            self.expect("/saved/", page.locator("main img[src=x]").count() == 0, "makes markup of what was imported")
            before = page.evaluate(KEPT)
            for name, change in HOSTILE_CHANGES:
                other = {**records, name: {**records[name], **change}}
                self.write_copy(copy, other)
                page.locator("input[type=file]").set_input_files(copy)
                expect(page.locator(".toast")).to_contain_text("Nothing was imported")
                self.expect("/saved/", page.evaluate(KEPT) == before, f"takes over {change}")
                page.locator(".toast button").last.click()
            page.locator("button", has_text="Forget me on this device").first.click()
            page.locator("dialog[open] button", has_text="Forget me").click()
            expect(page.locator(".followed-pages")).to_be_hidden()
            self.expect("/saved/", page.evaluate(KEPT) == {}, "forgets not everything")

    def write_copy(self, file, records):
        whole = {name: {"version": 1, **record} for name, record in records.items()}
        file.write_text(json.dumps({"made": "houser device", "version": 1, "site": self.site.base, "records": whole}), encoding="utf-8")

    def run(self):
        checks = [self.check_thumb, self.check_following_here, self.check_day_notes, self.check_garage, self.check_event, self.check_wishes, self.check_taking_along]
        for check in checks:
            try:
                check()
            except AssertionError as error:
                self.observer.problems.add(check.__name__, str(error).strip().split("\nCall log")[0].replace("\n", " "))
        return len(checks)


HOSTILE_CHANGES = [
    ("thumbs", {"listings": [{"id": "x", "path": "https://evil.example/", "title": "x"}]}), ("thumbs", {"listings": "all"}),
    ("follows", {"pages": [{"path": "../x/", "name": "x", "feed": "changes.xml"}]}),
    ("follows", {"pages": [{"path": "people/x/", "name": "x", "feed": "//evil.example/a.xml"}]}),
    ("follows", {"pages": [{"path": "javascript:alert(1)/", "name": "x", "feed": "a.xml"}]}),
    ("follows", {"pages": [{"path": "a/", "name": "", "feed": "a.xml"}]}),
    ("calendar", {"notes": [{"id": "abcdef", "day": "2026-02-31", "title": "x"}]}),
    ("calendar", {"notes": [{"id": "abcdef\r\nX:Y", "day": "2026-12-03", "title": "x"}]}),
    ("calendar", {"notes": [{"id": "abcdef", "day": "2026-12-03", "title": "x" * 81}]}),
    ("calendar", {"notes": [{"id": "abcdef", "day": "2026-12-03", "title": "x"}] * 2}),
    ("wishes", {"on": "yes"}), ("wishes", {"budget": -1}), ("wishes", {"suburbs": ["<b>"]}), ("wishes", {"stay": [12, 6]}),
    ("wishes", {"habits": {"__proto_": "<b>"}}), ("wishes", {"from": "soon"}), ("wishes", {"breakers": [{}]}),
]


def check_device(observer):
    """How many further things a reader does with what she keeps."""
    return DeviceCheck(observer).run()
