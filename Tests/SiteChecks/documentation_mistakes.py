"""documentation_mistakes.py: the maker of the documentation finds every link of this table that leads nowhere, and makes of an article what it should."""

import sys
from pathlib import Path

import mistakes

sys.path.insert(0, str(Path(__file__).parents[2] / "docs/make"))
import markdown
from articles import MANUAL, Article
from linking import Linker

ARTICLE = """# Feeds

What [a feed](#What-is-in-it) has, how to [install](Install.md#an-archive), and a [front page](../../../README.md).

![A board](home.png)

## What is in it?

| sign | what |
| --- | --- |
| `a \\| b` | `{{title}}` and a [release](../../../../../releases) |

```text
| no | table |
| --- | --- |
```
"""
OTHERS = {"README.md": "# Houser\n\nA program.\n", f"{MANUAL}/Install.md": "# Install\n\nOne file.\n\n## An archive\n\nUnpack it.\n"}

PARTS = [
    '<a href="#what-is-in-it">a feed</a>', '<a href="{{base}}about-install/#an-archive">install</a>', '<a href="{{base}}about-houser/">front page</a>',
    '<img src="{{assets}}docs/home.png" width="', '<h2 id="what-is-in-it"><a href="#what-is-in-it">What is in it?</a></h2>',
    "<td><code>a | b</code></td><td><code>&#123;&#123;title}}</code>", '<a href="https://forge.example/houser/releases">release</a>',
    "| no | table |\n| --- | --- |",
]
"""What becomes of the good article."""

MISTAKES = [
    ("a heading of its own that isn't there", "feeds", "#What-is-in-it", "#What-was-in-it"),
    ("a heading of another that isn't there", "feeds", "#an-archive", "#an-arkive"),
    ("an article that isn't there", "feeds", "Install.md", "Instal.md"),
    ("a file that isn't there", "feeds", "../../../README.md", "../../../REDME.md"),
    ("a picture that isn't there", "feeds", "home.png", "house.png"),
    ("a table without its rule", "feeds", "| --- | --- |\n| `a", "| `a"),
    ("a bar that ends a cell", "feeds", "a \\| b", "a | b"),
    ("a table in code that isn't code", "feeds", "```text\n", "\n"),
]


def judge(text):
    made = [Article(path, "", *markdown.article(source)) for path, source in {f"{MANUAL}/Feeds.md": text, **OTHERS}.items()]
    linker = Linker(made, "https://forge.example/houser")
    html = linker.link(made[0])
    return linker.faults + [f"lacks {part!r}" for part in PARTS if part not in html]


mistakes.run("documentation_mistakes", judge, {"feeds": ARTICLE}, MISTAKES)
