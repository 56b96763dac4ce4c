"""Packages as the posting page makes them, and others."""

import struct
import zlib

LISTING = """---
title: "{title}"
owner: relay-check
address: {{street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: {postcode}}}
rent: 500
property: apartment
bedrooms: 2
bathrooms: 1
available: 2026-12-01
listed: 2026-11-20
---
Sent to see whether packages are taken as they should be. Nobody lives here.
"""
PERSON = """name: Relay Check
role: owner
about: "Sends packages that nobody needs, to see whether they arrive."
phone: 0491 570 158
"""


def zipped(files, method=0, size=None, checksum=None, mode=0o100644):
    """An archive of files by their paths, as the posting page makes it; with `size` or `checksum` it says something wrong of them."""
    body, directory = b"", b""
    for path, content in files:
        name = path.encode()
        packed = zlib.compress(content, 9)[2:-4] if method else content
        facts = struct.pack(
            "<HHHHHIIIHH", 20, 0x0800, method, 0, 0x21, zlib.crc32(content) if checksum is None else checksum, len(packed),
            len(content) if size is None else size, len(name), 0)
        directory += b"PK\1\2" + struct.pack("<H", 0x0314) + facts + struct.pack("<HHHII", 0, 0, 0, mode << 16, len(body)) + name
        body += b"PK\3\4" + facts + name + packed
    end = b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, len(files), len(files), len(directory), len(body), 0)
    return body + directory + end


def listing(name, title=None, postcode=3066, more=()):
    """A package with one listing of that name; with another postcode it is wrong."""
    text = LISTING.format(title=title or f"A flat to try packages with, {name}", postcode=postcode)
    return zipped([*more, ("people/relay-check.yaml", PERSON.encode()), (f"rentals/{name}/index.md", text.encode())])
