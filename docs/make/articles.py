"""Which articles there are, in which order, and at which addresses."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import markdown

REPOSITORY = Path(__file__).resolve().parents[2]
MANUAL = "Sources/houser/Documentation.docc"

GROUPS = {
    "First steps": ["docs/first-steps/Landlord.md", "docs/first-steps/Maintainer.md", "docs/first-steps/Theme-author.md", "docs/first-steps/Tenant.md"],
    "Run a board": ["README.md", *(f"{MANUAL}/{name}.md" for name in ("Install", "Publishing", "Relay", "Places", "Searches", "Feeds", "Apps"))],
    "What goes on a board": [f"{MANUAL}/{name}.md" for name in ("Listings", "Kinds", "Matching", "Comments", "Circles", "Calendars")],
    "Pages and programs": [f"{MANUAL}/{name}.md" for name in ("Themes", "Devices", "Data", "Editors")],
    "Inside Houser": [*(f"{MANUAL}/{name}.md" for name in ("Architecture", "Speed")), ".github/CONTRIBUTING.md", f"{MANUAL}/Changelog.md"],
}
"""The articles as the contents list them. Each file of the manual stands in one group."""

TITLES = {"README.md": "Houser in one page"}
"""Titles that say more than those in the files, which are read beside others on a forge."""


@dataclass
class Article:
    """One article: its file in the repository, the group it's in, and what was made of it."""

    path: str
    group: str
    title: str
    html: str
    headings: list = field(default_factory=list)

    @property
    def slug(self):
        """Its address. Houser has pages of its own under names such as "circles"."""
        name = self.path.rsplit("/", 1)[-1].removesuffix(".md").lower()
        return "first-" + name if self.path.startswith("docs/") else "about-" + {"readme": "houser"}.get(name, name)

    @property
    def lead(self):
        """Its first paragraph of words: that of the front page is a picture."""
        return next(filter(None, map(markdown.words, re.findall(r"<p>(.*?)</p>", self.html, re.DOTALL))))


def read():
    """All articles, in the order of the contents."""
    listed = {path for paths in GROUPS.values() for path in paths}
    there = {path.relative_to(REPOSITORY).as_posix() for folder in (MANUAL, "docs/first-steps") for path in (REPOSITORY / folder).glob("*.md")}
    if missing := sorted(there - listed):
        raise SystemExit(f"docs/make/articles.py: no group of the contents has {', '.join(missing)}")
    found = []
    for group, paths in GROUPS.items():
        for path in paths:
            title, html, headings = markdown.article((REPOSITORY / path).read_text(encoding="utf-8"))
            found.append(Article(path, group, TITLES.get(path, title), html, headings))
    return found
