"""The published site as the checks see it: a folder of files, mounted at a path of the site's own address."""

import re
import shutil
import sys
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from search_index import read_index, read_regions


class Problems:
    """Every problem that a check finds; nothing is cut short at the first one."""

    def __init__(self, check):
        self.check, self.found = check, {}

    def add(self, where, what):
        self.found.setdefault(f"{where}: {what}")

    def tell(self):
        """Prints what was found."""
        for problem in self.found:
            print(problem, file=sys.stderr)

    def finish(self, summary):
        """Prints what was found, or one line of what was looked at, and ends the check."""
        self.tell()
        if self.found:
            sys.exit(f"{self.check}: {len(self.found)} problem{'s' * (len(self.found) != 1)}; looked at: {summary}")
        print(f"{self.check}: {summary}")
        sys.exit(0)


def link_or_copy(source, target):
    """Links take no time, but lead to no other disk, where temporary files may lie."""
    try:
        Path(target).hardlink_to(source)
    except OSError:
        shutil.copyfile(source, target)


class Published:
    """One output folder. `base` is the path that it is mounted at: "/" or "/board/"."""

    def __init__(self, folder, base="/"):
        self.folder = Path(folder).resolve()
        if not (base.startswith("/") and base.endswith("/")):
            sys.exit(f"the base path must begin and end with a slash, not {base!r}")
        if not (self.folder / "index.html").is_file():
            sys.exit(f"{folder} is not a published site: it has no index.html")
        self.base = base
        self.files = {p.relative_to(self.folder).as_posix(): p for p in sorted(self.folder.rglob("*")) if p.is_file()}

    def named(self, *patterns):
        """The paths that match any of the patterns, such as "*.html"."""
        return [path for path, file in self.files.items() if any(file.match(pattern) for pattern in patterns)]

    def below(self, pattern):
        """The paths that match a pattern part by part, such as "people/*/index.html": a star stands for one part."""
        return [path for path in self.files if path.count("/") == pattern.count("/") and fnmatch(path, pattern)]

    @cached_property
    def folders(self):
        """The paths of the files by the folder that they are in, such as "suburbs/"; that of the site itself is empty."""
        folders = {}
        for path in self.files:
            folders.setdefault(path[: path.rfind("/") + 1], []).append(path)
        return folders

    def read(self, path):
        return self.files[path].read_text(encoding="utf-8")

    @cached_property
    def assets(self):
        """The folder of what pages load, whose name is a digest of it: "assets/1f2e3d4c5b/"."""
        folders = [path.removesuffix("style.css") for path in self.below("assets/*/style.css")]
        if len(folders) != 1:
            sys.exit(f"there must be one folder of assets, not {folders}")
        return folders[0]

    @cached_property
    def address(self):
        """The address that the site says it is published under, from the home page's canonical link."""
        match = re.search(r'<link rel="canonical"[^>]* href="([^"]+)"', self.read("index.html"))
        if not match:
            sys.exit("index.html has no canonical link, so the site's own address is not known")
        return match[1]

    @cached_property
    def origin(self):
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}"

    def url(self, path):
        """Where a file is, as an absolute URL; an index.html is its folder."""
        return self.address + re.sub(r"(^|/)index\.html$", r"\1", path)

    def file_at(self, url):
        """The path of the file that is published at an absolute URL; None if there is none, or it is of another site."""
        if not url.startswith(self.address):
            return None
        path = unquote(urlsplit(url[len(self.address):]).path)
        path += "index.html" if path == "" or path.endswith("/") else ""
        return path if path in self.files else None

    def resolve(self, reference, start):
        """A reference made on the page `start`: (path of the file, fragment, fault); path is None for another site."""
        try:
            target = urlsplit(urljoin(start, reference))
            _ = target.port
        except ValueError as error:
            return None, "", f"is not an address ({error})"
        if f"{target.scheme}://{target.netloc}" != self.origin:
            return None, "", None
        path = unquote(target.path, errors="strict") or "/"
        if not path.startswith(self.base):
            return None, "", f"leaves the site's base path {self.base}"
        path = path[len(self.base):]
        if path == "" or path.endswith("/"):
            path += "index.html"
        if path in self.files:
            return path, unquote(target.fragment), None
        if f"{path}/index.html" in self.files:
            return None, "", "is a folder and lacks its last slash"
        return None, "", "is not in the output"

    @cached_property
    def index(self):
        """What the search index holds, its parts put together."""
        return {**read_index(self.read), **(read_regions(self.read) if "search/campuses.json" in self.files else {})}

    @cached_property
    def day(self):
        """A day on which everything in the search index stands: the last on which anything was listed."""
        return max((listing["listed"] for listing in self.index["listings"]), default="2026-01-01")
