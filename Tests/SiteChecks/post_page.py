"""What the checks of posting need: a page with the pictures of a listing that is being written, and files for it."""

import base64
import re
import tempfile
from pathlib import Path

from observer import ready
from post_files import DRAW, held
from saving import SavingCheck

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


class PostCheck(SavingCheck):
    """The checks of a part of posting, one method for each thing that somebody does."""

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
        page.goto(self.home + "post/stories/")
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

    def run_all(self, *checks):
        with self.folder:
            for check in checks:
                try:
                    check()
                except AssertionError as error:
                    self.observer.problems.add(check.__name__, str(error).strip().split("\nCall log")[0].replace("\n", " "))
        return len(checks)
