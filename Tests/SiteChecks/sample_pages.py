"""Which pages of a site the browser looks at, one of each sort, found from the site itself."""

from html.parser import HTMLParser
from urllib.parse import quote


class Links(HTMLParser):
    def __init__(self, site, path):
        super().__init__()
        self.site, self.path, self.found, self.hrefs = site, path, [], []
        self.feed(site.read(path))

    def handle_starttag(self, tag, attrs):
        if tag == "a":
            self.hrefs.append(dict(attrs).get("href") or "")
            target, _, fault = self.site.resolve(self.hrefs[-1], self.site.url(self.path))
            if target and not fault:
                self.found.append(target.removesuffix("index.html"))


def first_link(site, page, folder, depth):
    """The first page under a folder that a page links to, at this depth below the site's root."""
    found = Links(site, page + "index.html").found
    matching = [path for path in found if path.startswith(folder) and path.count("/") == depth]
    if not matching:
        raise SystemExit(f"browser: {page}index.html links to no page under {folder}")
    return matching[0]


def sample_pages(site):
    """What the page is -> its path in the site."""
    listings = site.index["listings"]
    pictured = next(listing for listing in listings if listing.get("image") and listing.get("bedrooms") is not None)
    bare = next((listing for listing in listings if not listing.get("image")), pictured)
    listing = pictured["url"]
    return {
        "home": "",
        "catalogue": listing.split("/")[0] + "/",
        "listing": listing,
        "listing without pictures": bare["url"],
        "suburb": first_link(site, listing, "suburbs/", 3),
        "search": "search/",
        "search with conditions": "search/?pets=welcome,on-application&features=heating&tag=garden&sparkle=red",
        "search with little": f"search/?kind={pictured['kind']}&suburb={quote(pictured['place'])}",
        "owner": first_link(site, listing, "people/", 2),
        "campus": first_link(site, "campuses/", "campuses/", 2),
        "suburbs": "suburbs/",
        "plain page": "about/",
        "follow": "follow/",
        "saved": "saved/",
        "compare": "compare/",
        "settings": "settings/",
        "inspections": "inspections/",
        "sections": "items/",
        "calendar": "calendar/",
        "what cannot be": "cannot/",
        "data": "api/",
        "not found": "404.html",
    }


SEEN = ("home", "catalogue", "listing", "suburb", "search", "search with conditions")
"""Those that are looked at in every width and scheme, with and without scripting."""
