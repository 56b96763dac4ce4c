"""What a page costs a reader who comes for the first time, and whether anything jumps while it loads."""

import gzip
import re
from posixpath import dirname, join, normpath
from urllib.parse import urlsplit

from observer import open_whole

# In bytes as gzip sends them; pictures are the listings' own.
SCRIPTS, ALL = 61_000, 100_000
SEARCHED = 113_000
"""How much a search may load: with all else the data of what it goes through, which grows with a board. Of the 164 listings of the demonstration
that is 28 kB for the newest of all kinds; where a place has nothing, 26 kB too, of which 11 kB are the suburbs that begin as its name does."""
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif")
# How much of the screen moved, as Core Web Vitals have it.
SHIFT = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((e) => { if (!e.hadRecentInput) sum += e.value; }))
    .observe({type: "layout-shift", buffered: true});
  setTimeout(() => resolve(sum), 50);
})"""

LAST = "device/not-for-me.js"
"""A module of the file that answers hearts."""


def size(observer, address):
    path = urlsplit(address).path.removeprefix(observer.site.base)
    file = observer.site.folder / (path + "index.html" if path.endswith("/") or not path else path)
    return len(gzip.compress(file.read_bytes(), 6))


def imported(site, names):
    """Scripts of the theme with all that they import, and those import in turn."""
    found, todo = set(), list(names)
    while todo:
        name = todo.pop()
        if name in found:
            continue
        found.add(name)
        text = site.read(f"{site.assets}{name}")
        todo += [normpath(join(dirname(name), other)) for other in re.findall(r'^import(?:\{\$m\}from)?"(\.[^"]+)";', text, re.MULTILINE)]
    return found


def file_with(site, module):
    """The script of the theme that a module is part of."""
    return next(name for name in site.files if name.startswith(site.assets.lstrip("/")) and name.endswith(".js") and f'"{module}"(){{' in site.read(name))


def check_preloads(observer, page, path):
    """A page asks for all files that its scripts import before it knows of them, and for no other: they come in one wave."""
    scripts, found = page.evaluate(f"""() => ["script[type=module]", "link[rel=modulepreload]"].map((selector) =>
      [...document.querySelectorAll(selector)].map((one) => (one.src || one.href).split("{observer.site.assets}").at(-1)))""")
    wanted = imported(observer.site, scripts) - set(scripts)
    if sorted(found) != sorted(wanted):
        observer.problems.add(f"/{path}", f"preloads {sorted(set(found) ^ wanted)} wrongly")


def open_weighed(observer, page, what, path):
    """Opens the first page of a visit, and adds up what it loads."""
    asked = []
    note = lambda request: asked.append(request.url)
    page.on("request", note)
    open_whole(page, observer.home + path)
    check_preloads(observer, page, path)
    # What answers hearts comes when nothing else is to do: the sum is that of all.
    last = file_with(observer.site, LAST)
    if (heart := page.query_selector(".heart")) and not any(address.endswith(last) for address in asked):
        with page.expect_request(f"**/{last}"):
            heart.dispatch_event("pointerover")
    page.remove_listener("request", note)
    files = {address.split("?")[0].split("#")[0] for address in asked if address.startswith(observer.home)}
    scripts = sum(size(observer, address) for address in files if address.endswith(".js"))
    everything = sum(size(observer, address) for address in files if not address.endswith(PICTURES))
    if scripts > SCRIPTS:
        observer.problems.add(f"/{path}", f"loads {scripts:,} bytes of scripts, of which {SCRIPTS:,} are enough")
    enough = SEARCHED if what.startswith("search") else ALL
    if everything > enough:
        observer.problems.add(f"/{path}", f"loads {everything:,} bytes beside pictures, of which {enough:,} are enough")
    shift = page.evaluate(SHIFT)
    # What was asked for stands above the results as soon as it is understood.
    if shift > (0.02 if what.startswith("search") else 0.001):
        observer.problems.add(f"/{path}", f"moves while it loads, by {shift:.3f}")
