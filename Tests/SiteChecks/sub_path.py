"""sub_path.py ROOT OUTPUT BASE_PATH: a site below a path is the same site at the root of its domain, byte for byte, but for the path in its addresses.

What the other checks find of the site at the root then holds for the one below the path, too.
"""

import re
import sys

from published import Problems, Published

# Files without an address of their own site: the same bytes wherever the site lies.
SAME = re.compile(r"assets/|search/|map/|.*\.(png|jpg|webp|svg)$")
# What a person says of another site, which may be this very one, stays as she wrote it.
THEIRS = rb'(?!" rel="nofollow)'
# What programs are told of a file of data, which differs where addresses in it do: how long it is, and its digest.
TOLD = re.compile(rb'"bytes":\d+,"digest":"[0-9a-f]{16}"|"digest":"[0-9a-f]{16}"|\?v=[0-9a-f]{16}')
UNTOLD = re.compile(r"^api/(listings\.json|listings/\d+\.json|index\.html)$")
# Where an address of the site begins that has no host: as a whole attribute or string, in parentheses of CSS, and where a page shows it.
START = re.compile(rb"""(?<=["'(])/(?![/>])|(?<=<code>)/""")


def unfolded(path, text):
    """A calendar with its long lines in one piece, which are cut by their length; other files as they are."""
    return text.replace(b"\r\n ", b"") if path.endswith(".ics") else text


def untold(path, text):
    return TOLD.sub(b"", text) if UNTOLD.match(path) else text


def moved(path, text, host, base):
    """What a file of the site at the root would be below a path."""
    if SAME.match(path) and not path.endswith(".html"):
        return text
    text = re.sub(b"//" + re.escape(host) + b"/" + THEIRS, b"//" + host + base, text)
    # An address within an address, such as that of a feed for an app.
    text = text.replace(b"%2F%2F" + host + b"%2F", b"%2F%2F" + host + base.replace(b"/", b"%2F"))
    text = START.sub(base, text)
    return re.sub(rb"(?m)^/", base, text) if path == "_headers" else text


def difference(wanted, found):
    """Where two files part."""
    at = next((place for place, (one, other) in enumerate(zip(wanted, found, strict=False)) if one != other), min(len(wanted), len(found)))
    return f"has {found[max(at - 40, 0):at + 40]!r}, not {wanted[max(at - 40, 0):at + 40]!r}"


def main(root, output, base):
    root, site, problems = Published(root), Published(output, base), Problems("sub_path")
    host, changed = root.origin.partition("//")[2].encode(), 0
    if site.address != root.origin + base:
        problems.add("", f"is published at {site.address}, not at {root.origin + base}")
    for path in sorted(set(root.files) ^ set(site.files)):
        problems.add(path, "is in one of the two sites only")
    for path in sorted(set(root.files) & set(site.files)):
        here, there = root.files[path].read_bytes(), site.files[path].read_bytes()
        wanted, found = untold(path, moved(path, unfolded(path, here), host, base.encode())), untold(path, unfolded(path, there))
        changed += here != there
        if wanted != found:
            problems.add(path, difference(wanted, found))
    if not changed:
        problems.add("", "has no address with the path")
    problems.finish(f"{len(site.files)} files are those of the root, {changed} of them with the path in their addresses")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: sub_path.py ROOT OUTPUT BASE_PATH")
    main(*sys.argv[1:])
