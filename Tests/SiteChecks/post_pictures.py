"""What becomes of pictures on the device before a listing is sent: they are made ready, described and put in order."""

import base64
import re
import struct

from observer import Observer
from playwright.sync_api import expect
from post_files import COLOURS, HEIC, chunk, held, png, segments, size_of
from post_page import PostCheck
from published import Problems
from saving import focused

LONGEST, ENOUGH = 2_000, 500_000
"""The longer side of what is sent, and how many bytes a photograph of 12 megapixels may have."""
WORKERLESS = "delete window.OffscreenCanvas;"
"""A browser that draws on the page alone, as some phones have it."""


class PostPicturesCheck(PostCheck):
    """The checks, one method for each thing that becomes of pictures."""

    def check_photographs(self):
        """Photographs are upright, small and named, and nothing is left of where, when and with what they were taken; with a worker or without."""
        for how, script in (("a worker", None), ("the page", WORKERLESS)):
            with self.observer.window(width=390, height=844) as page:
                photo, few = self.photograph(page), held(self.drawn(page, 400, 300), 6)
                if script:
                    page.add_init_script(script)
                self.mount(page)
                self.choose(page, self.file("IMG_2034.JPG", photo), self.file("Küche 2.jpeg", few), self.file("PXL_20261120_101112345.jpg", few))
                value = self.value(page)
                workers = len(page.workers)
                names = [one["name"] for one in value]
                self.expect(how, names == ["photo-1.jpg", "kuche-2.jpg", "photo-2.jpg"], f"names pictures {names}")
                self.expect(how, workers == (0 if script else 1), f"has {workers} workers")
                for place, one in enumerate(value):
                    made = self.bytes_of(page, place)
                    kinds = {marker for marker, _ in segments(made)}
                    self.expect(how, kinds <= {0xE0, 0xDB, 0xC0, 0xC4, 0xDA}, f"leaves {[hex(kind) for kind in kinds]} in a picture")
                    self.expect(how, b"Secret" not in made and b"Exif" not in made, "leaves words in a picture")
                    self.expect(how, size_of(made) == (one["width"], one["height"]) == ((300, 400) if place else (1_500, LONGEST)), f"makes a picture {size_of(made)}, and says {one}")
                    self.expect(how, len(made) == one["size"] < ENOUGH, f"makes a picture of {len(made)} bytes")
                seen = page.evaluate(f"() => ({COLOURS})(pictures.value[0].blob)")
                self.expect(how, (seen["top"], seen["bottom"]) == ("red", "blue"), f"a picture lies on its side: {seen}")
                small = page.locator(".picture img").first
                self.expect(how, small.evaluate("(one) => one.decode().then(() => [one.naturalWidth, one.naturalHeight])") == [360, 480], "the small picture has another size")
                self.expect(how, page.evaluate("() => changes") >= 3, "does not tell of new pictures")
                turn = page.locator(".picture-turn").nth(1)
                turn.click()
                one = self.value(page)[1]
                self.expect(how, (one["width"], one["height"]) == (400, 300), f"turns a picture to {one}")
                seen = page.evaluate(f"() => ({COLOURS})(pictures.value[1].blob)")
                self.expect(how, (seen["right"], seen["left"]) == ("red", "blue"), f"turns a picture another way: {seen}")
                for _ in range(3):
                    turn.click()
                self.value(page)
                seen = page.evaluate(f"() => ({COLOURS})(pictures.value[1].blob)")
                self.expect(how, seen["top"] == "red", f"four turns lead to {seen}")

    def check_lost(self):
        """Pictures are made ready where the worker fails, and turned where their files are gone by then; those of a draft are made anew only if they are turned."""
        quiet = Observer(self.observer.browser, self.site, self.home, Problems("on purpose"))
        with quiet.window() as page:
            photo = self.drawn(page, 640, 480)
            page.route("**/shrinking.js", lambda route: route.abort(), times=1)
            self.mount(page)
            path = self.file("front.jpg", held(photo, 6))
            self.choose(page, path)
            first = self.value(page)[0]
            self.expect("lost", (first["width"], first["height"]) == (480, 640), f"without its worker, a page makes {first}")
            before = self.bytes_of(page, 0)
            path.unlink()
            turn = page.locator(".picture-turn")
            turn.click()
            turned = self.value(page)[0]
            self.expect("lost", (turned["width"], turned["height"]) == (640, 480), f"a picture whose file is gone is turned to {turned}, and says {self.faults(page)}")
            page.evaluate("() => pictures.restore(pictures.value.map(({ name, blob }) => ({ name, blob, alt: 'The front' })))")
            kept = self.bytes_of(page, 0)
            self.expect("lost", self.value(page) == [{**turned, "alt": "The front"}], f"brings back {self.value(page)}")
            page.get_by_role("button", name="Change picture 1").click()
            for _ in range(4):
                turn.click()
                self.value(page)
            self.expect("lost", self.bytes_of(page, 0) == kept != before, "four turns leave another picture")

    def check_formats(self):
        """Drawings stay as sharp as they are and may be seen through; WebP becomes JPEG, and so does a PNG that is a photograph."""
        with self.observer.window() as page:
            self.mount(page)
            webp, large = self.drawn(page, 300, 200, "image/webp"), self.drawn(page, 1_600, 1_200, "image/png")
            text = chunk(b"tEXt", b"Author\0Secret Person")
            self.choose(page, self.file("Floor plan.png", png(2_400, 40, None, text)), self.file("front.webp", webp), self.file("Screenshot_1.png", large))
            value = self.value(page)
            told = [(one["name"], one["type"], one["width"], one["height"]) for one in value]
            self.expect("formats", told == [("floor-plan.png", "image/png", 2_000, 33), ("front.jpg", "image/jpeg", 300, 200), ("photo-1.jpg", "image/jpeg", 1_600, 1_200)], f"makes {told}")
            self.expect("formats", b"Secret" not in self.bytes_of(page, 0), "leaves words in a drawing")
            clear = page.evaluate("""async () => {
              const pen = new OffscreenCanvas(2000, 33).getContext("2d", { willReadFrequently: true });
              pen.drawImage(await createImageBitmap(pictures.value[0].blob), 0, 0);
              return [...pen.getImageData(1900, 10, 1, 1).data, ...pen.getImageData(100, 10, 1, 1).data];
            }""")
            self.expect("formats", clear[3] == 0 and clear[4:] == [200, 30, 30, 255], f"a drawing has {clear}")

    def check_faults(self):
        """What is no picture, is cut or would fill the memory is told in words, and the others are taken."""
        with self.observer.window() as page:
            photo = self.drawn(page, 640, 480)
            self.mount(page)
            bomb = png(19_000, 19_000, b"\0")
            wide = png(30_000, 10, b"\0")
            huge = struct.pack(">BBHBHHB", 0xFF, 0xC0, 17, 8, 65_000, 65_000, 3)
            fine = held(photo, 1)
            frame = fine.index(b"\xff\xc0")
            files = {
                "cut.jpg": photo[:-400], "notes.jpg": b"Not a picture at all, whatever its name says", "bomb.png": bomb, "wide.png": wide,
                "bomb.jpg": fine[:frame] + huge + fine[frame + len(huge):], "IMG_1.HEIC": HEIC, "large.jpg": photo + bytes(33 << 20), "half.png": png(400, 400)[:-30],
                "empty.jpg": b"", "drawing.svg": b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "fine.jpg": fine,
            }
            paths = [self.file(name, content) for name, content in files.items()]
            self.choose(page, *paths)
            value = self.value(page)
            self.expect("faults", [one["name"] for one in value] == ["fine.jpg"], f"takes {[one['name'] for one in value]}")
            told = self.faults(page)
            words = {
                "cut.jpg": "not complete", "notes.jpg": "isn’t a picture", "bomb.png": "19,000 × 19,000 pixels|19000 × 19000 pixels", "wide.png": "pixels", "bomb.jpg": "65000 × 65000|65,000 × 65,000",
                "IMG_1.HEIC": "Most Compatible", "large.jpg": "more than 32 MB", "half.png": "not complete", "empty.jpg": "isn’t a picture", "drawing.svg": "isn’t a picture",
            }
            for name, pattern in words.items():
                found = [one for one in told if f"“{name}”" in one]
                self.expect("faults", len(found) == 1 and re.search(pattern, found[0]), f"says {found} of {name}")
            self.expect("faults", len(told) == len(words), f"says {told}")
            self.axe(page, "pictures (faults)")
            page.locator(".picture-faults button").first.click()
            self.expect("faults", focused(page) == "Add pictures" and len(self.faults(page)) == len(words) - 1, "does not put away what it says")
            self.choose(page, paths[-1])
            expect(page.locator(".picture-faults li")).to_have_text("“fine.jpg” is there already.")

    def check_order(self):
        """Pictures are described, moved, put on the card, removed and brought back by keyboard alone, and what happened is told."""
        with self.observer.window(width=390, height=844) as page:
            photo = self.drawn(page, 640, 480)
            self.mount(page)
            self.axe(page, "pictures (none)")
            self.choose(page, *(self.file(f"{name}.jpg", photo + bytes(place)) for place, name in enumerate(("front", "kitchen", "garden"))))
            names = lambda: [one["name"].split(".")[0] for one in self.value(page)]
            status = page.locator(".pictures > [role=status].hidden")
            self.value(page)
            expect(status).to_have_text("All pictures are ready.")
            field = page.get_by_label("Picture 2: what does it show?")
            field.fill("  Kitchen with\tgas stove ")
            field.press("Enter")
            self.expect("order", self.value(page)[1]["alt"] == "Kitchen with gas stove", f"a picture is described as {self.value(page)[1]['alt']!r}")
            expect(page.locator(".picture-mark:visible")).to_have_count(1)
            page.get_by_role("button", name="Move earlier: picture 3").focus()
            page.keyboard.press("Enter")
            self.expect("order", names() == ["front", "garden", "kitchen"] and focused(page) == "Move earlier: picture 2", f"moves to {names()}, and the focus to {focused(page)!r}")
            expect(status).to_have_text("Picture 3 is now picture 2 of 3.")
            page.keyboard.press("Enter")
            self.expect("order", names()[0] == "garden" and focused(page) == "Move later: picture 1", f"moves to {names()}, and the focus to {focused(page)!r}")
            expect(status).to_have_text("Picture 2 is now picture 1 of 3. It’s the main picture.")
            # What is described is a line by now, which opens again.
            expect(page.get_by_label("Picture 3: what does it show?")).to_be_hidden()
            page.get_by_role("button", name="Change picture 3").focus()
            page.keyboard.press("Enter")
            self.expect("order", focused(page) == "Done with picture 3", f"a picture that is opened gives the focus to {focused(page)!r}")
            page.get_by_role("button", name="Make it the main picture: picture 3").focus()
            page.keyboard.press("Enter")
            self.expect("order", names() == ["kitchen", "garden", "front"] and self.value(page)[0]["alt"] == "Kitchen with gas stove", f"puts {names()} on the card")
            self.axe(page, "pictures")
            before = page.evaluate("() => changes")
            page.get_by_role("button", name="Remove picture 2").focus()
            page.keyboard.press("Enter")
            self.expect("order", names() == ["kitchen", "front"] and focused(page) == "Remove picture 2", f"leaves {names()}, and the focus on {focused(page)!r}")
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            self.expect("order", names() == ["kitchen", "garden", "front"], f"Undo leads to {names()}")
            self.expect("order", page.evaluate("() => changes") == before + 2, "does not tell of what is removed")
            # Another has taken its name by the time that it comes back.
            page.get_by_role("button", name="Remove picture 2").click()
            self.choose(page, self.file("garden.png", png(41, 30)))
            expect(page.locator(".picture img:not([hidden])")).to_have_count(3)
            page.locator(".toast button", has_text="Undo").click()
            self.value(page)
            self.expect("order", names() == ["kitchen", "garden-2", "front", "garden"], f"a picture that comes back leads to {names()}")
            page.get_by_role("button", name="Change picture 1").click()
            page.get_by_role("button", name="Remove picture 1").click()
            while page.locator(".picture").count():
                page.locator(".picture .i-close").last.click()
            self.expect("order", focused(page) == "Add pictures" and self.value(page) == [], f"removes all, and the focus is on {focused(page)!r}")
            page.locator(".toast button", has_text="Undo").click()
            expect(page.locator(".picture")).to_have_count(1)
            # One alone has no other place, and is the main picture anyway.
            expect(page.get_by_role("button", name="Remove picture 1")).to_be_visible()
            expect(page.get_by_role("button", name=re.compile("^Move (?:earlier|later)"))).to_have_count(0)
            expect(page.locator(".picture-mark")).to_be_hidden()

    def check_ways_in(self):
        """Pictures can be dropped and pasted; text that is pasted stays text, and more than forty are told."""
        with self.observer.window() as page:
            self.mount(page)
            small = base64.b64encode(png(12, 9)).decode()
            page.evaluate("(text) => { window.bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0)); }", small)
            give = """([kind, names, text]) => {
              const data = new DataTransfer();
              for (const name of names) data.items.add(new File([bytes], name, { type: "image/png" }));
              if (text) data.setData("text/plain", text);
              const event = kind === "paste" ? new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true }) : new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
              return !document.querySelector("main").dispatchEvent(event);
            }"""
            over = page.evaluate(give, ["dragover", ["stairs.png"], ""])
            expect(page.locator(".pictures.dropping")).to_have_count(1)
            page.evaluate(give, ["drop", ["stairs.png"], ""])
            pasted = page.evaluate(give, ["paste", ["image.png"], ""])
            text = page.evaluate(give, ["paste", ["image.png"], "words"])
            names = [one["name"] for one in self.value(page)]
            self.expect("ways in", over and pasted and not text and names == ["stairs.png", "photo-1.png"], f"takes {names}")
            expect(page.locator(".pictures.dropping")).to_have_count(0)
            page.evaluate(give, ["drop", [f"room {number:02}.png" for number in range(41)], ""])
            names = [one["name"] for one in self.value(page)]
            self.expect("ways in", len(names) == len(set(names)) == 40, f"takes {len(names)} pictures")
            expect(page.locator(".picture-faults")).to_contain_text("A listing can have 40 pictures, so these were left out: room 38.png, room 39.png and room 40.png.")
        with self.observer.window(width=390, height=844, has_touch=True, is_mobile=True) as page:
            self.mount(page)
            expect(page.locator(".picture-camera")).to_be_visible()
            self.expect("ways in", page.locator(".pictures input[capture]").get_attribute("accept") == "image/*", "has no camera")

    def check_looks(self):
        """Pictures show well on a phone and a wide screen, on light and dark, and are accessible."""
        for width, scheme in ((320, "light"), (390, "dark"), (1_280, "light")):
            with self.observer.window(width=width, height=844, scheme=scheme) as page:
                self.mount(page)
                self.choose(page, self.file("plan.png", png(400, 300)), self.file("stairs.png", png(300, 400)))
                self.value(page)
                self.axe(page, f"pictures ({width} px, {scheme})")

    def run(self):
        return self.run_all(
            self.check_photographs, self.check_lost, self.check_formats, self.check_faults, self.check_order, self.check_ways_in, self.check_looks)


def check_post_pictures(observer):
    """How many things that become of pictures are right."""
    return PostPicturesCheck(observer).run()
