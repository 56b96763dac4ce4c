#!/usr/bin/env python3
"""Writes list.txt and files.bin beside itself: the time zones of the IANA database, as Debian's package `tzdata` has them.

`zic` compiles them (RFC 9636) with every change up to 2037, and not in its shorter form, which leaves out one of Ojinaga in 2022. A line of list.txt
names a zone, and where its bytes begin in files.bin and how many they are; zones that are equal share their bytes.
"""
import subprocess
import tempfile
from pathlib import Path

RULES = Path("/usr/share/zoneinfo/tzdata.zi")
here = Path(__file__).resolve().parent
with tempfile.TemporaryDirectory() as folder:
    subprocess.run(["/usr/sbin/zic", "-b", "fat", "-r", "@0", "-d", folder, RULES], check=True)
    zones = sorted((path.relative_to(folder).as_posix(), path.read_bytes()) for path in Path(folder).rglob("*") if path.is_file())
places, packed, lines = {}, bytearray(), []
for name, data in zones:
    # The first half is for readers of 32-bit times.
    second = data.index(b"TZif", 4)
    data = data[second:]
    if data not in places:
        places[data] = len(packed)
        packed += data
    lines.append(f"{name}\t{places[data]}\t{len(data)}\n")
(here / "files.bin").write_bytes(packed)
(here / "list.txt").write_text("".join(lines))
print(RULES.read_text().splitlines()[0], f"{len(lines)} zones, {len(packed)} bytes")
