"""Owners are reached by links that say which listing is meant, and inspections by day agree with the listings' own files."""

import json
import re
from datetime import date, datetime, timedelta
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

from observer import open_whole

WAYS = ("sms:", "mailto:", "https://wa.me/")
BOOK = ("Book by text", "Book by email", "Book on WhatsApp")
"""What is pressed to come to an inspection, by the way in which its link asks."""
READ = ("story",)
"""Kinds whose pages are read, and show when something is on, but not how to reach anybody."""
UNTIL = "() => [...document.querySelectorAll('[data-until]')].map((item) => [item.dataset.until, item.checkVisibility()])"


class Page(HTMLParser):
    """The links of a page with their words, and its inspections: until when, the first link in each, and whether one is struck out; and when
    the days to choose from are over."""

    def __init__(self, text):
        super().__init__()
        self.links, self.slots, self.tabs, self.copied, self.inside = [], [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "a":
            self.links.append([attrs.get("href", ""), "", attrs.get("rel", "")])
            if self.slots and self.slots[-1][1] is None:
                self.slots[-1][1] = attrs.get("href", "")
        if "data-until" in attrs and tag == "li":
            if "nav" in self.inside:
                self.tabs.append(attrs["data-until"])
            else:
                self.slots.append([attrs["data-until"], None, False])
        if tag == "s" and self.slots:
            self.slots[-1][2] = True
        if "data-copy" in attrs:
            self.copied.append("")
        self.inside.append("copy" if "data-copy" in attrs else tag)

    def handle_endtag(self, tag):
        while self.inside and self.inside.pop() not in (tag, "copy"):
            pass

    def handle_data(self, data):
        if "a" in self.inside and self.links:
            self.links[-1][1] += data
        if self.inside and self.inside[-1] == "copy":
            self.copied[-1] += data


def message(link):
    """What a link would have somebody say; the query as apps read it: percent-encoded, and a plus is a plus."""
    query = parse_qs(urlsplit(link).query.replace("+", "%2B"), keep_blank_values=True)
    return next((query[name][0] for name in ("body", "text") if name in query), None)


def records(site):
    packs = json.loads(site.read("api/listings.json"))["packs"]
    return [record for number in range(len(packs)) for record in json.loads(site.read(f"api/listings/{number}.json"))["listings"]]


def check_reaching_owners(observer):
    site = observer.site
    listings = {record["id"]: record for record in records(site)}
    links = sum(check_links(observer, record) for record in listings.values())
    check_owners(observer)
    check_days(observer, listings.values())
    check_over(observer)
    check_counts(observer)
    check_past(observer, listings.values())
    check_days_gone(observer)
    check_event(observer, listings.values())
    check_copying(observer, listings.values())
    check_paper(observer, listings.values())
    return links


def check_links(observer, record):
    """Every way to reach the owner says which listing is meant and where it is; what leads elsewhere tells nobody where from."""
    site, path = observer.site, observer.site.file_at(record["url"])
    note = lambda what: observer.problems.add(path, what)
    page, contact, when = Page(site.read(path)), record.get("contact", {}), record.get("inspections", [])
    if record["kind"] in READ:
        # Nobody asks for a story: its writer is reached on the writer's own page.
        if "owner" in record and (site.file_at(record["owner"]["url"]) or "") not in {site.resolve(href, site.url(path))[0] for href, _, _ in page.links}:
            note("does not lead to who wrote it")
        contact, when = {}, record["fields"].get("when", [])
    ways = [(href, words, rel) for href, words, rel in page.links if href.startswith(WAYS) and "?" in href and "report" not in words.lower()
            and not (href.startswith("mailto:") and "Questions about" in words)]
    if not (record["open"] and record["expires"] > site.day):
        if any(href.startswith(("tel:", *WAYS[:1], WAYS[2])) for href, _, _ in page.links):
            note("is closed and shows how to reach its owner")
        return 0
    for href, words, rel in ways:
        said = message(href) or ""
        if f'"{record["title"]}"' not in said or record["url"] not in said:
            note(f"has a link that says {said!r}")
        if href.startswith("https:") and not {"noopener", "noreferrer"} <= set(rel.split()):
            note(f"leads to {href} and tells where from")
        asked = re.search(r"I'd like to come and see .* on (\w+ \d+ \w+) at ([\d:]+ [ap]m)\.", said)
        if bool(asked) != words.startswith(BOOK) or asked and not words.startswith(BOOK[WAYS.index(next(filter(href.startswith, WAYS)))]):
            note(f"has a link {words!r} that says {said!r}")
    numbers = {href.split(":")[1].split("?")[0] for href, _, _ in page.links if href.startswith(("tel:", "sms:"))}
    if contact.get("phone") and numbers != {contact["phone"]}:
        note(f"calls {numbers}, not {contact['phone']}")
    for name, start in (("email", "mailto:"), ("whatsapp", "https://wa.me/"), ("signal", "https://signal.me/#p/"), ("matrix", "https://matrix.to/#/")):
        wanted = contact.get(name, "").removeprefix("+" if name == "whatsapp" else "")
        found = {unquote(href.removeprefix(start)).split("?")[0] for href, words, _ in page.links
                 if href.startswith(start) and words.strip() in ("Email", "WhatsApp", "Signal", "Matrix")}
        if found != ({wanted} if wanted else set()):
            note(f"writes by {name} to {found}, not {wanted!r}")
    slots = [slot for slot in when if slot["start"][:10] >= site.day]
    asking = [words for _, words, _ in page.links if words.startswith(BOOK)]
    if len(asking) != (sum("cancelled" not in slot for slot in slots) if ways else 0):
        note(f"can be asked for {len(asking)} of its inspections {slots}")
    if [until[:16] for until, _, _ in page.slots] != [slot["end"] for slot in slots]:
        note(f"has the inspections {page.slots}, not {slots}")
    digits = "".join(re.findall(r"\d", contact.get("phone", "")))[2:]
    if digits and not any("".join(re.findall(r"\d", text)).endswith(digits) for text in page.copied):
        note(f"does not show its phone number among {page.copied}")
    return len(ways)


def check_owners(observer):
    for path in observer.site.below("people/*/index.html"):
        if said := [href for href, _, _ in Page(observer.site.read(path)).links if message(href) and "/report" not in href]:
            observer.problems.add(path, f"names a listing in {said}")


def check_days(observer, listings):
    """The page of all, and those of the days, have what the listings' own files say, in order."""
    site = observer.site
    wanted = sorted(
        (slot["start"], slot["end"], record["id"], record["url"], "cancelled" in slot) for record in listings
        if record["open"] and record["expires"] > site.day for slot in record.get("inspections", []) if slot["start"][:10] >= site.day)
    states = {record["url"]: record["address"]["state"].lower() for record in listings if record.get("address")}
    lists = {"": wanted} | {f"{state}/": [slot for slot in wanted if states.get(slot[3]) == state] for state in sorted(set(states.values()))}
    pages = []
    for folder, own in lists.items():
        page = f"inspections/{folder}index.html"
        if folder and not site.folder.joinpath(page).exists():
            if own:
                observer.problems.add(page, f"is not there, for {len(own)} inspections")
            continue
        days = [path for pattern in ("index.html", "page/*/index.html", "page/*/page/*/index.html") for path in site.below(f"inspections/{folder}[0-9]*/{pattern}")]
        shown = []
        for path in sorted(days) or [page]:
            for until, href, struck in Page(site.read(path)).slots:
                shown.append((until[:16], site.resolve(href, site.url(path))[0], struck))
        if sorted(shown) != sorted((end, site.file_at(url), cancelled) for _, end, _, url, cancelled in own):
            observer.problems.add(page, f"has {len(shown)} inspections, not the {len(own)} of the listings, or others")
        if (whole := Page(site.read(page))).tabs and not days:
            of_days = {until[:10]: [other for other, _, _ in whole.slots if other[:10] == until[:10]] for until, _, struck in whole.slots if not struck}
            last = [max(ends, key=datetime.fromisoformat) for ends in of_days.values()]
            # Two that end at once in two time zones are written in two ways.
            if [datetime.fromisoformat(end) for end in whole.tabs] != [datetime.fromisoformat(end) for end in last]:
                observer.problems.add(page, f"has days that are over at {whole.tabs}, not at {last}")
        pages += [page, *days]
    for path in [*pages, *site.below("suburbs/*/*/index.html")]:
        places = [(until[:10], struck) for until, _, struck in Page(site.read(path)).slots]
        if places != sorted(places):
            observer.problems.add(path, f"has its inspections in the order of {places}")


def check_over(observer):
    """What is over by the reader's clock is hidden, wherever the reader and the home are, and a day without any is not shown."""
    page = Page(observer.site.read("inspections/index.html"))
    day = sorted({until[:10] for until, _, struck in page.slots if not struck})[0]
    noon = datetime.fromisoformat(f"{day}T12:00:00+11:00")
    with observer.window(day=day) as window:
        for path in ("inspections/", "rentals/"):
            window.goto(observer.home + path)
            for until, visible in window.evaluate(UNTIL):
                if visible != (datetime.fromisoformat(until) > noon):
                    observer.problems.add(f"/{path}", f"at {noon}, what ends at {until} is {'shown' if visible else 'hidden'}")
        window.goto(observer.home + "search/")
        window.locator("#found .card").first.wait_for()
        if [text for text in window.locator(".card-when b").all_inner_texts() if not re.match(r"Open |Viewing: |(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ", text)]:
            observer.problems.add("/search/", "has cards that do not say when a home is open")
    with observer.window(day="2100-01-01") as window:
        window.goto(observer.home + "inspections/")
        if window.locator(".day").evaluate_all("days => days.some((day) => day.checkVisibility())"):
            observer.problems.add("/inspections/", "shows a day on which everything is over")


COUNTS = """() => [...document.querySelectorAll(".by-day > .day")].filter((day) => day.checkVisibility()).map((day) => [
  day.id, day.querySelector(".count")?.textContent ?? "0 open",
  document.querySelector(`.days a[href$="#${day.id}"] .count`)?.textContent ?? null,
  [...day.querySelectorAll(".slot-list > li")].filter((row) => row.checkVisibility() && !row.querySelector(".off")).length])"""


def check_counts(observer):
    """What is over is counted nowhere: not for its day, not for its state, not for the page."""
    slots = Page(observer.site.read("inspections/index.html")).slots
    busiest = max({until[:10] for until, _, _ in slots}, key=lambda day: sum(until.startswith(day) for until, _, _ in slots))
    with observer.window(day=busiest) as window:
        open_whole(window, observer.home + "inspections/")
        counted = window.evaluate(COUNTS)
        if not counted or any(told != f"{rows} open" or tab not in (None, told) for _, told, tab, rows in counted):
            observer.problems.add("/inspections/", f"on {busiest}, tells other numbers than it has rows: {counted}")
        total = sum(rows for _, _, _, rows in counted)
        numbers = [int(text.replace(",", "")) for text in window.locator(".choose .count:visible").all_inner_texts()]
        if not window.locator(".page-head .lead").inner_text().startswith(f"{total} inspection") or numbers[0] != total or sum(numbers[1:]) != total:
            observer.problems.add("/inspections/", f"on {busiest}, has {total} and tells {numbers}")


def check_past(observer, listings):
    """A listing whose inspections are over says whom to ask, and one past its date says that too; a list of which nothing is left says so."""
    record = next(record for record in listings if record["open"] and record["expires"] > observer.site.day
                  and any(slot["start"][:10] >= observer.site.day for slot in record.get("inspections", [])))
    path = record["url"].removeprefix(observer.site.address)
    last = date.fromisoformat(max(slot["end"] for slot in record["inspections"])[:10])
    for day, over, past in ((date.fromisoformat(observer.site.day), False, False), (last + timedelta(days=1), True, None),
                            (date.fromisoformat(record["expires"]), None, True)):
        with observer.window(day=day.isoformat()) as window:
            window.goto(observer.home + path)
            window.locator(".share button").first.wait_for()
            if over is not None and (window.locator(".slots").is_visible() == over or window.locator(".offer .none-left").is_visible() != over):
                observer.problems.add(f"/{path}", f"on {day}, inspections are {'not ' * over}over, and it says something else")
            if past is not None and window.locator("main > .past").is_visible() != past:
                observer.problems.add(f"/{path}", f"on {day}, {'does not say' if past else 'says'} that it is past its date")
    with observer.window(day="2100-01-01") as window:
        window.goto(observer.home + "rentals/")
        window.get_by_text("Everything on this page has passed its date").wait_for()
        if window.locator(".page-head .lead").is_visible():
            observer.problems.add("/rentals/", "counts homes that are past their dates")


def check_days_gone(observer):
    """When a day is over, neither it nor what leads to it is shown; when all are, the page says so."""
    first = Page(observer.site.read("inspections/index.html")).slots[0][0][:10]
    chosen = "document.querySelectorAll('.days a')"
    with observer.window(day=(date.fromisoformat(first) + timedelta(days=1)).isoformat(), width=390, height=844) as window:
        window.goto(observer.home + "inspections/")
        days = window.evaluate(
            f"() => [...{chosen}].map((a) => [a.hash.slice(1), a.checkVisibility(), document.getElementById(a.hash.slice(1))?.checkVisibility()])")
        if not days or any(seen != (there is not False and day > first) or seen and there is False for day, seen, there in days):
            observer.problems.add("/inspections/", f"shows these days on the day after {first}: {days}")
    with observer.window(day="2100-01-01") as window:
        window.goto(observer.home + "inspections/")
        window.locator("#none-left").wait_for()
        if window.evaluate(f"() => [...{chosen}].some((a) => a.checkVisibility())"):
            observer.problems.add("/inspections/", "offers days that are over")


def check_event(observer, listings):
    """One inspection is added to a calendar as the very event that the listing's calendar has; without scripting that calendar is offered."""
    site = observer.site
    calendars = {site.base + record["url"].removeprefix(site.address) + "inspections.ics" for record in listings if record.get("inspections")}
    with observer.window() as window:
        listing = next(record for record in listings if record["open"] and record["expires"] > site.day
                       and any(slot["start"][:10] > site.day and "cancelled" not in slot for slot in record.get("inspections", [])))
        for page in ("inspections/", listing["url"].removeprefix(site.address)):
            open_whole(window, observer.home + page)
            links = window.locator(".slot-add:visible").all()[:3]
            if not links:
                observer.problems.add(f"/{page}", "has no inspection to add to a calendar")
            for link in links:
                check_download(observer, window, link, page, calendars)


def check_download(observer, window, link, page, calendars):
    site = observer.site
    start = re.sub("[-:]", "", link.locator("xpath=ancestor::li").locator("time").first.get_attribute("datetime")[:16]) + "00"
    path = link.get_attribute("href")
    with window.expect_download() as download:
        link.click()
    event = Path(download.value.path()).read_bytes().decode()
    whole = site.folder.joinpath(path.removeprefix(site.base)).read_bytes().decode()
    of = [part for part in re.findall(r"BEGIN:VEVENT\r\n.*?END:VEVENT\r\n", whole, re.DOTALL) if f":{start}\r\n" in part]
    zones = re.findall(r"BEGIN:VTIMEZONE\r\n.*?END:VTIMEZONE\r\n", whole, re.DOTALL)
    head = re.match(r"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:[^\r]*\r\nCALSCALE:GREGORIAN\r\n", event)
    if path not in calendars or len(of) != 1 or not head or event != head.group() + "".join(zones) + of[0] + "END:VCALENDAR\r\n":
        observer.problems.add(f"/{page}", f"gives {event!r} for the inspection at {start} of {path}")


def check_copying(observer, listings):
    """The number and the link can be copied by button; nothing is asked of anybody before a press."""
    record = next(record for record in listings if record["open"] and record.get("contact", {}).get("phone") and record["expires"] > observer.site.day)
    path = record["url"].removeprefix(observer.site.address)
    with observer.window(permissions=["clipboard-read", "clipboard-write"]) as page:
        page.goto(observer.home + path)
        for press, wanted in ((page.get_by_role("button", name="Copy phone number"), page.locator("[data-copy='phone number']").inner_text()),
                              (page.get_by_role("button", name="Copy link"), record["url"])):
            press.click()
            page.get_by_role("status").filter(has_text="Copied").first.wait_for(state="attached")
            if (copied := page.evaluate("navigator.clipboard.readText()")) != wanted:
                observer.problems.add(f"/{path}", f"copies {copied!r}, not {wanted!r}")
        # Where nothing may send text messages, their words can be copied.
        texted = next((one for one in listings if Page(observer.site.read(observer.site.file_at(one["url"]))).slots
                       and "Book by text" in observer.site.read(observer.site.file_at(one["url"]))), None)
        if texted:
            page.goto(texted["url"].replace(observer.site.address, observer.home, 1))
            row = page.locator(".slots li", has=page.locator("a[href^='sms:']")).first
            row.get_by_role("button", name="Copy message").click()
            page.get_by_role("status").filter(has_text="Copied").first.wait_for(state="attached")
            if (copied := page.evaluate("navigator.clipboard.readText()")) != message(row.locator("a[href^='sms:']").get_attribute("href")):
                observer.problems.add(texted["url"], f"copies {copied!r} as the message")
    with observer.window(width=390, height=664, has_touch=True) as page:
        page.goto(observer.home + path)
        page.get_by_role("button", name="Copy link").wait_for()
        if page.get_by_role("button", name="Copy message").count():
            observer.problems.add(f"/{path}", "offers to copy a message that the phone can send")
    with observer.window(width=390, height=664, scripting=False) as page:
        page.goto(observer.home + path)
        if not page.locator("[data-copy='phone number']").is_visible() or page.get_by_role("button", name="Copy").count():
            observer.problems.add(f"/{path}", "does not show the number, or shows buttons that do nothing, without scripting")


def check_paper(observer, listings):
    """A listing with three pictures and not too many words prints on one sheet of A4, with its number and its address."""
    pictured = [record for record in listings if len(record.get("images", [])) == 3 and record.get("inspections") and record["open"]]
    record = min(pictured, key=lambda record: (len(record["description_html"]), record["id"]))
    path = record["url"].removeprefix(observer.site.address)
    with observer.window(width=680, height=1000) as page:
        page.goto(observer.home + path)
        sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
        page.emulate_media(media="print")
        text = page.locator("main").inner_text()
        shown = page.locator(".pictures img").evaluate_all("images => images.filter((image) => image.checkVisibility()).length")
        if sheets != 1 or shown != 3 or record["url"] not in text or page.locator("[data-copy='phone number']").inner_text() not in text:
            observer.problems.add(f"/{path}", f"prints on {sheets} sheets, with {shown} pictures, or without its number or address")
