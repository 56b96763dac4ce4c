"""Readers have one kind, or one place, of a calendar alone: lines, table and address say the same."""

from observer import open_whole

LINES = """() => [...document.querySelectorAll(".agenda > li")].map((line) => ({
  kind: line.dataset.kind, place: line.dataset.place ?? "", day: line.closest(".day").id, isShown: line.checkVisibility(),
  sort: /i-\\w+/.exec(line.querySelector(".when").className)[0], isOff: Boolean(line.querySelector("s")) }))"""
TABLE = """() => [...document.querySelectorAll(".month-grid td[data-day]")].flatMap((cell) =>
  [...cell.querySelectorAll(":scope > a > span[class]")].filter((count) => count.checkVisibility() && count.className.startsWith("i-"))
    .map((count) => [cell.dataset.day, count.className, count.firstChild.data]))"""
LINKS = """() => [...document.querySelectorAll(".month-grid a[href]")].map((link) => link.hash.slice(1))"""


def check_agenda(observer):
    """The calendar of the board, and that of a suburb or campus that has several kinds or places; gives how many choices were tried."""
    pages = ["calendar/"]
    pages += [path.removesuffix("index.html") for path in observer.site.below("suburbs/*/*/calendar/index.html")
              if 'class="choices' in observer.site.read(path)][:1]
    return sum(check_calendar(observer, path) for path in pages)


def check_calendar(observer, path):
    done = 0
    with observer.window(width=390, height=800) as page:
        open_whole(page, observer.home + path)
        before = page.evaluate(TABLE)
        values = {name: page.locator(f".choices [name={name}] option").evaluate_all("(all) => all.map((one) => one.value)") for name in ("kind", "place")}
        # Of one alone there is nothing to choose.
        names = [name for name, all_values in values.items() if len(all_values) > 1]
        states = [value for value in values["place"] if value and "/" not in value]
        suburbs = [value for value in values["place"] if "/" in value]
        tried = [{"kind": kind} for kind in values["kind"][1:]] + [{"place": place} for place in [*states[:2], *suburbs[-1:]]]
        tried += [{"kind": values["kind"][-1], "place": states[0]}] if states and "kind" in names else []
        for wanted in tried:
            for name in names:
                page.locator(f".choices [name={name}]").select_option(wanted.get(name, ""))
            check_choice(observer, page, path, wanted)
            done += 1
        check_address(observer, page, path, tried[-1])
        check_back(observer, page, path, values["kind"][1:])
        for name in names:
            page.locator(f".choices [name={name}]").select_option("")
        if page.evaluate(TABLE) != before or "?" in page.url or page.locator(".agenda .other").count():
            observer.problems.add(f"/{path}", "is not as it was when everything is chosen again")
    return done


def fits(line, wanted):
    return wanted.get("kind", line["kind"]) == line["kind"] and f"{line['place']}/".startswith(f"{wanted['place']}/" if "place" in wanted else "")


def check_choice(observer, page, path, wanted):
    """Just the lines that fit are shown, the table counts them, and no day leads to nothing."""
    lines = page.evaluate(LINES)
    wrong = [line for line in lines if line["isShown"] != fits(line, wanted)]
    if wrong:
        observer.problems.add(f"/{path} {wanted}", f"{len(wrong)} of {len(lines)} lines are shown wrongly, such as {wrong[0]}")
    counts = {}
    for line in lines:
        if fits(line, wanted) and not line["isOff"]:
            key = (line["day"], line["sort"])
            counts[key] = counts.get(key, 0) + 1
    full = set(page.locator(".day:has(.more)").evaluate_all("(all) => all.map((day) => day.id)"))
    told = {(day, sort): text for day, sort, text in page.evaluate(TABLE) if day not in full}
    if told != {key: str(count) for key, count in counts.items() if key[0] not in full}:
        observer.problems.add(f"/{path} {wanted}", f"its table says {told}, and its lists {counts}")
    days = sorted({line["day"] for line in lines if fits(line, wanted)} | full)
    if sorted(page.evaluate(LINKS)) != days:
        observer.problems.add(f"/{path} {wanted}", "its table does not lead to the days that have what was chosen, and to no others")


def check_address(observer, page, path, wanted):
    """What was chosen stands in the address, lives on in a page that is loaded anew, and goes along to another month."""
    if not all(f"{name}={value.replace('/', '%2F')}" in page.url for name, value in wanted.items()):
        observer.problems.add(f"/{path} {wanted}", f"is at {page.url}")
    page.reload()
    page.locator(".choices [role=status]:not(:empty)").wait_for()
    check_choice(observer, page, path, wanted)
    ways = page.locator(".jumps a:not([href^='#'])").evaluate_all("(all) => all.filter((way) => way.pathname !== location.pathname).map((way) => way.href)")
    here = page.url
    for way in ways:
        page.goto(way)
        chosen = {name: page.locator(f".choices [name={name}]").input_value() for name in wanted}
        if chosen != wanted:
            observer.problems.add(f"/{path} {wanted}", f"has {chosen} in {way}")
    page.goto(here)
    page.locator(".choices [role=status]:not(:empty)").wait_for()


def check_back(observer, page, path, kinds):
    """Back leads to a day that was pressed with what was chosen then."""
    if len(kinds) < 2:
        return
    kind = page.locator(".choices [name=kind]")
    if (place := page.locator(".choices [name=place]")).is_visible():
        place.select_option("")
    kind.select_option(kinds[0])
    page.locator(".month-grid a[href]").first.click()
    kind.select_option(kinds[1])
    page.go_back()
    page.wait_for_function("(wanted) => document.querySelector('.choices [name=kind]').value === wanted", arg=kinds[0])
    check_choice(observer, page, path, {"kind": kinds[0]})
