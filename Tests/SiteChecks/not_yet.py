"""What the program does not publish yet. Each line here is a hole in the checks: it goes as soon as its part is there."""

FILES = {"changes.xml", "feeds.opml", "inspections.ics"}
"""Names of files that a whole site may lack. Where one is there, it is wanted everywhere and checked."""

SCOPES = {"states", "tags", "searches", "campuses", "people"}
"""Folders of pages that may have no feeds at all."""

SAVED_SEARCHES = False
"""Whether a board may have saved searches."""


def may_lack(site, name):
    """Whether files of a name are still to come: they are awaited, and there is none in the site."""
    return name in FILES and not any(path.rpartition("/")[2] == name for path in site.files)


def may_have_no_feeds(site, folder):
    """Whether the feeds of a folder of scopes are still to come."""
    return folder in SCOPES and not any(path.startswith(f"{folder}/") and path.endswith("/atom.xml") for path in site.files)
