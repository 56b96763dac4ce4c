"""hostile_secrets.py FOLDER: no byte of the site of the hostile board tells the street that is hidden, the surname of somebody who looks, or
the hash of a listing's secret."""

import re
import sys
from html import unescape

from hostile_texts import CHANGE_KEY, HIDDEN_STREET, SURNAME
from published import Problems, Published

TAG = re.compile(r"<[^>]*>")
CODE = re.compile(r"\\u([0-9a-fA-F]{4})")


def plain(text):
    """The letters and digits of a text alone."""
    return re.sub(r"[\W_]+", "", text.casefold())


SECRETS = {plain(CHANGE_KEY), plain(SURNAME), plain(HIDDEN_STREET), plain(TAG.sub("", HIDDEN_STREET))}


def told(text):
    """The secrets that a text tells, whatever marks stand between their letters."""
    decoded = CODE.sub(lambda match: chr(int(match[1], 16)), unescape(text))
    forms = [plain(form) for form in {text, decoded, TAG.sub("", decoded)}]
    return {secret for secret in SECRETS if any(secret in form for form in forms)}


def main(folder):
    site, problems = Published(folder), Problems("secrets")
    for form in (SURNAME.upper(), CHANGE_KEY, f"x &lt;{HIDDEN_STREET}", HIDDEN_STREET.replace("<", "\\u003c"), HIDDEN_STREET.replace("<", "&lt;")):
        if not told(form):
            problems.add("hostile_secrets.py", f"does not find a secret in {form}")
    for path, file in site.files.items():
        for secret in told(path) | told(file.read_bytes().decode(errors="replace")):
            problems.add(path, f"tells {secret}")
    problems.finish(f"{len(site.files)} files keep {len(SECRETS)} secrets")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: hostile_secrets.py FOLDER")
    main(sys.argv[1])
