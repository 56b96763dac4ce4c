"""Addresses and identities as the strictest readers take them: characters of a URI, in the one way of writing it that there is."""

import re

CHARACTERS = r"[0-9A-Za-z;/?:@&=+$.\-_!~*'()%,#]"
URI = re.compile(rf"[A-Za-z][0-9A-Za-z+.\-]*:{CHARACTERS}+")
TAG = re.compile(rf"tag:([a-z0-9\-._]+@)?[a-z0-9.\-]+,\d{{4}}(-\d\d(-\d\d)?)?:{CHARACTERS}*")
"""RFC 4151, with its authority in small letters."""
WEB = re.compile(rf"https?://[a-z0-9.\-]+(:\d+)?/{CHARACTERS}*")
URN = re.compile(rf"urn:[a-z0-9][a-z0-9\-]{{0,31}}:{CHARACTERS}+")
ESCAPED = re.compile(r"%(?![0-9A-F]{2})|%(?=2D|2E|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])")
"""A percent sign that does not stand before two capital digits, or escapes what needs no escape."""


def identity_fault(identity):
    """What is wrong with the id of a feed or an entry, which is compared byte by byte; None if nothing is."""
    if not any(kind.fullmatch(identity) for kind in (TAG, WEB, URN)):
        return f"the id {identity!r} is no tag:, https: or urn: URI in its canonical form"
    if ESCAPED.search(identity):
        return f"the id {identity!r} is not escaped as its canonical form is"
    return None
