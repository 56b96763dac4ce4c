#!/usr/bin/env python3
"""Fails if folders of one target use each other in a circle, and says by which references.

The compiler keeps targets apart; inside a target this does. It reads text: a folder uses another if it names a type that only that one declares
at the top level of its files, or a member that only that one adds in an extension. Strings and comments do not count.
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|(?!""").)*"""|#"[^\n]*?"#|"(?:\\\([^)\n]*\)|\\.|[^"\\\n])*"', re.DOTALL)
TYPE = re.compile(r"^(?:@\w+ )*(?:public |final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.MULTILINE)
BODY = re.compile(r"^(?:@\w+ )*(?:public |final |indirect )*(?:struct|class|enum|protocol|actor) (\w+)[^{]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
EXTENSION = re.compile(r"^(?:public )?extension (\w+)[^{]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(r"^    (?:@\w+ )*(?:public |static |mutating )*(?:func|var|let) (\w+)", re.MULTILINE)
ANY_MEMBER = re.compile(r"\b(?:func|var|let|case) `?(\w+)")


def arrows(target):
    """Who uses whom: (from, to) -> places, for the folders of a target."""
    sources = {path: NOISE.sub(lambda m: "\n" * m.group().count("\n"), path.read_text()) for path in sorted(target.rglob("*.swift"))}
    folder = {path: path.parent.relative_to(target).as_posix() for path in sources}
    owners, members, everywhere, added_to = (defaultdict(set) for _ in range(4))
    for path, text in sources.items():
        for name in TYPE.findall(text): owners[name].add(folder[path])
        for type, body in BODY.findall(text):
            for name in MEMBER.findall(body): added_to[type + "." + name].add(folder[path])
        for type, body in EXTENSION.findall(text):
            for name in MEMBER.findall(body):
                members[name].add(folder[path])
                added_to[type + "." + name].add(folder[path])
        for name in ANY_MEMBER.findall(text): everywhere[name].add(folder[path])
    home = {name: next(iter(where)) for name, where in owners.items() if len(where) == 1}
    added = {name: next(iter(where)) for name, where in members.items() if len(where) == 1 and everywhere[name] == where and len(name) > 6}
    qualified = {name: next(iter(where)) for name, where in added_to.items() if len(where) == 1}
    found = defaultdict(list)
    for path, text in sources.items():
        nested = set(re.findall(r"^ +.*\b(?:struct|class|enum|typealias) (\w+)", text, re.MULTILINE))
        for number, line in enumerate(text.split("\n"), 1):
            used = [(name, home.get(name)) for name in re.findall(r"(?<![\w.])[A-Z]\w*", line) if name not in nested]
            used += [("." + name, added.get(name)) for name in re.findall(r"\.([a-z]\w*)", line)]
            used += [(name, qualified.get(name)) for name in re.findall(r"\b[A-Z]\w*\.[a-z]\w*", line)]
            for name, to in used:
                if to and to != folder[path]: found[folder[path], to].append(f"{path}:{number}: {name}")
    return found


def circle(found):
    """The folders of one circle in order, or nothing."""
    uses = defaultdict(set)
    for start, end in found: uses[start].add(end)
    done = set()

    def visit(folder, path):
        if folder in path: return path[path.index(folder):]
        if folder in done: return None
        done.add(folder)
        return next((found for end in sorted(uses[folder]) if (found := visit(end, path + [folder]))), None)

    return next((ring for folder in sorted(uses) if (ring := visit(folder, []))), None)


failed = False
for target in sorted(path for path in Path("Sources").iterdir() if any(path.rglob("*.swift"))):
    found = arrows(target)
    if ring := circle(found):
        failed = True
        print(f"{target}: {' → '.join(ring + ring[:1])}")
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True): print("  " + "\n  ".join(found[start, end][:3]))
sys.exit(failed)
