"""links.py OUTPUT BASE_PATH: every reference in the output leads to a file of the output, and nothing foreign is loaded."""

import re
import sys
from urllib.parse import urlsplit

import references
from published import Problems, Published

SCHEMES = {"http", "https", "mailto", "tel", "sms", "geo", "webcal", "matrix"}


def read(site, path):
    """The references of one file, by what sort of file it is."""
    text = site.read(path)
    if path.endswith(".html"):
        return references.in_html(text)
    if path.endswith((".xml", ".svg", ".opml")):
        return references.in_xml(text)
    if path.endswith(".css"):
        return references.in_css(text)
    if path == "robots.txt":
        return [references.Reference(url) for url in re.findall(r"(?m)^Sitemap:\s*(\S+)", text)]
    # A listing may well hold the word "url".
    if re.search(r"/words-\d+\.json$", path):
        return []
    if path.endswith(".json"):
        return references.in_json(text, site.address if path.startswith("search/") else None)
    return []


class LinkCheck:
    def __init__(self, site):
        self.site, self.problems, self.ids, self.checked = site, Problems("links"), {}, 0

    def run(self):
        for path in self.site.named("*.html", "*.xml", "*.svg", "*.opml", "*.css", "*.json", "robots.txt"):
            try:
                found = read(self.site, path)
            except (ValueError, SyntaxError) as error:
                self.problems.add(path, f"cannot be read: {error}")
                continue
            for reference in dict.fromkeys(found):
                self.checked += 1
                self.check(path, reference)
        self.problems.finish(f"{self.checked} references of {len(self.site.files)} files lead somewhere")

    def check(self, path, reference):
        shown = f"{reference.url!r}"
        try:
            parts = urlsplit(reference.url)
        except ValueError as error:
            return self.problems.add(path, f"{shown} is not an address ({error})")
        # A style sheet may hold drawings of its theme.
        if path.endswith(".css") and reference.url.startswith("data:image/svg+xml,"):
            return None
        if parts.scheme and parts.scheme not in SCHEMES:
            return self.problems.add(path, f"{shown} has the scheme {parts.scheme}:, which no page may use")
        if parts.scheme and parts.scheme not in ("http", "https", "webcal"):
            return None
        if path == "404.html" and not (parts.scheme or reference.url.startswith(("/", "#"))):
            self.problems.add(path, f"{shown} is relative, but this page is shown at any address")
        # Calendar apps take webcal: for the scheme by which the site is published.
        url = re.sub("^webcal:", self.site.origin.partition("/")[0], reference.url)
        target, fragment, fault = self.site.resolve(url, self.site.url(path))
        if fault:
            return self.problems.add(path, f"{shown} {fault}")
        if target is None:
            if reference.loads:
                self.problems.add(path, f"{shown} is loaded from another site")
            return None
        # The filters of the search page are made by a script.
        is_filter = target == "search/index.html" and fragment.startswith(("filter=", "places="))
        # A script reads there which listing somebody comments on.
        is_listing = target == "post/comment/index.html" and fragment.startswith("listing=")
        if fragment and fragment != "top" and not fragment.startswith(":~:") and not is_filter and not is_listing and fragment not in self.ids_in(target):
            self.problems.add(path, f"{shown}: {target} has no id {fragment!r}")
        return None

    def ids_in(self, path):
        """The ids that a fragment can name; an SVG is close enough to HTML for this."""
        if path not in self.ids:
            self.ids[path] = references.PageReader(self.site.read(path)).ids if path.endswith((".html", ".svg")) else set()
        return self.ids[path]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: links.py OUTPUT BASE_PATH")
    LinkCheck(Published(sys.argv[1], sys.argv[2])).run()
