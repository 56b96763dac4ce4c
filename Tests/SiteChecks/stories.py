"""stories.py PROGRAM: the two stories of a board, with the program and a browser: a landlord posts a home by its file; a tenant finds it, saves
it, and reaches its owner; then it is taken, and gone."""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

from observer import Observer, launch
from playwright.sync_api import Error, expect, sync_playwright
from published import Problems, Published
from saving import Ignoring
from server import serve

CONTENT = Path(__file__).parents[2] / "content"
DAY = "2026-11-21"
FILE = "rentals/oxford-street-attic.md"
TITLE = "Attic flat with a turret near Smith Street"
HOME = f"""---
title: {TITLE}
owner: maria
address: {{street: 301 Oxford Street, suburb: Collingwood, state: VIC, postcode: 3065}}
rent: 545
bond: 2180
property: apartment
bedrooms: 2
bathrooms: 1
available: 2026-12-05
listed: {DAY}
confirmed: {DAY}
inspections:
  - {{start: 2026-11-28 14:00, end: 2026-11-28 14:20}}
---

Two bedrooms below the roof, and a turret to read in.
"""


class Board:
    """A copy of the demonstration board, and what the program makes of it."""

    def __init__(self, program, folder):
        self.program, self.content, self.output = program, folder / "content", folder / "public"
        shutil.copytree(CONTENT, self.content)

    def run(self, command, *options):
        return subprocess.run(
            [self.program, command, "--content", self.content, "--today", DAY, *options], capture_output=True, text=True, check=False)

    def build(self):
        result = self.run("build", "--output", self.output)
        if result.returncode:
            sys.exit(f"stories: the board could not be built:\n{result.stdout}{result.stderr}")


def post(board, problems):
    """A landlord writes a file, is told what is wrong with it, pastes the fix, and publishes."""
    file = board.content / FILE
    file.write_text(HOME, encoding="utf-8")
    told = board.run("check")
    said = told.stdout + told.stderr
    fix = "address: {street: 301 Oxford Street, suburb: Collingwood, state: VIC, postcode: 3066}"
    if told.returncode != 1 or fix not in said or f"content/{FILE}:4:" not in said:
        problems.add(FILE, f"a wrong postcode is answered with status {told.returncode}:\n{said}")
    file.write_text(re.sub(r"^address: .*$", fix, HOME, flags=re.MULTILINE), encoding="utf-8")
    told = board.run("check")
    if told.returncode:
        problems.add(FILE, f"with the fix pasted it is refused:\n{told.stdout}{told.stderr}")
    board.build()


def find(page, home):
    """A tenant types what she looks for, and opens what she finds."""
    page.goto(home)
    page.locator("#box").fill("2 bed under 600 in collingwood")
    page.locator("#box").press("Enter")
    page.wait_for_url("**suburb=Collingwood**")
    card = page.locator("#found .card", has_text=TITLE)
    expect(card).to_contain_text("$545 a week")
    expect(card).to_contain_text("Open Sat 28 Nov, 2 pm")
    card.locator("h3 a").click()
    expect(page.locator("h1")).to_have_text(TITLE)


def reach(page, problems):
    """She saves it, and has every way to the owner, each with a message that names the listing."""
    page.locator(".listing .heart").click()
    expect(page.locator(".listing .heart")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".act").get_by_text("Call")).to_have_attribute("href", "tel:+61491570006")
    expect(page.locator(".act").get_by_text("Text")).to_have_attribute("href", re.compile("^sms:"))
    expect(page.locator(".reach")).to_contain_text("0491 570 006")
    for name, scheme in (("Text", "sms:"), ("Email", "mailto:"), ("WhatsApp", "https://wa.me/")):
        href = unquote(page.locator(".offer section a", has_text=name).first.get_attribute("href"))
        if not href.startswith(scheme) or TITLE not in href or "https://board.example/rentals/oxford-street-attic/" not in href:
            problems.add(FILE, f"{name} leads to {href}")
    asks = unquote(page.locator(".slots a", has_text="Book by text").first.get_attribute("href"))
    if "Saturday 28 November" not in asks or TITLE not in asks:
        problems.add(FILE, f"“Book by text” says {asks}")


def look_back(page, home, board):
    """It is taken, and later its file is gone; what she saved still tells of it."""
    file = board.content / FILE
    kept = page.locator(".keep", has_text=TITLE)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("listed:", f"status: let\nhistory: [{{on: {DAY}, status: available}}]\nlisted:"), encoding="utf-8")
    board.build()
    page.goto(f"{home}saved/")
    expect(kept.locator(".keep-changes")).to_contain_text("let", ignore_case=True)
    file.unlink()
    board.build()
    page.reload()
    expect(kept).to_contain_text("$545")
    expect(kept.locator(".keep-changes")).to_contain_text("no longer listed", ignore_case=True)


def main(program):
    problems = Problems("stories")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        board = Board(program, Path(folder))
        post(board, problems)
        home = serve(Published(board.output, "/"))
        browser = launch(playwright.chromium)
        # In the end the browser is to find nothing where the listing was.
        observer = Observer(browser, Published(board.output, "/"), home, Ignoring(problems, ("answers 404", "status of 404")))
        try:
            with observer.window(width=390, height=844) as page:
                find(page, home)
                reach(page, problems)
                look_back(page, home, board)
        except (AssertionError, Error) as error:
            problems.add("stories", str(error).strip())
        browser.close()
    problems.finish("a home was posted, found, saved, asked for, let and taken away")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: stories.py PROGRAM")
    main(sys.argv[1])
