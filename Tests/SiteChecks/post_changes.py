"""What comes after posting: somebody changes her listing by its private link, sees what she posted from her device, and a reader comments."""

import hashlib
import re
import zipfile
from base64 import urlsafe_b64encode
from io import BytesIO

from accessibility import check_accessibility
from observer import Observer, ready
from playwright.sync_api import expect
from post_markdown import check_markdown
from post_rewriting import rewrite
from post_unloaded import change_without
from saving import Ignoring

TITLE = "Changed by its link"
HOME = {
    "address.suburb": "Collingwood VIC 3066", "address.street": "14 Gipps Street", "rent": "690", "property": "terrace", "bedrooms": "2", "bathrooms": "1",
    "available": "2026-12-01", "title": TITLE, "description": "Light and quiet.", "person.name": "Nell Ó Sé", "person.role": "owner",
    "person.phone": "0491 570 156",
}
ID, FILE, PERSON = "changed-by-its-link", "rentals/changed-by-its-link.md", "people/nell-o-se.yaml"
DAY = "2026-11-21"
# What was posted from a device earlier: what is on the board, let, withdrawn, soon off its lists, and not there yet.
POSTED = {
    "gipps-street-terrace": ("rentals", "On the lists until 31 December 2026"), "coconut-grove-let": ("rentals", "This home was let on 10 November 2026"),
    "lyneham-studio-withdrawn": ("rentals", "This home was withdrawn"), "not-there-yet": ("items", "It isn’t on the board yet"),
}
SECRET = "m9Qp3zR5xk2VYw8sT1uLbA"
# Whether it is seen, and read, that something was sent before what it was.
ORDER = """() => {
  const [told, summary] = ["[data-told]", "[data-summary]"].map((part) => document.querySelector(part));
  return [told.getBoundingClientRect().bottom <= summary.getBoundingClientRect().top, Boolean(told.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING)];
}"""
# How far below the upper edge of its frame a private link begins, in CSS pixels.
GAP_ABOVE = """() => {
  const part = document.querySelector(".post-private");
  return part.firstElementChild.getBoundingClientRect().top - part.getBoundingClientRect().top;
}"""
KEPT = "([base, record]) => localStorage.setItem(`houser:posted:${base}`, JSON.stringify(record))"


class AfterPosting:
    """The checks, one method for each thing that somebody does; `check` is that of posting, and `packages` is what the board's server got."""

    def __init__(self, check, packages, relayed):
        self.check, self.board, self.home, self.packages = check, check.board, check.home, packages
        quiet = Ignoring(check.problems, [relayed, "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch"])
        self.observer = Observer(check.observer.browser, check.observer.site, check.home, quiet)
        self.link = ""

    def expect(self, where, holds, what):
        self.check.expect(where, holds, what)

    def send_bytes(self, page):
        before = len(self.packages)
        page.get_by_role("button", name="Send it to the board").click()
        expect(page.locator("[data-told]")).to_contain_text("It’s sent")
        self.expect(page.url, len(self.packages) == before + 1, f"sends {len(self.packages) - before} packages")
        with zipfile.ZipFile(BytesIO(self.packages[-1])) as package:
            return {name: package.read(name) for name in package.namelist()}

    def send(self, page):
        return {name: content.decode() for name, content in self.send_bytes(page).items()}

    def open(self, page, address):
        # The same address once more would be no other page.
        page.goto(self.home + "about/")
        page.goto(address)
        page.locator("#post[data-is-ready]").wait_for(state="attached")
        ready(page)

    def change(self, page, lines):
        """Sends what was put together, and compares the file of the change."""
        files = self.send(page)
        text = files.get(f"changes/{ID}.yaml", "")
        secret = re.search(r"key=([\w-]{22})$", self.link)[1]
        whole = f"listing: {ID}\nchange-key: {secret}\nday: {DAY}\n{lines}"
        self.expect("change", text.replace('"', "") == whole, f"is {files} and not {whole}")
        # All that is seen is that it was sent, what it was and ways on.
        expect(page.locator("#post [type=submit]")).to_be_hidden()
        expect(page.locator("[data-told]")).to_be_focused()
        expect(page.locator("[data-summary] li").first).to_be_visible()
        self.expect("change", page.evaluate(ORDER) == [True, True], f"shows, and reads, what was sent before that it was: {page.evaluate(ORDER)}")
        if page.locator("#post[data-is-ended]").count() == 0:
            expect(page.locator("[data-on]").get_by_role("link", name="What you posted")).to_be_visible()
            page.get_by_role("button", name="Change something else").click()
            expect(page.locator("#subject")).to_be_focused()

    def take(self, where):
        """The maintainer takes over what was sent last, and builds the board."""
        package = self.board.content.parent / "sent.zip"
        package.write_bytes(self.packages[-1])
        accepted = self.board.run("accept", str(package), "--write")
        self.expect(where, accepted.returncode == 0, f"is refused: {accepted.stdout}{accepted.stderr}")
        self.board.build()

    def check_posting(self):
        """Whoever posts gets a private link, whose secret is in no file; what she posted waits, and then is there."""
        with self.observer.window(width=390, height=844, permissions=["clipboard-read", "clipboard-write"]) as page:
            self.check.page(page, "post/rentals/")
            self.check.fill(page, HOME)
            self.check.send(page)
            files = self.send(page)
            link = page.locator(".post-private .link a")
            self.link = link.get_attribute("href")
            secret = re.search(rf"/post/change/#listing={ID}&key=([\w-]{{22}})$", self.link)[1]
            hashed = urlsafe_b64encode(hashlib.sha256(secret.encode()).digest()).decode().rstrip("=")
            self.expect("change-key", f"change-key: {hashed}\n" in files[FILE].replace('"', "") and secret not in files[FILE], f"is not of {secret}: {files[FILE]}")
            page.locator(".post-private").get_by_role("button", name="Copy link").click()
            expect(page.locator(".toast")).to_be_visible()
            self.expect("toast", page.locator(".toast").bounding_box()["y"] < 100, "lies on what is at the foot")
            gap = page.evaluate(GAP_ABOVE)
            self.expect("private link", gap <= 24, f"begins {gap} px below its frame")
            self.expect("private link", page.evaluate("navigator.clipboard.readText()") == self.link, "is not copied")
            check_accessibility(self.observer, page, "post/rentals/ with a private link")
            page.goto(self.home + "post/")
            page.get_by_role("link", name="What you posted").click()
            row = page.locator(".post-mine li")
            expect(row).to_have_count(1)
            expect(row).to_contain_text("It isn’t on the board yet")
            expect(row.get_by_role("link", name="Change", exact=True)).to_have_count(0)
            page.goto(self.link)
            expect(page.locator("[data-state]")).to_contain_text("isn’t on the board yet")
            # The next time the page knows her, and the place.
            self.check.page(page, "post/items/")
            expect(page.locator('[name="person.name"]')).to_have_value(HOME["person.name"])
            expect(page.locator('[name="person.phone"]')).to_have_value(HOME["person.phone"])
            # Who lets a home out sells a bicycle.
            expect(page.locator('[name="person.role"]')).to_have_value("seller")
            page.locator('[name="address.suburb"]').fill(HOME["address.suburb"])
            expect(page.locator('[name="address.postcode"]')).to_have_value("3066")
            # She stays the same person while her file is on its way.
            self.check.fill(page, {"title": "Her bicycle", "description": "It rides.", "price": "90", "category": "bicycles", "condition": "good", "person.role": "seller"})
            self.check.send(page)
            names = page.locator("[data-files] h3").all_text_contents()
            self.expect("handle", names == [PERSON, "items/her-bicycle.md"], f"is another one: {names}")
            self.take("posting")
            told = [path.name for path in self.board.output.rglob("*") if path.is_file() and hashed.encode() in path.read_bytes()]
            self.expect("change-key", told == [], f"is published in {told}")
            self.check.page(page, "post/cars/")
            expect(page.locator("#post [name=owner]")).to_have_value("nell-o-se")
            expect(page.locator("#handles option")).to_have_count(1)
            page.goto(self.home + "post/mine/")
            expect(row).to_contain_text("On the lists until 1 January 2027")
            check_accessibility(self.observer, page, "post/mine/")
            page.goto(self.home + "settings/")
            expect(page.locator("[data-here=kept]")).to_contain_text("Private links to what you posted")
            page.get_by_role("button", name="Forget these names and places").click()
            expect(page.locator("[data-here=posting]")).to_contain_text("No names or places")

    def check_changes(self):
        """By the private link the rent drops, an inspection is added and the home is let; nothing typed is lost, and the secret leaves in changes alone."""
        with self.observer.window(width=390, height=844) as page:
            asked = []
            page.on("request", lambda request: asked.append(request.url + str(request.headers)))
            self.open(page, self.link)
            expect(page.locator("#post [name=rent]")).to_have_value("690")
            expect(page.locator("#post [name=status]")).to_have_value("available")
            check_accessibility(self.observer, page, "post/change/")
            page.get_by_role("button", name="Keep this link on this device").click()
            page.locator("#post [name=rent]").fill("")
            page.get_by_role("button", name="See and send it").click()
            expect(page.locator("[data-problems]")).to_be_focused()
            page.locator("#post [name=rent]").fill("650")
            page.locator('[name="inspections.start"]').fill("2026-12-05T10:00")
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.reload()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(page.locator("#post [name=rent]")).to_have_value("650")
            page.get_by_role("button", name="See and send it").click()
            expect(page.locator("[data-problems] a")).to_have_text("Choose a day and a time for “Until”.")
            page.locator('[name="inspections.end"]').fill("2026-12-05T10:30")
            page.get_by_role("button", name="See and send it").click()
            expect(page.locator("[data-summary] li")).to_have_text(["Rent: $650 a week (was $690 a week)", re.compile("^People can come: Sat, 5 Dec, 10:00 – 10:30 am$")])
            page.context.set_offline(True)
            page.get_by_role("button", name="Send it to the board").click()
            expect(page.locator("[data-told]")).to_have_text("You’re offline. Everything is kept: send it once you’re back.")
            page.context.set_offline(False)
            expect(page.locator("[data-told]")).to_have_text("You’re back online: send it now.")
            self.change(page, "set:\n  rent: 650\nadd-inspections:\n  - {start: 2026-12-05 10:00, end: 2026-12-05 10:30}\n")
            waits = ["Change sent on 21 November 2026, not on the board yet:", "Rent: $650 a week", re.compile("^People can come: Sat, 5 Dec")]
            expect(page.locator("[data-waiting] p")).to_have_text(waits)
            page.get_by_role("button", name="See and send it").click()
            expect(page.locator("[data-state]")).to_contain_text("Nothing’s different yet")
            # Posted and changed on the same day, it is on its way until the board shows it.
            page.goto(f"{self.home}post/mine/")
            waiting = page.locator(".post-mine li", has_text="Change sent on 21 November 2026, not on the board yet")
            expect(waiting).to_have_count(1)
            expect(waiting).to_contain_text("yet:Rent: $650 a weekPeople can come: Sat, 5 Dec")
            # The page of the change says so, too, or it would be sent again.
            self.open(page, self.link)
            expect(page.locator("#post [name=rent]")).to_have_value("690")
            expect(page.locator("[data-waiting] p")).to_have_text(waits)
            check_accessibility(self.observer, page, "post/change/ with a change that waits")
            self.take("rent")
            page.goto(f"{self.home}post/mine/")
            expect(page.locator(".post-mine li")).to_contain_text("On the lists until")
            expect(waiting).to_have_count(0)
            self.expect("change", '"changed":' not in page.evaluate("(base) => localStorage.getItem(`houser:posted:${base}`)", self.check.observer.site.base), "is remembered once it is there")
            page.goto(f"{self.home}rentals/{ID}/")
            expect(page.locator("main")).to_contain_text("$650")
            expect(page.locator("main")).to_contain_text(re.compile("5 December.*10.*10:30"))
            # Where it was posted its own page leads to its private link.
            expect(page.locator("[data-yours] a").first).to_have_attribute("href", self.link)
            self.open(page, self.link)
            expect(page.locator("#post [name=rent]")).to_have_value("650")
            expect(page.locator("[data-waiting]")).to_have_count(0)
            page.get_by_role("button", name="It’s still available as it is").click()
            self.change(page, "confirm: yes\n")
            self.take("confirmation")
            withdraw = page.get_by_role("button", name="Withdraw it").first
            withdraw.click()
            expect(page.locator("dialog[open]").get_by_role("button", name="Cancel")).to_be_focused()
            check_accessibility(self.observer, page, "post/change/ with its dialog")
            box = page.locator("dialog[open]").bounding_box()
            self.expect("dialog", box["x"] >= 12 and box["x"] + box["width"] <= 390 - 12, f"touches the edges of the phone: {box}")
            page.keyboard.press("Escape")
            expect(withdraw).to_be_focused()
            withdraw.click()
            page.locator("dialog[open]").get_by_role("button", name="Withdraw it").click()
            expect(page.locator("[data-summary]")).to_contain_text("It’s withdrawn")
            page.locator("#post [name=status]").select_option("let")
            page.get_by_role("button", name="See and send it").click()
            self.change(page, "set:\n  status: let\n")
            self.take("let")
            page.goto(f"{self.home}about/")
            page.goto(self.link)
            expect(page.locator("[data-state]")).to_contain_text("This home was let on 21 November 2026")
            expect(page.locator("#post [name=rent]")).to_be_hidden()
            page.get_by_role("button", name="It’s available again").click()
            self.change(page, "set:\n  status: available\n")
            check_accessibility(self.observer, page, "post/change/ of what is let")
            self.take("reopening")
            self.open(page, self.link)
            page.locator("#post [name=rent]").fill("640")
            page.get_by_role("button", name="See and send it").click()
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            self.check.other_ways(page)
            with page.expect_download():
                page.get_by_role("button", name="Save it as a file").click()
            # What left as a file is no draft any more.
            page.goto(self.home + "settings/")
            ready(page)
            expect(page.locator("[data-here=kept]")).to_contain_text("Viewed listings")
            expect(page.locator("[data-here=kept]")).not_to_contain_text("Drafts")
            self.open(page, self.link)
            expect(page.locator("#post [name=rent]")).to_have_value("650")
            page.get_by_role("button", name="Withdraw it").first.click()
            page.locator("dialog[open]").get_by_role("button", name="Withdraw it").click()
            self.change(page, "set:\n  status: withdrawn\n")
            self.take("withdrawal")
            page.goto(f"{self.home}rentals/{ID}/")
            expect(page.locator("main")).to_contain_text("withdrawn")
            text = (self.board.content / FILE).read_text(encoding="utf-8")
            self.expect("file", "status: withdrawn" in text and "rent: 650" in text, f"is {text}")
            secret = self.link[-22:]
            self.expect("secret", not any(secret.encode() in path.read_bytes() for path in self.board.content.rglob("*") if path.is_file()), "is in a file of the board")
            self.expect("secret", not any(secret in one for one in asked), "is in the address or the header of a request")

    def check_rewriting(self):
        """By the private link words, pictures and facts are changed, and every other byte of the file stays."""
        rewrite(self)

    def check_unloaded(self):
        """While the posting form is on its way, and without it, the quick changes work, and what a draft has beside them is kept."""
        change_without(self)

    def check_markdown(self):
        """A description as somebody changes it means what is published."""
        check_markdown(self)

    def check_wrong_links(self):
        """Links that lead to nothing say so, and what to do; without a connection what was typed stays."""
        with self.observer.window(width=390, height=844) as page:
            for fragment, told in (
                    ("", "This link isn’t whole"), ("#listing=gipps-street-terrace&key=short", "This link isn’t whole"),
                    (f"#listing=../evil&key={SECRET}", "This link isn’t whole"), (f"#listing=no-such-home&key={SECRET}", "There’s no such listing")):
                page.goto(self.home + "about/")
                page.goto(f"{self.home}post/change/{fragment}")
                expect(page.locator("[data-state]")).to_contain_text(told)
                expect(page.locator("#post")).to_be_hidden()
            check_accessibility(self.observer, page, "post/change/ of nothing")

    def check_mine(self):
        """What was posted from a device, with what the board says of it today; what is forgotten is gone."""
        with self.observer.window(width=390, height=844) as page:
            page.goto(self.home + "about/")
            listings = [{"id": id, "path": f"{folder}/{id}", "kind": "rental", "title": id, "secret": SECRET, "when": "2026-11-01"} for id, (folder, _) in POSTED.items()]
            page.evaluate(KEPT, [self.check.observer.site.base, {"version": 1, "listings": [*listings[:1], {**listings[1], "changed": DAY}, *listings[2:]]}])
            page.goto(self.home + "post/mine/")
            rows = page.locator(".post-mine li")
            for place, (_, told) in enumerate(POSTED.values()):
                expect(rows.nth(place)).to_contain_text(told)
            expect(rows.nth(1)).to_contain_text("Change sent on 21 November 2026, not on the board yet")
            # Of two changes one is on the board, and the other waits: a rent that was changed twice is told once.
            told = [
                {"day": DAY, "sent": {"price_cents": 63000}, "lines": [["rent", "Rent: $630 a week"]]},
                {"day": DAY, "sent": {"price_cents": 62000, "pictures": 2}, "lines": [["rent", "Rent: $620 a week"], ["pictures", "1 picture removed"]]},
                {"day": "2026-11-09", "sent": {"status": "let"}, "lines": [["status", "Status: let"]]},
            ]
            # Any later confirmation tells that the first is there, whatever day a phone has; the next has to be seen.
            ahead = {"day": "2026-11-22", "confirmed": "2026-11-19"}
            first = [{**ahead, "sent": {"title": "Another"}, "lines": [["title", "Title: Another"]]}, {**ahead, "sent": {"price_cents": 61000}, "lines": [["rent", "Rent: $610 a week"]]}]
            page.evaluate(KEPT, [self.check.observer.site.base, {"version": 1, "listings": [
                {**listings[0], "changed": "2026-11-22", "told": first}, {**listings[1], "changed": DAY, "told": told}, *listings[2:]]}])
            page.reload()
            expect(rows.nth(1).locator("span")).to_have_text([
                re.compile("^This home was let"), "Change sent on 21 November 2026, not on the board yet:", "Rent: $620 a week", "1 picture removed"])
            expect(rows.nth(0).locator("span")).to_have_text([
                re.compile("^On the lists until"), "Change sent on 22 November 2026, not on the board yet:", "Rent: $610 a week"])
            rows.nth(0).get_by_role("link", name="Show it").click()
            expect(page.locator("h1")).to_have_text("Sunny two-bedroom terrace near Smith Street")
            page.go_back()
            rows.nth(0).get_by_role("link", name="Change").click()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(page.locator("#post [name=rent]")).to_have_value("690")
            page.go_back()
            rows.nth(3).get_by_role("button", name="Forget it here").click()
            expect(page.locator("dialog[open]").get_by_role("button", name="Cancel")).to_be_focused()
            page.locator("dialog[open]").get_by_role("button", name="Forget it here").click()
            expect(rows).to_have_count(3)
        with self.observer.window() as page:
            # A preview shows its own day, whatever the browser's clock says.
            whole = self.check.observer.site.read("post/mine/index.html")
            page.route("**/post/mine/", lambda route: route.fulfill(content_type="text/html", body=whole.replace(f'data-today="{DAY}"', 'data-today="2026-12-29"')))
            page.goto(self.home + "about/")
            told = [{"day": DAY, "sent": {"price_cents": 62000}, "lines": [["rent", "Rent: $620 a week"]]}]
            page.evaluate(KEPT, [self.check.observer.site.base, {"version": 1, "listings": [{**listings[0], "changed": DAY, "told": told}]}])
            page.goto(self.home + "post/mine/")
            expect(page.locator(".post-mine li")).to_contain_text("It comes off the lists in 3 days")
            expect(page.locator(".post-mine li span").last).to_contain_text("2 weeks ago or more")

    def check_comments(self):
        """A reader writes a comment from a listing's page, and once it is accepted it stands there."""
        with self.observer.window(width=390, height=844) as page:
            page.goto(self.home + "stories/gum-tree-run/")
            page.get_by_role("link", name="Write a comment").click()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            check_accessibility(self.observer, page, "post/comment/")
            page.get_by_label("Your name, as it will be shown").fill("Zoë: O’Neill #1")
            words = page.get_by_label("What you’d like to say")
            words.fill("Lovely – " * 500)
            page.get_by_role("button", name="See and send it").click()
            # What is told of a field moves no button away while it is pressed.
            expect(page.locator("[data-problems]")).to_be_focused()
            expect(page.locator("[data-problems]")).to_contain_text("too long")
            words.fill("Lovely.\n\nAnd --- long.")
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.reload()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(words).to_have_value("Lovely.\n\nAnd --- long.")
            page.get_by_role("button", name="See and send it").click()
            # Its words are seen as they will look.
            expect(page.get_by_role("heading", name="How it will look")).to_be_focused()
            look = page.locator(".post-look")
            expect(look.get_by_role("heading")).to_have_text("Zoë: O’Neill #1")
            expect(look.locator(".prose")).to_contain_text("And --- long.")
            check_accessibility(self.observer, page, "post/comment/ before it is sent")
            for text in ("The files that this makes", "Another way, for those who run this board"):
                expect(page.get_by_text(text)).to_have_count(0)
            files = self.send(page)
            # Nothing looks as if it still had to be sent, and it leads back.
            expect(page.locator("[data-told]")).to_be_focused()
            expect(page.get_by_role("button", name="See and send it")).to_be_hidden()
            expect(words).to_be_hidden()
            check_accessibility(self.observer, page, "post/comment/ once it is sent")
            page.get_by_role("button", name="See what you sent").click()
            expect(words).to_have_value("Lovely.\n\nAnd --- long.")
            expect(page.locator("[data-ask=name]")).to_be_focused()
            page.get_by_role("button", name="See and send it").click()
            self.expect("comment", self.send(page) == files, "is another one once it is sent again")
            # Other words are another comment, which does not take the place of the first.
            page.get_by_role("button", name="See what you sent").click()
            words.fill("Lovely.\n\nAnd --- long. And wide.")
            page.get_by_role("button", name="See and send it").click()
            self.expect("comment", not set(self.send(page)) & set(files), f"has the name of another: {list(files)}")
            page.get_by_role("link", name=re.compile("^Back to “The gum tree run")).click()
            expect(page).to_have_url(re.compile("/stories/gum-tree-run/$"))
            name, = files
            self.expect("comment", re.fullmatch(rf"comments/gum-tree-run/{DAY}-zoe-oneill-1-[0-9a-f]{{4}}\.md", name), f"is {name}")
        self.take("comment")
        with self.observer.window() as page:
            page.goto(self.home + "stories/gum-tree-run/")
            expect(page.locator(".comments li", has_text="Zoë: O’Neill #1")).to_contain_text("And --- long.")

    @property
    def parts(self):
        return [self.check_posting, self.check_changes, self.check_wrong_links, self.check_mine, self.check_unloaded, self.check_rewriting, self.check_markdown, self.check_comments]
