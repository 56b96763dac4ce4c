"""What a reader keeps on the device can be read without a connection, and never stands in the way of what the board says now."""

import json
import os
import shutil
import tempfile
from contextlib import contextmanager

from observer import PATIENCE, WHOLE, Observer, launch, ready
from published import Published, link_or_copy
from server import start
from theme_modules import with_modules

KEEP = """async (paths) => {
  const { keepOffline } = await THEME("device/offline.js");
  return keepOffline(paths);
}"""
FORGET = 'async () => (await THEME("device/offline.js")).forgetOffline()'
# While listings are still being kept, and with what follows when the list of what is saved changes.
FORGET_ALL = """async () => {
  const [{ forgetAll }, { keepOffline }] = await Promise.all(["transfer", "offline", "upkeep"].map((name) => THEME(`device/${name}.js`)));
  const keeping = keepOffline([...document.querySelectorAll(".card h3 a")].map(({ pathname }) => pathname.split("/").slice(-3).join("/")));
  await Promise.all([forgetAll(), keeping]);
}"""
WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  }
  return found.sort();
}"""
# Readers keep what they have saved.
SAVE = """async ([key, addresses]) => {
  const listings = await Promise.all(addresses.map(async (url) => {
    const [cache] = (await caches.keys()).filter((name) => name.endsWith(":pages"));
    const kept = await (await caches.open(cache)).match(`${document.documentElement.dataset.base}${url}`);
    const page = new DOMParser().parseFromString(await kept.text(), "text/html");
    const snapshot = { ...JSON.parse(page.querySelector("#snapshot").textContent), url };
    return { id: page.querySelector(".listing").dataset.id, path: url.replace(/\\/$/, ""), snapshot };
  }));
  localStorage.setItem(key, JSON.stringify({ version: 1, listings }));
}"""
# When a page was kept last.
STREETS = "async ([name, path]) => (await caches.open(name)).put(path, new Response(''))"
KEPT_AT = """async ([name, path]) => (await (await caches.open(name)).match(path))?.headers.get("x-houser-kept")"""
KEPT_SINCE = f"async ([name, path, before]) => (await ({KEPT_AT})([name, path])) !== before"
# Looks for the worker of a new build, and waits until it is installed.
INSTALLED = """async () => {
  const found = await navigator.serviceWorker.ready;
  await found.update();
  const coming = found.installing ?? found.waiting ?? found.active;
  while (coming.state === "installing") await new Promise((resolve) => { coming.addEventListener("statechange", resolve, { once: true }); });
}"""
# Whether it waits for its turn. Where it takes its turn at once, who goes to another page at that moment may wait for ever.
WAITS = "async () => Boolean((await navigator.serviceWorker.ready).waiting)"
# The files that are kept are those of one build, and the one of another is gone.
UPDATED = """async ([now, before]) => {
  const files = await caches.open((await caches.keys()).find((name) => name.endsWith(":files")));
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => { setTimeout(resolve, 20); })) {
    const urls = (await files.keys()).map(({ url }) => url);
    if (urls.some((url) => url.includes(now)) && !urls.some((url) => url.includes(before))) return true;
  }
  return false;
}"""
VISITS = 4
"""How many visits it may take until all that is kept is of the new build, where there was no room for it at first."""
# How wide the listing's own pictures are, those out of sight too.
PICTURES = """() => Promise.all([...document.querySelectorAll("article.listing img")]
  .filter(({ src }) => src.startsWith(location.href.split("#")[0]))
  .map((picture) => Object.assign(picture, { loading: "eager" }).decode().then(() => picture.naturalWidth, () => 0)))"""
COLOUR = "() => getComputedStyle(document.documentElement).getPropertyValue('--page')"
# What is noted of a listing as it was when the price was another, and what the reader is told then.
OTHERWISE = """async ([name, address, path]) => {
  const pages = await caches.open(name);
  const told = await (await pages.match(address)).json();
  Object.assign(told.listings[path], { cents: 1234500, mark: 0 });
  await pages.put(address, new Response(JSON.stringify({ ...told, digests: {} })));
}"""
TOLD = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise((resolve) => { setTimeout(resolve, 20); })) {
    const told = (await worker.getNotifications()).map(({ body, data }) => [body.split(":")[0].split(" ").at(-1), data]);
    if (told.length) return told;
  }
  return [];
}"""
NEWS = "([before, after]) => news.compare(news.read(before), news.read(after))"


class OfflineCheck:
    def __init__(self, observer):
        self.observer, self.site = observer, observer.site

    def note(self, what):
        self.observer.problems.add("offline", what)

    def run(self):
        pages = [path.removesuffix("index.html") for path in self.site.below("rentals/*/index.html")]
        listings = [path for path in pages if '"cents":' in self.site.read(f"{path}index.html")]
        pictured = [path for path in listings if f'src="{self.site.base}{path}' in self.site.read(f"{path}index.html")]
        self.first, self.second = pictured[:2]
        with tempfile.TemporaryDirectory() as folder:
            # Another build can be put there in place of this one.
            shutil.copytree(self.site.folder, folder, copy_function=link_or_copy, dirs_exist_ok=True)
            self.copy = Published(folder, self.site.base)
            self.server = start(self.copy)
            self.port = self.server.server_port
            self.home = f"http://127.0.0.1:{self.port}{self.site.base}"
            self.context = self.observer.browser.new_context(locale="en-AU")
            self.page = self.context.new_page()
            self.page.set_default_timeout(PATIENCE)
            self.errors = []
            self.page.on("pageerror", lambda error: self.note(f"script error: {error}"))
            try:
                self.check_kept()
                self.check_streets()
                self.check_notices()
                self.check_open_page()
                self.check_new_build()
                self.check_gone()
                self.check_forgotten()
            finally:
                self.context.close()
                self.server.shutdown()
                self.server.server_close()
        self.check_news()
        return len(listings)

    @contextmanager
    def no_connection(self):
        self.server.shutdown()
        self.server.server_close()
        yield
        self.server = start(Published(self.copy.folder, self.site.base), self.port)

    @property
    def assets(self):
        return self.site.base + Published(self.copy.folder, self.site.base).assets

    def place(self, path):
        """Where a listing is kept: the cache and its address."""
        return [f"houser:{self.site.base}:pages", self.site.base + path]

    def keep(self, *paths):
        return self.page.evaluate(with_modules(self.site, KEEP), paths)

    def open(self, path):
        self.page.goto(self.home + path)

    def heading(self):
        return self.page.locator("h1").inner_text()

    def check_kept(self):
        """A saved listing can be read with its pictures and as it looks, and other pages say what can be."""
        self.open(self.first)
        ground, heading = self.page.evaluate(COLOUR), self.heading()
        if self.page.evaluate(WORKERS) or self.page.evaluate(KEPT):
            self.note("a first visit starts a worker")
        answer = self.keep(self.first, self.second.removesuffix("/"), "rentals/no-such-listing/")
        if answer != {"told": None, "kept": [self.first, self.second], "missing": ["rentals/no-such-listing/"]}:
            self.note(f"keeping answers {answer}")
        with self.no_connection():
            for path in (self.first, self.second):
                self.open(path)
                self.page.locator("html[data-kept]").wait_for()
                self.page.get_by_text("This is your saved copy from").wait_for()
                widths = self.page.evaluate(PICTURES)
                if not widths or not all(widths):
                    self.note(f"{path} shows no pictures offline")
                if self.page.evaluate(COLOUR) != ground or not ground:
                    self.note(f"{path} has another look offline")
            self.open(self.first)
            if self.heading() != heading:
                self.note(f"{self.first} is headed {self.heading()} offline")
            self.page.evaluate(SAVE, [f"houser:saved:{self.site.base}", [self.first, self.second]])
            self.open(f"compare/?ids={self.first.rstrip('/')},{self.second.rstrip('/')}")
            self.page.locator(".comparison thead th").nth(1).wait_for()
            # What went wrong can be copied without a connection, too.
            self.open("settings/")
            self.page.locator("#settings .i-copy").wait_for()
            self.open("suburbs/")
            self.page.locator("#kept-pages a").nth(1).wait_for()
            links = self.page.eval_on_selector_all("#kept-pages a", "(all) => all.map(({ href }) => new URL(href).pathname)")
            if self.heading() != "You’re offline" or sorted(links) != sorted(self.site.base + path for path in (self.first, self.second)):
                self.note(f"a page that is not kept is headed {self.heading()} and names {links}")
        before = self.page.evaluate(KEPT_AT, self.place(self.first))
        self.open(self.first)
        if self.page.locator("html[data-kept]").count():
            self.note("a kept page stands in although there is a connection")
        # What this visit keeps does not come after what is put there next.
        self.page.wait_for_function(KEPT_SINCE, arg=[*self.place(self.first), before])

    def check_streets(self):
        """What shows a map of streets has a folder of its own, and is no file of another build, for which all would be loaded anew."""
        self.page.evaluate(STREETS, [f"houser:{self.site.base}:files", f"{self.site.base}assets/0123456789/leaflet.js"])
        first, second = self.place(self.first), self.place(self.second)
        before, other = (self.page.evaluate(KEPT_AT, place) for place in (first, second))
        self.open(self.first)
        self.page.wait_for_function(KEPT_SINCE, arg=[*first, before])
        # What is begun meanwhile is done before anything else is kept.
        self.keep(self.first, self.second)
        if self.page.evaluate(KEPT_AT, second) != other:
            self.note("a map of streets has all pages loaded anew")

    def check_notices(self):
        """When the browser wakes the worker, it tells what has changed, and of nothing else."""
        origin, base = self.home.removesuffix(self.site.base), self.site.base
        self.context.grant_permissions(["notifications"], origin=origin)
        session, found = self.context.new_cdp_session(self.page), []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        session.send("ServiceWorker.enable")
        told, before = [], self.page.evaluate(KEPT_AT, self.place(self.second))
        # What an earlier visit brought may be noted only now, and then nothing has changed.
        for _ in range(VISITS):
            self.page.evaluate(OTHERWISE, [f"houser:{base}:pages", f"{base}sw.js?told", self.first])
            session.send("ServiceWorker.dispatchPeriodicSyncEvent", {
                "origin": origin, "registrationId": found[-1]["registrationId"], "tag": f"houser:{base}"})
            # Notices are shown one after the other, and one that is asked for while it is being shown may be lost.
            if told := self.page.evaluate(TOLD):
                break
        if told != [["less", base + self.first]]:
            self.note(f"of a price that has dropped is told {told}")
        # Data tell what has changed, and only the page that has is loaded.
        if self.page.evaluate(KEPT_AT, self.place(self.second)) != before:
            self.note(f"the worker loads {self.second} to look for changes, though its data are as they were")

    def check_open_page(self):
        """A page that was open during an update gets the modules of the new board."""
        other = self.observer.browser.new_context(locale="en-AU")
        page = other.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{self.home}search/")
        page.locator("#found .card").first.wait_for()
        ready(page)
        self.before = self.assets
        self.update()
        page.locator("#open-map").click()
        page.wait_for_function("(assets) => document.querySelector('script[src]').src.includes(assets)", arg=self.assets)
        page.locator("#found .card").first.wait_for()
        # The press itself may be remembered or lost.
        if "view=map" not in page.url:
            page.locator("#open-map").click()
        page.locator(".map-surface").wait_for()
        other.close()

    def update(self):
        """Puts a build with another theme and another title in place of the one that is served."""
        digest, other = self.site.assets.split("/")[1], "fedcba9876"
        folder = self.copy.folder
        os.rename(folder / "assets" / digest, folder / "assets" / other)
        for path in folder.rglob("*"):
            if path.suffix in (".html", ".js", ".webmanifest") and (text := path.read_bytes()).find(digest.encode()) >= 0:
                self.write(path, text.replace(digest.encode(), other.encode()))
        page = folder / self.first / "index.html"
        self.write(page, page.read_bytes().replace(b"<h1", b"<h1>New words</h1><h1"))

    def write(self, path, text):
        path.unlink()
        path.write_bytes(text)

    def check_new_build(self):
        """A new build is shown at once, and kept in place of the one before as soon as there is room for it."""
        session, origin = self.context.new_cdp_session(self.page), self.home.removesuffix(self.site.base)
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        self.open(self.first)
        if self.page.locator("h1").first.inner_text() != "New words" or not self.page.evaluate(COLOUR):
            self.note("a full storage hides the new build")
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        self.open(self.first)
        if self.page.locator("h1").first.inner_text() != "New words":
            self.note("what is kept hides the new build")
        # It may take a visit more where the first found no room.
        for _ in range(VISITS):
            if self.page.evaluate(UPDATED, [self.assets, self.before]):
                break
            self.open(self.first)
        else:
            self.note("what the build before needed is kept on")
        self.page.evaluate(INSTALLED)
        with self.no_connection():
            self.open(self.first)
            self.page.locator("html[data-kept]").wait_for()
            if self.page.locator("h1").first.inner_text() != "New words" or not self.page.evaluate(COLOUR):
                self.note("the build before is kept on")
        self.open(self.first)
        if not self.page.evaluate(WAITS):
            self.note("the worker of the new build takes over while a page is open")

    def check_gone(self):
        """A listing that is gone is gone, and no longer kept; a host in trouble is stood in for."""
        page = self.copy.folder / self.second / "index.html"
        text = page.read_bytes()
        self.open(self.second)
        page.unlink()
        response = self.page.goto(self.home + self.second)
        if response.status != 404 or any(path.endswith(self.second) for path in self.page.evaluate(KEPT)):
            self.note(f"a listing that is gone answers {response.status}, and is kept on")
        page.write_bytes(text)
        self.open("")
        self.keep(self.first)
        pages = [path for path in self.page.evaluate(KEPT) if "/rentals/" in path and path.endswith("/")]
        if pages != [self.site.base + self.first]:
            self.note(f"{pages} are kept, not one listing")

    def check_forgotten(self):
        """Nothing is left of what a reader forgets, though what is saved changes meanwhile and more is loaded by the page."""
        self.page.evaluate(with_modules(self.site, FORGET_ALL))
        if self.page.evaluate(KEPT) or self.page.evaluate(WORKERS):
            self.note("something is left after everything was cleared")
        self.keep(self.first)
        self.page.evaluate(with_modules(self.site, FORGET))
        if self.page.evaluate(KEPT) or self.page.evaluate(WORKERS):
            self.note("something is left of what was forgotten")

    def check_news(self):
        """What is told of two records of the data is how they differ."""
        packs = [json.loads(self.site.read(path)) for path in self.site.below("api/listings/*.json")]
        one = next(one for pack in packs for one in pack["listings"] if one.get("price_cents") == 69000 and one["open"])
        slot, event = {"start": "2026-11-28T11:00", "end": "2026-11-28T11:30"}, {"start": "2026-12-08T17:30", "end": "2026-12-08T19:30"}
        none = one | {"inspections": []}
        cases = [
            (one, one, ""), (one, one | {"price_cents": 66000}, "$30 less: now $660."), (one, one | {"price_cents": 70050}, "$10.50 more: now $700.50."),
            (one, one | {"open": False}, "No longer listed."), (one | {"open": False}, one, "Listed again."), (one, None, "No longer listed."),
            (none, one | {"inspections": [slot]}, "1 new inspection."), (none, one | {"inspections": [slot | {"cancelled": True}]}, ""),
            (none, none | {"fields": one["fields"] | {"when": [event, event]}}, "2 new dates."),
        ]
        with self.observer.window() as page:
            page.goto(self.observer.home)
            # As sw.js says it before.
            page.evaluate("self.houser = { currency: 'AUD', language: document.documentElement.lang }")
            page.add_script_tag(url=f"{self.site.base}{self.site.assets}news.js")
            for before, after, wanted in cases:
                if (told := page.evaluate(NEWS, [before, after])) != wanted:
                    self.note(f"a change is told as {told!r}, not {wanted!r}")


def check_offline(observer):
    browser = launch(observer.browser.browser_type, WHOLE)
    try:
        return OfflineCheck(Observer(browser, observer.site, observer.home, observer.problems)).run()
    finally:
        browser.close()
