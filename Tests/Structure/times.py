#!/usr/bin/env python3
"""Fails if a test has a limit of time: tests start together, so the clock of each runs while it waits for the others on a busy machine.

How long something may take is said by Tests/Bounds and the benchmark.
"""
import sys
from pathlib import Path

limited = [
    f"{path}:{number}: a test with a limit of time"
    for path in sorted(Path("Tests").rglob("*.swift"))
    for number, line in enumerate(path.read_text().split("\n"), 1)
    if ".timeLimit(" in line
]
print("\n".join(limited), end="\n" if limited else "")
sys.exit(bool(limited))
