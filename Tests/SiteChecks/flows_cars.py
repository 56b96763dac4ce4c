"""The flows of the app for people with cars that are about cars: search, a car's page, the garage, places for cars, and brands."""

import re
from collections import Counter

from playwright.sync_api import expect
from walking import first, flow

OUT_OF = 5


def rating(car):
    """What a car got from those who rated it, out of five; 0 if nobody did."""
    given = [OUT_OF * one["score"] / one["of"] for one in car["fields"].get("ratings", [])]
    return sum(given) / len(given) if given else 0


def brand_of(reader, car):
    return reader.kind("car")["facets"]["brand"]["says"][car["fields"]["brand"]]


def expect_found(reader, cars, what):
    titles, wanted = sorted(reader.titles(reader.shown())), sorted(one["title"] for one in cars)
    assert titles == wanted, f"{what} finds {titles}, and should {wanted}"


@flow()
def check_searching_cars(reader):
    """I look for a car by its brand, what it may cost, its colour and what reviewers think of it, and for those that have become cheaper."""
    cars = reader.of_kind("car")
    car = reader.example("car", lambda one: rating(one) >= 4 and sum(one["fields"]["brand"] == other["fields"]["brand"] for other in cars) > 2)
    wanted = car["fields"]
    reader.open()
    reader.follow(reader.kind("car")["labels"])
    reader.follow("Filters")
    filters = reader.filters()
    filters.get_by_role("checkbox", name=brand_of(reader, car), exact=True).check()
    cars = [one for one in cars if one["fields"]["brand"] == wanted["brand"]]
    expect_found(reader, cars, "the brand")
    low, high = car["price_cents"] // 100 - 1_000, car["price_cents"] // 100 + 2_000
    reader.filters().get_by_label("Min price").fill(str(low))
    filters.get_by_label("Max price").fill(str(high))
    cars = [one for one in cars if low * 100 <= one["price_cents"] <= high * 100]
    expect_found(reader, cars, f"${low} to ${high}")
    reader.filters().get_by_label(re.compile("^Rating")).select_option(label="4 or more")
    cars = [one for one in cars if rating(one) >= 4]
    expect_found(reader, cars, "a rating of 4 or more")
    reader.filters().get_by_role("checkbox", name=wanted["colour"].capitalize()).check()
    expect_found(reader, [one for one in cars if one["fields"]["colour"] == wanted["colour"]], "the colour")
    reader.button("Clear", reader.filters()).tap()
    reader.found()
    filters.get_by_label("Type").select_option(label=reader.kind("car")["labels"])
    reader.found()
    filters.get_by_role("checkbox", name="Price dropped").check()
    for card in reader.shown().all():
        expect(card).to_contain_text("less")
    expect(reader.found().first).to_be_visible()


@flow()
def check_car_page(reader):
    """I read all about a car: facts, pictures, ratings with their source, shops, how its price compares, and others like it."""
    # A price is compared where there are enough to compare it with.
    models = Counter(one["fields"]["model"] for one in reader.of_kind("car"))
    told = [one for one in reader.of_kind("car") if one["fields"].get("ratings") and one["fields"].get("shops") and "email" in one.get("contact", {})]
    most = max(models[one["fields"]["model"]] for one in told)
    car = reader.example("car", lambda one: one in told and models[one["fields"]["model"]] == most)
    fields = car["fields"]
    reader.open(car["path"])
    expect(reader.main).to_contain_text(f"${car['price_cents'] // 100:,}")
    head = reader.main.locator(".listing-head")
    for words in (str(fields["year"]), f"{fields['odometer']:,} km", fields["body"].capitalize(), fields["fuel"].capitalize()):
        expect(head).to_contain_text(words)
    expect(reader.section("Details").get_by_role("link", name=brand_of(reader, car))).to_be_visible()
    expect(reader.section("Details")).to_contain_text(fields["model"])
    for image in car["images"]:
        expect(reader.main.get_by_role("img", name=image["alt"], exact=True).first).to_be_attached()
    rated = reader.section("Rating")
    for one in fields["ratings"]:
        expect(rated).to_contain_text(one["by"])
        if one.get("url"):
            expect(rated.get_by_role("link", name=one["by"])).to_have_attribute("href", one["url"])
    for shop in fields["shops"]:
        link = reader.main.get_by_role("link", name=shop["label"])
        expect(link).to_have_attribute("href", shop["url"])
        expect(link).to_have_attribute("rel", re.compile("nofollow"))
    alike = reader.section("Same brand and model")
    shown = set(reader.titles(alike.get_by_role("article")))
    same = {one["title"] for one in reader.of_kind("car") if one["fields"]["brand"] == fields["brand"] and one["fields"]["model"] == fields["model"]}
    assert shown and shown < same, f"the same brand and model has {sorted(shown - same)}"
    compared = reader.section("About this listing")
    expect(compared).to_contain_text(re.compile(r"[Tt]ypical \$[\d,]+|median of \d"))
    assert car["title"] in reader.message("Email", "mailto:"), "the message does not name the car"


@flow()
def check_garage(reader):
    """I put three cars into my garage, order them my way, see two side by side, and take one out again."""
    cars = [one for one in reader.of_kind("car") if one["images"]][:3]
    home = reader.example("rental")
    for one in (home, *cars):
        reader.save(one)
    reader.follow(reader.link("Saved", reader.page.get_by_role("banner")))
    entries = reader.main.locator(".keep")
    expect(entries).to_have_count(4)
    reader.main.get_by_role("radio", name="Garage 3").check()
    expect(entries).to_have_count(3)
    assert reader.titles(entries) == [one["title"] for one in reversed(cars)], f"the garage holds {reader.titles(entries)}"
    last = entries.filter(has=reader.page.get_by_role("heading", name=cars[0]["title"], exact=True))
    last.get_by_label("More for").tap()
    last.get_by_role("button", name="Move up").tap()
    expect(entries.nth(1)).to_contain_text(cars[0]["title"])
    reader.page.keyboard.press("Escape")
    for one in cars[:2]:
        reader.main.get_by_role("checkbox", name=f"Compare {one['title']}").check()
    reader.follow(reader.page.get_by_role("link", name=re.compile("^Compare")).last)
    table = reader.main.get_by_role("table")
    odometer = table.get_by_role("row").filter(has_text="Odometer")
    for one in cars[:2]:
        expect(table.get_by_role("columnheader").filter(has_text=one["title"])).to_be_visible()
        expect(odometer).to_contain_text(f"{one['fields']['odometer']:,}")
    expect(table.get_by_role("row").filter(has_text="To move in")).to_have_count(0)
    reader.back()
    expect(entries.first).to_be_visible()
    gone = reader.main.locator(".keep").filter(has=reader.page.get_by_role("heading", name=cars[2]["title"], exact=True))
    gone.get_by_label("More for").tap()
    gone.get_by_role("button", name="Remove").tap()
    expect(gone).to_have_count(0)
    expect(reader.main.get_by_role("radio", name="Garage 2")).to_be_checked()


@flow()
def check_places_for_cars(reader):
    """I see which charger and car park are near a car, ask my phone for the way to the car, and show chargers and car parks on the map."""
    car = reader.example("car", lambda one: one["address"]["suburb"] == "Carlton")
    reader.open(car["path"])
    nearby = reader.main.locator("div").filter(has=reader.page.get_by_role("heading", name="Nearby", exact=True)).last
    nearby.scroll_into_view_if_needed()
    for category in ("charger", "Parking"):
        row = nearby.get_by_role("listitem").filter(has_text=category).first
        expect(row).to_contain_text(re.compile(r"\d km"))
    reader.main.get_by_text("Open in Maps").tap()
    assert car["address"]["suburb"] in reader.message("Your phone’s map app", "geo:"), "the map app is not told the suburb"
    reader.follow(reader.link(f"All listings in {car['address']['suburb']}"))
    layers = reader.main.locator("details").filter(has=reader.page.get_by_text(re.compile("chargers?$", re.IGNORECASE)))
    layers.locator("summary").tap()
    expect(layers.get_by_role("listitem").first).to_contain_text(re.compile(r"\d km"))
    reader.follow(reader.link("On the map", layers))
    reader.found()
    surface = reader.main.get_by_role("region", name="Map of results")
    reader.button("Places", surface).tap()
    expect(surface.get_by_role("checkbox", name="charger")).to_be_checked()
    surface.get_by_role("checkbox", name="Parking").check()
    reader.button("Places", surface).tap()
    spot = surface.locator(".map-spot").first
    expect(spot).to_be_visible()
    name = spot.get_attribute("aria-label")
    spot.tap()
    expect(surface.get_by_role("heading", name=name)).to_be_visible()


@flow()
def check_brand(reader):
    """From a car I come to its brand, with all of its cars and a feed that a reader can follow."""
    car = first(reader.of_kind("car"), "there is no car")
    name = brand_of(reader, car)
    reader.open(car["path"])
    reader.follow(reader.link(name, reader.section("Details"), exact=True))
    expect(reader.heading).to_have_text(name)
    theirs = {one["title"] for one in reader.of_kind("car") if one["fields"]["brand"] == car["fields"]["brand"]}
    shown = set(reader.titles(reader.main.get_by_role("article")))
    assert theirs <= shown, f"the page of {name} lacks {sorted(theirs - shown)}"
    follow = reader.section(f"Follow {name}")
    follow.scroll_into_view_if_needed()
    expect(follow).to_be_visible()
    feed = reader.page.locator("head link[type='application/atom+xml']").first.get_attribute("href")
    text = reader.site.read(feed.removeprefix(reader.site.base))
    assert all(title in text for title in theirs), f"{feed} lacks cars of {name}"
    reader.open("brands/")
    expect(reader.main.get_by_role("link", name=name, exact=True)).to_be_visible()


FLOWS = [check_searching_cars, check_car_page, check_garage, check_places_for_cars, check_brand]
