"""What the program does not publish yet. Each line here is a hole in the checks: it goes as soon as its part is there."""

FILES = {"inspections.ics"}
"""Names of files that a whole site may lack. Where one is there, it is wanted everywhere and checked."""

SAVED_SEARCHES = False
"""Whether a board may have saved searches."""


def may_lack(site, name):
    """Whether files of a name are still to come: they are awaited, and there is none in the site."""
    return name in FILES and not any(path.rpartition("/")[2] == name for path in site.files)
