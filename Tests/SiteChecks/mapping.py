"""The map of results: its areas mean what they say, its link restores it, a keyboard reaches all of it, and it asks nobody else for anything."""

import gzip
import random
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from accessibility import check_accessibility
from expected_search import expected, is_in_area
from map_pins import check_pins
from observer import PATIENCE, ready
from playwright.sync_api import TimeoutError as Timeout
from sample_pages import Links
from searching import IDS
from theme_modules import with_modules

LEAFLET = Path("/usr/share/javascript/leaflet")
# What a first view of a city may weigh, compressed.
MOST_BYTES = 150_000
# Whether each point is in each area, as the page finds it.
AREAS = """async ([areas, points]) => {
  const { areaValues, isInArea, readArea } = await THEME("area.js");
  return areas.map((values) => [areaValues(readArea(values)), points.map((point) => isInArea(readArea(values), point))]);
}"""
TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect x="1" y="1" width="254" height="254" fill="#ddd"/></svg>'


class MapCheck:
    def __init__(self, observer):
        self.observer, self.site, self.index = observer, observer.site, observer.site.index
        self.page = None

    def note(self, what):
        self.observer.problems.add("the map", what)

    def run(self):
        if not any(listing.get("point") for listing in self.index["listings"]):
            return 0
        for region in ("melbourne", "sydney"):
            self.check_weight(region)
        with self.observer.window() as self.page:
            areas = self.check_areas()
            self.check_drawing()
            self.check_radius()
            self.check_keys()
        with self.observer.window(width=1280, height=800) as self.page:
            self.check_beside()
        with self.observer.window(width=390, height=664) as self.page:
            self.check_layers()
        check_pins(self.observer)
        for scheme in self.observer.some(("light", "dark"), of=2):
            with self.observer.window(width=1280 if scheme == "light" else 390, height=800, scheme=scheme) as self.page:
                self.check_accessibility(scheme)
        if (LEAFLET / "leaflet.min.js").is_file():
            self.check_streets()
        return areas

    def open(self, query):
        self.page.goto(f"{self.observer.home}search/?{query}")
        self.settle()

    def settle(self):
        self.page.wait_for_function("() => document.getElementById('found').ariaBusy === 'false'")
        self.page.wait_for_function("() => document.getElementById('map').hidden || document.querySelector('.map-surface canvas')?.width > 300")

    def asked(self):
        return parse_qs(urlsplit(self.page.url).query)

    def check_weight(self, region):
        """The outlines and scripts of a city's first view are small, and all of them are the site's own."""
        files = {}
        with self.observer.window(width=390, height=664) as self.page:
            self.page.on("request", lambda request: files.setdefault(urlsplit(request.url).path.removeprefix(self.site.base)))
            self.open(f"view=map&region={region}")
            ready(self.page)
        own = [path for path in files if path.startswith(("map/", f"{self.site.assets}map", f"{self.site.assets}area"))]
        size = sum(len(gzip.compress(self.site.files[path].read_bytes(), 6)) for path in own)
        if not any(path.startswith("map/") and path.count("/") == 2 for path in own):
            self.note(f"{region} loads no outlines: {own}")
        if size > MOST_BYTES:
            self.note(f"the first view of {region} weighs {size} bytes compressed: {own}")

    def check_areas(self):
        """Two hundred areas hold the listings that a reference finds in them."""
        chance = random.Random(15)
        points = sorted({tuple(listing["point"]) for listing in self.index["listings"] if listing.get("point")})
        areas = []
        for number in range(200):
            latitude, longitude = chance.choice(points)
            reach = chance.choice([0.02, 0.2, 2])
            corner = lambda: (round(latitude + chance.uniform(-reach, reach), 5), round(longitude + chance.uniform(-reach, reach), 5))
            if number % 2:
                # Corners among them that lie on the parallel of a point.
                corners = [corner() for _ in range(chance.randint(3, 32))]
                corners[0] = (latitude, corners[0][1])
                areas.append([str(angle) for one in corners for angle in one])
            else:
                areas.append([*map(str, corner()), str(round(chance.uniform(0.1, 111 * reach), 2))])
        self.open("")
        answers = self.page.evaluate(with_modules(self.site, AREAS), [areas, points])
        for values, (kept, found) in zip(areas, answers, strict=True):
            wanted = [is_in_area([float(value) for value in values], point) for point in points]
            if found != wanted:
                self.note(f"area={','.join(values)} holds {sum(found)} points, not {sum(wanted)}")
            if list(map(float, kept)) != list(map(float, values)):
                self.note(f"area={','.join(values)} becomes {','.join(kept)}")
        return len(areas)

    def check_found(self, when):
        """What shows is what a reference finds for the query that the address has; the link alone shows it too."""
        values = self.asked().get("area", [""])[0].split(",")
        wanted = expected(self.index, urlsplit(self.page.url).query)
        for moment in (when, f"{when}, after a reload"):
            if moment != when:
                self.page.reload()
                self.settle()
            while self.page.locator("#more").is_visible():
                self.page.locator("#more").click()
                self.settle()
            if (shown := self.page.evaluate(IDS)) != wanted:
                self.note(f"{moment}, {len(shown)} cards show, {len(wanted)} should")
            if not self.page.locator(".map-surface").is_visible():
                self.note(f"{moment}, there is no map")
            if self.page.locator("#conditions button", has_text="Area").count() != 1:
                self.note(f"{moment}, no chip tells of the area")
        return values

    def drag(self, way):
        """Draws on the map along shares of its width and height."""
        box = self.page.locator(".map-surface").bounding_box()
        for number, (x, y) in enumerate(way):
            self.page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
            if number == 0:
                self.page.mouse.down()
        self.page.mouse.up()
        self.page.wait_for_url("**area=**")
        self.settle()

    def check_drawing(self):
        """A circle and a line drawn by hand become conditions, which a chip takes back."""
        self.open("view=map&state=VIC")
        self.page.get_by_role("button", name="Area", exact=True).click()
        self.page.get_by_role("button", name="Draw a circle").click()
        self.drag([(0.5, 0.5), (0.6, 0.5), (0.7, 0.55)])
        if len(self.check_found("with a circle")) != 3:
            self.note(f"a circle that was drawn is {self.asked()['area']}")
        self.page.locator("#conditions button", has_text="Area").click()
        self.page.wait_for_function("() => !location.search.includes('area=')")
        self.page.get_by_role("button", name="Area", exact=True).click()
        self.page.get_by_role("button", name="Draw by hand").click()
        chance, steps = random.Random(16), self.observer.some(range(100), of=5)
        self.drag([(0.15 + place / 200, 0.3 + 0.05 * chance.random()) for place in steps] + [
            (0.65 - place / 200, 0.7 + 0.1 * chance.random()) for place in steps])
        if not 6 <= len(values := self.check_found("with a line drawn by hand")) <= 64:
            self.note(f"a line drawn by hand has {len(values) / 2} corners")

    def check_radius(self):
        """Keys alone ask for a circle around the middle of the map."""
        self.open("view=map&region=melbourne&at=-37.8,144.98,12")
        self.page.get_by_role("button", name="Area", exact=True).focus()
        self.page.keyboard.press("Enter")
        self.page.locator("#map-radius").focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("3")
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**area=**")
        self.settle()
        if (values := self.check_found("with a radius")) != ["-37.8", "144.98", "3"]:
            self.note(f"a radius of 3 km around -37.8,144.98 becomes {values}")

    def check_keys(self):
        """Keys move the map, reach every pin, and open and close its cards."""
        page = self.page
        self.open("view=map&region=melbourne")
        page.locator(".map-pin").first.wait_for()
        page.locator("#conditions button").last.focus()
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.className") != "map-surface":
            self.note("the Tab key does not lead from the conditions to the map")
        before = self.asked().get("at")
        for key in ("ArrowRight", "+", "-", "ArrowUp"):
            page.keyboard.press(key)
            page.wait_for_function("(before) => new URLSearchParams(location.search).get('at') !== before", arg=before and before[0])
            before = self.asked()["at"]
        page.keyboard.press("Home")
        page.wait_for_function("(before) => new URLSearchParams(location.search).get('at') !== before", arg=before[0])
        page.keyboard.press("Tab")
        names = set()
        for _ in range(count := page.locator(".map-pin").count()):
            names.add(page.evaluate("() => document.activeElement.classList.contains('map-pin') && document.activeElement.textContent"))
            page.keyboard.press("ArrowRight")
        if len(names - {False}) != count:
            self.note(f"the arrow keys reach {names} of {count} pins")
        # Pins of several places divide, until one is of one place and opens.
        for _ in range(12):
            if page.locator(".map-panel").is_visible():
                break
            self.press_first_pin()
        else:
            self.note("no pin opens")
        page.locator(".map-panel .card").first.wait_for()
        if not page.evaluate("() => document.activeElement.closest('.map-panel') !== null"):
            self.note("the focus does not go to the cards of a pin")
        page.keyboard.press("Escape")
        if page.locator(".map-panel").is_visible() or not page.evaluate("() => document.activeElement.closest('.map-surface') !== null"):
            self.note("Escape does not lead back from the cards of a pin")
        at = self.asked()["at"]
        page.locator("#filter-kind").select_option("rental" if "rental" in self.index["kinds"] else "")
        page.wait_for_url("**kind=**")
        self.settle()
        if self.asked()["at"] != at:
            self.note("another filter moves the map")

    def press_first_pin(self):
        """Presses a pin, which opens, or divides as the map comes nearer."""
        before = self.page.url
        self.page.locator(".map-pin").first.focus()
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("(before) => location.href !== before || document.querySelector('.map-panel .card')", arg=before)
        self.settle()

    def check_beside(self):
        """On a wide screen the map stays in sight beside the cards while they scroll."""
        self.open("view=map&region=melbourne")
        self.page.mouse.wheel(0, 1200)
        self.page.wait_for_function("() => scrollY > 400")
        surface, card = (self.page.locator(found).bounding_box() for found in ("#map", "#found > li:nth-child(3)"))
        if surface["x"] < card["x"] + card["width"] or not 0 <= surface["y"] < 40:
            self.note(f"the map is at {surface} when a card is at {card}")

    def check_layers(self):
        """Who follows a suburb's link to its places of a category sees one of them beside the listings, and which layers are on."""
        listed = {f"{listing['suburb']} {listing['state']} {listing['postcode']}" for listing in self.index["listings"] if listing.get("suburb")}
        links = [link for path in self.site.below("suburbs/*/*/index.html") for link in Links(self.site, path).hrefs if "#places=" in link]
        for link in self.observer.some([link for link in links if parse_qs(urlsplit(link).query)["suburb"][0] in listed][::7][:8], of=3):
            self.page.goto("about:blank")
            self.page.goto(self.observer.home + link.removeprefix(self.site.base))
            self.settle()
            try:
                self.page.locator(".map-spot").first.wait_for()
            except Timeout:
                self.note(f"{link} shows none of the places that it names")
            on = self.page.locator("[aria-controls=map-places]").inner_text()
            if on != "Places (1 on)":
                self.note(f"{link} has a button that says {on!r}")

    def check_accessibility(self, scheme):
        self.page.emulate_media(reduced_motion="reduce")
        self.open("view=map&region=melbourne&area=-37.8,144.98,5")
        self.page.locator(".map-pin").first.wait_for()
        self.page.get_by_role("button", name="Area", exact=True).click()
        self.page.locator(".map-credit summary").click()
        for _ in range(12):
            if self.page.locator(".map-panel .card").count():
                break
            self.press_first_pin()
        check_accessibility(self.observer, self.page, f"the map ({scheme})")
        if "CC BY" not in self.page.locator(".map-credit").inner_text():
            self.note("the map does not name its sources")

    def check_streets(self):
        """Pictures of streets are asked for once a reader wants them, and lie below the same pins."""
        tiles = []
        origin = "https://tile.example"

        context = self.observer.browser.new_context(locale="en-AU")
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        errors = []
        self.page.on("pageerror", lambda error: errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and errors.append(message.text))

        def configured(route):
            """The page as a board has it that configures tiles, under a policy that lets them in."""
            answer = route.fetch()
            attributes = f'data-tiles="{origin}/{{z}}/{{x}}/{{y}}.png" data-tiles-credit="© Somebody" data-tiles-host="tile.example" data-base='
            attributes = f'data-streets="{self.site.base}streets/" {attributes}'
            own, others = "img-src 'self'", f"img-src 'self' {origin}"
            route.fulfill(
                response=answer, body=answer.text().replace("data-base=", attributes).replace(own, others),
                headers={**answer.headers, "content-security-policy": answer.headers["content-security-policy"].replace(own, others)})

        self.page.route("**/search/?*", configured)
        self.page.route(
            f"{origin}/**", lambda route: (tiles.append(route.request.url), route.fulfill(body=TILE, content_type="image/svg+xml")))
        for file, name in (("leaflet.min.js", "leaflet.js"), ("leaflet.css", "leaflet.css")):
            self.page.route(f"**/streets/{name}", partial(lambda route, file: route.fulfill(path=LEAFLET / file), file=file))
        self.open("view=map&region=melbourne")
        self.page.locator(".map-pin").first.wait_for()
        ready(self.page)
        if tiles:
            self.note(f"streets are loaded unasked: {tiles[:3]}")
        pins = self.page.locator(".map-pin").all_inner_texts()
        self.page.get_by_role("button", name="Show streets").click()
        self.page.locator(".leaflet-tile-loaded").first.wait_for()
        if self.page.locator(".map-pin").all_inner_texts() != pins:
            self.note("other pins stand on the streets")
        self.page.locator(".map-surface").focus()
        try:
            with self.page.expect_request(f"{origin}/**"):
                self.page.keyboard.press("+")
        except Timeout:
            self.note("no streets are loaded for another zoom")
        if "Somebody" not in self.page.locator(".map-credit").inner_text():
            self.note("who makes the pictures of streets is not named")
        for error in errors:
            self.note(f"with streets: {error}")
        context.close()


def check_map(observer):
    return MapCheck(observer).run()
