"""Who posts once more from a device, and what is sent once more: by whom a form is filled in, and what was sent and waits is changed by its draft."""

import re
import zipfile
from io import BytesIO

from accessibility import check_accessibility
from observer import Observer, ready
from playwright.sync_api import expect
from post_ways import RELAYED, Relay
from saving import Ignoring

SEEKER = {"handle": "ines-60d39c", "name": "Ines", "role": "looking", "phone": "0491 570 156"}
# Who has something is on the board, where the device has no more of her than her handle.
OTHER = {"handle": "amir"}
# So it was kept of a seeker that she let a home, by the handle that tells no surname; and by her handle alone.
KEPT_BEFORE = [{**SEEKER, "role": "owner"}, {"handle": "ines-60d39c"}]
KEEP = """([base, people]) => localStorage.setItem(`houser:posters:${base}`, JSON.stringify({ version: 1, people, places: [] }))"""
DRAFTLESS = """async (name) => !await new Promise((done) => {
  indexedDB.open(name).onsuccess = ({ target: { result: all } }) => {
    all.transaction("drafts").objectStore("drafts").count().onsuccess = ({ target: { result } }) => {
      all.close();
      done(result);
    };
  };
})"""
NEW = {"person.name": "Ines", "person.phone": "0491 570 156"}
WANTED = {
    "address.suburb": "Collingwood VIC 3066", "title": "Ines is looking", "description": "A quiet room.", "looking-for": ["room"], "budget": "320", "available": "2026-12-01",
    "suburbs": "Carlton VIC 3053", **NEW, "person.role": "looking",
}
STORY = {"title": "Agian and again", "description": "What a friend should know.", "person.name": "Nell Example", "person.role": "owner", "person.phone": "0491 570 156"}


class Again:
    """The checks, one method for each thing that somebody does; `check` is that of posting."""

    def __init__(self, check):
        self.check, self.expect, self.home, self.board = check, check.expect, check.home, check.board
        self.observer = Observer(check.observer.browser, check.observer.site, check.home, Ignoring(check.problems, [RELAYED]))

    def open_known(self, page, kind, people):
        page.goto(self.home + "about/")
        page.evaluate(KEEP, [self.observer.site.base, people])
        self.check.page(page, f"post/{kind}/")

    def send(self, page):
        """Sends what is seen; gives its files by their names."""
        self.check.send(page)
        page.get_by_role("button", name="Send it to the board").click()
        expect(page.locator("[data-told]")).to_have_text("It’s sent. Thank you!")
        with zipfile.ZipFile(BytesIO(Relay.packages[-1])) as package:
            return {name: package.read(name).decode() for name in package.namelist()}

    def check_person(self):
        """A form for something that is looked for is filled in with a seeker of this device, any other with somebody who is none, whoever posted last."""
        with self.observer.window(width=390, height=844) as page:
            owner, name, poster = page.locator("#post [name=owner]"), page.locator('#post [name="person.name"]'), page.locator("[data-poster]")
            for seeker in (SEEKER, *KEPT_BEFORE):
                for people in ([seeker, OTHER], [OTHER, seeker]):
                    for kind in ("rentals", "items", "stories"):
                        self.open_known(page, kind, people)
                        expect(owner).to_have_value("amir")
                        expect(poster).to_contain_text("You post as Amir Rahimi.")
                    self.open_known(page, "wanted", people)
                    self.expect("person", "amir" not in (owner.input_value(), name.input_value()), f"is {owner.input_value()} where {people} look for something")
                    expect(name if "name" in seeker else owner).to_have_value(seeker.get("name", seeker["handle"]))
            for kind, people in (("wanted", [OTHER]), ("items", [SEEKER])):
                self.open_known(page, kind, people)
                expect(owner).to_have_value("")
                expect(name).to_have_value("")
                expect(poster).to_be_hidden()
            # Of the same first name she is somebody else once she has something.
            self.open_known(page, "wanted", [])
            self.check.fill(page, WANTED)
            people = [path for path in self.send(page) if path.startswith("people/")]
            self.expect("person", len(people) == 1 and re.fullmatch(r"people/ines-[0-9a-f]{6}\.yaml", people[0]), f"is {people}")
            self.check.page(page, "post/stories/")
            expect(name).to_have_value("")
            self.check.fill(page, {**STORY, **NEW})
            self.check.send(page)
            expect(page.locator("[data-files] h3").first).to_have_text("people/ines.yaml")
            self.check.page(page, "post/wanted/")
            expect(name).to_have_value("Ines")

    def check_not_you(self):
        """Whoever is known reads her name, and the name of her page only in a fold; a press asks for somebody else."""
        with self.observer.window(width=390, height=844) as page:
            self.open_known(page, "items", [{"handle": "nell-example", "name": "Nell Example", "role": "owner"}, OTHER])
            owner, person, press = page.locator("#post [name=owner]"), page.locator("[data-person]"), page.get_by_role("button", name="Not you?")
            expect(page.locator("[data-poster]")).to_contain_text("You post as Amir Rahimi.")
            expect(person).to_be_hidden()
            expect(owner).to_be_hidden()
            self.expect("not you", press.bounding_box()["height"] >= 44, "has a button that is too small to be tapped")
            check_accessibility(self.observer, page, "post/items/ of somebody known")
            press.click()
            expect(page.locator('#post [name="person.name"]')).to_be_focused()
            expect(page.locator('#post [name="person.name"]')).to_have_value("")
            expect(owner).to_have_value("")
            expect(press).to_be_hidden()

    def check_sent(self):
        """What was sent and waits is changed in its draft, and stays the same listing by the same person with the same link, whatever it is called."""
        with self.observer.window(width=390, height=844) as page:
            title, change = page.locator("#post [name=title]"), page.get_by_role("link", name="Change what you sent")
            self.check.page(page, "post/stories/")
            self.check.fill(page, STORY)
            first, sent = self.send(page), [Relay.packages[-1]]
            link = page.locator(".post-private .link a").get_attribute("href")
            page.get_by_role("button", name="Change what you sent").click()
            title.fill("Again and again")
            page.locator('#post [name="person.name"]').fill("Nell Example-Again")
            second = self.send(page)
            sent.append(Relay.packages[-1])
            self.expect("sent again", list(first) == list(second) and first != second, f"is {second}, and was {first}")
            expect(page.locator(".post-private .link a")).to_have_attribute("href", link)
            # It is there on both pages that tell of what waits, and is none of what was begun.
            row = page.locator(".post-mine li")
            page.goto(self.home + "post/mine/")
            ready(page)
            expect(row).to_have_count(1)
            expect(row).to_contain_text("Again and againStory")
            expect(change).to_be_visible()
            expect(page.locator("[data-drafts]")).to_be_hidden()
            check_accessibility(self.observer, page, "post/mine/ with what waits")
            page.goto(link)
            expect(page.locator("[data-state]")).to_contain_text("isn’t on the board yet")
            check_accessibility(self.observer, page, "post/change/ of what waits")
            change.click()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(title).to_have_value("Again and again")
            expect(page.locator("[data-draft]")).to_contain_text("Sent on 21 November 2026.")
            third = self.send(page)
            self.expect("sent again", third == second, f"is {third}, and was {second}")
            # What was not sent of it is unfinished.
            page.get_by_role("button", name="Change what you sent").click()
            title.fill("Again and again!")
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.goto(self.home + "post/mine/")
            expect(page.locator("[data-drafts] li")).to_have_text(re.compile(r"^Again and again!Story, "))
            page.locator("[data-drafts] a").click()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            title.fill("Again and again")
            self.expect("sent again", self.send(page) == second, "is another one")
            packages = [self.board.content.parent / f"again-{place}.zip" for place in range(len(sent))]
            for path, content in zip(packages, sent, strict=True):
                path.write_bytes(content)
            accepted = self.board.run("accept", *packages, "--write")
            self.expect("sent again", accepted.returncode == 0, f"is refused: {accepted.stdout}{accepted.stderr}")
            self.board.build()
            # Once it is there, it is changed by its private link.
            draft = page.url
            page.goto(self.home + "about/")
            page.goto(draft)
            expect(page).to_have_url(link)
            page.goto(self.home + "post/mine/")
            expect(row).to_contain_text("On the lists")
            expect(change).to_have_count(0)
            expect(row.get_by_role("link", name="Change", exact=True)).to_be_visible()
            page.wait_for_function(DRAFTLESS, arg=f"houser:{self.observer.site.base}")
            page.goto(draft)
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(title).to_have_value("")

    def check_unfinished(self):
        """What has no title yet is called unfinished, and by its kind."""
        with self.observer.window(width=390, height=844) as page:
            self.check.page(page, "post/items/")
            page.locator("#post [name=description]").fill("It rides.")
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.goto(self.home + "post/mine/")
            expect(page.locator("[data-drafts] a")).to_have_text("Unfinished: Item for sale")

    @property
    def parts(self):
        return [self.check_person, self.check_not_you, self.check_unfinished, self.check_sent]
