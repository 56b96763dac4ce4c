"""The flows of the app for people with cars that are about people: stories, what is said of them, and who belongs together."""

import re

from observer import ready
from playwright.sync_api import expect
from walking import first, flow


def told(reader):
    """The stories, newest first, as their page has them."""
    return sorted(reader.of_kind("story"), key=lambda one: one["listed"], reverse=True)


@flow()
def check_timeline(reader):
    """I read the newest stories in short, open one that people talk about, read what they say, and see who wrote it."""
    stories = told(reader)
    days = {one["title"]: one["listed"] for one in stories}
    reader.open()
    reader.from_menu(reader.kind("story")["labels"])
    cards = reader.main.get_by_role("article")
    shown = [days[title] for title in reader.titles(cards)]
    assert len(shown) > 3 and shown == sorted(shown, reverse=True), f"the newest first gives {shown}"
    talked = cards.filter(has_text=re.compile(r"\d comment")).first
    expect(talked).to_be_visible()
    title = talked.get_by_role("heading").inner_text()
    story = first((one for one in stories if one["title"] == title), f"{title} is no story")
    text = re.sub("<[^>]*>", "", story["description_html"])
    beginning = " ".join(text.split()[:6])
    expect(talked).to_contain_text(beginning)
    count = int(re.search(r"(\d+) comment", talked.inner_text())[1])
    reader.follow(talked.get_by_role("heading").get_by_role("link"))
    end = " ".join(text.split()[-6:])
    expect(reader.main).to_contain_text(end)
    comments = reader.section("Comments")
    comments.scroll_into_view_if_needed()
    said = comments.locator("ol > li")
    expect(said).to_have_count(count)
    expect(said.first.get_by_role("time")).to_be_visible()
    write = reader.link("Write a comment", comments)
    expect(write).to_have_attribute("href", re.compile(r"/post/comment/#listing=[a-z0-9-]+$"))
    # What is typed there is for a like alone, and is not in the way of a comment.
    expect(comments.get_by_label("Your name")).to_be_hidden()
    comments.locator("summary", has_text="With an account").click()
    like = reader.link("Like it publicly", comments)
    expect(like).to_have_attribute("href", re.compile("^https://"))
    comments.get_by_label("Your name").fill("Zoë O’Neill")
    like.focus()
    expect(like).to_have_attribute("href", re.compile(rf"filename=zoe-oneill\.yaml&value=like%3A%20yes%0Aon%3A%20{reader.site.day}"))
    reader.follow(said.get_by_role("link").first)
    expect(reader.heading).to_be_visible()
    reader.back()
    reader.follow(reader.link(story["owner"]["name"]))
    expect(reader.heading).to_have_text(story["owner"]["name"])
    expect(reader.card(title)).to_be_visible()


@flow()
def check_event_to_calendar(reader):
    """I find an event in the calendar, read the story about it, and have it in my own calendar."""
    event = first((one for one in told(reader) if one["fields"].get("when")), "no story is about an event")
    month = event["fields"]["when"][0]["start"][:7]
    reader.open("calendar/" if reader.site.day.startswith(month) else f"calendar/{month}/")
    reader.follow(reader.main.get_by_role("link", name=event["title"]).first)
    expect(reader.heading).to_have_text(event["title"])
    ready(reader.page)
    time = reader.main.get_by_role("listitem").filter(has=reader.page.get_by_role("link", name="Add to calendar")).first
    at = time.get_by_role("time").get_attribute("datetime")
    taken = reader.download(reader.link("Add to calendar", time))
    assert taken.count("BEGIN:VEVENT") == 1 and re.sub("[-:]", "", at[:16]) in taken, f"the event of {at} is not in {taken}"


@flow()
def check_finding_stories(reader):
    """I find a story by a word that I remember of it, and all stories of the one who wrote it."""
    story = told(reader)[-1]
    text = re.sub("<[^>]*>", " ", story["description_html"])
    known = {one["id"]: set(one["words"]) for one in reader.site.index["listings"]}
    own = known.pop(story["id"]).difference(*known.values())
    word = max((word for word in own if word in text), key=len)
    reader.open("search/?kind=story")
    reader.found()
    reader.main.get_by_role("combobox", name="Suburb").fill(word)
    reader.button("Search", reader.main.get_by_role("search")).tap()
    expect(reader.main.get_by_role("list", name="Your search")).to_contain_text(word)
    cards = reader.found()
    expect(cards).to_have_count(1)
    reader.follow(cards.first.get_by_role("heading").get_by_role("link"))
    expect(reader.heading).to_have_text(story["title"])
    reader.follow(reader.link(story["owner"]["name"]))
    reader.follow("Filters")
    filters = reader.filters()
    filters.get_by_label("Type").select_option(label=reader.kind("story")["labels"])
    titles = set(reader.titles(reader.shown()))
    theirs = {one["title"] for one in reader.of_kind("story") if one["owner"]["handle"] == story["owner"]["handle"]}
    assert titles == theirs, f"the stories of {story['owner']['name']} differ by {sorted(titles ^ theirs)}"


@flow()
def check_thumb(reader):
    """I give a story my thumb, am told that only I see it, and take it back."""
    story = first(told(reader), "there is no story")
    reader.open_whole(story["path"])
    thumb = reader.button("Thumbs up")
    thumb.scroll_into_view_if_needed()
    expect(thumb).to_contain_text("Only on this device")
    thumb.tap()
    expect(thumb).to_have_attribute("aria-pressed", "true")
    reader.page.reload()
    ready(reader.page)
    expect(thumb).to_have_attribute("aria-pressed", "true")
    reader.open("saved/")
    given = reader.section("Thumbs up")
    expect(given).to_contain_text(story["title"])
    reader.button("Take back", given).tap()
    expect(given).to_have_count(0)
    reader.button("Undo", reader.page.locator("body")).tap()
    expect(given).to_contain_text(story["title"])
    reader.follow(reader.link(story["title"], given))
    ready(reader.page)
    thumb.tap()
    expect(thumb).to_have_attribute("aria-pressed", "false")


@flow()
def check_profile_and_circles(reader):
    """I read who somebody is and what she is up to, follow her and a circle of hers, and take both into my feed reader."""
    reader.open("circles/")
    expect(reader.heading).to_have_text("Circles")
    circle = reader.main.get_by_role("listitem").get_by_role("link").first
    circle_name = circle.inner_text()
    reader.follow(circle)
    expect(reader.heading).to_have_text(circle_name)
    expect(reader.section("About")).to_be_visible()
    follow_here(reader)
    members = reader.section("Members").get_by_role("link")
    has_news = lambda link: 'class=news' in reader.site.read(f"{path_of(reader, link)}index.html")
    member = first(filter(has_news, members.all()), f"nobody of {circle_name} says what they are up to")
    name = member.inner_text()
    reader.follow(member)
    expect(reader.heading).to_have_text(name)
    news = reader.main.locator(".news")
    expect(news).to_be_visible()
    expect(news.get_by_role("time")).to_have_text(re.compile(r"^\d+ \w+"))
    for heading in ("About", "Contact", "Listings"):
        expect(reader.section(heading)).to_be_visible()
    expect(reader.link(circle_name, reader.section("Circles"))).to_be_visible()
    follow_here(reader)
    reader.from_menu("Follow")
    followed = reader.section("Pages you follow")
    for one in (circle_name, name):
        expect(followed.get_by_role("link", name=one, exact=True)).to_be_visible()
    outlines = re.findall(r'xmlUrl="([^"]*)"', reader.download(reader.button("Get a file", followed)))
    assert len(outlines) == 2 and "circles/" in "".join(outlines) and "people/" in "".join(outlines), f"the file has {outlines}"
    for address in outlines:
        assert address.removeprefix(reader.home) in reader.site.files, f"{address} in the file is no feed of the board"


def path_of(reader, link):
    return link.get_attribute("href").removeprefix(reader.site.base)


def follow_here(reader):
    """Follows the page on this device."""
    ready(reader.page)
    press = reader.button("Follow on this device")
    press.tap()
    expect(press).to_have_attribute("aria-pressed", "true")


FLOWS = [check_timeline, check_event_to_calendar, check_finding_stories, check_thumb, check_profile_and_circles]
