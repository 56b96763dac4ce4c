"""The page about following leads to what can be followed: by a box, and by lists where there is no scripting."""

BOX = 300
"""How far down the box may begin, in CSS pixels, on a screen of 390."""


def check_early(observer, page, text):
    """What is typed while the script is still on its way is answered when it is there."""
    held = []
    page.route("**/followed.js", lambda route: held.append(route), times=1)
    # The page is not wholly there as long as its script is not.
    page.goto(observer.home + "follow/", wait_until="commit")
    page.locator("#to-follow").press_sequentially(text)
    for route in held:
        route.continue_()
    page.locator("#to-follow-list li").first.wait_for()


def check_following(observer):
    """How many things were looked for in the box."""
    site, done = observer.site, 0
    note = lambda what: observer.problems.add("/follow/", what)
    listing = next(listing for listing in site.index["listings"] if listing.get("place"))
    name, _, postcode = listing["place"].rsplit(" ", 2)
    suburb = next(path for path in site.below("suburbs/*/*/index.html") if path.split("/")[2] == f"{name.lower().replace(' ', '-')}-{postcode}")
    with observer.window(width=390, height=844) as page:
        for text in (name, postcode):
            page.goto(observer.home + "follow/")
            page.locator("#to-follow").press_sequentially(text)
            page.locator("#to-follow-list li", has_text=listing["place"]).click()
            page.wait_for_url(f"{observer.home}{suburb.removesuffix('index.html')}#follow")
            done += 1
        check_early(observer, page, postcode)
        done += 1
        page.goto(observer.home + "follow/")
        if (top := page.locator("#to-follow").bounding_box()["y"]) > BOX:
            note(f"has its box {top:.0f} px down")
        if (first := page.locator("main .follow h2").first.inner_text()) != "On this device, no app needed":
            note(f"begins with “{first}”, not with what the device does")
        page.locator("#to-follow").press_sequentially("zzzz 2 beds")
        page.keyboard.press("Enter")
        page.wait_for_url(f"{observer.home}search/?q=**")
        done += 1
    with observer.window(width=390, height=844, scripting=False) as page:
        page.goto(observer.home + "follow/")
        if page.locator("#to-follow").is_visible() or not page.locator(f"main a[href='{site.base}suburbs/']").first.is_visible():
            note("has a box that does nothing, or no list of suburbs, without scripting")
        page.locator("summary", has_text="By person").click()
        if not page.locator(f".fold a[href^='{site.base}people/']").first.is_visible():
            note("does not list owners")
    return done
