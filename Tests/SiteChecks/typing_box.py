"""What the search box makes of typed texts, with the theme's modules run by Node and the index of a built site."""

import json
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
ASSETS = HERE.parents[1] / "templates/assets"


def understood(site, texts, is_suggested=False):
    """Of each text what typing.mjs says of it, or what the box offers for it."""
    asked = "".join(json.dumps([text, is_suggested]) + "\n" for text in texts)
    command = ["node", "--no-warnings", HERE / "typing.mjs", Path(site).resolve(), ASSETS]
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in told.splitlines()]


def conditions(query):
    """The conditions of a query string, apart from their order."""
    pairs = [pair.split("=", 1) for pair in query.split("&") if pair]
    return sorted((key, value) for key, values in pairs for value in values.split(","))

