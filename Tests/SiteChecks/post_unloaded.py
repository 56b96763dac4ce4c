"""A landlord changes her listing while the posting form, from which the rest of the page is made, is slow to come or out of reach."""

from playwright.sync_api import expect
from post_rewriting import ID, SECRET, open_fold

FORM = "**/post/rentals/"
HEAD = f"listing: {ID}\nchange-key: {SECRET}\nday: 2026-11-21\n"


def change_without(after):
    """What she typed before stays in her draft, and only what she sees is sent. `after` is the check of what comes after posting."""
    link = f"{after.home}post/change/#listing={ID}&key={SECRET}"

    def see_and_send(page, lines):
        page.get_by_role("button", name="See and send it").click()
        expect(page.locator("[data-summary] li")).to_have_count(1)
        after.expect("unloaded", after.send(page) == {f"changes/{ID}.yaml": f"{HEAD}{lines}"}, f"sends {after.packages[-1]} and not {lines}")
        page.locator("#post[data-is-kept]").wait_for(state="attached")

    with after.observer.window(width=390, height=844) as page:
        rent, lease = page.locator("#post [name=rent]"), page.locator("#post [name=lease]")
        # What is typed while nothing else is there is a change like any other.
        coming = []
        page.route(FORM, lambda route: coming.append(route))
        with page.expect_request(FORM):
            page.goto(link)
        rent.fill("680")
        open_fold(page, "Title and description")
        expect(page.locator("[data-words]")).to_contain_text("Loading")
        page.get_by_role("button", name="See and send it").click()
        expect(page.locator("[data-summary] li")).to_have_text(["Rent: $680 a week (was $690 a week)"])
        rent.fill("690")
        coming.pop().continue_()
        page.locator("#post[data-is-ready]").wait_for(state="attached")
        expect(rent).to_have_value("690")
        page.locator("#post [name=title]").fill("A draft")
        open_fold(page, "Facts")
        lease.fill("")
        page.locator("#post[data-is-kept]").wait_for(state="attached")
        # It is out of reach.
        page.unroute(FORM)
        page.route(FORM, lambda route: route.abort())
        after.open(page, link)
        open_fold(page, "Title and description")
        expect(page.locator("[data-words]")).to_contain_text("The board’s data can’t be reached")
        expect(page.locator("[data-facts]")).to_be_hidden()
        rent.fill("670")
        see_and_send(page, "set:\n  rent: 670\n")
        # It comes once somebody is done.
        page.unroute(FORM)
        page.route(FORM, lambda route: coming.append(route))
        page.goto(after.home + "about/")
        with page.expect_request(FORM):
            page.goto(link)
        rent.fill("660")
        page.get_by_role("button", name="See and send it").click()
        expect(page.locator("[data-summary] li")).to_have_count(1)
        coming.pop().continue_()
        page.locator("#post[data-is-ready]").wait_for(state="attached")
        expect(page.locator("#post [name=title]")).to_have_value("A draft")
        after.expect("unloaded", after.send(page) == {f"changes/{ID}.yaml": f"{HEAD}set:\n  rent: 660\n"}, f"sends {after.packages[-1]}")
        page.locator("#post[data-is-kept]").wait_for(state="attached")
        page.unroute(FORM)
        after.open(page, link)
        expect(rent).to_have_value("690")
        expect(page.locator("#post [name=title]")).to_have_value("A draft")
        expect(lease).to_have_value("")
        page.get_by_role("button", name="See and send it").click()
        expect(page.locator("[data-summary] li")).to_have_text(["Title: A draft (was Sunny two-bedroom terrace near Smith Street)", "Lease: removed"])
        after.send(page)
        # What has left altogether is no draft any more.
        after.open(page, link)
        expect(page.locator("#post [name=title]")).to_have_value("Sunny two-bedroom terrace near Smith Street")
