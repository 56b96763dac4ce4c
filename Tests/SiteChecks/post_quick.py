"""Somebody posts in as few taps as can be: what can be told from what she has said already is offered, or chosen, and what she types is hers."""

from playwright.sync_api import expect

PLACE = "Collingwood VIC 3066"
# What makes a title of each kind, before and after something of it changes.
TITLES = {
    "rentals": ({"property": "apartment", "bedrooms": "2"}, "Two-bedroom apartment in Collingwood", {"bedrooms": "1"}, "One-bedroom apartment in Collingwood"),
    "rooms": ({"room": "private room"}, "Private room in Collingwood", {"room": "shared room"}, "Shared room in Collingwood"),
    "wanted": ({"looking-for": ["room"]}, "Room wanted in Collingwood", {"looking-for": ["whole home"]}, "Room or whole home wanted in Collingwood"),
    "cars": ({"model": "Galah", "year": "2016"}, "Galah 2016 in Collingwood", {"year": "2017"}, "Galah 2017 in Collingwood"),
}
# Whether a choice that is made is seen whole.
WHOLE = """(control) => {
  const copy = Object.assign(document.createElement("select"), { style: "width: max-content" });
  copy.append(control.selectedOptions[0].cloneNode(true));
  control.parentElement.append(copy);
  const { offsetWidth } = copy;
  copy.remove();
  return offsetWidth <= control.offsetWidth;
}"""
ROLES = {"rentals": "owner", "rooms": "owner", "wanted": "looking", "items": "seller", "cars": "seller", "stories": ""}


class Quick:
    """The checks, one method for each thing that somebody is spared; `check` is that of posting."""

    def __init__(self, check):
        self.check, self.observer = check, check.observer

    def check_titles(self):
        """A title is offered once enough is known, follows what changes, and is never put in the place of another."""
        for folder, (facts, offered, changes, changed) in TITLES.items():
            with self.observer.window(width=390, height=844) as page:
                self.check.page(page, f"post/{folder}/")
                title, take = page.locator("#post [name=title]"), page.locator("[data-ask=title] button")
                self.check.fill(page, facts)
                expect(take).to_be_hidden()
                self.check.fill(page, {"address.suburb": PLACE})
                title.press("Tab")
                expect(take).to_have_text(f"Use “{offered}”")
                self.check.expect(folder, take.bounding_box()["height"] >= 44, "has a button that is too small to be tapped")
                title.fill("My own")
                expect(take).to_be_hidden()
                self.check.fill(page, changes)
                expect(title).to_have_value("My own")
                title.fill("")
                take.click()
                expect(title).to_have_value(changed)
                expect(take).to_be_hidden()
                if folder != "wanted":
                    self.check.fill(page, facts)
                    expect(title).to_have_value(offered)
                title.press("End")
                title.press_sequentially("!")
                page.locator('[name="address.suburb"]').fill("Fitzroy VIC 3065")
                title.focus()
                expect(page.locator('[name="address.postcode"]')).to_have_value("3065")
                self.check.expect(folder, title.input_value().endswith("Collingwood!"), "gives another title in the place of one that was typed")

    def check_none(self):
        """A studio has no bedroom, until somebody says otherwise."""
        with self.observer.window(width=390, height=844) as page:
            self.check.page(page, "post/rentals/")
            kind, bedrooms = page.locator("#post [name=property]"), page.locator("#post [name=bedrooms]")
            kind.select_option("studio")
            expect(bedrooms).to_have_value("0")
            self.check.fill(page, {"address.suburb": PLACE})
            kind.focus()
            expect(page.locator("[data-ask=title] button")).to_have_text("Use “Studio in Collingwood”")
            kind.select_option("house")
            expect(bedrooms).to_have_value("")
            bedrooms.fill("1")
            kind.select_option("studio")
            expect(bedrooms).to_have_value("1")

    def check_roles(self):
        """Who usually posts is chosen, and what is chosen is seen whole; nobody can tell who writes a story."""
        for folder, role in ROLES.items():
            with self.observer.window(width=390, height=844) as page:
                self.check.page(page, f"post/{folder}/")
                control = page.locator('#post [name="person.role"]')
                expect(control).to_have_value(role)
                for option in control.locator("option").all():
                    control.select_option(option.get_attribute("value"))
                    self.check.expect(folder, control.evaluate(WHOLE), f"cuts {option.inner_text()!r}")

    @property
    def parts(self):
        return [self.check_titles, self.check_none, self.check_roles]
