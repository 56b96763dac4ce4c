"""The flows of the app for students that bring people together: who matches a room, what a reader wishes for, and teams."""

import re

from observer import ready
from playwright.sync_api import expect
from walking import first, flow


def matches(reader):
    """What the page of a listing says of each that matches it, by titles: how well, and why."""
    rows = reader.main.locator("#matches").get_by_role("listitem").filter(has=reader.page.get_by_role("article")).filter(has_text="% match")
    told = {}
    for row in rows.all():
        title = row.get_by_role("heading").first.inner_text()
        told[title] = (int(re.search(r"(\d+)% match", row.inner_text())[1]), row.locator(".reason").inner_text().splitlines()[-1])
    return told


def with_matches(reader, kind):
    """A listing whose page shows what matches it."""
    return reader.example(kind, lambda one: 'id=matches' in reader.site.read(f"{one['path']}index.html"))


@flow()
def check_finding_a_flatmate(reader):
    """I open a room, see who may fit in and why, read about the best of them, find the same said there, and write to them."""
    room = with_matches(reader, "room")
    reader.open()
    reader.follow(reader.kind("room")["labels"])
    reader.follow(reader.card(room["title"]).get_by_role("heading").get_by_role("link"))
    reader.main.locator("#matches").scroll_into_view_if_needed()
    people = matches(reader)
    assert people, f"nobody matches {room['title']}"
    scores = [score for score, _ in people.values()]
    assert scores == sorted(scores, reverse=True) and 0 < min(scores) <= max(scores) <= 100, f"the matches are {scores}"
    best = first(people, "nobody matches")
    assert ";" in people[best][1], f"says too little of why {best} matches: {people[best][1]}"
    expect(reader.main.locator("#matches")).to_contain_text(re.compile("budget"))
    reader.follow(reader.card(best).get_by_role("heading").get_by_role("link"))
    expect(reader.heading).to_have_text(best)
    rooms = matches(reader)
    assert rooms.get(room["title"]) == people[best], f"their page says {rooms.get(room['title'])} of it, the room's {people[best]}"
    request = first((one for one in reader.of_kind("wanted") if one["title"] == best), f"{best} is no request")
    assert request["address"].get("street") is None, "a request tells a street"
    expect(reader.link("Call").or_(reader.link("Email")).or_(reader.link("Matrix")).first).to_be_visible()


@flow()
def check_own_wishes(reader):
    """I say what I look for, on my device alone; then each room says how well it matches and why, until I turn it off."""
    room = reader.example("room", lambda one: one["fields"].get("noise") == "quiet" and one["fields"].get("smoking"))
    address, fields = room["address"], room["fields"]
    reader.open_whole("saved/")
    wishes = reader.section("What you’re looking for")
    expect(wishes).to_contain_text("nobody else sees it")
    wishes.get_by_text("Your wishes").tap()
    wishes.get_by_label("Your budget").fill(str(room["price_cents"] // 100 + 20))
    wishes.get_by_label("Suburbs").press_sequentially(address["suburb"])
    wishes.get_by_role("option", name=f"{address['suburb']} {address['state']} {address['postcode']}").tap()
    wishes.get_by_label("From").fill(fields["available"])
    wishes.get_by_label("Noise").first.select_option(label="Quiet")
    reader.button("Save", wishes, exact=True).tap()
    expect(reader.page.get_by_role("status").filter(has_text="Saved on this device")).to_be_attached()
    reader.open(f"search/?kind=room&suburb={address['suburb']} {address['state']} {address['postcode']}")
    reader.found()
    card = reader.card(room["title"])
    expect(card).to_contain_text(re.compile(r"\d+% match: .*" + address["suburb"]))
    expect(card).to_contain_text("within budget")
    expect(card).to_contain_text("both quiet")
    reader.open_whole("saved/")
    switch = wishes.get_by_role("switch", name="Show matches")
    expect(switch).to_be_checked()
    switch.uncheck()
    reader.open(f"search/?kind=room&suburb={address['suburb']} {address['state']} {address['postcode']}")
    reader.found()
    ready(reader.page)
    expect(reader.card(room["title"])).not_to_contain_text("match")


@flow()
def check_forming_a_team(reader):
    """I look through those who look for a home together, open a team that has a seat left, see who is in it, and ask to join."""
    def has_seat(one):
        return one["fields"].get("seats", 0) > one["fields"].get("people", 1) and one["fields"].get("team") and "email" in one.get("contact", {})

    team = reader.example("wanted", has_seat)
    reader.open()
    reader.from_menu(reader.kind("wanted")["labels"])
    reader.follow(reader.card(team["title"]).get_by_role("heading").get_by_role("link"))
    expect(reader.heading).to_have_text(team["title"])
    members = reader.main.locator("dd").filter(has=reader.page.locator("a[href*='people/']"))
    expect(members.get_by_role("link")).to_have_count(len(team["fields"]["team"]))
    expect(reader.main).to_contain_text("Up to $")
    message = reader.message("Email", "mailto:")
    assert team["title"] in message and team["url"] in message, f"whoever asks to join says {message}"
    reader.follow(members.get_by_role("link").last)
    expect(reader.heading).to_be_visible()


FLOWS = [check_finding_a_flatmate, check_own_wishes, check_forming_a_team]
