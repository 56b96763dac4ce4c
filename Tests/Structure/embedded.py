#!/usr/bin/env python3
"""Fails where the targets that are compiled for browsers, too, say what Embedded Swift does not know, and says what to write instead.

What it knows is tried by `Tests/judge`, which takes minutes; this finds the usual slips at once.
"""
import re
import sys
from pathlib import Path

TARGETS = ["Bytes", "Values", "ImageFiles", "CommonMark", "Places", "Matching", "Findings", "YAML", "Facts", "Rules", "Judge"]
# Compiled for machines alone.
ELSEWHERE = re.compile(r"Bytes/(Files/|Threads/[^S]|Search/)|Values/(Zones/Rules/|Decomposition)|Places/Shapes/|Judge/host/")
# Those for which `Sources/Judge/host` has a module.
IMPORTS = {*TARGETS, "BundledData", "CCMark", "CTextScan", "CXXHash", "CYaml", "Glibc", "Synchronization"}
NOISE = re.compile(r'//[^\n]*|"""(?:\\.|(?!""").)*"""|#"[^\n]*?"#|"(?:\\\([^)\n]*\)|\\.|[^"\\\n])*"', re.DOTALL)
SLIPS = [
    (re.compile(r"(?<![\w)\]}\"])\\\.\w"), "a key path: write a closure, { $0.name }"),
    (re.compile(r"uniquingKeysWith"), "uniquingKeysWith: write Dictionary(firstOf:)"),
    (re.compile(r"\bany (?!AnyObject\b|PublishedListing\b)[A-Z]"), "a protocol as a type: write a class, or a generic parameter"),
    (re.compile(r"\.Type\]"), "types as values: write rows of what is wanted of each"),
    (re.compile(r"String\((?:describing|reflecting):"), "what a value is called by reflection: write the words"),
    (re.compile(r"\bRegex\b|/\.\.\./"), "a regular expression: write what it looks for"),
]
IMPORT = re.compile(r"^(?:public |package )?import (\w+)", re.MULTILINE)


def slips(path):
    """Line numbers and words for what is wrong with a file."""
    text = NOISE.sub(lambda m: "\n" * m.group().count("\n"), path.read_text())
    for pattern, words in SLIPS:
        for found in pattern.finditer(text): yield text.count("\n", 0, found.start()) + 1, words
    for found in IMPORT.finditer(text):
        if found[1] not in IMPORTS: yield text.count("\n", 0, found.start()) + 1, f"import {found[1]}: browsers have no such module"


def main():
    sources = Path(__file__).resolve().parents[2] / "Sources"
    broken = 0
    for target in TARGETS:
        for path in sorted((sources / target).rglob("*.swift")):
            name = path.relative_to(sources).as_posix()
            if ELSEWHERE.match(name): continue
            for line, words in slips(path):
                broken += 1
                print(f"Sources/{name}:{line}: {words}")
    sys.exit(broken > 0)


main()
