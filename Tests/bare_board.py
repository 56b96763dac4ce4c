"""A board with nothing in it but what it is called."""

BOARD = """title: Board of {name}
url: https://{name}.example/
authority: "{name}.example,2026"
timezone: Australia/Melbourne
language: en-AU
contact: hello@{name}.example
"""


def make(content, name, more=""):
    """Makes a content folder, with more lines for board.yaml if there are any."""
    content.mkdir(parents=True, exist_ok=True)
    (content / "board.yaml").write_text(BOARD.format(name=name) + more)
