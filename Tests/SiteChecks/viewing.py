"""On a phone homes come first, cards are short, and of a listing's page the picture, the price and what to press are in reach; its pictures open
by press, keys, swipe and link."""

from observer import open_whole
from playwright.sync_api import TimeoutError as Timeout
from playwright.sync_api import expect

PRICE = 480
"""How far down the price of a listing may begin, in CSS pixels, on a screen of 390."""
FIRST, CARD = 300, 400
"""How far down the first picture of the home page may begin, and how high a card may be, on a screen of 390."""
EMPTY = 32
"""How much lower the first cards of the home page may end than what is beside them, on a screen of 1280."""
LOW = """() => {
  const low = (all) => Math.max(...[...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect().bottom));
  return Math.round(low(".front .cards > :nth-child(-n + 2) .card-text > *") - low(".hero > *"));
}"""
LONG = 5_000
"""How long the home page may be there."""
# What kind a listing is of goes without saying on the page of that kind.
PARTS = """(cards) => cards.map((card) => {
  const high = Math.round(card.getBoundingClientRect().height);
  card.querySelector(".card-kind")?.remove();
  return {id: card.dataset.id, high, parts: card.innerText.trim(),
    facts: [...card.querySelectorAll(".highlights li, .card-excerpt, .card-talk")].map((fact) => fact.className)};
})"""
CUT = """(lists) => lists.flatMap((list) => [...list.children]
  .filter((fact) => fact.getBoundingClientRect().top >= list.getBoundingClientRect().bottom).map((fact) => fact.textContent))"""
# What is pressed at a card is the whole card; words within a sentence may be as high as its lines.
SMALL = """(all) => all.filter((one) => !one.closest(".card h3, p.lead, p.note, .prose, .hidden") && one.getBoundingClientRect().height < 24)
  .map((one) => one.textContent.trim() || one.className)"""
# The contrast of the ring around the button that closes the viewer to the viewer's ground (WCAG 2.2, 1.4.11).
RING = """() => {
  const viewer = document.querySelector("dialog.viewer");
  const close = viewer.querySelector(".i-close");
  const before = document.activeElement;
  close.focus({ focusVisible: true });
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0.05);
  const found = [getComputedStyle(close).outlineColor, getComputedStyle(viewer).backgroundColor].map(light).sort((one, other) => other - one);
  before.focus();
  return found[0] / found[1];
}"""
PLACE = "() => { const s = document.querySelector('.slides'); return s && Math.round(s.scrollLeft / s.clientWidth) + 1; }"


class ViewingCheck:
    def __init__(self, observer):
        self.observer, self.done = observer, 0

    def run(self):
        with self.observer.window(width=390, height=844) as self.page:
            self.check_home()
            self.check_cards()
        pictured = [listing for listing in self.observer.site.index["listings"] if listing.get("pictures", 0) > 2]
        for listing in sorted(pictured, key=lambda listing: -listing["pictures"])[:2]:
            with self.observer.window(width=390, height=844, has_touch=True) as self.page:
                self.check_phone(listing)
                self.check_pictures(listing)
        for width in (768, 1280):
            with self.observer.window(width=width, height=800) as self.page:
                if width == 1280:
                    self.check_front()
                for listing in pictured[:2]:
                    self.check_wide(listing, width)
        for listing in self.observer.site.index["listings"]:
            if not listing.get("image"):
                with self.observer.window(width=390, height=844) as self.page:
                    self.check_bare(listing)
                break
        return self.done

    def check_home(self):
        home = {"url": ""}
        open_whole(self.page, self.observer.home)
        box = self.page.locator("main .card-picture").first.bounding_box()
        self.expect(home, box["y"] <= FIRST, f"the first picture begins {box['y']:.0f} px down")
        long = self.page.evaluate("() => document.documentElement.scrollHeight")
        self.expect(home, long <= LONG, f"the page is {long} px long")
        # Whoever uses a keyboard comes to what stands beside the screen.
        last = self.page.locator(".front .cards > li").last.locator("a")
        last.focus()
        box = last.bounding_box()
        self.expect(home, box["x"] >= 0 and box["x"] < 390, "a card beside the screen has the focus out of sight")

    def check_front(self):
        """What stands beside the first cards of the home page is about as high as they are."""
        open_whole(self.page, self.observer.home)
        low = self.page.evaluate(LOW)
        self.expect({"url": ""}, abs(low) <= EMPTY, f"{low} px are empty beside the first cards")

    def check_cards(self):
        """Cards of lists, and those that the search page and the device draw, have the same parts at the same height."""
        told = {fact for kind in self.kinds() for fact in self.check_cards_of(kind)}
        for fact in ("card-excerpt", "i-chat card-talk", "i-thumb card-talk"):
            self.expect({"url": "search/"}, fact in told, f"no card has a {fact}")

    def kinds(self):
        """The kinds whose cards are looked at."""
        return self.observer.some(self.observer.site.index["kinds"], of=2)

    def check_cards_of(self, kind):
        """Gives the classes of facts that cards of a kind have. Those of homes have the same height everywhere, too."""
        listings = [listing for listing in self.observer.site.index["listings"] if listing["kind"] == kind]
        if not listings:
            return []
        drawn = {}
        for path, cards in ((listings[0]["url"].split("/")[0] + "/", "main .cards"), (f"search/?kind={kind}", "#found")):
            open_whole(self.page, self.observer.home + path)
            self.page.locator(f"{cards} .heart").first.wait_for()
            drawn[path] = self.page.locator(f"{cards} .card").evaluate_all(PARTS)
            high = [card.pop("high") if kind != "rental" else card["high"] for card in drawn[path]]
            tall = [one for one in high if one > CARD and kind == "rental"]
            self.expect({"url": path}, not tall, f"cards are {tall[:3]} px high")
            cut = self.page.locator(f"{cards} .card .highlights").evaluate_all(CUT)
            self.expect({"url": path}, not cut or kind != "rental", f"these facts find no room on their line: {cut[:3]}")
            small = self.page.locator("main a:visible, main .heart").evaluate_all(SMALL)
            self.expect({"url": path}, not small, f"these are less than 24 px high: {small[:3]}")
        listed, found = ({card["id"]: card for card in cards} for cards in drawn.values())
        for id in listed.keys() & found.keys():
            self.expect({"url": "search/"}, listed[id] == found[id], f"draws a card as {found[id]}, the list as {listed[id]}")
        return [fact for card in found.values() for fact in card["facts"]]

    def note(self, listing, what):
        self.observer.problems.add(f"/{listing['url']}", what)

    def expect(self, listing, is_so, what):
        self.done += 1
        if not is_so:
            self.note(listing, what)

    def check_phone(self, listing):
        open_whole(self.page, self.observer.home + listing["url"])
        top = self.page.evaluate("() => document.querySelector('.offer-price').getBoundingClientRect().top")
        self.expect(listing, top <= PRICE, f"the price begins {top:.0f} px down")
        box = self.page.locator(".pictures li").first.bounding_box()
        self.expect(listing, box["x"] == 0 and box["width"] == 390, f"the picture is {box['width']} px wide, not as wide as the screen")
        bar = self.page.locator(".act")
        for at in (0, 2_000):
            self.page.evaluate("(top) => scrollTo(0, top)", at)
            place = bar.bounding_box()
            self.expect(listing, abs(place["y"] + place["height"] - 844) < 1, f"the bar is not at the foot of the screen, {at} px down")
        sizes = bar.locator("a").evaluate_all("(all) => all.map((a) => a.getBoundingClientRect().height)")
        self.expect(listing, sizes and min(sizes) >= 44, f"what is to be pressed at the foot is {sizes} px high")
        link = self.page.locator(".site-footer a").last
        link.scroll_into_view_if_needed()
        link.focus()
        covered = self.page.evaluate(
            "() => document.activeElement.getBoundingClientRect().bottom > document.querySelector('.act').getBoundingClientRect().top")
        self.expect(listing, not covered, "the bar hides the last link of the page")

    def check_wide(self, listing, width):
        """What to do stands beside the listing, each of it once, and is large enough to be pressed."""
        open_whole(self.page, self.observer.home + listing["url"])
        at = f"{width} px wide: "
        offer, head = (self.page.locator(place).bounding_box() for place in (".offer", ".listing-head"))
        self.expect(listing, offer["x"] >= head["x"] + head["width"] and offer["y"] < head["y"] + head["height"], f"{at}has one column")
        names = [name for name in self.page.locator(".offer a.button:visible").all_inner_texts() if not name.startswith("Book")]
        self.expect(listing, names and len(names) == len(set(names)), f"{at}offers {names}")
        for name in ("Share", "Save"):
            press = self.page.locator(".listing > .gallery > button", has_text=name) if name == "Share" else self.page.locator(".listing > .gallery > .heart")
            box = press.bounding_box()
            self.expect(listing, box and box["width"] > 80 and box["height"] >= 44, f"{at}{name} is not over the pictures in words: {box}")
        small = self.page.locator(".offer a:visible, .offer button, .more-ways :is(a, button), .gallery > button").evaluate_all(
            "(all) => all.filter((one) => one.getBoundingClientRect().height < (one.matches('.owner a') ? 24 : 43.9)).map((one) => one.textContent)")
        self.expect(listing, not small, f"{at}is hard to press: {small}")

    def shown(self):
        """Which picture fills the screen; none if none does."""
        return self.page.evaluate(PLACE) if self.page.locator("dialog.viewer[open]").count() else None

    def see(self, listing, number, how):
        try:
            self.page.wait_for_function(f"(number) => ({PLACE})() === number", arg=number)
            self.page.wait_for_url(f"**#picture-{number}")
        except Timeout:
            pass
        self.expect(listing, self.shown() == number and self.page.url.endswith(f"#picture-{number}"),
                    f"{how}: shows picture {self.shown()} at {self.page.url}, not {number}")

    def check_pictures(self, listing):
        plain = self.observer.home + listing["url"]
        self.page.goto(self.observer.home)
        open_whole(self.page, plain)
        self.page.locator(".pictures a").first.click()
        self.see(listing, 1, "pressed")
        self.page.keyboard.press("ArrowRight")
        self.see(listing, 2, "right arrow")
        self.page.keyboard.press("ArrowLeft")
        self.see(listing, 1, "left arrow")
        self.page.keyboard.press("End")
        self.see(listing, listing["pictures"], "End")
        self.page.keyboard.press("Home")
        self.see(listing, 1, "Home")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowRight")
        self.see(listing, 3, "right arrow twice at once")
        self.page.keyboard.press("Home")
        self.see(listing, 1, "Home again")
        contrast = self.page.evaluate(RING)
        self.expect(listing, contrast >= 3, f"the ring around what has the focus has a contrast of {contrast:.2f} to the viewer")
        for modifier, key in (("altKey", "ArrowRight"), ("ctrlKey", "End")):
            is_left = self.page.evaluate("""([modifier, key]) => document.querySelector(".slides").dispatchEvent(
              new KeyboardEvent("keydown", {key, [modifier]: true, bubbles: true, cancelable: true}))""", [modifier, key])
            self.expect(listing, is_left, f"{key} with {modifier} is not left to the browser")
        # What a finger does to a strip that snaps.
        self.page.locator(".slides").evaluate("(slides) => slides.scrollBy({left: slides.clientWidth, behavior: 'instant'})")
        self.see(listing, 2, "swiped")
        caption = self.page.locator(".slides li").nth(1).locator("figcaption").inner_text()
        self.expect(listing, bool(caption.strip()), "a picture has no caption")
        self.page.go_back()
        self.page.wait_for_function("() => !document.querySelector('dialog.viewer[open]')")
        self.expect(listing, self.page.url == plain, f"Back leads to {self.page.url}")
        # It comes once the pictures have gone: a key that is pressed before would go to the link that had it then.
        expect(self.page.locator(".pictures a").nth(1)).to_be_focused()
        self.page.locator(".pictures a").first.press("Enter")
        self.see(listing, 1, "opened by a key")
        self.page.keyboard.press("Escape")
        self.page.wait_for_url(plain)
        self.expect(listing, self.shown() is None, "Escape does not close the pictures")
        self.page.go_back()
        self.expect(listing, self.page.url == self.observer.home, f"Back leads to {self.page.url}, not to where the reader came from")
        open_whole(self.page, f"{plain}#picture-2")
        self.see(listing, 2, "followed a link")
        self.page.keyboard.press("Escape")
        self.page.wait_for_url(plain)

    def check_bare(self, listing):
        """A listing without a picture shows its suburb."""
        self.page.goto(self.observer.home + listing["url"])
        first = self.page.locator("article.listing > *").first.locator("svg.map")
        self.expect(listing, first.count() == 1 and first.is_visible(), "shows neither a picture nor the suburb's map at the top")


def check_viewing(observer):
    """How many things of listings' pages on a phone are as they should be."""
    return ViewingCheck(observer).run()
