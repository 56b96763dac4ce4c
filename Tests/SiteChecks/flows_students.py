"""The flows of the app for students: a home page in parts, search, a long page in sections, the calendar, and what there is instead of chat."""

import re

from observer import ready
from playwright.sync_api import expect
from walking import first, flow

MOST_KEPT = 4
"""How many of what was saved last the home page shows."""


def lies_sideways(strip):
    """Whether a strip shows more than the screen does, and a finger can move it."""
    return strip.evaluate("(list) => list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX === 'auto'")


def are_alike(one, other):
    """Whether whoever saved one home may like the other."""
    return one["address"]["suburb"] == other["address"]["suburb"] and one["fields"]["bedrooms"] <= other["fields"]["bedrooms"] and abs(
        1 - other["price_cents"] / one["price_cents"]) < 0.14


@flow()
def check_home_in_three_parts(reader):
    """I open the board and have its search, homes beside each other to leaf through, and the four that I saved last."""
    homes = reader.of_kind("rental", lambda one: one["images"] and one["fields"].get("bedrooms"))
    last, other = first(((one, other) for one in homes for other in homes if one != other and are_alike(one, other)), "no two homes are alike")
    saved = [one for one in homes if one not in (last, other)][:MOST_KEPT] + [last]
    for one in saved:
        reader.save(one)
    reader.open()
    box = reader.main.get_by_role("textbox", name="Suburb")
    expect(box).to_be_in_viewport()
    strip = reader.section(reader.kind("rental")["labels"]).get_by_role("list").first
    assert lies_sideways(strip), "the newest homes do not lie beside each other"
    far = strip.get_by_role("article").last
    far.scroll_into_view_if_needed()
    expect(far).to_be_in_viewport(ratio=0.5)
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
    """I read all about a home from top to bottom: pictures, price, description, contact, details, place, and others like it."""
    home = reader.example("rental", lambda one: len(one["images"]) > 2 and one["fields"].get("features") and one["inspections"])
    reader.open(home["path"])
    headings = reader.main.get_by_role("heading", level=2)
    wanted = ["Description", "Inspections", f"Contact {home['owner']['name']}", "Details", "Features", "Where it is", "About this listing"]
    shown = [text for text in headings.all_inner_texts() if text in wanted]
    assert shown == wanted, f"the sections are {headings.all_inner_texts()}"
    for name in [wanted[0], *wanted[3:]]:
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
    is_written_to = lambda one: "email" in one.get("contact", {})
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


@flow()
def check_calendar(reader):
    """I look at this month and the next, at all that is on one day, mark a day for myself, and take it all into my calendar."""
    reader.open()
    reader.follow(reader.link("Calendar", reader.page.get_by_role("navigation", name="Footer")))
    ready(reader.page)
    month = reader.main.get_by_role("heading", level=2).first
    this_month = month.inner_text()
    expect(reader.main.get_by_role("table").locator("td[aria-current=date]")).to_contain_text(str(int(reader.site.day[-2:])))
    reader.follow(reader.link("Next"))
    ready(reader.page)
    expect(month).not_to_have_text(this_month)
    day = reader.main.get_by_role("table").get_by_role("link").filter(has_text="inspection").first
    anchor = day.get_attribute("href").lstrip("#")
    day.tap()
    agenda = reader.main.locator(f"[id='{anchor}']")
    expect(agenda).to_be_in_viewport()
    expect(agenda.get_by_role("heading")).to_contain_text(str(int(anchor[-2:])))
    title = agenda.get_by_role("listitem").get_by_role("link").first.inner_text()
    assert any(one["title"] == title for one in reader.listings), f"{title} is on that day and not on the board"
    reader.main.get_by_label("Day", exact=True).fill(anchor)
    reader.main.get_by_label("Your note").fill("Ask about the bond")
    reader.button("Add note").tap()
    expect(agenda).to_contain_text("Ask about the bond")
    expect(reader.section("Your own notes")).to_contain_text("nobody else sees them")
    reader.page.reload()
    ready(reader.page)
    expect(agenda).to_contain_text("Ask about the bond")
    own = reader.download(reader.button("Download for your calendar"))
    assert "SUMMARY:Ask about the bond" in own and anchor.replace("-", "") in own, f"the calendar of her own notes is {own}"
    whole = reader.section("In your calendar app").get_by_role("link").or_(reader.section("In your calendar app").get_by_role("button")).first
    whole.scroll_into_view_if_needed()
    expect(whole).to_be_visible()
    reader.follow(reader.link("Previous"))
    expect(month).to_have_text(this_month)


@flow()
def check_what_cannot_be(reader):
    """I look for the chat and the login that I know from the app, and am told why there are none and what to do instead."""
    reader.open()
    reader.follow(reader.link("What this board can’t do", reader.page.get_by_role("navigation", name="Footer")))
    expect(reader.heading).to_contain_text("can’t do")
    for name in ("Accounts", "Chat"):
        told = reader.main.locator("dl > div").filter(has=reader.page.locator("dt", has_text=re.compile(f"^{name}")))
        told.scroll_into_view_if_needed()
        expect(told).to_contain_text("Instead:")
        expect(told.get_by_role("link").first).to_be_visible()
    reader.follow(reader.main.locator("dl > div").first.get_by_role("link").first)
    expect(reader.heading).to_be_visible()


FLOWS = [check_home_in_three_parts, check_search_filter_and_back, check_long_page_in_sections, check_contact_names_the_purpose, check_calendar,
         check_what_cannot_be]
