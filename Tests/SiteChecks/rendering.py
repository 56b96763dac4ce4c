"""Pages as they show."""

OVERFLOW = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return null;
  const widest = [...document.body.querySelectorAll("*")].find((e) => e.getBoundingClientRect().right > wide + 1);
  return `${document.documentElement.scrollWidth} px in ${wide}: ${widest ? widest.outerHTML.slice(0, 90) : "?"}`;
}"""
BROKEN_IMAGES = """() => [...document.images].filter((i) => i.complete && i.naturalWidth === 0).map((i) => i.src)"""


def check_page(page, what, note):
    """What is seen of a page of this sort."""
    heading = page.locator("h1")
    if heading.count() != 1 or not heading.is_visible():
        note(f"{heading.count()} h1, of which one should be visible")
    if overflow := page.evaluate(OVERFLOW):
        note(f"scrolls sideways: {overflow}")
    for image in page.evaluate(BROKEN_IMAGES):
        note(f"the picture {image} does not show")
    if what == "listing" and page.locator(".gallery img").count() == 0:
        note("shows no picture")
    if what in ("catalogue", "suburb") and page.locator(".card:visible").count() == 0:
        note("shows no card")


def check_plain_search(page, note):
    """What is seen of the search page without scripting."""
    cards = page.locator("#found .card:visible")
    if not page.locator("noscript p", has_text="needs JavaScript").is_visible():
        note("does not say that it needs JavaScript")
    elif cards.count():
        note("shows cards without scripting")


def check_mosaic(observer):
    """On a wide screen the pictures of a listing take the whole width of their gallery, however many there are."""
    site = observer.site
    pictures = {listing["url"]: sum(path.startswith(listing["url"]) and path.endswith((".png", ".jpg", ".webp")) for path in site.files)
                for listing in site.index["listings"]}
    with observer.window(width=1280) as page:
        for count, path in {count: path for path, count in sorted(pictures.items()) if count > 1}.items():
            page.goto(observer.home + path, wait_until="load")
            if count > 5:
                page.locator(".all-pictures").wait_for()
            whole, taken = page.evaluate("() => ['.gallery', '.pictures'].map((part) => document.querySelector(part).getBoundingClientRect().width)")
            if abs(whole - taken) > 2:
                observer.problems.add(f"/{path}", f"its {count} pictures are {taken} px wide in a gallery of {whole}")
