"""What somebody does while something is on its way to the board: the answer is about what was sent, and nothing that she typed since is lost."""

from accessibility import check_accessibility
from observer import Observer, ready
from playwright.sync_api import expect
from post_ways import RELAYED, STORY, Relay
from saving import Ignoring

SECRET = "m9Qp3zR5xk2VYw8sT1uLbA"
HOME, STORY_ID = "gipps-street-terrace", "gum-tree-run"
TITLE = {"file": "stories/ways-means.md", "line": 2, "column": 8, "message": "the title is too short"}
PHONE = {"file": "people/maire-oneill-1.yaml", "line": 3, "column": 8, "message": '"phone" is no number'}
POSTED = "(base) => localStorage.getItem(`houser:posted:${base}`)"


def refusing(*findings):
    Relay.answers[:] = [(422, {"findings": [{"severity": "error", "rule": "some", **finding} for finding in findings]}, None)]


class Meanwhile:
    """The checks, one method for each thing that somebody does; `check` is that of posting."""

    def __init__(self, check):
        self.check, self.expect, self.home = check, check.expect, check.home
        self.observer = Observer(check.observer.browser, check.observer.site, check.home, Ignoring(check.problems, [RELAYED, "422"]))

    def story(self, page):
        self.check.page(page, "post/stories/")
        self.check.fill(page, STORY)
        self.check.send(page)

    def open(self, page, path):
        page.goto(self.home + path)
        page.locator("#post[data-is-ready]").wait_for(state="attached")

    def see(self, page):
        page.get_by_role("button", name="See and send it").click()

    def start(self, page):
        page.get_by_role("button", name="Send it to the board").click()
        expect(page.locator("[data-told]")).to_have_text("Sending…")

    def expect_sent(self, page):
        expect(page.locator("[data-told]")).to_contain_text("It’s sent. Thank you! You’ve changed something since.")

    def check_newer(self):
        """A listing is taken while the next is ready to be sent: its private link is shown and kept, and the next stays as it is, and a draft."""
        with self.observer.window(width=390, height=844) as page:
            self.story(page)
            title, press = page.locator("#post [name=title]"), page.get_by_role("button", name="Send it to the board")
            with Relay.holding():
                self.start(page)
                title.fill("Another title")
                page.locator("#post[data-is-kept]").wait_for(state="attached")
                self.see(page)
                expect(page.locator("[data-files] pre").last).to_contain_text("Another title")
                expect(press).to_be_visible()
            self.expect_sent(page)
            expect(page.locator(".post-private")).to_be_visible()
            expect(press).to_be_enabled()
            self.expect("newer", "stories/ways-means" in (page.evaluate(POSTED, self.observer.site.base) or ""), "keeps no private link to what was sent")
            page.goto(self.home + "post/")
            expect(page.locator("[data-drafts] a")).to_have_text("Another title")

    def check_change(self):
        """A change is taken while the next is typed: that is the next change, from what was sent before, and the times that were sent are not in it."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, f"post/change/#listing={HOME}&key={SECRET}")
            rent, start = page.locator("#post [name=rent]"), page.locator('[name="inspections.start"]')
            rent.fill("650")
            start.fill("2026-12-05T10:00")
            page.locator('[name="inspections.end"]').fill("2026-12-05T10:30")
            self.see(page)
            with Relay.holding():
                self.start(page)
                rent.fill("640")
            self.expect_sent(page)
            expect(rent).to_have_value("640")
            expect(start).to_have_value("")
            self.see(page)
            expect(page.locator("[data-summary] li")).to_have_text(["Rent: $640 a week (was $650 a week)"])
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.reload()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(rent).to_have_value("640")

    def check_mistake(self):
        """Something wrong in what is typed next does not take away what is told of what was sent."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, f"post/change/#listing={HOME}&key={SECRET}")
            rent = page.locator("#post [name=rent]")
            rent.fill("650")
            self.see(page)
            with Relay.holding():
                self.start(page)
                rent.fill("")
                self.see(page)
                expect(page.locator("[data-problems]")).to_be_focused()
            self.expect_sent(page)
            expect(page.locator("[data-told]")).to_be_visible()

    def check_comment(self):
        """A comment is taken while another is typed, which stays a draft."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, f"post/comment/#listing={STORY_ID}")
            words = page.get_by_label("What you’d like to say")
            page.get_by_label("Your name, as it will be shown").fill("Zoë")
            words.fill("Lovely.")
            self.see(page)
            with Relay.holding():
                self.start(page)
                words.fill("Lovely. And long.")
                page.locator("#post[data-is-kept]").wait_for(state="attached")
            self.expect_sent(page)
            page.reload()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(words).to_have_value("Lovely. And long.")

    def check_refused(self):
        """What the board refuses is told of what is still there, and not of what was typed since; the focus stays where somebody types."""
        with self.observer.window(width=390, height=844) as page:
            self.story(page)
            title, lines, told = page.locator("#post [name=title]"), page.locator("[data-problems] li"), page.locator("[data-told]")
            refusing(TITLE, PHONE)
            with Relay.holding():
                self.start(page)
                title.fill("Another title")
            expect(lines).to_have_count(1)
            expect(lines).to_contain_text("Phone")
            expect(title).to_be_focused()
            expect(title).to_have_attribute("aria-invalid", "false")
            self.see(page)
            refusing({**TITLE, "file": "stories/another-title.md"})
            with Relay.holding():
                self.start(page)
                title.fill("Quite another title")
            expect(told).to_have_text("The board couldn’t take what you sent, but you’ve changed that since. See how it looks now, and send it again.")
            expect(page.locator("[data-problems]")).to_be_hidden()

    def check_focus(self):
        """Whoever has gone on to a field stays there once the board has what was sent; whoever waits is led to what is told."""
        for field in ("#post [name=title]", None):
            with self.observer.window(width=390, height=844) as page:
                self.story(page)
                with Relay.holding():
                    self.start(page)
                    if field:
                        page.locator(field).focus()
                expect(page.locator("[data-told]")).to_have_text("It’s sent. Thank you!")
                expect(page.locator(field or "[data-told]")).to_be_focused()
                expect(page.locator("#post [name=title]")).to_be_visible(visible=bool(field))

    def check_after(self):
        """Once it is sent, what is left is what happens next and the private link; the form is a press away, and what is typed there then is a draft."""
        with self.observer.window(width=390, height=844) as page:
            self.story(page)
            self.start_and_end(page)
            expect(page.locator(".post-private")).to_be_visible()
            expect(page.locator("[data-next]")).to_contain_text("Asha looks at it within a day.")
            expect(page.get_by_role("button", name="See and send it")).to_be_hidden()
            for width in (320, 390, 1280):
                page.set_viewport_size({"width": width, "height": 844})
                check_accessibility(self.observer, page, f"post/stories/ that is sent, {width} px wide")
            title = page.locator("#post [name=title]")
            page.get_by_role("button", name="Change what you sent").click()
            expect(title).to_have_value(STORY["title"])
            title.fill("Typed after it was sent")
            expect(page.locator(".post-private")).to_be_visible()
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.reload()
            expect(title).to_have_value("Typed after it was sent")
            self.story(page)
            self.start_and_end(page)
            page.get_by_role("link", name="Post another").click()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(title).to_have_value("")

    def start_and_end(self, page):
        page.get_by_role("button", name="Send it to the board").click()
        expect(page.locator("[data-told]")).to_have_text("It’s sent. Thank you!")

    def check_between(self):
        """What is typed between the button and what it shows is in what is shown."""
        with self.observer.window(width=390, height=844) as page:
            self.check.page(page, "post/stories/")
            # What is needed to show it is slow to come.
            page.route("**/assets/**", lambda route: held.append(route) if holding else route.continue_())
            held, holding = [], [True]
            self.check.fill(page, STORY)
            self.see(page)
            while not held:
                page.evaluate("() => new Promise((done) => { setTimeout(done, 20); })")
            page.locator("#post [name=title]").fill("Typed in between")
            holding.clear()
            for route in held:
                route.continue_()
            expect(page.locator("[data-ways]")).to_be_visible()
            expect(page.locator("[data-files] pre").last).to_contain_text("title: Typed in between")

    def check_away(self):
        """Whoever goes offline while she writes sees how it looks all the same; whoever was offline before is told so, and sees it once she is online."""
        quiet = Ignoring(self.check.problems, ["ERR_INTERNET_DISCONNECTED"])
        observer, seen = Observer(self.check.observer.browser, self.check.observer.site, self.home, quiet), "[data-ways], [data-problems]"
        with observer.window(width=390, height=844) as page:
            self.check.page(page, "post/stories/")
            with page.expect_response("**/look.js"):
                self.check.fill(page, STORY)
            ready(page)
            page.context.set_offline(True)
            self.see(page)
            expect(page.locator(seen).locator("visible=true")).to_contain_text("How it will look")
        with observer.window(width=390, height=844) as page:
            self.check.page(page, "post/stories/")
            page.context.set_offline(True)
            self.check.fill(page, STORY)
            page.locator(".post-preview summary").click()
            expect(page.locator(".post-preview .note")).to_contain_text("You’re offline")
            self.see(page)
            expect(page.locator("[data-checking]")).to_have_text("You’re offline: what you’ve typed is kept here. Try again once you’re online.")
            page.context.set_offline(False)
            expect(page.locator(seen).locator("visible=true")).to_contain_text("How it will look")
            expect(page.locator("[data-checking]")).to_be_empty()

    def check_long(self):
        """A title that is too long is cut where it only says which draft is meant; what was begun stands above what can be begun."""
        with self.observer.window(width=390, height=844) as page:
            self.check.page(page, "post/stories/")
            page.locator("#post [name=title]").fill("x" * 200)
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.goto(self.home + "post/")
            expect(page.locator("[data-drafts] a")).to_have_text("x" * 59 + "…")
            self.expect("post/", page.locator("[data-drafts]").bounding_box()["y"] < page.locator(".post-kinds").bounding_box()["y"], "has what was begun below the kinds")
            self.check.page(page, "post/stories/")
            expect(page.locator("[data-begun]")).to_contain_text(f"You began “{'x' * 59}…” here")

    @property
    def parts(self):
        return [self.check_away, self.check_long, self.check_newer, self.check_change, self.check_mistake, self.check_comment, self.check_refused, self.check_focus, self.check_after, self.check_between]
