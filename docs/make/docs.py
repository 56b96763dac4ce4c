"""docs.py: makes a site of the documentation. See --help."""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

import articles
import contents
import index
import linking
import reachable

DOCS = articles.REPOSITORY / "docs"
MARK = ".houser-docs"
"""The file by which a folder is known as one that this wrote, and may be written anew."""


def template(article, linker, all_articles):
    """The template of an article's page."""
    blocks = {
        "site": contents.of_site(all_articles, article), "page": contents.of_page(article), "heading": escape(article.title),
        "article": linker.link(article) + f'<p class="source"><a href="{linker.forge}/src/{article.path}">{{{{> partials/docs-source}}}}</a></p>',
    }
    return "{{<docs}}" + "".join(f"{{{{${name}}}}}{text}{{{{/{name}}}}}" for name, text in blocks.items()) + "{{/docs}}"


def page(title, name, lead=""):
    """A page's file, whose text only says what it's about."""
    words = re.sub(r"([\\`*_\[\]<>#&!|~-])", r"\\\1", lead)
    return f"---\ntitle: {json.dumps(title)}\ntemplate: articles/{name}\n---\n{words}\n"


def write_board(board, demonstration):
    """Writes the board whose pages are the articles."""
    shutil.copytree(DOCS / "content", board / "content")
    shutil.copytree(DOCS / "templates", board / "templates")
    forge = re.search(r"^  edit: (.*)/src/\{path\}$", (DOCS / "content/board.yaml").read_text(encoding="utf-8"), re.MULTILINE)[1]
    found = articles.read()
    linker = linking.Linker(found, forge)
    files = {
        "templates/partials/docs-contents.mustache": contents.of_site(found),
        "templates/partials/docs-home.mustache": contents.of_home(found),
        "templates/partials/docs-links.mustache": f'<a href="{escape(demonstration)}">Demonstration</a>' if demonstration else "{{! nothing }}",
        "templates/articles/all.mustache": f"{{{{<docs}}}}{{{{$article}}}}{{{{> partials/docs-found}}}}{contents.of_all(found)}{{{{/article}}}}{{{{/docs}}}}",
        "templates/assets/docs-index.json": index.index(found),
        "content/pages/all-pages.md": page("Everything in the documentation", "all"),
    }
    for article in found:
        files[f"templates/articles/{article.slug}.mustache"] = template(article, linker, found)
        files[f"content/pages/{article.slug}.md"] = page(article.title, article.slug, article.lead)
    if linker.faults:
        raise SystemExit("\n".join(linker.faults))
    for path, text in files.items():
        (board / path).parent.mkdir(parents=True, exist_ok=True)
        (board / path).write_text(text, encoding="utf-8")
    for name, file in linker.pictures.items():
        (board / "templates/assets/docs").mkdir(exist_ok=True)
        shutil.copyfile(file, board / "templates/assets/docs" / name)


def build(options):
    folder = options.output.resolve()
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise SystemExit(f"{options.output} has files of something else; name an empty folder")
    with tempfile.TemporaryDirectory() as scratch:
        board = Path(scratch)
        write_board(board, options.demonstration)
        run = subprocess.run([options.program.resolve(), "build", "--base-url", options.url, "--quiet"], cwd=board, check=False)
        if run.returncode:
            raise SystemExit(run.returncode)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / MARK).touch()
        count = reachable.copy(board / "public", urlsplit(options.url).path, folder)
    print(f"Published {options.output}: {count} files, for {options.url}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog=".ci/docs", description="Makes a site of the documentation, to be published beside the demonstration.")
    parser.add_argument("--output", type=Path, default=Path(".build/docs"), help="where it goes (.build/docs)")
    parser.add_argument("--url", default="https://board.example/docs/", help="the address it's published at (https://board.example/docs/)")
    parser.add_argument("--demonstration", help="the address of the demonstration, to which its pages lead then")
    parser.add_argument("--program", type=Path, default=Path(".program/houser"), help="the program that makes it (.program/houser)")
    try:
        build(parser.parse_args())
    except ValueError as error:
        sys.exit(str(error))
