"""Somebody posts from a slow phone whose connection comes and goes, by every way at once, and the maintainer takes over what came: a home with four
photographs goes by the share sheet and by the program's own inbox, and both bring the same files."""

import base64
import filecmp
import shutil
from email.message import EmailMessage
from pathlib import Path

from observer import Observer, ready
from playwright.sync_api import expect
from post_files import DRAW, held
from post_mending import ADDRESS
from program_server import listening
from saving import Ignoring

# The share sheet belongs to the phone, and Chromium on Linux has none: what the page gives it is kept.
SHARE_SHEET = """() => {
  navigator.canShare = ({ files }) => Boolean(files?.length);
  navigator.share = async ({ title, text, files }) => {
    const told = document.querySelector(".post-share [role=status]");
    while (!told.textContent) await new Promise((done) => { requestAnimationFrame(done); });
    const read = async (file) => [file.name, file.type, btoa([...new Uint8Array(await file.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(""))];
    window.shared = { title, text, told: told.textContent, files: await Promise.all(files.map(read)) };
  };
}"""
SLOWED = 2
"""How many times as slow as this machine the phone is."""
FIRST = {
    "rent": "640", "property": "apartment", "bedrooms": "2", "bathrooms": "1", "available": "2026-12-01",
}
REST = {
    "title": "Two rooms above the tram", "description": "Light from two sides, and a tram to the city at the door.",
    "person.name": "Ngaio Téllez", "person.role": "owner", "person.phone": "0491 570 156",
}
CONTACT = "hello@board.example"
FILE = "rentals/two-rooms-above-the-tram/index.md"
SHOWN = ("The front", "The kitchen", "The bath", "The yard")


def message(shared):
    """The message that a mail program makes of what was shared."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "Ngaio <ngaio@example.org>", CONTACT, shared["title"]
    mail.set_content(f"{shared['text']}\n\nSent from my phone.")
    for name, kind, content in shared["files"]:
        main, _, sub = kind.partition("/")
        mail.add_attachment(base64.b64decode(content), maintype=main, subtype=sub, filename=name)
    return bytes(mail)


def differences(one, other, folder=""):
    """The paths of files that two folders do not both have with the same bytes."""
    found = filecmp.dircmp(one / folder, other / folder)
    _, *differ = filecmp.cmpfiles(one / folder, other / folder, found.common_files, shallow=False)
    here = [f"{folder}{name}" for names in (found.left_only, found.right_only, *differ) for name in names]
    return here + [path for name in found.common_dirs for path in differences(one, other, f"{folder}{name}/")]


def inbox(board, queue, origin):
    """The program's own inbox for the pages of a board, at the port that it gives, until the end."""
    return listening(board, r"^Listening on http://[^/]*:(\d+)/", "inbox", "--queue", queue, "--port", "0", "--allow-origin", origin)


class FromAPhone:
    """The checks, one method for each thing that somebody does; `check` is that of posting, and `relay` the address that the page sends to."""

    def __init__(self, check, relay):
        self.check, self.board, self.home, self.relay = check, check.board, check.home, relay
        # What is sent goes to a server of another address.
        quiet = Ignoring(check.problems, [relay, "ERR_INTERNET_DISCONNECTED", "Failed to fetch"])
        self.observer = Observer(check.observer.browser, check.observer.site, check.home, quiet)

    def expect(self, where, holds, what):
        self.check.expect(where, holds, what)

    def photographs(self, page):
        """Four of them, held upright, in the sizes and with the data that phones give them."""
        jpeg = page.evaluate(f"async () => [...new Uint8Array(await (await ({DRAW})([2016, 1512, 'image/jpeg'])).arrayBuffer())]")
        whole = held(bytes(jpeg), 6)
        return [{"name": f"IMG_{number}.JPG", "mimeType": "image/jpeg", "buffer": whole + bytes([number])} for number in range(len(SHOWN))]

    def check_home(self):
        """A home with four photographs, while the connection comes and goes."""
        with self.observer.window(width=390, height=844, has_touch=True, is_mobile=True, permissions=["clipboard-read", "clipboard-write"]) as page:
            page.add_init_script(f"({SHARE_SHEET})()")
            self.check.page(page, "post/rentals/")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            page.locator("#post input[type=file]").first.set_input_files(self.photographs(page))
            self.check.fill(page, FIRST)
            page.context.set_offline(True)
            # Nobody says more of a place then than its name does.
            page.locator('[name="address.suburb"]').fill("Collingwood VIC 3066")
            page.locator('[name="address.suburb"]').press("Tab")
            expect(page.locator('[name="address.postcode"]')).to_have_value("3066")
            self.expect("offline", page.evaluate(ADDRESS) == ["Collingwood", "VIC", "3066"], f"a place becomes {page.evaluate(ADDRESS)}")
            self.check.fill(page, REST)
            for place, words in enumerate(SHOWN):
                page.get_by_label(f"Picture {place + 1}: what does it show?").fill(words)
            page.locator("#post[data-is-kept]").wait_for(state="attached")
            page.context.set_offline(False)
            page.reload()
            page.locator("#post[data-is-ready]").wait_for(state="attached")
            ready(page)
            self.check.send(page)
            self.check.other_ways(page)
            expect(page.locator(".post-share")).to_contain_text(f"Send it to {CONTACT}")
            page.get_by_role("button", name=f"Copy {CONTACT}").click()
            self.expect("share", page.evaluate("navigator.clipboard.readText()") == CONTACT, "does not copy where it goes")
            page.evaluate("navigator.clipboard.writeText('')")
            page.get_by_role("button", name="Share it with your mail app").click()
            page.wait_for_function("() => window.shared")
            shared = page.evaluate("window.shared")
            self.expect("share", CONTACT in shared["text"], f"says no address: {shared['text']}")
            self.expect("share", page.evaluate("navigator.clipboard.readText()") == CONTACT, "does not copy where it goes as it is shared")
            self.expect("share", shared["told"] == "The address is copied: paste it under “To”.", f"says {shared['told']!r} of the copy")
            expect(page.locator("[data-told]")).to_have_text(f"If you sent it to {CONTACT}, it’s on its way. Thank you!")
            queue = self.board.content.parent / "queue"
            with inbox(self.board, queue, self.home.removesuffix(self.observer.site.base)) as port:
                page.route(f"**{self.relay}", lambda route: route.continue_(url=f"http://127.0.0.1:{port}/"))
                page.get_by_role("button", name="Send it to the board").click()
                expect(page.locator("[data-told]")).to_contain_text("It’s sent")
        by_mail = self.board.content.parent / "by-mail"
        shutil.copytree(self.board.content, by_mail)
        letter = self.board.content.parent / "shared.eml"
        letter.write_bytes(message(shared))
        for content, came in ((by_mail, [letter]), (self.board.content, [queue])):
            accepted = self.board.run("accept", *came, "--write", "--content", content)
            self.expect("accept", accepted.returncode == 0, f"refuses {came}: {accepted.stdout}{accepted.stderr}")
        self.expect("share", (by_mail / FILE).is_file(), f"brings no {FILE}")
        differ = differences(by_mail, self.board.content)
        self.expect("share", not differ, f"brings other files than the inbox: {differ}")
        self.board.build()
        page_of_it = self.board.output / Path(FILE).parent / "index.html"
        text = page_of_it.read_text(encoding="utf-8") if page_of_it.is_file() else ""
        self.expect(FILE, all(f'alt="{words}"' in text for words in SHOWN), "has no page with the four photographs")

    @property
    def parts(self):
        return [self.check_home]
