"""Who posts once more from a device, and what is sent once more: by whom a form is filled in, and what was sent and waits is changed by its draft."""

import re
import zipfile
from io import BytesIO

from accessibility import check_accessibility
from observer import Observer, ready
from playwright.sync_api import expect
from post_phone import inbox
from post_ways import RELAYED, Relay
from saving import Ignoring

SEEKER = {"handle": "ines-60d39c", "name": "Ines", "role": "looking", "phone": "0491 570 156"}
# Who has something is on the board, where the device has no more of her than her handle.
OTHER = {"handle": "amir"}
# So it was kept of a seeker that she let a home, by the handle that tells no surname; and by her handle alone.
KEPT_BEFORE = [{**SEEKER, "name": "Ines Example", "role": "owner"}, {"handle": "ines-60d39c"}]
# None of these is one: their handles have a mark since nobody could look them up, or end in a word that looks like one.
NO_SEEKERS = [
    {"handle": "maria-1a2b3c", "name": "Maria", "role": "owner"}, {"handle": "person-1a2b3c"}, {"handle": "anna-decade", "name": "Anna Decade", "role": "agent"},
    {"handle": "tom-facade"},
]
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
        self.observer = Observer(check.observer.browser, check.observer.site, check.home, Ignoring(check.problems, [RELAYED, "422", "503"]))

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
            for other in NO_SEEKERS:
                self.open_known(page, "rentals", [other])
                expect(name if "name" in other else owner).to_have_value(other.get("name", other["handle"]))
            # Who posts for others does so for those who look, too.
            self.open_known(page, "wanted", [NO_SEEKERS[2]])
            expect(name).to_have_value("Anna Decade")
            for kind, people in (("wanted", [OTHER]), ("wanted", [NO_SEEKERS[0]]), ("wanted", [NO_SEEKERS[3]]), ("items", [SEEKER])):
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

    def story(self, page, title):
        """Sends a story; gives its private link, and the package."""
        self.check.page(page, "post/stories/")
        self.check.fill(page, {**STORY, "title": title})
        self.send(page)
        return page.locator(".post-private .link a").get_attribute("href"), Relay.packages[-1]

    def accept(self, package, name):
        """The board takes a package over, and publishes nothing yet."""
        path = self.board.content.parent / f"{name}.zip"
        path.write_bytes(package)
        accepted = self.board.run("accept", path, "--write")
        self.expect(name, accepted.returncode == 0, f"is refused: {accepted.stdout}{accepted.stderr}")

    def check_taken(self):
        """What the board has, and does not publish yet, is refused under its name: the private link stands beside that, and it is sent as another."""
        queue = self.board.content.parent / "queue-again"
        with self.observer.window(width=390, height=844) as page, inbox(self.board, queue, self.home.removesuffix(self.observer.site.base)) as port:
            link, package = self.story(page, "Taken over")
            self.accept(package, "taken")
            page.get_by_role("button", name="Change what you sent").click()
            page.locator("#post [name=description]").fill("What a friend should know, too.")
            self.check.send(page)
            page.route(f"**{RELAYED}", lambda route: route.continue_(url=f"http://127.0.0.1:{port}/"))
            page.get_by_role("button", name="Send it to the board").click()
            told = page.locator("[data-told]")
            expect(told).to_contain_text("The board has this already")
            expect(told).to_be_focused()
            expect(told.get_by_role("link")).to_have_attribute("href", link)
            expect(page.locator("[data-problems]")).to_be_hidden()
            expect(page.get_by_role("button", name="Send it to the board")).to_be_hidden()
            check_accessibility(self.observer, page, "post/stories/ with a name that is taken")
            # It is so when it is opened again, too.
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.reload()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            self.check.send(page)
            page.get_by_role("button", name="Send it to the board").click()
            expect(page.locator("[data-problems]")).to_contain_text("Choose another name")
            self.check.send(page)
            expect(page.locator("[data-files] h3").last).to_have_text("stories/taken-over-2.md")
            page.get_by_role("button", name="Send it to the board").click()
            expect(told).to_have_text("It’s sent. Thank you!")
            other = page.locator(".post-private .link a").get_attribute("href")
            self.expect("taken", "listing=taken-over-2&" in other and other.split("key=")[1] != link.split("key=")[1], f"has the link {other} after {link}")
            # The draft is that of the second alone.
            page.goto(link)
            expect(page.locator("[data-state]")).to_contain_text("isn’t on the board yet")
            expect(page.get_by_role("link", name="Change what you sent")).to_have_count(0)
            page.goto(self.home + "post/mine/")
            ready(page)
            expect(page.locator(".post-mine li")).to_have_count(2)
            expect(page.get_by_role("link", name="Change what you sent")).to_have_count(1)

    def check_typed_since(self):
        """What was typed since it was sent is another listing once the board has that, which is told with the way to the one that is there."""
        with self.observer.window(width=390, height=844) as page:
            link, package = self.story(page, "Typed since")
            page.get_by_role("button", name="Change what you sent").click()
            page.locator("#post [name=description]").fill("What a friend should know!")
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            self.accept(package, "typed since")
            self.board.build()
            page.reload()
            notice = page.locator("[data-begun]")
            expect(notice).to_contain_text("What you sent is on the board.")
            expect(notice.get_by_role("link", name="Change it there")).to_have_attribute("href", link)
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            check_accessibility(self.observer, page, "post/stories/ of what is on the board")
            expect(page.locator("#post [name=description]")).to_have_value("What a friend should know!")
            expect(page.locator("[data-person]")).to_be_hidden()
            page.get_by_role("button", name="Post another one instead").click()
            expect(notice).to_be_hidden()
            files = self.send(page)
            self.expect("typed since", list(files) == ["stories/typed-since-2.md"], f"is sent as {list(files)}")

    def check_stranger(self):
        """A listing of somebody else by the same name takes nothing away; what was sent is sent again by another."""
        with self.observer.window(width=390, height=844) as page:
            link, _ = self.story(page, "Same name")
            (self.board.content / "stories" / "same-name.md").write_text(
                "---\ntitle: Same name\nowner: amir\nlisted: 2026-11-20\n---\n\nWhat somebody else should know.\n", encoding="utf-8")
            self.board.build()
            page.goto(self.home + "post/mine/")
            expect(page.locator(".post-mine li")).to_contain_text("It isn’t on the board yet")
            page.get_by_role("link", name="Change what you sent").click()
            expect(page.locator("[data-begun]")).to_contain_text("Somebody else’s listing has the name of what you sent.")
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(page.locator("#post [name=description]")).to_have_value(STORY["description"])
            files = self.send(page)
            self.expect("stranger", "stories/same-name-2.md" in files, f"has its name in {list(files)}")
            other = page.locator(".post-private .link a").get_attribute("href")
            self.expect("stranger", other.split("key=")[1] != link.split("key=")[1], "has a link that opens both")

    def check_stuck(self):
        """What leaves while nobody can tell what became of it has its key, and a private link."""
        with self.observer.window(width=390, height=844) as page:
            link, _ = self.story(page, "Stuck for now")
            draft = page.url
            page.goto(self.home + "about/")
            page.route("**/api/listings.json", lambda _: None)
            with page.expect_request("**/api/listings.json"):
                page.goto(draft)
            expect(page.locator("#post [name=title]")).to_have_value("Stuck for now")
            self.check.send(page)
            files = self.check.saved(page)
            self.expect("stuck", b"change-key: " in files.read("stories/stuck-for-now.md"), "has no key")
            expect(page.locator(".post-private .link a")).to_have_attribute("href", link)

    def check_surname(self):
        """Whoever only looks for a home by now is sent by no handle that tells her surname, whatever stands behind that."""
        with self.observer.window(width=390, height=844) as page:
            self.check.page(page, "post/stories/")
            page.route("**/search/owners.json", lambda route: route.fulfill(status=503))
            self.check.fill(page, {**STORY, "title": "By a surname", "person.name": "Anna Berg"})
            self.check.send(page)
            first, _ = self.check.saved(page).namelist()
            page.locator('#post [name="person.role"]').select_option("looking")
            self.check.send(page)
            second, _ = self.check.saved(page).namelist()
            told = (first, second)
            self.expect("surname", re.match(r"people/anna-berg-[0-9a-f]{6}\.", first) and re.match(r"people/anna-[0-9a-f]{6}[.-]", second), f"is of {told}")

    def check_keyless(self):
        """Where there can be no private link, nothing leads back to what was sent, and no button says so."""
        with self.observer.window(width=390, height=844) as page:
            page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined });")
            self.check.page(page, "post/stories/")
            self.check.fill(page, {**STORY, "title": "Without a key"})
            self.send(page)
            expect(page.get_by_role("button", name="See what you sent")).to_be_visible()
            expect(page.get_by_role("button", name="Change what you sent")).to_have_count(0)

    def check_forgotten(self):
        """What was sent is among what was begun once nothing else tells of it, so that it can be forgotten, too."""
        with self.observer.window(width=390, height=844) as page:
            self.story(page, "Nobody tells of it")
            page.evaluate("(base) => localStorage.removeItem(`houser:posted:${base}`)", self.observer.site.base)
            page.goto(self.home + "post/")
            expect(page.locator("[data-drafts] a")).to_have_text("Nobody tells of it")
            page.get_by_role("button", name="Forget it").click()
            expect(page.locator("[data-drafts]")).to_be_hidden()

    def check_studio(self):
        """What a choice filled in of counts goes with it after the draft is opened again, too."""
        with self.observer.window(width=390, height=844) as page:
            self.check.page(page, "post/rentals/")
            kind, bedrooms = page.locator("#post [name=property]"), page.locator("#post [name=bedrooms]")
            kind.select_option("studio")
            expect(bedrooms).to_have_value("0")
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.reload()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            expect(bedrooms).to_have_value("0")
            kind.select_option("house")
            expect(bedrooms).to_have_value("")

    def check_share(self):
        """What became of one way stays told when another is begun and given up."""
        with self.observer.window(width=390, height=844, permissions=["clipboard-read", "clipboard-write"]) as page:
            page.add_init_script("""navigator.canShare = () => true;
              navigator.share = async () => { await navigator.clipboard.writeText("given up"); throw new DOMException("", "AbortError"); };""")
            self.check.page(page, "post/stories/")
            self.check.fill(page, {**STORY, "title": "Given up"})
            self.check.send(page)
            name = self.check.saved(page).namelist()[-1].split("/")[-1].removesuffix(".md")
            told = page.locator("[data-told][data-is-done]")
            expect(told).to_contain_text(f"Saved as {name}.zip.")
            page.get_by_role("button", name="Share it with your mail app").click()
            expect(page.locator(".post-share [role=status]")).to_have_text("The address is copied: paste it under “To”.")
            expect(told).to_contain_text(f"Saved as {name}.zip.")

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
        return [
            self.check_person, self.check_not_you, self.check_unfinished, self.check_studio, self.check_share, self.check_sent, self.check_taken, self.check_typed_since,
            self.check_stranger, self.check_stuck, self.check_surname, self.check_keyless, self.check_forgotten]
