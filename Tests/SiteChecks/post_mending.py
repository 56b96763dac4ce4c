"""What somebody who posts is told, and can mend: each thing that is wrong beside its field and in a list that leads there, whoever found it."""

import re

from accessibility import check_accessibility
from observer import Observer
from playwright.sync_api import expect
from post_files import png
from post_ways import RELAYED, Relay
from saving import Ignoring

KINDS = ["rentals", "rooms", "wanted", "items", "cars", "stories"]
STORY = {"title": "To be mended", "description": "What a friend should know.", "person.name": "Nell Example", "person.role": "owner", "person.phone": "0491 570 156"}
LISTING = "stories/to-be-mended/index.md"
# What the board's server finds, and to which control of the form each leads; one is about nothing in it.
FINDINGS = [
    ({"file": "stories/to-be-mended/photo-2.png", "message": "the picture is damaged"}, "#picture-2"),
    # What is of another form than it should be is ignored.
    ({"file": LISTING, "line": 2, "column": 8, "message": "the title is too short", "missing": 7, "reason": {"of": "none"}}, '[name="title"]'),
    ({"file": LISTING, "missing": "description", "line": 2, "column": 1, "message": "nothing is said of it"}, '[name="description"]'),
    ({"file": "people/nell-example.yaml", "line": 3, "column": 8, "message": '"phone" is no number'}, '[name="person.phone"]'),
    ({"file": "package.zip", "message": "the package has too many files"}, None),
]
# The most controls that somebody sees at first.
MOST = {"rentals": 16, "rooms": 14, "wanted": 14, "items": 14, "cars": 16, "stories": 9}
SEEN = """() => [...document.querySelectorAll("#post [name]:not([type=hidden])")].filter((one) => one.checkVisibility()).length"""
FOLDED = """() => [...document.querySelectorAll("#post details [required]")].map(({ name }) => name)"""
# What is typed into fields, and how the board says that it can't be.
TYPED = [
    ("bedrooms", "2.5", "“Bedrooms” must be a whole number."), ("bedrooms", "99", "“Bedrooms” must be 20 or less."),
    ("rent", "-5", "“Rent” must be 1 or more."), ("rent", "600.001", "Round “Rent” to 0.01."),
    ("person.email", "nobody", "Write a whole email address in “Email”, such as maria@example.com."),
]
# What is typed as a suburb while these are the state and the postcode, and what these are when it is left; or what is offered then.
SUBURBS = [
    ("clifton hill", "", "", ["Clifton Hill", "VIC", "3068"], []), ("Fitzroy VIC 3065", "", "", ["Fitzroy", "VIC", "3065"], []),
    ("FITZROY vic", "", "", ["Fitzroy", "VIC", "3065"], []), ("fitzroy 3065", "", "", ["Fitzroy", "VIC", "3065"], []),
    ("fitzroy", "VIC", "", ["Fitzroy", "VIC", "3065"], []), ("fitzroy", "", "", ["fitzroy", "", ""], ["Fitzroy VIC 3065", "Fitzroy SA 5082"]),
    ("Collingwood", "VIC", "3000", ["Collingwood", "VIC", "3000"], ["Collingwood VIC 3066"]), ("Nowhere at all", "", "", ["Nowhere at all", "", ""], []),
    ("Mt Waverley", "", "", ["Mount Waverley", "VIC", "3149"], []), ("Saint Kilda", "VIC", "", ["St Kilda", "VIC", "3182"], []),
    ("Fitzroy, Victoria", "", "", ["Fitzroy", "VIC", "3065"], []), ("Fitzroy South Australia 5082", "", "", ["Fitzroy", "SA", "5082"], []),
    ("fitzory north", "", "", ["fitzory north", "", ""], ["Fitzroy North VIC 3068"]), ("north fitzroy", "", "", ["north fitzroy", "", ""], ["Fitzroy North VIC 3068"]),
    # Where something is listed comes before names that are shorter.
    ("fitzr", "VIC", "", ["fitzr", "VIC", ""], ["Fitzroy VIC 3065", "Fitzroy North VIC 3068"]), ("melb", "VIC", "", ["melb", "VIC", ""], ["Melbourne VIC 3000", "Melbourne VIC 3004", "Melbourne Airport VIC 3045"]),
    ("3068", "", "", ["3068", "", ""], ["Clifton Hill VIC 3068", "Fitzroy North VIC 3068"]),
]
HAS_BYTES = """async () => {
  const [one] = await indexedDB.databases();
  if (!one) return false;
  const base = await new Promise((resolve, reject) => {
    const request = indexedDB.open(one.name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  try {
    if (!base.objectStoreNames.contains("bytes")) return false;
    const count = base.transaction("bytes").objectStore("bytes").count();
    return await new Promise((resolve) => { count.onsuccess = () => resolve(count.result > 0); });
  } finally {
    base.close();
  }
}"""
"""Whether the bytes of a picture are kept on the device."""
ADDRESS = """() => ["suburb", "state", "postcode"].map((part) => document.querySelector(`[name="address.${part}"]`).value)"""
# A judge that answers once it is told to, and knows none of the suburbs.
JUDGE = """onmessage = ({ data: { questions }, ports: [port] }) => {
  if (!questions) port.postMessage({ html: null });
  else new BroadcastChannel("judge").onmessage = () => {
    const { path, text } = Object.fromEntries(questions[0]);
    const lines = text.split("\\n");
    const line = lines.findIndex((one) => one.startsWith("address:"));
    const column = lines[line].indexOf("suburb: ") + 9;
    port.postMessage({ findings: column < 9 ? [] : [{ severity: "error", rule: "address", file: path, line: line + 1, column, message: "there is no such suburb" }] });
    new BroadcastChannel("judged").postMessage("");
  };
};"""
# A judge that finds nothing but that an agent says of no licence.
ADVICE = """onmessage = ({ data: { questions }, ports: [port] }) => {
  const [, who] = (questions ?? []).map((question) => Object.fromEntries(question));
  const line = who && !who.text.includes("licence:") ? who.text.split("\\n").indexOf("role: agent") + 1 : 0;
  const advice = { severity: "warning", rule: "person-file", file: who?.path, line, column: 7, missing: "licence", message: "an agent should give a licence number" };
  port.postMessage({ html: null, findings: line ? [advice] : [] });
};"""
# A judge that finds nothing but a phone number that is none.
PHONE = """onmessage = ({ data: { questions }, ports: [port] }) => {
  const [, who] = (questions ?? []).map((question) => Object.fromEntries(question));
  const line = (who?.text.split("\\n").findIndex((one) => one.includes("call me")) ?? -1) + 1;
  port.postMessage({ html: null, findings: line ? [{ severity: "error", rule: "person-file", file: who.path, line, column: 8, message: "call me is no phone number" }] : [] });
};"""
ANSWER = """(judged) => new Promise((done) => {
  const channel = new BroadcastChannel("judge");
  const timer = setInterval(() => channel.postMessage(""), 20);
  new BroadcastChannel("judged").onmessage = () => {
    if (judged) clearInterval(timer);
    done();
  };
})"""
SMALL = """() => [...document.querySelectorAll(".picture-word")].filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 24).length"""


class Mending:
    """The checks, one method for each thing that somebody does; `check` is that of posting."""

    def __init__(self, check):
        self.check, self.expect, self.home = check, check.expect, check.home
        ignoring = Ignoring(check.problems, [RELAYED, "422"])
        self.observer = Observer(check.observer.browser, check.observer.site, check.home, ignoring)

    def open(self, page, kind):
        self.check.page(page, f"post/{kind}/")

    def open_judged(self, page, kind, judge):
        """Opens a form with a judge that is a script."""
        page.route("**/judge-worker.js", lambda route: route.fulfill(body=judge, content_type="text/javascript"))
        page.route(f"**/post/{kind}/", lambda route: route.fulfill(body=route.fetch().text().replace(" data-kind", ' data-judge-worker="../judge-worker.js" data-judge-module="m" data-judge-board="b" data-kind', 1), content_type="text/html"))
        self.open(page, kind)

    def press(self, page):
        page.get_by_role("button", name="See and send it").click()

    def add_pictures(self, page, count):
        files = [{"name": f"{place + 1}.png", "mimeType": "image/png", "buffer": png(640 + place, 480)} for place in range(count)]
        page.locator("#post input[type=file]").first.set_input_files(files)
        expect(page.locator(".picture-list img")).to_have_count(count)

    def check_length(self):
        """A phone shows at first what is needed and little more, and begins with it; nothing that is needed is folded away."""
        for kind in KINDS:
            with self.observer.window(width=390, height=844) as page:
                self.open(page, kind)
                expect(page.locator("#post [data-ask]").first).to_be_in_viewport()
                seen, most = page.evaluate(SEEN), MOST[kind]
                self.expect(kind, seen <= most, f"asks for {seen} things, not {most} at most")
                folded = page.evaluate(FOLDED)
                self.expect(kind, not folded, f"folds away what is needed: {folded}")

    def check_folds(self):
        """A fold says how many answers are in it, and opens for whoever follows what is wrong with one of them; the street asks how it is shown."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "rentals")
            fold, bond = page.locator("#fold-more"), page.locator("#post [name=bond]")
            self.describe(page)
            fold.locator("summary").first.click()
            bond.fill("-1")
            page.locator("#post [name=pets]").select_option("welcome")
            expect(fold.locator("summary").first).to_have_text("More about the home 2 answers given")
            fold.locator("summary").first.click()
            expect(bond).to_be_hidden()
            self.press(page)
            page.locator("[data-problems] a", has_text="Bond").click()
            expect(bond).to_be_focused()
            for width in (320, 390, 1280):
                page.set_viewport_size({"width": width, "height": 844})
                check_accessibility(self.observer, page, f"post/rentals/ with an open fold, {width} px wide")
                self.expect("fold", page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"is wider than {width} px")
            self.open(page, "rentals")
            shown, street = page.locator('[name="address.show"]'), page.locator('[name="address.street"]')
            expect(shown).to_be_hidden()
            street.fill("12 Gipps Street")
            expect(shown).to_be_visible()
            self.expect("street", shown.evaluate("(one) => one.selectedOptions[0].textContent") == "Show the street", "is shown to nobody knows whom")
            # Nobody is told of a field to which she is just coming.
            street.press("Tab")
            expect(page.locator("[data-ask=address] .wrong")).to_be_hidden()

    def describe(self, page):
        """
        Pictures are described by a tap, which another replaces and the same takes away: what was typed stays, and words keep their places. What is described
        is a line once somebody goes on, until it is opened again.
        """
        self.add_pictures(page, 2)
        first = page.get_by_label("Picture 1: what does it show?")
        expect(page.locator(".picture-open:visible")).to_have_count(2)
        words = page.locator(".picture").first.locator(".picture-word")
        order = words.all_inner_texts()
        expect(page.locator("#pictures-hint")).to_contain_text(f"such as “{order[0]}”")
        for word in ("Kitchen", "Bathroom"):
            page.get_by_role("button", name=f"{word}: picture 1").click()
            expect(first).to_have_value(word)
            expect(page.locator('.picture-word[aria-pressed="true"]')).to_have_text([word])
        expect(page.locator(".picture-open:visible")).to_have_count(1)
        first.press("End")
        first.press_sequentially(" with a window")
        garden = page.get_by_role("button", name="Garden: picture 1")
        for value in ("Garden with a window", "with a window", "Garden, with a window"):
            garden.click()
            expect(first).to_have_value(value)
        self.expect("words", page.evaluate(SMALL) == 0, "are too small to be tapped")
        page.get_by_role("button", name="Front: picture 2").click()
        expect(page.get_by_label("Picture 2: what does it show?")).to_have_value("Front")
        card = page.locator(".picture").first
        expect(first).to_be_hidden()
        expect(card.locator(".picture-said")).to_have_text("Garden, with a window")
        self.expect("pictures", card.evaluate("(one) => one.offsetHeight") < 100, "that are described are no line")
        title = page.locator("#post [name=title]")
        title.scroll_into_view_if_needed()
        before = title.bounding_box()
        title.click()
        expect(page.locator(".picture[data-is-folded]")).to_have_count(2)
        self.expect("pictures", abs(title.bounding_box()["y"] - before["y"]) < 1, "that fold move what somebody went on to")
        page.get_by_role("button", name="Change picture 1").click()
        expect(first).to_be_visible()
        expect(words).to_have_text(order)

    def check_pictures(self):
        """Each picture without a description is told of, beside it and in the list, which leads to it."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "stories")
            self.check.fill(page, STORY)
            self.add_pictures(page, 2)
            self.press(page)
            links = page.locator("[data-problems] li a")
            expect(links).to_have_text(["Say what picture 1 shows.", "Say what picture 2 shows."])
            links.nth(1).click()
            field = page.get_by_label("Picture 2: what does it show?")
            expect(field).to_be_focused()
            expect(field).to_have_attribute("aria-invalid", "true")
            expect(page.locator(".picture .wrong:visible")).to_have_text(["Say what picture 1 shows.", "Say what picture 2 shows."])
            field.fill("The garden")
            expect(links).to_have_text(["Say what picture 1 shows."])
            expect(field).to_be_focused()

    def check_next_picture(self):
        """Once a picture is described the next one that isn't is brought onto the screen, whole; Enter is done with one, as its button is."""
        with self.observer.window(width=390, height=700) as page:
            self.open(page, "rentals")
            self.add_pictures(page, 4)
            pictures = page.locator(".picture")
            page.get_by_role("button", name="Front: picture 1").click()
            second = page.get_by_role("button", name="Kitchen: picture 2")
            second.scroll_into_view_if_needed()
            second.click()
            expect(pictures.nth(2)).to_be_in_viewport(ratio=0.99)
            third = page.get_by_label("Picture 3: what does it show?")
            third.press_sequentially("The yard")
            third.press("Enter")
            expect(pictures.nth(2)).to_have_attribute("data-is-folded", "")
            expect(page.get_by_role("button", name="Change picture 3")).to_be_focused()
            expect(pictures.nth(3)).to_be_in_viewport(ratio=0.99)
            page.get_by_label("Picture 4: what does it show?").fill("The street")
            page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
            done = page.get_by_role("button", name="Done with picture 4")
            done.click()
            expect(pictures.nth(3)).to_have_attribute("data-is-folded", "")

    def check_today(self):
        """What can be had at once needs no calendar, and few words are enough."""
        for kind, label in (("rentals", "Available from"), ("wanted", "Move in from")):
            with self.observer.window(day="2026-11-21", width=390, height=844) as page:
                self.open(page, kind)
                day = page.locator("#post [name=available]")
                page.get_by_role("button", name=f"Today: {label}").click()
                expect(day).to_have_value("2026-11-21")
                self.expect(kind, page.locator(".post-today").count() == 1, "offers today for what ends on a day")
                self.expect(kind, page.locator(".post-today").bounding_box()["height"] >= 44, "has a button that is too small to be tapped")
                expect(page.locator("label[for=description]")).to_contain_text("one or two sentences are enough")

    def check_boxes(self):
        """Of several boxes one at least is wanted, which is said as it is of any other choice."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "wanted")
            self.press(page)
            line = page.locator("[data-problems] li a", has_text="Looking for")
            expect(line).to_have_text("Choose at least one for “Looking for”.")
            line.click()
            expect(page.locator("[name=looking-for]").first).to_be_focused()
            page.locator("label:has([name=looking-for])").last.click()
            expect(line).to_have_count(0)
            page.locator("label:has([name=looking-for])").last.click()
            expect(page.locator("[data-ask=looking-for] .wrong")).to_have_text("Choose at least one for “Looking for”.")

    def check_retyped(self):
        """What the judge says of something goes from the list once something else is typed, and nothing is called fixed before it has looked again."""
        with self.observer.window(width=390, height=844) as page:
            self.open_judged(page, "stories", PHONE)
            self.check.fill(page, {**STORY, "person.phone": "call me"})
            self.press(page)
            lines, phone = page.locator("[data-problems] li"), page.locator('#post [name="person.phone"]')
            expect(lines).to_have_text(["Phone: Call me is no phone number"])
            lines.locator("a").click()
            phone.press("End")
            phone.press("Backspace")
            expect(lines).to_have_text(["Write a whole phone number in “Phone”, with its area code."])
            phone.fill("0491 570 156")
            expect(page.locator("[data-problems]")).to_be_hidden()
            expect(page.locator("[data-mended]")).to_be_empty()
            phone.press("Tab")
            expect(page.locator("[data-mended]")).to_have_text("All fixed. You can see and send it now.")

    def check_mended(self):
        """The list gets shorter as things are mended, and says once nothing is left; the focus stays where somebody types."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "stories")
            self.press(page)
            lines = page.locator("[data-problems] li")
            expect(lines).to_have_count(5)
            expect(page.locator("#problems")).to_have_text("5 things to fix first")
            for left, (name, value) in enumerate(reversed(STORY.items())):
                control = page.locator(f'#post [name="{name}"]')
                if name == "person.role":
                    control.select_option(value)
                else:
                    control.focus()
                    control.fill(value)
                    expect(control).to_be_focused()
                expect(lines).to_have_count(4 - left)
            expect(page.locator("[data-problems]")).to_be_hidden()
            expect(page.locator("[data-mended]")).to_have_text("All fixed. You can see and send it now.")
            page.locator("#post [name=title]").fill("")
            expect(page.locator("[data-mended]")).to_be_empty()
            self.press(page)
            expect(lines).to_have_count(1)
            expect(page.locator("#problems")).to_have_text("One thing to fix first")

    def check_refused(self):
        """What the board's server refuses is told in the list that has the focus, and leads to what it is about; what is about nothing in the form is told."""
        Relay.answers[:] = [(422, {"findings": [{"severity": "error", "rule": "some", **finding} for finding, _ in FINDINGS]}, None)]
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "stories")
            self.check.fill(page, STORY)
            self.add_pictures(page, 2)
            for place in (1, 2):
                page.get_by_label(f"Picture {place}: what does it show?").fill(f"View {place}")
            self.check.send(page)
            page.get_by_role("button", name="Send it to the board").click()
            expect(page.locator("[data-problems]")).to_be_focused()
            expect(page.locator("[data-problems] li")).to_have_count(len(FINDINGS))
            expect(page.locator("[data-problems] li", has_text="too many files").locator("a")).to_have_count(0)
            links = [control for _, control in FINDINGS if control]
            expect(page.locator("[data-problems] li a")).to_have_count(len(links))
            for place, control in enumerate(links):
                page.locator("[data-problems] li a").nth(place).click()
                expect(page.locator(f"#post {control}")).to_be_focused()
            page.locator("#post [name=title]").press_sequentially("!")
            expect(page.locator("[data-problems] li")).to_have_count(len(FINDINGS) - 1)
            expect(page.locator("#post [name=title]")).to_be_focused()
            self.check.send(page)

    def check_words(self):
        """What a browser would say in its own words the board says in its, with the name of what it asks."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "rentals")
            for name, typed, words in TYPED:
                control = page.locator(f'#post [name="{name}"]')
                control.fill(typed)
                control.blur()
                expect(page.locator(f'[id="wrong-{name}"]')).to_have_text(words)
            # Nothing is told of what is typed just now; beside others it has the whole width.
            rooms, told = page.locator("#post [name=bedrooms]"), page.locator("#wrong-bedrooms")
            rooms.focus()
            expect(told).to_be_visible()
            self.expect("words", told.bounding_box()["width"] > 300, "wrap in a third of the page")
            rooms.press_sequentially("9")
            expect(told).to_be_hidden()
            rooms.blur()
            expect(told).to_have_text("“Bedrooms” must be 20 or less.")
            page.locator("#post details", has=page.locator("[name=owner]")).locator("summary").click()
            page.locator("#post [name=owner]").fill("A B")
            self.press(page)
            told = page.locator("[data-problems] li").all_inner_texts()
            for words in ("Fill in “Suburb”.", "Choose one for “Type of home”.", "Choose a day for “Available from”.", "“The name of your page here” can have small letters, digits and single hyphens only"):
                self.expect("words", any(words in text for text in told), f"says nothing of {words!r}: {told}")

    def check_judged(self):
        """What the judge says of a place comes once somebody has left it, however late it answers, and not while she types."""
        with self.observer.window(width=390, height=844) as page:
            self.open_judged(page, "rentals", JUDGE)
            street, suburb, told = page.locator('[name="address.street"]'), page.locator('[name="address.suburb"]'), page.locator("#wrong-address")
            street.fill("12 Gipps Street")
            street.press("Tab")
            suburb.press_sequentially("Nowhere a")
            page.evaluate(ANSWER, True)
            suburb.press_sequentially("t all")
            expect(told).to_be_hidden()
            suburb.press("Tab")
            page.evaluate(ANSWER, False)
            # Somebody is still in the place.
            expect(told).to_be_hidden()
            page.locator("#post [name=rent]").focus()
            expect(told).to_have_text("There is no such suburb")
            suburb.press_sequentially("!")
            expect(told).to_be_hidden()

    def check_advised(self):
        """What an agent should give is told where she says that she is one, and once more before she sends it; both lead to its field, which is folded away."""
        with self.observer.window(width=390, height=844) as page:
            self.open_judged(page, "stories", ADVICE)
            licence, fold = page.locator('[name="person.licence"]'), page.locator("#post details", has=page.locator('[name="person.licence"]'))
            role, told = page.locator('[name="person.role"]'), page.locator('[id="wrong-person.role"]')
            self.check.fill(page, {**STORY, "person.role": "agent"})
            role.focus()
            role.press("Tab")
            expect(told).to_have_text("An agent should give a licence number")
            expect(licence).to_be_hidden()
            told.locator("a").click()
            expect(licence).to_be_focused()
            licence.fill("012345")
            licence.press("Tab")
            expect(told).to_be_hidden()
            licence.fill("")
            licence.press("Tab")
            fold.locator("summary").click()
            self.check.send(page)
            expect(page.locator("[data-again] li")).to_have_text(["Licence number: An agent should give a licence number"])
            check_accessibility(self.observer, page, "post/stories/ of an agent without a licence")
            page.locator("[data-again] a").click()
            expect(licence).to_be_focused()

    def check_unanswered(self):
        """A comment is shown though the judge does not answer; meanwhile it is told that it is looked at, and one press is enough."""
        with self.observer.window(width=390, height=844) as page:
            page.route("**/judge-worker.js", lambda route: route.fulfill(body="onmessage = () => {};", content_type="text/javascript"))
            whole = self.observer.site.read("post/comment/index.html").replace(" id=post", ' data-judge-worker="../judge-worker.js" data-judge-module="m" data-judge-board="b" id=post', 1)
            page.route(re.compile("/post/comment/(#.*)?$"), lambda route: route.fulfill(body=whole, content_type="text/html"))
            page.goto(f"{self.home}post/comment/#listing=gum-tree-run")
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            page.get_by_label("Your name, as it will be shown").fill("Zoë")
            page.get_by_label("What you’d like to say").fill("Lovely.")
            page.evaluate("() => { window.shown = 0; new MutationObserver(() => { shown += 1; }).observe(document.querySelector('.post-look'), { childList: true }); }")
            done = page.locator("#post [type=submit]")
            for _ in range(3):
                done.click()
                expect(done).to_have_attribute("aria-busy", "true")
            expect(page.locator("[data-checking]")).to_have_text("Checking…")
            expect(page.locator(".post-look")).to_contain_text("Lovely.")
            expect(page.locator("[data-checking]")).to_be_empty()
            expect(done).not_to_have_attribute("aria-busy", "true")
            self.expect("unanswered", page.evaluate("shown") == 1, f"is shown {page.evaluate('shown')} times")

    def check_half(self):
        """Half the name of a suburb, or none, is one thing to mend: it brings the rest of the place with it."""
        for typed in ("", "fitzr"):
            with self.observer.window(width=390, height=844) as page:
                self.check.page(page, "post/rentals/")
                page.locator("#post [name='address.suburb']").fill(typed)
                page.locator("#post [name='address.suburb']").press("Tab")
                page.get_by_role("button", name="See and send it").click()
                expect(page.locator("[data-problems]")).to_be_focused()
                lines = page.locator("[data-problems] li").all_inner_texts()
                place = [line for line in lines if "Suburb" in line or "State" in line or "Postcode" in line]
                self.expect("half", len(place) == 1 and "Suburb" in place[0], f"tells of {place} where “{typed}” is typed")

    def check_suburbs(self):
        """A suburb that is typed and left is read as people write it; where several have the name they are offered, and what was typed stays."""
        for typed, state, postcode, place, offered in SUBURBS:
            with self.observer.window(width=390, height=844) as page:
                self.open(page, "rentals")
                suburb = page.locator('[name="address.suburb"]')
                expect(page.locator('[name="address.postcode"]')).to_have_attribute("inputmode", "numeric")
                page.locator('[name="address.state"]').select_option(state)
                page.locator('[name="address.postcode"]').fill(postcode)
                suburb.press_sequentially(typed)
                suburb.press("Tab")
                buttons = page.locator(".post-choice button")
                expect(buttons).to_have_text(offered)
                page.wait_for_function(f"(place) => JSON.stringify(({ADDRESS})()) === JSON.stringify(place)", arg=place)
                if offered and not postcode:
                    buttons.last.click()
                    expect(buttons).to_have_count(0)
                    now = page.evaluate(ADDRESS)
                    self.expect(typed, " ".join(now) == offered[-1], f"becomes {now} once {offered[-1]} is chosen")
                    expect(suburb).to_be_focused()

    def check_answered(self):
        """A question about a suburb goes once it is answered by the state and the postcode, and is asked of what is there now."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "rentals")
            suburb, buttons = page.locator('[name="address.suburb"]'), page.locator(".post-choice button")
            suburb.press_sequentially("fitzroy")
            suburb.press("Tab")
            expect(buttons).to_have_text(["Fitzroy VIC 3065", "Fitzroy SA 5082"])
            page.locator('[name="address.postcode"]').fill("9999")
            page.locator('[name="address.postcode"]').press("Tab")
            expect(page.locator(".post-choice .note")).to_have_text("There’s no Fitzroy in 9999. Is it one of these?")
            page.locator('[name="address.postcode"]').fill("")
            page.locator('[name="address.state"]').select_option("SA")
            expect(buttons).to_have_count(0)
            page.wait_for_function(f"(place) => JSON.stringify(({ADDRESS})()) === JSON.stringify(place)", arg=["Fitzroy", "SA", "5082"])
            suburb.fill("9999")
            expect(page.locator(".post-choice")).to_have_text("Type the suburb’s name, not its postcode.")
            suburb.fill("3003")
            expect(page.locator(".post-choice .note")).to_have_text("Only one suburb has the postcode 3003. Is it this one?")
            page.locator('[name="address.state"]').select_option("")
            page.locator('[name="address.postcode"]').fill("")
            # A name that is misspelt stands for as many as the right one.
            suburb.fill("Springfield")
            suburb.press("Tab")
            expect(page.locator(".post-choice .note")).to_contain_text("There’s more than one Springfield.")
            offered = sorted(buttons.all_inner_texts())
            suburb.fill("Springfeild")
            suburb.press("Tab")
            expect(page.locator(".post-choice .note")).to_have_text("There’s no Springfeild. Is it one of these?")
            now = sorted(buttons.all_inner_texts())
            self.expect("suburbs", now == offered and len(now) > 4, f"offered are {now} and not {offered}")

    def check_late(self):
        """What is typed while suburbs are still on their way stays as it is typed."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "rentals")
            held = []
            page.route("**/search/index.json", lambda route: held.append(route))
            page.locator('[name="address.suburb"]').press_sequentially("collingwood")
            page.locator('[name="address.state"]').select_option("VIC")
            page.locator('[name="address.postcode"]').fill("3000")
            page.wait_for_function("() => document.activeElement.name === 'address.postcode'")
            while not held:
                page.evaluate("() => new Promise((done) => { setTimeout(done, 50); })")
            held[0].continue_()
            expect(page.locator(".post-choice button")).to_have_text(["Collingwood VIC 3066"])
            place = page.evaluate(ADDRESS)
            self.expect("late", place == ["collingwood", "VIC", "3000"], f"makes {place} of what was typed")

    def check_since(self):
        """What was said of a listing that has left stays true when something is typed later: what is new is not in it, and can be sent as before."""
        with self.observer.window(width=390, height=844) as page:
            self.open(page, "stories")
            self.check.fill(page, STORY)
            self.check.send(page)
            self.check.saved(page)
            told, ways = page.locator("[data-told]"), page.locator("[data-buttons]").first
            expect(told).to_contain_text("Saved as to-be-mended.zip")
            page.locator("#post [name=title]").fill("Another title")
            expect(told).to_contain_text("Saved as to-be-mended.zip")
            expect(told).to_contain_text("You’ve changed something since.")
            expect(page.locator(".post-private")).to_be_visible()
            expect(ways).to_be_hidden()
            expect(page.locator("[data-card]")).to_be_hidden()
            self.press(page)
            expect(ways).to_be_visible()
            expect(told).to_be_empty()

    @property
    def parts(self):
        return [
            self.check_length, self.check_folds, self.check_pictures, self.check_next_picture, self.check_today, self.check_boxes, self.check_retyped, self.check_mended, self.check_refused, self.check_words, self.check_judged, self.check_advised, self.check_unanswered, self.check_half, self.check_suburbs,
            self.check_answered, self.check_late, self.check_since]
