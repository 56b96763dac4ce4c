"""The flows of the app for students: a home page in parts, search, a long page in sections, and things passed on."""

import re

from playwright.sync_api import expect
from walking import flow

MOST_KEPT = 4
"""How many of what was saved last the home page shows."""


def lies_sideways(strip):
    """Whether a strip shows more than the screen does, and a finger can move it."""
    return strip.evaluate("(list) => list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX === 'auto'")


@flow()
def check_home_in_three_parts(reader):
    """I open the board and have its search, homes beside each other to leaf through, and the four that I saved last."""
    saved = [one for one in reader.of_kind("rental") if one["images"]][:MOST_KEPT + 1]
    for one in saved:
        reader.save(one)
    reader.open()
    box = reader.main.get_by_role("textbox", name="Suburb")
    expect(box).to_be_in_viewport()
    strip = reader.section(reader.kind("rental")["labels"]).get_by_role("list").first
    assert lies_sideways(strip), "the newest homes do not lie beside each other"
    last = strip.get_by_role("article").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.5)
    kept = reader.section("Your saved listings")
    kept.scroll_into_view_if_needed()
    titles = reader.titles(kept.get_by_role("article"))
    assert titles == [one["title"] for one in reversed(saved[1:])], f"the four saved last are {titles}"
    suggested = reader.section("You might like")
    reader.page.get_by_role("contentinfo").scroll_into_view_if_needed()
    expect(suggested.get_by_role("article").first).to_be_visible()
    offered = reader.titles(suggested.get_by_role("article"))
    assert not {one["title"] for one in saved} & set(offered), f"suggests what is saved: {offered}"
    reader.follow(reader.link("All saved", kept))
    expect(reader.heading).to_have_text("Saved")


@flow()
def check_search_filter_and_back(reader):
    """I type what I want in my words, narrow it down, look at one, and Back shows my search as I left it."""
    homes = reader.of_kind("rental", lambda one: one["fields"].get("bedrooms", 0) >= 2)
    most = sorted(one["price_cents"] for one in homes)[len(homes) // 2] // 100
    cards = reader.search(f"2 bed under {most}")
    expect(cards.first).to_be_visible()
    assert all(price <= most for price in reader.prices(cards)), f"under {most} finds {reader.prices(cards)}"
    before = cards.count()
    filters = reader.filters()
    filters.get_by_role("checkbox", name="Welcome").check()
    cards = reader.shown()
    expect(reader.button("Filters ·")).to_be_visible()
    expect(cards.first).to_contain_text("Pets welcome")
    assert 0 < cards.count() < before, f"pets leave {cards.count()} of {before}"
    asked, titles = reader.page.url, reader.titles(cards)
    reader.follow(cards.last.get_by_role("heading").get_by_role("link"))
    expect(reader.heading).to_have_text(titles[-1])
    reader.back()
    assert reader.titles(reader.found()) == titles and reader.page.url == asked, f"Back leads to {reader.path}"
    expect(cards.last).to_be_in_viewport()
    expect(reader.filters().get_by_role("checkbox", name="Welcome")).to_be_checked()


@flow()
def check_long_page_in_sections(reader):
    """I read all about a home from top to bottom: pictures, price, contact, description, details, place, and others like it."""
    home = reader.example("rental", lambda one: len(one["images"]) > 2 and one["fields"].get("features") and one["inspections"])
    reader.open(home["path"])
    headings = reader.main.get_by_role("heading", level=2)
    wanted = ["Inspections", f"Contact {home['owner']['name']}", "Description", "Details", "Features", "Where it is", "About this listing"]
    shown = [text for text in headings.all_inner_texts() if text in wanted]
    assert shown == wanted, f"the sections are {headings.all_inner_texts()}"
    for name in wanted[2:]:
        heading = headings.filter(has_text=re.compile(f"^{name}$"))
        heading.scroll_into_view_if_needed()
        expect(heading).to_be_in_viewport()
        expect(reader.link("Call").or_(reader.link("Email")).first).to_be_in_viewport()
    similar = reader.section("Similar")
    similar.scroll_into_view_if_needed()
    expect(similar.get_by_role("article").first).to_be_visible()
    reader.follow(similar.get_by_role("article").first.get_by_role("heading").get_by_role("link"))
    expect(reader.heading).not_to_have_text(home["title"])


@flow()
def check_contact_names_the_purpose(reader):
    """Whoever I write to about a home, an inspection or a thing can tell from the first line what it is about."""
    is_written_to = lambda one: "email" in one.get("contact", {})  # noqa: E731
    inspected = reader.example("rental", lambda one: is_written_to(one) and any("cancelled" not in slot for slot in one["inspections"]))
    thing = reader.example("item", is_written_to)
    for one in (inspected, thing):
        reader.open(one["path"])
        message = reader.message("Email", "mailto:")
        subject = re.search(r"[?&]subject=([^&]*)", message)[1]
        assert one["title"] in subject and one["url"] in message, f"an e-mail about {one['title']} says {message}"
    reader.open(inspected["path"])
    slot = reader.section("Inspections").get_by_role("listitem").filter(has=reader.page.get_by_role("link", name="Book")).first
    day = slot.get_by_role("time").inner_text().split()[0]
    asks = reader.message("Book", place=slot)
    assert day in asks and inspected["title"] in asks, f"a booking for {day} says {asks}"


FLOWS = [check_home_in_three_parts, check_search_filter_and_back, check_long_page_in_sections, check_contact_names_the_purpose]
