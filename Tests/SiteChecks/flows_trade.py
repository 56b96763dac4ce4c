"""The flows of the app for students that are about second-hand things: sections, what is free, and what has been swapped."""

from playwright.sync_api import expect
from walking import first, flow


@flow()
def check_trading(reader):
    """I look through the sections of second-hand things, open one of them, and ask its owner about a thing with several pictures."""
    thing = max(reader.of_kind("item", lambda one: "email" in one.get("contact", {})), key=lambda one: len(one["images"]))
    category = thing["fields"]["category"]
    alike = {one["title"] for one in reader.of_kind("item", lambda one: one["fields"]["category"] == category)}
    name = category.capitalize().replace("-", " ")
    reader.open()
    reader.from_menu(reader.kind("item")["labels"])
    strip = reader.section(name)
    strip.scroll_into_view_if_needed()
    shown = set(reader.titles(strip.get_by_role("article")))
    assert shown and shown <= alike, f"the section {name} shows {sorted(shown - alike)}"
    for heading in ("Newest", "Free"):
        expect(reader.section(heading).get_by_role("article").first).to_be_visible()
    sections = reader.main.get_by_role("navigation", name="Sections")
    reader.follow(reader.link(f"{name} {len(alike)}", sections, exact=True))
    expect(reader.heading).to_contain_text(category.replace("-", " "))
    shown = set(reader.titles(reader.main.get_by_role("article")))
    assert shown == alike, f"the page of {name} differs by {sorted(shown ^ alike)}"
    reader.follow(reader.card(thing["title"]).get_by_role("heading").get_by_role("link"))
    for image in thing["images"]:
        picture = reader.main.get_by_role("img", name=image["alt"], exact=True).first
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_in_viewport()
    assert thing["title"] in reader.message("Email", "mailto:"), "the message does not name the thing"
    reader.button(f"Save {thing['title']}").tap()
    expect(reader.button(f"Saved: {thing['title']}")).to_be_visible()
    reader.from_menu(reader.kind("item")["labels"])
    expect(reader.section("Saved on this device").get_by_role("heading", name=thing["title"])).to_be_visible()


@flow()
def check_free_and_swapped(reader):
    """I find what is given away and what can be swapped, and see of something that it has been swapped."""
    free = {one["title"] for one in reader.of_kind("item", lambda one: one["price_cents"] == 0)}
    reader.open("items/")
    reader.follow(reader.link("See all", reader.section("Free")))
    cards = reader.main.get_by_role("article")
    assert set(reader.titles(cards)) == free, f"what is free differs by {sorted(free ^ set(reader.titles(cards)))}"
    assert not any(reader.prices(cards)), f"what is free costs {reader.prices(cards)}"
    reader.open("search/?kind=item")
    reader.filters().get_by_role("checkbox", name="Swap possible").check()
    cards = reader.shown()
    swaps = {one["title"] for one in reader.of_kind("item", lambda one: one["fields"].get("swap"))}
    assert swaps and set(reader.titles(cards)) == swaps, f"what can be swapped differs by {sorted(swaps ^ set(reader.titles(cards)))}"
    gone = first((one for one in reader.gone if one["status"] == "swapped"), "nothing on the board has been swapped")
    reader.open(gone["path"])
    expect(reader.main).to_contain_text("swapped")
    expect(reader.main.get_by_role("link", name="Call")).to_have_count(0)


FLOWS = [check_trading, check_free_and_swapped]
