"""Drafts of listings on a reader's own device, and the archives that are made of them."""

import base64
import io
import re
import zipfile

from observer import Observer, ready
from playwright.sync_api import expect
from post_files import png
from post_page import BASE64, PostCheck
from published import Problems
from settings import SHUT

DRAFT = "{ id: 'a1', kind: 'item', fields: [['title', 'A bike'], ['tags', 'old'], ['tags', '\U0001f6b2']], pictures: pictures.value }"


class PostDraftsCheck(PostCheck):
    """The checks, one method for each thing that becomes of drafts."""

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
            page.evaluate(f"() => modules['post/drafts.js'].keep({DRAFT})")
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
            expect(rows.filter(has_text="Drafts")).to_have_text(re.compile(r"Drafts\s*1\s*\d+ (bytes|kB)"))
            expect(other.locator("[data-here=tools]")).to_contain_text("1 draft")
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
            page.goto(self.home + "post/stories/")
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

    def check_prose(self):
        """Of what becomes of a description only the elements that descriptions have are shown, and no address but those that people can follow."""
        html = """<p class="x">a <a href="javascript:x()">b</a> <a href="https://c.example/" title="x">d</a><img src="x"></p><div>e</div><ol start="3"><li>f</li></ol>"""
        with self.observer.window() as page:
            page.goto(self.home + "post/stories/")
            self.module(page, "post/prose.js")
            shown = page.evaluate("(html) => modules['post/prose.js'].proseOf(html, '').innerHTML", html)
            self.expect("prose", shown == """<p>a <a>b</a> <a href="https://c.example/" target="_blank" rel="noopener">d</a></p>e<ol start="3"><li>f</li></ol>""", f"is shown as {shown}")
            typed = page.evaluate("() => modules['post/prose.js'].proseOf(null, '- <b>a</b>').textContent")
            self.expect("prose", typed == "- <b>a</b>", f"is {typed!r} where nobody says what becomes of it")

    def run(self):
        return self.run_all(self.check_drafts, self.check_room, self.check_forgetting, self.check_archive, self.check_prose)


def check_post_drafts(observer):
    """How many things that become of drafts are right."""
    return PostDraftsCheck(observer).run()
