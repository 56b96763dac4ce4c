"""The flows of the app for homes near a university: the nearest campus, what was kept, pictures, inspections, and homes side by side."""

import re
from datetime import date

from observer import ready
from playwright.sync_api import expect
from walking import first, flow, is_sorted

HERE = (-37.7983, 144.9610)
"""Where the reader stands: on the lawn of a university in Melbourne."""


def metres(reader, titles):
    """How far the listings of these titles are from the reader, nearly, in the order of the titles."""
    points = {one["title"]: (one["point"]["latitude"], one["point"]["longitude"]) for one in reader.listings if "point" in one}
    return [round(111_195 * ((points[title][0] - HERE[0]) ** 2 + ((points[title][1] - HERE[1]) * 0.79) ** 2) ** 0.5) for title in titles]


def nearly_sorted(values, is_down=False):
    """Whether values go one way, but for what rounding the reader's place to a kilometre does."""
    return all((one - other if is_down else other - one) > -1_500 for one, other in zip(values, values[1:], strict=False))


@flow(geolocation={"latitude": HERE[0], "longitude": HERE[1]}, permissions=["geolocation"])
def check_nearest_campus(reader):
    """My phone says where I am; I see the homes around me by their distance, find my campus, and put its homes in order both ways."""
    reader.open("search/?kind=rental")
    reader.button("Near me", reader.filters()).tap()
    expect(reader.main.locator("#conditions")).to_contain_text("Near")
    cards = reader.shown()
    away = metres(reader, reader.titles(cards))
    assert len(away) > 2 and nearly_sorted(away), f"the nearest first gives {away} m"
    expect(cards.first).to_contain_text(re.compile("km|away"))
    reader.follow(cards.first.get_by_role("heading").get_by_role("link"))
    near = reader.main.locator("div").filter(has=reader.page.get_by_role("heading", name="Nearest campuses", exact=True)).last
    campus = near.get_by_role("link").first
    name = campus.inner_text()
    reader.follow(campus)
    expect(reader.heading).to_have_text(name)
    expect(reader.main).to_contain_text("within 5 km")
    reader.follow("Filters")
    for label, is_down in (("Nearest first", False), ("Furthest first", True)):
        reader.main.get_by_role("combobox", name="Sort by").select_option(label=label)
        reader.found()
        told = reader.main.locator("#found").get_by_text(re.compile(r"\d km,? from")).all_inner_texts()
        away = [float(re.search(r"[\d.]+", text)[0]) for text in told]
        assert len(away) > 2 and is_sorted(away, is_down), f"“{label}” gives {away} km"


@flow()
def check_finding_a_campus_by_name(reader):
    """I type a few letters of my university and get its campuses, each with how much there is around it."""
    reader.open("campuses/")
    reader.main.get_by_role("searchbox", name="Find a campus").fill("rmit")
    shown = reader.main.get_by_role("link", name="RMIT")
    expect(reader.main.get_by_role("link", name="ACU")).to_have_count(0)
    assert shown.count() > 1, "a university with several campuses has one"
    reader.follow(shown.first)
    expect(reader.heading).to_contain_text("RMIT")
    expect(reader.main.get_by_role("article").first).to_be_visible()


@flow()
def check_editing_favourites(reader):
    """I write a note on a favourite, say how far I am with it, delete it, and have it all back with one press."""
    home, other = reader.of_kind("rental", lambda one: one["images"])[:2]
    reader.save(other)
    reader.save(home)
    reader.follow(reader.link("Saved", reader.page.get_by_role("banner")))
    kept = reader.main.get_by_role("listitem").filter(has=reader.card(home["title"])).last
    entries = reader.main.locator(".keep")
    expect(entries).to_have_count(2)
    kept = entries.filter(has=reader.page.get_by_role("heading", name=home["title"], exact=True))
    kept.get_by_role("combobox").select_option(label="Contacted")
    kept.get_by_role("button", name="Note on").tap()
    kept.get_by_role("textbox").fill("Ask about the oven")
    kept.get_by_role("button", name="Done").tap()
    expect(kept).to_contain_text("Ask about the oven")
    kept.get_by_label("More for").tap()
    kept.get_by_role("button", name="Remove").tap()
    expect(entries).to_have_count(1)
    reader.button("Undo", reader.page.locator("body")).tap()
    expect(entries).to_have_count(2)
    reader.page.reload()
    expect(kept).to_contain_text("Ask about the oven")
    expect(kept.get_by_role("combobox")).to_have_value("contacted")


@flow(motion="no-preference")
def check_slideshow(reader):
    """I leaf through the pictures of a home with my finger and with keys, and Back closes them."""
    home = max(reader.of_kind("rental"), key=lambda one: len(one["images"]))
    reader.open_whole(home["path"])
    pictures = reader.main.get_by_role("link", name=home["images"][0]["alt"])
    dialog = reader.page.get_by_role("dialog", name="Pictures")
    many = len(home["images"])

    def shows(number):
        expect(dialog.get_by_role("status")).to_have_text(f"{number} / {many}")
        expect(dialog.get_by_role("img", name=home["images"][number - 1]["alt"])).to_be_in_viewport(ratio=0.5)

    pictures.tap()
    shows(1)
    reader.swipe(dialog, -250)
    shows(2)
    reader.swipe(dialog, 250)
    shows(1)
    reader.page.keyboard.press("ArrowRight")
    shows(2)
    reader.page.keyboard.press("End")
    shows(many)
    expect(dialog.get_by_role("button", name="Next picture")).to_be_disabled()
    reader.page.keyboard.press("ArrowLeft")
    shows(many - 1)
    reader.back()
    expect(dialog).to_have_count(0)
    expect(reader.heading).to_have_text(home["title"])


@flow()
def check_inspection_to_calendar(reader):
    """I choose an inspection among all that are coming up, and have it in my calendar, with its time and its street."""
    reader.open()
    reader.follow("Inspections this week")
    ready(reader.page)
    several = {one["title"]: one for one in reader.listings if sum("cancelled" not in slot for slot in one["inspections"]) > 1}
    title = first((title for title in reader.titles(reader.main.get_by_role("article")) if title in several), "no listing has two inspections")
    home, row = several[title], reader.main.get_by_role("listitem").filter(has=reader.page.get_by_role("heading", name=title, exact=True)).first
    at = row.get_by_role("time").get_attribute("datetime")
    start = re.sub("[-:]", "", at[:16]) + "00"
    event = reader.download(row.get_by_role("link", name="Add to calendar"))
    assert event.count("BEGIN:VEVENT") == 1 and f":{start}" in event, f"the event of {at} is not in {event}"
    assert home["address"]["suburb"] in event.replace("\r\n ", ""), "the event does not say where it is"
    reader.follow(row.get_by_role("heading").get_by_role("link"))
    slots = reader.section("Inspections")
    expect(slots.locator(f"time[datetime='{at}']")).to_be_visible()
    whole = reader.download(reader.link("Add all to calendar", slots))
    assert whole.count("BEGIN:VEVENT") == len(home["inspections"]), "not all inspections are in the calendar of the home"


@flow()
def check_comparing(reader):
    """I tick two of my favourites and see them side by side, with what differs marked."""
    one, other = reader.of_kind("rental", lambda home: home["images"])[:2]
    for home in (one, other):
        reader.save(home)
    reader.follow(reader.link("Saved", reader.page.get_by_role("banner")))
    for home in (one, other):
        reader.main.get_by_role("checkbox", name=f"Compare {home['title']}").check()
    reader.follow(reader.page.get_by_role("link", name=re.compile("^Compare")).last)
    expect(reader.heading).to_have_text("Compare")
    table = reader.main.get_by_role("table")
    for home in (one, other):
        expect(table.get_by_role("columnheader").filter(has_text=home["title"])).to_be_visible()
    prices = table.get_by_role("row").filter(has_text=re.compile(r"^\s*Price")).locator("td").all_inner_texts()
    for home, price in zip((other, one), prices, strict=True):
        assert f"{home['price_cents'] // 100:,}" in price, f"{home['title']} costs {price} in the table"
    reader.follow(table.get_by_role("link", name=one["title"]))
    expect(reader.heading).to_have_text(one["title"])


@flow()
def check_sublet_with_an_end(reader):
    """I look for a room for a few months, see on which day it ends, what is shared and who lives there, and write to them."""
    room = reader.example("room", lambda one: one["fields"].get("until") and one["fields"].get("stay") and "email" in one.get("contact", {}))
    reader.open()
    reader.follow(reader.kind("room")["labels"])
    reader.follow("Filters")
    filters = reader.filters()
    months = re.search(r"\d+", str(room["fields"]["stay"]))[0]
    filters.get_by_label("Length of stay").fill(months)
    cards = reader.shown()
    expect(cards.first).to_be_visible()
    reader.follow(reader.card(room["title"]).get_by_role("heading").get_by_role("link"))
    details = reader.section("Details")
    day = date.fromisoformat(room["fields"]["until"])
    expect(details).to_contain_text(f"{day.day} {day:%B %Y}")
    for label in ("Bills", "Bathroom"):
        expect(details).to_contain_text(label)
    expect(details).to_contain_text(str(room["fields"]["living"]))
    shared = reader.section("Shared spaces").get_by_role("listitem").all_inner_texts()
    assert [text.lower() for text in shared] == room["fields"]["shared"], f"what is shared is {shared}"
    assert room["title"] in reader.message("Email", "mailto:"), "the message does not name the room"


FLOWS = [check_nearest_campus, check_finding_a_campus_by_name, check_editing_favourites, check_slideshow, check_inspection_to_calendar,
         check_comparing, check_sublet_with_an_end]
