"""The flows of the app for tenants and the landlords they rent from: find a place, keep it, sort, see whose it is, and find the way there."""

import re
from datetime import date

from playwright.sync_api import expect
from walking import flow, is_sorted


def reachable(reader):
    """A home with bedrooms whose owner can be called, texted and written to."""
    return reader.example("rental", lambda one: one["fields"].get("bedrooms", 0) >= 2 and "email" in one.get("contact", {})
                          and one["contact"].get("phone", "").startswith("+614"))


@flow()
def check_finding_a_place(reader):
    """I say in which suburb I look and how many rooms I need, open a result, and can call, text or write to its owner."""
    home = reachable(reader)
    address, rooms = home["address"], home["fields"]["bedrooms"]
    reader.open()
    reader.follow(reader.kind("rental")["labels"])
    expect(reader.heading).to_have_text(reader.kind("rental")["labels"])
    reader.follow("Filters")
    reader.found()
    box = reader.main.get_by_role("combobox", name="Suburb")
    box.press_sequentially(address["suburb"])
    reader.main.get_by_role("option", name=f"{address['suburb']} {address['state']} {address['postcode']}").tap()
    expect(reader.button(f"Remove {address['suburb']}")).to_be_visible()
    reader.filters().get_by_label("Bedrooms").select_option(label=f"{rooms} or more")
    cards = reader.shown()
    expect(cards.first).to_be_visible()
    for card in cards.all():
        expect(card).to_contain_text(address["suburb"])
        expect(card).to_contain_text(re.compile(r"[2-9] beds"))
    reader.follow(reader.card(home["title"]).get_by_role("link"))
    expect(reader.heading).to_have_text(home["title"])
    expect(reader.link("Call")).to_have_attribute("href", f"tel:{home['contact']['phone']}")
    for name, scheme in (("Text", f"sms:{home['contact']['phone']}"), ("Email", f"mailto:{home['contact']['email']}")):
        expect(reader.link(name)).to_be_visible()
        message = reader.message(name, scheme)
        assert home["title"] in message and home["url"] in message, f"“{name}” does not name the home: {message}"


@flow()
def check_marking_favourites(reader):
    """I mark a home among the results, see it marked on its page and among my favourites, and unmark it there."""
    reader.open("search/?kind=rental")
    card = reader.found().first
    title = card.get_by_role("heading").inner_text()
    saved = reader.page.get_by_role("banner").get_by_role("link", name="Saved")
    reader.button(f"Save {title}", card).tap()
    expect(reader.button(f"Saved: {title}", card)).to_have_attribute("aria-pressed", "true")
    expect(reader.page.get_by_role("status").filter(has_text="Saved on this device")).to_be_attached()
    expect(saved).to_have_text("Saved 1")
    reader.follow(card.get_by_role("heading").get_by_role("link"))
    expect(reader.button(f"Saved: {title}")).to_have_attribute("aria-pressed", "true")
    reader.follow(saved)
    kept = reader.card(title)
    expect(kept).to_be_visible()
    reader.follow(kept.get_by_role("link"))
    reader.button(f"Saved: {title}").tap()
    expect(reader.button(f"Save {title}")).to_have_attribute("aria-pressed", "false")
    expect(saved).to_have_text("Saved")
    reader.follow(saved)
    expect(reader.main).to_contain_text("Nothing saved yet")
    reader.open("search/?kind=rental")
    expect(reader.button(f"Save {title}", reader.found().first)).to_have_attribute("aria-pressed", "false")


@flow()
def check_sorting(reader):
    """I put the homes in the order of their rents, up and down, and the newest first."""
    listed = {one["title"]: date.fromisoformat(one["listed"]) for one in reader.of_kind("rental")}
    reader.open("search/?kind=rental")
    reader.found()
    sort = reader.main.get_by_role("combobox", name="Sort by")
    for label, is_down in (("Lowest price first", False), ("Highest price first", True)):
        sort.select_option(label=label)
        prices = reader.prices(reader.found())
        assert len(prices) > 3 and is_sorted(prices, is_down), f"“{label}” gives {prices}"
    sort.select_option(label="Newest first")
    days = [listed[title] for title in reader.titles(reader.found())]
    assert is_sorted(days, is_down=True), f"the newest first gives {days}"
    # The order is a part of the address, so that a link has it.
    sort.select_option(label="Lowest price first")
    reader.found()
    reader.page.reload()
    assert is_sorted(reader.prices(reader.found())), "the order is lost when the page is loaded again"


@flow()
def check_owners_properties(reader):
    """I see who lets a home, look at everything they have published, and find the way to add one of my own."""
    owners = [one["owner"]["handle"] for one in reader.of_kind("rental")]
    home = reader.example("rental", lambda one: owners.count(one["owner"]["handle"]) > 1)
    theirs = {one["title"] for one in reader.listings if one["owner"]["handle"] == home["owner"]["handle"]}
    reader.open(home["path"])
    reader.follow(reader.link(home["owner"]["name"], exact=True))
    expect(reader.heading).to_have_text(home["owner"]["name"])
    expect(reader.main).to_contain_text(f"{len(theirs)} listings")
    shown = set(reader.titles(reader.main.get_by_role("article")))
    assert shown == theirs, f"the page of {home['owner']['name']} shows {sorted(shown ^ theirs)} too much or too little"
    expect(reader.main.get_by_role("link", name="Call").or_(reader.main.get_by_role("link", name="Email")).first).to_be_visible()
    reader.from_menu("How to post")
    expect(reader.heading).to_have_text("How to post")
    reader.follow(reader.main.get_by_role("link", name="Post a listing").first)
    reader.main.get_by_text("Write the file yourself").tap()
    post = reader.main.get_by_role("group").get_by_role("link", name=reader.kind("rental")["label"])
    expect(post).to_have_attribute("href", re.compile("^https://.*rentals.*bedrooms"))
    post.focus()
    expect(post).not_to_have_attribute("href", re.compile("year-month-day"))
    post.scroll_into_view_if_needed()
    expect(post).to_be_visible()


@flow()
def check_map_and_directions(reader):
    """I see on a map where a home is, ask the map of my phone for the way there, and see all homes of the suburb on one map."""
    home = reader.example("rental", lambda one: one["address"].get("street") and one["images"])
    suburb, street = home["address"]["suburb"], home["address"]["street"]
    reader.open(home["path"])
    expect(reader.main).to_contain_text(street)
    where = reader.section("Where it is")
    where.scroll_into_view_if_needed()
    expect(where.get_by_role("img", name=f"Map: {suburb}")).to_be_visible()
    where.get_by_text("Open in Maps").tap()
    assert street in reader.message("Your phone’s map app", "geo:", where), "the map app is not told the street"
    for name in ("OpenStreetMap", "Google Maps", "Apple Maps"):
        assert street in reader.message(name, "https:", where), f"{name} is not told the street"
    reader.follow(reader.link(f"All listings in {suburb}", where))
    expect(reader.heading).to_contain_text(suburb)
    reader.follow(reader.link("Map", exact=True))
    reader.found()
    surface = reader.main.get_by_role("region", name="Map of results")
    surface.get_by_role("group", name="Results on the map").get_by_role("button").first.tap()
    expect(surface.get_by_role("article").first).to_contain_text(suburb)


FLOWS = [check_finding_a_place, check_marking_favourites, check_sorting, check_owners_properties, check_map_and_directions]
