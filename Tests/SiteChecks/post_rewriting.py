"""A landlord rewrites her listing by its private link: its words, its pictures and its facts, and nothing else of its file is another."""

import hashlib
import re
from base64 import urlsafe_b64encode
from difflib import unified_diff

from accessibility import check_accessibility
from playwright.sync_api import expect
from post_files import png

ID, FILE = "gipps-street-terrace", "rentals/gipps-street-terrace/index.md"
SECRET = "m9Qp3zR5xk2VYw8sT1uLbA"
KEY = urlsafe_b64encode(hashlib.sha256(SECRET.encode()).digest()).decode().rstrip("=")
COMMENT = "# The agent wants this line kept.\n"
FRONT = '  - {file: front.png, alt: "Cream terrace with white iron lace, a dark green door and a cat in the window"}\n'
SHOWN = "\n![The kitchen](kitchen.png)\n"
# Homes of this board may have floor plans, which are no part of what she changes.
KIND = "kind: rental\nfields:\n  plans: {type: images, label: Floor plans}\n"
PLANS = "plans: [{file: plan.png, alt: The floor plan}]\n"
# What changes in the file, line by line; all the rest stays.
NOW = {
    "title: Sunny two-bedroom terrace near Smith Street": "title: Sunny terrace with a courtyard",
    "bathrooms: 1": "bathrooms: 2",
    "confirmed: 2026-11-20": "confirmed: 2026-11-21",
    "lease: 12 months\n": "",
    "features: [courtyard, dishwasher, gas cooking, built-in robes, fireplace, bicycle storage]":
        "features: [courtyard, dishwasher, built-in robes, bicycle storage, gas cooking, fireplace, pool]",
    '  - {file: kitchen.png, alt: "Kitchen with sage cupboards, gas stove and a window over the sink"}\n': "",
    "festoon lights\"}\n": "festoon lights\"}\n  - {file: kitchen-2.png, alt: The new kitchen}\n",
    "room for a table for six": "room for a table for eight",
    SHOWN: "",
}


def begin(board):
    """Gives the listing a key, a comment of somebody's, a picture of which nothing is said, one that its description shows, and a floor plan."""
    path = board.content / FILE
    (board.content / "kinds").mkdir()
    (board.content / "kinds/rental.yaml").write_text(KIND, encoding="utf-8")
    path.with_name("plan.png").write_bytes(png(320, 240))
    text = path.read_text(encoding="utf-8").replace("owner: maria\n", f"owner: maria\nchange-key: {KEY}\n{COMMENT}{PLANS}").replace(FRONT, "  - front.png\n")
    path.write_text(text + SHOWN, encoding="utf-8")
    board.build()


def open_fold(page, name):
    page.locator("#post details > summary", has_text=re.compile(f"^{name}$")).click()


def rewrite_again(after, page, link, lines, change):
    """On the day on which the listing was confirmed a change waits until it is on the board, and is told as long as it waits."""
    row = page.locator(".post-mine li")
    after.open(page, link)
    change()
    page.get_by_role("button", name="See and send it").click()
    after.send_bytes(page)
    page.goto(f"{after.home}post/mine/")
    expect(row.locator("span")).to_contain_text(["On the lists until", "Change sent on 21 November 2026, not on the board yet:", *lines])
    after.open(page, link)
    expect(page.locator("[data-waiting] p")).to_contain_text(["Change sent on 21 November 2026, not on the board yet:", *lines])
    after.take("rewriting again")
    page.goto(f"{after.home}post/mine/")
    expect(row).to_contain_text("On the lists until")
    expect(row).not_to_contain_text("Change sent")


def rewrite_twice(after, page, link):
    """Of two descriptions that are sent from one page the second waits as long as the board shows the first."""
    row, words = page.locator(".post-mine li"), page.locator("#post [name=description]")
    after.open(page, link)
    open_fold(page, "Title and description")
    for text in ("It has a *quiet* garden.", "It has a **quiet** garden, and a shed."):
        words.fill(text)
        page.get_by_role("button", name="See and send it").click()
        after.send_bytes(page)
        page.get_by_role("button", name="Change something else").click()
    second = after.packages[-1]
    after.packages.append(after.packages[-2])
    after.take("the first of two")
    page.goto(f"{after.home}post/mine/")
    expect(row.locator("span").last).to_have_text(re.compile("^Description: It has a .*quiet.* garden, and a shed"))
    after.packages.append(second)
    after.take("the second of two")
    page.goto(f"{after.home}post/mine/")
    expect(row).to_contain_text("On the lists until")
    expect(row).not_to_contain_text("Change sent")


def rewrite(after):
    """She rewrites it on a phone; a draft is there again, and what is refused says why. `after` is the check of what comes after posting."""
    begin(after.board)
    before = (after.board.content / FILE).read_text(encoding="utf-8")
    link = f"{after.home}post/change/#listing={ID}&key={SECRET}"
    with after.observer.window(width=390, height=844) as page:
        after.open(page, link)
        page.get_by_role("button", name="Keep this link on this device").click()
        open_fold(page, "Title and description")
        expect(page.locator("#post [name=title]")).to_have_value("Sunny two-bedroom terrace near Smith Street")
        words = page.locator("#post [name=description]")
        after.expect("words", words.input_value() + "\n" == before.split("\n---\n\n")[1], f"are not those of the file: {words.input_value()}")
        page.locator("#post [name=title]").fill("Sunny terrace  with a courtyard")
        words.fill(words.input_value().replace("a table for six", "a table for eight"))
        open_fold(page, "Pictures")
        rows = page.locator(".picture-list > li")
        expect(rows).to_have_count(3)
        expect(page.get_by_label("Picture 1: what does it show?")).to_have_value("")
        page.get_by_role("button", name="Change picture 2").click()
        rows.nth(1).get_by_role("button", name="Remove").click()
        expect(rows).to_have_count(2)
        page.locator("#post input[type=file]").first.set_input_files([{"name": "kitchen.png", "mimeType": "image/png", "buffer": png(640, 480)}])
        expect(rows.nth(2).locator("img")).to_be_visible()
        page.get_by_role("button", name="See and send it").click()
        expect(page.locator("[data-problems] li")).to_have_count(2)
        expect(page.locator("[data-problems] li").first).to_contain_text("The picture kitchen.png, which you removed, is still in the description.")
        words.fill(words.input_value().replace(SHOWN.strip(), ""))
        rows.nth(2).get_by_role("button", name="Kitchen: picture 3").click()
        page.get_by_label("Picture 3: what does it show?").fill("The new kitchen")
        open_fold(page, "Facts")
        page.locator("#post [name=bathrooms]").fill("2")
        page.locator("#post [name=lease]").fill("")
        page.locator('#post label:has([name=features][value="pool"])').click()
        check_accessibility(after.observer, page, "post/change/ with all its parts")
        page.locator("#post[data-is-kept]").wait_for(state="attached")
        page.reload()
        page.locator("#post[data-is-ready]").wait_for(state="attached")
        expect(rows).to_have_count(3)
        expect(page.get_by_label("Picture 3: what does it show?")).to_have_value("The new kitchen")
        page.get_by_role("button", name="See and send it").click()
        told = page.locator("[data-summary] li")
        expect(told).to_contain_text([
            "Title: Sunny terrace with a courtyard (was Sunny two-bedroom terrace near Smith Street)", "a table for eight**", "Bathrooms: 2 (was 1)", "Lease: removed", "Features: …",
            "1 picture added", "1 picture removed"])
        after.expect("summary", told.count() == 7, f"is {told.all_inner_texts()}")
        names = after.send_bytes(page)
        after.expect("package", sorted(names) == [f"changes/{ID}.yaml", f"changes/{ID}/kitchen-2.png"], f"is {sorted(names)}")
        after.take("rewriting")
        # It is there, though its file has one space in the place of two.
        page.goto(f"{after.home}post/mine/")
        expect(page.locator(".post-mine li")).to_contain_text("On the lists until")
        expect(page.locator(".post-mine li")).not_to_contain_text("Change sent")
    now = (after.board.content / FILE).read_text(encoding="utf-8")
    wanted = before
    for old, new in NOW.items():
        after.expect("file", old in wanted, f"has no {old}")
        wanted = wanted.replace(old, new, 1)
    after.expect("file", now == wanted, "\n".join(["differs", *unified_diff(wanted.splitlines(), now.splitlines(), lineterm="", n=0)]))
    after.expect("picture", not (after.board.content / FILE).with_name("kitchen.png").exists(), "is kept")
    with after.observer.window(width=390, height=844) as page:
        page.goto(f"{after.home}rentals/{ID}/")
        expect(page.locator("h1")).to_have_text("Sunny terrace with a courtyard")
        expect(page.locator("main")).to_contain_text("a table for eight")
        expect(page.get_by_alt_text("The new kitchen").first).to_be_attached()
        expect(page.get_by_alt_text("Kitchen with sage cupboards")).to_have_count(0)
        expect(page.get_by_alt_text("The floor plan").first).to_be_attached()

        def words():
            open_fold(page, "Title and description")
            page.locator("#post [name=description]").fill("Another home altogether, with a garden.")

        def facts():
            open_fold(page, "Facts")
            page.locator("#post [name=bathrooms]").fill("3")

        def pictures():
            open_fold(page, "Pictures")
            page.get_by_role("button", name="Change picture 2").click()
            rows.nth(1).get_by_role("button", name="Remove").click()
            expect(rows).to_have_count(2)
            page.locator("#post input[type=file]").first.set_input_files([{"name": "garden.png", "mimeType": "image/png", "buffer": png(640, 480)}])
            expect(rows.nth(2).locator("img")).to_be_visible()
            page.get_by_label("Picture 3: what does it show?").fill("The garden")

        rows = page.locator(".picture-list > li")
        page.goto(after.home)
        page.evaluate(
            "([base, record]) => localStorage.setItem(`houser:posted:${base}`, JSON.stringify(record))", [after.check.observer.site.base, {"version": 1, "listings": [
                {"id": ID, "path": f"rentals/{ID}", "kind": "rental", "title": ID, "secret": SECRET, "when": "2026-11-01"}]}])
        rewrite_again(after, page, link, ["Description: Another home altogether"], words)
        rewrite_twice(after, page, link)
        rewrite_again(after, page, link, ["Bathrooms: 3"], facts)
        rewrite_again(after, page, link, ["1 picture added, 1 picture removed"], pictures)
