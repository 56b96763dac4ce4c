"""YAML as editors read it: only what the core schema of YAML 1.2 (section 10.3.2) takes for something else than a text is no text."""

import re

import yaml


class CoreLoader(yaml.SafeLoader):
    yaml_implicit_resolvers = {}


for tag, pattern, signs in (
    ("null", r"~|null|Null|NULL|", [*"~nN", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?", "-+.0123456789"),
):
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), list(signs))


def whole(loader, node):
    """A whole number, which begins with a 0 as well as with any other digit."""
    text = loader.construct_scalar(node)
    return int(text, 0) if text.startswith(("0o", "0x")) else int(text)


CoreLoader.add_constructor("tag:yaml.org,2002:int", whole)


def read(text):
    return yaml.load(text, CoreLoader)


def facts(path):
    """The facts of a file: all of it, or what stands between the two lines of hyphens."""
    text = path.read_text(encoding="utf-8")
    return read(text.split("\n---\n", 1)[0].removeprefix("---\n") if path.suffix == ".md" else text)
