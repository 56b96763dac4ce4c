"""What becomes of pictures on the device before a listing is sent: they are made ready, described, put in order, kept in drafts and packed."""

import base64
import io
import re
import struct
import tempfile
import zipfile
from pathlib import Path

from observer import Observer, ready
from playwright.sync_api import expect
from post_files import COLOURS, DRAW, HEIC, chunk, held, png, segments, size_of
from published import Problems
from saving import SavingCheck, focused
from settings import SHUT

LONGEST, ENOUGH = 2_000, 500_000
"""The longer side of what is sent, and how many bytes a photograph of 12 megapixels may have."""
# A module of the theme, in a file of its own or put together with others.
MODULE = """async ([assets, name, files, base]) => {
  const loaded = await Promise.all(files.map((file) => import(`${assets}${file}`)));
  return window.modules = { ...window.modules, [name]: base ? (await import(`${assets}${base}`)).$m(name) : loaded[0] };
}"""
SHEET = """(address) => new Promise((onload, onerror) => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address, onload, onerror })))"""
MOUNT = """() => {
  window.changes = 0;
  document.querySelector("main").replaceChildren(Object.assign(document.createElement("h1"), { textContent: "Pictures" }));
  window.pictures = new modules["post/pictures.js"].Pictures(document.querySelector("main"), { onChange: () => { changes += 1; } });
}"""
BASE64 = """(blob) => new Promise((done) => {
  const reader = new FileReader();
  reader.onload = () => done(reader.result.split(",")[1]);
  reader.readAsDataURL(blob);
})"""
VALUE = "async () => { await pictures.ready; return pictures.value.map(({ name, blob, alt, width, height }) => ({ name, type: blob.type, size: blob.size, alt, width, height })); }"
WORKERLESS = "delete window.OffscreenCanvas;"
"""A browser that draws on the page alone, as some phones have it."""
DRAFT = "{ id: 'a1', kind: 'item', fields: [['title', 'A bike'], ['tags', 'old'], ['tags', '\U0001f6b2']], pictures: pictures.value }"


class PostPicturesCheck(SavingCheck):
    """The checks, one method for each thing that somebody who posts does."""

    def __init__(self, observer):
        super().__init__(observer)
        self.folder = tempfile.TemporaryDirectory()
        self.photo = None

    def module(self, page, name):
        """Has a module at hand on a page, wherever it was put."""
        path = f"{self.site.assets}{name}"
        parts = [file for file in self.site.files if file.startswith(self.site.assets) and file.endswith(".js") and f'"{name}"(){{' in self.site.read(file)]
        base = next((file for file in parts if re.match(r'import\{\$m\}from"', self.site.read(file))), None)
        files, runs = [path], None
        if parts:
            together = [file for file in self.site.files if file.startswith(f"{self.site.assets}together/")]
            runs = "site.js"
            files = [*together, *parts] if base else parts
        page.evaluate(MODULE, [f"{self.site.base}{self.site.assets}", name, [file.removeprefix(self.site.assets) for file in files], runs])

    def mount(self, page):
        page.goto(self.home + "about/")
        ready(page)
        page.evaluate(SHEET, f"{self.site.base}{self.site.assets}post/pictures.css")
        for name in ("post/pictures.js", "post/drafts.js"):
            self.module(page, name)
        page.evaluate(MOUNT)

    def file(self, name, content):
        path = Path(self.folder.name) / name
        path.write_bytes(content)
        return path

    def drawn(self, page, width, height, type="image/jpeg"):
        return base64.b64decode(page.evaluate(f"async (how) => ({BASE64})(await ({DRAW})(how))", [width, height, type]))

    def photograph(self, page):
        """A photograph of 12 megapixels whose right side was up."""
        self.photo = self.photo or held(self.drawn(page, 4_000, 3_000), 6)
        return self.photo

    def choose(self, page, *files):
        page.locator(".pictures input[type=file]").first.set_input_files(files)

    def value(self, page):
        return page.evaluate(VALUE)

    def bytes_of(self, page, place):
        return base64.b64decode(page.evaluate(f"(place) => ({BASE64})(pictures.value[place].blob)", place))

    def faults(self, page):
        return page.locator(".picture-faults li").all_inner_texts()

    def check_photographs(self):
        """Photographs are upright, small and named, and nothing is left of where, when and with what they were taken; with a worker or without."""
        for how, script in (("a worker", None), ("the page", WORKERLESS)):
            with self.observer.window(width=390, height=844) as page:
                self.photograph(page)
                if script:
                    page.add_init_script(script)
                self.mount(page)
                self.choose(page, self.file("IMG_2034.JPG", self.photo), self.file("Küche 2.jpeg", self.photo), self.file("PXL_20261120_101112345.jpg", self.photo))
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
                    self.expect(how, size_of(made) == (one["width"], one["height"]) == (1_500, LONGEST), f"makes a picture {size_of(made)}, and says {one}")
                    self.expect(how, len(made) == one["size"] < ENOUGH, f"makes a picture of {len(made)} bytes")
                seen = page.evaluate(f"() => ({COLOURS})(pictures.value[0].blob)")
                self.expect(how, (seen["top"], seen["bottom"]) == ("red", "blue"), f"a picture lies on its side: {seen}")
                small = page.locator(".picture img").first
                self.expect(how, small.evaluate("(one) => one.decode().then(() => [one.naturalWidth, one.naturalHeight])") == [360, 480], "the small picture has another size")
                self.expect(how, page.evaluate("() => changes") >= 3, "does not tell of new pictures")
                page.locator(".picture-turn").first.click()
                self.expect(how, (self.value(page)[0]["width"], self.value(page)[0]["height"]) == (LONGEST, 1_500), "does not turn a picture")
                seen = page.evaluate(f"() => ({COLOURS})(pictures.value[0].blob)")
                self.expect(how, (seen["right"], seen["left"]) == ("red", "blue"), f"turns a picture another way: {seen}")
                for _ in range(3):
                    page.locator(".picture-turn").first.click()
                self.value(page)
                seen = page.evaluate(f"() => ({COLOURS})(pictures.value[0].blob)")
                self.expect(how, seen["top"] == "red", f"four turns lead to {seen}")

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
            expect(status).to_have_text("Picture 2 is now picture 1 of 3. It’s on the card.")
            page.get_by_role("button", name="Use for the card: picture 3").focus()
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
            while page.locator(".picture").count():
                page.locator(".picture .i-close").last.click()
            self.expect("order", focused(page) == "Add pictures" and self.value(page) == [], f"removes all, and the focus is on {focused(page)!r}")
            page.locator(".toast button", has_text="Undo").click()
            expect(page.locator(".picture")).to_have_count(1)

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

    def check_drafts(self):
        """A draft with its pictures is there after the page is loaded again; two tabs keep theirs; what does not fit is told, and words are kept."""
        with self.observer.window() as page:
            photo = self.drawn(page, 640, 480)
            self.mount(page)
            self.choose(page, self.file("front.jpg", photo), self.file("garden.jpg", photo + b"\0"))
            page.get_by_label("Picture 1: what does it show?").fill("The front")
            before = self.value(page)
            kept = self.bytes_of(page, 1)
            page.evaluate(f"() => modules['post/drafts.js'].keep({DRAFT})")
            self.mount(page)
            page.evaluate("async () => { const draft = await modules['post/drafts.js'].get('a1'); window.fields = draft.fields; pictures.restore(draft.pictures); }")
            self.expect("drafts", self.value(page) == before and self.bytes_of(page, 1) == kept, f"brings back {self.value(page)}")
            self.expect("drafts", page.evaluate("() => fields") == [["title", "A bike"], ["tags", "old"], ["tags", "\U0001f6b2"]], "brings back other fields")
            expect(page.locator(".picture img").first).to_be_visible()
            other = page.context.new_page()
            self.observer.watch(other)
            self.mount(other)
            keep = "([id, fields]) => modules['post/drafts.js'].keep({ id, kind: 'car', fields, pictures: [] })"
            other.evaluate(keep, ["b2", [["title", "A car"]]])
            # The same draft in two tabs: what was written last counts, and its pictures are there although the other tab put them away.
            other.evaluate(keep, ["a1", [["title", "A trike"]]])
            page.evaluate(f"() => modules['post/drafts.js'].keep({DRAFT})")
            drafts = other.evaluate("async () => (await modules['post/drafts.js'].all()).map(({ id, pictures }) => [id, pictures.length])")
            self.expect("drafts", sorted(drafts) == [["a1", 2], ["b2", 0]], f"two tabs keep {drafts}")
            again = other.evaluate("async () => (await modules['post/drafts.js'].get('a1')).pictures.map(({ name, blob }) => [name, blob.size])")
            self.expect("drafts", again == [[one["name"], one["size"]] for one in before], f"another tab finds {again}")
            # What is asked for first is written first, however long its pictures take to be read.
            last = page.evaluate("""async () => {
              const { keep, get } = modules["post/drafts.js"];
              const more = [{ name: "more.jpg", alt: "", blob: new Blob([new Uint8Array(3000000)], { type: "image/jpeg" }) }];
              const draft = (title, pictures) => ({ id: "c3", kind: "item", fields: [["title", title]], pictures });
              await Promise.all([keep(draft("first", more)), keep(draft("last", []))]);
              return (await get("c3")).fields[0][1];
            }""")
            self.expect("drafts", last == "last", f"what is asked for last is {last}")

    def check_room(self):
        """Where there is no room for pictures, words are kept; where there is none for them either, that is told, and what was kept stays."""
        attempt = """async ([title, size]) => {
          const { keep, get } = modules["post/drafts.js"];
          const before = (await get("a1"))?.pictures ?? [];
          const more = size ? [{ name: "more.jpg", alt: "", blob: new Blob([new Uint8Array(size)], { type: "image/jpeg" }) }] : [];
          const told = await keep({ id: "a1", kind: "item", fields: [["title", title]], pictures: [...before, ...more] }).then(() => "", (error) => error.message);
          const after = await get("a1");
          return [told, after?.fields[0][1], after?.pictures.length];
        }"""
        for room, steps in ((3_000_000, [(["A bike", 100_000], "", "A bike", 1), (["A trike", 9_000_000], "Your words are kept", "A trike", 1)]),
                            (1, [(["A car", 0], "There’s no room left", None, None)])):
            with self.observer.window() as page:
                # Browsers look for room once in a while, and not at each draft.
                page.context.new_cdp_session(page).send(
                    "Storage.overrideQuotaForOrigin", {"origin": self.home.removesuffix(self.site.base), "quotaSize": room})
                self.mount(page)
                for given, words, title, count in steps:
                    told = page.evaluate(attempt, given)
                    self.expect("drafts", (told[0] == "" if not words else words in told[0]) and told[1:] == [title, count], f"with room for {room} bytes {given} leads to {told}")

    def check_forgetting(self):
        """Settings count drafts, and forget them; where nothing is to be kept, nothing is."""
        databases = "async () => (await indexedDB.databases()).map(({ name }) => name)"
        with self.observer.window() as page:
            page.goto(self.home + "settings/")
            expect(page.locator("#settings .i-copy")).to_be_visible()
            ready(page)
            self.expect("/settings/", page.evaluate(databases) == [] and page.locator("button", has_text="Forget me").is_hidden(), "keeps a database of nothing")
            self.mount(page)
            self.choose(page, self.file("plan.png", png(40, 30)))
            self.value(page)
            page.evaluate(f"() => modules['post/drafts.js'].keep({DRAFT})")
            page.evaluate("() => modules['post/drafts.js'].keep({ id: 'b2', kind: 'car', fields: [], pictures: [] })")
            page.evaluate("() => modules['post/drafts.js'].remove('b2')")
            other = page.context.new_page()
            self.observer.watch(other)
            other.goto(self.home + "settings/")
            rows = other.locator("[data-here=kept] tbody tr")
            expect(rows.filter(has_text="Drafts of listings")).to_have_text(re.compile(r"Drafts of listings\s*1\s*\d+ (bytes|kB)"))
            expect(other.locator("[data-here=tools]")).to_contain_text("1 draft of a listing")
            expect(other.locator("button", has_text="Export a copy")).to_be_hidden()
            self.axe(other, "/settings/ (drafts)")
            other.locator("button", has_text="Forget me on this device").click()
            other.locator("dialog[open] button", has_text="Forget me").click()
            expect(other.locator("[data-here=kept]")).to_be_hidden()
            self.expect("/settings/", other.evaluate(databases) == [], "leaves drafts behind")
            expect(other.locator("button", has_text="Forget me")).to_be_hidden()
            # The tab in which somebody writes goes on.
            page.evaluate(f"() => modules['post/drafts.js'].keep({DRAFT})")
            self.expect("/settings/", page.evaluate("async () => (await modules['post/drafts.js'].get('a1')).pictures.length") == 1, "a tab can't keep its draft anew")
            off = other.locator(".keep-switch", has_text="Don’t save").locator("input")
            off.click()
            other.locator("dialog[open] button", has_text="Stop saving").click()
            expect(off).to_be_checked()
            refused = page.evaluate(f"() => modules['post/drafts.js'].keep({DRAFT}).catch((error) => error.message)")
            self.expect("/settings/", "turned off" in refused and page.evaluate(databases) == [], f"keeps a draft though nothing is to be kept: {refused}")
        quiet = Observer(self.observer.browser, self.site, self.home, Problems("on purpose"))
        with quiet.window() as page:
            page.add_init_script(SHUT)
            self.mount(page)
            told = page.evaluate(f"() => modules['post/drafts.js'].keep({DRAFT}).catch((error) => error.message)")
            self.expect("drafts", "won’t let the site save" in told, f"a closed storage says {told!r}")

    def check_archive(self):
        """Archives are what other programs read, the same each time, and refuse what would be unpacked elsewhere."""
        files = {"rentals/küche/index.md": "title: A home – \U0001f3e0\n".encode(), "rentals/küche/photo-1.jpg": bytes(range(256)) * 9, "people/maria.md": b""}
        with self.observer.window() as page:
            page.goto(self.home + "about/")
            self.module(page, "post/zip.js")
            make = f"""async (files) => ({BASE64})(await modules["post/zip.js"].zip(files.map(([path, text], place) => {{
              const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
              return place % 2 ? {{ path, blob: new Blob([bytes]) }} : {{ path, bytes }};
            }})))"""
            given = [[path, base64.b64encode(content).decode()] for path, content in files.items()]
            made = [base64.b64decode(page.evaluate(make, given)) for _ in range(2)]
            self.expect("archive", made[0] == made[1], "is another each time")
            with zipfile.ZipFile(io.BytesIO(made[0])) as archive:
                self.expect("archive", archive.testzip() is None, "has a wrong checksum")
                self.expect("archive", {one.filename: archive.read(one) for one in archive.infolist()} == files, f"holds {archive.namelist()}")
                told = {(one.compress_type, one.date_time, one.flag_bits, one.external_attr >> 16) for one in archive.infolist()}
                self.expect("archive", told == {(0, (1980, 1, 1, 0, 0, 0), 0x800, 0o100644)}, f"says {told}")
            for path in ("../a", "/a", "a//b", "a/", "", "a\\b", "C:a", "./a", "a/../../b"):
                refused = page.evaluate("(path) => modules['post/zip.js'].zip([{ path, bytes: new Uint8Array() }]).then(() => false, () => true)", path)
                self.expect("archive", refused, f"takes {path!r}")
            twice = page.evaluate("() => modules['post/zip.js'].zip(['A.jpg', 'a.jpg'].map((path) => ({ path, bytes: new Uint8Array() }))).then(() => false, () => true)")
            self.expect("archive", twice, "takes a name twice")
            empty = page.evaluate(make, [])
            with zipfile.ZipFile(io.BytesIO(base64.b64decode(empty))) as archive:
                self.expect("archive", archive.namelist() == [], "is not empty")

    def check_looks(self):
        """Pictures show well on a phone and a wide screen, on light and dark, and are accessible."""
        for width, scheme in ((320, "light"), (390, "dark"), (1_280, "light")):
            with self.observer.window(width=width, height=844, scheme=scheme) as page:
                self.mount(page)
                self.choose(page, self.file("plan.png", png(400, 300)), self.file("stairs.png", png(300, 400)))
                self.value(page)
                self.axe(page, f"pictures ({width} px, {scheme})")

    def run(self):
        checks = [
            self.check_photographs, self.check_formats, self.check_faults, self.check_order, self.check_ways_in, self.check_drafts, self.check_room, self.check_forgetting,
            self.check_archive, self.check_looks,
        ]
        with self.folder:
            for check in checks:
                try:
                    check()
                except AssertionError as error:
                    self.observer.problems.add(check.__name__, str(error).strip().split("\nCall log")[0].replace("\n", " "))
        return len(checks)


def check_post_pictures(observer):
    """How many things that become of pictures are right."""
    return PostPicturesCheck(observer).run()
