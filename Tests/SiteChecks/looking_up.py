"""The page about data finds listings and postcodes in the files for programs, and says so if there is none."""

import json

from data_rules import pack_of


def check_looking_up(observer):
    """Looks up one listing of every pack, and some postcodes; how many were looked up."""
    site = observer.site
    packs = json.loads(site.read("api/listings.json"))["packs"]
    listings = [json.loads(site.read(f"api/listings/{number}.json"))["listings"] for number in range(len(packs))]
    wanted = [pack[len(pack) // 2] for pack in listings if pack]
    with observer.window() as page:
        page.goto(observer.home + "api/")
        for listing in wanted:
            number = pack_of(listing["id"], len(packs))
            found = look_up(page, "listing", listing["id"])
            links = found.locator("a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
            if links != [listing["url"], f"{site.base}api/listings/{number}.json?v={packs[number]['digest']}"]:
                observer.problems.add("/api/", f"{listing['id']} is looked up as {links}")
            if json.loads(found.locator("pre").inner_text()) != listing:
                observer.problems.add("/api/", f"{listing['id']} is shown otherwise than its pack has it")
        postcodes = ["3066", "0800", "2000"]
        for postcode in postcodes:
            places = json.loads(site.read(f"api/postcodes/{postcode[:2]}.json"))[postcode]
            lines = look_up(page, "postcode", postcode).locator("li").all_inner_texts()
            if len(lines) != len(places) or not all(place["name"] in line for place, line in zip(places, lines, strict=True)):
                observer.problems.add("/api/", f"{postcode} is looked up as {lines}")
        for form, text in (("listing", "no-such-listing"), ("postcode", "3999")):
            answer = look_up(page, form, text).inner_text()
            if not answer.startswith("No ") or text not in answer:
                observer.problems.add("/api/", f"{text}, which is not there, gives {answer!r}")
    return len(wanted) + len(postcodes) + 2


def look_up(page, form, text):
    """What a form answers."""
    form = page.locator(f"form[data-find={form}]")
    found = form.locator(".found")
    found.evaluate("found => found.replaceChildren()")
    form.locator("input").fill(text)
    form.locator("button").click()
    found.locator("p").first.wait_for()
    return found
